import EavesDocuments
import EavesOutline
import EavesProject
import EavesThreads

// Listed work under a name of the project's own: what an extension of an SDK's type, or a function, does with what it
// is given.

extension EvidenceCollector {
  /// Where the work is done.
  enum Disguise {
    /// In a member that an extension adds to a type of this name.
    case ofExtension(String)
    /// In a function outside types.
    case free
  }

  private struct Candidate {
    let name: Symbol
    let declaration: NodeRef
    let helper: Disguise
    /// Whether it is a member of a number or a date.
    let isOfQuantity: Bool

    var isFree: Bool { if case .free = helper { true } else { false } }
  }

  /// Text that extensions of the SDK's types make: `extension Date { func short() -> String { formatted() } }`
  /// is the listed work under another name. A name that a type of the project has too says nothing.
  mutating func indexHelpers() {
    let wanted = searches.indices.filter {
      searches[$0].verb == .calls && searches[$0].of != nil && searches[$0].objects.names.hasShippedMembers
    }
    guard !wanted.isEmpty else { return }
    let candidates = textOfExtensions() + textOfFunctions()
    translators = Set(candidates.filter { $0.isFree && translates($0) }.map(\.name))
    let collector = self
    let found = project.workers.map(count: candidates.count) { index in
      wanted.filter { collector.works(candidates[index], $0) }
    }
    for (candidate, searches) in zip(candidates, found) {
      for search in searches {
        if helpers[search][candidate.name] == nil { helpers[search][candidate.name] = candidate.helper }
        index.mark(candidate.name, for: search)
      }
    }
  }

  /// Computed properties and methods that extensions of the SDK's types add and that answer with text.
  private func textOfExtensions() -> [Candidate] {
    guard let text = project.symbols.find("String") else { return [] }
    let (types, members) = (project.types, project.members)
    var isOwn = Array(repeating: false, count: project.symbols.count)
    for member in members where types[member.owner.index].kind != .external {
      isOwn[member.name.index] = true
    }
    var found: [Candidate] = []
    for type in types.indices where types[type].kind == .external && !types[type].extensions.isEmpty {
      for index in types[type].members {
        let member = members[index]
        guard !member.isStored, !member.isStatic, !isOwn[member.name.index],
          member.kind == .method || member.kind == .property
        else { continue }
        let results = self.index.types(of: .member(index), from: Int(member.node.file))
        if results.contains(where: { types[$0.index].name == text }) {
          let owner = member.owner
          found.append(
            Candidate(
              name: member.name, declaration: member.declaration, helper: .ofExtension(project.name(owner)),
              isOfQuantity: project.isQuantity(owner)))
        }
      }
    }
    return found
  }

  /// Functions outside types that answer with text.
  private func textOfFunctions() -> [Candidate] {
    guard let text = project.symbols.find("String") else { return [] }
    return project.globalFunctions.compactMap { name, place in
      let results = project.results(of: .global(place), in: Int(place.file))
      guard results.contains(where: { project.types[$0.index].name == text }) else { return nil }
      return Candidate(name: name, declaration: place, helper: .free, isOfQuantity: false)
    }
  }

  /// Whether a body does what the search looks for; an operator alone only joins text, and a translation is
  /// none of the formats that a view model would choose.
  private func works(_ candidate: Candidate, _ search: Int) -> Bool {
    let file = Int(candidate.declaration.file)
    let outline = project.files[file].outline
    let start = Int(candidate.declaration.node)
    // Text of a number or a date is formatted, however it is made.
    var works = formats[search] && candidate.isOfQuantity
    for node in start..<Int(outline.nodes[start].next) where outline.nodes[node].kind.canMention {
      let kind = outline.nodes[node].kind
      if kind == .binaryOperator { continue }
      if translates(node, in: file) { return false }
      let symbol = project.files[file].symbol(node)
      // `formatted()` on the type itself, without `self`.
      let isOnSelf =
        kind == .identifier && searches[search].objects.names.member(symbol) != nil
        && project.declaration(of: node, in: file) == nil
      if works || isOnSelf {
        works = true
        continue
      }
      var met = MetNode(node, kind, symbol, in: file)
      works = evidence(of: &met, search) != nil
    }
    return works
  }

  private func translates(_ candidate: Candidate) -> Bool {
    let file = Int(candidate.declaration.file)
    let start = Int(candidate.declaration.node)
    return (start..<Int(project.files[file].outline.nodes[start].next)).contains { translates($0, in: file) }
  }

  /// Whether a name is that of a translation, or of a function that asks for one.
  private func translates(_ node: Int, in file: Int) -> Bool {
    switch project.files[file].outline.nodes[node].kind {
    case .identifier:
      translators.contains(project.files[file].symbol(node)) || project.isTranslation(node, in: file)
    case .member: project.isTranslation(node, in: file)
    default: false
    }
  }
}
