import EavesSource

/// The platforms that Xcode's own files name: `IPHONEOS_DEPLOYMENT_TARGET = 16.0` in a project or a settings file.
struct XcodePlatforms: Sendable {
  /// Folder of a project → its platforms with the lowest major version that any of its targets is built for.
  ///
  /// Targets share files, so the lowest one is what the code must run on.
  private(set) var folders: [(folder: String, versions: [String: Int])] = []
  /// Where each folder stands in the list.
  private var positions: [String: Int] = [:]
  /// By folder of a project: the platforms that every target sets itself, so that no settings file matters for them.
  private var decided: [String: Set<String>] = [:]

  private typealias Configuration = XcodeConfigurations.Configuration

  /// A settings file belongs to the nearest project at or above its folder, else to the root.
  init(_ pages: XcodeFiles = XcodeFiles()) {
    for page in pages.projects {
      if let content = page.content { add(content, in: XcodeProjectFile.home(of: page.source.path)) }
    }
    let homes = FolderTable(folders.map { ($0.folder, $0.folder) })
    for (path, settings) in pages.settings.all {
      add(Self.versions(in: settings), to: homes.nearest(around: path) ?? "")
    }
  }

  private mutating func add(_ project: XcodeProjectFile.Content, in folder: String) {
    let all = project.configurations.everything
    let targets = project.objects.identifiers("PBXNativeTarget").compactMap { project.objects.all[$0] }
      .flatMap(project.configurations.of)
    var (versions, own): ([String: Int], Set<String>) = ([:], [])
    if targets.isEmpty {
      versions = all.reduce(into: [:]) { $0.merge($1.own.platforms, uniquingKeysWith: min) }
    } else {
      (versions, own) = Self.versions(of: targets, project.configurations)
    }
    if versions["iOS"] != nil, !all.contains(where: Self.isForAll) {
      // A launcher for the Mac, or a default that Xcode wrote: the application's own files never see it.
      versions = versions.filter { $0.key == "iOS" }
    }
    decided[folder] = decided[folder]?.intersection(own) ?? own
    if let known = positions[folder] {
      folders[known].versions.merge(versions, uniquingKeysWith: min)
    } else if !versions.isEmpty {
      positions[folder] = folders.count
      folders.append((folder, versions))
    }
  }

  /// What a settings file adds to a project's platforms is one of them, or a helper's.
  private mutating func add(_ written: [String: Int], to folder: String) {
    var versions = written.filter { !(decided[folder]?.contains($0.key) ?? false) }
    if let known = positions[folder] {
      if folders[known].versions["iOS"] != nil {
        versions = versions.filter { folders[known].versions[$0.key] != nil }
      }
      folders[known].versions.merge(versions, uniquingKeysWith: min)
    } else if !versions.isEmpty {
      positions[folder] = folders.count
      folders.append((folder, versions))
    }
  }

  /// The lowest major version of each platform that one target is built for, where a setting says one.
  static func versions(
    of target: XcodeObjects.Object, in configurations: XcodeConfigurations
  ) -> [String: Int] {
    versions(of: configurations.of(target), configurations).lowest
  }

  /// The lowest major version of each platform that a target is built for, and the platforms of which every target
  /// speaks itself.
  private static func versions(
    of targets: [Configuration], _ configurations: XcodeConfigurations
  ) -> (lowest: [String: Int], decided: Set<String>) {
    func said(by configuration: Configuration) -> [String: Int] {
      configuration.own.platforms.merging(configuration.base.platforms) { own, _ in own }
    }
    var lowest: [String: Int] = [:]
    var decided = Set(names.map(\.platform))
    for target in targets {
      let shared = configurations.shared(by: target)
      let inherited = shared.reduce(into: [:]) { $0.merge(said(by: $1), uniquingKeysWith: min) }
      let own = said(by: target)
      let built = platforms(of: target, shared)
      decided.formIntersection(decided.filter { own[$0] != nil || !built.contains($0) })
      for (platform, version) in inherited.filter({ built.contains($0.key) }).merging(
        own, uniquingKeysWith: { $1 })
      {
        lowest[platform] = min(version, lowest[platform] ?? version)
      }
    }
    return (lowest, decided.filter { lowest[$0] != nil })
  }

  /// The platforms that a target can be built for, by its SDK; all where that is not set.
  private static func platforms(of target: Configuration, _ shared: [Configuration]) -> Set<String> {
    func value(_ key: String) -> String? { ([target] + shared).lazy.compactMap { $0.own[key] }.first }
    let words = words(of: value("SUPPORTED_PLATFORMS") ?? value("SDKROOT") ?? "")
    let built = Set(sdks.filter { words.contains($0.sdk) }.map(\.platform))
    return built.isEmpty ? Set(names.map(\.platform)) : built
  }

  private static func words(of value: String) -> Set<String> {
    Set(value.split { !$0.isLetter }.map(String.init))
  }

  private static let sdks = [
    (sdk: "iphoneos", platform: "iOS"), (sdk: "macosx", platform: "macOS"),
    (sdk: "appletvos", platform: "tvOS"),
    (sdk: "watchos", platform: "watchOS"), (sdk: "xros", platform: "visionOS"),
  ]

  /// Whether what is built so runs on telephones and on the Mac alike.
  private static func isForAll(_ configuration: Configuration) -> Bool {
    if configuration.own["SDKROOT"]?.hasPrefix("auto") ?? false { return true }
    return words(of: configuration.own["SUPPORTED_PLATFORMS"] ?? "").isSuperset(of: ["iphoneos", "macosx"])
  }

  private static let names: [(setting: String, platform: String)] = [
    ("IPHONEOS", "iOS"), ("MACOSX", "macOS"), ("TVOS", "tvOS"), ("WATCHOS", "watchOS"), ("XROS", "visionOS"),
  ].map { ("\($0.0)_DEPLOYMENT_TARGET", $0.1) }

  /// The lowest major version of each platform, whatever it is said for: `NAME[sdk=iphoneos*]` counts as `NAME`.
  /// Values that are variables say nothing. O(settings).
  static func versions(in settings: [String: String]) -> [String: Int] {
    var versions: [String: Int] = [:]
    for (key, value) in settings {
      guard let name = names.first(where: { key.hasPrefix($0.setting) }),
        let major = Int(value.prefix { $0.isASCII && $0.isNumber })
      else { continue }
      versions[name.platform] = min(major, versions[name.platform] ?? major)
    }
    return versions
  }
}
