package import EavesSource

/// What a configuration says, entry by entry, without regard to comments, order and layout.
package struct ConfigurationEntry: Hashable, Sendable {
  /// The keys that lead to it: `fail-on`, `roles.repository`.
  package let key: String
  /// The value, written on one line, without its reason.
  package let value: String
  /// What stands below `reason`; nil where nothing does.
  package let reason: String?
  /// Whether it is one of a list.
  package let isOfList: Bool
  /// 1-based.
  package let line: Int
  package let column: Int

  /// The first of the keys.
  package var topKey: String { String(key.prefix { $0 != "." }) }

  package static func == (left: ConfigurationEntry, right: ConfigurationEntry) -> Bool {
    left.key.isExactly(right.key) && left.value.isExactly(right.value)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }

  /// The entries of a page, in its order; none of a page that cannot be read.
  package static func all(of page: SourceText) -> [ConfigurationEntry] {
    StrictYAML.read(page).root?.map?.flatMap { entries(of: $0.value, below: $0.key.text) } ?? []
  }

  private static func entries(of node: YAMLNode, below key: String) -> [ConfigurationEntry] {
    switch node.content {
    case .list(let nodes): nodes.map { entry($0, key, isOfList: true) }
    case .map(let map): map.flatMap { entries(of: $0.value, below: "\(key).\($0.key.text)") }
    case .scalar, .missing, .broken: [entry(node, key, isOfList: false)]
    }
  }

  private static func entry(_ node: YAMLNode, _ key: String, isOfList: Bool) -> ConfigurationEntry {
    ConfigurationEntry(
      key: key, value: text(node), reason: node.map?.first { $0.key.text == "reason" }?.value.scalar?.text,
      isOfList: isOfList, line: node.word.line, column: node.word.column)
  }

  private static func text(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar: node.word.text
    case .list(let nodes): "[\(nodes.map(text).joined(separator: ", "))]"
    case .map(let map):
      map.filter { $0.key.text != "reason" }.map { "\($0.key.text): \(text($0.value))" }.joined(
        separator: ", ")
    case .missing, .broken: ""
    }
  }
}
