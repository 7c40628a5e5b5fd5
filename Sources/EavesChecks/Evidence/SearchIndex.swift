import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource
import EavesThreads

/// Which searches could care for a name: those with an object so named, or with one that is a value's type.
///
/// A bit table by symbol answers for every token in O(1). The cost is finding the types of all values: that is done
/// file by file on all threads, and the result is kept for the walk.
struct SearchIndex: Sendable {
  let project: Project
  let scope: SearchScope
  /// Words of 64 searches each.
  let width: Int
  private var bySymbol: [UInt64]
  private var byType: [UInt64]
  /// Only what is listed by name: attributes, macros, members, operators, callees.
  private var byList: [UInt64]
  /// Whether any search could care for a name: most are in no list.
  private var isAsked: [Bool]
  /// The searches that care for values of their objects' types.
  private let valued: [UInt64]
  /// By file.
  private var marks: [Marks] = []

  /// - Parameters:
  ///   - subjects: what the sentence of each search is about.
  ///   - exempt: types whose code is looked into as if they were not exempt.
  init(project: Project, searches: [Search], subjects: [SearchSubject], exempt: ExemptTypes? = nil) {
    self.project = project
    scope = SearchScope(
      project, zip(subjects, searches).map { .init($0, in: project, for: $1) },
      exempt: exempt)
    width = scope.width
    valued = Self.words(
      of: zip(searches, subjects).map { $0.verb != .conforms || $1.kind.isOfFiles }, width: scope.width)
    bySymbol = Array(repeating: 0, count: project.symbols.count * width)
    byType = Array(repeating: 0, count: project.types.count * width)
    byList = bySymbol
    isAsked = Array(repeating: false, count: project.symbols.count)
    mark(typesOf: searches)
    // A value may be made by `.init(…)` and `Self(…)`.
    for (index, search) in searches.enumerated() where search.verb.findsConstruction {
      for name in ["init", "Self"] { project.symbols.find(name).map { mark($0, for: index) } }
    }
    // What is assigned to may be the parameter of a closure that names none.
    for (index, search) in searches.enumerated() where search.verb == .assigns {
      for name in ["$0", "$1", "$2", "$3"] { project.symbols.find(name).map { mark($0, for: index) } }
    }
    for (index, search) in searches.enumerated() {
      for symbol in search.objects.names.symbols {
        mark(symbol, for: index)
        byList[symbol.index * width + index / 64] |= 1 << UInt64(index % 64)
      }
      // What has no name of its own.
      let isLiteral = project.literalTypes.contains { isObject($0, of: index) }
      if isLiteral || search.objects.names.unwrapping != nil { mark(Symbol.none, for: index) }
      if isLiteral {
        for name in ["true", "false"] { project.symbols.find(name).map { mark($0, for: index) } }
      }
    }
    if width > 0 { markValues(Self.attributes(of: searches)) }
  }

  /// One word of the searches that could care for a name.
  func searches(for name: Symbol, word: Int) -> UInt64 { bySymbol[name.index * width + word] }

  /// One word of the searches that list a name which is no type's.
  func listing(_ name: Symbol, word: Int) -> UInt64 { byList[name.index * width + word] }

  /// One word of the searches that have a type among their objects.
  func searches(for type: TypeIndex, word: Int) -> UInt64 { byType[type.index * width + word] }

  /// The searches of which something is true, as words.
  func words(of isTrue: [Bool]) -> [UInt64] { Self.words(of: isTrue, width: width) }

  private static func words(of isTrue: [Bool], width: Int) -> [UInt64] {
    var words = Array(repeating: UInt64(0), count: width)
    for search in isTrue.indices where isTrue[search] { words[search / 64] |= 1 << UInt64(search % 64) }
    return words
  }

  /// Whether some of the searches could care for a name.
  func isAsked(_ name: Symbol, by searches: [UInt64]) -> Bool {
    guard isAsked[name.index] else { return false }
    let start = name.index * width
    for word in searches.indices where bySymbol[start + word] & searches[word] != 0 { return true }
    return false
  }

  /// Whether a search lists a name that is no type's.
  func isListed(_ name: Symbol, by search: Int) -> Bool {
    byList[name.index * width + search / 64] & (1 << UInt64(search % 64)) != 0
  }

