import EavesDocuments
import EavesFiles
import EavesSource

/// Adds folders to `rules:` of an `eaves.yml`, and leaves every other byte of it as it is.
enum ConfigurationEdit {
  /// The text of a first configuration.
  static func first(naming folders: [String]) -> String {
    "eaves: 1\n\n# Rule documents of this project.\n\(line(folders))\n"
  }

  /// The edited text; nil where it would not say what it says now, and the folders besides.
  static func adding(_ folders: [String], to page: SourceText) -> [UInt8]? {
    let old = ConfigurationLoader.load(page).configuration
    guard let edited = edited(page.bytes, old, folders) else { return nil }
    let new = ConfigurationLoader.load(SourceText(path: page.path, bytes: edited))
    let keys = old.keys.map(\.text)
    let hasRules = keys.contains("rules")
    guard !new.problems.contains(where: { $0.severity == .error }),
      new.configuration.rules.map(\.text) == old.rules.map(\.text) + folders,
      new.configuration.keys.map(\.text) == keys + (hasRules ? [] : ["rules"])
    else { return nil }
    return edited
  }

  private static func edited(_ bytes: [UInt8], _ old: Configuration, _ folders: [String]) -> [UInt8]? {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    let ending: [UInt8] = lines.first?.last == UInt8(ascii: "\r") ? [UInt8(ascii: "\r")] : []
    guard let last = old.rules.last else {
      if lines.last?.isEmpty == true { lines.removeLast() }
      lines += [Array(line(folders).utf8) + ending, []]
      return joined(lines)
    }
    guard lines.indices.contains(last.line - 1) else { return nil }
    let line = lines[last.line - 1]
    let start = line.firstIndex { $0 != UInt8(ascii: " ") } ?? 0
    if line[start...].starts(with: "- ".utf8) {
      let head = Array(line[..<start])
      let items = folders.map { head + Array("- \(quoted($0))".utf8) + ending }
      lines.insert(contentsOf: items, at: last.line)
      return joined(lines)
    }
    let more = folders.map { ", " + quoted($0) }.joined()
    let value = last.column - 1
    guard value <= line.count else { return nil }
    let isQuoted = value < line.count && [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(line[value])
    let end = min(value + last.text.utf8.count + (isQuoted ? 2 : 0), line.count)
    // Behind the last word, whatever it holds.
    if let close = line[end...].firstIndex(of: UInt8(ascii: "]")) {
      lines[last.line - 1].insert(contentsOf: Array(more.utf8), at: close)
      return joined(lines)
    }
    lines[last.line - 1] =
      Array(line[..<value]) + Array("[".utf8) + Array(line[value..<end]) + Array("\(more)]".utf8)
      + Array(line[end...])
    return joined(lines)
  }

  private static func joined(_ lines: [[UInt8]]) -> [UInt8] {
    Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private static func line(_ folders: [String]) -> String {
    "rules: [\(folders.map(quoted).joined(separator: ", "))]"
  }

  /// A scalar that means itself whatever it begins with.
  private static func quoted(_ text: String) -> String {
    let isPlain =
      text.first.map { $0.isASCII && $0.isLetter } ?? false
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./".contains($0)) }
    return isPlain ? text : "\"\(HarmlessText.of(text, in: .yaml))\""
  }
}
