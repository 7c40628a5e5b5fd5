import EavesFindings
import EavesReporters
import EavesSession
import EavesSource

/// What `baseline write` and `baseline update` say: the file, and what is different in it.
enum BaselineText {
  /// How many lines a delta names before it says how many more there are.
  private static let linesShown = 20

  static func written(
    _ path: FilePath, _ entries: [BaselineEntry], _ change: BaselineChange, isNew: Bool
  ) -> String {
    let path = HarmlessText.of(path.text, in: .line)
    if isNew { return "wrote \(path): \(self.entries(entries.count))\n" + counts(entries, [:]) }
    let before = Dictionary(grouping: change.kept + change.stale, by: \.key.rule).mapValues(\.count)
    return "wrote \(path): \(self.entries(entries.count)), \(delta(change))\n"
      + hidden(change) + learned(change) + asleep(change) + counts(entries, before)
      + lines("+", change.fresh) + lines("-", change.stale)
      + lines("→", change.moved) + lines("~", change.rekeyed)
  }

  static func updated(_ path: FilePath, _ change: BaselineChange) -> String {
    let isSame = change.stale.isEmpty && change.moved.isEmpty && change.rekeyed.isEmpty
    let parts = [
      entries(change.kept.count),
      isSame ? "nothing to drop" : nil,
      change.stale.isEmpty ? nil : "\(change.stale.count) dropped",
      change.moved.isEmpty ? nil : "\(change.moved.count) moved",
      change.rekeyed.isEmpty ? nil : "\(change.rekeyed.count) re-keyed after an upgrade of Eaves",
    ].compactMap { $0 }
    return "\(HarmlessText.of(path.text, in: .line)): \(parts.joined(separator: ", "))\n" + hidden(change)
      + learned(change) + asleep(change)
      + lines("-", change.stale) + lines("→", change.moved) + lines("~", change.rekeyed)
  }

  /// Entries that stay because it is unknown whether they are fixed.
  private static func hidden(_ change: BaselineChange) -> String {
    guard let (count, unparsed) = change.hidden else { return "" }
    let path = HarmlessText.of(unparsed.text, in: .line)
    return
      "  \(entries(count)) without a finding \(count == 1 ? "stays" : "stay"), because \(path) could not be parsed completely\n"
  }

  /// What an update, or a growth, of a baseline of an older Eaves has changed in entries that stay.
  private static func learned(_ change: BaselineChange) -> String {
    if change.learned == 0 { return "" }
    let entries = change.learned == 1 ? "1 entry has" : "\(change.learned) entries have"
    return "  \(entries) more details about the code, to recognize findings after a move\n"
  }

  /// Entries of another profile, or of a rule that was on. Only the user knows whether the rule will run again.
  private static func asleep(_ change: BaselineChange) -> String {
    if change.asleep.isEmpty { return "" }
    let rules = Dictionary(grouping: change.asleep, by: \.key.rule).mapValues(\.count)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let named = rules.prefix(rulesNamed).map { "\($0.key) \($0.value)" }
    let more = rules.count > rulesNamed ? ["\(rules.count - rulesNamed) other rules"] : []
    let list = HarmlessText.of((named + more).joined(separator: ", "), in: .line)
    return "  \(entries(change.asleep.count)) of rules that do not run here are kept (\(list)); "
      + "delete the entries of rules that will never run\n"
  }

  /// How many rules are named whose entries are not checked.
  private static let rulesNamed = 5

  static func hint(_ path: FilePath) -> String {
    HarmlessText.of(
      "`eaves check` uses this file with --baseline \(path), or with `baseline: \(path)` in eaves.yml",
      in: .line)
      + "\n"
  }

  /// "no entries", "1 entry", "12 entries".
  static func entries(_ count: Int) -> String {
    count == 0 ? "no entries" : count == 1 ? "1 entry" : "\(count) entries"
  }

  /// "+2 -1", "±0".
  private static func delta(_ change: BaselineChange) -> String {
    let parts =
      (change.fresh.isEmpty ? [] : ["+\(change.fresh.count)"])
      + (change.stale.isEmpty ? [] : ["-\(change.stale.count)"])
    return parts.isEmpty ? "as before" : parts.joined(separator: " ")
  }

  /// A line for each rule: how many there are, and how many more or fewer than before.
  private static func counts(_ entries: [BaselineEntry], _ before: [RuleID: Int]) -> String {
    let now = Dictionary(grouping: entries, by: \.key.rule).mapValues(\.count)
    let rules = Set(now.keys).union(before.keys).sorted { left, right in
      let (a, b) = (now[left, default: 0], now[right, default: 0])
      return a != b ? a > b : left < right
    }
    let width = now.values.max().map { String($0).count } ?? 1
    return rules.map { rule in
      let count = now[rule, default: 0]
      let change = count - before[rule, default: before.isEmpty ? count : 0]
      let text = change == 0 ? "" : change > 0 ? "  +\(change)" : "  \(change)"
      return "  \(padded(String(count), width))  \(HarmlessText.of(rule.text, in: .line))\(text)\n"
    }.joined()
  }

  static func padded(_ figure: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - figure.count)) + figure
  }

  private static func lines(_ sign: String, _ entries: [BaselineEntry]) -> String {
    let shown = entries.prefix(linesShown).map {
      "  \(sign) \(HarmlessText.of("\($0.key.path): \($0.text) (\($0.key.rule))", in: .line))\n"
    }
    let more = entries.count - shown.count
    return shown.joined() + (more > 0 ? "  \(sign) and \(more) more\n" : "")
  }
}
