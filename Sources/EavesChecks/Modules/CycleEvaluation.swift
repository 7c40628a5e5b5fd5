import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource

/// `never: reaches: self` of folders and types: the lines of each smallest cut, at the part that they stand in.
///
/// Only parts that the sentence selects are considered: where `that` selects some, cycles through others are ignored,
/// and each cycle among them is cut at a line of one of them.
extension SentenceRunner {
  /// Cycles of folders.
  func evaluateCycles(ofFolders selected: [SelectedSubject], _ outcome: inout SentenceOutcome) {
    guard checksCycles else { return }
    let folders = selected.compactMap(\.place)
    let ways = MentionPaths(of: folders.map { FilePath($0.key) }, in: candidates)
    let parts = CycleParts(noun: "folders", parties: folders.map(\.party), names: folders.map(\.name))
    outcome.violations += cycles(ways, parts) { number in
      outcome.breaking.insert(selected[number], of: project)
    }
  }

  /// Cycles of types.
  func evaluateCycles(of types: [SelectedSubject], _ outcome: inout SentenceOutcome) {
    guard checksCycles else { return }
    let ways = MentionPaths(of: types.map(\.type), in: candidates)
    let names = types.map { project.qualifiedName($0.type) }
    let parties = zip(types, names).map { Party(role: roleName(of: $0.type), name: $1) }
    outcome.violations += cycles(ways, CycleParts(noun: "types", parties: parties, names: names)) {
      number in
      outcome.breaking.types.insert(types[number].type)
    }
  }

  /// Whether the sentence forbids its subjects to reach themselves.
  private var checksCycles: Bool {
    guard case .never(let items) = sentence.sentence.frame else { return false }
    return items.contains { item in item.terms.contains { $0.word == .reaches && !$0.isReachOfCode } }
  }

  private func cycles(
    _ ways: MentionPaths, _ parts: CycleParts, breaks: (Int) -> Void
  ) -> [Violation] {
    ways.cuts().flatMap { cut, steps -> [Violation] in
      let gone = steps.filter { cut.takes($0.source, $0.target) && !$0.names.isEmpty }
      for step in gone { breaks(step.source) }
      if cut.lines > CycleWording.maxLines {
        return component(cut, gone, of: steps, parts).map { [$0] } ?? []
      }
      var returnPaths = ReturnPaths(by: steps)
      return gone.compactMap { step in
        step.names.first.map {
          line(step, at: $0, cut, returnPaths.way(from: step.target, to: step.source), parts)
        }
      }
    }
  }

  /// A step that must go, at the first of its lines; beside it the others, and the way back step by step.
  private func line(
    _ step: MentionPaths.Step, at first: NodeRef, _ cut: SmallestCut, _ known: [MentionPaths.Step]?,
    _ parts: CycleParts
  ) -> Violation {
    let names = parts.names
    let rest = known.map { $0.map { names[$0.target] } } ?? ["…", names[step.source]]
    let cycle = [names[step.source], names[step.target]] + rest
    let others = step.names.dropFirst().map { related($0, CycleWording.further) }
    let way = (known ?? []).compactMap { step in
      step.names.first.map {
        related($0, CycleWording.way(from: names[step.source], to: names[step.target]))
      }
    }
    let why = CycleWording.why(cycle, cut, step.lineCount)
    return violation(step, at: first, parts, why, related: others + way)
  }

  /// One finding for a strongly connected component with a very large cut, at the edge of the cut that leads to the
  /// part with the most edges.
  private func component(
    _ cut: SmallestCut, _ gone: [MentionPaths.Step], of steps: [MentionPaths.Step], _ parts: CycleParts
  ) -> Violation? {
    var degrees: [Int: Int] = [:]
    for step in steps {
      degrees[step.source, default: 0] += 1
      degrees[step.target, default: 0] += 1
    }
    func degree(_ part: Int) -> Int { degrees[part, default: 0] }
    let members = degrees.keys.sorted { (-degree($0), $0) < (-degree($1), $1) }
    // Steps are in order; of those that lead to the same, the first stay first.
    let order = gone.indices.sorted { one, other in
      (-degree(gone[one].target), gone[one].target, one)
        < (-degree(gone[other].target), gone[other].target, other)
    }
    let shown = order.prefix(CycleWording.maxShown).map { gone[$0] }
    guard let first = shown.first, let name = first.names.first else { return nil }
    let ties = members.prefix(CycleWording.maxShown).map { (parts.names[$0], degree($0)) }
    let why = CycleWording.component(parts.noun, of: members.count, ties, cut)
    let way = shown.dropFirst().compactMap { step in
      step.names.first.map {
        related($0, CycleWording.cut(parts.names[step.source], parts.names[step.target], step.lineCount))
      }
    }
    return violation(first, at: name, parts, why, related: way)
  }

