import EavesFindings
import EavesLayout

/// The boxes that are seen at first, as SVG: on a page, or standing alone.
package struct PictureSVG {
  private let picture: Picture
  private static let margin = 20

  package init(_ picture: Picture) { self.picture = picture }

  /// A file of its own, light or dark as its reader is.
  package var file: String {
    guard let level = picture.top else { return drawing(attributes: "", "") }
    let style = "<style>\(PageStyle.colours)\(PageStyle.picture)svg { background: var(--paper); }</style>\n"
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + drawing(
        attributes: " role=\"img\" aria-label=\"\(HTML.text(summary(level)))\"",
        style + Self.tips + content(level, isButton: false), level)
  }

  /// A part of a page, whose boxes can be opened by its script.
  var figure: String {
    guard let level = picture.top else { return "" }
    return drawing(
      attributes: " id=\"picture-drawing\" role=\"group\" aria-label=\"\(HTML.text(summary(level)))\"",
      Self.tips + content(level, isButton: true), level)
  }

  /// "14 boxes, 37 arrows, 2 of them upward".
  private func summary(_ level: Picture.Level) -> String {
    "Picture of the project: \(Wording.count(level.children.count, "box")), "
      + "\(Wording.count(level.arrows.count, "arrow")), \(Wording.count(level.upward.count, "arrow")) upward"
  }

  private func drawing(attributes: String, _ content: String, _ level: Picture.Level? = nil) -> String {
    let size = level?.layout.size ?? Size(0, 0)
    let left = Self.margin + Picture.gutter(for: level.map { picture.bands(of: $0) } ?? [])
    let (width, height) = (size.width + left + Self.margin, size.height + 2 * Self.margin)
    return
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(-left) \(-Self.margin) \(width) \(height)\""
      + " width=\"\(width)\" height=\"\(height)\"\(attributes)>\n\(content)</svg>\n"
  }

  /// The heads of arrows.
  private static let tips =
    "<defs>\n"
    + ["plain", "error", "warning", "note", "known"].map { kind in
      "<marker id=\"tip-\(kind)\" class=\"\(kind)\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\""
        + " markerHeight=\"8\" markerUnits=\"userSpaceOnUse\" orient=\"auto\"><path d=\"M0 0L8 4L0 8z\"/></marker>\n"
    }.joined() + "</defs>\n"

  private func content(_ level: Picture.Level, isButton: Bool) -> String {
    var text = bands(level) + "<g class=\"arrows\">\n"
    let figures = figures(level)
    for (index, arrow) in level.arrows.enumerated() {
      text += self.arrow(
        arrow, level.layout.routes[index], isUp: level.upward.contains(index), figures[index])
    }
    text += "</g>\n<g class=\"boxes\">\n"
    for (place, region) in level.children.enumerated() {
      text += box(region, level.layout.boxes[place], isButton: isButton)
    }
    return text + "</g>\n"
  }

  /// Arrows beyond which only those with findings have figures: more would cover the picture.
  static let maxLabels = 60

  /// Where the figure of each arrow stands, by its position; none where others leave no room, the least important first.
  private func figures(_ level: Picture.Level) -> [Int: Point] {
    var places = FigurePlaces()
    var figures: [Int: Point] = [:]
    let arrows = level.arrows
    let order = arrows.indices.sorted { one, other in
      (arrows[other].tally.findings, arrows[other].references, one)
        < (arrows[one].tally.findings, arrows[one].references, other)
    }
    for index in order
    where arrows[index].references > 0 && (arrows.count <= Self.maxLabels || !arrows[index].tally.isEmpty) {
      figures[index] = places.place(
        ofFigure: arrows[index].references, on: level.layout.routes[index],
        isUp: level.layout.upward.contains(index))
    }
    return figures
  }

  /// The declared layers, each behind its boxes, and what it is called.
  private func bands(_ level: Picture.Level) -> String {
    let bands = picture.bands(of: level)
    if bands.isEmpty { return "" }
    let gutter = Picture.gutter(for: bands)
    var text = "<g>\n"
    for band in bands {
      text +=
        "<g class=\"band\"><rect x=\"\(-gutter - 10)\" y=\"\(band.top - 13)\" width=\"\(level.layout.size.width + gutter + 20)\""
      text += " height=\"\(band.bottom - band.top + 26)\" rx=\"8\"/>"
      text += "<text x=\"\(-gutter)\" y=\"\((band.top + band.bottom) / 2 + 4)\">"
      text += "\(HTML.text(Picture.shownName(band.name)))</text></g>\n"
    }
    return text + "</g>\n"
  }

  private func arrow(_ arrow: Picture.Arrow, _ route: [Point], isUp: Bool, _ figure: Point?) -> String {
    let shade = arrow.tally.shade
    let kind = (shade.map { "breach \($0) " } ?? "") + (isUp ? "up" : "down")
    let names = [arrow.source, arrow.target].map { picture.projectMap.regions[$0].name }
    let title = "\(names[0]) → \(names[1]): \(arrow.tally.words(references: arrow.references))"
    var text =
      "<g class=\"arrow \(kind) w\(Self.weight(arrow.references))\"><title>\(HTML.text(title))</title>"
    text += "<path d=\"\(Self.path(route))\" marker-end=\"url(#tip-\(shade ?? "plain"))\"/>"
    if let figure {
      text += "<text x=\"\(figure.x)\" y=\"\(figure.y + 4)\">\(Wording.figure(arrow.references))</text>"
    }
    return text + "</g>\n"
  }

  /// 0 to 4: how thick an arrow is drawn.
  static func weight(_ references: Int) -> Int {
    references < 3 ? 0 : references < 10 ? 1 : references < 40 ? 2 : references < 160 ? 3 : 4
  }

  /// Curves between rows, straight lines past them.
  static func path(_ route: [Point]) -> String {
    guard let start = route.first else { return "" }
    var text = "M\(start.x) \(start.y)"
    for (index, (from, to)) in zip(route, route.dropFirst()).enumerated() {
      if index % 2 == 1 {
        text += "L\(to.x) \(to.y)"
      } else {
        let middle = (from.y + to.y) / 2
        text += "C\(from.x) \(middle) \(to.x) \(middle) \(to.x) \(to.y)"
      }
    }
    return text
  }

  private func box(_ index: Int, _ box: Box, isButton: Bool) -> String {
    let region = picture.projectMap.regions[index]
    let isLeaf = picture.levels[index] == nil
    let role = isButton ? " role=\"button\"\(isLeaf ? "" : " aria-expanded=\"false\"")" : ""
    let tally = picture.tallies[index]
    let findings = tally.isEmpty ? "" : ", \(tally.words)"
    let label = "\(region.kind.rawValue) \(region.name), \(Picture.measure(of: region))\(findings)"
    let attributes =
      isButton ? " tabindex=\"-1\" data-region=\"\(index)\"\(role) aria-label=\"\(HTML.text(label))\"" : ""
    var text = "<g class=\"box \(region.kind.rawValue)\"\(attributes)>"
    if !isButton { text += "<title>\(HTML.text(label))</title>" }
    text += "<rect x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(box.height)\" rx=\"6\"/>"
    let middle = box.x + box.width / 2
    let name = HTML.text(Picture.shownName(region.name))
    let isTall = box.height >= Picture.containerHeight
    text += "<text class=\"name\" x=\"\(middle)\" y=\"\(box.y + (isTall ? 19 : 18))\">\(name)</text>"
    if isTall {
      text +=
        "<text class=\"measure\" x=\"\(middle)\" y=\"\(box.y + 36)\">\(Picture.measure(of: region))</text>"
    }
    text += Self.badge(tally, at: Point(box.right, box.y))
    return text + "</g>\n"
  }

  /// The findings that count, in the color of the worst; else the known ones.
  private static func badge(_ tally: ProjectMap.Tally, at corner: Point) -> String {
    guard let shade = tally.shade else { return "" }
    let figure = Wording.figure(tally.findings > 0 ? tally.findings : tally.known)
    let width = 10 + 7 * figure.count
    return
      "<g class=\"badge \(shade)\"><rect x=\"\(corner.x - width + 6)\" y=\"\(corner.y - 9)\" width=\"\(width)\""
      + " height=\"18\" rx=\"9\"/><text x=\"\(corner.x + 6 - width / 2)\" y=\"\(corner.y + 4)\">\(figure)</text></g>"
  }
}

