import EavesDocuments
import EavesOutline
import EavesThreads
import EavesProject
import EavesSource

/// One walk over the project that finds the evidence of all searches at once.
///
/// Every symbol knows which searches could care for it: a search is asked only about tokens whose name is an
/// object's, or a value's that may be of an object's type.
struct EvidenceCollector: Sendable {
  let project: Project
  let searches: [Search]
  let reader: PositionReader
  private let scope: SearchScope
  /// Words of 64 searches each.
  private let width: Int
  private var bySymbol: [UInt64]
  private var byType: [UInt64]
  /// Per search: what helpers of the project that do the objects' work are called, and the types they extend.
  private var helpers: [[Symbol: String]]

  /// - Parameter subjects: what the sentence of each search is about.
  init(project: Project, searches: [Search], subjects: [SubjectKind]) {
    self.project = project
    self.searches = searches
    reader = PositionReader(project: project)
    scope = SearchScope(project, subjects)
    width = scope.width
    bySymbol = Array(repeating: 0, count: project.symbols.count * width)
    byType = Array(repeating: 0, count: project.types.count * width)
    helpers = Array(repeating: [:], count: searches.count)
    indexTypes()
    indexOtherNames()
    indexValues()
    indexNames()
    indexHelpers()
  }

  // MARK: What may matter

  private mutating func indexTypes() {
    let aliases = project.types.indices.map { TypeIndex($0) }.filter {
      project.types[$0.index].kind == .alias
    }
    var byRole: [(search: Int, objects: ObjectSet)] = []
    for (index, search) in searches.enumerated() {
      let objects = search.objects
      for type in objects.names.types(in: project) { markType(type, index) }
      for type in aliases where objects.match(type, in: project) != nil { markType(type, index) }
      if objects.roles != 0 || objects.isAnyType { byRole.append((index, objects)) }
    }
    let asked = byRole.reduce(0) { $0 | $1.objects.roles }
    let asksAny = byRole.contains { $0.objects.isAnyType }
    for index in project.types.indices {
      let type = TypeIndex(index)
      let isDeclared = asksAny && project.types[index].kind != .external
      guard isDeclared || project.hasRole(in: asked, type) else { continue }
      for (search, objects) in byRole
      where project.hasRole(in: objects.roles, type) || (objects.isAnyType && isDeclared) {
        markType(type, search)
      }
    }
  }

  private mutating func markType(_ type: TypeIndex, _ search: Int) {
    byType[type.index * width + search / 64] |= 1 << UInt64(search % 64)
    markSymbol(project.types[type.index].name, search)
  }

  private mutating func markSymbol(_ symbol: Symbol, _ search: Int) {
    bySymbol[symbol.index * width + search / 64] |= 1 << UInt64(search % 64)
  }

  /// Values whose declared or inferred type is an object: their names matter where they are used.
  private mutating func indexValues() {
    let isTyped = names(meeting: searchesOfTypes())
    let attributed = attributesOfSearches()
    let project = project
    let marks = project.workers.map(count: project.files.count) { file in
      Self.values(of: isTyped, in: file, project)
    }
    for (name, type) in marks.joined() { mark(name, with: type) }
    for file in project.files.indices {
      let outline = project.files[file].outline
      if !attributed.isEmpty { indexAttributes(attributed, in: file) }
      for component in outline.index.keyPathComponents {
        let name = project.files[file].symbol(Int(component))
        if let key = project.environment(name) { mark(name, with: key.type) }
      }
    }
  }

  /// The values of a file that some names stand for, with their types.
  private static func values(
    of names: [Bool], in file: Int, _ project: Project
  ) -> [(name: Symbol, type: TypeIndex)] {
    let outline = project.files[file].outline
    var found: [(name: Symbol, type: TypeIndex)] = []
    for value in outline.index.values where outline.nodes[Int(value)].kind != .subscriptDecl {
      let name = project.files[file].symbol(Int(value))
      guard name != .none, names[name.index] else { continue }
      for type in project.types(ofDeclaration: Int(value), file: file) { found.append((name, type)) }
    }
    return found
  }

  /// Names that some search may meet which is among those of a set, by symbol.
  private func names(meeting searches: [UInt64]) -> [Bool] {
    (0..<project.symbols.count).map { symbol in
      (0..<width).contains { scope.searches(meeting: Symbol(UInt32(symbol)), word: $0) & searches[$0] != 0 }
    }
  }

