import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource

/// `never: reaches: self` of folders and types: the lines of each smallest cut, at the part that they stand in.
///
/// Only parts that the sentence is about are looked at: where `that` chooses some, circles through others are none of
/// its business, and each circle among them is opened by a line of one of them.
extension SentenceRunner {
  /// Circles of folders.
  func judgeCircles(of folders: [PlacedSubject], _ outcome: inout SentenceOutcome) {
    guard asksForCircles else { return }
    let ways = MentionWays(of: folders.map { FilePath($0.key) }, in: candidates)
    outcome.violations += circles(ways, folders.map(\.party), folders.map(\.name)) { number in
      outcome.breaking.insert(folders[number], of: project)
    }
  }

  /// Circles of types.
  func judgeCircles(of types: [SelectedSubject], _ outcome: inout SentenceOutcome) {
    guard asksForCircles else { return }
    let ways = MentionWays(of: types.map(\.type), in: candidates)
    let names = types.map { project.qualifiedName($0.type) }
    let parties = zip(types, names).map { Party(role: roleName(of: $0.type), name: $1) }
    outcome.violations += circles(ways, parties, names) { number in
      outcome.breaking.types.insert(types[number].type)
    }
  }

  /// Whether the sentence forbids its subjects to reach themselves.
  private var asksForCircles: Bool {
    guard case .never(let items) = sentence.sentence.frame else { return false }
    return items.contains { item in item.terms.contains { $0.word == .reaches } }
  }

  private func circles(
    _ ways: MentionWays, _ parties: [Party], _ names: [String], breaks: (Int) -> Void
  ) -> [Violation] {
    ways.cuts().flatMap { cut, steps -> [Violation] in
      var waysBack = WaysBack(by: steps)
      return steps.filter { cut.takes($0.source, $0.target) }.compactMap { step -> Violation? in
        guard let first = step.names.first else { return nil }
        breaks(step.source)
        let known = waysBack.way(from: step.target, to: step.source)
        let back = known ?? []
        let rest = known.map { $0.map { names[$0.target] } } ?? ["…", names[step.source]]
        let circle = [names[step.source], names[step.target]] + rest
        let party = parties[step.source]
        let breach = wording.breach(
          of: party, key: party.name, verb: TermWord.reaches.rawValue,
          object: Party(role: nil, name: parties[step.target].name), position: "mention",
          message: "\(Wording.name(party)) \(CircleWording.why(circle, cut, step.lineCount))",
          instead: sentence.sentence.instead)
        let others = step.names.dropFirst().map { related($0, CircleWording.further) }
        let way = back.compactMap { step in
          step.names.first.map { related($0, CircleWording.way(from: names[step.source])) }
        }
        return Violation(
          file: Int(first.file), range: range(of: first), breach: breach, related: others + way)
      }
    }
  }

  private func related(_ name: NodeRef, _ message: String) -> Violation.Related {
    Violation.Related(file: Int(name.file), range: range(of: name), message: message)
  }

  private func range(of name: NodeRef) -> ByteRange {
    project.files[Int(name.file)].outline.nodes[Int(name.node)].range
  }
}

/// What is said of circles.
enum CircleWording {
  static let further = "must go, too"
  static func way(from name: String) -> String { "and \(name) leads on from here" }

  /// "reaches itself: Chart → Log → Chart; the smallest cut is 1 line, and this is one of them".
  ///
  /// - Parameter count: how many lines of the cut the finding is about.
  static func why(_ circle: [String], _ cut: SmallestCut, _ count: Int) -> String {
    let bound = cut.slack == 0 ? "" : ", at most \(cut.slack) more than needed"
    return "reaches itself: \(circle.joined(separator: " → ")); the smallest cut is \(cut.lines) "
      + "line\(cut.lines == 1 ? "" : "s")\(bound), "
      + (count == 1 ? "and this is one of them" : "and \(count) of them are here")
  }
}
