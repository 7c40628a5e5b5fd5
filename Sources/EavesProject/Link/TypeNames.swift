/// The types of a project by their simple names: lists threaded through two arrays.
///
/// Hot: looked up for every name in type position. A dictionary of arrays hashed every name again and allocated a list
/// for each.
struct TypeNames: Sendable {
  /// First and last type of a name, by symbol; -1: none.
  private var first: [Int32] = []
  private var last: [Int32] = []
  /// The next type of the same name, by type.
  private var next: [Int32] = []
  /// Types of the name that no declaration answers to, by symbol; -1: none.
  private var externals: [Int32] = []
  /// Names that some type has which is nested in another, by symbol.
  private var isNested: [Bool] = []
  /// Names that some type has which is declared under `#if`, by symbol.
  private var isConditional: [Bool] = []
  /// Types nested in another: half the types of an application may be called `State`.
  private var nested: [Nesting: TypeIndex] = [:]
  /// Where several types of a name are nested in another, as those that are private to their files.
  private var severalNested: [Nesting: Several] = [:]
  /// Declared types of a name, by symbol.
  private var counts: [Int32] = []
  /// What names that many types have stand for.
  private var sameNameGroups: [Symbol: SameNameTypes] = [:]
  /// Fewer types of a name are looked through.
  private static let few = 8

  init() {}

  init(symbols: Int) {
    first = Array(repeating: -1, count: symbols)
    last = first
    externals = first
    counts = Array(repeating: 0, count: symbols)
    isNested = Array(repeating: false, count: symbols)
    isConditional = isNested
  }

  /// Adds a declared type; they come in the order of their indices.
  mutating func add(_ name: Symbol, _ type: TypeIndex, isConditional: Bool) {
    grow(to: name)
    if isConditional { self.isConditional[name.index] = true }
    while next.count <= type.index { next.append(-1) }
    if last[name.index] < 0 {
      first[name.index] = type.rawValue
    } else {
      next[Int(last[name.index])] = type.rawValue
    }
    last[name.index] = type.rawValue
    counts[name.index] += 1
  }

  /// Sorts the types of names that many have by file and module, as far as they are declared. Before that, and for
  /// other names, `declared` has them all. O(declared types).
  mutating func groupSameNameTypes(among types: [TypeRecord], in files: [ProjectFile]) {
    sameNameGroups = [:]
    for name in counts.indices where counts[name] > Self.few {
      let symbol = Symbol(UInt32(name))
      let all = Array(declared(symbol))
      // What not every build has hides nothing that every build has.
      let sure = all.filter { !types[$0.index].isConditional }
      sameNameGroups[symbol] = SameNameTypes(sure.isEmpty ? all : sure, among: types, in: files)
    }
  }

  /// Whether several types have a name.
  func isShared(_ name: Symbol) -> Bool { name.index < counts.count && counts[name.index] > 1 }

  /// Whether a type of a name is declared under `#if`.
  func hasConditional(_ name: Symbol) -> Bool {
    name.index < isConditional.count && isConditional[name.index]
  }

  /// The types of a name that many have; nil for other names.
  func sameNameTypes(of name: Symbol) -> SameNameTypes? {
    sameNameGroups.isEmpty ? nil : sameNameGroups[name]
  }

  /// Notes that a type is nested in another.
  ///
  /// - Parameter types: all of them, each with its place.
  mutating func addNested(_ type: TypeIndex, in parent: TypeIndex, of types: [TypeRecord]) {
    let name = types[type.index].name
    grow(to: name)
    isNested[name.index] = true
    let nesting = Nesting(name: name, parent: parent)
    guard let known = nested[nesting], known != type else {
      nested[nesting] = type
      return
    }
    nested[nesting] = types.first(of: known, type)
    severalNested[nesting, default: Several(known, types)].add(type, types)
  }

  mutating func setExternal(_ name: Symbol, _ type: TypeIndex) {
    grow(to: name)
    externals[name.index] = type.rawValue
  }

  private mutating func grow(to name: Symbol) {
    while first.count <= name.index {
      first.append(-1)
      last.append(-1)
      externals.append(-1)
      counts.append(0)
      isNested.append(false)
      isConditional.append(false)
    }
  }

  /// The declared types of a name, in order of declaration.
  func declared(_ name: Symbol) -> Declared {
    Declared(at: name.index < first.count ? first[name.index] : -1, after: next)
  }

  /// The record of a name that is only mentioned; nil when there is none.
  func external(_ name: Symbol) -> TypeIndex? {
    guard name.index < externals.count, externals[name.index] >= 0 else { return nil }
    return TypeIndex(Int(externals[name.index]))
  }

  /// Whether the project declares a type of a name.
  func isDeclared(_ name: Symbol) -> Bool { name.index < first.count && first[name.index] >= 0 }

  /// Whether some type of a name is nested in another.
  func hasNested(_ name: Symbol) -> Bool { name.index < isNested.count && isNested[name.index] }

  /// The type of a name that is declared in another, as a file sees it: its own, else the first that it may see; nil
  /// when there is none. Extensions of one type may each have a private `Key`: every file means its own.
  ///
  /// - Parameter file: nil: whichever it is, and private types are seen.
  func nested(
    _ name: Symbol, in parent: TypeIndex, seenFrom file: Int?, of types: [TypeRecord]
  ) -> TypeIndex? {
    let nesting = Nesting(name: name, parent: parent)
    guard let first = nested[nesting] else { return nil }
    guard let file else { return first }
    if !severalNested.isEmpty, let several = severalNested[nesting] { return several.type(seenFrom: file) }
    let record = types[first.index]
    return !record.isOfItsFile || Int(record.place.file) == file ? first : nil
  }

  private struct Nesting: Hashable {
    let name: Symbol
    let parent: TypeIndex
  }

  /// Types of one name that are nested in one type: the first that all see, and the first of each file.
  private struct Several: Sendable {
    private var shared: TypeIndex?
    private var byFile: [Int32: TypeIndex] = [:]

    init(_ type: TypeIndex, _ types: [TypeRecord]) { add(type, types) }

    mutating func add(_ type: TypeIndex, _ types: [TypeRecord]) {
      let record = types[type.index]
      byFile[record.place.file] = types.first(of: byFile[record.place.file] ?? type, type)
      if !record.isOfItsFile { shared = types.first(of: shared ?? type, type) }
    }

    func type(seenFrom file: Int) -> TypeIndex? { byFile[Int32(file)] ?? shared }
  }

  /// The declared types of one name.
  struct Declared: Sequence, IteratorProtocol {
    fileprivate var at: Int32
    fileprivate let after: [Int32]

    mutating func next() -> TypeIndex? {
      if at < 0 { return nil }
      let type = TypeIndex(Int(at))
      at = Int(at) < after.count ? after[Int(at)] : -1
      return type
    }
  }
}

extension [TypeRecord] {
  /// The one of two types that every build has, else the one that is declared first.
  fileprivate func first(of one: TypeIndex, _ other: TypeIndex) -> TypeIndex {
    if self[one.index].isConditional == self[other.index].isConditional { return Swift.min(one, other) }
    return self[one.index].isConditional ? other : one
  }
}
