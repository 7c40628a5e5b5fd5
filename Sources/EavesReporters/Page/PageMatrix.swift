import EavesFindings
import EavesGraphs
import EavesLayout

/// The references between the parts of a project, as a square: sorted by layers, so that what leads up stands above the
/// diagonal.
struct PageMatrix {
  private let picture: Picture
  /// Regions from the highest layer to the lowest.
  private let units: [Int]
  /// References from one unit to another.
  private let counts: [Digraph.Ends: Int]
  private let tallies: [Digraph.Ends: ProjectMap.Tally]
  private let isCut: Bool
  /// Cells whose references lead up: against the declared layers, or closing a cycle.
  private let upward: Set<Digraph.Ends>

  /// Units beyond which the smallest are left out: a cell has to be seen.
  private static let maxUnits = 48

  init(_ picture: Picture) {
    self.picture = picture
    let projectMap = picture.projectMap
    let units = projectMap.children[0].flatMap { child in
      projectMap.isCollection(child) ? projectMap.children[child] : [child]
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
    var tallies: [Digraph.Ends: ProjectMap.Tally] = [:]
    for breach in projectMap.breaches {
      guard let source = homes[breach.source], let target = breach.target.flatMap({ homes[$0] }),
        source != target
      else { continue }
      tallies[Digraph.Ends(source: source, target: target), default: ProjectMap.Tally()].add(breach)
    }
    (self.counts, self.tallies) = (counts, tallies)
    let sorted = Self.sorted(kept, counts, kept.map { projectMap.regions[$0].layer })
    self.units = sorted
    upward = Self.upward(counts, in: sorted, of: projectMap)
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

  private static func upward(
    _ counts: [Digraph.Ends: Int], in units: [Int], of projectMap: ProjectMap
  ) -> Set<Digraph.Ends> {
    let places = Dictionary(uniqueKeysWithValues: units.enumerated().map { ($1, $0) })
    let ends = counts.keys.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
    let above = Set(
      ends.indices.filter { places[ends[$0].source, default: 0] > places[ends[$0].target, default: 0] })
    return Set(Picture.upward(among: above, of: ends, in: projectMap).map { ends[$0] })
  }

  var html: String {
    if units.count < 2 { return "" }
    var text =
      "<section id=\"matrix\"><h2>Dependency matrix</h2>\n<p>A number counts the references from the part in the "
    text +=
      "column to the part in the row. Parts are sorted from the top layer to the bottom: numbers below the "
    text +=
      "diagonal are dependencies that lead down. Dependencies that lead <b class=\"up\">up</b> are against "
    text +=
      "the layers or close a cycle: \(Wording.count(upward.count, "cell")). Colors show findings, as in the "
    text += "diagram."
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
    let (count, tally) = (counts[pair] ?? 0, tallies[pair] ?? ProjectMap.Tally())
    if count == 0, tally.isEmpty { return "<td></td>" }
    let kind = (tally.shade ?? "w\(PictureSVG.weight(count))") + (upward.contains(pair) ? " up" : "")
    let title = "\(name(units[column])) → \(name(units[row])): \(tally.words(references: count))"
    // A finding without a reference has no number to show.
    return "<td class=\"\(kind)\" title=\"\(title)\">\(count == 0 ? "•" : Wording.figure(count))</td>"
  }
}
