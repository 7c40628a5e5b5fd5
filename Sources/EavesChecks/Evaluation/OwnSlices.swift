import EavesDocuments
import EavesProject

/// Which files are of one slice of a role: objects in the subject's own slice are no evidence, for "features never
/// mention features" means other ones.
struct OwnSlices {
  private let project: Project
  /// The role that the subjects have; nil where they are no files of a role.
  private let role: Int?
  /// What was found of a file, since a file has much evidence.
  private var known: [Int: Slice] = [:]
  private var numbers: [RegionSlice: Int] = [:]

  private struct Slice {
    /// Equal for files of one slice; nil of a file that is in none, or where the whole role is one.
    var number: Int?
    var isListed = false
  }

  init(of subject: SubjectKind, in project: Project) {
    self.project = project
    if case .region(let role) = subject { self.role = role } else { role = nil }
  }

  /// Whether what some evidence names is declared in the slice where the evidence stands.
  mutating func isOwn(_ evidence: Evidence, _ verb: TermWord) -> Bool {
    guard let role, evidence.type != .none, verb != .declares else { return false }
    let declared = Int(project.types[evidence.type.index].place.file)
    guard project.types[evidence.type.index].kind != .external, project.fileHasRole(role, declared)
    else { return false }
    let own = slice(of: evidence.file, role)
    guard let number = own.number else { return false }
    // Where paths are listed, each is a slice only for files of the same role.
    if own.isListed, evidence.role != role { return false }
    return slice(of: declared, role).number == number
  }

  private mutating func slice(of file: Int, _ role: Int) -> Slice {
    if let slice = known[file] { return slice }
    var found = Slice()
    if let slice = project.regionSlice(role, file), !slice.isEmpty {
      found.number = numbers[slice] ?? numbers.count
      numbers[slice] = found.number
      found.isListed = slice.listed != nil
    }
    known[file] = found
    return found
  }
}
