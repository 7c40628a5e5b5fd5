import EavesSource

/// Lists of bodies that places may mean, each list once: thousands of places may mean the same bodies.
struct BodyGroups: Sendable {
  private(set) var lists: [[Int32]] = []
  private var sorted: [[Int32]] = []
  private var numbers: [[Int32]: Int32] = [:]

  /// The number of a list, which is added when it is new. O(length).
  mutating func number(of list: [Int32]) -> Int {
    if let known = numbers[list] { return Int(known) }
    let number = lists.count
    numbers[list] = Int32(number)
    lists.append(list)
    sorted.append(list.sorted())
    return number
  }

  /// Whether a list holds a body. O(log length).
  func contains(_ body: Int, in group: Int) -> Bool {
    let list = sorted[group]
    let at = list.indices.partitioningIndex(where: { list[$0] >= Int32(body) })
    return at < list.count && list[at] == Int32(body)
  }
}
