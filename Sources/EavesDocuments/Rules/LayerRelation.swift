/// Whether sentences restrict dependencies between layers.
///
/// A sentence is about layers where it chooses its subjects by one layer role and demands something of another, as in
/// `for: viewModel, never: mentions: repository`. What it says of attributes, of frameworks or of the code itself is
/// about one layer alone. One that chooses files or modules is about layers where it names what they may import.
extension Sentence {
  /// The layer roles that it is about, subjects and objects; empty where it is not about layers.
  package func layers(in vocabulary: RoleVocabulary) -> Set<String> {
    let subjects = layerNames(Set([subject.text] + that.flatMap(Self.roles)), in: vocabulary)
    let objects = layerNames(Set(demands.flatMap(\.values).map(\.text)), in: vocabulary)
    if subjects.isEmpty || objects.subtracting(subjects).isEmpty { return [] }
    return subjects.union(objects)
  }

  /// Whether it restricts the imports of modules or files by name.
  package func namesImports(in vocabulary: RoleVocabulary) -> Bool {
    let named: Set<ObjectKind> = [.type, .glob, .region, .list]
    let isOfFiles =
      ["file", "module", "folder", "import"].contains(subject.text)
      || ObjectKind(subject, in: vocabulary) == .region
    return isOfFiles
      && demands.contains { term in
        [.imports, .declaresDependency, .reaches].contains(term.word)
          && term.values.contains { ObjectKind($0, in: vocabulary).map(named.contains) ?? false }
      }
  }

  /// Whether it demands something of a layer, or of types that a glob chooses, whatever code it is about: who writes
  /// that for a project of his own may mean its layers by other words than roles. What a type itself is called, or where it
  /// lies, says nothing of others.
  fileprivate func namesTypes(in vocabulary: RoleVocabulary) -> Bool {
    demands.filter { ![.name, .in, .path, .marked].contains($0.word) }.flatMap(\.values).contains { word in
      let kind = ObjectKind(word, in: vocabulary)
      return kind == .glob || kind == .region || kind == .role && subject.text != word.text
    }
  }

  /// Verbs and clauses of the frame, those of `which` among them.
  private var demands: [Term] { frame.items.flatMap(\.withInner).flatMap(\.terms) }

  private static func roles(of item: Item) -> [String] {
    item.terms.filter { $0.word == .role }.flatMap(\.values).map(\.text)
  }

  private func layerNames(_ names: Set<String>, in vocabulary: RoleVocabulary) -> Set<String> {
    Set(vocabulary.roles.lazy.filter { $0.isLayer && names.contains($0.name) }.map(\.name))
  }
}

extension RuleDocument {
  /// Whether a sentence of the rule says who may know whom. Declared layers are nothing else.
  ///
  /// - Parameter isOwn: the rule is the project's own, and is given the benefit of the doubt.
  package func isAboutLayers(in vocabulary: RoleVocabulary, isOwn: Bool = false) -> Bool {
    isDeclared
      || sentences.contains { sentence in
        !sentence.layers(in: vocabulary).isEmpty || sentence.namesImports(in: vocabulary)
          || isOwn && sentence.namesTypes(in: vocabulary)
      }
  }
}
