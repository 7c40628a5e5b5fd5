/// What git stores under a path.
struct GitEntry: Hashable, Sendable {
  enum Kind: Sendable {
    case file, link
    /// A commit of another repository, whose files lie there.
    case module
  }

  let kind: Kind
  /// The name of its content: a hash, in hexadecimal digits.
  let object: String
  /// Whether it is left out of the working tree on purpose, in a sparse checkout.
  let isSkipped: Bool

  /// Nil for a mode that no git writes.
  fileprivate init?(mode: ArraySlice<UInt8>, object: ArraySlice<UInt8>, isSkipped: Bool = false) {
    switch mode.first == UInt8(ascii: "1") ? mode.dropFirst().first : nil {
    case UInt8(ascii: "0"): kind = .file
    case UInt8(ascii: "2"): kind = .link
    case UInt8(ascii: "6"): kind = .module
    default: return nil
    }
    self.object = String(decoding: object, as: UTF8.self)
    self.isSkipped = isSkipped
  }
}

/// Lists that git prints, with a NUL behind each line. Paths are bytes: names that read the same may be two.
enum GitListing {
  typealias Entries = [[UInt8]: GitEntry]

  /// What `ls-tree -r -z` prints: `100644 blob HASH TAB path`. Nil when it is not understood.
  static func tree(_ output: [UInt8]) -> Entries? {
    var entries: Entries = [:]
    for line in output.split(separator: 0) {
      guard let (words, path) = parts(of: line), words.count == 3,
        let entry = GitEntry(mode: words[0], object: words[2])
      else { return nil }
      entries[Array(path)] = entry
    }
    return entries
  }

  /// What `ls-files -t -z --cached --stage --others` prints: `H 100644 HASH 0 TAB path` for what git knows,
  /// `? path` for files that it does not know, and for folders, which end in `/`: those of repositories that lie
  /// in this one and are no submodules. Nil when it is not understood.
  static func index(_ output: [UInt8]) -> (known: Entries, unknown: [[UInt8]])? {
    var known: Entries = [:]
    var unknown: [[UInt8]] = []
    for line in output.split(separator: 0) {
      if line.starts(with: "? ".utf8) {
        unknown.append(Array(line.dropFirst(2)))
        continue
      }
      guard let (words, path) = parts(of: line), words.count == 4,
        let entry = GitEntry(mode: words[1], object: words[2], isSkipped: words[0].elementsEqual("S".utf8))
      else { return nil }
      known[Array(path)] = entry
    }
    return (known, unknown)
  }

  private static func parts(of line: ArraySlice<UInt8>) -> (
    words: [ArraySlice<UInt8>], path: ArraySlice<UInt8>
  )? {
    guard let tab = line.firstIndex(of: 0x09) else { return nil }
    return (line[..<tab].split(separator: 0x20), line[(tab + 1)...])
  }
}
