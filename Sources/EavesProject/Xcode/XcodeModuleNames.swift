import EavesSource

/// What the modules of targets are called: `PRODUCT_MODULE_NAME`, else the product's name, else the target's.
struct XcodeModuleNames {
  /// What can be told of one target.
  struct Answer {
    /// In all configurations, sorted; those of conditions among them (`PRODUCT_NAME[sdk=macosx*]`).
    let names: [String]
    /// Why they may be others; nil where they are known.
    let doubt: String?
  }

  private let configurations: XcodeConfigurations
  /// "App" of `App.xcodeproj`.
  private let project: String

  init(_ configurations: XcodeConfigurations, project: String) {
    self.configurations = configurations
    self.project = project
  }

  /// Settings that a name may be made of: each may name others, and itself.
  private static let mostSettings = 200
  private static let productName = "PRODUCT_NAME"

  func of(_ target: XcodeObjects.Object, _ name: String) -> Answer {
    var (names, doubt): (Set<String>, String?) = ([], nil)
    for own in configurations.of(target) {
      let chain = [own] + configurations.shared(by: own)
      let builtIn = [
        "TARGET_NAME": name, "TARGETNAME": name, "PROJECT_NAME": project, "PROJECT": project,
        "CONFIGURATION": own.name,
      ]
      var asked = 0
      func expanded(_ text: String, _ depth: Int) -> String {
        Self.expanded(text, target: name) { key in
          let known = value(key, depth + 1) ?? builtIn[key] ?? (key == Self.productName ? name : nil)
          if known == nil { doubt = doubt ?? "`\(key)`, of which the module's name is made, is not known" }
          return known
        }
      }
      func value(_ key: String, _ depth: Int = 0) -> String? {
        asked += 1
        guard depth < 8, asked <= Self.mostSettings, let text = chain.lazy.compactMap({ $0[key] }).first
        else { return nil }
        return expanded(text, depth)
      }
      for key in ["PRODUCT_MODULE_NAME", Self.productName] {
        names.formUnion(Self.conditional(key, in: chain).map { expanded($0, 0).asModuleName })
        if let known = value(key) {
          names.insert(known.asModuleName)
          break
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
  private static func conditional(_ key: String, in chain: [XcodeConfigurations.Configuration]) -> [String] {
    var found: [String] = []
    for level in chain.flatMap({ [$0.own, $0.base] }) {
      found += level.filter { $0.key.hasPrefix(key + "[") }.map(\.value)
      if level[key] != nil { break }
    }
    return found
  }

  /// `$(TARGET_NAME)` and other settings, with what follows a colon read as a change of letters.
  static func expanded(_ text: String, target: String, _ value: (String) -> String?) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "$"), open < rest.index(before: rest.endIndex) {
      result += rest[..<open]
      let bracket = rest[rest.index(after: open)]
      guard bracket == "(" || bracket == "{",
        let close = rest[open...].firstIndex(of: bracket == "(" ? ")" : "}")
      else { return result + rest[open...] }
      let parts = rest[rest.index(open, offsetBy: 2)..<close].split(separator: ":")
      let key = parts.first.map(String.init) ?? ""
      let known = ["TARGET_NAME", "TARGETNAME"].contains(key) ? target : value(key) ?? ""
      result += parts.dropFirst().contains { $0.hasPrefix("c99") } ? known.asModuleName : known
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
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
