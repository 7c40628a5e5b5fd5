import EavesChecks
import EavesFindings
import EavesSession
import EavesSource

/// A proof for people at a terminal: the verdict, a table of the rules, the misses by cause.
struct ProveText {
  let proof: CheckProof

  /// How many misses of one cause are printed before the rest is only counted.
  private static let maxMisses = 5

  var text: String {
    var lines = [verdict, ""] + table
    for cause in PlantMiss.Cause.allCases { lines += misses(of: cause) }
    lines += unknown
    if !unplanted.isEmpty { lines += [""] + unplanted }
    lines += ["", last]
    return lines.map { HarmlessText.of($0, in: .line) + "\n" }.joined()
  }

  // MARK: Verdict

  private var verdict: String {
    let missed = proof.rules.reduce(0) { $0 + $1.missed.count }
    let unknown = proof.rules.reduce(0) { $0 + $1.unknown }
    var parts = ["caught \(proof.caught) of \(proof.planted) planted violations"]
    if missed > 0 { parts.append("\(missed) missed") }
    if unknown > 0 { parts.append("\(unknown) unknown") }
    return parts.joined(separator: ", ")
  }

  private var last: String {
    let rules = proof.rules.count == 1 ? "1 rule" : "\(proof.rules.count) rules"
    let rest = Set(proof.unplanted.map(\.rule)).subtracting(proof.rules.map(\.rule)).count
    let others = rest == 0 ? "" : "; \(rest) other \(rest == 1 ? "rule was" : "rules were") not planted"
    let share = Self.percent(proof.share ?? 0)
    return "caught \(share) of \(proof.planted) planted violations"
      + " of \(rules) (seed \(proof.seed))\(others); no file was changed"
  }

  /// Rounded down, so that a share below a limit does not look as if it met the limit.
  static func percent(_ share: Double) -> String { "\(wholePercent(share)) %" }
  static func wholePercent(_ share: Double) -> Int { Int((share * 100).rounded(.down)) }

  // MARK: Table

  private var table: [String] {
    let width = (proof.rules.map { $0.rule.text.count }.max() ?? 0) + 2
    let head = Self.left("rule", width) + Self.row("planted", "caught", "missed", "unknown")
    return [head]
      + proof.rules.map { rule in
        Self.left(rule.rule.text, width)
          + Self.row(
            "\(rule.plants.count)", "\(rule.caught)", Self.count(rule.missed.count),
            Self.count(rule.unknown))
      }
  }

  private static func row(_ columns: String...) -> String {
    columns.map { String(repeating: " ", count: max(0, 9 - $0.count)) + $0 }.joined()
  }

  private static func count(_ number: Int) -> String { number == 0 ? "–" : "\(number)" }

  private static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  // MARK: Misses

  private func misses(of cause: PlantMiss.Cause) -> [String] {
    let missed = proof.rules.flatMap(\.missed).filter { $0.miss?.cause == cause }
    if missed.isEmpty { return [] }
    var lines = ["", "missed: \(Self.title(cause)) (\(missed.count))"]
    for plant in missed.prefix(Self.maxMisses) { lines += Self.lines(plant) }
    let more = missed.count - Self.maxMisses
    if more > 0 { lines.append("  … \(more) more: `--format json` lists all") }
    return lines
  }

  private static func lines(_ plant: ProvedPlant) -> [String] {
    [
      "  \(plant.plant.place)  \(plant.plant.rule)",
      "    + \(plant.plant.place.start.line) │ \(plant.plant.edits.first?.code ?? "")",
      "    `\(plant.plant.subject.name)` \(plant.plant.text)" + (plant.miss.map { "; \($0.why)" } ?? ""),
    ]
  }

  private var unknown: [String] {
    let plants = proof.rules.flatMap(\.plants).filter { $0.verdict == .unknown }
    if plants.isEmpty { return [] }
    let more = plants.count - Self.maxMisses
    return ["", "unknown: the call is not certain, and `eaves coverage` would list it (\(plants.count))"]
      + plants.prefix(Self.maxMisses).flatMap(Self.lines)
      + (more > 0 ? ["  … \(more) more: `--format json` lists all"] : [])
  }

  private static func title(_ cause: PlantMiss.Cause) -> String {
    switch cause {
    case .excluded: "the file is excluded"
    case .exempt: "the type is exempt"
    case .off: "the rule is off in the folder"
    case .suppressed: "a comment suppresses the rule"
    case .noRole: "the type has no role"
    case .otherRole: "the planted line changes the role of the type"
    case .notCovered: "the rule does not check types with such a line"
    case .excepted: "an exception of the rule applies"
    case .notReported: "the rule does not report this form"
    }
  }

  // MARK: Rules without plants

  /// One line for each reason.
  private var unplanted: [String] {
    let byReason = Dictionary(grouping: proof.unplanted, by: \.why)
    return byReason.keys.sorted().map { why in
      let rules = (byReason[why] ?? []).map(\.rule.text)
      return "not planted, because the rule \(why): \(rules.joined(separator: ", "))"
    }
  }
}
