import EavesOutline
import EavesSource

/// What two texts of one file say otherwise of the members of its types, where they differ in nothing else.
///
/// Members are held against each other one by one, those of a name in their order. All that is no member is compared by
/// its lines, so nothing has to be known of what it means.
struct MemberChanges {
  /// Which nodes are the same, those of members that have stayed among them.
  let surface: Surface
  /// The declarations of members that have gone or say something else, by their nodes in the old text.
  let gone: [Int]
  /// Those that have come or say something else, by their nodes in the new text.
  let come: [Int]

  /// Nil where something beside members differs, or where what differs declares more than members. O(length of both).
  init?(of old: Outline, in new: Outline) {
    guard old.source.path == new.source.path else { return nil }
    var walk = Walk(old, new)
    guard walk.readSkeleton() else { return nil }
    walk.pair()
    walk.leaveOutReordered()
    surface = Surface(counterparts: walk.found)
    (gone, come) = (walk.gone, walk.come)
    guard gone.allSatisfy(old.declaresNothingElse), come.allSatisfy(new.declaresNothingElse) else {
      return nil
    }
  }

  private struct Walk {
    let old: Outline
    let new: Outline
    /// By node of the old text: that of the new one; -1 for none.
    var found: [Int32]
    var gone: [Int] = []
    var come: [Int] = []
    /// Declarations of members by what they stand in, in the order of the code.
    private var held: [Int: [Int]] = [:]
    private var heldThere: [Int: [Int]] = [:]
    /// Declarations that say the same, in both texts.
    private var stayed: [(Int, Int)] = []
    private let surfaces: SurfaceWalk

    init(_ old: Outline, _ new: Outline) {
      self.old = old
      self.new = new
      surfaces = SurfaceWalk(old, new)
      found = Array(repeating: -1, count: old.nodes.count)
    }

    /// What is no member, and stands in no body: node by node and line by line.
    mutating func readSkeleton() -> Bool {
      let (mine, theirs) = (old.memberDeclarations, new.memberDeclarations)
      var (node, other) = (0, 0)
      var (lines, linesThere) = (OpenLines(), OpenLines())
      while true {
        while node < old.nodes.count, mine.contains(node) {
          held[Int(old.nodes[node].parent), default: []].append(node)
          lines.skip(old.nodes[node].range, in: old)
          node = Int(old.nodes[node].next)
        }
        while other < new.nodes.count, theirs.contains(other) {
          heldThere[Int(new.nodes[other].parent), default: []].append(other)
          linesThere.skip(new.nodes[other].range, in: new)
          other = Int(new.nodes[other].next)
        }
        guard node < old.nodes.count, other < new.nodes.count else { break }
        let (here, there) = (old.nodes[node], new.nodes[other])
        guard here.kind == there.kind, node == 0 || Int(found[Int(here.parent)]) == Int(there.parent) else {
          return false
        }
        found[node] = Int32(other)
        guard old.isBody(node) else {
          (node, other) = (node + 1, other + 1)
          continue
        }
        guard old.isClosed(node), new.isClosed(other) else { return false }
        lines.skip(here.range, in: old)
        linesThere.skip(there.range, in: new)
        (node, other) = (Int(here.next), Int(there.next))
      }
      return node == old.nodes.count && other == new.nodes.count
        && lines.end(in: old) == linesThere.end(in: new)
    }

    /// Finds which members have stayed.
    mutating func pair() {
      var homes: [Int: Int] = [:]
      for home in held.keys { homes[Int(found[home])] = home }
      for home in held.keys.sorted() {
        pair(held[home] ?? [], heldThere[Int(found[home])] ?? [])
      }
      for (home, members) in heldThere where homes[home] == nil { come += members }
      gone.sort()
      come.sort()
    }

