package import EavesFindings
package import EavesOutline
package import EavesSource

/// What an item is held against.
package enum Subject: Sendable {
  case type(TypeIndex)
  /// A file, a module, or a place in code, that a sentence is about.
  case place(PlacedSubject)
  /// A member of a type that a verb found.
  case member(NodeRef)
  /// Code of a file that stands in no type.
  case code(file: Int)
}

/// A subject that is no type: a file, a module, or a place in code.
///
/// Hot: sentences sift tens of thousands. As a struct, each copy retained five things that both threads share, which
/// was a tenth of a survey's time; of a class it is one.
package final class PlacedSubject: Sendable {
  package let noun: SubjectKind
  /// Where a finding about it stands.
  package let file: Int
  package let range: ByteRange
  /// The declaration, call or import; nil for files and modules.
  package let node: Int?
  /// The files that it consists of; nil where that is the one it stands in.
  private let parts: Set<Int>?
  /// What the clause `name` asks for.
  package let name: String
  package let party: Party
  /// What identifies it in a baseline.
  package let key: String
  /// For a module of a sentence about manifests: its number in the graph.
  package let module: Int?

  /// - Parameter files: those that it consists of; nil: the one that it stands in.
  package init(
    noun: SubjectKind, file: Int, range: ByteRange, node: Int?, files: Set<Int>? = nil, name: String,
    party: Party, key: String, module: Int? = nil
  ) {
    (self.noun, self.file, self.range, self.node) = (noun, file, range, node)
    (parts, self.name, self.party, self.key, self.module) = (files, name, party, key, module)
  }

  /// The files that it consists of, or lies in.
  package var files: Set<Int> { parts ?? [file] }

  /// Whether something is true of one of its files.
  func hasFile(where isWanted: (Int) -> Bool) -> Bool { parts?.contains(where: isWanted) ?? isWanted(file) }

  /// The stretches of code of a subject that is one of a file's declarations, calls or imports, in order: attributes
  /// and modifiers of a property stand before its name, and are those of all names beside it.
  package func ranges(of outline: Outline) -> [ByteRange] {
    guard let node else { return [] }
    let own = outline.nodes[node].range
    guard outline.nodes[node].kind == .binding else { return [own] }
    let declaration = Int(outline.nodes[node].parent)
    guard outline.nodes[declaration].range.encloses(own),
      let first = outline.firstChild(of: declaration, kind: .binding)
    else { return [own] }
    let head = ByteRange(
      start: outline.nodes[declaration].range.start, end: outline.nodes[first].range.start)
    return [head, own]
  }
}