extension ProjectMap.Tally {
  /// The class of its color: that of the worst finding that counts, or that of known ones; nil without findings.
  var shade: String? { worst?.shade.rawValue ?? (known > 0 ? "known" : nil) }

  /// "2 findings, 3 known findings"; what is zero is left out.
  var words: String {
    [(findings, "finding"), (known, "known finding")].filter { $0.0 > 0 }.map { Wording.count($0.0, $0.1) }
      .joined(separator: ", ")
  }

  /// "12 references, 2 findings"; what is zero is left out.
  func words(references: Int) -> String {
    [references > 0 || isEmpty ? Wording.count(references, "reference") : "", words].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}

/// Where figures stand on arrows, so that none covers another.
private struct FigurePlaces {
  private var taken: [(point: Point, width: Int)] = []

  /// How far along the curve in the middle of an arrow a figure may stand; the best place first.
  private static let shares = [0.5, 0.34, 0.66, 0.22, 0.78]

  /// The first place that is free; nil for none. What leads down shares the rest of its way with others: its first
  /// curve is its own.
  mutating func place(ofFigure number: Int, on route: [Point], isUp: Bool) -> Point? {
    if route.count < 2 { return nil }
    let width = Wording.figure(number).count * 7 + 10
    let curve = isUp ? route.count / 4 * 2 : 0
    let places = Self.shares.map { Self.point($0, between: route[curve], route[curve + 1]) }
    let free = places.first { place in
      taken.allSatisfy {
        abs($0.point.x - place.x) > ($0.width + width) / 2 || abs($0.point.y - place.y) > 13
      }
    }
    if let free { taken.append((free, width)) }
    return free
  }

  /// A point of the curve that leaves and arrives upright.
  private static func point(_ t: Double, between from: Point, _ to: Point) -> Point {
    let x = Double(to.x - from.x) * t * t * (3 - 2 * t)
    let y = Double(to.y - from.y) * (1.5 * t - 1.5 * t * t + t * t * t)
    return Point(from.x + Int(x.rounded()), from.y + Int(y.rounded()))
  }
}
