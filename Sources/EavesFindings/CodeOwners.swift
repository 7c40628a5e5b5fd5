package import EavesSource

/// Who answers for which files, as GitHub reads a `CODEOWNERS` page.
///
/// A line is a pattern and its owners; of the lines that match a file the last one counts, and one without owners gives
/// it none. A pattern is that of a `.gitignore`, but for three things: `!` and `[…]` have no meaning and make a line void,
/// `docs/*` holds the files of `docs` and none further down, and case counts always. A line is void as well whose owners
/// are no names (`@name`, `@group/team`) and no addresses.
package struct CodeOwners: Sendable {
  /// Where GitHub looks, the first that is there counts.
  package static let places = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"].map { FilePath($0) }
  /// Bytes of a page beyond which GitHub does not read it.
  package static let sizeLimit: Int64 = 3 << 20

  private let lines: [Line]
  private let filed: FiledPatterns

  private struct Line: Sendable {
    let pattern: OwnerPattern
    let owners: [String]
  }

  /// - Parameter text: the page. O(length).
  package init(_ text: String) {
    lines = text.split(whereSeparator: \.isNewline).compactMap { Self.line($0) }
    filed = FiledPatterns(lines.map(\.pattern.needs))
  }

  private static func line(_ text: Substring) -> Line? {
    let words = words(of: text)
    guard let first = words.first, let pattern = OwnerPattern(first) else { return nil }
    let owners = words.dropFirst()
    if !owners.allSatisfy({ $0.dropFirst().contains("@") || $0.hasPrefix("@") && $0.utf8.count > 1 }) {
      return nil
    }
    return Line(pattern: pattern, owners: Set(owners).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  /// What blanks divide, up to a remark; a backslash makes a blank part of a word.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var isEscaped = false
    for byte in line.utf8 {
      if isEscaped {
        if byte != 0x20 { word.append(0x5C) }
        word.append(byte)
        isEscaped = false
      } else if byte == 0x5C {
        isEscaped = true
      } else if byte == 0x20 || byte == 0x09 {
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word = []
      } else if byte == 0x23, word.isEmpty {
        return words
      } else {
        word.append(byte)
      }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  /// The owners of a file, sorted; may be empty. O(length of the path + segments of the lines that may fit, times its
  /// components).
  ///
  /// - Parameters:
  ///   - path: from the top of the repository.
  ///   - steps: is raised by the segments that are looked at.
  private func owners(of path: FilePath, _ steps: inout Int) -> [String] {
    let parts = path.components.map { Array($0.utf8) }
    var last: Int?
    func look(_ positions: [Int]) {
      for position in positions.reversed() {
        if let last, position <= last { return }
        steps += lines[position].pattern.count
        if lines[position].pattern.matches(parts) { last = position }
      }
    }
    look(filed.others)
    filed.forEach(of: parts.lazy.map { $0[...] }, look)
    return last.map { lines[$0].owners } ?? []
  }

  /// The maximum number of segments that are compared: an untrusted file must not take unlimited time.
  private static let maxSteps = 5_000_000

  /// The owners of each path; nil where page and paths together are too many.
  ///
  /// - Parameter folder: what the paths are relative to, from the top of the repository.
  package func owners(of paths: Set<FilePath>, in folder: FilePath) -> [FilePath: [String]]? {
    let above = folder.text.isEmpty ? "" : folder.text + "/"
    var steps = 0
    var found: [FilePath: [String]] = [:]
    for path in paths {
      found[path] = owners(of: FilePath(above + path.text), &steps)
      if steps > Self.maxSteps { return nil }
    }
    return found
  }
}

/// A pattern of a `CODEOWNERS` page.
private struct OwnerPattern: Sendable {
  private enum Segment: Sendable {
    /// Any number of folders.
    case anywhere
    case name(NamePattern)
  }

  private let segments: [Segment]
  /// It ends with a slash.
  private let isFolder: Bool
  /// Its last segment is `*` behind others: what lies further down is none of it.
  private let isShallow: Bool

  var count: Int { segments.count }

  /// What components of every path that fits must hold.
  var needs: [RequiredBytes] {
    segments.flatMap { segment in
      if case .name(let pattern) = segment { pattern.needs } else { [RequiredBytes]() }
    }
  }

  /// Longer ones name no file that there could be.
  private static let maxBytes = 1_024

  /// Nil for what GitHub gives no meaning.
  init?(_ text: String) {
    if text.utf8.count > Self.maxBytes || text.utf8.first == 0x21 { return nil }
    if text.utf8.contains(where: { [0x5B, 0x5D, 0x5C].contains($0) }) { return nil }
    let names = text.split(separator: "/")
    guard let last = names.last else { return nil }
    let isAnchored = text.hasPrefix("/") || names.count > 1
    segments =
      (isAnchored ? [] : [.anywhere]) + names.map { $0 == "**" ? .anywhere : .name(NamePattern(String($0))) }
    isFolder = text.hasSuffix("/")
    isShallow = last == "*" && isAnchored && !isFolder
  }

  /// - Parameter parts: the components of a file's path. O(segments × components).
  func matches(_ parts: [[UInt8]]) -> Bool {
    // How many components may be used up, after each segment.
    var ends = [true] + Array(repeating: false, count: parts.count)
    for segment in segments {
      guard let first = ends.firstIndex(of: true) else { return false }
      switch segment {
      case .anywhere: for end in first..<ends.count { ends[end] = true }
      case .name(let pattern):
        for end in ends.indices.dropFirst().reversed() {
          ends[end] = end > first && ends[end - 1] && pattern.matches(parts[end - 1])
        }
        ends[0] = false
      }
    }
    if ends[parts.count], !isFolder { return true }
    return !isShallow && ends.dropLast().contains(true)
  }
}
