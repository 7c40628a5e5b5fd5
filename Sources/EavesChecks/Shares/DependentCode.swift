import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// Code that holds, creates, calls, reads or accepts something of another layer, or of the outside: what could break a
/// rule. A leaf view that draws plain values is none.
struct DependentCode {
  private let project: Project
  /// By type, with the types nested in it that have no layer of their own.
  private let isDependent: [Bool]
  /// By file, where such code stands, in order.
  private var offsets: [Int: [UInt32]] = [:]

  /// - Parameter evidence: every place that names one of the objects, in order of file.
  init(_ evidence: [Evidence], in project: Project) {
    self.project = project
    var isDependent = Array(repeating: false, count: project.types.count)
    for piece in evidence where piece.position != .inheritance && piece.position != .declaration {
      offsets[piece.file, default: []].append(piece.range.start)
      var type = project.enclosingType(of: piece.node, in: piece.file)
      while type != .none {
        // A type that names only itself has no dependency.
        if piece.type != type { isDependent[type.index] = true }
        if project.layerRole(type) != nil { break }
        type = project.types[type.index].parent
      }
    }
    self.isDependent = isDependent
    for file in offsets.keys { offsets[file]?.sort() }
  }

  /// Whether a subject of a rule is such code, or has some in it.
  func contains(_ subject: SubjectID) -> Bool {
    switch subject {
    case .group: return true
    case .type(let type): return isDependent[type.index]
    case .file(let file): return offsets[file] != nil
    case .place(let file, let range):
      guard let offsets = offsets[file] else { return false }
      let first = offsets.indices.partitioningIndex(where: { offsets[$0] >= range.start })
      return first < offsets.count && offsets[first] < range.end
    }
  }

  /// A search for every layer of a project but views and what is shown, and for some words more; nil where there are
  /// none of these.
  static func search(for words: [Word], in project: Project) -> Search? {
    let roles = project.vocabulary.roles.filter {
      $0.isLayer && $0.layer == nil && !shown.contains($0.name)
    }.map { Word($0.name, line: 0, column: 0) }
    if roles.isEmpty && words.isEmpty { return nil }
    let place = Word(TermWord.mentions.rawValue, line: 0, column: 0)
    let term = Term(word: .mentions, place: place, values: roles + words)
    return Search(Item(terms: [term], line: 0), in: project)
  }

  /// Roles of what is drawn.
  private static let shown: Set<String> = ["view", "app"]
}
