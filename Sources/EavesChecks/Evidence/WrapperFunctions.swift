import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource
import EavesThreads

// Listed work under a name of the project's own: what an extension of an SDK's type, or a function, does with what it
// is given.

extension EvidenceCollector {
  /// Where the work is done.
  enum WrapperFunction {
    /// In a member that an extension adds to a type of this name.
    case ofExtension(String, at: NodeRef)
    /// In a function outside types.
    case free(at: NodeRef)
  }

  private struct Candidate {
    let name: Symbol
    let declaration: NodeRef
    let helper: WrapperFunction
    /// Whether it is a member of a number or a date.
    let isOfQuantity: Bool
    /// Whether it takes a number or a date.
    var takesQuantity = false

    var isAboutQuantities: Bool { isOfQuantity || takesQuantity }
    var isFree: Bool { if case .free = helper { true } else { false } }
  }

  /// Text that extensions of the SDK's types make: `extension Date { func short() -> String { formatted() } }`
  /// is the listed work under another name. A name that a type of the project has too says nothing.
  mutating func indexHelpers() {
    // A singleton is no work: a function that reads `UserDefaults.standard` is not the singleton of its owner.
    let wanted = searches.indices.filter {
      searches[$0].verb == .calls && searches[$0].objects.names.hasShippedMembers
        && !searches[$0].objects.isSingleton
        && (searches[$0].of != nil || (formats[$0] && !searches[$0].item.inside.isEmpty))
    }
    guard !wanted.isEmpty else { return }
    let candidates = textOfExtensions() + textOfFunctions()
    translators = Set(candidates.filter { $0.isFree && translates($0) }.map(\.name))
    let collector = self
    let found = project.workers.map(count: candidates.count) { index in
      wanted.filter { search in
        // Whose value it is matters where anything may be meant.
        (collector.searches[search].of != nil || candidates[index].isAboutQuantities)
          && collector.works(candidates[index], search)
      }
    }
    for (candidate, searches) in zip(candidates, found) { for search in searches { keep(candidate, search) } }
    // A function that leaves the work to one of these.
    for (candidate, searches) in zip(candidates, found) where candidate.isFree {
      for search in wanted where !searches.contains(search) && leavesWork(candidate, search) {
        keep(candidate, search)
      }
    }
    indexMethods(wanted.filter { searches[$0].of != nil })
  }

  private mutating func keep(_ candidate: Candidate, _ search: Int) {
    if helpers[search][candidate.name] == nil { helpers[search][candidate.name] = candidate.helper }
    index.mark(candidate.name, for: search)
  }

  private func leavesWork(_ candidate: Candidate, _ search: Int) -> Bool {
    let (file, start) = (Int(candidate.declaration.file), Int(candidate.declaration.node))
    let nodes = project.files[file].outline.nodes
    return (start..<Int(nodes[start].next)).contains { node in
      guard nodes[node].kind == .identifier, project.callAfter(node, in: file) != nil,
        case .free = helpers[search][project.files[file].symbol(node)],
        case .global = project.declaration(of: node, in: file)
      else { return false }
      return true
    }
  }

  // MARK: Methods

  /// Methods that make texts, numbers or dates of what they are given: the subject's own, and static ones of types
  /// without a layer. What another sentence finds in such a method is found there.
  private mutating func indexMethods(_ wanted: [Int]) {
    let collector = self
    let candidates = methodsMakingTexts(wanted)
    let found = project.workers.map(count: candidates.count) { index in
      collector.searches(workedFor: candidates[index], among: wanted)
    }
    for (method, searches) in zip(candidates, found) {
      for search in searches {
        workingMethods[search][project.members[method].name, default: []].insert(method)
        index.mark(project.members[method].name, for: search)
      }
    }
  }

  private func methodsMakingTexts(_ wanted: [Int]) -> [Int] {
    let roles = wanted.reduce(UInt64(0)) { mask, search in
      mask | (owners[search].map { 1 << UInt64($0) } ?? 0)
    }
    let text = project.symbols.find("String")
    let isCandidate = project.workers.map(count: project.members.count, run: 256) { member in
      project.members[member].kind == .method && answers(member, text, ofRoles: roles)
    }
    return isCandidate.indices.filter { isCandidate[$0] }
  }

  /// Whether a method answers with a text, a number or a date.
  private func answers(_ method: Int, _ text: Symbol?, ofRoles roles: UInt64) -> Bool {
    let record = project.members[method]
    guard project.types[record.owner.index].kind != .external,
      project.hasRole(in: roles, record.owner) || (record.isStatic && project.layerRole(record.owner) == nil)
    else { return false }
    return project.results(of: .member(method), in: Int(record.node.file)).contains {
      project.types[$0.index].name == text || project.isQuantity($0)
    }
  }

