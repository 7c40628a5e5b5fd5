package import EavesFindings
import EavesGraphs
package import EavesLayout

/// A landscape drawn level by level: what lies in each region as boxes in layers, with arrows between them.
///
/// Every level is laid out by itself; who shows the picture decides which are open.
package struct Picture: Sendable {
  /// Arrows between two regions that lie in the same one.
  struct Arrow: Hashable, Sendable {
    let source: Int
    let target: Int
    /// How often types are named.
    let references: Int
    /// Positions of findings in the report.
    let findings: [Int]
  }

  /// What lies directly in one region.
  struct Level: Sendable {
    let children: [Int]
    let arrows: [Arrow]
    let layout: LayeredLayout
  }

  let projectMap: ProjectMap
  /// By region; of those in which nothing lies nil.
  let levels: [Level?]

  /// Height of a box of what can be opened, and of what cannot.
  static let containerHeight = 46
  static let leafHeight = 28
  /// Columns of a name that are shown.
  static let nameColumns = 30

  /// Makes something for each number below a count, in whatever order, and returns it in theirs.
  package typealias Share = (Int, @escaping @Sendable (Int) -> LayeredLayout) -> [LayeredLayout]

  /// - Parameter share: who shares the levels among them, the largest first.
  package init(
    of projectMap: ProjectMap, by share: Share = { count, layout in (0..<count).map(layout) }
  ) {
    self.projectMap = projectMap
    let arrows = Self.arrows(of: projectMap)
    let children = projectMap.children
    let order = children.indices.filter { !children[$0].isEmpty }.sorted {
      (arrows[$0].count, $1) > (arrows[$1].count, $0)
    }
    let layouts = share(order.count) { index in
      Self.layout(of: children[order[index]], arrows[order[index]], in: projectMap)
    }
    var levels: [Level?] = Array(repeating: nil, count: children.count)
    for (region, layout) in zip(order, layouts) {
      levels[region] = Level(children: children[region], arrows: arrows[region], layout: layout)
    }
    self.levels = levels
  }

  /// The boxes that are seen at first.
  var top: Level? { levels.first ?? nil }

  // MARK: Layers

  /// What of a level belongs to one declared layer, from its top to its foot.
  struct Band: Hashable, Sendable {
    let name: String
    let top: Int
    let bottom: Int
  }

  /// The declared layers of a level, from above.
  func bands(of level: Level) -> [Band] {
    var bands: [Int: Band] = [:]
    for (child, box) in zip(level.children, level.layout.boxes) {
      guard let layer = projectMap.regions[child].layer, projectMap.layers.indices.contains(layer) else {
        continue
      }
      let known = bands[layer]
      bands[layer] = Band(
        name: projectMap.layers[layer], top: min(known?.top ?? box.y, box.y),
        bottom: max(known?.bottom ?? 0, box.bottom))
    }
    return bands.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Room at the left for the names of bands; 0 for none.
  static func gutter(for bands: [Band]) -> Int {
    bands.map { min(nameColumns, Terminal.columns(of: $0.name)) * 7 + 16 }.max() ?? 0
  }

  // MARK: Arrows

  /// The arrows of each level: a reference belongs to the innermost region that both its ends lie in.
  private static func arrows(of projectMap: ProjectMap) -> [[Arrow]] {
    var counts: [[Digraph.Ends: (references: Int, findings: [Int])]] = Array(
      repeating: [:], count: projectMap.regions.count)
    let depths = depths(of: projectMap)
    for reference in projectMap.references {
      guard let (level, pair) = level(of: reference.source, reference.target, in: projectMap, depths) else {
        continue
      }
      counts[level][pair, default: (0, [])].references += reference.count
    }
    for breach in projectMap.breaches {
      guard let target = breach.target,
        let (level, pair) = level(of: breach.source, target, in: projectMap, depths)
      else { continue }
      counts[level][pair, default: (0, [])].findings.append(breach.finding)
    }
    return counts.map { level in
      level.map {
        Arrow(
          source: $0.key.source, target: $0.key.target, references: $0.value.references,
          findings: $0.value.findings)
      }.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
    }
  }

  private static func depths(of projectMap: ProjectMap) -> [Int] {
    var depths: [Int] = []
    for region in projectMap.regions { depths.append(region.parent.map { depths[$0] + 1 } ?? 0) }
    return depths
  }

  /// The region that two lie in, and its children that lead to them; nil where one lies in the other.
  private static func level(
    of source: Int, _ target: Int, in projectMap: ProjectMap, _ depths: [Int]
  ) -> (level: Int, pair: Digraph.Ends)? {
    var (one, other) = (source, target)
    while depths[one] > depths[other] { one = projectMap.regions[one].parent ?? 0 }
    while depths[other] > depths[one] { other = projectMap.regions[other].parent ?? 0 }
    if one == other { return nil }
    while let up = projectMap.regions[one].parent, let across = projectMap.regions[other].parent {
      if up == across { return (up, Digraph.Ends(source: one, target: other)) }
      (one, other) = (up, across)
    }
    return nil
  }

  // MARK: Boxes

  private static func layout(
    of children: [Int], _ arrows: [Arrow], in projectMap: ProjectMap
  ) -> LayeredLayout {
    let places = Dictionary(uniqueKeysWithValues: children.enumerated().map { ($1, $0) })
    let graph = Digraph(
      nodes: children.count,
      arrows: arrows.compactMap { arrow in
        guard let source = places[arrow.source], let target = places[arrow.target] else { return nil }
        return Digraph.Arrow(source, target, weight: arrow.references)
      })
    return LayeredLayout(
      graph, sizes: children.map { size(of: projectMap.regions[$0]) },
      floors: children.map { projectMap.regions[$0].layer }, spacing: spacing(children.count))
  }

  /// A sheet that is about twice as wide as it is high.
  private static func spacing(_ boxes: Int) -> LayeredLayout.Spacing {
    let root = Int((Double(boxes) * 2).squareRoot())
    return LayeredLayout.Spacing(
      gap: 26, rowGap: boxes > 40 ? 40 : 58, widest: root > 44 ? root / 2 : min(22, max(5, root)))
  }

  static func size(of region: ProjectMap.Region) -> Size {
    let isLeaf = region.kind == .type || region.kind == .file
    let words = isLeaf ? 0 : Terminal.columns(of: measure(of: region)) * 6
    let name = min(nameColumns, Terminal.columns(of: region.name)) * 8
    return Size(max(72, max(name, words) + 30), isLeaf ? leafHeight : containerHeight)
  }

  /// "12 files · 3,400 lines".
  static func measure(of region: ProjectMap.Region) -> String {
    "\(Wording.count(region.files, "file")) · \(Wording.count(region.lines, "line"))"
  }

  /// A name that fits its box.
  static func shownName(_ name: String) -> String {
    if Terminal.columns(of: name) <= nameColumns { return name }
    var (text, columns) = ("", 1)
    for character in name {
      columns += Terminal.columns(of: String(character))
      if columns > nameColumns { break }
      text.append(character)
    }
    return text + "…"
  }
}
