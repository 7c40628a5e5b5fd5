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
    /// Nil when the page does not say it.
    package var impact: Impact?
  }

  /// In the order of the page.
  package private(set) var sections: [Section] = []
  /// Unknown impacts, as warnings.
  package private(set) var problems: [Problem] = []

  /// No sections.
  package init() {}

  /// Reads `_sections.md`; every text is one.
  package init(_ file: SourceText) {
    let page = PageLines(file)
    for index in 0..<page.count {
      let line = page[index]
      if let section = Self.heading(line) {
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

  /// The index of a document's section; nil when no prefix fits.
  package func index(ofStem stem: String) -> Int? {
    let fitting = sections.indices.filter { Self.fits(sections[$0].prefix, stem) }
    return fitting.max { sections[$0].prefix.utf8.count < sections[$1].prefix.utf8.count }
  }

  /// Whether a prefix ends where a word of the stem ends.
  private static func fits(_ prefix: String, _ stem: String) -> Bool {
    guard !prefix.isEmpty, stem.utf8.starts(with: prefix.utf8) else { return false }
    guard let next = stem.utf8.dropFirst(prefix.utf8.count).first, let last = prefix.utf8.last else {
      return true
    }
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
