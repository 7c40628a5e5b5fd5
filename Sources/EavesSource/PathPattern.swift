/// A glob over paths: `**` stands for any number of folders, `*` and `?` stay inside one component.
///
/// A pattern without `/` matches at any depth, one that names a folder matches all that lies below it, and
/// the first `*` inside a component names the *slice*: the feature in `Features/*/View`.
package struct PathPattern: Hashable, Sendable, CustomStringConvertible {
  package let text: String
  let segments: [NamePattern]
  private let anyDepth: [Bool]
  /// The first segment with a star inside a component; nil without one.
  private let sliced: Int?

  package init(_ text: String) {
    self.text = text
    var parts = text.split(separator: "/").map(String.init)
    if parts.first == "." { parts.removeFirst() }
    if parts.count == 1, !text.hasPrefix("/") { parts.insert("**", at: 0) }
    if parts.last != "**" { parts.append("**") }
    segments = parts.map { NamePattern($0) }
    anyDepth = parts.map { $0 == "**" }
    sliced = parts.firstIndex { $0 != "**" && $0.utf8.contains(0x2A) }
  }

  package var description: String { text }

  /// Whether a path fits; the path is cut each time.
  package func matches(_ path: FilePath) -> Bool { matches(PathComponents(path)) }

  /// As `matches` of the path, for a path that is asked more than once.
  package func matches(_ path: PathComponents) -> Bool { match(path) != nil }

  /// What the first `*` of a component stands for in this path; nil when the path does not match, empty when
  /// the pattern has no such star.
  package func slice(of path: FilePath) -> String? {
    let components = PathComponents(path)
    guard let found = match(components) else { return nil }
    guard let sliced, found >= 0 else { return "" }
    let segment = segments[sliced]
    return Self.star(segment.text, String(decoding: components.parts[found], as: UTF8.self))
  }

  /// The index of the component that the first star names, -1 when none does; nil when the path does not match.
  ///
  /// The last segment is `**` always. What stands between two of them is taken where it fits first: later is
  /// never better, so only what stands behind the last one is tried again. O(segments × components).
  private func match(_ path: PathComponents) -> Int? {
    var (p, s, slice) = (0, 0, -1)
    var retry: (p: Int, s: Int)?
    while s < segments.count - 1 {
      if anyDepth[s] {
        s += 1
        retry = (p, s)
      } else if p < path.parts.count, segments[s].matches(path.parts[p]) {
        if s == sliced { slice = p }
        (p, s) = (p + 1, s + 1)
      } else {
        guard let last = retry, last.p < path.parts.count else { return nil }
        (p, s) = (last.p + 1, last.s)
        retry = (p, s)
      }
    }
    return slice
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
