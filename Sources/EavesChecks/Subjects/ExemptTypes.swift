import EavesDocuments
package import EavesFindings
import EavesOutline
package import EavesProject
package import EavesSource

/// Types that no rule covers because of their names, conformances, folder or eaves.yml, although no target makes them
/// test code; and types with a layer that are test code for one reason only. What rules would find in them is listed
/// separately from findings, so that an exemption that hides something is visible.
package struct ExemptTypes: Sendable {
  /// Why one of them is exempt.
  package struct Exemption: Sendable {
    package let type: TypeIndex
    /// "test", "preview" or "mock".
    package let role: String
    /// "its name matches `Mock*`".
    package let reason: String
    /// Whether an item of eaves.yml alone makes it so.
    package let isOwn: Bool
    /// Its layer role; nil where it has none.
    package let layerRole: String?
  }

  /// By type, those within others of them included.
  let isExempt: [Bool]
  /// Those that are not declared within another.
  let outermost: [TypeIndex]
  /// The files that hold code of them, in order.
  let files: [Int]
  /// By file, whether it holds code of them: most hold none, and this is looked up for each piece of evidence.
  private let isHome: [Bool]
  /// By file, where their code stands, in order and apart: none of them is within another.
  private let stretches: [Int: [(range: ByteRange, type: TypeIndex)]]
  private let project: Project

  /// Nil where there are none. O(types).
  package init?(in project: Project) {
    var isExempt = Array(repeating: false, count: project.types.count)
    var outermost: [TypeIndex] = []
    let barely = project.barelyTests
    for index in project.types.indices {
      let (type, record) = (TypeIndex(index), project.types[index])
      guard project.isSetAside(type), record.kind != .external, record.kind != .alias else { continue }
      let file = Int(record.place.file)
      if project.isTestFile(file), !(barely[file] && project.layerRole(type) != nil),
        !project.isSetAsideByConfiguration(type)
      {
        continue
      }
      isExempt[index] = true
    }
    var stretches: [Int: [(range: ByteRange, type: TypeIndex)]] = [:]
    for index in isExempt.indices where isExempt[index] {
      let parent = project.types[index].parent
      if parent != .none, isExempt[parent.index] { continue }
      outermost.append(TypeIndex(index))
      for place in project.declarations(of: TypeIndex(index)) {
        let range = project.files[Int(place.file)].outline.nodes[Int(place.node)].range
        stretches[Int(place.file), default: []].append((range, TypeIndex(index)))
      }
    }
    if outermost.isEmpty { return nil }
    self.project = project
    self.isExempt = isExempt
    self.outermost = outermost
    self.stretches = stretches.mapValues { found in
      found.sorted { $0.range.start < $1.range.start }.reduce(into: []) { apart, stretch in
        if !(apart.last?.range.encloses(stretch.range) ?? false) { apart.append(stretch) }
      }
    }
    files = stretches.keys.sorted()
    var isHome = Array(repeating: false, count: project.files.count)
    for file in files { isHome[file] = true }
    self.isHome = isHome
  }

  /// The exempt type whose code a stretch of a file is; nil for other code.
  func type(at range: ByteRange, in file: Int) -> TypeIndex? {
    guard file < isHome.count, isHome[file] else { return nil }
    return stretch(at: range.start, in: file).flatMap { $0.range.encloses(range) ? $0.type : nil }
  }

  /// The last that begins at a byte or before it. O(log stretches).
  private func stretch(at start: UInt32, in file: Int) -> (range: ByteRange, type: TypeIndex)? {
    guard let own = stretches[file] else { return nil }
    let behind = own.indices.partitioningIndex(where: { own[$0].range.start > start })
    return behind > 0 ? own[behind - 1] : nil
  }

  /// The exempt type in whose code a finding lies; nil for other code.
  package func type(of finding: Finding) -> TypeIndex? {
    guard let file = project.number(of: finding.place.path), let own = stretches[file] else { return nil }
    let outline = project.files[file].outline
    let (lines, bytes) = (outline.lines, outline.source.bytes)
    let behind = own.indices.partitioningIndex(where: {
      finding.place.start < lines.position(of: own[$0].range.start, in: bytes)
    })
    guard behind > 0,
      finding.place.end <= lines.position(of: own[behind - 1].range.end, in: bytes)
    else { return nil }
    return own[behind - 1].type
  }

  /// Why each of some types is exempt, in the order of the project.
  package func exemptions(of types: Set<TypeIndex>) -> [Exemption] {
    let reasons = RoleReasons(in: project)
    return types.sorted().compactMap { exemption(of: $0, reasons) }
  }

  /// Those that eaves.yml alone makes a test, a preview or a mock, and that would have a layer role else.
  package var madeByConfiguration: [Exemption] {
    let made = outermost.filter { project.isSetAsideByConfiguration($0) && project.layerRole($0) != nil }
    return made.isEmpty ? [] : exemptions(of: Set(made))
  }

  private func exemption(of type: TypeIndex, _ reasons: RoleReasons) -> Exemption? {
    let evidence = reasons.evidence(for: type).first { project.isAside(role: $0.role) }
    let role = evidence.map { project.roleName($0.role) } ?? "test"
    return Exemption(
      type: type, role: role, reason: evidence?.reason ?? "it is declared in one",
      isOwn: project.isSetAsideByConfiguration(type), layerRole: project.layerRole(type).map(project.roleName)
    )
  }

  /// Where a type is declared.
  package func place(of type: TypeIndex) -> Place { project.namePlace(at: project.types[type.index].place) }
}
