import EavesFindings
import EavesSource

/// How an entry of a baseline spells what it remembers of its place:
/// `"follows": "type", "also": ["B.swift"]`.
struct TrailText {
  private static let paths = ["also", "beside"]
  static let keys = ["follows"] + paths + ["declares"]

  /// What is wrong with a value.
  struct Fault {
    let cause: String
    let remedy: String?
    let node: JSONNode
  }

  private var leader: Trail.Leader?
  private var lists: [String: [String]] = [:]
  private var first: Word?

  /// What has been read; nil when nothing is followed.
  var trail: Trail? {
    leader.map {
      Trail(
        $0, also: paths("also"), beside: paths("beside"), declares: sorted("declares"))
    }
  }

  /// The first key that needs `follows`, where that is missing.
  var orphan: Word? { leader == nil ? first : nil }

  private func sorted(_ key: String) -> [String] {
    Set(lists[key, default: []]).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func paths(_ key: String) -> [FilePath] { sorted(key).map { FilePath($0) } }

  // MARK: Writing

  /// Keys and values in their order; lists that are empty are left out.
  static func members(_ trail: Trail) -> [String] {
    let lists = [
      ("also", trail.also.map(\.text)), ("beside", trail.beside.map(\.text)), ("declares", trail.declares),
    ].filter { !$0.1.isEmpty }.map { key, texts in
      "\"\(key)\": [\(texts.map { "\"\(HarmlessText.of($0, in: .json))\"" }.joined(separator: ", "))]"
    }
    return ["\"follows\": \"\(trail.leader.rawValue)\""] + lists
  }

  // MARK: Reading

  static let pathRemedy = "write it as reports do: Sources/A.swift"
  private static let again = "`eaves baseline update` writes it anew once it is deleted"

  static func noPath(_ text: String) -> String { "`\(text)` is no path relative to the root" }

  static func isRelative(_ path: String) -> Bool {
    !path.isEmpty && !path.hasPrefix("/") && !path.split(separator: "/").contains { $0 == ".." || $0 == "." }
  }

  /// Takes the value of one of the keys; returns what is wrong with it.
  mutating func read(_ key: Word, _ value: JSONNode) -> [Fault] {
    if key.text == "follows" { return readLeader(value) }
    first = first ?? key
    let most = Self.paths.contains(key.text) ? Trail.mostPaths : Trail.mostNames + 1
    guard case .list(let nodes) = value.content else {
      return [Fault(cause: "`\(key.text)` is a list of texts", remedy: Self.again, node: value)]
    }
    guard nodes.count <= most else {
      return [Fault(cause: "`\(key.text)` lists more than \(most)", remedy: Self.again, node: value)]
    }
    return nodes.compactMap { readText($0, of: key.text) }
  }

  private mutating func readLeader(_ value: JSONNode) -> [Fault] {
    if case .text(let text) = value.content, let known = Trail.Leader(rawValue: text) {
      leader = known
      return []
    }
    let words = Trail.Leader.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return [Fault(cause: "`follows` is one of \(words)", remedy: Self.again, node: value)]
  }

  private mutating func readText(_ node: JSONNode, of key: String) -> Fault? {
    guard case .text(let text) = node.content else {
      return Fault(cause: "`\(key)` is a list of texts", remedy: "put it between quotes", node: node)
    }
    if Self.paths.contains(key), !Self.isRelative(text) {
      return Fault(cause: Self.noPath(text), remedy: Self.pathRemedy, node: node)
    }
    lists[key, default: []].append(text)
    return nil
  }
}
