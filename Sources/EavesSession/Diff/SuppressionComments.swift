import EavesFindings
import EavesOutline
import EavesProject
package import EavesSource

/// A comment `eaves:allow RULE -- reason`, by what it says and what it stands at, not by its line.
package struct SuppressionComment: Sendable {
  package let rule: String
  package let reason: String
  package let place: Place
  fileprivate let key: Key

  fileprivate struct Key: Hashable {
    var path: FilePath
    let rule: String
    /// The types around it, and the beginning of the code that it covers.
    let code: [String]
  }

  /// All of a project, by path and line.
  package static func all(in session: CheckSession) -> [SuppressionComment] {
    let project = session.project
    return project.files.indices.flatMap { file in
      project.files[file].outline.directives.filter { $0.kind == .allow }.map {
        SuppressionComment($0, in: file, of: project)
      }
    }
  }

  /// Those that have no partner among older ones: in their file, or in one that is gone where theirs is new.
  static func added(
    _ new: [SuppressionComment], since old: [SuppressionComment], _ files: ChangedFiles
  ) -> [SuppressionComment] {
    let here = unmatched(new, old) { $0 }
    let moved = here.new.filter { files.isAdded($0.place.path) }
    let left = here.old.filter { files.isRemoved($0.place.path) }
    let others = unmatched(moved, left) { key in
      var moved = key
      moved.path = FilePath("")
      return moved
    }.new
    return here.new.filter { !files.isAdded($0.place.path) } + others
  }

  private static func unmatched(
    _ new: [SuppressionComment], _ old: [SuppressionComment], _ key: (Key) -> Key
  ) -> (new: [SuppressionComment], old: [SuppressionComment]) {
    var open = Dictionary(grouping: old) { key($0.key) }
    let rest = new.filter { open[key($0.key)]?.popLast() == nil }
    return (rest, open.values.flatMap(\.self))
  }

  private init(_ directive: Directive, in file: Int, of project: Project) {
    let outline = project.files[file].outline
    let words = directive.text.split { $0 == " " || $0 == "\t" }
    let dashes = words.firstIndex(of: "--") ?? words.endIndex
    rule = words[..<dashes].joined(separator: " ")
    reason = words[dashes...].dropFirst().joined(separator: " ")
    place = outline.lines.place(of: directive.range, in: outline.source)
    let types = project.types(around: directive.range, in: file).map { project.qualifiedName($0) }
    let line: Int? =
      switch directive.standing {
      case .trailing: place.start.line
      case .above(let offset): outline.lines.line(of: offset)
      case .alone: nil
      }
    key = Key(
      path: place.path, rule: rule, code: types + [line.map { Self.code(from: $0, in: outline) } ?? ""])
  }

  /// The code that a comment covers, as far as it says which code it is: attributes are passed over.
  private static func code(from line: Int, in outline: Outline) -> String {
    var code: [String] = []
    // Parentheses of an attribute that are still open.
    var depth = 0
    for line in line..<line + 8 {
      guard let range = outline.lines.range(ofLine: line, in: outline.source.bytes) else { break }
      let text = outline.source.text(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      code.append(head(of: text))
      // An attribute, or modifiers, on lines of their own do not say which code is covered.
      let isInAttribute = depth > 0 || text.hasPrefix("@")
      depth += text.count { $0 == "(" } - text.count { $0 == ")" }
      if isInAttribute {
        let rest = text.split(separator: ")", omittingEmptySubsequences: false).last ?? ""
        let words = (depth > 0 ? "" : text.contains(")") ? rest : text[...]).split(separator: " ")
        if declares(words) { break }
      } else if !text.split(separator: " ").allSatisfy({ modifiers.contains($0) }) {
        break
      }
    }
    return code.joined(separator: " ")
  }

  /// A declaration up to what an edit of its details changes, with its name; other code whole.
  private static func head(of line: String) -> String {
    let words = line.prefix { !"{:(=/".contains($0) }.split(separator: " ")
    return declares(words) ? words.joined(separator: " ") : line
  }

  /// Whether words of a line have the keyword of a declaration, with something behind it.
  private static func declares(_ words: [Substring]) -> Bool {
    words.dropLast().contains { keywords.contains($0) }
  }

  private static let modifiers: Set<Substring> = [
    "fileprivate", "final", "indirect", "internal", "nonisolated", "open", "package", "private", "public",
  ]

  private static let keywords: Set<Substring> = [
    "actor", "associatedtype", "case", "class", "enum", "extension", "func", "import", "let", "macro",
    "protocol",
    "struct", "subscript", "typealias", "var",
  ]
}