  private func violation(
    _ step: MentionPaths.Step, at name: NodeRef, _ parts: CycleParts, _ why: String,
    related: [Violation.Related]
  ) -> Violation {
    let party = parts.parties[step.source]
    let object = Party(role: nil, name: parts.parties[step.target].name)
    let breach = wording.breach(
      of: party, key: party.name, verb: TermWord.reaches.rawValue, object: object, position: "mention",
      message: sentence.sentence.message(party, object, wording) ?? "\(wording.subject(party)) \(why)",
      instead: sentence.sentence.instead)
    return Violation(
      file: Int(name.file), range: range(of: name), breach: breach, related: related, isPath: true)
  }

  private func related(_ name: NodeRef, _ message: String) -> Violation.Related {
    Violation.Related(file: Int(name.file), range: range(of: name), message: message)
  }

  private func range(of name: NodeRef) -> ByteRange {
    project.files[Int(name.file)].outline.nodes[Int(name.node)].range
  }
}

/// What reaches itself, as findings name it, by number.
private struct CycleParts {
  /// "types".
  let noun: String
  let parties: [Party]
  let names: [String]
}

/// Messages about cycles.
enum CycleWording {
  /// A larger cut is reported as one finding.
  static let maxLines = 50
  /// How many parts and edges of a strongly connected component are named.
  static let maxShown = 10

  static let further = "also to be removed"

  /// A step of the way back.
  static func way(from name: String, to next: String) -> String {
    "\(Wording.code(name)) depends on \(Wording.code(next)) here"
  }

  /// An edge of the cut of a strongly connected component.
  static func cut(_ source: String, _ target: String, _ lines: Int) -> String {
    "also to be removed: \(Wording.code(source)) → \(Wording.code(target))\(lines == 1 ? "" : ", \(lines) lines")"
  }

  /// "is part of a cycle of 120 types, most connected are `Router` (81 dependencies), `Pool` (70) and 118 others; the
  /// smallest cut found is 165 lines, at most 81 above the least there can be, and begins here".
  ///
  /// - Parameter ties: the members that most ways lead to and from, with how many do.
  static func component(
    _ noun: String, of count: Int, _ ties: [(name: String, ways: Int)], _ cut: SmallestCut
  )
    -> String
  {
    let named = ties.enumerated().map {
      "\(Wording.code($1.name)) (\($1.ways)\($0 == 0 ? " dependencies" : ""))"
    }
    let others = count > ties.count ? " and \(count - ties.count) others" : ""
    return
      "is part of a cycle of \(count) \(noun), most connected are \(named.joined(separator: ", "))\(others); "
      + "\(size(of: cut)), and the first line is here"
  }

  private static func size(of cut: SmallestCut) -> String {
    let lines = "\(cut.lines) line\(cut.lines == 1 ? "" : "s")"
    return cut.slack == 0
      ? "removing \(lines) breaks all connected cycles"
      : "removing \(lines) breaks all connected cycles (at least \(cut.lines - cut.slack) must go)"
  }

  /// "is part of a cycle: `Chart` → `Log` → `Chart`; the smallest cut is 1 line, and this is one of them".
  ///
  /// - Parameter count: how many lines of the cut the finding is about.
  static func why(_ cycle: [String], _ cut: SmallestCut, _ count: Int) -> String {
    "is part of a cycle: \(cycle.map(Wording.code).joined(separator: " → ")); "
      + (cut.lines == 1
        ? "removing this line breaks the cycle"
        : "\(size(of: cut)), \(count == 1 ? "and this is one of the lines" : "and \(count) of the lines are here")")
  }
}
