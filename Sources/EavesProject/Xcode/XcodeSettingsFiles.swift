import EavesSource

/// Settings files of Xcode: `KEY = value` or `#include "Other.xcconfig"`, a line each.
struct XcodeSettingsFiles: Sendable {
  /// The settings of each file itself, sorted by path.
  let all: [(path: FilePath, settings: [String: String])]
  private let pages: [String: [Line]]
  /// Where git could not merge, by page and line.
  let unread: [UnreadPlace]

  private enum Line: Sendable {
    case setting(key: String, value: String)
    /// Another file, below the root of the check; nil where it lies outside. `#include?` names a file that may be
    /// missing.
    case include(String?, mayBeMissing: Bool)
  }

  /// O(bytes).
  init(_ sources: [SourceText]) {
    let sources = sources.sorted { $0.path < $1.path }
    unread = sources.flatMap(Self.conflicts)
    let read = sources.map { (path: $0.path, lines: Self.lines(of: $0)) }
    all = read.map { page in
      var settings: [String: String] = [:]
      for case .setting(let key, let value) in page.lines { settings[key] = value }
      return (page.path, settings)
    }
    pages = Dictionary(read.map { ($0.path.text, $0.lines) }) { first, _ in first }
  }

  private static func lines(of page: SourceText) -> [Line] {
    page.bytes.split(separator: 0x0A).compactMap { line in
      if conflictMark(line) != nil { return nil }
      let text = String(decoding: line, as: UTF8.self).trimmed
      if text.hasPrefix("#include") {
        let name = text.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        return .include(
          FolderPath.joined([page.path.folder, name]), mayBeMissing: text.hasPrefix("#include?"))
      }
      guard !text.hasPrefix("//"), let equals = Self.equals(in: text) else { return nil }
      let value = String(text[text.index(after: equals)...])
      return .setting(
        key: String(text[..<equals]).trimmed,
        value: (value.firstRange(of: "//").map { String(value[..<$0.lowerBound]) } ?? value).trimmed)
    }
  }

  /// The marks that git leaves where it could not merge: those that open, or the first where none does.
  private static func conflicts(in page: SourceText) -> [UnreadPlace] {
    let marks = page.bytes.split(separator: 0x0A).filter { conflictMark($0) != nil }
    if marks.isEmpty { return [] }
    let openings = marks.filter { conflictMark($0) == UInt8(ascii: "<") }
    let places = PlaceTable(source: page, lines: LineTable(of: page.bytes))
    return (openings.isEmpty ? Array(marks.prefix(1)) : openings).map { line in
      UnreadPlace(
        place: places.place(ByteRange(line.startIndex, line.startIndex + 7)),
        reason: "an unresolved merge conflict")
    }
  }

  /// The byte that a line begins with seven times, where git wrote it.
  private static func conflictMark(_ line: ArraySlice<UInt8>) -> UInt8? {
    guard let first = line.first, "<|=>".utf8.contains(first) else { return nil }
    let rest = line.drop { $0 == first }
    // Behind it comes the name of a branch, or the end of the line.
    guard line.count - rest.count == 7, rest.isEmpty || rest.first == 0x20 || rest.first == 0x0D else {
      return nil
    }
    return first
  }

  /// Where the value of a line begins: `KEY[sdk=iphoneos*] = value` has an equals sign in its key.
  private static func equals(in text: String) -> String.Index? {
    var isInBrackets = false
    return text.indices.first { index in
      if text[index] == "[" { isInBrackets = true }
      if text[index] == "]" { isInBrackets = false }
      return text[index] == "=" && !isInBrackets
    }
  }

  // MARK: Included

  /// What a file says, with what it includes, and whether all of that is here; nothing where there is none. Of a file
  /// that is included twice, or in a cycle, the first time counts. O(lines).
  func content(at path: String) -> (settings: XcodeSettings, isWhole: Bool) {
    var reading = Reading()
    read(path, into: &reading, depth: 0)
    return (XcodeSettings(reading.settings), reading.isWhole)
  }

  /// A file while it is read with those that it includes.
  private struct Reading {
    var settings: [String: String] = [:]
    var isWhole = true
    var met: Set<String> = []
  }

  private static let depthLimit = 8

  private func read(_ path: String, into reading: inout Reading, depth: Int) {
    guard let lines = pages[path], depth < Self.depthLimit else {
      reading.isWhole = false
      return
    }
    guard reading.met.insert(path).inserted else { return }
    for line in lines {
      switch line {
      case .setting(let key, let value): reading.settings[key] = value
      case .include(let other, let mayBeMissing):
        if let other, !mayBeMissing || pages[other] != nil {
          read(other, into: &reading, depth: depth + 1)
        } else if !mayBeMissing {
          reading.isWhole = false
        }
      }
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    var part = self[...]
    while let first = part.first, first.isWhitespace { part.removeFirst() }
    while let last = part.last, last.isWhitespace { part.removeLast() }
    return String(part)
  }
}
