import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource
import EavesThreads

/// The files that sentences may be about, with what each such sentence asks of them: worked out once for all.
struct Candidates: Sendable {
  let project: Project
  /// Neither tests nor a manifest, in order.
  let files: [Int]
  /// By file; nil for files that are no candidates, empty where no sentence is about files.
  private let known: [Known?]

  /// What sentences about files ask of one.
  private struct Known: Sendable {
    let path: PathComponents
    let subject: PlacedSubject
    /// The types whose code it holds.
    let coded: [TypeIndex]
  }

  /// - Parameter sentences: those that will ask.
  init(_ project: Project, for sentences: [CompiledSentence]) {
    self.project = project
    let manifest = "/Package.swift"
    files = project.files.indices.filter { file in
      let path = project.files[file].path.text
      return path != manifest.dropFirst() && !path.hasSuffix(manifest) && !project.isTestFile(file)
    }
    guard sentences.contains(where: { $0.subject.isOfFiles }) else {
      known = []
      return
    }
    let candidates = files
    let found = project.workers.map(count: candidates.count) { index in
      Self.known(candidates[index], in: project)
    }
    var known: [Known?] = Array(repeating: nil, count: project.files.count)
    for (file, facts) in zip(candidates, found) { known[file] = facts }
    self.known = known
  }

  private static func known(_ file: Int, in project: Project) -> Known {
    Known(
      path: PathComponents(project.files[file].path),
      subject: PlacedSubjects.file(file, of: .file, in: project), coded: project.codedTypes(in: file))
  }

  /// A file as a subject.
  func subject(_ file: Int, of noun: SubjectKind) -> PlacedSubject {
    guard noun == .file, !known.isEmpty, let facts = known[file] else {
      return PlacedSubjects.file(file, of: noun, in: project)
    }
    return facts.subject
  }

  func path(of file: Int) -> PathComponents {
    guard !known.isEmpty, let facts = known[file] else { return PathComponents(project.files[file].path) }
    return facts.path
  }

  /// The types whose code a file holds.
  func codedTypes(in file: Int) -> [TypeIndex] {
    guard !known.isEmpty, let facts = known[file] else { return project.codedTypes(in: file) }
    return facts.coded
  }
}
