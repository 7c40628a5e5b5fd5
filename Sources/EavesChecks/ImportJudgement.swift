import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource

/// `imports`: the one verb whose evidence stands at the top of a file.
extension SentenceRunner {
  func judgeImports(_ search: Search, _ files: Set<Int>, _ outcome: inout SentenceOutcome) {
    for file in files.sorted() {
      let outline = project.files[file].outline
      for node in outline.nodes.indices where outline.nodes[node].kind == .importDecl {
        let module = outline.name(of: node)
        if isOwn(module, file) || isListed(module, search, from: file) == sentence.isOnly { continue }
        if sentence.isOnly && module == "Swift" { continue }
        outcome.violations.append(violation(node, module, file))
        outcome.breaking.files.insert(file)
      }
    }
  }

  private func isOwn(_ module: String, _ file: Int) -> Bool {
    project.files[file].module != .none && project.modules[project.files[file].module.index].name == module
  }

  /// Whether a module is among the objects: by name, or because its files have one of the roles in another slice.
  private func isListed(_ module: String, _ search: Search, from file: Int) -> Bool {
    for word in search.item.terms.first?.values ?? [] {
      if let role = project.roles.index(of: word.text) {
        if moduleHasRole(module, role, notSliceOf: file) { return true }
      } else if let list = project.vocabulary.words[word.text] {
        if list.contains(where: { NamePattern($0.text).matches(module) }) { return true }
      } else if NamePattern(word.text).matches(module) {
        return true
      }
    }
    return false
  }

  private func moduleHasRole(_ module: String, _ role: Int, notSliceOf file: Int) -> Bool {
    guard let index = project.modules.firstIndex(where: { $0.name == module }) else { return false }
    guard let member = project.files.indices.first(where: { project.files[$0].module.index == index }),
      let slice = project.regionSlice(role, member)
    else { return false }
    return slice.isEmpty || slice != project.regionSlice(role, file)
  }

  private func violation(_ node: Int, _ module: String, _ file: Int) -> Violation {
    let outline = project.files[file].outline
    let token = outline.firstChild(of: node, kind: .pathComponent) ?? node
    let party = fileParty(file)
    return Violation(
      file: file, range: outline.nodes[token].range, subject: party,
      subjectKey: party.role == "module" ? party.name : FindingKey.file,
      verb: TermWord.imports.rawValue, object: Party(role: nil, name: module), position: "import",
      message: nil,
      recognised: nil, except: nil, instead: sentence.sentence.instead, related: [])
  }

  /// Objects in the subject's own slice are no evidence: "features never mention features" means other ones.
  func isOwnSlice(_ evidence: Evidence, _ search: Search) -> Bool {
    guard case .region(let role) = sentence.subject, evidence.type != .none else { return false }
    let declared = Int(project.types[evidence.type.index].place.file)
    guard project.types[evidence.type.index].kind != .external else { return false }
    guard let own = project.regionSlice(role, evidence.file), !own.isEmpty else { return false }
    return project.regionSlice(role, declared) == own
  }
}
