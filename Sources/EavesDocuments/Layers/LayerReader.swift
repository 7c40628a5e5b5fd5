import EavesSource

/// Reads `layers:` of `eaves.yml`, from top to bottom.
///
///     layers:
///       - name: features
///         folders: ["Features/*"]    # or modules, roles, types
///         independent: true          # none of them knows another
///         through: "*Interface"      # but for these
///       - name: domain
///         modules: Domain
///         closed: true               # nobody above reaches past it
///       - name: data
///         roles: [repository, service]
struct LayerReader {
  private enum Key: String, CaseIterable {
    case name, modules, folders, roles, types, closed, independent, through, instead
  }

  private var reader: NodeReader
  private var layers: [LayerDefinition] = []

  /// The layers of a node, in order, and what is wrong with them.
  static func read(_ node: YAMLNode, path: FilePath) -> (layers: [LayerDefinition], problems: [Problem]) {
    var reader = LayerReader(reader: NodeReader(path: path))
    let entries = reader.reader.members(node, "`layers`")
    if entries.count > LayerDefinition.most {
      reader.reportNumber(entries.count, at: entries[LayerDefinition.most].word)
      return ([], reader.reader.problems)
    }
    for entry in entries { reader.readLayer(entry) }
    let members = reader.layers.reduce(0) { $0 + $1.memberCount }
    if members > LayerDefinition.maxMembers {
      reader.reportMembers(members, at: node.word)
      return ([], reader.reader.problems)
    }
    if reader.reader.problems.isEmpty { reader.checkTogether() }
    return (reader.layers, reader.reader.problems)
  }

  // MARK: One layer

  private mutating func readLayer(_ node: YAMLNode) {
    guard let map = node.map, map.contains(where: { Key(rawValue: $0.key.text) != nil }) else {
      return reportNoMap(node)
    }
    for entry in map where Key(rawValue: entry.key.text) == nil {
      reader.reportUnknown(entry.key, "key", plural: "keys", among: Key.allCases.map(\.rawValue))
    }
    guard let name = name(map) else { return }
    var layer = LayerDefinition(name: name)
    for entry in map {
      let what = "`\(entry.key.text)`"
      switch Key(rawValue: entry.key.text) {
      case .modules: layer.modules = reader.scalars(entry.value, what)
      case .folders: layer.folders = reader.scalars(entry.value, what)
      case .roles: layer.roles = reader.scalars(entry.value, what)
      case .types: layer.types = reader.scalars(entry.value, what)
      case .through: layer.through = reader.scalars(entry.value, what)
      case .closed: layer.isClosed = reader.flag(entry.value, what) ?? false
      case .independent: layer.isIndependent = reader.flag(entry.value, what) ?? false
      case .instead: layer.instead = reader.scalar(entry.value, what)
      case .name, nil: continue
      }
    }
    check(layer, map)
    layers.append(layer)
  }

  private mutating func name(_ map: [YAMLEntry]) -> Word? {
    guard let entry = map.first(where: { $0.key.text == Key.name.rawValue }) else {
      if map.allSatisfy({ Key(rawValue: $0.key.text) != nil }), let first = map.first {
        reportNoName(at: first.key)
      }
      return nil
    }
    guard let word = reader.scalar(entry.value, "`name`") else { return nil }
    if Self.isName(word.text) { return word }
    reportBadName(word)
    return nil
  }

