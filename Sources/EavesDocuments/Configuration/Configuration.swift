package import EavesFindings
package import EavesSource

/// The content of `eaves.yml`, with the place of every entry that may be invalid.
package struct Configuration: Sendable {
  /// The keys that are written, in order.
  package var keys: [Word] = []
  /// Nil when the configuration names none.
  package var profile: Word?
  /// Folders of own rule documents, relative to the configuration's folder.
  package var rules: [Word] = []
  /// Folder of sidecars; nil when none is named.
  package var checks: Word?
  /// What is scanned; empty: the whole root.
  package var include: [PathPattern] = []
  /// What is not scanned, besides what is ignored by default.
  package var exclude: [PathPattern] = []
  /// Globs that are to match something, with their places: those of `exclude`, `layers` and `modules`, in order.
  package var globs: [ConfiguredGlob] = []
  /// Ids or tags of the rules that run; empty: all.
  package var only: [Word] = []
  /// Ids or tags of the rules that do not run.
  package var skip: [Word] = []
  /// Nil when the configuration does not set it.
  package var minImpact: Impact?
  /// Nil when the configuration does not set it.
  package var failOn: FailLevel?
  /// Flags are nil when the configuration does not set them.
  package var strict: Bool?
  /// What else fails a strict run.
  package var strictMatters: Set<StrictOption> = []
  /// One of `ConfigurationLoader.formats`.
  package var format: Word?
  /// File of the report, relative to the configuration's folder; nil: standard output.
  package var output: Word?
  /// What is reported on; empty: everything.
  package var reportPath: [PathPattern] = []
  /// Git reference to compare with.
  package var diff: Word?
  /// File of the baseline, relative to the folder of the configuration.
  package var baseline: Word?
  package var noBaseline: Bool?
  /// Whether a baseline entry that no finding answers to fails the run; nil: it does.
  package var staleFails: Bool?
  /// Above 0.
  package var jobs: Int?
  package var timings: Bool?
  package var quiet: Bool?
  package var summary: Bool?
  /// Whether the text lists every finding of a rule in one type.
  package var all: Bool?
  /// One of `ConfigurationLoader.colors`.
  package var color: Word?
  /// From top to bottom.
  package var layers: [LayerDefinition] = []
  /// In the order written, as all lists below.
  package var modules: [ModuleDefinition] = []
  /// Own role items, in the order written.
  package var roles: [RoleDefinition] = []
  /// Roles emptied before own items are added.
  package var replacedRoles: [Word] = []
  /// Own word lists, and own words of shipped ones.
  package var words: [(name: Word, values: [Word])] = []
  /// Roles that may select nothing, and why.
  package var mayBeEmpty: [(role: Word, reason: Word)] = []
  /// Rules that run although they are off by default.
  package var on: [Word] = []
  /// Rules that do not run, and why.
  package var off: [(rule: Word, reason: Word)] = []
  /// Rules with another impact than in their document.
  package var impact: [(rule: Word, level: Impact)] = []

  package init() {}

  /// Whether documents that were proven in a vocabulary mean what they mean without this configuration: it neither adds
  /// to roles and lists nor empties any, and the roles of its layers have names of their own.
  package func leavesAlone(_ vocabulary: RoleVocabulary) -> Bool {
    guard roles.isEmpty, replacedRoles.isEmpty, words.isEmpty else { return false }
    let names = Set(layers.flatMap(\.roleNames))
    return vocabulary.words.keys.allSatisfy { !names.contains($0) }
      && vocabulary.roles.allSatisfy { !names.contains($0.name) }
  }
}

/// From which impact on findings fail the run.
package enum FailLevel: Hashable, Sendable {
  case never
  case from(Impact)
}

/// A glob and where it is written.
package struct ConfiguredGlob: Sendable {
  package enum Key: String, Sendable { case exclude, include, layers, modules }

  package let pattern: PathPattern
  package let key: Key
  package let word: Word
  /// The configuration.
  package let path: FilePath
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
