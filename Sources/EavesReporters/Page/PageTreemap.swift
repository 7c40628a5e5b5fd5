import EavesFindings
import EavesLayout

/// Folders as tiles: their area is their code, their color the density of their findings.
struct PageTreemap {
  private let projectMap: ProjectMap
  private let groups: [(region: Int, tiles: [Tile])]

  private struct Tile {
    let name: String
    let path: String
    let lines: Int
    let findings: Int
    let known: Int

    /// Manifests have no lines that count, and may have findings.
    var isShown: Bool { lines > 0 || findings > 0 || known > 0 }

    /// Findings that count in a thousand lines.
    var density: Double { density(findings) }

    private func density(_ number: Int) -> Double { lines == 0 ? 0 : Double(number) * 1_000 / Double(lines) }

    /// 0 for none, up to 4.
    private func depth(_ number: Int) -> Int {
      let density = density(number)
      return number == 0 ? 0 : density < 2 ? 1 : density < 6 ? 2 : density < 15 ? 3 : 4
    }

    /// The class of its color: by the findings that count, or by the known ones where there are no others.
    var shade: String { findings > 0 || known == 0 ? "d\(depth(findings))" : "k\(depth(known))" }

    /// "2 findings, 3 known"; empty for none.
    var words: String {
      [
        findings > 0 ? Wording.count(findings, "finding") : "",
        known > 0 ? "\(Wording.figure(known)) known" : "",
      ].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// "1.4".
    var figure: String {
      let tenths = Int((density * 10).rounded())
      return "\(Wording.figure(tenths / 10)).\(tenths % 10)"
    }
  }

  private static let width = 1_080
  private static let height = 520
  /// Rows of the table with the same data.
  private static let maxRows = 60

  /// How many findings there are, those in tests among them.
  private let found: Int
  private let known: Int

  init(_ projectMap: ProjectMap, findings: Int) {
    self.projectMap = projectMap
    found = findings
    let total = projectMap.regions[0].lines
    let known = projectMap.tallies.map(\.known)
    self.known = known[0]
    var groups = projectMap.children[0].filter { Self.isContainer(projectMap.regions[$0]) }.map { region in
      (region: region, tiles: Self.tiles(region, in: projectMap, known, beyond: max(1, total / 28)))
    }
    let own = Self.rest(0, in: projectMap, known)
    if own.isShown { groups.append((region: 0, tiles: [own])) }
    self.groups = groups
  }

  private static func isContainer(_ region: ProjectMap.Region) -> Bool {
    region.kind != .type && region.kind != .file
  }

  /// A folder, or its parts where it is large and has some.
  private static func tiles(
    _ region: Int, in projectMap: ProjectMap, _ known: [Int], beyond limit: Int
  ) -> [Tile] {
    let folders = projectMap.children[region].filter { isContainer(projectMap.regions[$0]) }
    let found = projectMap.regions[region]
    if folders.isEmpty || found.lines <= limit {
      return [
        Tile(
          name: found.name, path: found.path, lines: found.lines, findings: found.findings,
          known: known[region])
      ]
    }
    let own = rest(region, in: projectMap, known)
    return folders.flatMap { tiles($0, in: projectMap, known, beyond: limit) } + (own.isShown ? [own] : [])
  }

  /// What stands in a folder itself.
  private static func rest(_ region: Int, in projectMap: ProjectMap, _ known: [Int]) -> Tile {
    let found = projectMap.regions[region]
    let parts = projectMap.children[region].filter { isContainer(projectMap.regions[$0]) }
    let folders = parts.map { projectMap.regions[$0] }
    return Tile(
      name: found.name.isEmpty ? "." : found.name, path: found.path,
      lines: found.lines - folders.reduce(0) { $0 + $1.lines },
      findings: found.findings - folders.reduce(0) { $0 + $1.findings },
      known: known[region] - parts.reduce(0) { $0 + known[$1] })
  }

