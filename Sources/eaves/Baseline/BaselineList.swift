import EavesDocuments
import EavesFindings
import EavesReporters
import EavesSession
import EavesSource

/// The output of `baseline show`: counts by rule, by reason and by owner.
struct BaselineList {
  private struct Row {
    /// Today's id; several, joined by commas, where a former id stands for them.
    let rule: String
    /// Nil for a rule that is no more.
    let impact: Impact?
    let title: String
    let entries: [BaselineEntry]
  }

  private let baseline: Baseline
  /// Most entries first.
  private let rows: [Row]

  init(_ baseline: Baseline, _ ruleSet: RuleSet) {
    self.baseline = baseline
    let names = ruleSet.ruleNames
    let groups = Dictionary(grouping: baseline.entries) { names[$0.key.rule] ?? [$0.key.rule] }
    rows = groups.map { rules, entries in
      let document = ruleSet.documents.first { $0.id == rules.first }
      let isBuiltIn = rules == [.allowances]
      return Row(
        rule: rules.map(\.text).joined(separator: ", "),
        impact: document?.impact ?? (isBuiltIn ? .medium : nil),
        title: document?.title
          ?? (isBuiltIn ? "comments with eaves:allow" : "no rule has this name any more"),
        entries: entries.sorted())
    }.sorted {
      $0.entries.count != $1.entries.count ? $0.entries.count > $1.entries.count : $0.rule < $1.rule
    }
  }

  // MARK: For people

  var text: String {
    let files = Set(baseline.entries.map(\.key.path)).count
    var text =
      "\(HarmlessText.of(baseline.path.text, in: .line)): \(BaselineText.entries(baseline.entries.count))"
    if baseline.entries.isEmpty { return text + "\n" }
    text += " of \(rows.count == 1 ? "1 rule" : "\(rows.count) rules")"
    text += " in \(files == 1 ? "1 file" : "\(files) files")\n"
    let cells = rows.map { row in
      ["\(row.entries.count)", row.impact?.name ?? "-", row.rule, row.title]
        .map { HarmlessText.of($0, in: .line) }
    }
    let widths = (0..<3).map { column in cells.map { $0[column].count }.max() ?? 0 }
    for row in cells {
      let impact = row[1] + String(repeating: " ", count: widths[1] - row[1].count)
      let rule = row[2] + String(repeating: " ", count: widths[2] - row[2].count)
      text += "  \(BaselineText.padded(row[0], widths[0]))  \(impact)  \(rule)  \(row[3])\n"
    }
    for entry in rows.flatMap(\.entries) where entry.reason != nil || entry.owner != nil {
      text += HarmlessText.of("\(entry.key.path): \(entry.text) (\(entry.key.rule))", in: .line) + "\n"
      if let reason = entry.reason { text += "    reason: \(HarmlessText.of(reason, in: .line))\n" }
      if let owner = entry.owner { text += "    owner: \(HarmlessText.of(owner, in: .line))\n" }
    }
    if !owners.isEmpty {
      text +=
        "owners: "
        + owners.map { "\(HarmlessText.of($0.name, in: .line)) \($0.count)" }.joined(separator: ", ")
      let rest = baseline.entries.count { $0.owner == nil }
      text += (rest > 0 ? ", no owner \(rest)" : "") + "\n"
    }
    return text
  }

  private var owners: [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    for entry in baseline.entries {
      if let owner = entry.owner { counts[owner, default: 0] += 1 }
    }
    return counts.map { (name: $0.key, count: $0.value) }.sorted { $0.name < $1.name }
  }

  // MARK: For machines

  var json: String {
    let document: JSON = [
      "schemaVersion": 1, "baseline": .string(baseline.path.text), "total": .number(baseline.entries.count),
      "rules": .array(
        rows.map { row in
          [
            "rule": .string(row.rule), "impact": JSON(row.impact?.name), "title": .string(row.title),
            "count": .number(row.entries.count),
          ]
        }),
      "owners": .array(owners.map { ["owner": .string($0.name), "count": .number($0.count)] }),
      "entries": .array(baseline.entries.sorted().map(Self.json)),
    ]
    return document.text + "\n"
  }

  private static func json(_ entry: BaselineEntry) -> JSON {
    [
      "path": .string(entry.key.path.text), "rule": .string(entry.key.rule.text),
      "subject": .string(entry.key.subject), "verb": .string(entry.key.verb),
      "object": entry.key.object.isEmpty ? .null : .string(entry.key.object),
      "position": .string(entry.key.position), "ordinal": .number(entry.ordinal),
      "fingerprint": .string(entry.key.fingerprint(ordinal: entry.ordinal)), "reason": JSON(entry.reason),
      "owner": JSON(entry.owner), "follows": JSON(entry.provenance?.kind.rawValue),
      "also": .array((entry.provenance?.also ?? []).map { .string($0.text) }),
      "beside": .array((entry.provenance?.beside ?? []).map { .string($0.text) }),
      "declares": .array((entry.provenance?.declares ?? []).map { .string($0) }),
    ]
  }
}

extension JSON {
  fileprivate var text: String {
    var output = ""
    write(to: &output)
    return output
  }
}
