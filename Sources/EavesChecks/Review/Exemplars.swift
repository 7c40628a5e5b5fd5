package import EavesDocuments
package import EavesFindings
import EavesOutline
package import EavesProject
import EavesSource
import EavesThreads

/// Subjects that keep the rules, to be shown to those that do not: where a project already does it right.
///
/// A type that has nothing to do with a rule is no example of how to follow it: where a sentence forbids what code
/// names, an exemplar names it in an allowed way, or names a type of the project that does.
package struct Exemplars: Sendable {
  private let project: Project
  /// For each kind of subject that a rule blames, of those that it looked at and that no rule blames: the one with
  /// the most in it below each folder.
  private var best: [Kind: FolderTable<Candidate>] = [:]

  private struct Kind: Hashable, Sendable {
    let rule: RuleID
    let role: String?
  }

  private struct Candidate: Sendable {
    let name: String
    let file: Int
    let node: Int?
    /// How much there is to learn from.
    let members: Int
  }

  private static let fileRole = "file"
  /// Types below this size keep most rules because there is nothing in them.
  private static let minMembers = 3
  /// How many members more make no better example.
  private static let enoughMembers = 12

  /// - Parameter documents: those of the outcomes, in their order.
  package init(project: Project, documents: [RuleDocument], outcomes: [RuleOutcome], findings: [Finding]) {
    self.project = project
    let blamed = Set(findings.map(\.subject.name))
    let blamedFiles = Set(findings.map(\.place.path))
    let asked = zip(documents, outcomes).flatMap { document, outcome in
      zip(document.sentences, outcome.sentences).compactMap { written, sentence in
        sentence.violations.first.map { first in
          (kind: Kind(rule: outcome.rule, role: first.breach.subject.role), written: written, sentence)
        }
      }
    }
    // Each takes a look at all code.
    let found = project.workers.map(count: asked.count, run: 1) { [self] index in
      let (kind, written, sentence) = asked[index]
      let concern = RuleRelevance(of: written, in: project)
      return kind.role == Self.fileRole
        ? sentence.looked.files.sorted().filter { concern?.concerns(file: $0) ?? true }
          .compactMap { candidate(file: $0, unless: blamedFiles) }
        : sentence.looked.types.sorted().filter { concern?.concerns($0) ?? true }
          .compactMap { candidate($0, unless: blamed) }
    }
    for (asked, candidates) in zip(asked, found) {
      for candidate in candidates {
        // For every folder around its file where none has as much in it.
        best[asked.kind, default: FolderTable()].update(around: project.files[candidate.file].path) { known in
          if known.map({ $0.members < candidate.members }) ?? true { known = candidate }
        }
      }
    }
  }

  private func candidate(_ type: TypeIndex, unless blamed: Set<String>) -> Candidate? {
    let record = project.types[type.index]
    let name = project.qualifiedName(type)
    guard record.kind != .external, record.members.count >= Self.minMembers, !blamed.contains(name),
      !project.isSetAside(type)
    else { return nil }
    return Candidate(
      name: name, file: Int(record.place.file), node: Int(record.place.node),
      members: min(record.members.count, Self.enoughMembers))
  }

  private func candidate(file: Int, unless blamed: Set<FilePath>) -> Candidate? {
    let path = project.files[file].path
    if blamed.contains(path) { return nil }
    let members = min(project.files[file].outline.lines.starts.count / 10, Self.enoughMembers)
    return Candidate(name: path.name, file: file, node: nil, members: members)
  }

  /// Gives each finding the example that lies nearest to it, among equals the one with the most in it.
  package func name(in findings: inout [Finding]) {
    for index in findings.indices where findings[index].counts {
      let finding = findings[index]
      let kind = Kind(rule: finding.rule, role: finding.subject.role)
      let nearest = best[kind]?.nearest(around: finding.place.path)
      findings[index].exemplar = nearest.map { exemplar($0, as: kind.role) }
    }
  }

  private func exemplar(_ candidate: Candidate, as role: String?) -> Exemplar {
    let outline = project.files[candidate.file].outline
    let start = candidate.node.map { outline.nodes[$0].range.start } ?? 0
    let position = outline.lines.position(of: start, in: outline.source.bytes)
    return Exemplar(
      subject: Party(role: role, name: candidate.name),
      place: Place(path: project.files[candidate.file].path, start: position, end: position))
  }
}