  /// Whether a search has a type among its objects.
  func isObject(_ type: TypeIndex, of search: Int) -> Bool {
    byType[type.index * width + search / 64] & (1 << UInt64(search % 64)) != 0
  }

  /// The core types of a declared value, as the project says.
  func types(of declared: Declared, from file: Int) -> ArraySlice<TypeIndex> {
    let place: NodeRef
    switch declared {
    case .local(let node): place = NodeRef(file: file, node: node)
    case .member(let member): place = project.members[member].node
    case .global(let node): place = node
    case .selfOf, .implicitParameter: return project.types(of: declared, from: file)[...]
    }
    return marks[Int(place.file)].values.types(ofDeclaration: place.node)
      ?? project.types(of: declared, from: file)[...]
  }

  mutating func mark(_ symbol: Symbol, for search: Int) {
    isAsked[symbol.index] = true
    bySymbol[symbol.index * width + search / 64] |= 1 << UInt64(search % 64)
  }

  // MARK: Types

  private mutating func mark(typesOf searches: [Search]) {
    var byRole: [(search: Int, roles: UInt64, isAnyType: Bool)] = []
    let named = project.workers.map(count: searches.count, run: 1) { [project] index in
      searches[index].objects.names.types(in: project)
    }
    for (index, search) in searches.enumerated() {
      let objects = search.objects
      for type in named[index] { mark(type, for: index) }
      if objects.isAnything { for type in project.types.indices { mark(TypeIndex(type), for: index) } }
      if objects.roles != 0 || objects.isAnyType { byRole.append((index, objects.roles, objects.isAnyType)) }
    }
    let asked = byRole.reduce(0) { $0 | $1.roles }
    let asksAny = byRole.contains { $0.isAnyType }
    for index in project.types.indices {
      let type = TypeIndex(index)
      let isDeclared = asksAny && project.types[index].kind != .external
      if project.types[index].kind == .alias {
        let home = project.regionBits(ofHomeOf: type) & asked
        for (search, roles, _) in byRole where home & roles != 0 { mark(type, for: search) }
      }
      guard isDeclared || project.hasRole(in: asked, type) else { continue }
      for (search, roles, isAnyType) in byRole
      where project.hasRole(in: roles, type) || (isAnyType && isDeclared) {
        mark(type, for: search)
      }
    }
    markAliases()
  }

  /// An alias is an object where what it names is one.
  private mutating func markAliases() {
    let isMarked = byType
    for index in project.types.indices where project.types[index].kind == .alias {
      for named in ObjectSet.aliased(by: TypeIndex(index), in: project) {
        for word in 0..<width {
          var bits = isMarked[named.index * width + word]
          while bits != 0 {
            mark(TypeIndex(index), for: word * 64 + bits.trailingZeroBitCount)
            bits &= bits - 1
          }
        }
      }
    }
  }

  private mutating func mark(_ type: TypeIndex, for search: Int) {
    byType[type.index * width + search / 64] |= 1 << UInt64(search % 64)
    mark(project.types[type.index].name, for: search)
  }

  // MARK: Values

  /// What a file says of its names.
  private struct Marks: Sendable {
    var values: ValueTable
    /// Names that stand for a value of an object's type, projections and storage with them.
    var typed: [(name: Symbol, type: TypeIndex)] = []
    /// Names that stand for an object itself.
    var others: [(name: Symbol, type: TypeIndex)] = []
    /// Properties with an attribute that a search looks for.
    var attributed: [(name: Symbol, search: Int)] = []
  }

  private mutating func markValues(_ attributes: [Symbol: [Int]]) {
    let valued = valued
    let isObject = stride(from: 0, to: byType.count, by: width).map { start in
      (0..<width).contains { byType[start + $0] != 0 }
    }
    let isValued = stride(from: 0, to: byType.count, by: width).map { start in
      (0..<width).contains { byType[start + $0] & valued[$0] != 0 }
    }
    let kinds = scope.kinds(of: searchesOfTypes())
    let isMet = scope.names(meeting: kinds)
    let (project, scope) = (project, scope)
    let found = project.workers.map(count: project.files.count) { file in
      let values = Self.values(in: file, named: isMet, kinds, scope, project)
      return Self.marks(in: file, values, isObject, isValued, attributes, project)
    }
    let all = Array(repeating: ~UInt64(0), count: width)
    for marks in found {
      for (name, type) in marks.typed {
        mark(name, with: type, for: valued)
        for wrapper in scope.wrapped[name, default: []] { mark(wrapper, with: type, for: valued) }
      }
      for (name, type) in marks.others { mark(name, with: type, for: all) }
      for (name, search) in marks.attributed { mark(name, for: search) }
    }
    marks = found
  }

