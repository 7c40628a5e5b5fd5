package import EavesFindings
package import EavesSource

/// The sections of a folder of rules, from `_sections.md`: their order and the default impact of their rules.
///
///     ## 1. Layers (layer)
///     **Impact:** CRITICAL
///
/// The word in parentheses is the prefix of the file names: `layer` holds for `layer-views.md`; the longest
/// prefix that fits is the section of a document.
package struct Sections: Sendable {
  /// One section of the page.
  package struct Section: Sendable {
    /// Without number and prefix.
    package let title: String
    /// What the file names of its rules begin with.
    package let prefix: String
    /// Nil when the file does not set it.
    package var impact: Impact?
  }

  /// In the order of the page.
  package private(set) var sections: [Section] = []
  /// Unknown impacts, as warnings.
  package private(set) var problems: [Problem] = []
  /// The first section of each prefix.
  private var positions: [Substring: Int] = [:]

  /// No sections.
  package init() {}

  /// Reads `_sections.md`; every text is one.
  package init(_ file: SourceText) {
    let page = DocumentLines(file)
    for index in 0..<page.count {
      let line = page[index]
      if let section = Self.heading(line) {
        let prefix = section.prefix[...]
        if positions[prefix] == nil { positions[prefix] = sections.count }
        sections.append(section)
      } else if let word = Self.impact(line, number: index + 1), !sections.isEmpty {
        if let impact = Impact(word.text) {
          sections[sections.count - 1].impact = impact
        } else {
          problems.append(Self.unknownImpact(word, file.path))
        }
      }
    }
  }

  /// The index of a document's section: the longest prefix counts; nil when none fits.
  package func index(ofStem stem: String) -> Int? {
    if positions.isEmpty { return nil }
    var end = stem.utf8.endIndex
    while end > stem.utf8.startIndex {
      if Self.isEndOfWord(end, in: stem.utf8), let found = positions[stem[..<end]] { return found }
      end = stem.utf8.index(before: end)
    }
    return nil
  }

  /// Whether a word of the stem ends at an index.
  private static func isEndOfWord(_ end: String.Index, in stem: String.UTF8View) -> Bool {
    guard end < stem.endIndex, end > stem.startIndex else { return true }
    let (last, next) = (stem[stem.index(before: end)], stem[end])
    return !(Byte.isLetter(next) || Byte.isDigit(next)) || !(Byte.isLetter(last) || Byte.isDigit(last))
  }

  private static func heading(_ line: ByteText) -> Section? {
    guard let label = LabelText(line), label.isHeading else { return nil }
    let text = label.text
    guard text.last == 0x29, let open = text.lastIndex(of: 0x28) else { return nil }
    let prefix = text[(open + 1)...].dropLast().filter { $0 != Byte.backquote && $0 != Byte.star }[...]
      .trimmed
    guard !prefix.isEmpty, !prefix.contains(Byte.space) else { return nil }
    return Section(title: title(text[..<open].trimmed), prefix: prefix.text, impact: nil)
  }

  /// `1. Layers` without its number.
  private static func title(_ text: ByteText) -> String {
    let rest = text.drop { Byte.isDigit($0) }
    return rest.first == Byte.dot && rest.count < text.count ? rest.dropFirst().trimmed.text : text.text
  }

  /// The word after `**Impact:**` or `Impact:`.
  private static func impact(_ line: ByteText, number: Int) -> Word? {
    let rest = line[LinePrefix(of: line).end...].drop { $0 == Byte.star }
    guard rest.starts(with: "Impact"), let colon = rest.firstIndex(of: Byte.colon) else { return nil }
    guard rest[rest.startIndex..<colon].dropFirst(6).allSatisfy({ $0 == Byte.star || $0 == Byte.space })
    else {
      return nil
    }
    let value = rest[(colon + 1)...].drop { $0 == Byte.star }.trimmed
    let word = value.prefix { Byte.isLetter($0) || $0 == Byte.dash }
    return Word(word.text, line: number, column: word.startIndex - line.startIndex + 1)
  }
}

extension Sections {
  private static func unknownImpact(_ word: Word, _ path: FilePath) -> Problem {
    Problem(
      "unknown impact `\(word.text)`",
      remedy: "values: \(ConfigurationLoader.impacts.joined(separator: ", "))",
      path: path, line: word.line, column: word.column, severity: .warning)
  }
}
