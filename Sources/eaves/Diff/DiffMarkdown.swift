import EavesFindings
import EavesSession
import EavesSource

/// A diff as a comment on a pull request. Names that a branch brings are text, whatever they look like.
struct DiffMarkdown {
  let diff: ProjectDiff
  /// What the code is compared with, as people call it.
  let base: String
  /// What could not be compared.
  let notices: [Problem]

  static let mark = "<!-- eaves-diff -->"
  /// How many lines of a section are printed before the rest is only counted.
  private static let maxLines = 10
  /// How many steps of a path are printed.
  private static let maxHops = 4
  /// How many places a note names.
  private static let maxPlaces = 3
  /// In bytes: a longer line is only counted.
  private static let longestItem = 8_000
  /// In bytes: a note with longer names only counts them.
  private static let longestNames = 1_000
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
    for note in Self.notes(notices) {
      let line = "Note: \(HarmlessText.sentence(note, in: .markdown)).\n\n"
      room -= line.utf8.count
      text += line
    }
    for section in sections.list { text += Self.text(of: section, &room) }
    return text
  }

  /// One for each cause, with the places that have it.
  private static func notes(_ notices: [Problem]) -> [String] {
    var order: [String] = []
    var paths: [String: [FilePath]] = [:]
    for notice in notices {
      if paths[notice.cause] == nil { order.append(notice.cause) }
      paths[notice.cause, default: []] += [notice.path].compactMap(\.self)
    }
    return order.prefix(maxLines).map { cause in
      let places = paths[cause] ?? []
      if places.isEmpty { return cause }
      let more = places.count > maxPlaces ? " and \(places.count - maxPlaces) more" : ""
      let names = places.prefix(maxPlaces).map { "`\($0)`" }.joined(separator: ", ")
      let isShort = names.utf8.count <= longestNames
      return "\(isShort ? names + more : "in \(places.count) places"): \(cause)"
    }
  }

  private static func text(of section: DiffSections.Section, _ room: inout Int) -> String {
    var items = ""
    var shown = 0
    var remedies: Set<String> = []
    for line in section.lines.prefix(maxLines) {
      let isNew = line.remedy.map { remedies.insert($0).inserted } ?? true
      let item = item(line, saysRemedy: isNew)
      if item.utf8.count > min(room, longestItem) { continue }
      room -= item.utf8.count
      items += item
      shown += 1
    }
    let more = section.lines.count - shown
    if more > 0 { items += "- \(more) more: `--format json` lists all\n" }
    let lines = section.lines.count
    let count = section.count == lines ? "" : " on \(lines) \(lines == 1 ? "line" : "lines")"
    return "### \(section.title) (\(section.count)\(count))\n\n\(items)\n"
  }

  private static func item(_ line: DiffLine, saysRemedy: Bool) -> String {
    let signs = ["+": "new", "-": "gone", "!": "**weakened**", "~": "changed"]
    let place = line.place.map {
      " " + HarmlessText.of("\($0.path):\($0.start.line)", in: .markdownCode)
    }
    var text =
      "- \(signs[line.sign] ?? ""): \(HarmlessText.sentence(line.text, in: .markdown))\(place ?? "")\n"
    // Of a long path the beginning and the end.
    let isLong = line.hops.count > maxHops
    let hops = isLong ? line.hops.prefix(maxHops - 1) + line.hops.suffix(1) : line.hops[...]
    for (index, hop) in hops.enumerated() {
      if isLong, index == maxHops - 1 {
        text += "  - … \(line.hops.count - maxHops) more …\n"
      }
      let place = HarmlessText.of("\(hop.place.path):\(hop.place.start.line)", in: .markdownCode)
      text += "  - \(HarmlessText.sentence(hop.message, in: .markdown)) \(place)\n"
    }
    if saysRemedy, let remedy = line.remedy {
      text += "  - fix: \(HarmlessText.sentence(remedy, in: .markdown))\n"
    }
    return text
  }
}
