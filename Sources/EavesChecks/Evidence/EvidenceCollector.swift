import EavesDocuments
import EavesOutline
import EavesThreads
import EavesProject
import EavesSource

/// One walk over the project that finds the evidence of all searches at once.
///
/// A search only looks at tokens that name an object, or a value that may have an object's type.
struct EvidenceCollector: Sendable {
  let project: Project
  let searches: [Search]
  let reader: PositionReader
  let asked: UsedValue
  var index: SearchIndex
  let searchesAttributes: [Bool]
  /// The searches that do.
  let attributeSearches: [UInt64]
  /// By symbol: whether some helper or method that does the objects' work is called so.
  private(set) var isHelper: [Bool]
  /// Per search: whether every type is a subject and so is responsible for the code of its own functions.
  let coversAllTypes: [Bool]
  /// Per search: the layer role of those that evidence is held against; nil where it is not told by the owner.
  let owners: [Int?]
  /// Per search: what helpers of the project that do the objects' work are called, and the types they extend.
  var helpers: [[Symbol: WrapperFunction]]
  /// Per search: methods of the subjects, and static ones of types without a layer, that do the objects' work.
  var workingMethods: [[Symbol: Set<Int>]]
  /// Functions outside types that ask for translations.
  var translators: Set<Symbol> = []
  /// Per search: whether it looks for what formats.
  let formats: [Bool]

  /// - Parameters:
  ///   - subjects: what the sentence of each search is about.
  ///   - exempt: types whose code is looked into as if they were not exempt.
  init(project: Project, searches: [Search], subjects: [SearchSubject], exempt: ExemptTypes? = nil) {
    self.project = project
    self.searches = searches
    reader = PositionReader(project: project)
    asked = UsedValue(project: project)
    index = SearchIndex(project: project, searches: searches, subjects: subjects, exempt: exempt)
    owners = subjects.map { subject in
      if case .role(let role) = subject.kind, project.roles.isLayer[role] { role } else { nil }
    }
    coversAllTypes = subjects.map { $0.kind == .type }
    searchesAttributes = searches.map { !$0.objects.names.attributeSymbols.isEmpty }
    attributeSearches = index.words(of: searchesAttributes)
    isHelper = Array(repeating: false, count: project.symbols.count)
    helpers = Array(repeating: [:], count: searches.count)
    workingMethods = Array(repeating: [:], count: searches.count)
    formats = searches.map {
      $0.objects.names.entries.contains { $0.isShipped && $0.text == "String(format:)" }
    }
    indexHelpers()
    for names in helpers { for name in names.keys { isHelper[name.index] = true } }
    for methods in workingMethods { for name in methods.keys { isHelper[name.index] = true } }
  }

  // MARK: The walk

  /// The evidence of every search, in order of file and place.
  func collect() -> [[Evidence]] {
    let collector = self
    return sorted(project.workers.map(count: project.files.count) { collector.collect(in: $0) })
  }

  /// What was found in each file, by search.
  func sorted(_ found: [FileEvidence]) -> [[Evidence]] {
    var byFile = found
    // For a project that breaks a rule in every line this is most of the memory. So the array has no spare capacity,
    // and the parts are released as soon as they are copied.
    var counts = Array(repeating: 0, count: searches.count)
    for (search, _) in byFile.joined() { counts[search] += 1 }
    var found: [[Evidence]] = Array(repeating: [], count: searches.count)
    for search in searches.indices { found[search].reserveCapacity(counts[search]) }
    for file in byFile.indices {
      for (search, evidence) in byFile[file] { found[search].append(evidence) }
      byFile[file] = []
    }
    return found
  }

