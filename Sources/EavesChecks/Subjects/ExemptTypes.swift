import EavesDocuments
package import EavesFindings
import EavesOutline
package import EavesProject
package import EavesSource

/// Types that no rule is about because of their names, of what they conform to, of their folder or of eaves.yml, although
/// no target makes them test code. What they would have is told apart from findings: an exemption that hides nothing
/// costs nothing, and one that hides something is named.
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
  /// By file, whether it holds code of them: most hold none, and each piece of evidence asks.
  private let isHome: [Bool]
  /// By file, where their code stands.
  private let stretches: [Int: [(range: ByteRange, type: TypeIndex)]]
  private let project: Project

  /// Nil where there are none. O(types).
  package init?(in project: Project) {
    var isExempt = Array(repeating: false, count: project.types.count)
    var outermost: [TypeIndex] = []
    for index in project.types.indices {
      let (type, record) = (TypeIndex(index), project.types[index])
      guard project.isSetAside(type), record.kind != .external, record.kind != .alias else { continue }
      if project.isTestFile(Int(record.place.file)), !project.isSetAsideByConfiguration(type) { continue }
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
    self.stretches = stretches
    files = stretches.keys.sorted()
    var isHome = Array(repeating: false, count: project.files.count)
    for file in files { isHome[file] = true }
    self.isHome = isHome
  }

  /// The exempt type whose code a stretch of a file is; nil for other code.
  func type(at range: ByteRange, in file: Int) -> TypeIndex? {
    guard file < isHome.count, isHome[file] else { return nil }
    return stretches[file]?.first { $0.range.encloses(range) }?.type
  }

  /// The exempt type in whose code a finding lies; nil for other code.
  package func type(of finding: Finding) -> TypeIndex? {
    guard let file = project.number(of: finding.place.path), let stretches = stretches[file] else {
      return nil
    }
    let outline = project.files[file].outline
    return stretches.first { stretch in
      let place = outline.lines.place(of: stretch.range, in: outline.source)
      return place.start <= finding.place.start && finding.place.end <= place.end
    }?.type
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
  package func place(of type: TypeIndex) -> Place {
    let record = project.types[type.index]
    let outline = project.files[Int(record.place.file)].outline
    let node = outline.firstChild(of: Int(record.place.node), kind: .name) ?? Int(record.place.node)
    return outline.lines.place(of: outline.nodes[node].range, in: outline.source)
  }
}
