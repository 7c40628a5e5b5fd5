import EavesOutline

/// A module: from a manifest or project, the configuration, or a folder's name.
package struct Module: Sendable {
  /// Where the module is declared.
  package enum Source: Sendable { case manifest, configuration, folder }

  /// The target's name.
  package let name: String
  /// What code imports: mostly the same, `Sync_UI` of a target `Sync-UI`; several where configurations differ.
  package let importNames: [String]
  package let isTest: Bool
  package let source: Source
  /// "target TripFeature of Packages/Feature/Package.swift", "modules: of eaves.yml".
  package let evidence: String

  /// Whether it is called so, as a target or as code imports it.
  package func isCalled(_ name: String) -> Bool { self.name == name || importNames.contains(name) }

  /// Whether a glob matches a name that it is called by.
  package func isNamed(by pattern: ModulePattern) -> Bool {
    pattern.matches(name) || importNames.contains { pattern.matches($0) }
  }
}

/// The modules of a project with the symbols of their names.
struct NamedModules: Sendable {
  let list: [Module]
  /// The names that code imports them by, by module.
  let names: [Symbol]
  /// The modules by the names that code imports, in their order: two projects may have one of a name each.
  let byName: [Symbol: [ModuleIndex]]

  init(_ modules: [Module], _ names: inout NameStore) {
    list = modules
    var own: [Symbol] = []
    for module in modules { own.append(names.intern(module.importNames.first ?? module.name)) }
    var byName: [Symbol: [ModuleIndex]] = [:]
    for (index, module) in modules.enumerated() {
      for name in module.importNames {
        byName[names.intern(name), default: []].append(ModuleIndex(index))
      }
    }
    (self.names, self.byName) = (own, byName)
  }
}
