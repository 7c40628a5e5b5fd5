import EavesSource
import EavesThreads

/// The members of every type by name. Looked up for each part of a chain, so a linear search would be too slow.
struct MemberNames: Sendable {
  /// Where the members of a type begin in `order`, by type.
  private var starts: [Int32] = [0]
  /// Members by type, name and place.
  private var order: [(name: Symbol, member: Int32)] = []

  init() {}

  /// O(members × log of a type's own).
  init(of types: [TypeRecord], _ members: [Member], _ workers: Workers) {
    let stretch = 1 << 9
    let sorted = workers.map(count: (types.count + stretch - 1) / stretch, run: 1) { part in
      var order: [(name: Symbol, member: Int32)] = []
      for type in types[part * stretch..<min(types.count, (part + 1) * stretch)] {
        let first = order.count
        for member in type.members { order.append((members[member].name, Int32(member))) }
        order[first...].sort { ($0.name.rawValue, $0.member) < ($1.name.rawValue, $1.member) }
      }
      return order
    }
    order.reserveCapacity(members.count)
    for part in sorted { order += part }
    starts.reserveCapacity(types.count + 1)
    var end: Int32 = 0
    for type in types {
      end += Int32(type.members.count)
      starts.append(end)
    }
  }

  /// The first member of a name that a type itself declares; nil when it declares none. O(log members).
  func first(_ name: Symbol, of type: TypeIndex) -> Int? {
    position(of: name, in: type).map { Int(order[$0].member) }
  }

  private func position(of name: Symbol, in type: TypeIndex) -> Int? {
    guard type.index + 1 < starts.count else { return nil }
    let own = Int(starts[type.index])..<Int(starts[type.index + 1])
    let at = own.partitioningIndex(where: { order[$0].name.rawValue >= name.rawValue })
    return at < own.upperBound && order[at].name == name ? at : nil
  }

  /// The members of a name that a type itself declares; as many as asked for. O(log members + found).
  func all(_ name: Symbol, of type: TypeIndex, most: Int) -> [Int] {
    guard let start = position(of: name, in: type) else { return [] }
    let end = Int(starts[type.index + 1])
    return order[start..<min(end, start + most)].prefix { $0.name == name }.map { Int($0.member) }
  }
}