  /// Searches that have a type of the project among their objects, or a name that it mentions as one.
  private func searchesOfTypes() -> [UInt64] {
    var found: [UInt64] = Array(repeating: 0, count: width)
    for start in stride(from: 0, to: byType.count, by: max(1, width)) {
      for word in 0..<width { found[word] |= byType[start + word] }
    }
    return found
  }

  /// Properties that carry an attribute which a search asks for.
  private mutating func indexAttributes(_ attributed: [Symbol: [Int]], in file: Int) {
    let outline = project.files[file].outline
    for attribute in outline.index.attributes {
      guard let searches = attributed[project.files[file].symbol(Int(attribute))] else { continue }
      let declaration = Int(outline.nodes[Int(attribute)].parent)
      for child in outline.children(of: declaration) where outline.nodes[child].kind == .binding {
        for search in searches { markSymbol(project.files[file].symbol(child), search) }
      }
    }
  }

  private func attributesOfSearches() -> [Symbol: [Int]] {
    var found: [Symbol: [Int]] = [:]
    for (index, search) in searches.enumerated() {
      for symbol in search.objects.names.attributeSymbols { found[symbol, default: []].append(index) }
    }
    return found
  }

  private mutating func mark(_ name: Symbol, with type: TypeIndex) {
    var marked = false
    for word in 0..<width where byType[type.index * width + word] != 0 {
      bySymbol[name.index * width + word] |= byType[type.index * width + word]
      marked = true
    }
    guard marked else { return }
    for prefix in ["$", "_"] {
      guard let projected = project.symbols.find(prefix + project.symbols.text(name)) else { continue }
      for word in 0..<width { bySymbol[projected.index * width + word] |= byType[type.index * width + word] }
    }
  }

  private mutating func indexNames() {
    for (index, search) in searches.enumerated() {
      for symbol in search.objects.names.symbols { markSymbol(symbol, index) }
    }
  }

  /// Text that extensions of the SDK's types make: `extension Date { func short() -> String { formatted() } }`
  /// is the listed work under another name. A name that a type of the project has too says nothing.
  private mutating func indexHelpers() {
    let wanted = searches.indices.filter {
      searches[$0].verb == .calls && searches[$0].of != nil && searches[$0].objects.names.hasShippedMembers
    }
    guard !wanted.isEmpty else { return }
    var found: [(search: Int, member: Member)] = []
    for type in project.types where type.kind == .external && !type.extensions.isEmpty {
      for index in type.members {
        let member = project.members[index]
        guard !member.isStored, !member.isStatic, member.kind == .method || member.kind == .property else {
          continue
        }
        let results = project.types(of: .member(index), from: Int(member.node.file))
        guard results.contains(where: { project.name($0) == "String" }) else { continue }
        for search in wanted where works(member, searches[search]) { found.append((search, member)) }
      }
    }
    guard !found.isEmpty else { return }
    var isOwn = Array(repeating: false, count: project.symbols.count)
    for member in project.members where project.types[member.owner.index].kind != .external {
      isOwn[member.name.index] = true
    }
    for (search, member) in found where !isOwn[member.name.index] {
      if helpers[search][member.name] == nil { helpers[search][member.name] = project.name(member.owner) }
      markSymbol(member.name, search)
    }
  }

  /// Whether a body does what the search looks for; an operator alone only joins text, and a translation is
  /// none of the formats that a view model would choose.
  private func works(_ member: Member, _ search: Search) -> Bool {
    let file = Int(member.declaration.file)
    let outline = project.files[file].outline
    let start = Int(member.declaration.node)
    var works = false
    for node in start..<Int(outline.nodes[start].next) where outline.nodes[node].kind.canMention {
      let kind = outline.nodes[node].kind
      if kind == .binaryOperator { continue }
      if kind == .identifier, outline.name(of: node) == "NSLocalizedString" { return false }
      let symbol = project.files[file].symbol(node)
      // `formatted()` on the type itself, without `self`.
      let isOnSelf =
        kind == .identifier && search.objects.names.member(symbol) != nil
        && project.declaration(of: node, in: file) == nil
      works = works || isOnSelf || evidence(node, kind, symbol, search, in: file) != nil
    }
    return works
  }

