import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource

/// `imports`: the one verb whose evidence stands at the top of a file.
extension SentenceRunner {
  func evaluateImports(_ search: Search, _ files: [Int], _ outcome: inout SentenceOutcome) {
    var listed = ModuleList(search.item.terms.first?.values ?? [], in: project)
    let own = Set(project.modules.map(\.name))
    for file in files {
      for node in project.files[file].outline.index.imports.map({ Int($0) }) {
        let symbol = project.files[file].symbol(node)
        if listed.contains(symbol, from: file) == sentence.isOnly { continue }
        let module = project.symbols.text(symbol)
        if isOwn(module, file) { continue }
        if sentence.isOnly && module == "Swift" { continue }
        if let exception = exception(for: module) {
          let start = project.files[file].outline.nodes[node].range.start
          outcome.excepted.append(.init(item: exception, file: file, start: start))
          continue
        }
        outcome.violations.append(violation(node, module, file, isOfProject: own.contains(module)))
        outcome.breaking.files.insert(file)
      }
    }
  }

  /// The position of the first exception that leaves a module out: one of its name and of nothing else.
  private func exception(for module: String) -> Int? {
    sentence.exceptions.firstIndex { exception in
      let item = exception.item
      return !item.terms.isEmpty && item.inside.isEmpty
        && item.terms.allSatisfy { term in
          (term.word == .name || term.word == .in)
            && term.values.contains { ModulePattern($0.text).matches(module) }
        }
    }
  }

  private func isOwn(_ module: String, _ file: Int) -> Bool {
    project.files[file].modules.contains { project.modules[$0.index].isCalled(module) }
  }

  private func violation(_ node: Int, _ module: String, _ file: Int, isOfProject: Bool) -> Violation {
    let outline = project.files[file].outline
    let token = outline.firstChild(of: node, kind: .pathComponent) ?? node
    let party = fileParty(file)
    let object = Party(role: nil, name: module)
    let breach = wording.breach(
      of: party, key: party.role == "module" ? party.name : FindingKey.file, verb: TermWord.imports.rawValue,
      object: object, position: "import", message: sentence.sentence.message(party, object, wording),
      recognised: party.role == "module" ? [] : [recognised(file)].compactMap(\.self),
      instead: sentence.sentence.instead)
    let source = project.files[file].module
    return Violation(
      file: file, range: outline.nodes[token].range, breach: breach, related: [],
      dependency: isOfProject
        ? Cause.Dependency(source: source == .none ? "" : project.modules[source.index].name, target: module)
        : nil)
  }
}
