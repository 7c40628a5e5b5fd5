import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// What the scanner could not parse of an example: code that is not understood proves nothing.
///
/// Omissions in an example are allowed: `…` and `...` stand for any code.
struct UnparsedExample {
  private let stage: ExampleRunner.Stage

  init(_ stage: ExampleRunner.Stage) { self.stage = stage }

  /// As many lines of one example are named.
  private static let most = 5

  /// One problem for a line, up to a few.
  func problems(of document: RuleDocument) -> [Problem] {
    let lines = unreadLines
    var problems = lines.prefix(Self.most).map { place, message in
      document.problem(
        "the example is not understood: \(message)",
        remedy: "write it as Swift; … stands for what is left out",
        at: place)
    }
    if lines.count > Self.most, let last = lines.prefix(Self.most).last {
      problems.append(
        document.problem(
          "\(lines.count - Self.most) more lines of the example are not understood",
          remedy: "fix the first ones first", at: last.place))
    }
    return problems
  }

  /// The lines with something that is not understood, each with the first of it.
  private var unreadLines: [(place: BlockLine, message: String)] {
    var found: [(place: BlockLine, message: String)] = []
    for outline in stage.project.files.map(\.outline) {
      var known: Set<Int> = []
      for irregularity in outline.irregularities {
        let line = outline.lines.line(of: irregularity.range.start)
        guard known.insert(line).inserted, !Self.isPlaceholder(irregularity, outline),
          let place = stage.blockLine(line, in: outline.source.path)
        else { continue }
        // The place says where it is opened, and counts as the page does.
        found.append((place, irregularity.message.replacing(" opened on line \(line)", with: "")))
      }
    }
    return found.sorted { $0.place < $1.place }
  }

  /// Dots where code is left out, and what follows from them on their line.
  private static func isPlaceholder(_ irregularity: Irregularity, _ outline: Outline) -> Bool {
    let text = outline.source.text(irregularity.range)
    return !text.isEmpty && text.allSatisfy { $0 == "." || $0 == "…" }
  }
}
