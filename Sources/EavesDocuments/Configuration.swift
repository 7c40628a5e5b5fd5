package import EavesFindings
package import EavesSource

/// What `eaves.yml` says, with the place of every entry that can be wrong in itself.
package struct Configuration: Sendable {
  /// Nil when the configuration names none.
  package var profile: Word?
  /// Folders of own rule documents, relative to the configuration's folder.
  package var rules: [Word] = []
  package var checks: Word?
  package var include: [PathPattern] = []
  package var exclude: [PathPattern] = []
  package var only: [Word] = []
  package var skip: [Word] = []
  package var minImpact: Impact?
  /// Nil when the configuration does not say it.
  package var failOn: FailLevel?
  package var strict: Bool?
  package var format: Word?
  package var output: Word?
  package var reportPath: [PathPattern] = []
  package var diff: Word?
  package var baseline: Word?
  package var noBaseline: Bool?
  package var jobs: Int?
  package var timings: Bool?
  package var quiet: Bool?
  package var color: Word?
  package var modules: [ModuleDefinition] = []
  /// Own role items, in the order written.
  package var roles: [RoleDefinition] = []
  /// Roles emptied before own items are added.
  package var replacedRoles: [Word] = []
  package var words: [(name: Word, values: [Word])] = []
  package var mayBeEmpty: [(role: Word, reason: Word)] = []
  package var off: [(rule: Word, reason: Word)] = []
  package var impact: [(rule: Word, level: Impact)] = []

  package init() {}
}

/// From which impact on findings fail the run.
package enum FailLevel: Hashable, Sendable {
  case never
  case from(Impact)
}

/// A module named by the configuration.
package struct ModuleDefinition: Sendable {
  package let name: Word
  package let path: PathPattern
  package init(name: Word, path: PathPattern) {
    self.name = name
    self.path = path
  }
}
