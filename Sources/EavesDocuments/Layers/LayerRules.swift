import EavesFindings
package import EavesSource

/// The rules that declared layers are short for: one for each layer that there is something to forbid to.
///
/// They are ordinary sentences of the rule language, so that evaluation, explanation and reports need no special case.
package struct LayerRules {
  private let layers: [LayerDefinition]
  private let path: FilePath

  private init(_ layers: [LayerDefinition], path: FilePath) {
    self.layers = layers
    self.path = path
  }

  /// The rules of a configuration's layers, from top to bottom. O(layers²).
  ///
  /// - Parameter path: the configuration, which is all the document that they have.
  package static func documents(of layers: [LayerDefinition], path: FilePath) -> LoadedDocuments {
    let rules = LayerRules(layers, path: path)
    return LoadedDocuments(documents: layers.indices.compactMap { rules.document(of: $0) })
  }

  private func document(of index: Int) -> RuleDocument? {
    let layer = layers[index]
    var sentences = sentences(layer, about: Array(layers[..<index]), instead: Self.adviceUpwards(layer))
    if let door = closedLayerBelow(index) {
      sentences += self.sentences(
        layer, about: Array(layers[(door + 1)...]),
        instead: "call the layer \(layers[door].name.text) instead")
    }
    if layer.isIndependent { sentences += siblings(layer) }
    if sentences.isEmpty { return nil }
    let title = title(of: layer, index)
    var document = RuleDocument(
      id: RuleID(layer.ruleID), path: path, status: .rule, title: title, impact: .high,
      impactDescription:
        "a layer without dependencies on the layers above it can be tested and changed alone",
      tags: ["layer", "layers"], profiles: [], conflicts: [], supersedes: [], aliases: [],
      sentences: sentences, checkPath: path, blocks: [], groups: [], body: body(title))
    document.isDeclared = true
    return document
  }

  /// The nearest closed layer below one, where something lies below that.
  private func closedLayerBelow(_ index: Int) -> Int? {
    layers.indices.dropLast().first { $0 > index && layers[$0].isClosed }
  }

  // MARK: Sentences

  /// Imports first: what an import brings into its file is told with it, where the advice is the same.
  private func sentences(
    _ layer: LayerDefinition, about others: [LayerDefinition], instead: String
  ) -> [Sentence] {
    let regions = others.compactMap(\.regionRole)
    let all = others.flatMap(\.roleNames)
    if all.isEmpty { return [] }
    let imports =
      regions.isEmpty ? nil : layer.regionRole.map { sentence(layer, $0, .imports, regions, instead) }
    return [imports].compactMap(\.self)
      + layer.roleNames.map { sentence(layer, $0, .mentions, all, instead) }
  }

  /// The parts of one layer among each other. Files that lie beside the folders that are its parts are of the layer,
  /// and no part: they may know the parts, and the parts them.
  private func siblings(_ layer: LayerDefinition) -> [Sentence] {
    guard let role = layer.regionRole else { return [] }
    let names = layer.through.map(\.text).joined(separator: ", ")
    let instead =
      names.isEmpty
      ? "pass in a closure or a value from a layer above both parts" : "use \(names) instead"
    var imports = sentence(layer, role, .imports, [role], instead)
    var mentions = sentence(layer, role, .mentions, [role], instead)
    let beside = filesBeside(layer)
    if !beside.isEmpty {
      imports.unless = [item(layer, .path, beside)]
      mentions.unless = imports.unless
    }
    var places = beside
    if !layer.through.isEmpty {
      imports.except = [item(layer, .name, layer.through)]
      mentions.except = [item(layer, .name, layer.through), item(layer, .in, layer.through)]
      places = layer.doors + beside
    }
    if !places.isEmpty { mentions.except.append(item(layer, .path, places)) }
    return [imports, mentions]
  }

  /// The files that lie where the folders of a glob do: those of `Features/*` right in `Features`. A star that may stand
  /// anywhere says of no folder that others lie in it.
  private func filesBeside(_ layer: LayerDefinition) -> [Word] {
    layer.folders.compactMap { folder in
      var parts = folder.text.split(separator: "/").filter { $0 != "." }
      while parts.last == "**" { parts.removeLast() }
      guard let last = parts.last, last.contains("*"), let around = parts.dropLast().last, around != "**",
        !parts.dropLast().contains(where: { $0.contains("*") && $0 != "**" })
      else { return nil }
      let files = (parts.dropLast() + ["\(last).swift"]).joined(separator: "/")
      return Word(files, line: folder.line, column: folder.column)
    }
  }

  private func sentence(
    _ layer: LayerDefinition, _ subject: String, _ verb: TermWord, _ objects: [String], _ instead: String
  ) -> Sentence {
    Sentence(
      subject: word(subject, layer), frame: .never([item(layer, verb, objects.map { word($0, layer) })]),
      instead: layer.instead?.text ?? instead)
  }

  private func item(_ layer: LayerDefinition, _ word: TermWord, _ values: [Word]) -> Item {
    Item(terms: [Term(word: word, place: layer.name, values: values)], line: layer.name.line)
  }

  private func word(_ text: String, _ layer: LayerDefinition) -> Word {
    Word(text, line: layer.name.line, column: layer.name.column)
  }

  // MARK: Texts

  private static func adviceUpwards(_ layer: LayerDefinition) -> String {
    "declare a protocol in \(layer.name.text), or take a closure; the layer above provides the implementation"
  }

  private func title(of layer: LayerDefinition, _ index: Int) -> String {
    let dependencies = [
      index > 0 ? "depend on layers above it" : nil,
      closedLayerBelow(index).map { "skip layer \(layers[$0].name.text)" },
    ].compactMap(\.self)
    let name = layer.name.text
    let layerRule = "Layer \(name) must not \(dependencies.joined(separator: " or "))"
    if !layer.isIndependent { return layerRule }
    return dependencies.isEmpty
      ? "The parts of layer \(name) must not depend on each other"
      : "\(layerRule), and the parts of \(name) must not depend on each other"
  }

  private func body(_ title: String) -> String {
    let list = layers.map { layer in
      let notes = [(layer.isClosed, "closed"), (layer.isIndependent, "independent parts")].filter(\.0).map(
        \.1)
      return "- \(layer.name.text)" + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))") + "\n"
    }
    return """
      ## \(title)

      The rule that `layers:` in the configuration declares. A layer may depend on the layers below it, and not on
      those above it. No layer may reach past a closed one. Independent parts must not depend on each
      other. From top to bottom:

      \(list.joined())
      """
  }
}