  /// The searches whose objects a method reaches. What several searches need to know about a name is computed once.
  private func searches(workedFor method: Int, among wanted: [Int]) -> [Int] {
    let record = project.members[method]
    let isShared = record.isStatic && project.layerRole(record.owner) == nil
    func isOwn(_ search: Int) -> Bool { owners[search].map { project.hasRole($0, record.owner) } ?? false }
    let open = wanted.filter { isOwn($0) || isShared }
    if open.isEmpty { return [] }
    let others = open.map { isOwn($0) ? formattingSearches($0) : [] }
    var works = Array(repeating: false, count: open.count)
    var isOther = works
    let file = Int(record.declaration.file)
    let nodes = project.files[file].outline.nodes
    let start = Int(record.declaration.node)
    for node in start..<Int(nodes[start].next) where nodes[node].kind.canMention {
      if Self.joins(nodes[node].kind) { continue }
      if translates(node, in: file) { return [] }
      var met = VisitedNode(
        node: node, kind: nodes[node].kind, symbol: project.files[file].symbol(node), file: file)
      for index in open.indices where !isOther[index] && evidence(of: &met, open[index]) != nil {
        works[index] = true
        isOther[index] = others[index].contains { evidence(of: &met, $0) != nil }
      }
    }
    return open.indices.filter { works[$0] && !isOther[$0] }.map { open[$0] }
  }

  /// The searches about another search's subjects that look for formatting, or for the same objects, in any code.
  private func formattingSearches(_ search: Int) -> [Int] {
    searches.indices.filter {
      searches[$0].verb == .calls && searches[$0].of == nil
        && owners[$0] == owners[search] && (formats[$0] || searches[$0].item.inside.isEmpty)
    }
  }

  /// The method that a call without a receiver value names: `clock(start)`, `Clock.text(of: start)`.
  func method(calledAt met: VisitedNode) -> Int? {
    guard project.callAfter(met.node, in: met.file) != nil else { return nil }
    if met.kind == .identifier {
      guard case .member(let member) = project.declaration(of: met.node, in: met.file) else { return nil }
      return member
    }
    guard met.kind == .member,
      let before = project.previousSibling(of: met.node, in: met.file),
      project.files[met.file].outline.nodes[before].kind == .identifier
    else { return nil }
    let type =
      project.isSelf(before, in: met.file)
      ? project.enclosingType(of: met.node, in: met.file) : project.typeUse(at: before, in: met.file)
    return type.flatMap { $0 == .none ? nil : project.member(named: met.symbol, of: $0) }
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
              name: member.name, declaration: member.declaration,
              helper: .ofExtension(project.name(owner), at: member.declaration),
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
      return Candidate(
        name: name, declaration: place, helper: .free(at: place), isOfQuantity: false,
        takesQuantity: takesQuantity(place))
    }
  }

  private func takesQuantity(_ function: NodeRef) -> Bool {
    let file = Int(function.file)
    let outline = project.files[file].outline
    return outline.children(of: Int(function.node)).contains { parameter in
      outline.nodes[parameter].kind == .parameter
        && index.types(of: .local(parameter), from: file).contains { project.isQuantity($0) }
    }
  }

  /// Whether a body does what the search looks for; an operator alone only joins text, and a translation is none of
  /// the formats that a view model would choose, unless a number is written into it.
  private func works(_ candidate: Candidate, _ search: Int) -> Bool {
    let file = Int(candidate.declaration.file)
    let outline = project.files[file].outline
    let start = Int(candidate.declaration.node)
    // Text of a number or a date is formatted, however it is made.
    var works = formats[search] && candidate.isOfQuantity
    var isTranslated = false
    for node in start..<Int(outline.nodes[start].next) where outline.nodes[node].kind.canMention {
      let kind = outline.nodes[node].kind
      if Self.joins(kind) { continue }
      if translates(node, in: file) {
        isTranslated = true
        continue
      }
      let symbol = project.files[file].symbol(node)
      // `formatted()` on the type itself, without `self`.
      let isOnSelf =
        kind == .identifier && searches[search].objects.names.member(symbol) != nil
        && project.declaration(of: node, in: file) == nil
      if works || isOnSelf {
        works = true
        continue
      }
      var met = VisitedNode(node: node, kind: kind, symbol: symbol, file: file)
      works = evidence(of: &met, search) != nil || fills(node, search, in: file)
    }
    return isTranslated ? works && formats[search] && candidate.takesQuantity : works
  }

  /// Whether a call is one of the listed ones that fills in a translation, which is no evidence by itself.
  private func fills(_ node: Int, _ search: Int, in file: Int) -> Bool {
    formats[search] && project.isTranslated(node, in: file)
      && project.callee(node, of: searches[search].objects.names, in: file) != nil
  }

  /// An operator or an interpolation only joins texts.
  private static func joins(_ kind: NodeKind) -> Bool { kind == .binaryOperator || kind == .interpolation }

  private func translates(_ candidate: Candidate) -> Bool {
    let file = Int(candidate.declaration.file)
    let start = Int(candidate.declaration.node)
    return (start..<Int(project.files[file].outline.nodes[start].next)).contains { translates($0, in: file) }
  }

  /// Whether a name is that of a localization function, or of a function that calls one.
  private func translates(_ node: Int, in file: Int) -> Bool {
    switch project.files[file].outline.nodes[node].kind {
    case .identifier:
      translators.contains(project.files[file].symbol(node)) || project.isTranslation(node, in: file)
    case .member: project.isTranslation(node, in: file)
    default: false
    }
  }
}
