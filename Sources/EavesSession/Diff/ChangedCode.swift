import EavesChecks
import EavesFindings
import EavesProject
import EavesSource

/// The files that a change added and removed. A file with another path is both.
struct ChangedFiles {
  private let old: Set<FilePath>
  private let new: Set<FilePath>

  /// O(files).
  init(from old: Project, to new: Project) {
    (self.old, self.new) = (Set(old.files.map(\.path)), Set(new.files.map(\.path)))
  }

  func isAdded(_ path: FilePath) -> Bool { !old.contains(path) }

  func isRemoved(_ path: FilePath) -> Bool { !new.contains(path) }
}

/// Where code moved between the code before a change and the code after it: with its file, its type or its member.
///
/// A finding is the same elsewhere only where its code moved: a finding that is fixed at one place does not cover a new
/// one at another.
struct ChangedCode {
  private let files: ChangedFiles
  private let old: Side
  private let new: Side
  /// Types that have another name now.
  let renamed: RenamedTypes
  /// The same with those that another took the place of: what these depend on is not new, their findings are.
  var replaced: RenamedTypes { renamed.adding(replacedIn: old.project, by: new.project, files) }

  /// O(files + types).
  init(from old: Project, to new: Project) {
    files = ChangedFiles(from: old, to: new)
    (self.old, self.new) = (Side(old), Side(new))
    renamed = RenamedTypes(from: old, to: new, files)
  }

  private struct TypeInFile: Hashable {
    let name: String
    let path: FilePath
  }

  /// The code before, or after.
  private struct Side {
    let project: Project
    let types: Set<TypeInFile>

    init(_ project: Project) {
      self.project = project
      types = Set(
        project.types.indices.map { TypeIndex($0) }.filter { project.isOfArchitecture($0) }.flatMap { type in
          ([project.types[type.index].place] + project.types[type.index].extensions).map {
            TypeInFile(name: project.qualifiedName(type), path: project.files[Int($0.file)].path)
          }
        })
    }

    func declares(_ key: FindingKey) -> Bool {
      types.contains(TypeInFile(name: key.subject, path: key.path))
    }

    /// Those whose subject does not declare their member. O(members of the files, once for each subject).
    func withoutMember(_ keys: [FindingKey]) -> Set<FindingKey> {
      var members = MemberNames(in: project)
      var known: [TypeInFile: Set<String>] = [:]
      return Set(
        keys.filter { key in
          guard let member = key.member else { return false }
          let subject = TypeInFile(name: key.subject, path: key.path)
          let names =
            known[subject]
            ?? project.number(of: key.path).map { members.names(of: key.subject, in: $0) } ?? []
          known[subject] = names
          return !names.contains(member)
        })
    }
  }

  /// Of older findings, those whose code has left its file: with the file, or with its type.
  func left(_ keys: [FindingKey]) -> Set<FindingKey> {
    Set(keys.filter { files.isRemoved($0.path) || old.declares($0) && !new.declares($0) })
  }

  /// Of newer findings, those whose code has come to its file.
  func arrived(_ keys: [FindingKey]) -> Set<FindingKey> {
    Set(keys.filter { files.isAdded($0.path) || new.declares($0) && !old.declares($0) })
  }

  /// Of older findings, those whose member is gone from its type.
  func lostMember(_ keys: [FindingKey]) -> Set<FindingKey> { new.withoutMember(keys) }

  /// Of newer findings, those whose member is new in its type.
  func gainedMember(_ keys: [FindingKey]) -> Set<FindingKey> { old.withoutMember(keys) }
}
