import EavesOutline
import EavesProject
import EavesSource

/// Evidence by range of code, so that each function of a file looks at its own only.
struct EvidenceByRange {
  /// In order of file.
  let list: [Evidence]
  /// Where the evidence of a file stands in `list`.
  private var files: [Int: Range<Int>] = [:]
  /// Positions in `list` by file, then by where the evidence begins.
  private var byStart: [Int32]

  /// - Parameter list: in order of file, as it is collected.
  init(_ list: [Evidence]) {
    self.list = list
    byStart = list.indices.map { Int32($0) }
    var first = 0
    while first < list.count {
      var end = first + 1
      while end < list.count, list[end].file == list[first].file { end += 1 }
      files[list[first].file] = first..<end
      byStart[first..<end].sort {
        (list[Int($0)].range.start, $0) < (list[Int($1)].range.start, $1)
      }
      first = end
    }
  }

  /// The evidence that belongs to a subject, in the order of the list.
  func evidence(of subject: PlacedSubject, in project: Project) -> [Evidence] {
    if subject.node == nil { return subject.files.sorted().flatMap { list[files[$0] ?? 0..<0] } }
    guard let file = files[subject.file] else { return [] }
    var found: [Int32] = []
    for range in subject.ranges(of: project.files[subject.file].outline) {
      var at = firstPosition(from: range.start, in: file)
      while at < file.upperBound, list[Int(byStart[at])].range.start <= range.end {
        let evidence = list[Int(byStart[at])]
        if range.encloses(evidence.range), !isHandedIn(evidence, to: subject, in: project) {
          found.append(byStart[at])
        }
        at += 1
      }
    }
    return found.sorted().map { list[Int($0)] }
  }

  /// Whether a `self` is read when a closure is made, and not by it: `[name = self.name]`.
  private func isHandedIn(_ evidence: Evidence, to subject: PlacedSubject, in project: Project) -> Bool {
    guard subject.noun == .closure, let closure = subject.node else { return false }
    let outline = project.files[evidence.file].outline
    guard outline.nodes[evidence.node].kind == .identifier, outline.name(of: evidence.node) == "self" else {
      return false
    }
    var at = Int(outline.nodes[evidence.node].parent)
    while at > closure {
      let parent = Int(outline.nodes[at].parent)
      if parent == closure { return outline.nodes[at].kind == .capture }
      at = parent
    }
    return false
  }

  private func firstPosition(from start: UInt32, in file: Range<Int>) -> Int {
    file.partitioningIndex(where: { list[Int(byStart[$0])].range.start >= start })
  }
}
