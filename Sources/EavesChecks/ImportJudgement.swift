import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource

/// `imports`: the one verb whose evidence stands at the top of a file.
extension SentenceRunner {
  func judgeImports(_ search: Search, _ files: [Int], _ outcome: inout SentenceOutcome) {
    var listed = ModuleList(search.item.terms.first?.values ?? [], in: project)
    for file in files {
      for node in project.files[file].outline.index.imports.map({ Int($0) }) {
        let symbol = project.files[file].symbol(node)
        if listed.contains(symbol, from: file) == sentence.isOnly { continue }
        let module = project.symbols.text(symbol)
        if isOwn(module, file) { continue }
        if sentence.isOnly && module == "Swift" { continue }
        outcome.violations.append(violation(node, module, file))
        outcome.breaking.files.insert(file)
      }
    }
  }

  private func isOwn(_ module: String, _ file: Int) -> Bool {
    project.files[file].module != .none && project.modules[project.files[file].module.index].name == module
  }

  private func violation(_ node: Int, _ module: String, _ file: Int) -> Violation {
    let outline = project.files[file].outline
    let token = outline.firstChild(of: node, kind: .pathComponent) ?? node
    let party = fileParty(file)
    let breach = wording.breach(
      of: party, key: party.role == "module" ? party.name : FindingKey.file, verb: TermWord.imports.rawValue,
      object: Party(role: nil, name: module), position: "import", instead: sentence.sentence.instead)
    return Violation(file: file, range: outline.nodes[token].range, breach: breach, related: [])
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

/// Modules that a sentence lists: by name, by a word list, or by a role of their files.
private struct ModuleList {
  let project: Project
  private var patterns: [NamePattern] = []
  private var roles: [Int] = []
  /// Whether a pattern fits, by the module's name.
  private var known: [Symbol: Bool] = [:]
  /// The first file of each module; empty where no role is listed.
  private var firstFiles: [ModuleIndex: Int] = [:]

  init(_ words: [Word], in project: Project) {
    self.project = project
    for word in words {
      if let role = project.roles.index(of: word.text) {
        roles.append(role)
      } else if let list = project.vocabulary.words[word.text] {
        patterns += list.map { NamePattern($0.text) }
      } else {
        patterns.append(NamePattern(word.text))
      }
    }
    if roles.isEmpty { return }
    for file in project.files.indices where firstFiles[project.files[file].module] == nil {
      firstFiles[project.files[file].module] = file
    }
  }

  /// Whether a module is listed where a file imports it: its own slice of a role is not meant.
  mutating func contains(_ module: Symbol, from file: Int) -> Bool {
    if isNamed(module) { return true }
    return roles.contains { has(module, $0, notSliceOf: file) }
  }

  private mutating func isNamed(_ module: Symbol) -> Bool {
    if let known = known[module] { return known }
    let name = project.symbols.bytes(module)
    let isNamed = patterns.contains { $0.matches(name) }
    known[module] = isNamed
    return isNamed
  }

  private func has(_ module: Symbol, _ role: Int, notSliceOf file: Int) -> Bool {
    guard let member = project.module(named: module).flatMap({ firstFiles[$0] }),
      let slice = project.regionSlice(role, member)
    else { return false }
    return slice.isEmpty || slice != project.regionSlice(role, file)
  }
}
