import EavesOutline
import EavesSource
import EavesThreads

/// Which files may see that some members have changed: those that name one of them, or what has its type from one.
///
/// What a value is, is told by names alone: those in the file, and those in what declares them. A declaration that
/// writes its type says the same as before; of one that does not, whoever names it may see something else.
struct ChangedNames {
  private let project: Project
  private var isNamed: [Bool]
  private(set) var isConcerned: [Bool]
  /// Types whose roles have changed.
  private var types: Set<TypeIndex> = []

  init(in project: Project) {
    self.project = project
    isNamed = Array(repeating: false, count: project.symbols.count)
    isConcerned = Array(repeating: false, count: project.files.count)
  }

  /// Adds the name of a member. What an initialiser makes is called by the name of its type.
  mutating func add(_ member: Member) {
    switch member.kind {
    case .initializer: add(project.types[member.owner.index].name)
    // Whatever is in brackets, a chain goes on with what it had.
    case .subscript: return
    case .property, .method, .case: add(member.name)
    }
  }

  /// Adds a name, and those of a property's storage and projection.
  private mutating func add(_ name: Symbol) {
    if name == .none { return }
    isNamed[name.index] = true
    for sign in ["$", "_"] {
      let text = Array(sign.utf8) + project.symbols.bytes(name)
      if let other = project.symbols.find(text[...]) { isNamed[other.index] = true }
    }
  }

  /// Finds the files, following what has its type from what they name. False where that goes further than can be told, or
  /// to what key paths stand for.
  mutating func spread() -> Bool {
    for _ in 0..<Project.inferenceDepth {
      let (isNamed, project) = (isNamed, project)
      let mayName = project.filesNaming(isNamed)
      let found = project.workers.map(count: project.files.count) { file -> [Follower]? in
        mayName[file] ? Self.followers(in: file, of: project, isNamed) : nil
      }
      var isNew = false
      for (file, names) in found.enumerated() {
        guard let names else { continue }
        isConcerned[file] = true
        for follower in names {
          if project.isReadByKeyPath(follower.owner) { return false }
          if follower.name == .none || self.isNamed[follower.name.index] { continue }
          add(follower.name)
          isNew = true
        }
      }
      if !isNew { return true }
    }
    return false
  }

  /// Adds a type that has got or lost a role: who writes code in it names it.
  mutating func add(_ type: TypeIndex) { types.insert(type) }

  /// The files that were found, and those that name such a type, by whatever alias.
  func withFilesOfTypes() -> [Bool] {
    if types.isEmpty { return isConcerned }
    var (types, isTypeNamed) = (types, Array(repeating: false, count: project.symbols.count))
    let aliases = project.types.indices.filter { project.types[$0].kind == .alias }
    var count = 0
    while count < types.count {
      count = types.count
      for alias in aliases where project.types[alias].supertypes.contains(where: types.contains) {
        types.insert(TypeIndex(alias))
      }
    }
    for type in types { isTypeNamed[project.types[type.index].name.index] = true }
    return zip(isConcerned, project.filesNaming(isTypeNamed)).map { $0 || $1 }
  }

  /// What writes no type, and where it is declared; `.none` outside of types.
  private struct Follower: Sendable {
    let name: Symbol
    let owner: TypeIndex
  }

  /// What a file declares without a type by way of some names; nil where it names none of them.
  private static func followers(in file: Int, of project: Project, _ isNamed: [Bool]) -> [Follower]? {
    let of = project.files[file]
    let nodes = of.outline.nodes
    let named = nodes.indices.filter { isNamed[of.symbol($0).index] && nodes[$0].kind.isMention }
    if named.isEmpty { return nil }
    var followers: [Follower] = []
    for member in of.outline.index.members where nodes[Int(member)].kind == .binding {
      let statement = Int(nodes[Int(member)].parent)
      let at = named.indices.partitioningIndex(where: { named[$0] >= statement })
      guard at < named.count, named[at] < Int(nodes[statement].next),
        of.outline.firstChild(of: Int(member), kind: .typeAnnotation) == nil
      else { continue }
      let owner = project.enclosingType(of: Int(member), in: file)
      let bound = of.outline.children(of: Int(member)).filter { nodes[$0].kind == .boundName }
      followers += ([Int(member)] + bound).map { Follower(name: of.symbol($0), owner: owner) }
    }
    return followers
  }
}

extension NodeKind {
  /// Whether a node may mean by its name what is declared elsewhere: all but names that are given, and labels.
  fileprivate var isMention: Bool {
    switch self {
    case .name, .binding, .boundName, .funcDecl, .enumElement, .parameter, .label, .argument: false
    default: true
    }
  }
}
