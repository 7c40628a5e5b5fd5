import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// One way to rewrite an example without changing its meaning.
enum ExampleVariant: String, CaseIterable {
  case comment = "with a comment in front"
  case emoji = "with a line of emoji in front"
  case crlf = "with CRLF line breaks"
  case tabs = "indented with tabs"
  case conditional = "in #if true"
  case hosted = "in an extension of a host type"
  case reordered = "with its members in reverse order"
  case commentedOut = "in a block comment"
  case quoted = "in a raw string"

  /// Whether nothing may be found any more.
  var isSilent: Bool { self == .commentedOut || self == .quoted }

  /// Lines that stand before the first of the original.
  var shift: Int {
    switch self {
    case .crlf, .tabs, .reordered: 0
    default: 1
    }
  }

  /// The rewritten files; nil where the variant cannot be written for these.
  func files(of stage: ExampleRunner.Stage) -> [ExampleFile]? {
    if self == .conditional || self == .hosted, !stage.project.isMadeOfTypes(hosted: self == .hosted) {
      return nil
    }
    var files: [ExampleFile] = []
    for file in stage.files {
      guard let text = text(of: file, in: stage) else { return nil }
      files.append(file.replacing(text: text))
    }
    return files
  }

  private func text(of file: ExampleFile, in stage: ExampleRunner.Stage) -> String? {
    let text = file.text
    switch self {
    case .comment: return "// A line in front.\n" + text
    case .emoji: return "// 🪺 🐦‍⬛ é\n" + text
    case .crlf: return text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")
    case .tabs: return Self.tabbed(text)
    case .conditional: return "#if true\n\(text)\n#endif\n"
    case .hosted: return "extension EavesHost {\n\(text)\n}\n"
    case .reordered: return MemberOrder(text: text, path: file.path).reversed
    case .commentedOut: return text.contains("*/") || text.contains("/*") ? nil : "/*\n\(text)\n*/\n"
    case .quoted:
      return text.contains("\"\"\"###") ? nil : "let eavesQuoted = ###\"\"\"\n\(text)\n\"\"\"###\n"
    }
  }

  /// Two leading blanks become a tab.
  private static func tabbed(_ text: String) -> String {
    text.sourceLines.map(tabbed).joined(separator: "\n")
  }

  private static func tabbed(_ line: Substring) -> String {
    let blanks = line.prefix { $0 == " " }.count
    return String(repeating: "\t", count: blanks / 2) + String(line.dropFirst(blanks / 2 * 2))
  }
}

extension String {
  /// The lines as the scanner counts them. CR LF is one Character, so splitting at "\n" alone would leave a page
  /// with such breaks in one piece.
  var sourceLines: [Substring] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }
}

extension Project {
  /// Whether every file consists of types; `hosted`: of such as may be nested in a type.
  fileprivate func isMadeOfTypes(hosted: Bool) -> Bool {
    files.allSatisfy { file in
      let outline = file.outline
      return outline.children(of: 0).allSatisfy { node in
        switch outline.nodes[node].kind {
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typealiasDecl: true
        case .extensionDecl, .importDecl: !hosted
        default: false
        }
      } && outline.irregularities.isEmpty
    }
  }
}

/// The members of a file's outermost types, turned round line by line.
private struct MemberOrder {
  let lines: [Substring]
  let outline: Outline

  init(text: String, path: FilePath) {
    lines = text.sourceLines
    outline = Outline(scanning: SourceText(path: path, text: text))
  }

  /// Nil when no type has two members on lines of their own.
  var reversed: String? {
    var result = lines
    var isChanged = false
    for node in outline.children(of: 0) where outline.nodes[node].kind.isTypeDeclaration {
      guard let members = outline.firstChild(of: node, kind: .members), let cuts = cuts(of: members) else {
        continue
      }
      let turned = cuts.reversed().flatMap { lines[$0] }
      guard let first = cuts.first, let last = cuts.last else { continue }
      result.replaceSubrange(first.lowerBound..<last.upperBound, with: turned)
      isChanged = true
    }
    return isChanged ? result.joined(separator: "\n") : nil
  }

  /// Ranges of lines (from 0), one for each member with what stands above it; nil when members share lines.
  private func cuts(of members: Int) -> [Range<Int>]? {
    let range = outline.nodes[members].range
    var start = outline.lines.line(of: range.start)
    let last = outline.lines.line(of: range.end - 1) - 1
    var cuts: [Range<Int>] = []
    for member in outline.children(of: members) {
      let node = outline.nodes[member].range
      let end = outline.lines.line(of: max(node.end, 1) - 1)
      guard outline.lines.line(of: node.start) - 1 >= start, end <= last else { return nil }
      cuts.append(start..<end)
      start = end
    }
    return cuts.count > 1 ? cuts : nil
  }
}
