import EavesProject
import EavesSource

/// Types that a change renamed: one that is gone, and one that is new with the same members.
///
/// Both must be the only one of their kind with these members, of which there are at least two, and stand in one file, or
/// in one that is gone and one that is new: what is only alike is another type.
struct RenamedTypes {
  /// The new name of each, by its old one.
  private var names: [String: String]

  private struct Shape: Hashable {
    let kind: String
    let members: [String]

    /// How many members another shape of the kind has as well; 0 where these are fewer than half of the smaller one.
    func shared(with other: Shape) -> Int {
      let shared = Set(members).intersection(other.members).count
      let isEnough = shared >= 3 && 2 * shared >= min(members.count, other.members.count)
      return kind == other.kind && isEnough ? shared : 0
    }
  }

  /// O(types × log of their members).
  init(from old: Project, to new: Project, _ files: ChangedFiles) {
    let (before, after) = (Self.shapes(in: old), Self.shapes(in: new))
    let gone = Dictionary(grouping: before.filter { after[$0.key] == nil }) { $0.value.shape }
    let come = Dictionary(grouping: after.filter { before[$0.key] == nil }) { $0.value.shape }
    var names: [String: String] = [:]
    for (shape, types) in gone where shape.members.count > 1 && types.count == 1 {
      guard let others = come[shape], others.count == 1 else { continue }
      let (from, to) = (types[0].value.path, others[0].value.path)
      if from == to || files.isRemoved(from) && files.isAdded(to) {
        names[types[0].key] = others[0].key
      }
    }
    self.names = names
  }

  /// The same with types that another took the place of: of the same role, in one file or in one that is gone and one that
  /// is new, with at least half of its members, and of all such the most alike. Its dependencies are no new ones.
  /// O(types that are gone or new)², at most `maxReplaced` of each.
  func adding(replacedIn old: Project, by new: Project, _ files: ChangedFiles) -> RenamedTypes {
    let (before, after) = (Self.shapes(in: old), Self.shapes(in: new))
    let gone = before.filter { after[$0.key] == nil && names[$0.key] == nil }
    let come = after.filter { before[$0.key] == nil && !names.values.contains($0.key) }
    if gone.count > Self.maxReplaced || come.count > Self.maxReplaced { return self }
    var pairs: [(shared: Int, from: String, to: String)] = []
    for (from, old) in gone where old.role != nil {
      for (to, new) in come where new.role == old.role {
        let shared = old.shape.shared(with: new.shape)
        if shared > 0, old.path == new.path || files.isRemoved(old.path) && files.isAdded(new.path) {
          pairs.append((shared, from, to))
        }
      }
    }
    var copy = self
    var taken: Set<String> = []
    for pair in pairs.sorted(by: { (-$0.shared, $0.from, $0.to) < (-$1.shared, $1.from, $1.to) })
    where copy.names[pair.from] == nil && taken.insert(pair.to).inserted {
      copy.names[pair.from] = pair.to
    }
    return copy
  }

  private static let maxReplaced = 200

  /// The name that a type has now; a name of no renamed type as it is.
  func newName(of name: String) -> String { names[name] ?? name }

  var isEmpty: Bool { names.isEmpty }

  /// By qualified name.
  private static func shapes(in project: Project) -> [String: (shape: Shape, path: FilePath, role: String?)] {
    var shapes: [String: (shape: Shape, path: FilePath, role: String?)] = [:]
    for type in project.types.indices.map({ TypeIndex($0) }) where project.isOfArchitecture(type) {
      let record = project.types[type.index]
      let members = Set(record.members.map { project.symbols.text(project.members[$0].name) })
      shapes[project.qualifiedName(type)] = (
        Shape(kind: record.kind.rawValue, members: members.sorted()),
        project.files[Int(record.place.file)].path, project.architectureRole(type)
      )
    }
    return shapes
  }
}
