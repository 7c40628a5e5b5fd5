import EavesProject
import EavesSource

/// Types that a change renamed: one that is gone, and one that is new with the same members.
///
/// Both must be the only one of their kind with these members, of which there are at least two, and stand in one file, or
/// in one that is gone and one that is new: what is only alike is another type.
struct RenamedTypes {
  /// The new name of each, by its old one.
  private let names: [String: String]

  private struct Shape: Hashable {
    let kind: String
    let members: [String]
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

  /// The name that a type has now; a name of no renamed type as it is.
  func newName(of name: String) -> String { names[name] ?? name }

  var isEmpty: Bool { names.isEmpty }

  /// By qualified name.
  private static func shapes(in project: Project) -> [String: (shape: Shape, path: FilePath)] {
    var shapes: [String: (shape: Shape, path: FilePath)] = [:]
    for type in project.types.indices.map({ TypeIndex($0) }) where project.isOfArchitecture(type) {
      let record = project.types[type.index]
      let members = Set(record.members.map { project.symbols.text(project.members[$0].name) })
      shapes[project.qualifiedName(type)] = (
        Shape(kind: record.kind.rawValue, members: members.sorted()),
        project.files[Int(record.place.file)].path
      )
    }
    return shapes
  }
}
