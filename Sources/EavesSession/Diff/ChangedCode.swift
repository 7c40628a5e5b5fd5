import EavesChecks
import EavesFindings
import EavesProject
import EavesSource

/// The code before a change and after it: which files, types and members came and went.
///
/// A finding is the same elsewhere only where its code moved: what has gone from one place pays for nothing new at
/// another.
struct ChangedCode {
  private let old: Side
  private let new: Side
  /// Types that have another name now.
  let renamed: RenamedTypes

  init(from old: Project, to new: Project) {
    (self.old, self.new) = (Side(old), Side(new))
    renamed = RenamedTypes(from: old, to: new)
  }

  private struct TypeInFile: Hashable {
    let name: String
    let path: FilePath
  }

  /// One of the two.
  private struct Side {
    let project: Project
    let paths: Set<FilePath>
    let types: Set<TypeInFile>

    /// O(files + types).
    init(_ project: Project) {
      self.project = project
      paths = Set(project.files.map(\.path))
      types = Set(
        project.types.indices.map { TypeIndex($0) }.filter { project.isOfArchitecture($0) }.flatMap { type in
          ([project.types[type.index].place] + project.types[type.index].extensions).map {
            TypeInFile(name: project.qualifiedName(type), path: project.files[Int($0.file)].path)
          }
        })
    }

    func has(_ key: FindingKey) -> Bool { types.contains(TypeInFile(name: key.subject, path: key.path)) }

    /// Whether the subject of a finding declares its member.
    func hasMember(_ key: FindingKey) -> Bool {
      guard let member = key.member, let file = project.number(of: key.path) else { return false }
      var names = MemberNames(in: project)
      return names.names(of: key.subject, in: file).contains(member)
    }
  }

  /// Whether a file came.
  func isNew(_ path: FilePath) -> Bool { !old.paths.contains(path) }

  /// Whether a file went.
  func isGone(_ path: FilePath) -> Bool { !new.paths.contains(path) }

  /// Whether the code of a finding has left its file: with the file, or with its type.
  func hasLeft(_ key: FindingKey) -> Bool { isGone(key.path) || old.has(key) && !new.has(key) }

  /// Whether the code of a finding has come to its file.
  func hasCome(_ key: FindingKey) -> Bool { isNew(key.path) || new.has(key) && !old.has(key) }

  /// Whether the member of an older finding is gone from its type.
  func hasLostMember(_ key: FindingKey) -> Bool { key.member != nil && !new.hasMember(key) }

  /// Whether the member of a newer finding came to its type.
  func hasGainedMember(_ key: FindingKey) -> Bool { key.member != nil && !old.hasMember(key) }
}
