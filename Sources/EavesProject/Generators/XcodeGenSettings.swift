import EavesDocuments
import EavesSource

/// What the modules of XcodeGen's targets are called: `PRODUCT_MODULE_NAME`, else `PRODUCT_NAME`, else the target's
/// name, as settings of the target, its settings file, the page and the page's settings file say it, in this order.
struct XcodeGenSettings {
  /// The names of one target.
  struct Names {
    /// In all configurations, sorted.
    var names: [String] = []
    /// Why they may be others.
    var doubts: Set<String> = []
  }

  /// What stands behind `settings`, or behind the name of a group of them.
  private struct Layer {
    var base: [String: String] = [:]
    var groups: [String] = []
    var variants: [(name: String, layer: Layer)] = []
    /// Whether a name is another one for some platforms.
    var isConditional = false

    init(_ node: YAMLNode?) {
      let entries = node?.map ?? []
      let isParted = entries["base"] != nil || entries["configs"] != nil || entries["groups"] != nil
      for entry in isParted ? entries["base"]?.map ?? [] : entries {
        if let word = entry.value.scalar { base[entry.key.text] = word.text }
        isConditional = isConditional || XcodeGenSettings.isConditional(entry.key.text)
      }
      guard isParted else { return }
      groups = (entries["groups"]?.list ?? []).compactMap { $0.scalar?.text }
      variants = (entries["configs"]?.map ?? []).map { ($0.key.text, Layer($0.value)) }
      isConditional = isConditional || variants.contains { $0.layer.isConditional }
    }
  }

  /// Of a page and of those that it includes, the last included first.
  private let shared: [Layer]
  private let sharedFiles: [String: String]
  private let groups: [String: Layer]
  /// Whether one of the groups has a name for some platforms.
  private let differ: Bool
  private let configurations: [String]
  private let files: XcodeSettingsFiles
  /// Cache of settings files: their settings with those that they include, and whether all files exist.
  private var read: [String: (settings: [String: String], isWhole: Bool, isConditional: Bool)] = [:]
  /// Layers and settings that were asked, of all targets.
  private var asked = 0

  private static let maxLookUps = 1_000_000
  private static let maxPerTarget = 2_000
  private static let maxConfigurations = 64
  /// The maximum length of a name, and of the texts that it is made of, in bytes.
  private static let longest = 1_024

  /// - Parameter pages: a page and those that it includes, the foremost first. O(their settings).
  init(_ pages: [XcodeGenFile], _ files: XcodeSettingsFiles) {
    shared = pages.map { Layer($0["settings"]) }
    sharedFiles = pages.reduce(into: [:]) { found, page in
      found.merge(Self.paths(page["configFiles"], below: page.source.path.folder)) { first, _ in first }
    }
    groups = Dictionary(
      pages.flatMap { ($0["settingGroups"]?.map ?? []).map { ($0.key.text, Layer($0.value)) } }
    ) { first, _ in first }
    differ = groups.values.contains(where: \.isConditional)
    let named = pages.flatMap { ($0["configs"]?.map ?? []).map(\.key.text) }
    configurations = named.isEmpty ? ["Debug", "Release"] : Array(named.prefix(Self.maxConfigurations))
    self.files = files
  }

  /// Settings files by configuration, below the root; of one outside of it nothing is there.
  private static func paths(_ node: YAMLNode?, below home: String) -> [String: String] {
    let words = (node?.map ?? []).compactMap { entry in
      entry.value.scalar.map { (entry.key.text, FolderPath.joined([home, $0.text]) ?? "") }
    }
    return Dictionary(words) { $1 }
  }

  /// `PRODUCT_NAME[sdk=iphoneos*]`.
  private static func isConditional(_ key: String) -> Bool {
    key.hasPrefix("PRODUCT_NAME[") || key.hasPrefix("PRODUCT_MODULE_NAME[")
  }

  /// The names of a target's module.
  ///
  /// - Parameter product: what XcodeGen calls the product of a target for several platforms.
  mutating func names(
    of target: [YAMLEntry], called name: String, product: String?, below home: String
  ) -> Names {
    var own = Layer(target["settings"])
    if let product, own.base["PRODUCT_NAME"] == nil { own.base["PRODUCT_NAME"] = product }
    let ownFiles = Self.paths(target["configFiles"], below: home)
    var found = Names()
    var all: Set<String> = []
    let before = asked
    for configuration in configurations {
      let layers = [own] + shared
      let hasGroups = layers.contains { !$0.groups.isEmpty }
      if layers.contains(where: \.isConditional) || hasGroups && differ {
        found.doubts.insert(Self.differing)
      }
      let chain = Chain(
        own: own, ownFile: ownFiles[configuration], sharedFile: sharedFiles[configuration],
        configuration: configuration, limit: min(before + Self.maxPerTarget, Self.maxLookUps))
      all.insert(moduleName(chain, name, &found.doubts))
    }
    found.names = all.sorted()
    return found
  }

