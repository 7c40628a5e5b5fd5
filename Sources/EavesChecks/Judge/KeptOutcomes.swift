import EavesDocuments
import EavesFindings
import EavesProject
import EavesThreads

/// What a check leaves to the next one, by the rules that it was for: its walk, and what its sentences found.
package final class EvidenceMemory: Sendable {
  let walks = SharedAnswers<[RuleID], EvidenceWalk>()
  let outcomes = SharedAnswers<[RuleID], [SentenceOutcome]>()

  package init() {}
}

/// What the sentences of the check before found, and the file that has changed since.
struct KeptOutcomes: Sendable {
  let outcomes: [SentenceOutcome]
  let file: Int

  /// What a sentence found, whose evidence is the same. Nil where its subjects' own code has a say, or where it tells
  /// of a place in the file that has changed.
  func outcome(_ number: Int, of sentence: CompiledSentence) -> SentenceOutcome? {
    guard sentence.isDecidedByEvidence else { return nil }
    let outcome = outcomes[number]
    let violations = outcome.violations + outcome.exempt.flatMap(\.violations)
    let isElsewhere =
      !violations.contains { $0.file == file || $0.related.contains { $0.file == file } }
      && !outcome.excepted.contains { $0.file == file } && !outcome.missing.contains { $0.file == file }
      && outcome.unknown.isEmpty && outcome.unreadModules.isEmpty && outcome.looked.places.isEmpty
    return isElsewhere ? outcome : nil
  }
}

extension CompiledSentence {
  /// Whether what it finds follows from its evidence and from what no body of a function says: who its subjects are,
  /// and what evidence it excepts.
  fileprivate var isDecidedByEvidence: Bool {
    switch subject {
    case .role, .type: break
    default: return false
    }
    guard case .never(let items) = sentence.frame, items.count == searches.count else { return false }
    return sentence.everyItem.allSatisfy { item in
      item.which.isEmpty && item.terms.allSatisfy { $0.word.saysNothingOfBodies }
    } && !(sentence.that + sentence.unless).contains { $0.terms.contains { $0.word == .mentions } }
  }
}

extension TermWord {
  /// Whether evidence answers it, or the link alone.
  fileprivate var saysNothingOfBodies: Bool {
    switch self {
    case .holds, .accepts, .exposes, .creates, .calls, .assigns, .branches, .mentions, .conforms, .declares,
      .name, .kind, .marked, .in, .path, .access, .role, .heldBy, .acceptedBy, .returnedBy, .createdBy,
      .conformedBy:
      true
    default: false
    }
  }
}
