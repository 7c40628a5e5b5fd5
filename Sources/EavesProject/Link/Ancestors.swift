/// All supertypes of every type, direct and inherited, nearest first: found once, when supertypes are known.
struct Ancestors: Sendable, Equatable {
  /// More than code has, and a bound for what is written to hurt: protocols that refine each other would otherwise
  /// cost the square of their number.
  static let limit = 256

  private var starts: [Int32] = [0]
  private var types: [TypeIndex] = []
  /// Types with more supertypes than the limit: those beyond it are left out.
  private(set) var cut: [TypeIndex] = []

  init() {}

  /// O(types × their supertypes).
  init(of records: [TypeRecord]) {
    self.init(of: records) { records[$0.index].supertypes }
  }

  /// The supertypes that every build has which has the type.
  ///
  /// - Parameter conditional: supertypes that a type has under `#if` alone.
  init(of records: [TypeRecord], without conditional: [TypeIndex: [TypeIndex]]) {
    self.init(of: records) { type in
      let all = records[type.index].supertypes
      return conditional[type].map { left in all.filter { !left.contains($0) } } ?? all
    } passesOn: {
      !records[$0.index].isConditional
    }
  }

  /// - Parameter passesOn: whether what a type inherits is inherited by those who inherit from it.
  private init(
    of records: [TypeRecord], _ supertypes: (TypeIndex) -> [TypeIndex],
    passesOn: (TypeIndex) -> Bool = { _ in true }
  ) {
    starts.reserveCapacity(records.count + 1)
    // The type whose list each type was last added to.
    var lists = Array(repeating: TypeIndex.none, count: records.count)
    for index in records.indices {
      if !records[index].supertypes.isEmpty { add(TypeIndex(index), supertypes, passesOn, &lists) }
      starts.append(Int32(types.count))
    }
  }

  private mutating func add(
    _ type: TypeIndex, _ supertypes: (TypeIndex) -> [TypeIndex], _ passesOn: (TypeIndex) -> Bool,
    _ lists: inout [TypeIndex]
  ) {
    let start = types.count
    lists[type.index] = type
    append(supertypes(type), of: type, from: start, &lists)
    var next = start
    while next < types.count {
      if passesOn(types[next]) { append(supertypes(types[next]), of: type, from: start, &lists) }
      next += 1
    }
  }

  /// Breadth first, each once.
  private mutating func append(
    _ supertypes: [TypeIndex], of type: TypeIndex, from start: Int, _ lists: inout [TypeIndex]
  ) {
    for supertype in supertypes where lists[supertype.index] != type {
      guard types.count - start < Self.limit else {
        if cut.last != type { cut.append(type) }
        return
      }
      lists[supertype.index] = type
      types.append(supertype)
    }
  }

  /// As `of`, for those who would otherwise count each time who holds the list.
  func forEach(of type: TypeIndex, _ body: (TypeIndex) -> Void) {
    guard type.index + 1 < starts.count else { return }
    for at in Int(starts[type.index])..<Int(starts[type.index + 1]) { body(types[at]) }
  }

  /// The supertypes of a type; empty for types that came after.
  func of(_ type: TypeIndex) -> ArraySlice<TypeIndex> {
    guard type.index + 1 < starts.count else { return [] }
    return types[Int(starts[type.index])..<Int(starts[type.index + 1])]
  }
}
