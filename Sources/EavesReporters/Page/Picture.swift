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
    let tally: ProjectMap.Tally
  }

  /// What lies directly in one region.
  struct Level: Sendable {
    let children: [Int]
    let arrows: [Arrow]
    let layout: LayeredLayout
    /// Positions of the arrows that lead from a lower declared layer to a higher one, or close a cycle.
    let upward: Set<Int>
  }

  let projectMap: ProjectMap
  /// By region, the findings in it.
  let tallies: [ProjectMap.Tally]
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
    tallies = projectMap.tallies
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
      let ends = arrows[region].map { Digraph.Ends(source: $0.source, target: $0.target) }
      levels[region] = Level(
        children: children[region], arrows: arrows[region], layout: layout,
        upward: Self.upward(among: layout.upward, of: ends, in: projectMap))
    }
    self.levels = levels
  }

  /// The boxes that are seen at first.
  var top: Level? { levels.first ?? nil }

  // MARK: Layers

  /// Rows of a level that belong to one declared layer, from their top to their foot.
  struct Band: Hashable, Sendable {
    let name: String
    let top: Int
    let bottom: Int
  }

  /// The declared layers of a level, from above. A row of boxes without a layer parts a layer in two.
  func bands(of level: Level) -> [Band] {
    let rows = Dictionary(grouping: zip(level.children, level.layout.boxes)) { $0.1.y }
    var bands: [Band] = []
    var last: Int?
    for (_, row) in rows.sorted(by: { $0.key < $1.key }) {
      let layer = row.lazy.compactMap { projectMap.regions[$0.0].layer }.first
      defer { last = layer }
      guard let layer, projectMap.layers.indices.contains(layer) else { continue }
      let top = row.map(\.1.y).min() ?? 0
      let bottom = row.map(\.1.bottom).max() ?? 0
      let isSame = last == layer
      bands.append(
        Band(
          name: projectMap.layers[layer], top: isSame ? bands.popLast()?.top ?? top : top, bottom: bottom))
    }
    return bands
  }

  /// Room at the left for the names of bands; 0 for none.
  static func gutter(for bands: [Band]) -> Int {
    bands.map { min(nameColumns, Terminal.columns(of: $0.name)) * 7 + 16 }.max() ?? 0
  }

  // MARK: Arrows

  /// The arrows that are drawn upwards for a reason: they are against the declared layers, or close a cycle. What only
  /// a collection of small parts joins is no cycle.
  ///
  /// - Parameter drawn: positions of the arrows that are drawn upwards.
  static func upward(
    among drawn: Set<Int>, of arrows: [Digraph.Ends], in projectMap: ProjectMap
  ) -> Set<Int> {
    if drawn.isEmpty { return [] }
    let regions = Set(arrows.flatMap { [$0.source, $0.target] }).filter { !projectMap.isCollection($0) }
      .sorted()
    let nodes = Dictionary(uniqueKeysWithValues: regions.enumerated().map { ($1, $0) })
    let graph = Digraph(
      nodes: regions.count,
      arrows: arrows.compactMap { ends in
        guard let source = nodes[ends.source], let target = nodes[ends.target] else { return nil }
        return Digraph.Arrow(source, target)
      })
    var cycles: [Int: Int] = [:]
    for (number, cycle) in graph.stronglyConnectedComponents().enumerated() {
      for node in cycle { cycles[regions[node]] = number }
    }
    return drawn.filter { index in
      let ends = arrows[index]
      if let source = projectMap.regions[ends.source].layer,
        let target = projectMap.regions[ends.target].layer,
        source != target
      {
        return source > target
      }
      guard let source = cycles[ends.source], let target = cycles[ends.target] else { return false }
      return source == target
    }
  }

  /// The arrows of each level: a reference belongs to the innermost region that both its ends lie in.
  private static func arrows(of projectMap: ProjectMap) -> [[Arrow]] {
    var counts: [[Digraph.Ends: (references: Int, tally: ProjectMap.Tally)]] = Array(
      repeating: [:], count: projectMap.regions.count)
    let depths = depths(of: projectMap)
    for reference in projectMap.references {
      guard let (level, pair) = level(of: reference.source, reference.target, in: projectMap, depths) else {
        continue
      }
      counts[level][pair, default: (0, ProjectMap.Tally())].references += reference.count
    }
    for breach in projectMap.breaches {
      guard let target = breach.target,
        let (level, pair) = level(of: breach.source, target, in: projectMap, depths)
      else { continue }
      counts[level][pair, default: (0, ProjectMap.Tally())].tally.add(breach)
    }
    return counts.map { level in
      level.map {
        Arrow(
          source: $0.key.source, target: $0.key.target, references: $0.value.references,
          tally: $0.value.tally)
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
