import EavesChecks
import EavesDocuments
import EavesFiles
import EavesFindings
import EavesSource

/// A document, and the checks that it can be given.
struct AdoptedDocument {
  enum Status: String { case checked, offered, none }

  let document: RuleDocument
  /// Where it lies.
  let place: AbsolutePath
  let offers: [CheckSuggestion]
  /// What a check could say; nil where one is offered, or none is wanted.
  let hints: CheckHints?

  var status: Status {
    document.status == .rule ? .checked : offers.isEmpty ? .none : .offered
  }

  /// Where a check would stand beside the document.
  var sidecar: AbsolutePath {
    let stem = FilePath(place.name).stem
    return (place.parent ?? place).appending(FilePath("\(stem).yml"))
  }

  /// Whether the first two offers find different lines of the same examples, and belong to one profile.
  var firstTwoComplete: Bool {
    guard offers.count > 1, offers[0].pair == nil, offers[0].isExact, offers[1].isExact else { return false }
    return Set(offers[0].hits).isDisjoint(with: offers[1].hits)
      && !Set(offers[0].rule.profiles).isDisjoint(with: offers[1].rule.profiles)
  }

  /// Why no check can be offered; nil where examples of both sides are there.
  var lack: String? {
    if document.hasExamples { return nil }
    if document.status == .article { return "an article: 0 rules, nothing to check" }
    let sides = Set(document.groups.filter { !$0.files.isEmpty }.map(\.side))
    if !sides.contains(.incorrect) {
      return "this document has no Incorrect example in Swift, so no check can be tested"
    }
    if !sides.contains(.correct) {
      return "this document has no Correct example in Swift, so no check can be tested"
    }
    return "this document has too many examples"
  }
}

/// Texts of adoption that several outputs share.
enum AdoptWording {
  static func places(_ lines: [BlockLine]) -> [String] { lines.map { "\($0.block):\($0.line)" } }

  /// What was put around the examples for a check to find what it finds.
  static func meaning(of host: ExampleHost) -> String {
    switch host {
    case .view: "tested inside a SwiftUI view"
    case .viewModel: "tested inside a view model"
    case .domain: "tested as a file of the domain"
    case .app: "tested with declarations of the types that the examples only name"
    }
  }

  /// A check with placeholders, or made of the first phrase where there is one.
  static func skeleton(_ hints: CheckHints) -> [String] {
    let phrase = hints.phrases.first
    let subject = phrase?.subject ?? "view"
    let examples = [("incorrect", hints.pair?.incorrect), ("correct", hints.pair?.correct)].compactMap {
      key, places in places.map { "\(key): [\($0.map { "\"\($0.text)\"" }.joined(separator: ", "))]" }
    }
    return examples + [
      "for: \(subject)", "never:", "  \(phrase?.verb ?? "mentions"): \(phrase?.object ?? "NAME")",
      "instead: what to do instead",
    ]
  }
}
