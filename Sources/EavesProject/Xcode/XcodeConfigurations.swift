import EavesSource

/// What the targets of an Xcode project are built with.
///
/// A target has a configuration for each kind of build (Debug, Release), and so has the project. What a target's own
/// says counts; only what it leaves open is the project's of that name.
struct XcodeConfigurations: Sendable {
  /// What one kind of build is built with.
  struct Configuration: Sendable {
    /// "Debug".
    let name: String
    /// The settings of the project file.
    let own: XcodeSettings
    /// What the settings file says that it is based on.
    let base: XcodeSettings
    /// Whether that file is here, with all that it includes; true where it is based on none.
    let isBaseWhole: Bool

    subscript(_ key: String) -> String? { own[key] ?? base[key] }
  }

  /// By identifier.
  private let all: [String: Configuration]
  private let objects: XcodeObjects
  /// Those of the project.
  private var shared: [Configuration] = []
  /// They by their names.
  private var named: [String: [Configuration]] = [:]
  /// Of one target or project no more are read: all targets may name the same ones.
  static let most = 64

  init(_ objects: XcodeObjects, _ folders: XcodeFolders, _ files: XcodeSettingsFiles) {
    self.objects = objects
    var bases: [String: (settings: XcodeSettings, isWhole: Bool)] = [:]
    var all: [String: Configuration] = [:]
    for id in objects.identifiers("XCBuildConfiguration") {
      guard let object = objects.all[id] else { continue }
      var base = (settings: XcodeSettings(), isWhole: !Self.isBased(object, objects))
      if let path = Self.base(of: object, objects, folders) {
        base = bases[path] ?? files.content(at: path)
        bases[path] = base
      }
      all[id] = Configuration(
        name: objects.word("name", of: object)?.text ?? "",
        own: XcodeSettings(objects.settings("buildSettings", of: object).mapValues(\.text)),
        base: base.settings, isBaseWhole: base.isWhole)
    }
    self.all = all
    shared = objects.project.map { of($0) } ?? []
    named = Dictionary(grouping: shared, by: \.name)
  }

  /// Whether a configuration is based on a settings file, wherever that is.
  private static func isBased(_ object: XcodeObjects.Object, _ objects: XcodeObjects) -> Bool {
    ["baseConfigurationReference", "baseConfigurationReferenceAnchor"].contains {
      objects.word($0, of: object) != nil
    }
  }

  /// The path of the settings file that a configuration is based on.
  private static func base(
    of configuration: XcodeObjects.Object, _ objects: XcodeObjects, _ folders: XcodeFolders
  ) -> String? {
    if let file = objects.object("baseConfigurationReference", of: configuration),
      let path = folders.path(of: file.id)
    {
      return path
    }
    guard let anchor = objects.object("baseConfigurationReferenceAnchor", of: configuration),
      let below = objects.word("baseConfigurationReferenceRelativePath", of: configuration)?.text
    else { return nil }
    return folders.path(of: anchor.id).flatMap { FolderPath.joined([$0, below]) }
  }

  /// Those of a target, or of the project: the first of them, as many as are read.
  func of(_ object: XcodeObjects.Object) -> [Configuration] {
    guard let list = objects.object("buildConfigurationList", of: object)?.object else { return [] }
    return objects.words("buildConfigurations", of: list).prefix(Self.most).compactMap { all[$0.text] }
  }

  /// Those of the file, of all targets.
  var everything: [Configuration] { all.keys.sorted().compactMap { all[$0] } }

  /// The project's configuration of the same name; all of them where none has it.
  func shared(by configuration: Configuration) -> [Configuration] {
    named[configuration.name] ?? shared
  }
}
