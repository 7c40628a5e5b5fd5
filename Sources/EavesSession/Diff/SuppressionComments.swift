import EavesChecks
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
    /// The types around it, the declarations around what it covers, each with its number among those that are called
    /// alike, and the declaration or line that it covers.
    let code: [String]
  }

  /// All of a project, by path and line.
  package static func all(in session: CheckSession) -> [SuppressionComment] {
    let project = session.project
    return project.files.indices.flatMap { file -> [SuppressionComment] in
      let comments = project.files[file].outline.directives.filter { $0.kind == .allow }
      if comments.isEmpty { return [] }
      let paths = DeclarationPaths(of: project.files[file].outline)
      return comments.map { SuppressionComment($0, in: file, of: project, paths) }
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

  private init(
    _ directive: Directive, in file: Int, of project: Project, _ paths: DeclarationPaths
  ) {
    let outline = project.files[file].outline
    let words = directive.text.split { $0 == " " || $0 == "\t" }
    let dashes = words.firstIndex(of: "--") ?? words.endIndex
    rule = words[..<dashes].joined(separator: " ")
    reason = words[dashes...].dropFirst().joined(separator: " ")
    place = outline.lines.place(of: directive.range, in: outline.source)
    let types = project.types(around: directive.range, in: file).map { project.qualifiedName($0) }
    let start: UInt32? =
      switch directive.standing {
      case .trailing: Self.lineStart(place.start.line, in: outline)
      case .above(let offset): offset
      case .alone: nil
      }
    key = Key(
      path: place.path, rule: rule, code: types + (start.map { paths.code(at: $0) } ?? []))
  }

  /// Where the first code of a line begins.
  private static func lineStart(_ line: Int, in outline: Outline) -> UInt32? {
    outline.lines.range(ofLine: line, in: outline.source.bytes).map { range in
      let bytes = outline.source.bytes[Int(range.start)..<Int(range.end)]
      return range.start + UInt32(bytes.prefix { $0 == 0x20 || $0 == 0x09 }.count)
    }
  }
}

/// What the code of a file is called: the declarations around it, whatever lines they stand on.
private struct DeclarationPaths {
  private let outline: Outline
  private let heads: DeclarationHeads
  /// By declaration: its name, with its number among those of the same name in the same declaration.
  private let names: [Int: String]

  /// O(nodes × depth).
  init(of outline: Outline) {
    self.outline = outline
    heads = DeclarationHeads(of: outline)
    var (names, counts): ([Int: String], [Int: [String: Int]]) = ([:], [:])
    for node in outline.nodes.indices where outline.nodes[node].kind.isDeclaration {
      var around = outline.around(node)
      while around != 0, !outline.nodes[around].kind.isDeclaration { around = outline.around(around) }
      let name = Self.name(of: node, in: outline)
      let number = counts[around, default: [:]][name, default: 0]
      counts[around, default: [:]][name] = number + 1
      names[node] = "\(name) \(number)"
    }
    self.names = names
  }

  /// A declaration by its kind, its names and its labels, so that an edit of its details changes nothing; other code by
  /// its line.
  func code(at start: UInt32) -> [String] {
    let around = heads.nodes(around: start).compactMap { names[$0] }
    if let node = heads.node(headedBy: start) { return [names[node] ?? ""] + around }
    let line = outline.lines.line(of: start)
    let range = outline.lines.range(ofLine: line, in: outline.source.bytes)
    let text = range.map { outline.source.text($0) } ?? ""
    return [text.split(whereSeparator: \.isWhitespace).joined(separator: " ")] + around
  }

  private static func name(of node: Int, in outline: Outline) -> String {
    let parts =
      [node]
      + outline.children(of: node).filter { [.binding, .enumElement].contains(outline.nodes[$0].kind) }
    var names = parts.map { outline.declaredName(of: $0) + (outline.labels(of: $0) ?? "") }
    // A type has many extensions: one is told from another by the first declaration in it.
    if outline.nodes[node].kind == .extensionDecl,
      let first = (node + 1..<Int(outline.nodes[node].next)).first(where: {
        outline.nodes[$0].kind.isDeclaration
      })
    {
      names.append(Self.name(of: first, in: outline))
    }
    return (["\(outline.nodes[node].kind)"] + names).joined(separator: " ")
  }
}
