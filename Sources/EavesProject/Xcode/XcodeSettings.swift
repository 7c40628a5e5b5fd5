import EavesSource

/// The settings of one project file, with a cache of what several targets look up.
struct XcodeSettings: Sendable {
  let values: [String: String]
  /// What settings that name modules are under conditions (`PRODUCT_NAME[sdk=macosx*]`), by their names without them,
  /// in the order of the conditions.
  private let conditional: [String: [String]]
  /// The lowest major version of each platform.
  let platforms: [String: Int]

  /// O(settings), and sorting those under conditions.
  init(_ values: [String: String] = [:]) {
    self.values = values
    platforms = XcodePlatforms.versions(in: values)
    let named = values.keys.filter { key in
      key.hasPrefix("PRODUCT_") && XcodeModuleNames.settings.contains { key.hasPrefix($0 + "[") }
    }
    conditional = named.sorted().reduce(into: [:]) { found, key in
      found[String(key.prefix { $0 != "[" }), default: []].append(values[key] ?? "")
    }
  }

  subscript(_ key: String) -> String? { values[key] }

  /// What a setting that names modules is under conditions.
  func conditional(_ key: String) -> [String] { conditional[key] ?? [] }
}
