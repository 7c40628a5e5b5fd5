import EavesFindings
import EavesSession
import EavesSource

/// A diff for people at a terminal: one line where nothing changed.
struct DiffText {
  let diff: ProjectDiff
  /// What the code is compared with, as people call it.
  let base: String

  /// How many lines of a section are printed before the rest is only counted.
  private static let maxLines = 20

  var text: String {
    if diff.isEmpty {
      return HarmlessText.of(
        "nothing changed in the architecture, the rules or the findings since \(base)", in: .line)
        + "\n"
    }
    let sections = DiffSections(diff: diff)
    var lines: [String] = []
    for section in sections.list {
      lines.append(section.title)
      for line in section.lines.prefix(Self.maxLines) { lines += self.lines(line) }
      let more = section.lines.count - Self.maxLines
      if more > 0 { lines.append("  … \(more) more: `--format json` lists all") }
      lines.append("")
    }
    lines.append("since \(base): \(sections.summary)")
    if diff.hasOtherRules { lines.append(Self.otherRules) }
    if diff.isWeakened { lines.append(Self.weakened(diff)) }
    return lines.map { HarmlessText.of($0, in: .line) + "\n" }.joined()
  }

  static let otherRules =
    "the rules that run differ, because one side has no `eaves.yml` that names them; `eaves init` writes the rules into eaves.yml"

  static func weakened(_ diff: ProjectDiff) -> String {
    let failing = diff.hidden.count { $0.cause == .doesNotFail }
    let hidden = diff.hidden.count - failing
    func of(_ count: Int) -> String { "\(count) \(count == 1 ? "finding" : "findings")" }
    var parts: [String] = []
    if hidden > 0 { parts.append("this change hides \(of(hidden))") }
    if failing > 0 { parts.append("\(of(failing)) no longer \(failing == 1 ? "fails" : "fail") the run") }
    return "weakened: " + parts.joined(separator: ", and ")
  }

  private func lines(_ line: DiffLine) -> [String] {
    let place = line.place.map { "\($0.path):\($0.start.line):\($0.start.column)  " } ?? ""
    return ["  \(line.sign) \(place)\(line.text)"]
      + line.hops.map { "      \($0.place.path):\($0.place.start.line)  \($0.message)" }
      + (line.remedy.map { ["      fix: \($0)"] } ?? [])
  }
}
