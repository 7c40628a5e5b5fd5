import EavesSource

/// Settings files of Xcode: `KEY = value` or `#include "Other.xcconfig"`, a line each.
struct XcodeSettingsFiles: Sendable {
  /// What each file says itself, sorted by path.
  let all: [(path: FilePath, settings: [String: String])]
  private let pages: [String: [Line]]

  private enum Line: Sendable {
    case setting(key: String, value: String)
    /// Another file, below the root of the check; nil where it lies outside. `#include?` asks for one that need not be
    /// there.
    case include(String?, mayBeMissing: Bool)
  }

  /// O(bytes).
  init(_ sources: [SourceText]) {
    let read = sources.sorted { $0.path < $1.path }.map { (path: $0.path, lines: Self.lines(of: $0)) }
    all = read.map { page in
      var settings: [String: String] = [:]
      for case .setting(let key, let value) in page.lines { settings[key] = value }
      return (page.path, settings)
    }
    pages = Dictionary(read.map { ($0.path.text, $0.lines) }) { first, _ in first }
  }

  private static func lines(of page: SourceText) -> [Line] {
    page.bytes.split(separator: 0x0A).compactMap { line in
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

  /// What a file says, with what it includes; nothing where there is none. Of a file that is included twice, or in a
  /// circle, the first time counts. O(lines).
  func settings(at path: String) -> [String: String] {
    var (settings, met): ([String: String], Set<String>) = ([:], [])
    read(path, into: &settings, &met, depth: 0)
    return settings
  }

  private static let depthLimit = 8

  private func read(
    _ path: String, into settings: inout [String: String], _ met: inout Set<String>, depth: Int
  ) {
    guard depth < Self.depthLimit, met.insert(path).inserted else { return }
    for line in pages[path] ?? [] {
      switch line {
      case .setting(let key, let value): settings[key] = value
      case .include(let other, _): if let other { read(other, into: &settings, &met, depth: depth + 1) }
      }
    }
  }

  /// Whether a file is there, with all that it includes. O(lines).
  func isWhole(at path: String) -> Bool {
    var (open, met): ([String], Set<String>) = ([path], [])
    while let next = open.popLast() {
      guard let lines = pages[next] else { return false }
      guard met.insert(next).inserted, met.count < Self.mostIncluded else { continue }
      for case .include(let other, let mayBeMissing) in lines {
        if let other, !mayBeMissing || pages[other] != nil { open.append(other) }
        if other == nil, !mayBeMissing { return false }
      }
    }
    return true
  }

  private static let mostIncluded = 100
}

extension String {
  fileprivate var trimmed: String {
    var part = self[...]
    while let first = part.first, first.isWhitespace { part.removeFirst() }
    while let last = part.last, last.isWhitespace { part.removeLast() }
    return String(part)
  }
}
