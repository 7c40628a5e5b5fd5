import EavesSource

/// What the modules of targets are called: `PRODUCT_MODULE_NAME`, else the product's name, else the target's.
struct XcodeModuleNames {
  private let objects: XcodeObjects
  private let folders: XcodeFolders
  /// Settings files by their paths.
  private let pages: [String: SourceText]

  init(_ objects: XcodeObjects, _ folders: XcodeFolders, _ pages: [String: SourceText]) {
    self.objects = objects
    self.folders = folders
    self.pages = pages
  }

  /// The names in all configurations, sorted.
  func of(_ target: XcodeObjects.Object, _ name: String) -> [String] {
    var names: Set<String> = []
    for own in layers(of: target) {
      let chain = [own] + shared(with: own)
      func value(_ key: String, _ depth: Int = 0) -> String? {
        guard depth < 8, let text = chain.lazy.compactMap({ $0.settings[key] }).first else { return nil }
        return expanded(text, target: name) { value($0, depth + 1) }
      }
      let module = value("PRODUCT_MODULE_NAME") ?? value("PRODUCT_NAME") ?? name
      names.insert(module.asModuleName)
    }
    return names.isEmpty ? [name.asModuleName] : names.sorted()
  }

  /// `$(TARGET_NAME)` and other settings, with what follows a colon read as a change of letters.
  private func expanded(_ text: String, target: String, _ value: (String) -> String?) -> String {
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

  private struct Layer {
    let name: String
    let settings: [String: String]
  }

  /// The configurations of a target or project.
  private func layers(of object: XcodeObjects.Object) -> [Layer] {
    guard let list = objects.object("buildConfigurationList", of: object)?.object else { return [] }
    return objects.words("buildConfigurations", of: list).compactMap { objects.all[$0.text] }.map {
      configuration in
      var settings = base(of: configuration)
      for (key, word) in objects.settings("buildSettings", of: configuration) { settings[key] = word.text }
      return Layer(name: objects.word("name", of: configuration)?.text ?? "", settings: settings)
    }
  }

  private func shared(with own: Layer) -> [Layer] {
    guard let root = objects.root.flatMap({ objects.all[$0] }) else { return [] }
    return layers(of: root).filter { $0.name == own.name }
  }

  private func base(of configuration: XcodeObjects.Object) -> [String: String] {
    if let file = objects.object("baseConfigurationReference", of: configuration),
      let path = folders.path(of: file.id)
    {
      return settings(at: path, depth: 0)
    }
    guard let anchor = objects.object("baseConfigurationReferenceAnchor", of: configuration),
      let below = objects.word("baseConfigurationReferenceRelativePath", of: configuration)?.text,
      let path = folders.path(of: anchor.id).flatMap({ FolderPath.joined([$0, below]) })
    else { return [:] }
    return settings(at: path, depth: 0)
  }

  /// `KEY = value` of a settings file, and of those that it includes.
  private func settings(at path: String, depth: Int) -> [String: String] {
    guard depth < 8, let page = pages[path] else { return [:] }
    var settings: [String: String] = [:]
    for line in page.bytes.split(separator: 0x0A) {
      let text = String(decoding: line, as: UTF8.self).trimmed
      if text.hasPrefix("#include") {
        let name = text.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        let included = FolderPath.joined([FilePath(path).folder, name]) ?? ""
        settings.merge(self.settings(at: included, depth: depth + 1)) { $1 }
      } else if let equals = text.firstIndex(of: "="), !text.hasPrefix("//") {
        let key = String(text[..<equals]).trimmed
        let value = String(text[text.index(after: equals)...])
        settings[key] = (value.firstRange(of: "//").map { String(value[..<$0.lowerBound]) } ?? value).trimmed
      }
    }
    return settings
  }
}

extension String {
  /// As a module is called whose product has this name: letters, digits and `_`.
  package var asModuleName: String {
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

  fileprivate var trimmed: String {
    var part = self[...]
    while let first = part.first, first.isWhitespace { part.removeFirst() }
    while let last = part.last, last.isWhitespace { part.removeLast() }
    return String(part)
  }
}