  private static let differing = "what the module is called differs by platform"
  private static let unknown = "what the module is called is made of other settings"
  private static let absent = "a settings file that may say what the module is called is not there"

  // MARK: One configuration

  private struct Chain {
    let own: Layer
    let ownFile: String?
    let sharedFile: String?
    let configuration: String
    let limit: Int
  }

  private mutating func moduleName(_ chain: Chain, _ name: String, _ doubts: inout Set<String>) -> String {
    for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
      var isKnown = true
      let text = value(key, chain, name, 0, &isKnown, &doubts)
      if isKnown, asked < chain.limit {
        if let text { return text.asModuleName }
        continue
      }
      doubts.insert(Self.unknown)
      break
    }
    return name.asModuleName
  }

  private mutating func value(
    _ key: String, _ chain: Chain, _ name: String, _ depth: Int, _ isKnown: inout Bool,
    _ doubts: inout Set<String>
  ) -> String? {
    guard depth < 8, asked < chain.limit, let text = written(key, chain, &doubts) else { return nil }
    guard text.utf8.count <= Self.longest else {
      isKnown = false
      return name
    }
    if !text.contains("$") { return text }
    var inner: [String: String] = [:]
    _ = XcodeSettingText.expanded(text, target: name) { other in
      inner[other] = ""
      return nil
    }
    for other in inner.keys.sorted() {
      guard let known = value(other, chain, name, depth + 1, &isKnown, &doubts) else {
        isKnown = false
        return text
      }
      inner[other] = known
    }
    // A name that is made of another was not asked for.
    let made = XcodeSettingText.expanded(text, target: name) { other in
      isKnown = isKnown && inner[other] != nil
      return inner[other]
    }
    isKnown = isKnown && made != nil
    return made ?? name
  }

  /// The value of a setting at the first place that defines it.
  private mutating func written(_ key: String, _ chain: Chain, _ doubts: inout Set<String>) -> String? {
    if let found = value(of: key, in: chain.own, chain, 0) { return found }
    if let found = value(of: key, inFile: chain.ownFile, &doubts) { return found }
    for layer in shared {
      if let found = value(of: key, in: layer, chain, 0) { return found }
    }
    return value(of: key, inFile: chain.sharedFile, &doubts)
  }

  /// A kind of build goes before what all have in common, and that before groups; the last one counts.
  private mutating func value(of key: String, in layer: Layer, _ chain: Chain, _ depth: Int) -> String? {
    asked += 1
    guard depth < 8, asked < chain.limit else { return nil }
    for variant in layer.variants.reversed() {
      asked += 1
      guard asked < chain.limit else { return nil }
      guard isMeant(variant.name, by: chain.configuration) else { continue }
      if let found = value(of: key, in: variant.layer, chain, depth + 1) { return found }
    }
    if let found = layer.base[key] { return found }
    for group in layer.groups.reversed() {
      guard let layer = groups[group] else { continue }
      if let found = value(of: key, in: layer, chain, depth + 1) { return found }
    }
    return nil
  }

  /// `debug` means "Debug" and "Test Debug", but for one that another is called by.
  private func isMeant(_ variant: String, by configuration: String) -> Bool {
    guard max(variant.utf8.count, configuration.utf8.count) <= Self.longest,
      configuration.lowercased().contains(variant.lowercased())
    else { return false }
    return variant == configuration || !configurations.contains(variant)
  }

  private mutating func value(
    of key: String, inFile path: String?, _ doubts: inout Set<String>
  ) -> String? {
    guard let path else { return nil }
    let known = read[path] ?? settings(at: path)
    read[path] = known
    if known.isConditional { doubts.insert(Self.differing) }
    if let found = known.settings[key] { return found }
    if !known.isWhole { doubts.insert(Self.absent) }
    return nil
  }

  private func settings(
    at path: String
  ) -> (settings: [String: String], isWhole: Bool, isConditional: Bool) {
    let (settings, isWhole) = files.content(at: path)
    return (settings.values, isWhole, settings.values.keys.contains(where: Self.isConditional))
  }
}
