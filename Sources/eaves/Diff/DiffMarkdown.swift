import EavesFindings
import EavesSession
import EavesSource

/// A diff as a comment on a pull request. Names that a branch brings are text, whatever they look like.
struct DiffMarkdown {
  let diff: ProjectDiff
  /// What the code is compared with, as people call it.
  let base: String

  static let mark = "<!-- eaves-diff -->"
  /// How many lines of a section are printed before the rest is only counted.
  private static let maxLines = 30
  /// Bytes that sections may take: GitHub takes 65,536 characters in a comment.
  private static let budget = 60_000

  var text: String {
    let base = HarmlessText.of(self.base, in: .markdown)
    if diff.isEmpty {
      return
        "\(Self.mark)\nEaves: nothing changed in the architecture, the rules or the findings since \(base).\n"
    }
    let sections = DiffSections(diff: diff)
    var text = "\(Self.mark)\n## Eaves: what this change does to the architecture\n\n"
    if diff.isWeakened { text += "**\(HarmlessText.of(DiffText.weakened(diff), in: .markdown))**\n\n" }
    text += "Since \(base): \(HarmlessText.of(sections.summary, in: .markdown)).\n\n"
    if diff.hasOtherRules {
      text += "Note: \(HarmlessText.sentence(DiffText.otherRules, in: .markdown)).\n\n"
    }
    var room = Self.budget
    for section in sections.list { text += Self.text(of: section, &room) }
    return text
  }

  private static func text(of section: DiffSections.Section, _ room: inout Int) -> String {
    var items = ""
    var shown = 0
    for line in section.lines.prefix(maxLines) {
      let item = item(line)
      if item.utf8.count > room { break }
      room -= item.utf8.count
      items += item
      shown += 1
    }
    let more = section.lines.count - shown
    if more > 0 { items += "- \(more) more: `--format json` lists all\n" }
    return "### \(section.title) (\(section.count))\n\n\(items)\n"
  }

  private static func item(_ line: DiffLine) -> String {
    let signs = ["+": "new", "-": "gone", "!": "**weakened**", "~": "changed"]
    let place = line.place.map {
      " " + HarmlessText.of("\($0.path):\($0.start.line)", in: .markdownCode)
    }
    var text =
      "- \(signs[line.sign] ?? ""): \(HarmlessText.sentence(line.text, in: .markdown))\(place ?? "")\n"
    for hop in line.hops {
      let place = HarmlessText.of("\(hop.place.path):\(hop.place.start.line)", in: .markdownCode)
      text += "  - \(HarmlessText.sentence(hop.message, in: .markdown)) \(place)\n"
    }
    if let remedy = line.remedy { text += "  - fix: \(HarmlessText.sentence(remedy, in: .markdown))\n" }
    return text
  }
}
