import EavesSource

/// What the modules of targets are called: `PRODUCT_MODULE_NAME`, else the product's name, else the target's.
struct XcodeModuleNames {
  private let configurations: XcodeConfigurations

  init(_ configurations: XcodeConfigurations) { self.configurations = configurations }

  /// Settings that a name may be made of: each may name others, and itself.
  private static let mostSettings = 200

  /// The names in all configurations, sorted.
  func of(_ target: XcodeObjects.Object, _ name: String) -> [String] {
    var names: Set<String> = []
    for own in configurations.of(target) {
      let chain = [own] + configurations.shared(by: own)
      var asked = 0
      func value(_ key: String, _ depth: Int = 0) -> String? {
        asked += 1
        guard depth < 8, asked <= Self.mostSettings, let text = chain.lazy.compactMap({ $0[key] }).first
        else {
          return nil
        }
        return Self.expanded(text, target: name) { value($0, depth + 1) }
      }
      let module = value("PRODUCT_MODULE_NAME") ?? value("PRODUCT_NAME") ?? name
      names.insert(module.asModuleName)
    }
    return names.isEmpty ? [name.asModuleName] : names.sorted()
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