  private mutating func indexOtherNames() {
    let project = project
    let names = project.workers.map(count: project.files.count) { project.otherNames(in: $0) }
    for (symbol, type) in names.joined() {
      for word in 0..<width { bySymbol[symbol.index * width + word] |= byType[type.index * width + word] }
    }
  }

  // MARK: The walk

  /// The evidence of every search, in order of file and place.
  func collect() -> [[Evidence]] {
    let collector = self
    let byFile = project.workers.map(count: project.files.count) { collector.collect(in: $0) }
    var found: [[Evidence]] = Array(repeating: [], count: searches.count)
    for (search, evidence) in byFile.joined() { found[search].append(evidence) }
    return found
  }

  private func collect(in file: Int) -> [(search: Int, evidence: Evidence)] {
    guard project.files[file].names.contains(where: { isWanted($0, in: file) }) else { return [] }
    var found: [(search: Int, evidence: Evidence)] = []
    let nodes = project.files[file].outline.nodes
    for node in nodes.indices where nodes[node].kind.canMention {
      let symbol = project.files[file].symbol(node)
      for word in 0..<width {
        var bits = bySymbol[symbol.index * width + word] & scope.searches(at: file, word: word)
        while bits != 0 {
          let index = word * 64 + bits.trailingZeroBitCount
          bits &= bits - 1
          if let evidence = evidence(node, nodes[node].kind, symbol, searches[index], in: file)
            ?? help(node, nodes[node].kind, symbol, index, in: file)
          {
            found.append((index, evidence))
          }
        }
      }
    }
    return found
  }

  /// Whether some search that looks at a file asks for a name.
  private func isWanted(_ name: Symbol, in file: Int) -> Bool {
    for word in 0..<width
    where bySymbol[name.index * width + word] & scope.searches(at: file, word: word) != 0 {
      return true
    }
    return false
  }

  private func evidence(
    _ node: Int, _ kind: NodeKind, _ symbol: Symbol, _ search: Search, in file: Int
  ) -> Evidence? {
    switch kind {
    case .typeName: return typeName(node, search, in: file)
    case .identifier: return identifier(node, symbol, search, in: file)
    case .member: return member(node, symbol, search, in: file)
    case .implicitMember:
      guard let entry = search.objects.names.member(symbol) else { return nil }
      return named(node, .call, search.objects.names.entries[entry].text, in: file)
    case .attribute: return attribute(node, symbol, search, in: file)
    case .macroExpansion:
      guard let entry = search.objects.names.macro(symbol) else { return nil }
      return named(node, .call, search.objects.names.entries[entry].text, in: file)
    case .binaryOperator:
      guard let entry = search.objects.names.binaryOperator(symbol) else { return nil }
      return named(node, .call, search.objects.names.entries[entry].text, in: file)
    case .keyPathComponent: return keyPath(node, symbol, search, in: file)
    default: return nil
    }
  }

  private func help(_ node: Int, _ kind: NodeKind, _ symbol: Symbol, _ search: Int, in file: Int) -> Evidence?
  {
    guard kind == .member, let owner = helpers[search][symbol] else { return nil }
    return named(
      node, .call, ".\(project.symbols.text(symbol))", "by what the extension of \(owner) does", in: file)
  }

  private func typeName(_ node: Int, _ search: Search, in file: Int) -> Evidence? {
    guard let type = project.typeUse(at: node, in: file), let match = search.objects.match(type, in: project),
      project.canMean(type, in: file)
    else { return nil }
    let reading = reader.typeName(node, in: file)
    let range = reader.nameRange(of: type, at: node, in: file)
    return evidence(
      node, range, reading, project.name(type), type, match, otherName(node, type, range, in: file),
      extent: range, in: file)
  }

  private func identifier(_ node: Int, _ symbol: Symbol, _ search: Search, in file: Int) -> Evidence? {
    let names = search.objects.names
    if names.isCallee(symbol), let labels = project.labels(ofCallAfter: node, in: file),
      let entry = names.callee(symbol, labels: labels)
    {
      return named(node, .call, names.entries[entry].text, in: file)
    }
    guard let type = project.typeUse(at: node, in: file) else { return valueUse(node, search, in: file) }
    guard let match = search.objects.match(type, in: project), project.canMean(type, in: file) else {
      return nil
    }
    let reading = reader.typeIdentifier(node, in: file)
    let range = reader.nameRange(of: type, at: node, in: file)
    let attribute = reader.attribute(around: node, in: file)
    let extent =
      attribute.map { project.files[file].outline.nodes[$0].range } ?? reader.chainExtent(of: node, in: file)
    return evidence(
      node, range, reading, project.name(type), type, match, otherName(node, type, range, in: file),
      extent: extent, in: file)
  }

