import EavesFindings
import EavesSource

/// The findings that count, as figures: a line for each rule, worst first, and for each folder, the fullest first.
struct FindingTables {
  private let groups: [RuleGroup]

  /// Findings beyond which a report ends with the tables.
  static let manyFindings = 20
  /// Folders that are named before the others are counted together.
  private static let foldersShown = 12

  init(of groups: [RuleGroup]) { self.groups = groups }

  /// How many findings there are.
  var total: Int { groups.reduce(0) { $0 + $1.findings.count } }

  /// Lines without the breaks at their ends; empty where there is nothing to count.
  func lines(_ style: Style) -> [String] {
    if groups.isEmpty { return [] }
    return [style.paint("findings by rule", .bold)] + rules(style)
      + [style.paint("findings by folder", .bold)] + folders()
  }

  private func rules(_ style: Style) -> [String] {
    let width = groups.map(\.first.impact.name.count).max() ?? 0
    return groups.map { group in
      let impact = group.first.impact.name
      let padding = Terminal.row(width - impact.count)
      return figure(group.findings.count) + style.paint(impact, .bold, style.ink(of: group.first.impact))
        + "\(padding)  \(HarmlessText.of(group.first.rule.text, in: .line))"
    }
  }

  private func folders() -> [String] {
    var counts: [String: Int] = [:]
    for finding in groups.lazy.flatMap(\.findings) { counts[finding.place.path.folder, default: 0] += 1 }
    let sorted = counts.sorted { left, right in
      left.value != right.value
        ? left.value > right.value : left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
    }
    let shown = sorted.prefix(Self.foldersShown)
    let rest = sorted.dropFirst(shown.count)
    let lines = shown.map { figure($0.value) + HarmlessText.of($0.key.isEmpty ? "." : $0.key, in: .line) }
    if rest.isEmpty { return lines }
    return lines + [
      figure(rest.reduce(0) { $0 + $1.value }) + "in \(Wording.count(rest.count, "other folder"))"
    ]
  }

  /// A figure at the right of its column, and two blanks.
  private func figure(_ number: Int) -> String {
    let text = Wording.figure(number)
    let width = max(5, Wording.figure(total).count + 2)
    return Terminal.row(max(0, width - text.count)) + text + "  "
  }
}