    private mutating func pair(_ members: [Int], _ others: [Int]) {
      var alike: [String: [Int]] = [:]
      for other in others { alike[new.nameOfMembers(at: other), default: []].append(other) }
      var known: [String: [Int]] = [:]
      for member in members { known[old.nameOfMembers(at: member), default: []].append(member) }
      for (name, members) in known {
        let others = alike.removeValue(forKey: name) ?? []
        let same = members.count == others.count ? counterparts(of: members, others) : nil
        guard let same else {
          gone += members
          come += others
          continue
        }
        for (node, other) in same { found[node] = Int32(other) }
        stayed += zip(members, others)
      }
      for others in alike.values { come += others }
    }

    /// Of several members of one name the first is meant, whatever they are and wherever in the file they stand: those
    /// that have come to stand in another order say something else.
    mutating func leaveOutReordered() {
      var last: [String: Int32] = [:]
      var reordered: Set<String> = []
      for member in old.index.members where found[Int(member)] >= 0 {
        let name = old.name(of: Int(member))
        if let before = last[name], before > found[Int(member)] { reordered.insert(name) }
        last[name] = max(last[name] ?? -1, found[Int(member)])
      }
      if reordered.isEmpty { return }
      for (member, other) in stayed where !reordered.isDisjoint(with: old.membersNames(at: member)) {
        for node in member..<Int(old.nodes[member].next) { found[node] = -1 }
        gone.append(member)
        come.append(other)
      }
      gone.sort()
      come.sort()
    }

    /// The nodes of members that are the same as some others; nil where one is not.
    private func counterparts(of members: [Int], _ others: [Int]) -> [(Int, Int)]? {
      var all: [(Int, Int)] = []
      for (member, other) in zip(members, others) {
        guard let same = surfaces.counterparts(of: member, other) else { return nil }
        all += same
      }
      return all
    }
  }
}

/// The lines of a text without what is skipped, and without the blanks around them.
private struct OpenLines {
  private var bytes: [UInt8] = []
  private var read = 0

  mutating func skip(_ range: ByteRange, in outline: Outline) {
    bytes += outline.source.bytes[read..<max(read, Int(range.start))]
    read = max(read, Int(range.end))
  }

  func end(in outline: Outline) -> [ArraySlice<UInt8>] {
    let all = bytes + outline.source.bytes[read...]
    return all.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).compactMap { line in
      let text = line.drop(while: Self.isBlank)
      // Where braces end is seen by what stands in them.
      if text.allSatisfy({ Self.isBlank($0) || $0 == UInt8(ascii: "}") }) { return nil }
      return text.lastIndex(where: { !Self.isBlank($0) }).map { text[text.startIndex...$0] }
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

extension Outline {
  /// The declarations that stand among the members of types, `#if` or not.
  fileprivate var memberDeclarations: Set<Int> {
    Set(
      index.members.compactMap { member in
        let kind = nodes[Int(member)].kind
        let isPart = kind == .binding || kind == .enumElement
        let declaration = isPart ? Int(nodes[Int(member)].parent) : Int(member)
        var holder = Int(nodes[declaration].parent)
        while nodes[holder].kind == .conditionalClause || nodes[holder].kind == .conditionalCompilation {
          holder = Int(nodes[holder].parent)
        }
        return nodes[holder].kind == .members ? declaration : nil
      })
  }

  /// What tells the members of a declaration from others of their type: what they are, and their names.
  fileprivate func nameOfMembers(at declaration: Int) -> String {
    "\(nodes[declaration].kind) \(membersNames(at: declaration).joined(separator: ","))"
  }

  fileprivate func membersNames(at declaration: Int) -> [String] {
    let parts = children(of: declaration).filter {
      nodes[$0].kind == .binding || nodes[$0].kind == .enumElement
    }
    return parts.isEmpty ? [name(of: declaration)] : parts.map { name(of: $0) }
  }

  /// Whether a declaration of members declares no types, and nothing that the link has to know of beside members.
  fileprivate func declaresNothingElse(_ declaration: Int) -> Bool {
    (declaration..<Int(nodes[declaration].next)).allSatisfy { !nodes[$0].kind.isMetOutside }
  }
}
