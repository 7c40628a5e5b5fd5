/// A glob over paths: `**` stands for any number of folders, `*` and `?` stay inside one component.
///
/// A pattern without `/` matches at any depth, one that names a folder matches all that lies below it, and
/// the first `*` inside a component names the *slice*: the feature in `Features/*/View`.
package struct PathPattern: Hashable, Sendable, CustomStringConvertible {
  package let text: String
  private let segments: [NamePattern]
  private let anyDepth: [Bool]

  package init(_ text: String) {
    self.text = text
    var parts = text.split(separator: "/").map(String.init)
    if parts.first == "." { parts.removeFirst() }
    if parts.count == 1, !text.hasPrefix("/") { parts.insert("**", at: 0) }
    if parts.last != "**" { parts.append("**") }
    segments = parts.map { NamePattern($0) }
    anyDepth = parts.map { $0 == "**" }
  }

  package var description: String { text }

  package func matches(_ path: FilePath) -> Bool { match(path) != nil }

  /// What the first `*` of a component stands for in this path; nil when the path does not match, empty when
  /// the pattern has no such star.
  package func slice(of path: FilePath) -> String? { match(path) }

  private func match(_ path: FilePath) -> String? {
    let components = path.components.map(String.init)
    return match(components, 0, 0, slice: "")
  }

  private func match(_ path: [String], _ p: Int, _ s: Int, slice: String) -> String? {
    if s == segments.count { return p == path.count ? slice : nil }
    if anyDepth[s] {
      if s == segments.count - 1 { return slice }
      for start in p...path.count {
        if let found = match(path, start, s + 1, slice: slice) { return found }
      }
      return nil
    }
    guard p < path.count, segments[s].matches(path[p]) else { return nil }
    let named = slice.isEmpty && segments[s].text.contains("*") ? Self.star(segments[s].text, path[p]) : slice
    return match(path, p + 1, s + 1, slice: named)
  }

  /// What the first star of a component pattern stands for: the name without the literal ends around it.
  private static func star(_ pattern: String, _ name: String) -> String {
    let head = pattern.prefix { $0 != "*" }
    let tail = pattern.reversed().prefix { $0 != "*" }
    let inner = name.dropFirst(head.count).dropLast(tail.count)
    return inner.isEmpty ? name : String(inner)
  }
}