  private mutating func mark(_ name: Symbol, with type: TypeIndex, for searches: [UInt64]) {
    isAsked[name.index] = true
    for word in 0..<width {
      bySymbol[name.index * width + word] |= byType[type.index * width + word] & searches[word]
    }
  }

  /// What the language calls a property's value in its accessors.
  private static let accessorValues = ["newValue", "oldValue"]

  /// The types of the values that a search of some kinds may meet: of those that hold within a body only where it
  /// looks at the body.
  private static func values(
    in file: Int, named isMet: [Bool], _ kinds: UInt64, _ scope: SearchScope, _ project: Project
  ) -> ValueTable {
    let reader = PositionReader(project: project)
    var ownedCode = reader.ownedCode(from: 0, in: file)
    var isSeen = scope.looks(kinds, at: ownedCode, of: file, in: project)
    return ValueTable(file, named: isMet, in: project) { node in
      while node >= ownedCode.end {
        ownedCode = reader.ownedCode(from: ownedCode.end, in: file)
        isSeen = scope.looks(kinds, at: ownedCode, of: file, in: project)
      }
      return isSeen
    }
  }

  /// - Parameters:
  ///   - isObject: by type, whether some search has it among its objects.
  ///   - isValued: by type, whether some of these cares for its values.
  private static func marks(
    in file: Int, _ values: ValueTable, _ isObject: [Bool], _ isValued: [Bool],
    _ attributes: [Symbol: [Int]], _ project: Project
  ) -> Marks {
    let of = project.files[file]
    let outline = of.outline
    var marks = Marks(values: values)
    marks.values.forEach { node, type in
      guard isValued[type.index] else { return }
      let name = of.symbol(Int(node))
      if let last = marks.typed.last, last == (name, type) { return }
      marks.typed.append((name, type))
      if project.hasAccessors(Int(node), in: file) {
        marks.typed += Self.accessorValues.compactMap { word in
          project.symbols.find(word).map { ($0, type) }
        }
      }
    }
    for component in outline.index.keyPathComponents {
      let name = of.symbol(Int(component))
      for type in project.keyPathTypes(of: name) where isValued[type.index] {
        marks.typed.append((name, type))
      }
    }
    marks.others = project.otherNames(in: file).filter { isObject[$0.type.index] }.map {
      ($0.symbol, $0.type)
    }
    if attributes.isEmpty { return marks }
    var met: Set<UInt64> = []
    for attribute in outline.index.attributes {
      let symbol = of.symbol(Int(attribute))
      guard let searches = attributes[symbol] else { continue }
      let declaration = Int(outline.nodes[Int(attribute)].parent)
      guard met.insert(UInt64(declaration) << 32 | UInt64(symbol.rawValue)).inserted else { continue }
      for child in outline.children(of: declaration) where outline.nodes[child].kind == .binding {
        for search in searches { marks.attributed.append((of.symbol(child), search)) }
      }
    }
    return marks
  }

  /// Searches that have a type of the project, or a name that it mentions as one, among their objects and look for
  /// values of it. Conformances are found at the declaration, not at values.
  private func searchesOfTypes() -> [UInt64] {
    var found: [UInt64] = Array(repeating: 0, count: width)
    for start in stride(from: 0, to: byType.count, by: width) {
      for word in 0..<width { found[word] |= byType[start + word] & valued[word] }
    }
    return found
  }

  private static func attributes(of searches: [Search]) -> [Symbol: [Int]] {
    var found: [Symbol: [Int]] = [:]
    for (index, search) in searches.enumerated() {
      for symbol in search.objects.names.attributeSymbols { found[symbol, default: []].append(index) }
    }
    return found
  }
}
