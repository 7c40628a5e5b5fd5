/// Names that somebody may give to a file, a type, a rule, a role or a revision, and what may never come of them.
package enum HostileNames {
  /// Each tries one thing. None holds a NUL, which nothing can be called by.
  package static let all: [String] =
    controls + invisible + commands + markup + quoting + disguised + ordinary

  // MARK: What acts on a terminal

  static let controls = [
    "line\nbreak", "carriage\rreturn", "both\r\nbreaks", "tab\tstop", "clear\u{1B}[2J",
    "title\u{1B}]0;x\u{7}",
    "bell\u{7}", "back\u{8}\u{8}space", "delete\u{7F}", "eight\u{9B}31m bits", "next\u{85}line",
    "form\u{C}feed",
    "shift\u{E}out", "link\u{1B}]8;;x\u{1B}\\", "line\u{2028}separator", "paragraph\u{2029}separator",
  ]

  static let invisible = [
    "over\u{202E}ride", "em\u{202A}bed\u{202C}", "iso\u{2066}late\u{2069}", "left\u{200E}mark",
    "right\u{200F}mark", "arabic\u{61C}mark", "zero\u{200B}width", "non\u{200C}joiner", "join\u{200D}er",
    "word\u{2060}joiner", "byte\u{FEFF}order", "soft\u{AD}hyphen", "grapheme\u{34F}joiner", "filler\u{3164}",
    "half\u{FFA0}filler", "jamo\u{115F}filler", "vowel\u{180E}separator", "tags\u{E0041}\u{E007F}",
    "supplement\u{E0101}", "selector\u{FE00}", "emoji\u{FE0F}selector", "times\u{2062}invisible",
    "deprecated\u{206A}", "annotation\u{FFF9}a\u{FFFA}b\u{FFFB}", "music\u{1D173}", "no\u{FFFE}character",
    "none\(scalar(0xFDD0))either", "nor\(scalar(0x1FFFE))this", "woman\u{1F469}\u{200D}\u{200D}",
    "flag🏴\u{E0068}\u{E0069}\u{E007F}",
    "khmer\u{17B4}", "shorthand\u{1BCA0}",
  ]

  /// What the compiler takes in no literal.
  private static func scalar(_ value: UInt32) -> String {
    Unicode.Scalar(value).map { String($0) } ?? ""
  }

  // MARK: What acts on a service

  static let commands = [
    "::error::planted", "::error file=a.swift,line=1::planted", "::add-mask::planted",
    "::stop-commands::planted",
    "::endgroup::", "  ::warning::planted", "\u{A0}::warning::planted", "\u{3000}::notice::planted",
    "\t::notice::planted", "x\n::error::planted", "x\r::error::planted", "x\u{2028}::error::planted",
    "\u{FEFF}::error::planted", "##[error]planted", "x ##[add-mask]planted", "###[group]planted",
    "##vso[task.setvariable variable=a]planted", "##teamcity[message text='planted']", "%0A::error::planted",
    "a%25b,c:d=e",
  ]

  static let markup = [
    "<img src=x onerror=alert(1)>", "<script>alert(1)</script>", "<!-- planted", "]]>", "&amp;lt;", "&#x3C;",
    "@octocat", "#12", "[x](javascript:y)", "![x](y)", "| cell |", "**bold** ~~out~~ $math$",
    "see https://planted.example", "www.planted.example", "</summary></details>", "{0} {x}",
    "%%{init: {'x': 'y'}}%%", "x\n/close", "`code` ``more``",
  ]

  static let quoting = [
    "\"quoted\"", "'apostrophes'", "back\\slash\\", "$(planted)", "${IFS}", "a; planted", "a && planted",
    "\\u0041", "--flag", "-", "*?[x]", "~", "a: b", "# comment", "- item", "- rule: x", "\\N", "TH .planted",
    "NUL", "trailing ",
  ]

  /// An accent behind a mark makes another character of it, and so does a sign in front.
  static let disguised = [
    "<\u{301}img src=x>", "`\u{301}`\u{301}", "\"\u{301}]", "@\u{301}x", "\u{600}@octocat", "{\u{301}0}",
    "\\\u{301}", "&\u{301}", "]\u{301}(x)", "#\u{301}#[x]", ":\u{301}:error::x", "'\u{301}",
  ]

  /// People write these: they are seen as they are.
  package static let ordinary = [
    "TripList", "Größe", "e\u{301}tude", "予定表", "قائمة", "می\u{200C}خواهم", "क्\u{200D}ष",
    "👩\u{200D}👩\u{200D}👧",
    "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "🏳\u{FE0F}\u{200D}🌈", "👍🏽", "a (b) [c]",
  ]

  /// The same as parts of a path: one name each.
  package static let files: [String] = all.map { name in
    String(String.UnicodeScalarView(name.unicodeScalars.map { $0 == "/" ? "∕" : $0 }))
  }

  /// The same as identifiers in backquotes, which end with their line.
  package static let identifiers: [String] = all.filter { name in
    !name.unicodeScalars.contains { $0 == "`" || $0 == "\n" || $0 == "\r" }
  }

  // MARK: What may not come of them

  /// The scalars of a text that act on who reads it, by the tables of Unicode, without those of `ordinary`.
  package static func acting(in text: String) -> Set<Unicode.Scalar> {
    func found(_ text: String) -> Set<Unicode.Scalar> {
      var found: Set<Unicode.Scalar> = []
      for scalar in text.unicodeScalars where scalar.value >= 0x7F || scalar.value < 0x20 {
        if scalar != "\n", scalar != "\t", scalar != "│", acts(scalar) { found.insert(scalar) }
      }
      return found
    }
    if found(text).isEmpty { return [] }
    return found(
      ordinary.filter { $0.unicodeScalars.contains(where: acts) }
        .reduce(text) { $0.replacingScalars(of: $1, with: "") })
  }

  /// Whether a scalar acts on who reads it instead of being seen.
  package static func acts(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format where (0xFFF9...0xFFFB).contains(scalar.value): return true
    default: return properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }

  /// A command that a service would read in a log.
  package struct Command: Equatable {
    package let name: String
    package let properties: [String: String]
    package let data: String
  }

  /// The commands in a log, as the runner of GitHub reads them, and others: lines end with LF, CR or both, blanks in
  /// front do not count, `##name[…]` and `##[name …]` stand anywhere.
  package static func commands(in log: String) -> [Command] {
    log.utf8.split { $0 == 0x0A || $0 == 0x0D }.compactMap { line in
      // Most lines hold no mark at all, and reading every scalar of a long log takes its time.
      line.contains(0x3A) || line.contains(0x23) ? command(String(Substring(line))) : nil
    }
  }

  private static func command(_ line: String) -> Command? {
    let start = line.unicodeScalars.drop { $0.properties.isWhitespace || $0 == "\u{FEFF}" }
    guard start.first == ":" || line.utf8.contains(0x23) else { return nil }
    let scalars = Array(start)
    if scalars.starts(with: "::".unicodeScalars), let end = index(of: "::", in: scalars, from: 2) {
      let info = text(scalars[2..<end])
      let words = info.split(separator: " ", maxSplits: 1)
      var properties: [String: String] = [:]
      for pair in words.count > 1 ? words[1].split(separator: ",") : [] {
        let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        properties[String(sides[0])] = sides.count > 1 ? unescaped(String(sides[1]), isProperty: true) : ""
      }
      return Command(
        name: words.first.map(String.init) ?? "", properties: properties,
        data: unescaped(text(scalars[(end + 2)...]), isProperty: false))
    }
    var from = 0
    while let mark = index(of: "##", in: scalars, from: from) {
      let word = scalars[(mark + 2)...].prefix { $0.isASCII && $0.properties.isAlphabetic }
      if word.endIndex < scalars.count, scalars[word.endIndex] == "[" {
        return Command(name: text(word), properties: [:], data: text(scalars[word.endIndex...]))
      }
      from = mark + 1
    }
    return nil
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  private static func index(of part: String, in scalars: [Unicode.Scalar], from start: Int) -> Int? {
    let wanted = Array(part.unicodeScalars)
    guard scalars.count >= start + wanted.count else { return nil }
    return (start...(scalars.count - wanted.count)).first { scalars[$0...].starts(with: wanted) }
  }

  private static func unescaped(_ text: String, isProperty: Bool) -> String {
    var result = text.replacingScalars(of: "%0D", with: "\r").replacingScalars(of: "%0A", with: "\n")
    if isProperty {
      result = result.replacingScalars(of: "%3A", with: ":").replacingScalars(of: "%2C", with: ",")
    }
    return result.replacingScalars(of: "%25", with: "%")
  }
}

extension String {
  /// The text with another in place of each stretch of scalars, whatever characters they make with their neighbours.
  package func replacingScalars(of other: String, with replacement: String) -> String {
    let wanted = Array(other.unicodeScalars)
    let scalars = Array(unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      if scalars[index] == wanted[0], scalars[index...].starts(with: wanted) {
        index += wanted.count
        result.append(contentsOf: replacement.unicodeScalars)
      } else {
        result.append(scalars[index])
        index += 1
      }
    }
    return String(result)
  }
}
