package import EavesSource

/// Reads what `git diff --unified=0` prints: which lines of which files are new.
///
/// A removal without anything in its place touches the line that followed: what was removed may have been an
/// allowance, or a word that kept a rule. Paths are those of the repository, from its top.
package struct DiffReader {
  private let lines: [ArraySlice<UInt8>]
  private var next = 0
  private var changes = ChangedLines()
  /// Submodules with files that git does not know yet.
  private var unknownInside: [FilePath] = []
  private var old: FilePath?
  private var new: FilePath?

  /// The changes of a diff whose paths begin with `old/` and `new/`, as git is told to write them.
  package static func read(_ diff: [UInt8]) -> (changes: ChangedLines, submodules: [FilePath]) {
    var reader = DiffReader(diff)
    reader.read()
    return (reader.changes, reader.unknownInside)
  }

  static let oldPrefix = "old/"
  static let newPrefix = "new/"

  private init(_ diff: [UInt8]) {
    lines = diff.split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  private mutating func read() {
    while next < lines.count {
      let line = lines[next]
      next += 1
      if line.starts(with: "diff --git ".utf8) {
        (old, new) = (nil, nil)
      } else if let path = path(line, behind: "--- ") {
        old = path
      } else if let path = path(line, behind: "+++ ") {
        new = path
        if path == Self.nowhere, let old { changes.addGone(Self.stripped(old, Self.oldPrefix)) }
      } else if let path = path(line, behind: "rename from ") {
        changes.addGone(path)
      } else if let path = path(line, behind: "rename to ") {
        changes.add([], of: path)
      } else if line.starts(with: "@@ ".utf8) {
        readHunk(line)
      } else {
        readSubmodule(line)
      }
    }
  }

  /// `@@ -12,0 +13,2 @@` and the lines that it announces, which may look like anything. There may be unchanged
  /// ones among them: git shows some of a submodule whatever it is told.
  private mutating func readHunk(_ line: ArraySlice<UInt8>) {
    let words = line.split(separator: 0x20, maxSplits: 3)
    guard words.count > 2, let before = Self.numbers(words[1]), var after = Self.numbers(words[2]) else {
      return
    }
    // A hunk without new lines names the line before it.
    var number = after.count == 0 ? after.start + 1 : after.start
    var removed = before.count
    var changed: [ClosedRange<Int>] = []
    var isRemoval = false
    while next < lines.count, removed > 0 || after.count > 0 {
      switch lines[next].first {
      case UInt8(ascii: "-"):
        removed -= 1
        isRemoval = true
      case UInt8(ascii: "+"):
        changed.append(number...number)
        (number, after.count, isRemoval) = (number + 1, after.count - 1, false)
      case UInt8(ascii: "\\"): break
      default:
        if isRemoval { changed.append(number...number) }
        (number, after.count, removed, isRemoval) = (number + 1, after.count - 1, removed - 1, false)
      }
      next += 1
    }
    if isRemoval { changed.append(number...number) }
    guard let new, new != Self.nowhere else { return }
    let path = Self.stripped(new, Self.newPrefix)
    if old == Self.nowhere { changes.addWhole(path) } else { changes.add(changed, of: path) }
  }

  /// `-12,3` or `+12`, which means one line.
  private static func numbers(_ word: ArraySlice<UInt8>) -> (start: Int, count: Int)? {
    let parts = word.dropFirst().split(separator: UInt8(ascii: ",")).map {
      Int(String(decoding: $0, as: UTF8.self))
    }
    guard let start = parts.first ?? nil else { return nil }
    guard parts.count > 1 else { return (start, 1) }
    return parts[1].map { (start, $0) }
  }

  /// `Submodule Harbour contains untracked content`.
  private mutating func readSubmodule(_ line: ArraySlice<UInt8>) {
    let (head, tail) = ("Submodule ", " contains untracked content")
    let text = String(decoding: line, as: UTF8.self)
    guard text.hasPrefix(head), text.hasSuffix(tail) else { return }
    unknownInside.append(FilePath(String(text.dropFirst(head.count).dropLast(tail.count))))
  }

  // MARK: Paths

  private static let nowhere = FilePath("/dev/null")

  private static func stripped(_ path: FilePath, _ prefix: String) -> FilePath {
    path.text.hasPrefix(prefix) ? FilePath(String(path.text.dropFirst(prefix.count))) : path
  }

  /// The path behind a word; git ends one that holds a blank with a tab, and quotes odd ones as C does.
  private func path(_ line: ArraySlice<UInt8>, behind word: String) -> FilePath? {
    guard line.starts(with: word.utf8) else { return nil }
    var bytes = line.dropFirst(word.utf8.count)
    if bytes.first == UInt8(ascii: "\"") { return FilePath(Self.unquoted(bytes)) }
    if bytes.last == 0x09 { bytes = bytes.dropLast() }
    return FilePath(String(decoding: bytes, as: UTF8.self))
  }

  static func unquoted(_ bytes: ArraySlice<UInt8>) -> String {
    var output: [UInt8] = []
    var rest = bytes.dropFirst()
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        output.append(byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "0")...UInt8(ascii: "3"):
        let digits = rest.prefix(2)
        rest = rest.dropFirst(2)
        output.append(([escaped] + digits).reduce(0) { $0 &* 8 &+ ($1 &- 0x30) })
      case UInt8(ascii: "a"): output.append(0x07)
      case UInt8(ascii: "b"): output.append(0x08)
      case UInt8(ascii: "t"): output.append(0x09)
      case UInt8(ascii: "n"): output.append(0x0A)
      case UInt8(ascii: "v"): output.append(0x0B)
      case UInt8(ascii: "f"): output.append(0x0C)
      case UInt8(ascii: "r"): output.append(0x0D)
      default: output.append(escaped)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}