  /// A name stands in ids, roles and sentences: plain letters, digits and dashes, and not many of them.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, first >= 0x61, first <= 0x7A else { return false }
    return text.utf8.count <= longestName
      && text.utf8.allSatisfy { Byte.isName($0) && $0 < 0x80 || $0 == Byte.dash }
  }

  /// In bytes.
  private static let longestName = 40

  private mutating func check(_ layer: LayerDefinition, _ map: [YAMLEntry]) {
    // An unknown key may be the misspelled one that is missing.
    let isKnown = map.allSatisfy { Key(rawValue: $0.key.text) != nil }
    if isKnown, !map.contains(where: { Self.members.contains($0.key.text) }) { reportNothing(layer.name) }
    for folder in layer.folders where folder.text.split(separator: "/").contains("..") {
      reader.reportOutside(folder)
    }
    for word in layer.through where !layer.isIndependent { reportUnusedThrough(word) }
    if layer.isIndependent { checkIndependent(layer) }
  }

  private static let members = [Key.modules, .folders, .roles, .types].map(\.rawValue)

  /// Layers that must not depend on each other have to be distinguishable: by modules, or by folders.
  private mutating func checkIndependent(_ layer: LayerDefinition) {
    if !layer.roles.isEmpty || !layer.types.isEmpty || layer.modules.isEmpty == layer.folders.isEmpty {
      return reportMixed(layer.name)
    }
  }

  // MARK: All layers

  private mutating func checkTogether() {
    var names: Set<String> = []
    for layer in layers where !names.insert(layer.name.text).inserted { reportTwice(layer.name) }
    var members: [String: Word] = [:]
    for layer in layers {
      let all = [layer.modules, layer.folders, layer.roles, layer.types]
      for (kind, words) in zip(Self.members, all) {
        for word in words {
          let key = "\(kind) \(kind == Key.folders.rawValue ? Self.plainFolder(word.text) : word.text)"
          if let other = members[key] {
            reportShared(word, layer.name, other)
          } else {
            members[key] = layer.name
          }
        }
      }
    }
    if layers.count == 1, !layers[0].isIndependent { reportAlone(layers[0].name) }
    for (index, layer) in layers.enumerated() where layer.isClosed {
      if index == 0 || index == layers.count - 1 { reportUnusedClosed(layer.name, isFirst: index == 0) }
    }
  }

  private static func plainFolder(_ text: String) -> String {
    var text = text[...]
    while text.hasPrefix("./") { text = text.dropFirst(2) }
    while text.hasSuffix("/") || text.hasSuffix("/**") { text = text.dropLast(text.hasSuffix("/") ? 1 : 3) }
    return text.lowercased()
  }
}

// MARK: Problems

extension LayerReader {
  private mutating func reportMembers(_ count: Int, at word: Word) {
    reader.report(
      "the layers name \(count) modules, folders, roles and types, and \(LayerDefinition.maxMembers) are the most",
      "write globs such as `*Feature`, which match many names", at: word)
  }

  private mutating func reportNumber(_ count: Int, at word: Word) {
    reader.report(
      "`layers` has \(count) entries, and \(LayerDefinition.most) is the most",
      "join layers that may depend on the same layers; a layer may have many modules", at: word)
  }

  private mutating func reportNoMap(_ node: YAMLNode) {
    if case .broken = node.content { return }
    let name = node.scalar?.text ?? node.map?.first?.key.text ?? "domain"
    reader.report(
      "each entry of `layers` needs a `name` and its members",
      "write `- name: \(name)` and below it `modules:`, `folders:`, `roles:` or `types:`",
      at: node.word)
  }

  private mutating func reportNoName(at word: Word) {
    reader.report("an entry of `layers` has no `name`", "write `name: domain`", at: word)
  }

  private mutating func reportBadName(_ word: Word) {
    reader.report(
      "`\(word.text)` cannot name a layer",
      "begin the name with a lower-case letter; letters, digits, - and _ may follow, \(Self.longestName) in all",
      at: word)
  }

  private mutating func reportNothing(_ name: Word) {
    reader.report(
      "the layer `\(name.text)` has no members",
      "list members below the name: `modules:`, `folders:`, `roles:` or `types:`", at: name)
  }

  private mutating func reportUnusedThrough(_ word: Word) {
    reader.report(
      "`through` needs a layer with independent parts",
      "write `independent: true`, or delete the line", at: word)
  }

  private mutating func reportMixed(_ name: Word) {
    reader.report(
      "`independent` cannot tell the parts of `\(name.text)` apart",
      "make the layer of `modules:` alone, or of `folders:` alone", at: name)
  }

  private mutating func reportTwice(_ name: Word) {
    reader.report("there are two layers `\(name.text)`", "join the two, or rename one", at: name)
  }

  private mutating func reportShared(_ word: Word, _ layer: Word, _ other: Word) {
    let place =
      layer.text == other.text
      ? "is listed twice in `\(layer.text)`" : "stands in the layer `\(other.text)` too"
    reader.report("`\(word.text)` \(place)", "delete `\(word.text)` in one of the places", at: word)
  }

  private mutating func reportAlone(_ name: Word) {
    reader.report(
      "one layer alone forbids nothing",
      "add the layers above or below, or write `independent: true` for the parts of this layer", at: name)
  }

  private mutating func reportUnusedClosed(_ name: Word, isFirst: Bool) {
    reader.report(
      "`closed` has no effect on the \(isFirst ? "top" : "lowest") layer: no layer can reach past it",
      "delete the line", at: name)
  }
}
