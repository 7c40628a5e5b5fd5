import EavesDocuments
import EavesProject

/// The layers that a configuration declares, from above, and what belongs to each.
struct LayerPlaces {
  /// From above.
  let names: [String]
  private let project: Project
  /// By layer: the bits of its roles.
  private let bits: [UInt64]
  /// By layer: its roles.
  private let roles: [[Int]]

  init(of project: Project) {
    self.project = project
    var names: [String] = []
    var roles: [[Int]] = []
    for (role, definition) in project.vocabulary.roles.enumerated() {
      guard let layer = definition.layer else { continue }
      if names.last != layer {
        names.append(layer)
        roles.append([])
      }
      roles[roles.count - 1].append(project.roles.index(of: definition.name) ?? role)
    }
    self.names = names
    self.roles = roles
    bits = roles.map { $0.reduce(0) { $0 | 1 << UInt64($1) } }
  }

  /// The first layer that a file belongs to by its place.
  func layer(ofFile file: Int) -> Int? {
    roles.firstIndex { $0.contains { project.fileHasRole($0, file) } }
  }

  /// The first layer that a type belongs to.
  func layer(of type: TypeIndex) -> Int? { bits.firstIndex { project.hasRole(in: $0, type) } }
}
