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

  /// Nil for a mode that no git writes.
  fileprivate init?(mode: ArraySlice<UInt8>, object: ArraySlice<UInt8>) {
    switch mode.first == UInt8(ascii: "1") ? mode.dropFirst().first : nil {
    case UInt8(ascii: "0"): kind = .file
    case UInt8(ascii: "2"): kind = .link
    case UInt8(ascii: "6"): kind = .module
    default: return nil
    }
    self.object = String(decoding: object, as: UTF8.self)
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

  /// Of what `ls-files -t -z` prints, `H path`, the paths that a sparse checkout leaves out on purpose: `S path`. Nil
  /// when it is not understood.
  static func skipped(_ output: [UInt8]) -> Set<[UInt8]>? {
    var skipped: Set<[UInt8]> = []
    for line in output.split(separator: 0) {
      guard line.dropFirst().first == 0x20 else { return nil }
      if line.first == UInt8(ascii: "S") { skipped.insert(Array(line.dropFirst(2))) }
    }
    return skipped
  }

  private static func parts(of line: ArraySlice<UInt8>) -> (
    words: [ArraySlice<UInt8>], path: ArraySlice<UInt8>
  )? {
    guard let tab = line.firstIndex(of: 0x09) else { return nil }
    return (line[..<tab].split(separator: 0x20), line[(tab + 1)...])
  }
}