  var html: String {
    if projectMap.regions[0].lines == 0 { return "" }
    let folders = groups.reduce(0) { $0 + $1.tiles.count }
    let project = projectMap.regions[0]
    var text =
      "<section id=\"folders\"><h2>Folders</h2>\n<p>The area of a folder is its lines of code. "
    text +=
      "The color shows the findings in a thousand lines: <span class=\"legend\"><i class=\"d0\"></i> none "
    text +=
      "<i class=\"d1\"></i> below 2 <i class=\"d2\"></i> below 6 <i class=\"d3\"></i> below 15 <i class=\"d4\"></i> "
    text += "15 and more"
    if known > 0 { text += " <i class=\"k2\"></i> known findings only" }
    text += "</span>. Shown: \(Wording.count(project.files, "file")), "
    text += "\(Wording.count(project.lines, "line")), without tests."
    let elsewhere = found - project.findings
    if elsewhere > 0 {
      text += " \(Wording.count(elsewhere, "finding")) in tests."
    }
    text += "</p>\n"
    var svg = "<svg class=\"treemap\" viewBox=\"0 0 \(Self.width) \(Self.height)\" role=\"img\" "
    svg +=
      "aria-label=\"Treemap of \(Wording.count(folders, "folder")); the table below has the same data\">\n"
    svg += drawing + "</svg>\n"
    return text + HTML.scrolling("Treemap of folders", svg) + table + "</section>\n"
  }

  private var drawing: String {
    let room = Box(x: 0, y: 0, width: Self.width, height: Self.height)
    let outer = Treemap(groups.map { $0.tiles.reduce(0) { $0 + $1.lines } }, in: room).boxes
    var text = ""
    for (group, box) in zip(groups, outer) where box.width > 2 && box.height > 2 {
      let name = group.region == 0 ? "." : projectMap.regions[group.region].name
      let isNamed = box.width > 60 && box.height > 44 && group.tiles.count > 1
      let head = isNamed ? 18 : 0
      let inner = Box(x: box.x + 2, y: box.y + 2 + head, width: box.width - 4, height: box.height - 4 - head)
      text +=
        "<rect class=\"group\" x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(box.height)\"/>"
      if isNamed { text += Self.label("head", name, x: box.x + 6, y: box.y + 14, room: box.width - 10) }
      text += "\n"
      for (tile, box) in zip(group.tiles, Treemap(group.tiles.map(\.lines), in: inner).boxes) {
        text += self.tile(tile, box)
      }
    }
    return text
  }

  private func tile(_ tile: Tile, _ box: Box) -> String {
    if box.width <= 0 || box.height <= 0 { return "" }
    let findings = tile.words.isEmpty ? Wording.count(0, "finding") : tile.words
    let title =
      "\(tile.path.isEmpty ? tile.name : tile.path): \(Wording.count(tile.lines, "line")), \(findings)"
    var text = "<g class=\"tile \(tile.shade)\"><title>\(HTML.text(title))</title>"
    text += "<rect x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(box.height)\"/>"
    if box.width > 46, box.height > 18 {
      text += Self.label("name", tile.name, x: box.x + 5, y: box.y + 15, room: box.width - 8)
      if !tile.words.isEmpty, box.height > 34 {
        text += Self.label("figure", tile.words, x: box.x + 5, y: box.y + 30, room: box.width - 8)
      }
    }
    return text + "</g>\n"
  }

  /// Words as far as there is room for them.
  private static func label(_ kind: String, _ words: String, x: Int, y: Int, room: Int) -> String {
    let most = room * 2 / 13
    if most < 3 { return "" }
    let shown = words.count <= most ? words : words.prefix(most - 1) + "…"
    return "<text class=\"\(kind)\" x=\"\(x)\" y=\"\(y)\">\(HTML.text(shown))</text>"
  }

  private var table: String {
    let tiles = groups.flatMap(\.tiles).enumerated().sorted {
      ($1.element.findings, $1.element.known, $1.element.lines, $0.offset)
        < ($0.element.findings, $0.element.known, $0.element.lines, $1.offset)
    }.map(\.element)
    let rows = tiles.prefix(Self.maxRows).map { tile in
      [
        HTML.code(tile.path.isEmpty ? tile.name : tile.path), Wording.figure(tile.lines),
        Wording.figure(tile.findings), tile.figure,
      ] + (known > 0 ? [Wording.figure(tile.known)] : [])
    }
    let more = tiles.count > rows.count ? ", the first \(rows.count) of \(tiles.count)" : ""
    return HTML.foldable(
      "table", summary: "Table of folders\(more)",
      HTML.table(
        "figures", caption: "Folders by findings",
        heads: ["folder", "lines", "findings", "in a thousand lines"] + (known > 0 ? ["known"] : []),
        rows: Array(rows)))
  }
}
