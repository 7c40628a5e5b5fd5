import EavesFindings
import EavesGraphs
import EavesLayout

/// Who refers to whom, as a square: sorted by layers, so that what leads up stands above the diagonal.
struct PageMatrix {
  private let picture: Picture
  /// Regions from the highest layer to the lowest.
  private let units: [Int]
  /// References from one unit to another.
  private let counts: [Digraph.Ends: Int]
  private let findings: [Digraph.Ends: Int]
  private let isCut: Bool

  /// Units beyond which the smallest are left out: a cell has to be seen.
  private static let maxUnits = 48

  init(_ picture: Picture) {
    self.picture = picture
    let projectMap = picture.projectMap
    let units = projectMap.children[0].flatMap { child in
      projectMap.regions[child].path.isEmpty && projectMap.regions[child].kind == .folder
        ? projectMap.children[child] : [child]
    }
    let largest = units.sorted { Self.size($0, projectMap) > Self.size($1, projectMap) }.prefix(Self.maxUnits)
    let kept = units.filter { largest.contains($0) }
    isCut = kept.count < units.count
    let homes = projectMap.homes(among: kept)
    var counts: [Digraph.Ends: Int] = [:]
    for reference in projectMap.references {
      guard let source = homes[reference.source], let target = homes[reference.target], source != target
      else {
        continue
      }
      counts[Digraph.Ends(source: source, target: target), default: 0] += reference.count
    }
    var findings: [Digraph.Ends: Int] = [:]
    for breach in projectMap.breaches {
      guard let source = homes[breach.source], let target = breach.target.flatMap({ homes[$0] }),
        source != target
      else { continue }
      findings[Digraph.Ends(source: source, target: target), default: 0] += 1
    }
    (self.counts, self.findings) = (counts, findings)
    self.units = Self.sorted(kept, counts, kept.map { projectMap.regions[$0].layer })
  }

  private static func size(_ region: Int, _ projectMap: ProjectMap) -> Int {
    projectMap.regions[region].lines
  }

  /// By the layers that a picture of them would have.
  private static func sorted(_ units: [Int], _ counts: [Digraph.Ends: Int], _ floors: [Int?]) -> [Int] {
    let places = Dictionary(uniqueKeysWithValues: units.enumerated().map { ($1, $0) })
    let arrows = counts.compactMap { pair, count -> Digraph.Arrow? in
      guard let source = places[pair.source], let target = places[pair.target] else { return nil }
      return Digraph.Arrow(source, target, weight: count)
    }
    let layout = LayeredLayout(
      Digraph(nodes: units.count, arrows: arrows), sizes: units.map { _ in Size(10, 10) },
      floors: floors, spacing: LayeredLayout.Spacing(widest: max(1, units.count)))
    return units.indices.sorted {
      (layout.rows[$0], layout.boxes[$0].x) < (layout.rows[$1], layout.boxes[$1].x)
    }
    .map { units[$0] }
  }

  var html: String {
    if units.count < 2 { return "" }
    let upward = units.indices.reduce(0) { sum, row in
      sum
        + units.indices.dropFirst(row + 1).count {
          counts[Digraph.Ends(source: units[$0], target: units[row])] != nil
        }
    }
    var text =
      "<section id=\"matrix\"><h2>Who knows whom</h2>\n<p>A figure says how often the part of its column "
    text += "names types of the part of its row. Sorted from the top layer to the bottom: below the diagonal "
    text += "references lead down; above it they lead <b class=\"up\">up</b>: "
    text += "\(Wording.count(upward, "cell"))."
    if isCut { text += " The \(Wording.figure(units.count)) largest parts are shown." }
    text += "</p>\n<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"Matrix of references\">"
    text += "<table class=\"matrix\"><caption>References between parts</caption>\n<thead><tr><td></td>"
    for (index, unit) in units.enumerated() {
      text += "<th scope=\"col\"><abbr title=\"\(name(unit))\">\(index + 1)</abbr></th>"
    }
    text += "</tr></thead>\n<tbody>\n"
    for row in units.indices {
      text += "<tr><th scope=\"row\">\(name(units[row])) <b>\(row + 1)</b></th>"
      for column in units.indices { text += cell(row, column) }
      text += "</tr>\n"
    }
    return text + "</tbody></table></div>\n</section>\n"
  }

  private func name(_ unit: Int) -> String {
    HTML.text(Picture.shownName(picture.projectMap.regions[unit].name))
  }

  private func cell(_ row: Int, _ column: Int) -> String {
    if row == column { return "<td class=\"self\"></td>" }
    let pair = Digraph.Ends(source: units[column], target: units[row])
    let (count, breaches) = (counts[pair] ?? 0, findings[pair] ?? 0)
    if count == 0, breaches == 0 { return "<td></td>" }
    let kind = breaches > 0 ? "breach" : column > row ? "up" : "w\(PictureSVG.weight(count))"
    let words = breaches > 0 ? ", \(Wording.count(breaches, "finding"))" : ""
    let title = "\(name(units[column])) → \(name(units[row])): \(Wording.figure(count))\(words)"
    return "<td class=\"\(kind)\" title=\"\(title)\">\(Wording.figure(count))</td>"
  }
}
