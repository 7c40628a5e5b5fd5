/// A project of which all but one file is the same in another, and of that file all that others see but for members of
/// its types that they do not name.
package struct Origin: Sendable {
  /// The other project.
  package let project: ObjectIdentifier
  /// The number of the file, in both of them.
  package let file: Int
  /// Which nodes of the file are which of it before.
  package let surface: Surface
  /// Which members are which of the other project's; nil where all are the same.
  package let members: MemberNumbers?
  /// By file, whether it names members that have changed, or what follows from them, or types whose roles have; empty:
  /// none does.
  package internal(set) var isConcerned: [Bool] = []
  /// Bits of the roles that some type has got or lost.
  package internal(set) var changedRoles: UInt64 = 0
}

/// The numbers of members in two projects of which one replaces the other.
package struct MemberNumbers: Sendable {
  /// Those of the file that has changed, in the project before and in the one that replaces it.
  private let old: Range<Int>
  private let new: Range<Int>
  /// By position among the old ones: the number in the new project; -1 for what is gone.
  private let numbers: [Int]
  /// By position among the new ones: the number in the old project; -1 for what has come.
  private let oldNumbers: [Int]

  /// - Parameter pairs: what has stayed of the file, by old number and new one.
  init(old: Range<Int>, new: Range<Int>, pairs: [(old: Int, new: Int)]) {
    (self.old, self.new) = (old, new)
    var numbers = Array(repeating: -1, count: old.count)
    var oldNumbers = Array(repeating: -1, count: new.count)
    for pair in pairs {
      numbers[pair.old - old.lowerBound] = pair.new
      oldNumbers[pair.new - new.lowerBound] = pair.old
    }
    (self.numbers, self.oldNumbers) = (numbers, oldNumbers)
  }

  /// Whether members of the files behind have other numbers than before.
  var isShifting: Bool { old.count != new.count }

  /// The number of a member of the old project in the new one; nil where it is gone.
  package func number(of member: Int) -> Int? {
    if member < old.lowerBound { return member }
    if member >= old.upperBound { return member + new.count - old.count }
    let number = numbers[member - old.lowerBound]
    return number < 0 ? nil : number
  }

  /// The number that a member had in the old project; nil where it has come.
  package func oldNumber(of member: Int) -> Int? {
    if member < new.lowerBound { return member }
    if member >= new.upperBound { return member + old.count - new.count }
    let number = oldNumbers[member - new.lowerBound]
    return number < 0 ? nil : number
  }
}

extension Origin {
  /// The number of a member of the other project in this one; nil where it is gone. O(1).
  package func number(ofMember member: Int) -> Int? {
    members.map { $0.number(of: member) } ?? member
  }

  /// The number that a member had in the other project; nil where it has come. O(1).
  package func oldNumber(ofMember member: Int) -> Int? {
    members.map { $0.oldNumber(of: member) } ?? member
  }
}

extension NodeRef {
  /// The same node of the project that replaces another; nil for one in a body, or a member, that has changed.
  package func moved(by origin: Origin) -> NodeRef? {
    guard Int(file) == origin.file else { return self }
    return origin.surface.counterpart(of: Int(node)).map { NodeRef(file: origin.file, node: $0) }
  }
}
