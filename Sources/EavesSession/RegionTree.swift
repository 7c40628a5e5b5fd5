import EavesFindings
import EavesSource

/// Places within places while a map is being made.
struct RegionTree {
  /// One place; the project is the first.
  struct RegionNode {
    var name: String
    let kind: ProjectMap.Region.Kind
    let parent: Int?
    let path: String
    var role: String?
    /// Files and lines that stand directly in it.
    var files = 0
    var lines = 0
    var findings = 0
    /// The declared layers of what stands directly in it.
    var layers: Set<Int> = []
    var children: [Int] = []

    var isContainer: Bool { kind != .type && kind != .file }
  }

  var regionNodes = [RegionNode(name: "", kind: .project, parent: nil, path: "")]
  private var steps: [Step: Int] = [:]

  private struct Step: Hashable {
    let parent: Int
    let kind: ProjectMap.Region.Kind
    let name: String
  }

  /// The place of a name in another, made when it is entered for the first time.
  mutating func enter(
    _ name: String, _ kind: ProjectMap.Region.Kind, from parent: Int, path: String
  ) -> Int {
    let step = Step(parent: parent, kind: kind, name: name)
    if let known = steps[step] { return known }
    let new = add(name, kind, to: parent, path: path, role: nil, lines: 0)
    steps[step] = new
    return new
  }

  mutating func add(
    _ name: String, _ kind: ProjectMap.Region.Kind, to parent: Int, path: String, role: String?, lines: Int
  ) -> Int {
    let regionNode = RegionNode(name: name, kind: kind, parent: parent, path: path, role: role, lines: lines)
    regionNodes.append(regionNode)
    regionNodes[parent].children.append(regionNodes.count - 1)
    return regionNodes.count - 1
  }

  /// The innermost container that a folder lies in or is; nil for none but the project.
  func container(at folder: String) -> Int? {
    var (best, length) = (nil as Int?, 0)
    for (index, regionNode) in regionNodes.enumerated()
    where regionNode.isContainer && regionNode.path.utf8.count > length {
      if FilePath(folder).lies(in: FilePath(regionNode.path)) {
        (best, length) = (index, regionNode.path.utf8.count)
      }
    }
    return best
  }

  // MARK: Flattening

  /// The one container that is all there is in a place.
  func onlyContainer(in regionNode: Int) -> Int? {
    let found = regionNodes[regionNode]
    guard found.files == 0, found.children.count == 1, let child = found.children.first,
      regionNodes[child].isContainer
    else { return nil }
    return child
  }

  /// The project, and the containers that are shown as it because they are all there is, outermost first.
  var trunk: [Int] {
    var trunk = [0]
    while let child = onlyContainer(in: trunk[trunk.count - 1]), !regionNodes[child].children.isEmpty {
      trunk.append(child)
    }
    return trunk
  }

  /// The regions in the order in which they are read, and the region of each plot.
  ///
  /// A container that holds one container and nothing else is one with it. Of the project's own children the smallest
  /// are put together where there are more than `most`.
  func flattened(most: Int) -> (regions: [ProjectMap.Region], positions: [Int]) {
    var flattening = Flattening(self)
    flattening.writeProject(most)
    return (flattening.summed(), flattening.positions)
  }
}

/// The walk that writes regions down.
private struct Flattening {
  private let tree: RegionTree
  private var regions: [ProjectMap.Region] = []
  /// By region: the declared layers that are met in it.
  private var layers: [Set<Int>] = []
  /// By region: the types in it, and those of them that belong to a layer.
  private var types: [(all: Int, layered: Int)] = []
  /// The region of each plot; what was skipped is one with what it was skipped for.
  private(set) var positions: [Int]
  private var lines: [Int]

  init(_ tree: RegionTree) {
    self.tree = tree
    positions = Array(repeating: 0, count: tree.regionNodes.count)
    lines = tree.regionNodes.map { $0.isContainer ? $0.lines : 0 }
    for index in tree.regionNodes.indices.reversed() {
      if let parent = tree.regionNodes[index].parent { lines[parent] += lines[index] }
    }
  }

