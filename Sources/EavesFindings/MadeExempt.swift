package import EavesSource

/// A type that eaves.yml makes a test, a preview or a mock, and that has a layer role.
package struct MadeExempt: Hashable, Sendable {
  package let name: String
  package let place: Place
  /// "test", "preview" or "mock".
  package let role: String
  package let layerRole: String
  /// Whether rules would find something in it.
  package let hidesFindings: Bool

  package init(name: String, place: Place, role: String, layerRole: String, hidesFindings: Bool) {
    self.name = name
    self.place = place
    self.role = role
    self.layerRole = layerRole
    self.hidesFindings = hidesFindings
  }
}