  /// How a type was recognised that is not named where it is used.
  private func otherName(_ node: Int, _ type: TypeIndex, _ range: ByteRange, in file: Int) -> String? {
    let outline = project.files[file].outline
    let symbol = project.files[file].symbol(node)
    guard range == outline.nodes[node].range, symbol != project.types[type.index].name,
      project.typesNamed(symbol).contains(where: { project.types[$0.index].kind == .alias })
    else { return nil }
    return "through the typealias \(outline.name(of: node))"
  }

  /// A name that stands for a value of an object's type.
  private func valueUse(_ node: Int, _ search: Search, in file: Int) -> Evidence? {
    guard let declared = project.declaration(of: node, in: file), !isFunction(declared, in: file) else {
      return nil
    }
    for type in project.types(of: declared, from: file) {
      guard let match = search.objects.match(type, in: project) else { continue }
      return use(node, of: valueID(declared, in: file), type, match, in: file)
    }
    // `trips` of `@Query var trips`: the value is known by its attribute.
    guard case .member(let member) = declared, let mark = attributeMatch(member, search) else { return nil }
    return use(node, of: valueID(declared, in: file), .none, mark, in: file)
  }

  private func isFunction(_ declared: Declared, in file: Int) -> Bool {
    guard let value = valueID(declared, in: file) else { return false }
    switch project.files[value.file].outline.nodes[value.node].kind {
    case .funcDecl, .initDecl, .subscriptDecl, .enumElement: return true
    default: return false
    }
  }

  private func attributeMatch(_ member: Int, _ search: Search) -> ObjectMatch? {
    let place = project.members[member].declaration
    let file = Int(place.file)
    for attribute in project.attributes(of: Int(place.node), in: file) {
      if let entry = search.objects.names.attribute(project.files[file].symbol(attribute)) {
        return .name(search.objects.names.entries[entry].text)
      }
    }
    return nil
  }

  private func use(
    _ node: Int, of value: ValueID?, _ type: TypeIndex, _ match: ObjectMatch, in file: Int
  ) -> Evidence? {
    let outline = project.files[file].outline
    let next = Int(outline.nodes[node].next)
    let isCalled =
      next < Int(outline.nodes[Int(outline.nodes[node].parent)].next)
      && outline.nodes[next].flags.contains(.continues)
    let object: String
    if type != .none {
      object = project.name(type)
    } else if case .name(let text) = match {
      object = text
    } else {
      return nil
    }
    return Evidence(
      file: file, node: node, range: outline.nodes[node].range, owner: reader.owner(of: node, in: file),
      position: isCalled ? .call : .use, object: object, type: type, match: match,
      recognised: "through \(outline.name(of: node))", value: value, member: nil, isUse: true,
      extent: reader.chainExtent(of: node, in: file))
  }

  private func valueID(_ declared: Declared, in file: Int) -> ValueID? {
    switch declared {
    case .local(let node): ValueID(file: file, node: node)
    case .member(let member):
      ValueID(file: Int(project.members[member].node.file), node: Int(project.members[member].node.node))
    case .global(let place): ValueID(file: Int(place.file), node: Int(place.node))
    case .selfOf, .implicitParameter: nil
    }
  }

  private func member(_ node: Int, _ symbol: Symbol, _ search: Search, in file: Int) -> Evidence? {
    let names = search.objects.names
    if let entry = names.member(symbol) {
      if names.entries[entry].isShipped, isOwnMember(node, symbol, in: file) { return nil }
      return named(node, .call, names.entries[entry].text, in: file)
    }
    if let entry = project.isMention(node, of: names, in: file) {
      return named(node, .call, names.entries[entry].text, in: file)
    }
    return memberUse(node, symbol, search, in: file)
  }

  /// Whether a member is one that the project declares on its receiver: then it is not the SDK's.
  private func isOwnMember(_ node: Int, _ symbol: Symbol, in file: Int) -> Bool {
    let head = project.chainNodes(endingWith: node, file: file)[0]
    let steps = project.chainTypes(from: head, upTo: node, file: file)
    return steps.last?.contains { project.member(named: symbol, of: $0) != nil } ?? false
  }