  mutating func writeProject(_ most: Int) {
    regions.append(region(of: 0, name: "", parent: nil))
    layers.append([])
    positions[0] = 0
    let trunk = tree.trunk
    let top = trunk[trunk.count - 1]
    for child in trunk.dropFirst() {
      positions[child] = 0
      regions[0].files += tree.regionNodes[child].files
      regions[0].lines += tree.regionNodes[child].lines
      regions[0].findings += tree.regionNodes[child].findings
    }
    let children = sorted(tree.regionNodes[top].children)
    let large = children.sorted { size($0) > size($1) }.prefix(children.count > most ? most - 1 : most)
    for child in children where large.contains(child) { write(child, in: 0) }
    let rest = children.filter { !large.contains($0) }
    if rest.isEmpty { return }
    regions.append(ProjectMap.Region(name: "\(rest.count) more", kind: .folder, parent: 0))
    layers.append([])
    let group = regions.count - 1
    for child in rest { write(child, in: group) }
  }

  /// Lines of a container, then those of what is none.
  private func size(_ regionNode: Int) -> Int { max(lines[regionNode], tree.regionNodes[regionNode].lines) }

  private func sorted(_ regionNodes: [Int]) -> [Int] {
    regionNodes.sorted { left, right in
      let (one, other) = (tree.regionNodes[left], tree.regionNodes[right])
      if one.isContainer != other.isContainer { return one.isContainer }
      return one.name != other.name
        ? one.name.utf8.lexicographicallyPrecedes(other.name.utf8) : left < right
    }
  }

  private mutating func write(_ regionNode: Int, in parent: Int) {
    var (at, name) = (regionNode, tree.regionNodes[regionNode].name)
    let number = regions.count
    var findings = tree.regionNodes[regionNode].findings
    positions[regionNode] = number
    while let child = tree.onlyContainer(in: at),
      tree.regionNodes[at].kind == .folder || tree.regionNodes[regionNode].kind == .module
    {
      if tree.regionNodes[regionNode].kind == .folder { name += "/\(tree.regionNodes[child].name)" }
      at = child
      positions[child] = number
      findings += tree.regionNodes[child].findings
    }
    var region = region(of: at, name: name, parent: parent)
    if at != regionNode {
      region = ProjectMap.Region(
        name: name, kind: tree.regionNodes[regionNode].kind, parent: parent, path: tree.regionNodes[at].path,
        files: region.files, lines: region.lines)
    }
    region.findings = findings
    regions.append(region)
    layers.append(tree.regionNodes[at].layers)
    for child in sorted(tree.regionNodes[at].children) { write(child, in: number) }
  }

  private func region(of regionNode: Int, name: String, parent: Int?) -> ProjectMap.Region {
    let found = tree.regionNodes[regionNode]
    var region = ProjectMap.Region(
      name: name, kind: found.kind, parent: parent, path: found.path, role: found.role, files: found.files,
      lines: found.lines)
    region.findings = found.findings
    return region
  }

  /// With what lies further down added.
  mutating func summed() -> [ProjectMap.Region] {
    types = Array(repeating: (0, 0), count: regions.count)
    for index in regions.indices.reversed() {
      if regions[index].kind == .type { types[index] = (1, layers[index].isEmpty ? 0 : 1) }
      let isMostly = 2 * types[index].layered >= types[index].all
      regions[index].layer = layers[index].count == 1 && isMostly ? layers[index].first : nil
      guard let parent = regions[index].parent else { continue }
      layers[parent].formUnion(layers[index])
      types[parent].all += types[index].all
      types[parent].layered += types[index].layered
      regions[parent].findings += regions[index].findings
      if regions[index].kind == .type || regions[index].kind == .file { continue }
      regions[parent].files += regions[index].files
      regions[parent].lines += regions[index].lines
    }
    return regions
  }
}
