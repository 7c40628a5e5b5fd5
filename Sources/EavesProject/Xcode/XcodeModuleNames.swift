import EavesSource

/// What the modules of targets are called: `PRODUCT_MODULE_NAME`, else the product's name, else the target's.
struct XcodeModuleNames {
  /// The module name of one target, as far as it is known.
  struct Answer {
    /// In all configurations, sorted; those of conditions among them (`PRODUCT_NAME[sdk=macosx*]`).
    let names: [String]
    /// Why they may be others; nil where they are known.
    let doubt: String?
  }

  let configurations: XcodeConfigurations
  /// "App" of `App.xcodeproj`.
  let project: String

  private static let productName = "PRODUCT_NAME"
  /// Settings that name a module, the first that is there.
  static let settings = ["PRODUCT_MODULE_NAME", productName]
  /// Settings that one name may be made of: each may name others, and itself. In bytes of what they say.
  private static let maxReadBytes = 1_024
  /// Names that a target may have under conditions in one kind of build.
  private static let maxConditions = 50

  /// O(kinds of build · conditions), each at most as many as are read.
  func of(_ target: XcodeObjects.Object, _ name: String) -> Answer {
    var (names, doubt): (Set<String>, String?) = ([], nil)
    let builds = configurations.of(target)
    if builds.count == XcodeConfigurations.most {
      doubt = "no more than \(builds.count) kinds of build are read of a target"
    }
    for own in builds {
      let chain = [own] + configurations.shared(by: own)
      var reading = Reading(
        chain: chain,
        builtIn: [
          "TARGET_NAME": name, "TARGETNAME": name, "PROJECT_NAME": project, "PROJECT": project,
          "CONFIGURATION": own.name, Self.productName: name,
        ], target: name)
      for key in Self.settings {
        let texts = Self.conditional(key, in: chain, limit: Self.maxConditions + 1)
        if texts.count > Self.maxConditions {
          doubt = doubt ?? "`\(key)` is said under more than \(Self.maxConditions) conditions"
        }
        for text in texts.prefix(Self.maxConditions) {
          reading.begin(key)
          if let known = reading.name(text) { names.insert(known) }
          doubt = doubt ?? reading.doubt
        }
        reading.begin(key)
        if let text = reading.text(of: key) {
          let known = reading.name(text)
          doubt = doubt ?? reading.doubt
          if let known {
            names.insert(known)
            break
          }
        }
        guard key == Self.productName else { continue }
        names.insert(name.asModuleName)
        if chain.contains(where: { !$0.isBaseWhole }) {
          doubt = doubt ?? "the module's name may stand in a settings file that is not here"
        }
      }
    }
    return Answer(names: names.isEmpty ? [name.asModuleName] : names.sorted(), doubt: doubt)
  }

  /// What a setting is under conditions, as far as nothing without one goes before.
  private static func conditional(
    _ key: String, in chain: [XcodeConfigurations.Configuration], limit: Int
  ) -> [String] {
    var found: [String] = []
    for level in chain.flatMap({ [$0.own, $0.base] }) {
      found += level.conditional(key).prefix(limit - found.count)
      if level[key] != nil || found.count == limit { break }
    }
    return found
  }

  /// The settings of one kind of build of one target, as a name is made of them.
  private struct Reading {
    let chain: [XcodeConfigurations.Configuration]
    /// Xcode's default.
    let builtIn: [String: String]
    let target: String
    /// Bytes that were read for a name.
    private var read = 0
    private var key = ""
    /// Why the name may be another; nil where it is known.
    private(set) var doubt: String?

    init(chain: [XcodeConfigurations.Configuration], builtIn: [String: String], target: String) {
      (self.chain, self.builtIn, self.target) = (chain, builtIn, target)
    }

    /// Begins a name. Each has its own limit, so that none depends on those before it.
    mutating func begin(_ key: String) { (self.key, read, doubt) = (key, 0, nil) }

    func text(of key: String) -> String? { chain.lazy.compactMap { $0[key] }.first }

    /// The name that results from a setting's text; nil where it is unknown or no name.
    mutating func name(_ text: String) -> String? {
      expanded(text, 0).flatMap { $0.isEmpty ? nil : $0.asModuleName }
    }

    /// The expanded text of the current setting or of one that it refers to; nil where it is unknown.
    private mutating func expanded(_ text: String, _ depth: Int) -> String? {
      read += text.utf8.count
      var known: String?
      if depth < 8, read <= XcodeModuleNames.maxReadBytes {
        known = XcodeSettingText.expanded(text, target: target) { value($0, depth + 1) }
      }
      if known == nil, depth == 0 { miss(key) }
      return known
    }

    private mutating func value(_ key: String, _ depth: Int) -> String? {
      // What is too long already is not told by its rest.
      let isRead = read <= XcodeModuleNames.maxReadBytes
      let known = !isRead ? nil : text(of: key).flatMap { expanded($0, depth) } ?? builtIn[key]
      if known == nil { miss(key) }
      return known
    }

    private mutating func miss(_ key: String) {
      doubt = doubt ?? "`\(key.shortened)`, of which the module's name is made, is not known"
    }
  }
}

extension String {
  /// As a module is called whose product has this name: letters, digits and `_`.
  package var asModuleName: String {
    if isPlainName { return self }
    var name = String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          scalar.properties.isXIDContinue ? scalar : "_"
        }))
    if let first = name.unicodeScalars.first, !(first.properties.isXIDStart || first == "_") {
      name = "_" + name.dropFirst()
    }
    return name
  }

  /// Letters, digits and `_` of ASCII, and no digit first: what most modules are called.
  private var isPlainName: Bool {
    guard let first = utf8.first, first < 0x30 || first > 0x39 else { return false }
    return utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
      default: false
      }
    }
  }
}
