import EavesOutline
import EavesProject

/// What code uses of a module that none of its files imports: key paths, macros and members are seen through what
/// another import loads.
struct UnimportedUses {
  private let project: Project
  private let homes: Homes

  /// One use.
  struct Use: Sendable {
    /// `.tides`, `#tides`.
    let name: String
    let file: Int
    let node: Int
  }

  /// Who declares the members of each name.
  struct Homes: Sendable {
    /// The only module that does; `.none` where several do, or an unknown one.
    fileprivate var sole: [Symbol: ModuleIndex] = [:]

    /// O(members).
    init(of project: Project) {
      for member in project.members {
        let home = project.files[Int(member.node.file)].module
        sole[member.name] = (sole[member.name] ?? home) == home ? home : ModuleIndex.none
      }
    }
  }

  init(_ project: Project, _ homes: Homes) { (self.project, self.homes) = (project, homes) }

  /// The first use by some files of what others offer; nil where nothing tells of one. A name that some other module
  /// declares, too, tells nothing; nor does one alone that a type of the module's own declares, for types of the
  /// platform may have it. O(members of the module + nodes of the files).
  func first(in files: [Int], of offering: [Int]) -> Use? {
    let offered = offered(by: offering)
    if offered.isEmpty { return nil }
    var ofTypes: [Symbol: Use] = [:]
    for file in files {
      let (outline, names) = (project.files[file].outline, project.files[file].names)
      guard names.indices.contains(where: { offered[names[$0]] != nil }) else { continue }
      for node in outline.nodes.indices {
        guard let sign = Self.sign(of: outline.nodes[node].kind) else { continue }
        let name = project.files[file].symbol(node)
        guard let kind = offered[name], (kind == .macro) == (sign != "."),
          mayBeOffered(name, kind, at: node, in: file)
        else { continue }
        let use = Use(name: sign + project.symbols.text(name), file: file, node: node)
        if kind != .ofType { return use }
        ofTypes[name] = ofTypes[name] ?? use
      }
    }
    let first = ofTypes.values.min { ($0.file, $0.node) < ($1.file, $1.node) }
    return ofTypes.count > 1 ? first : nil
  }

  /// Whether the value before a member may have it from another module: of a known type, what it or an extension declares;
  /// of another value, what an extension declares.
  private func mayBeOffered(_ name: Symbol, _ kind: Offer, at node: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    guard outline.nodes[node].kind == .member else { return true }
    let types = project.types(ofChainFrom: outline.chainHead(of: node), upTo: node, file: file).filter {
      $0 != .none
    }
    return types.isEmpty && kind != .ofType || types.contains { project.member(named: name, of: $0) != nil }
  }

  private enum Offer { case macro, ofExtension, ofType }

  private func offered(by files: [Int]) -> [Symbol: Offer] {
    var offered: [Symbol: Offer] = [:]
    for file in files {
      let own = project.files[file]
      let members = project.membersDeclared(in: file).map { project.members[$0] }
      for member in members where member.access >= .package {
        guard homes.sole[member.name] == own.module, own.module != .none else { continue }
        let owner = project.types[member.owner.index]
        let isForeign = owner.kind == .external || project.files[Int(owner.place.file)].module != own.module
        if member.kind != .initializer { offered[member.name] = isForeign ? .ofExtension : .ofType }
      }
      for node in own.outline.nodes.indices where own.outline.nodes[node].kind == .macroDecl {
        offered[own.symbol(node)] = .macro
      }
    }
    return offered
  }

  private static func sign(of kind: NodeKind) -> String? {
    switch kind {
    case .member, .implicitMember, .keyPathComponent: "."
    case .macroExpansion: "#"
    case .attribute: "@"
    default: nil
    }
  }
}
