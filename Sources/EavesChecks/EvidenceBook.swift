import EavesDocuments

/// What was found for the verbs that a sentence uses as clauses, by the word's own place in the document.
struct EvidenceBook {
  private var found: [Word: (search: Search, byFile: [Int: [Evidence]])] = [:]
  /// Who mentions and calls which type; nil when no sentence asks.
  let usage: Usage?

  init(_ searches: [Search], _ evidence: [[Evidence]], _ usage: Usage?) {
    self.usage = usage
    for (search, list) in zip(searches, evidence) {
      found[search.term.place] = (search, Dictionary(grouping: list, by: \.file))
    }
  }

  /// The search that a verb stands for; nil when it is none.
  func search(for term: Term) -> Search? { found[term.place]?.search }

  /// The evidence for a verb in some files, as yet without its narrowing words.
  func evidence(for term: Term, in files: some Sequence<Int>) -> [Evidence] {
    guard let byFile = found[term.place]?.byFile else { return [] }
    return files.flatMap { byFile[$0, default: []] }
  }
}