  func evidence(of met: inout VisitedNode, _ number: Int) -> Evidence? {
    let (node, symbol, file) = (met.node, met.symbol, met.file)
    let search = searches[number]
    switch met.kind {
    case .typeName: return typeName(&met, search)
    case .identifier: return identifier(&met, number)
    case .member: return member(&met, number)
    case .implicitMember:
      if search.verb.findsConstruction, let made = implicitCreation(node, search, in: file) { return made }
      guard let entry = project.isMention(node, of: search.objects.names, in: file) else { return nil }
      return named(node, .call, search.objects.names.entries[entry].text, in: file)
    case .attribute: return attribute(node, symbol, search, in: file)
    case .macroExpansion:
      guard let entry = search.objects.names.macro(symbol) else { return nil }
      return named(node, .call, search.objects.names.entries[entry].text, in: file)
    case .binaryOperator, .cast, .prefixKeyword:
      guard let entry = search.objects.names.binaryOperator(symbol) else { return nil }
      return named(node, .call, search.objects.names.entries[entry].text, in: file)
    case .forceUnwrap:
      guard let entry = search.objects.names.unwrapping else { return nil }
      return named(node, .call, search.objects.names.entries[entry].text, in: file)
    case .keyPathComponent: return keyPath(node, symbol, search, in: file)
    case .booleanLiteral, .integerLiteral, .floatLiteral, .stringLiteral:
      return literal(node, search, in: file)
    case .capture: return captured(node, symbol, search, in: file)
    case .interpolation:
      guard let entry = project.interpolation(node, of: search.objects.names, in: file) else { return nil }
      return named(node, .call, search.objects.names.entries[entry].text, in: file)
    default: return nil
    }
  }

  func help(_ met: inout VisitedNode, _ search: Int) -> Evidence? {
    if let methods = workingMethods[search][met.symbol], let method = method(calledAt: met),
      methods.contains(method)
    {
      let place = project.line(of: project.members[method].declaration)
      return named(met.node, .call, place, .byFunction, in: met.file)
    }
    guard let helper = helpers[search][met.symbol] else { return nil }
    switch helper {
    case .ofExtension(let owner, let place):
      guard met.kind == .member,
        searches[search].of != nil || receiver(of: &met).types.contains(where: project.isQuantity)
      else { return nil }
      let text = "in the extension of `\(owner)` does this (\(project.line(of: place)))"
      return named(met.node, .call, text, .byHelper, in: met.file)
    case .free(let place):
      guard met.kind == .identifier, project.callAfter(met.node, in: met.file) != nil,
        case .global = project.declaration(of: met.node, in: met.file)
      else { return nil }
      return named(met.node, .call, project.line(of: place), .byFunction, in: met.file)
    }
  }

  /// `[self]` of a closure, which keeps it; not `[weak self]`, nor a name for another value.
  func captured(_ node: Int, _ symbol: Symbol, _ search: Search, in file: Int) -> Evidence? {
    guard Int(project.files[file].outline.nodes[node].next) == node + 1,
      let entry = search.objects.names.itself(symbol)
    else { return nil }
    return named(node, .use, search.objects.names.entries[entry].text, in: file)
  }

  func identifier(_ met: inout VisitedNode, _ number: Int) -> Evidence? {
    let (node, symbol, file) = (met.node, met.symbol, met.file)
    let search = searches[number]
    if index.isListed(symbol, by: number),
      let entry = project.callee(node, of: search.objects.names, in: file)
        ?? project.ownMember(node, of: search.objects.names, in: file)
    {
      // What only fills in a translation is formatting where it matters whose value is filled in.
      if formats[number], search.of == nil, search.objects.names.entries[entry].isShipped,
        project.isTranslated(node, in: file)
      {
        return nil
      }
      var found = named(node, .call, search.objects.names.entries[entry].text, in: file)
      found.isConstruction = project.typeUse(at: node, in: file) != nil
      return found
    }
    if let entry = search.objects.names.itself(symbol) {
      return named(node, .use, search.objects.names.entries[entry].text, in: file)
    }
    if met.typeUse == nil { met.typeUse = .some(project.typeUse(at: node, in: file)) }
    guard let type = met.typeUse ?? nil else { return valueUse(&met, number) }
    guard project.canMean(type, in: file), let match = search.objects.match(type, in: project) else {
      return alias(at: node, search, in: file) ?? outerType(of: type, node, search, in: file)
    }
    if let found = met.found { return found.matching(match) }
    let reading = reader.typeIdentifier(node, in: file)
    let range = reader.nameRange(of: type, at: node, in: file)
    let attribute = reader.attribute(around: node, in: file)
    let extent =
      attribute.map { project.files[file].outline.nodes[$0].range } ?? reader.chainExtent(of: node, in: file)
    var found = evidence(
      node, range, reading, type, match, recognition(node, type, range, in: file), extent: extent, in: file)
    if reading.position == .creation, let end = reader.endOfCreation(by: node, in: file) {
      found.isUsedImmediately = asked.isAsked(end, in: file)
    }
    met.found = found
    return found
  }

