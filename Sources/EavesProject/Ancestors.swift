/// All supertypes of every type, direct and inherited, nearest first: found once, when supertypes are known.
struct Ancestors: Sendable {
  /// More than code has, and a bound for what is written to hurt.
  private static let limit = 256

  private var starts: [Int32] = [0]
  private var types: [TypeIndex] = []

  init() {}

  /// O(types × their supertypes).
  init(of records: [TypeRecord]) {
    starts.reserveCapacity(records.count + 1)
    for index in records.indices {
      if !records[index].supertypes.isEmpty { add(TypeIndex(index), records) }
      starts.append(Int32(types.count))
    }
  }

  private mutating func add(_ type: TypeIndex, _ records: [TypeRecord]) {
    let start = types.count
    append(records[type.index].supertypes, of: type, from: start)
    var next = start
    while next < types.count, next - start < Self.limit {
      append(records[types[next].index].supertypes, of: type, from: start)
      next += 1
    }
  }

  /// Breadth first, each once. Most types have a handful: looking through them is cheaper than a set.
  private mutating func append(_ supertypes: [TypeIndex], of type: TypeIndex, from start: Int) {
    for supertype in supertypes
    where supertype != type && types.count - start < Self.limit && !types[start...].contains(supertype) {
      types.append(supertype)
    }
  }

  /// The supertypes of a type; empty for types that came after.
  func of(_ type: TypeIndex) -> ArraySlice<TypeIndex> {
    guard type.index + 1 < starts.count else { return [] }
    return types[Int(starts[type.index])..<Int(starts[type.index + 1])]
  }
}
