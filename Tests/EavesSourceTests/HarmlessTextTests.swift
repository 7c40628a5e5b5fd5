import EavesSource
import Foundation
import FuzzCases
import Testing

/// What becomes of a text in each destination: read back where it can be, harmless everywhere. Texts are named by their
/// number, so that the log of the tests is not what they are about.
@Suite struct HarmlessTextTests {
  static let names = HostileNames.all

  /// All scalars, but for planes that hold none, or private ones.
  private static let everyScalar = [
    UInt32(0)...0x3FFFF, 0xDFFF0...0xE1000, 0xEFFF0...0xF000F, 0x10FFF0...0x10FFFF,
  ]
  .flatMap { $0.compactMap(Unicode.Scalar.init) }

  // MARK: Terminals and logs

  @Test func `nothing that acts is shown, of all of Unicode`() {
    for scalar in Self.everyScalar where HostileNames.acts(scalar) && scalar != "\t" {
      for text in ["a\(scalar)b", "\(scalar)", "e\(scalar)\u{301}", "\(scalar)\(scalar)"] {
        let shown = HarmlessText.of(text, in: .line)
        #expect(!shown.unicodeScalars.contains(where: HostileNames.acts), "\(scalar.value)")
        #expect(shown.unicodeScalars.count == text.unicodeScalars.count)
      }
    }
  }

  @Test func `what is seen stays, of all of Unicode`() {
    let seen = Self.everyScalar.filter { !HostileNames.acts($0) }.map { "\($0)a" }.joined()
    #expect(HarmlessText.of(seen, in: .line).unicodeScalars.elementsEqual(seen.unicodeScalars))
  }

