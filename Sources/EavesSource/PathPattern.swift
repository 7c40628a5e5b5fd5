/// A glob over paths: `**` stands for any number of folders, `*` and `?` stay inside one component.
///
/// A pattern without `/` matches at any depth, one that names a folder matches all that lies below it, and
/// the first `*` inside a component names the *slice*: the feature in `Features/*/View`.
package struct PathPattern: Hashable, Sendable, CustomStringConvertible {
  package let text: String
  let segments: [NamePattern]
  /// The segments in lower case, for folders; nil where case counts.
  let folded: [NamePattern]?
  private let anyDepth: [Bool]
  /// The first segment with a star inside a component; nil without one.
  private let sliced: Int?
  /// Whether it is written with `/**` at its end, and paths are those of files: `Network*/**` is no `NetworkError.swift`.
  private let isBelowFolder: Bool

  /// - Parameter foldsFolders: whether it is asked of the paths of files, and folders are compared without regard to the
  ///   case of ASCII letters. The names of files are compared as they are written always.
  package init(_ text: String, foldsFolders: Bool = false) {
    self.text = text
    var parts = FilePath.parts(of: text).map { String($0) }
    if parts.first == "." { parts.removeFirst() }
    if parts.count == 1, !text.hasPrefix("/") { parts.insert("**", at: 0) }
    isBelowFolder = foldsFolders && parts.last == "**"
    if parts.last != "**" { parts.append("**") }
    anyDepth = parts.map { $0 == "**" }
    segments = parts.map { $0 == "**" ? Self.folders : NamePattern($0) }
    folded = foldsFolders ? segments.map(\.inSmallLetters) : nil
    sliced = parts.firstIndex { $0 != "**" && $0.utf8.contains(0x2A) }
  }

  /// What `**` is among components.
  private static let folders = NamePattern("**")

  package var description: String { text }

  /// Whether it is written as a regular expression is: nearly no path has these signs there.
  package var readsAsExpression: Bool {
    text.hasPrefix("^") || text.hasSuffix("$") || text.contains("|") || text.contains("\\.")
      // `.*` alone is a hidden folder.
      || text.split(separator: "/").contains { $0.hasPrefix(".*") && $0.utf8.count > 2 }
  }

  /// Whether a path fits; the path is cut each time.
  package func matches(_ path: FilePath) -> Bool { matches(PathComponents(path)) }

  /// As `matches` of the path, for a path that is asked more than once.
  package func matches(_ path: PathComponents) -> Bool { match(path) != nil }

  /// What the first `*` of a component stands for in this path; nil when the path does not match, empty when
  /// the pattern has no such star.
  ///
  /// A slice is a folder: a file that stands where one would is in none, and `Sources` is looked through.
  package func slice(of path: FilePath) -> String? {
    let components = PathComponents(path)
    guard var found = match(components) else { return nil }
    guard let sliced, found >= 0 else { return "" }
    let last = components.parts.count - 1
    var pattern = segments[sliced].text
    while found < last, Self.isContainer(components.folded[found]) {
      found += 1
      pattern = "*"
    }
    guard found < last else { return "" }
    return Self.star(pattern, String(decoding: components.parts[found], as: UTF8.self))
  }

  /// Whether the pattern names a slice by a star.
  package var namesSlice: Bool { sliced != nil }

  /// Folders that hold features, and are none themselves.
  private static func isContainer(_ folder: ArraySlice<UInt8>) -> Bool {
    folder.elementsEqual("sources".utf8) || folder.elementsEqual("source".utf8)
  }

  /// The index of the component that the first star names, -1 when none does; nil when the path does not match.
  ///
  /// The last segment is `**` always. What stands between two of them is taken where it fits first: later is
  /// never better, so only what stands behind the last one is tried again. O(segments × components).
  private func match(_ path: PathComponents) -> Int? {
    var (p, s, slice) = (0, 0, -1)
    var retry: (p: Int, s: Int)?
    while s < segments.count - 1 || isBelowFolder && p == path.parts.count {
      if s < segments.count - 1, anyDepth[s] {
        s += 1
        retry = (p, s)
      } else if s < segments.count - 1, p < path.parts.count, fits(s, p, path) {
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

  private func fits(_ segment: Int, _ component: Int, _ path: PathComponents) -> Bool {
    guard let folded, component < path.parts.count - 1 else {
      return segments[segment].matches(path.parts[component])
    }
    return folded[segment].matches(path.folded[component])
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
  /// As `parts`, in lower case.
  let folded: [ArraySlice<UInt8>]

  /// The folders, and the file.
  package var count: Int { parts.count }

  package init(_ path: FilePath) {
    let bytes = Array(path.text.utf8)
    var small = bytes
    var (parts, folded): ([ArraySlice<UInt8>], [ArraySlice<UInt8>]) = ([], [])
    var isFolded = false
    for index in bytes.indices where bytes[index].isCapital {
      small[index] = bytes[index].lowercased
      isFolded = true
    }
    parts.reserveCapacity(8)
    if isFolded { folded.reserveCapacity(8) }
    // As `split`, which asks a closure about each byte.
    var start = 0
    for index in 0...bytes.count where index == bytes.count || bytes[index] == 0x2F {
      if index > start {
        parts.append(bytes[start..<index])
        if isFolded { folded.append(small[start..<index]) }
      }
      start = index + 1
    }
    self.parts = parts
    self.folded = isFolded ? folded : parts
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { self >= 0x41 && self <= 0x5A }
  fileprivate var lowercased: UInt8 { isCapital ? self | 0x20 : self }
}

extension NamePattern {
  fileprivate var inSmallLetters: NamePattern {
    text.utf8.contains(where: \.isCapital)
      ? NamePattern(String(decoding: text.utf8.map(\.lowercased), as: UTF8.self)) : self
  }
}
