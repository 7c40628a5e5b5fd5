import EavesOutline

/// Names that many files declare outside of types: for each, the files that can see such a variable, computed once.
struct GlobalVariables: Sendable {
  private var sameNameGroups: [Symbol: SameNameVariables] = [:]
  /// Fewer places are looked through each time.
  private static let few = 8

  init() {}

  /// O(names, and places of those that many declare).
  init(of globals: [Symbol: [NodeRef]], in project: Project) {
    for (name, places) in globals where places.count > Self.few {
      sameNameGroups[name] = SameNameVariables(places, in: project)
    }
  }

  /// Nil for a name that few places declare, or none.
  func sameNameVariables(of name: Symbol) -> SameNameVariables? {
    sameNameGroups.isEmpty ? nil : sameNameGroups[name]
  }

  /// The variables of one name.
  struct SameNameVariables: Sendable {
    private var files: Set<Int32> = []
    private var program = Homes()
    /// By module: the first of the places that files beside its own see.
    private var firsts: [ModuleIndex: Int] = [:]
    private var tests = Homes()

    /// Modules that have one.
    private struct Homes: Sendable {
      /// All of the module see it.
      var own: Set<ModuleIndex> = []
      /// So does who imports one of these names.
      var offered: Set<Symbol> = []
    }

    /// O(places).
    init(_ places: [NodeRef], in project: Project) {
      for (at, place) in places.enumerated() where !project.isOfItsFileAlone(place) {
        let modules = project.files[Int(place.file)].modules
        for module in modules.isEmpty ? [.none] : modules where firsts[module] == nil { firsts[module] = at }
      }
      for place in places {
        let home = project.files[Int(place.file)]
        let nodes = home.outline.nodes
        guard nodes[Int(place.node)].kind == .binding, project.isInEveryBuild(place, of: places) else {
          continue
        }
        files.insert(place.file)
        let access = home.access(of: Int(nodes[Int(place.node)].parent), project.wellKnown)
        if access <= .fileprivate { continue }
        let homes = home.isInTests ? \Self.tests : \Self.program
        self[keyPath: homes].own.formUnion(home.modules.isEmpty ? [.none] : home.modules)
        if access > .internal {
          self[keyPath: homes].offered.formUnion(home.modules.map { project.moduleNames[$0.index] })
        }
      }
    }

    /// Which of the places a file sees: one of its module, or of one that it imports. O(modules and imports of the file).
    func first(seenFrom file: Int, of project: Project) -> Int? {
      let own = project.files[file]
      if let first = (own.modules.isEmpty ? [.none] : own.modules).compactMap({ firsts[$0] }).min() {
        return first
      }
      return own.imports.flatMap { project.modulesByName[$0, default: []] }.compactMap { firsts[$0] }.min()
    }

    /// Whether a file sees one: its own, one of its module, or one of an imported module. Declarations of tests are
    /// visible to tests only. O(modules that have one, or imports, whichever are fewer).
    func isSeen(from file: Int, of project: Project) -> Bool {
      if files.contains(Int32(file)) { return true }
      let own = project.files[file]
      return (own.isInTests ? [program, tests] : [program]).contains { homes in
        (own.modules.isEmpty ? [.none] : own.modules).contains { homes.own.contains($0) }
          || (homes.offered.count < own.imports.count
            ? homes.offered.contains { own.imports.contains($0) }
            : own.imports.contains { homes.offered.contains($0) })
      }
    }
  }
}

extension Project {
  /// Whether a declaration outside of types is `private` or `fileprivate`.
  func isOfItsFileAlone(_ place: NodeRef) -> Bool {
    let (home, node) = (files[Int(place.file)], Int(place.node))
    let isVariable = home.outline.nodes[node].kind == .binding
    return home.access(of: isVariable ? Int(home.outline.nodes[node].parent) : node, wellKnown)
      <= .fileprivate
  }
}