  static let pictures = [
    ("a\nb", "a␊b"), ("a\r\nb", "a␍␊b"), ("\u{1B}[2J", "␛[2J"), ("\u{0}", "␀"), ("\u{7F}", "␡"),
    ("\u{9B}m", "\u{FFFD}m"), ("a\tb", "a\tb"), ("e\u{202E}x", "e\u{FFFD}x"),
    ("e\u{200C}\u{301}", "e\u{FFFD}\u{301}"),
    ("👩\u{200D}", "👩\u{FFFD}"), ("\u{200D}👩", "\u{FFFD}👩"), ("a\u{200D}👩", "a\u{FFFD}👩"),
    ("👩\u{200D}\u{200D}👧", "👩\u{FFFD}\u{FFFD}👧"), ("a\u{FE0F}", "a\u{FFFD}"), ("1\u{FE0F}", "1\u{FFFD}"),
    ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}\u{FFFD}"), ("م\u{200C}a", "م\u{FFFD}a"), ("👍🏽", "👍🏽"),
    ("ᠠ\u{180B}", "ᠠ\u{180B}"), ("a\u{180B}", "a\u{FFFD}"),
  ]

  @Test(arguments: pictures.indices) func `a picture stands for each scalar that acts`(_ index: Int) {
    let (text, shown) = Self.pictures[index]
    #expect(HarmlessText.of(text, in: .line).unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test(arguments: HostileNames.ordinary.indices) func `what people write is the same everywhere`(
    _ index: Int
  ) {
    let name = HostileNames.ordinary[index]
    for destination in HarmlessText.Destination.allCases where name != "a (b) [c]" {
      let text = HarmlessText.of(name, in: destination)
      #expect(destination == .markdownCode ? text == "`\(name)`" : text == name, "\(destination)")
    }
  }

  @Test(arguments: names.indices) func `no line is a command, nothing acts`(_ index: Int) {
    let name = Self.names[index]
    for page in [name, "a\n\(name)\n", "\(name)\n\(name)", "  \(name)", "\u{2003}\(name)"] {
      let lines = HarmlessText.of(page, in: .lines)
      #expect(HostileNames.commands(in: lines) == [])
      #expect(HostileNames.acting(in: lines).isEmpty)
      #expect(HarmlessText.of(lines, in: .lines) == lines)
    }
    for destination in HarmlessText.Destination.allCases
    where ![.composedLines, .sarifMessage].contains(destination) {
      #expect(HostileNames.acting(in: HarmlessText.of(name, in: destination)).isEmpty, "\(destination)")
    }
  }

  static let parted = [
    ("::error::x", ": :error::x"), (" \t::error::x", " \t: :error::x"), ("a ::error::x", "a ::error::x"),
    ("a\n::x::\nb", "a\n: :x::\nb"), ("##[x]", "# #[x]"), ("a ##vso[x] ##[y]", "a # #vso[x] # #[y]"),
    ("###[x]", "## #[x]"), ("## a [x]", "## a [x]"), ("##a", "##a"), ("a::b", "a::b"), ("::", ": :"),
    ("\u{1B}[31m::error::x", "\u{1B}[31m::error::x"),
  ]

  @Test(arguments: parted.indices) func `a blank parts what would begin a command`(_ index: Int) {
    let (text, lines) = Self.parted[index]
    #expect(HarmlessText.of(text, in: .composedLines) == lines)
  }

  @Test func `lines keep their breaks, whichever they are`() {
    #expect(HarmlessText.of("a\r\nb\n\rc\n", in: .lines) == "a\nb\n␍c\n")
    #expect(HarmlessText.of("é\r\n\n", in: .lines) == "é\n\n")
    #expect(HarmlessText.of("", in: .lines) == "")
  }

  // MARK: Formats

  @Test(arguments: names.indices) func `JSON gives the text back`(_ index: Int) throws {
    let name = Self.names[index]
    let text = "[\"\(HarmlessText.of(name, in: .json))\"]"
    let read = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String])
    #expect(read[0].unicodeScalars.elementsEqual(name.unicodeScalars))
    #expect(HostileNames.commands(in: text) == [])
  }

  @Test(arguments: names.indices) func `a command has one property, and its data`(_ index: Int) throws {
    let name = Self.names[index]
    let log =
      "::error title=\(HarmlessText.of(name, in: .commandProperty))::\(HarmlessText.of(name, in: .commandData))"
    let commands = HostileNames.commands(in: log)
    try #require(commands.count == 1)
    #expect(commands[0].name == "error")
    #expect(Array(commands[0].properties.keys) == ["title"])
    // Line breaks come back, what acts is its picture.
    let shown = name.unicodeScalars.map { scalar -> String in
      scalar == "\n" || scalar == "\r" ? String(scalar) : HarmlessText.of(String(scalar), in: .line)
    }.joined()
    if !HostileNames.ordinary.contains(name), !name.contains("##"), !name.contains("👩") {
      #expect(commands[0].properties["title"] == shown)
      #expect(commands[0].data == shown)
    }
  }

  @Test(arguments: names.indices) func `Markdown code is one span`(_ index: Int) {
    let name = Self.names[index]
    let code = Array(HarmlessText.of(name, in: .markdownCode).utf8)
    let fence = code.prefix { $0 == UInt8(ascii: "`") }.count
    let inner = code.dropFirst(fence).dropLast(fence)
    #expect(code.suffix(fence).allSatisfy { $0 == UInt8(ascii: "`") })
    #expect(!inner.split { $0 != UInt8(ascii: "`") }.contains { $0.count == fence })
    #expect(inner.first != UInt8(ascii: "`") && inner.last != UInt8(ascii: "`"))
    #expect(!inner.contains(0x0A))
  }

  @Test(arguments: names.indices) func `Markdown and HTML have no markup of a name's`(_ index: Int) {
    let name = Self.names[index]
    for destination in [HarmlessText.Destination.markdown, .html] {
      let text = HarmlessText.of(name, in: destination)
      let rest = text.replacingScalars(of: "<!-- -->", with: "\u{1}")
      let scalars = Array(rest.unicodeScalars)
      for (index, scalar) in scalars.enumerated() {
        let next = index + 1 < scalars.count ? scalars[index + 1] : " "
        switch scalar {
        case "<", ">": Issue.record("\(destination): \(text)")
        case "@": #expect(next == "\u{1}", "\(text)")
        case "#" where destination == .markdown: #expect(next == "\u{1}", "\(text)")
        case "`", "[", "]": #expect(index > 0 && scalars[index - 1] == "\\", "\(text)")
        default: break
        }
      }
      #expect(!rest.contains("://") && !rest.contains("www."), "\(text)")
    }
  }

  @Test(arguments: names.indices) func `a label of DOT ends where it ends`(_ index: Int) {
    let name = Self.names[index]
    let label = Array(HarmlessText.of(name, in: .dot).utf8)
    var isEscaped = false
    for byte in label {
      #expect(isEscaped || byte != UInt8(ascii: "\""))
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    #expect(!isEscaped)
  }

  @Test(arguments: names.indices) func `a label of Mermaid is words`(_ index: Int) {
    let name = Self.names[index]
    let label = HarmlessText.of(name, in: .mermaid).unicodeScalars
    #expect(!label.contains { "\"<>&`%{}".unicodeScalars.contains($0) })
    #expect(HostileNames.commands(in: String(label)) == [] || name.contains("::"))
  }

  @Test(arguments: names.indices) func `shells read a text as it is`(_ index: Int) {
    let name = Self.names[index]
    let zsh = HarmlessText.of(name, in: .zsh).replacingScalars(of: "'\\''", with: "")
    #expect(!zsh.unicodeScalars.contains("'"))
    var isEscaped = false
    for byte in HarmlessText.of(name, in: .fish).utf8 {
      #expect(isEscaped || byte != UInt8(ascii: "'"))
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    #expect(!isEscaped)
  }

  @Test func `a plain word is one that no shell reads otherwise`() {
    #expect(["view-size", "a_b", "clean-mvvm", "0.1"].allSatisfy(HarmlessText.isPlainWord))
    #expect(["", "a b", "$(x)", "é", "a;b", "'", "*", "a\n"].allSatisfy { !HarmlessText.isPlainWord($0) })
  }

  @Test func `a single brace is no placeholder of SARIF`() {
    #expect(HarmlessText.of("{0} }\u{301}", in: .sarifMessage) == "{{0}} }}\u{301}")
  }

  @Test func `a name in brackets is no link of SARIF`() {
    #expect(HarmlessText.of("[go](https://x)", in: .sarifMessage) == "[go\\](https://x)")
    // A backslash before it is none that takes the meaning of the next away.
    #expect(HarmlessText.of("[go\\](https://x)", in: .sarifMessage) == "[go\\\\\\](https://x)")
    #expect(HarmlessText.of("a\\b] (c", in: .sarifMessage) == "a\\b] (c")
    #expect(HarmlessText.of("[Trip] (many)", in: .sarifMessage) == "[Trip] (many)")
  }
}
