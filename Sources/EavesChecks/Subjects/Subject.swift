import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource

/// What an item is held against.
enum Subject {
  case type(TypeIndex)
  /// A file, a module, or a place in code.
  case place(PlacedSubject)

  /// What a place is; nil of a type.
  var noun: SubjectKind? { if case .place(let place) = self { place.noun } else { nil } }

  /// Whether a word is decided by what is found in code or by who else does something, and not by what the subject is:
  /// verbs, measures, passives. What a type conforms to is a clause of it.
  func isFact(_ word: TermWord) -> Bool {
    if word == .forwardsTo || word.isOfManifests || word.isMeasure || word.isPassive { return true }
    if case .type = self, word == .conforms { return false }
    return word.isSearch
  }
}

/// A subject that is no type: a file, a module, or a place in code.
struct PlacedSubject: Sendable {
  let noun: SubjectKind
  /// Where a finding about it stands.
  let file: Int
  let range: ByteRange
  /// The declaration, call or import; nil for files and modules.
  let node: Int?
  /// The files that it consists of, or lies in.
  let files: Set<Int>
  /// What the clause `name` asks for.
  let name: String
  let party: Party
  /// What identifies it in a baseline.
  let key: String
  /// Of a module that manifests are asked about: its number in the graph.
  var module: Int?

  /// The stretches of code of a subject that is one of a file's declarations, calls or imports, in order: attributes
  /// and modifiers of a property stand before its name, and are those of all names beside it.
  func ranges(of outline: Outline) -> [ByteRange] {
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
