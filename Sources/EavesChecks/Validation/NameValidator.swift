package import EavesDocuments
import EavesOutline
import EavesProject
package import EavesSource

/// Checks the names in object lists against all known names: a name that occurs nowhere is probably misspelled.
///
/// Known is what occurs in the document's own example code (of any side), the project, the SDK table, and the word
/// lists.
/// Globs and names inside word lists are not judged.
package struct NameValidator {
  private let vocabulary: RoleVocabulary
  private let table: Set<String>

  /// - Parameter project: the names of the project that the documents belong to.
  package init(_ vocabulary: RoleVocabulary, project: Set<String> = []) {
    self.vocabulary = vocabulary
    // The standard library is no framework of the table, and is always there.
    var names = project.union(["Swift"])
    names.formUnion(vocabulary.sdk.environment.values)
    for (name, supertypes) in vocabulary.sdk.supertypes { names.formUnion([name] + supertypes) }
    for (name, types) in vocabulary.sdk.frameworks { names.formUnion([name] + types) }
    for list in vocabulary.words.values {
      for word in list { names.formUnion(Self.parts(of: word)) }
    }
    table = names
  }

  /// Unknown names of a document, each with the nearest known one.
  ///
  /// - Parameter accepted: words that an example needs, which are therefore not misspelled.
  package func problems(
    of document: RuleDocument, besides accepted: (Word) -> Bool = { _ in false },
    as severity: Problem.Severity
  ) -> [Problem] {
    var known = table
    for block in document.blocks where block.language == "swift" || block.language.isEmpty {
      known.formUnion(Self.names(in: SourceText(path: block.path, text: block.text)))
    }
    for file in document.groups.flatMap(\.files) { known.formUnion(file.path.components.map(String.init)) }
    var near: NearestNames?
    return document.sentences.flatMap { sentence in
      sentence.everyItem.flatMap { item in
        objects(of: item).map { ($0, Self.parts(of: $0)) }
          + labels(of: item).map { ($0, Self.literal([$0.text])) }
      }.filter { !accepted($0.0) }.compactMap { word, parts in
        problem(word, parts, known, document.checkPath, severity, &near)
      }
    }
  }

  private func objects(of item: Item) -> [Word] {
    let terms = item.terms.filter {
      $0.word.isVerb || $0.word.isPassive || [.callee, .marked, .type].contains($0.word)
    }
    return terms.flatMap(\.values) + item.of + item.inside
  }

  private func labels(of item: Item) -> [Word] {
    item.terms.filter { $0.word == .argument }.flatMap(\.values)
  }

  private func problem(
    _ word: Word, _ parts: [String], _ known: Set<String>, _ path: FilePath, _ severity: Problem.Severity,
    _ names: inout NearestNames?
  ) -> Problem? {
    if vocabulary.words[word.text] != nil || vocabulary.roles.contains(where: { $0.name == word.text }) {
      return nil
    }
    guard let unknown = parts.first(where: { !known.contains($0) }) else { return nil }
    if names == nil { names = NearestNames(known.sorted()) }
    let near = names?.nearest(to: unknown).map { NameWording.near($0) } ?? ""
    return Problem(
      NameWording.unknown(word.text), remedy: near + NameWording.remedy, path: path, line: word.line,
      column: word.column, severity: severity)
  }

  /// The literal names that an object is made of; none for globs, operators and nouns of the language.
  private static func parts(of word: Word) -> [String] {
    let names: [String]
    switch word.form {
    case .type: names = word.text.split(separator: ".").map(String.init)
    case .attribute(let name), .macro(let name), .member(let name): names = [name]
    case .staticMember(let type, let member):
      names = (type + "." + member).split(separator: ".").map(String.init)
    case .callee(let name, let labels):
      names = name.split(separator: ".").map(String.init) + labels.filter { $0 != "_" }
    case .name, .operatorSymbol, .unknown: names = []
    }
    return literal(names)
  }

  private static func literal(_ names: [String]) -> [String] {
    names.filter { NamePattern($0).isLiteral && !$0.isEmpty && $0 != "_" }
  }

  /// Every name that a text writes as code.
  private static func names(in source: SourceText) -> Set<String> {
    let outline = Outline(scanning: source)
    return Set(outline.nodes.indices.map { outline.name(of: $0) })
  }
}

/// Messages about unknown names.
private enum NameWording {
  static func unknown(_ name: String) -> String { "`\(name)` is known neither to Eaves nor to any example" }
  static func near(_ name: String) -> String { "did you mean `\(name)`? " }
  static let remedy = "correct it, or show in an example what it does"
}