  /// `self.repository`, `container.repository`: a member whose value is of an object's type.
  private func memberUse(_ node: Int, _ symbol: Symbol, _ search: Search, in file: Int) -> Evidence? {
    let head = project.chainNodes(endingWith: node, file: file)[0]
    let receivers = project.chainTypes(from: head, upTo: node, file: file).last ?? []
    // What hangs on an object belongs to the object's own evidence.
    if receivers.contains(where: { search.objects.match($0, in: project) != nil }) { return nil }
    for receiver in receivers {
      // A method that answers with an object is no use of the object itself.
      guard let member = project.member(named: symbol, of: receiver),
        project.members[member].kind == .property
      else { continue }
      let value = valueID(.member(member), in: file)
      for type in project.types(of: .member(member), from: file) {
        guard let match = search.objects.match(type, in: project) else { continue }
        let isOwn =
          project.types[receiver.index].name == project.files[file].symbol(head) || isSelf(head, in: file)
        var found = use(node, of: isOwn ? value : nil, type, match, in: file)
        if !isOwn { found?.foreignValue = value }
        return found
      }
      if isSelf(head, in: file), let mark = attributeMatch(member, search) {
        return use(node, of: value, .none, mark, in: file)
      }
    }
    return nil
  }

  private func isSelf(_ node: Int, in file: Int) -> Bool {
    project.files[file].outline.name(of: node) == "self"
  }

  private func attribute(_ node: Int, _ symbol: Symbol, _ search: Search, in file: Int) -> Evidence? {
    let names = search.objects.names
    guard let entry = names.attribute(symbol) else { return nil }
    let outline = project.files[file].outline
    var reading = reader.attributed(node, in: file)
    if reading.value == nil { reading.position = .type }
    let name =
      outline.firstChild(of: node, kind: .name).map { outline.nodes[$0].range } ?? outline.nodes[node].range
    let range = ByteRange(start: outline.nodes[node].range.start, end: name.end)
    let text = names.entries[entry].text
    return evidence(
      node, range, reading, text, .none, .name(text), nil, extent: outline.nodes[node].range, in: file)
  }

  private func keyPath(_ node: Int, _ symbol: Symbol, _ search: Search, in file: Int) -> Evidence? {
    guard let key = project.environment(symbol), let match = search.objects.match(key.type, in: project),
      let attribute = reader.attribute(around: node, in: file)
    else { return nil }
    let outline = project.files[file].outline
    let path = Int(outline.nodes[node].parent)
    guard outline.nodes[path].kind == .keyPath, outline.name(of: attribute) == "Environment",
      outline.firstChild(of: path, kind: .keyPathComponent) == node
    else { return nil }
    let guess = key.source == .name ? ", whose name is its type's as far as the project says" : ""
    return evidence(
      node, outline.nodes[path].range, reader.attributed(attribute, in: file), project.name(key.type),
      key.type,
      match, "through the key path \\.\(project.symbols.text(symbol))\(guess)",
      extent: outline.nodes[attribute].range, in: file)
  }

  /// Evidence by a listed name that is no type: members, macros, operators, callees.
  private func named(
    _ node: Int, _ position: Position, _ text: String, _ recognised: String? = nil, in file: Int
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
      object: text, type: .none, match: .name(text), recognised: recognised, value: nil, member: nil,
      isUse: false,
      extent: extent)
  }

  /// The whole expression that an operator stands in.
  private func operandExtent(of node: Int, in file: Int) -> ByteRange {
    let outline = project.files[file].outline
    let parent = Int(outline.nodes[node].parent)
    // The last node inside the expression belongs to its last part.
    var last = Int(outline.nodes[parent].next) - 1
    while Int(outline.nodes[last].parent) != parent { last = Int(outline.nodes[last].parent) }
    return ByteRange(start: outline.nodes[parent + 1].range.start, end: outline.nodes[last].range.end)
  }

  private func evidence(
    _ node: Int, _ range: ByteRange, _ reading: PositionReader.Reading, _ object: String, _ type: TypeIndex,
    _ match: ObjectMatch, _ recognised: String?, extent: ByteRange, in file: Int
  ) -> Evidence {
    Evidence(
      file: file, node: node, range: range, owner: reader.owner(of: node, in: file),
      position: reading.position,
      object: object, type: type, match: match, recognised: recognised, value: reading.value,
      member: reading.member,
      isUse: false, extent: extent)
  }
}
