import EavesFindings
import EavesOutline
import EavesProject
import EavesSource
import EavesThreads

/// A walk over a project for the evidence of some searches, kept for the next one.
///
/// Where nothing but the bodies of one file has changed, or members that another does not name, what stands in that other
/// is evidence of the same as before: unless a search cares for a name of it that it did not care for, or what a
/// function does is another thing.
package struct EvidenceWalk: Sendable {
  let collector: EvidenceCollector
  /// What needs no walk, by the position of its search among all.
  let declared: [Int: [Evidence]]
  /// By file.
  private let found: [EvidenceCollector.FileEvidence]
  /// By search: whether all of its evidence is that of the walk before.
  let isSame: [Bool]

  /// Walks; what a walk over the project before has found is taken where it is the same.
  init(_ collector: EvidenceCollector, declared: [Int: [Evidence]], after previous: EvidenceWalk?) {
    self.collector = collector
    self.declared = declared
    let project = collector.project
    let kept = previous.flatMap { collector.doesSame(as: $0.collector) ? $0 : nil }
    let isChanged = kept.map { collector.index.isChanged(since: $0.collector.index) } ?? []
    let walked = project.workers.map(count: project.files.count) { file in
      if let kept, project.isUntouched(file, isChanged), let same = kept.found(in: file, of: project) {
        return (found: same, isKept: true)
      }
      return (found: collector.collect(in: file), isKept: false)
    }
    found = walked.map(\.found)
    var isSame = Array(repeating: kept != nil, count: collector.searches.count)
    if let kept {
      for (file, walked) in walked.enumerated() where !walked.isKept {
        for (search, _) in walked.found + kept.found[file] { isSame[search] = false }
      }
    }
    self.isSame = isSame
  }

  /// What was found in a file, whose bodies are the same. Nil where it has to be found again.
  private func found(in file: Int, of project: Project) -> EvidenceCollector.FileEvidence? {
    guard let origin = project.origin else { return nil }
    let known = found[file]
    let moved = known.compactMap { search, evidence in evidence.moved(by: origin).map { (search, $0) } }
    return moved.count == known.count ? moved : nil
  }

  /// By search, in order of file and place.
  var evidence: [[Evidence]] { collector.sorted(found) }
}

/// The walk over the project that another replaces, and what of that project is the same to the new walk.
struct KeptWalk: Sendable {
  let collector: EvidenceCollector
  private let origin: Origin
  /// By file: whether it is the same, and the searches care for the same names of it as long as the helpers are the
  /// same.
  let isUntouched: [Bool]

  /// - Parameter index: the new one, before helpers are found. Nil where nothing was kept.
  init?(_ collector: EvidenceCollector, before index: SearchIndex, in project: Project) {
    guard let base = collector.base, let origin = project.origin else { return nil }
    self.collector = collector
    self.origin = origin
    let isChanged = index.isChanged(since: base)
    isUntouched = project.files.indices.map { project.isUntouched($0, isChanged) }
  }

  /// Whether the helpers of another walk are those of this one, its methods aside.
  func hasSameHelpers(as other: EvidenceCollector) -> Bool {
    collector.helpers == other.helpers && collector.translators == other.translators
  }

  /// By method that makes texts, by its number in the new project, the searches whose work it does; those of the files
  /// that are the same.
  var searchesOfMethods: [Int: [Int]] {
    var found: [Int: [Int]] = [:]
    for (member, searches) in collector.methods {
      guard let number = origin.number(ofMember: member) else { continue }
      found[number] = searches
    }
    return found
  }

  /// A round of this walk; nil where another knows more or less before it.
  func round(_ number: Int, of other: EvidenceCollector) -> KeptRound? {
    guard number < collector.rounds.count, hasSameHelpers(as: other),
      EvidenceCollector.isSame(collector.workingMethods, other.workingMethods, origin)
    else { return nil }
    let round = collector.rounds[number]
    guard EvidenceCollector.isSame(round.known, other.work, origin) else { return nil }
    return KeptRound(round: round, isUntouched: isUntouched, origin: origin)
  }
}

/// What a look into functions has found, in a project that replaces the one that was looked into.
struct KeptRound: Sendable {
  fileprivate let round: WorkRound
  fileprivate let isUntouched: [Bool]
  fileprivate let origin: Origin

  /// Nil where it has to be looked for again. O(log functions).
  func found(inMember member: Int, at place: NodeRef) -> [WorkRound.Done]? {
    guard isUntouched[Int(place.file)], let known = origin.oldNumber(ofMember: member) else { return nil }
    let at = round.members.indices.partitioningIndex(where: { round.members[$0] >= known })
    return at < round.members.count && round.members[at] == known ? round.ofMembers[at] : nil
  }

  /// Nil where it has to be looked for again. O(log functions).
  func found(inFunction place: NodeRef) -> [WorkRound.Done]? {
    guard isUntouched[Int(place.file)] else { return nil }
    let at = round.functions.indices.partitioningIndex(where: { round.functions[$0] >= place })
    return at < round.functions.count && round.functions[at] == place ? round.ofFunctions[at] : nil
  }
}

extension EvidenceCollector {
  fileprivate func doesSame(as other: EvidenceCollector) -> Bool {
    guard let origin = project.origin else { return false }
    return helpers == other.helpers && Self.isSame(other.workingMethods, workingMethods, origin)
      && translators == other.translators && Self.isSame(other.work, work, origin)
  }

  fileprivate static func isSame(
    _ old: [[Symbol: Set<Int>]], _ new: [[Symbol: Set<Int>]], _ origin: Origin
  ) -> Bool {
    if origin.members == nil { return old == new }
    return old.count == new.count
      && zip(old, new).allSatisfy { old, new in
        old.count == new.count
          && old.allSatisfy { name, members in
            let numbers = members.compactMap { origin.number(ofMember: $0) }
            return numbers.count == members.count && new[name] == Set(numbers)
          }
      }
  }

  fileprivate static func isSame(
    _ old: [WorkOfOthers?], _ new: [WorkOfOthers?], _ origin: Origin
  ) -> Bool {
    zip(old, new).allSatisfy { old, new in
      guard let old, let new else { return old == nil && new == nil }
      return old.moved(by: origin) == new
    }
  }
}

extension Project {
  /// Whether a file is that of the project before, is not concerned, and holds none of some names.
  func isUntouched(_ file: Int, _ isChanged: [Bool]) -> Bool {
    guard let origin, origin.file != file, origin.isConcerned.isEmpty || !origin.isConcerned[file] else {
      return false
    }
    return isChanged.isEmpty
      || !files[file].names.contains { $0.index < isChanged.count && isChanged[$0.index] }
  }
}
