package import EavesFindings
import EavesOutline
import EavesProject
package import EavesThreads

/// A walk over a project for the evidence of some searches, kept for the next one.
///
/// Where nothing but the bodies of one file has changed, what stands in the other files is evidence of the same as
/// before: unless a search cares for a name of theirs that it did not care for, or what a function does is another
/// thing.
package struct EvidenceWalk: Sendable {
  let collector: EvidenceCollector
  /// By file.
  private let found: [EvidenceCollector.FileEvidence]

  /// Walks; what a walk over the project before has found is taken where it is the same.
  init(_ collector: EvidenceCollector, after previous: EvidenceWalk?) {
    self.collector = collector
    let project = collector.project
    let kept = previous.flatMap { collector.hasSameHelpers(as: $0.collector) ? $0 : nil }
    let isChanged = kept.map { collector.index.isChanged(since: $0.collector.index) } ?? []
    found = project.workers.map(count: project.files.count) { file in
      if let kept, project.isUntouched(file, isChanged), let same = kept.found(in: file, of: project) {
        return same
      }
      return collector.collect(in: file)
    }
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

/// Walks by the rules that they were for.
package typealias EvidenceMemory = SharedAnswers<[RuleID], EvidenceWalk>

extension EvidenceCollector {
  fileprivate func hasSameHelpers(as other: EvidenceCollector) -> Bool {
    helpers == other.helpers && workingMethods == other.workingMethods && translators == other.translators
      && work == other.work
  }
}

extension Project {
  /// Whether a file is that of the project before, and holds none of some names.
  func isUntouched(_ file: Int, _ isChanged: [Bool]) -> Bool {
    guard let origin, origin.file != file else { return false }
    return isChanged.isEmpty
      || !files[file].names.contains { $0.index < isChanged.count && isChanged[$0.index] }
  }
}
