package import EavesFindings
package import EavesSource

extension ProjectMap {
  /// The map of one of several projects, and where it lies.
  package struct Part: Sendable {
    /// Below the common folder; empty for that folder itself.
    let root: FilePath
    let projectMap: ProjectMap
    /// Where each of its findings stands in the report of all.
    let findings: [Int]

    /// - Parameter findings: where each of its findings stands in the report of all.
    package init(root: FilePath, projectMap: ProjectMap, findings: [Int]) {
      self.root = root
      self.projectMap = projectMap
      self.findings = findings
    }
  }

  /// The maps of several projects as one, each a box of it: what one calls by the names of another is not followed.
  /// O(regions).
  package init(of parts: [Part]) {
    var join = ProjectMapJoin()
    let shown = join.shown(parts)
    for index in parts.indices { join.add(parts[index], to: shown[index] ? 0 : join.rest(of: shown)) }
    self = join.projectMap
  }
}

/// Puts maps beside each other.
private struct ProjectMapJoin {
  private var regions = [ProjectMap.Region(name: "", kind: .project, parent: nil)]
  private var references: [ProjectMap.Reference] = []
  private var breaches: [ProjectMap.Breach] = []
  private var layers: [String] = []
  /// The box of those that are too many to be shown at first.
  private var others: Int?

  /// By part, whether it is seen at first: the largest are.
  func shown(_ parts: [ProjectMap.Part]) -> [Bool] {
    if parts.count <= ProjectMap.maxInitialRegions { return parts.map { _ in true } }
    let order = parts.indices.sorted {
      let (one, other) = (parts[$0].projectMap.regions[0].lines, parts[$1].projectMap.regions[0].lines)
      return one != other ? one > other : $0 < $1
    }
    var shown = parts.map { _ in false }
    for index in order.prefix(ProjectMap.maxInitialRegions - 1) { shown[index] = true }
    return shown
  }

  /// The box of the others, made on first use.
  mutating func rest(of shown: [Bool]) -> Int {
    if let others { return others }
    let count = shown.count { !$0 }
    regions.append(ProjectMap.Region(name: "\(count) more", kind: .folder, parent: 0))
    others = regions.count - 1
    return regions.count - 1
  }

  mutating func add(_ part: ProjectMap.Part, to parent: Int) {
    let (first, layer, paths) = (regions.count, layers.count, PathsBelow(part.root))
    for (index, region) in part.projectMap.regions.enumerated() {
      let isRoot = index == 0
      let path = region.path.isEmpty && !isRoot ? "" : paths.path(FilePath(region.path)).text
      var copy = ProjectMap.Region(
        name: isRoot ? (part.root.text.isEmpty ? "." : part.root.text) : region.name,
        kind: isRoot ? .folder : region.kind, parent: region.parent.map { $0 + first } ?? parent,
        path: isRoot ? part.root.text : path, role: region.role, files: region.files, lines: region.lines)
      copy.findings = region.findings
      copy.layer = isRoot ? nil : region.layer.map { $0 + layer }
      regions.append(copy)
    }
    count(part.projectMap.regions[0], in: parent)
    layers += part.projectMap.layers
    references += part.projectMap.references.map {
      ProjectMap.Reference(source: $0.source + first, target: $0.target + first, count: $0.count)
    }
    breaches += part.projectMap.breaches.map {
      ProjectMap.Breach(
        finding: part.findings[$0.finding], source: $0.source + first, target: $0.target.map { $0 + first },
        impact: $0.impact, isKnown: $0.isKnown)
    }
  }

  private mutating func count(_ project: ProjectMap.Region, in parent: Int) {
    for place in parent == 0 ? [0] : [0, parent] {
      regions[place].files += project.files
      regions[place].lines += project.lines
      regions[place].findings += project.findings
    }
  }

  var projectMap: ProjectMap {
    ProjectMap(
      regions: regions, references: references,
      breaches: breaches.sorted { ($0.finding, $0.source) < ($1.finding, $1.source) }, layers: layers)
  }
}