  /// How a type was recognized that may not be named where it is used.
  func recognition(
    _ node: Int, _ type: TypeIndex, _ range: ByteRange, in file: Int
  ) -> Evidence.Recognition {
    let outline = project.files[file].outline
    let symbol = project.files[file].symbol(node)
    guard range == outline.nodes[node].range, symbol != project.types[type.index].name,
      project.typesNamed(symbol).contains(where: { project.types[$0.index].kind == .alias })
    else { return .bySight }
    return .byAlias
  }

  /// Whether a type of a value is an object, and one that the file which declares the value can mean.
  func isObject(_ type: TypeIndex, of search: Int, by declared: Declared, in file: Int) -> Bool {
    guard index.isObject(type, of: search) else { return false }
    return switch declared {
    case .member(let member): project.canMean(type, in: Int(project.members[member].node.file))
    case .global(let node): project.canMean(type, in: Int(node.file))
    default: project.canMean(type, in: file)
    }
  }

  /// A name that stands for a value of an object's type.
  func valueUse(_ met: inout VisitedNode, _ search: Int) -> Evidence? {
    let (node, file) = (met.node, met.file)
    if met.value == nil { met.value = .some(value(at: node, in: file)) }
    guard let value = met.value ?? nil else { return nil }
    if isFunction(value.declared, in: file) {
      let isOwn = if case .member = value.declared { true } else { false }
      if isMentionedByResult(isOwn: isOwn, search) { return nil }
    }
    for type in value.types where isObject(type, of: search, by: value.declared, in: file) {
      guard let match = searches[search].objects.match(type, in: project) else { continue }
      if let found = met.found, found.type == type { return found.matching(match) }
      met.found =
        answer(node, type, match, in: file)
        ?? use(node, of: project.valueID(value.declared, in: file), type, match, in: file)
      return met.found
    }
    // `trips` of `@Query var trips`: the value is known by its attribute.
    guard case .member(let member) = value.declared, project.members[member].kind == .property,
      let mark = attributeMatch(member, search)
    else { return nil }
    return use(node, of: project.valueID(value.declared, in: file), .none, mark, in: file)
  }

  /// The value that an identifier names, with its types; nil for functions and names that nothing declares.
  func value(at node: Int, in file: Int) -> VisitedNode.Value? {
    guard let declared = project.declaration(of: node, in: file) else { return nil }
    if isFunction(declared, in: file) {
      let results = results(of: declared, calledAt: node, in: file)
      return results.isEmpty ? nil : VisitedNode.Value(declared: declared, types: results[...])
    }
    // Oneself, which a capture list may make a value of: `[weak self] in self?.r`.
    if case .selfOf = declared { return nil }
    return VisitedNode.Value(declared: declared, types: index.types(of: declared, from: file))
  }

  /// Whether what a function answers with is mentioned where it is declared, not by each who calls it.
  func isMentionedByResult(isOwn: Bool, _ search: Int) -> Bool {
    searches[search].verb == .mentions && (isOwn || coversAllTypes[search])
  }

  /// The result of a function whose result is used at once, `session().cancel()`, or stored in a local.
  func results(of declared: Declared, calledAt node: Int, in file: Int) -> [TypeIndex] {
    guard let call = project.callAfter(node, in: file),
      asked.isAsked(call, in: file) || reader.keeper(of: call, in: file) != nil
    else { return [] }
    return project.results(of: declared, in: file)
  }

  /// The local that stores the result of the called function.
  func answer(_ node: Int, _ type: TypeIndex, _ match: ObjectMatch, in file: Int) -> Evidence? {
    guard let call = project.callAfter(node, in: file), let keeper = reader.keeper(of: call, in: file) else {
      return nil
    }
    let reading = PositionReader.Reading(position: .local, value: keeper)
    return evidence(
      node, project.files[file].outline.nodes[node].range, reading, type, match, .byValue,
      extent: reader.chainExtent(of: node, in: file), in: file)
  }

