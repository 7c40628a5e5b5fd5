package import EavesDocuments

/// A sentence as plain English: "for every view, never mentions a repository, database or network, except
/// a repository that it only passes to a view model".
package struct SentenceText {
  private let vocabulary: RoleVocabulary

  package init(_ vocabulary: RoleVocabulary) { self.vocabulary = vocabulary }

  /// The sentence without a period.
  package func text(of sentence: Sentence) -> String {
    english(sentence).text(of: sentence)
  }

  /// An item of `except` as what it leaves out: "a repository that it only passes to a view model".
  package func exception(_ index: Int, of sentence: Sentence) -> String {
    english(sentence).exception(sentence.except[index])
  }

  private func english(_ sentence: Sentence) -> EnglishSentence {
    EnglishSentence(items: ItemText(vocabulary, subject: sentence.subject.text))
  }
}

private struct EnglishSentence {
  let items: ItemText

  func text(of sentence: Sentence) -> String {
    var parts = [subject(sentence)]
    if !sentence.unless.isEmpty {
      parts.append("unless it \(items.list(sentence.unless.map { items.phrase($0) }, "or"))")
    }
    parts.append(frame(sentence.frame))
    if !sentence.except.isEmpty { parts.append("except \(items.list(sentence.except.map(exception), "or"))") }
    return parts.joined(separator: ", ")
  }

  private func subject(_ sentence: Sentence) -> String {
    let subject = "for \(items.every(sentence.subject.text))"
    if sentence.that.isEmpty { return subject }
    return "\(subject) that \(items.list(sentence.that.map { items.phrase($0) }, "and"))"
  }

  private func frame(_ frame: Frame) -> String {
    switch frame {
    case .never(let list):
      if list.contains(where: \.isExistence) { return "never: it must not exist" }
      return "never \(items.list(list.map { items.phrase($0) }, "and never"))"
    case .always(let list): return "always \(items.list(list.map { items.phrase($0) }, "and"))"
    case .only(let item):
      let text = items.phrase(item, last: item.terms.first?.word == .imports ? "and" : "or")
      return text.hasPrefix("is ") ? "is only \(text.dropFirst(3))" : "only \(text)"
    }
  }

  /// "a repository that it only passes to a view model", "what stands inside init".
  func exception(_ item: Item) -> String {
    guard let verb = item.terms.first(where: { $0.word.isVerb }) else {
      let inside = item.inside.isEmpty ? [] : ["stands\(items.place(item.inside, isDirect: item.isDirect))"]
      var clauses = item
      clauses.inside = []
      let phrases = item.terms.isEmpty ? [] : [items.phrase(clauses)]
      return "what \((phrases + inside).joined(separator: " and "))"
    }
    let value = item.of.isEmpty ? "what" : "\(items.objects(item.of)) that"
    var rest = item
    rest.of = []
    if verb.word == .passesTo || verb.word == .forwardsTo { return "\(value) it \(items.phrase(rest))" }
    return "where it \(items.phrase(item))"
  }
}
