import EavesFindings
import EavesSource

/// Reads and writes the provenance of a baseline entry: `"follows": "type", "also": ["B.swift"]`.
struct ProvenanceText {
  private static let paths = ["also", "beside"]
  static let keys = ["follows"] + paths + ["declares"]

  /// What is wrong with a value.
  struct Fault {
    let cause: String
    let remedy: String?
    let node: JSONNode
  }

  private var kind: Provenance.Kind?
  private var lists: [String: [String]] = [:]
  private var first: Word?

  /// What has been read; nil when nothing is followed.
  var provenance: Provenance? {
    kind.map {
      Provenance(
        $0, also: paths("also"), beside: paths("beside"), declares: sorted("declares"))
    }
  }

  /// The first key that needs `follows`, where that is missing.
  var orphan: Word? { kind == nil ? first : nil }

  private func sorted(_ key: String) -> [String] {
    Set(lists[key, default: []]).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func paths(_ key: String) -> [FilePath] { sorted(key).map { FilePath($0) } }

  // MARK: Writing

  /// Keys and values in their order; lists that are empty are left out.
  static func members(_ provenance: Provenance) -> [String] {
    let lists = [
      ("also", provenance.also.map(\.text)), ("beside", provenance.beside.map(\.text)),
      ("declares", provenance.declares),
    ].filter { !$0.1.isEmpty }.map { key, texts in
      "\"\(key)\": [\(texts.map { "\"\(HarmlessText.of($0, in: .json))\"" }.joined(separator: ", "))]"
    }
    return ["\"follows\": \"\(provenance.kind.rawValue)\""] + lists
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
    if key.text == "follows" { return readKind(value) }
    first = first ?? key
    let most = Self.paths.contains(key.text) ? Provenance.maxPaths : Provenance.maxNames + 1
    guard case .list(let nodes) = value.content else {
      return [Fault(cause: "`\(key.text)` is a list of texts", remedy: Self.again, node: value)]
    }
    guard nodes.count <= most else {
      return [Fault(cause: "`\(key.text)` lists more than \(most)", remedy: Self.again, node: value)]
    }
    return nodes.compactMap { readText($0, of: key.text) }
  }

  private mutating func readKind(_ value: JSONNode) -> [Fault] {
    if case .text(let text) = value.content, let known = Provenance.Kind(rawValue: text) {
      kind = known
      return []
    }
    let words = Provenance.Kind.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return [Fault(cause: "`follows` is one of \(words)", remedy: Self.again, node: value)]
  }

  private mutating func readText(_ node: JSONNode, of key: String) -> Fault? {
    guard case .text(let text) = node.content else {
      return Fault(cause: "`\(key)` is a list of texts", remedy: "put each text between quotes", node: node)
    }
    if Self.paths.contains(key), !Self.isRelative(text) {
      return Fault(cause: Self.noPath(text), remedy: Self.pathRemedy, node: node)
    }
    lists[key, default: []].append(text)
    return nil
  }
}