  func isFunction(_ declared: Declared, in file: Int) -> Bool {
    guard let value = project.valueID(declared, in: file) else { return false }
    switch project.files[value.file].outline.nodes[value.node].kind {
    case .funcDecl, .initDecl, .subscriptDecl, .enumElement: return true
    default: return false
    }
  }

  func attributeMatch(_ member: Int, _ number: Int) -> ObjectMatch? {
    guard searchesAttributes[number] else { return nil }
    let search = searches[number]
    let place = project.members[member].declaration
    let file = Int(place.file)
    for attribute in project.attributes(of: Int(place.node), in: file) {
      if let entry = search.objects.names.attribute(project.files[file].symbol(attribute)) {
        return .name(search.objects.names.entries[entry].text)
      }
    }
    return nil
  }

  func use(
    _ node: Int, of value: ValueID?, _ type: TypeIndex, _ match: ObjectMatch, in file: Int
  ) -> Evidence? {
    let outline = project.files[file].outline
    let isCalled = asked.isAsked(node, in: file)
    if type == .none {
      guard case .name = match else { return nil }
    }
    return Evidence(
      file: file, node: node, range: outline.nodes[node].range, owner: reader.owner(of: node, in: file),
      position: isCalled ? .call : .use, type: type, match: match, recognition: .byValue, value: value,
      member: nil, isUse: true, extent: reader.chainExtent(of: node, in: file))
  }

  /// Evidence by a listed name that is no type: members, macros, operators, callees.
  func named(
    _ node: Int, _ position: Position, _ text: String, _ recognition: Evidence.Recognition = .bySight,
    in file: Int
  ) -> Evidence {
    let outline = project.files[file].outline
    let kind = outline.nodes[node].kind
    var range = outline.nodes[node].range
    if kind == .macroExpansion, let name = outline.firstChild(of: node, kind: .name) {
      range = ByteRange(start: range.start, end: outline.nodes[name].range.end)
    }
    let extent: ByteRange
    switch kind {
    case .binaryOperator: extent = operandExtent(of: node, in: file)
    case .macroExpansion: extent = outline.nodes[node].range
    default: extent = reader.callExtent(of: node, in: file)
    }
    return Evidence(
      file: file, node: node, range: range, owner: reader.owner(of: node, in: file), position: position,
      type: .none, match: .name(text), recognition: recognition, value: nil, member: nil, isUse: false,
      extent: extent)
  }

  /// The whole expression that an operator stands in.
  func operandExtent(of node: Int, in file: Int) -> ByteRange {
    let outline = project.files[file].outline
    let parent = Int(outline.nodes[node].parent)
    // The last node inside the expression belongs to its last part.
    var last = Int(outline.nodes[parent].next) - 1
    while Int(outline.nodes[last].parent) != parent {
      last = outline.outermostLink(of: Int(outline.nodes[last].parent))
    }
    return ByteRange(start: outline.nodes[parent + 1].range.start, end: outline.nodes[last].range.end)
  }

  func evidence(
    _ node: Int, _ range: ByteRange, _ reading: PositionReader.Reading, _ type: TypeIndex,
    _ match: ObjectMatch, _ recognition: Evidence.Recognition, extent: ByteRange, in file: Int
  ) -> Evidence {
    Evidence(
      file: file, node: node, range: range, owner: reader.owner(of: node, in: file),
      position: reading.position, type: type, match: match, recognition: recognition,
      value: reading.value, member: reading.member, isUse: false, extent: extent)
  }
}

extension Project {
  /// The declaration of a value; nil for `self`.
  func valueID(_ declared: Declared, in file: Int) -> ValueID? {
    switch declared {
    case .local(let node): ValueID(file: file, node: node)
    case .member(let member):
      ValueID(file: Int(members[member].node.file), node: Int(members[member].node.node))
    case .global(let place): ValueID(file: Int(place.file), node: Int(place.node))
    case .implicitParameter(let closure, _): ValueID(file: file, node: closure)
    case .selfOf: nil
    }
  }
}
