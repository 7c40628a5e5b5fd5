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

  /// Whether a path fits; the path is cut each time.
  package func matches(_ path: FilePath) -> Bool { matches(PathComponents(path)) }

  /// As `matches` of the path, for a path that is asked more than once.
  package func matches(_ path: PathComponents) -> Bool { match(path, 0, 0, slice: -1) != nil }

  /// What the first `*` of a component stands for in this path; nil when the path does not match, empty when
  /// the pattern has no such star.
  package func slice(of path: FilePath) -> String? {
    let components = PathComponents(path)
    guard let found = match(components, 0, 0, slice: -1) else { return nil }
    if found < 0 { return "" }
    let segment = segments[segmentOfSlice]
    return Self.star(segment.text, String(decoding: components.parts[found], as: UTF8.self))
  }

  /// The first segment with a star inside a component.
  private var segmentOfSlice: Int {
    segments.indices.first { !anyDepth[$0] && segments[$0].text.contains("*") } ?? 0
  }

  /// The index of the component that the first star names, -1 when none does; nil when the path does not match.
  private func match(_ path: PathComponents, _ p: Int, _ s: Int, slice: Int) -> Int? {
    if s == segments.count { return p == path.parts.count ? slice : nil }
    if anyDepth[s] {
      if s == segments.count - 1 { return slice }
      for start in p...path.parts.count {
        if let found = match(path, start, s + 1, slice: slice) { return found }
      }
      return nil
    }
    guard p < path.parts.count, segments[s].matches(path.parts[p]) else { return nil }
    let named = slice < 0 && s == segmentOfSlice && !segments[s].isLiteral ? p : slice
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

/// A path cut at its slashes, as bytes.
package struct PathComponents: Sendable {
  let parts: [ArraySlice<UInt8>]

  package init(_ path: FilePath) { parts = Array(path.text.utf8).split(separator: 0x2F) }
}
