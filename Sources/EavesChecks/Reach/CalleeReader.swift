import EavesOutline
import EavesProject

/// Reads which bodies the code of one file certainly runs, place by place.
///
/// A name alone resolves nothing: the receiver's type is known, or the name is found by scope.
struct CalleeReader {
  /// One place that runs other code: all of several targets are overloads that it may mean, or conforming types.
  struct Found: Sendable {
    let source: Int
    let node: Int
    let targets: [Int]
    let isDispatch: Bool
    /// Whether the place runs whenever the body does.
    let isCertain: Bool
    /// Bits of the roles of the values that the chain before it passes.
    let passed: UInt64
  }

  private let file: Int
  private let project: Project
  private let bodies: CodeBodies
  private let names: RunnableNames
  private let outline: Outline
  private let enclosure: Enclosure
  private var found: [Found] = []
  /// Bits of the roles of the values that the chain of the node that is read passes.
  private var passed: UInt64 = 0
  /// The body around the node that is read.
  private var source = 0

  init(file: Int, project: Project, bodies: CodeBodies, names: RunnableNames) {
    self.file = file
    self.project = project
    self.bodies = bodies
    self.names = names
    outline = project.files[file].outline
    enclosure = Enclosure(project: project)
  }

  /// In source order. O(code).
  mutating func read() -> [Found] {
    var walk = bodies.walk(file)
    let of = project.files[file]
    for node in outline.nodes.indices {
      let kind = outline.nodes[node].kind
      switch kind {
      case .identifier, .member, .implicitMember:
        let symbol = of.symbol(node)
        let isNamed = names.isRunnable[symbol.index] || symbol == names.initializer
        guard isNamed || mayBeCalledAsFunction(node) else { continue }
        guard let body = walk.body(around: node) else { continue }
        source = body
        switch kind {
        case .identifier: readName(node, symbol)
        case .member: readMember(node, symbol)
        default: readImplicitMember(node, symbol)
        }
      case .attribute:
        guard let body = walk.body(around: node) else { continue }
        source = body
        readWrapper(node)
      case .subscript_:
        guard let name = names.subscripts, names.isRunnable[name.index],
          let body = walk.body(around: node)
        else { continue }
        source = body
        readSubscript(node, name)
      case .binaryOperator, .prefixOperator, .postfixOperator:
        let symbol = of.symbol(node)
        guard names.isRunnable[symbol.index], let body = walk.body(around: node) else { continue }
        source = body
        readOperator(node, symbol)
      case .keyPathComponent:
        let symbol = of.symbol(node)
        guard names.isRunnable[symbol.index], let body = walk.body(around: node) else { continue }
        source = body
        readKeyPath(node, symbol)
      case .interpolation:
        guard let name = names.description, names.isRunnable[name.index],
          let body = walk.body(around: node)
        else { continue }
        source = body
        readText(node, name)
      default: continue
      }
    }
    return found
  }

  private mutating func add(_ node: Int, _ targets: [Int], isDispatch: Bool = false) {
    // What runs itself reaches nothing by that.
    let targets = targets.filter { $0 != source }
    if targets.isEmpty { return }
    let isCertain =
      bodies.declaration(of: source, in: project).map {
        RunningCode(project: project).runs(node, in: file, within: $0)
      } ?? true
    found.append(
      Found(
        source: source, node: node, targets: targets, isDispatch: isDispatch, isCertain: isCertain,
        passed: passed))
  }

  // MARK: Names

  private mutating func readName(_ node: Int, _ symbol: Symbol) {
    if let type = project.typeUse(at: node, in: file) { return readCreation(of: type, node) }
    switch project.declaration(of: node, in: file) {
    case .member(let member):
      let owner = project.members[member].owner
      let own = project.enclosingType(of: node, in: file)
      let receiver = own != .none && project.types[own.index].kind == .protocol ? own : owner
      run(member, on: receiver, at: node)
      readCall(of: .member(member), at: node)
    // A name alone may be a member of a class whose source is not here.
    case .global(let place) where !project.isInSubtype(node, in: file):
      runGlobal(place, symbol, at: node)
      readCall(of: .global(place), at: node)
    case .local(let local): readCall(of: .local(local), at: node)
    case .selfOf(let type):
      if project.callAfter(node, in: file) != nil { readCall(ofTypes: [type], at: node) }
    default: return
    }
  }

  private mutating func runGlobal(_ place: NodeRef, _ symbol: Symbol, at node: Int) {
    let home = project.files[Int(place.file)].outline
    guard home.nodes[Int(place.node)].kind == .funcDecl else {
      let isComputed = home.firstChild(of: Int(place.node), kind: .accessor) != nil
      guard isComputed || isCalledClosure(place, at: node), let body = bodies.body(ofGlobal: place) else {
        return
      }
      return add(node, [body])
    }
    // Those of other files may be private there.
    let alike = project.globals(named: symbol).filter { $0.file == place.file }
    let fitting = alike.filter { takes($0, at: node) }
    add(node, (fitting.isEmpty ? alike : fitting).compactMap { bodies.body(ofGlobal: $0) })
  }

  /// `store(…)` of a value whose type declares `callAsFunction`.
  private mutating func readCall(of declared: Declared, at node: Int) {
    guard mayBeCalledAsFunction(node) else { return }
    if case .member(let member) = declared, project.members[member].kind == .method { return }
    readCall(ofTypes: project.types(of: declared, from: file), at: node)
  }

  private mutating func readCall(ofTypes types: [TypeIndex], at node: Int) {
    guard let name = names.callAsFunction else { return }
    for type in types {
      guard let member = project.member(named: name, of: type) else { continue }
      return run(member, on: type, at: node)
    }
  }

  private func mayBeCalledAsFunction(_ node: Int) -> Bool {
    names.callAsFunction != nil && project.callAfter(node, in: file) != nil
  }

  // MARK: Making values

  /// `T(…)` and `T.init(…)`; a type that only stands there makes nothing.
  private mutating func readCreation(of type: TypeIndex, _ node: Int) {
    if project.callAfter(node, in: file) != nil { make(type, at: node) }
  }

  private mutating func make(_ type: TypeIndex, at node: Int) {
    guard names.isMade[type.index] else {
      // An extension of another's type, or of one with a layer, may add an initializer; what has a layer is no way.
      if project.types[type.index].kind == .external { runInitializers(of: type, at: node) }
      return
    }
    add(node, [bodies.body(making: type)])
    runInitializers(of: type, at: node)
  }

  private mutating func runInitializers(of type: TypeIndex, at node: Int) {
    guard let name = names.initializer else { return }
    let own = project.ownMembers(named: name, of: type)
    let isForeign = project.types[type.index].kind == .external
    let fitting = own.filter {
      names.hasCode[$0] && takes(project.members[$0].node, at: node, strictly: isForeign) && isSeen($0)
    }
    add(node, fitting)
  }

  // MARK: Members

  private mutating func readMember(_ node: Int, _ symbol: Symbol) {
    let head = outline.chainHead(of: node)
    defer { passed = 0 }
    if symbol == names.initializer {
      guard project.callAfter(node, in: file) != nil else { return }
      if let type = project.typeUse(at: head, in: file) { return make(type, at: node) }
      if project.isSelf(head, in: file) {
        let type = project.enclosingType(of: node, in: file)
        if type != .none { runInitializers(of: type, at: node) }
      }
      return
    }
    var receivers: [TypeIndex]
    if Int(outline.nodes[head].next) == node || project.isSelf(head, in: file) {
      receivers = project.types(ofChainFrom: head, upTo: node, file: file)
    } else {
      let steps = project.chainTypes(from: head, upTo: node, file: file)
      receivers = steps.last ?? []
      passed = steps.dropLast().joined().reduce(0) { $0 | project.roleBits(of: $1) }
    }
    if let type = project.literalType(at: head, in: file) {
      // Parts behind a literal may be anything.
      guard Int(outline.nodes[head].next) == node, let member = project.ownMember(named: symbol, of: type)
      else { return }
      return run(member, on: type, at: node)
    }
    receivers = receivers.filter { $0 != .none }
    for type in receivers {
      guard let member = project.member(named: symbol, of: type) else { continue }
      let record = project.types[type.index]
      // An array of texts is no text, and what an extension of one does is not done by the other.
      if record.kind == .external, !project.isValue(before: node, of: record.name, in: file) { return }
      run(member, on: type, at: node)
      return readCall(of: .member(member), at: node)
    }
    if readDynamicMember(of: receivers, node) { return }
    guard isShown(chainFrom: head) else { return }
    for type in project.allSupertypes(of: project.enclosingType(of: node, in: file))
    where project.types[type.index].kind == .external {
      guard let member = project.ownMember(named: symbol, of: type) else { continue }
      return run(member, on: type, at: node)
    }
  }

  private mutating func readImplicitMember(_ node: Int, _ symbol: Symbol) {
    if let type = project.typeMade(byImplicit: node, in: file) { return make(type, at: node) }
    guard let type = project.contextualType(ofImplicit: node, in: file),
      let member = project.member(named: symbol, of: type)
    else { return }
    run(member, on: type, at: node)
  }

  /// Whether a chain is shown by a view: `Text(a).stored()` directly in a body, where every value is a view.
  private func isShown(chainFrom head: Int) -> Bool {
    guard outline.nodes[head].kind == .identifier, outline.names.isCapitalised(outline.nodes[head].name),
      outline.nodes[Int(outline.nodes[head].parent)].kind == .expression,
      project.enclosingType(of: head, in: file) != .none
    else { return false }
    return enclosure.isBuilding(head, in: file)
  }

  /// A member that a type does not declare, of one that answers for any name.
  private mutating func readDynamicMember(of types: [TypeIndex], _ node: Int) -> Bool {
    guard let name = names.subscripts else { return false }
    for type in types where project.types[type.index].kind != .external {
      let dynamic = project.ownMembers(named: name, of: type).filter { member in
        let place = project.members[member].node
        let home = project.files[Int(place.file)].outline
        return home.children(of: Int(place.node)).contains {
          home.nodes[$0].kind == .parameter && home.argumentLabel(of: $0) == "dynamicMember"
        }
      }
      if dynamic.isEmpty { continue }
      add(node, dynamic)
      return true
    }
    return false
  }

  private mutating func readSubscript(_ node: Int, _ name: Symbol) {
    let head = outline.chainHead(of: node)
    for type in project.types(ofChainFrom: head, upTo: node, file: file) {
      guard let member = project.member(named: name, of: type) else { continue }
      let record = project.types[type.index]
      if record.kind == .external, !project.isValue(before: node, of: record.name, in: file) { return }
      return run(member, on: type, at: node)
    }
  }

  /// An operator that the project declares: every function of its name is the project's. Of others those are meant that
  /// the type of the left operand declares.
  private mutating func readOperator(_ node: Int, _ symbol: Symbol) {
    guard names.operators[symbol] != nil else {
      guard let before = outline.previousSibling(of: node) else { return }
      let head = outline.chainHead(of: before)
      for type in project.types(ofChainFrom: head, upTo: node, file: file)
      where project.types[type.index].kind != .external {
        guard let member = project.ownMember(named: symbol, of: type) else { continue }
        return run(member, on: type, at: node)
      }
      return
    }
    let free = project.globals(named: symbol).compactMap { bodies.body(ofGlobal: $0) }
    add(node, free + names.operators[symbol, default: []])
  }

  // MARK: What reads a value without naming its code

  /// `\Trip.stored`, and `trips.map(\.stored)`: the root is written, or is what the call is asked of.
  private mutating func readKeyPath(_ node: Int, _ symbol: Symbol) {
    let path = Int(outline.nodes[node].parent)
    guard outline.nodes[path].kind == .keyPath,
      !outline.children(of: path).contains(where: {
        outline.nodes[$0].kind == .keyPathComponent && $0 < node
      })
    else { return }
    var roots = outline.children(of: path).filter { outline.nodes[$0].kind == .typeName }.compactMap {
      project.typeUse(at: $0, in: file)
    }
    let argument = Int(outline.nodes[path].parent)
    if roots.isEmpty, outline.nodes[argument].kind == .argument,
      let callee = outline.previousSibling(of: Int(outline.nodes[argument].parent)),
      outline.nodes[callee].kind == .member
    {
      roots = project.types(ofChainFrom: outline.chainHead(of: callee), upTo: callee, file: file)
    }
    for type in roots where project.types[type.index].kind != .external {
      guard let member = project.member(named: symbol, of: type) else { continue }
      return run(member, on: type, at: node)
    }
  }

  /// A value in a text, whose type says itself what text it is.
  private mutating func readText(_ node: Int, _ name: Symbol) {
    guard let argument = outline.firstChild(of: node, kind: .argument), outline.name(of: argument).isEmpty
    else { return }
    for type in project.types(ofExpressionIn: argument, file: file)
    where project.types[type.index].kind != .external {
      guard let member = project.ownMember(named: name, of: type) else { continue }
      return run(member, on: type, at: node)
    }
  }

  // MARK: Wrappers

  /// `@Stored var trips`: making the property makes the wrapper, and reading it reads `wrappedValue`.
  private mutating func readWrapper(_ attribute: Int) {
    guard let type = project.attributeType(at: attribute, in: file) else { return }
    if names.isMade[type.index] { make(type, at: attribute) }
    for member in wrappedValues(of: type) where isComputed(member) { add(attribute, [member]) }
  }

  private func wrappedValues(of wrapper: TypeIndex) -> [Int] {
    names.wrappedValue.map { project.ownMembers(named: $0, of: wrapper) } ?? []
  }

  // MARK: What runs

  /// What a call, read or write of a member runs.
  private mutating func run(_ member: Int, on receiver: TypeIndex, at node: Int) {
    if project.types[receiver.index].kind == .protocol { return dispatch(member, of: receiver, at: node) }
    guard project.members[member].kind == .property else {
      return add(node, bodies(meantBy: member, at: node))
    }
    // What reads and what writes run one after the other.
    if isRead(at: node), runs(property: member, at: node) { add(node, [member]) }
    if isWritten(at: node) { for writer in writers(of: member) { add(node, [writer]) } }
  }

  /// The bodies that a name may mean, of a type or one of its supertypes; empty where nothing of the project runs.
  private func bodies(meantBy member: Int, at node: Int) -> [Int] {
    let record = project.members[member]
    switch record.kind {
    case .property:
      let read = isRead(at: node) && runs(property: member, at: node) ? [member] : []
      return read + (isWritten(at: node) ? writers(of: member) : [])
    case .method, .subscript, .initializer:
      let isOwn = project.types[record.owner.index].kind != .external
      let alike = project.ownMembers(named: record.name, of: record.owner).filter {
        names.hasCode[$0] && project.members[$0].kind == record.kind
      }
      if record.kind == .subscript {
        let written = isWritten(at: node) ? alike.flatMap { writers(of: $0) } : []
        return isRead(at: node) ? alike : written
      }
      let fitting = alike.filter {
        takes(project.members[$0].node, at: node, strictly: !isOwn) && (isOwn || isSeen($0))
      }
      // A type of another module may have more members of that name than its extensions declare.
      return fitting.isEmpty && isOwn ? alike : fitting
    case .case: return []
    }
  }

  /// Every conforming type may be meant: its own member, or the default that the protocol has.
  private mutating func dispatch(_ member: Int, of type: TypeIndex, at node: Int) {
    let name = project.members[member].name
    let conformers = names.conformers[type, default: []]
    if conformers.isEmpty {
      // Nobody conforms: the default alone can be meant.
      return add(node, bodies(meantBy: member, at: node))
    }
    var targets: [Int] = []
    for conformer in conformers {
      guard let own = project.member(named: name, of: conformer) else { return }
      let meant = bodies(meantBy: own, at: node)
      // One that runs nothing of the project's reaches nothing.
      if meant.isEmpty { return }
      targets += meant
    }
    var met: Set<Int> = []
    let distinct = targets.filter { met.insert($0).inserted }
    // The default of an extension is no choice between types.
    let isDefault = distinct.allSatisfy {
      bodies.member(of: $0).map { project.types[project.members[$0].owner.index].kind == .protocol } ?? false
    }
    add(node, distinct, isDispatch: !isDefault)
  }

  /// What writing a member runs: its own setter and observers, or those of the wrapper around it.
  private func writers(of member: Int) -> [Int] {
    var found = project.writers(of: member).isEmpty ? [] : [bodies.body(writing: member)]
    let record = project.members[member]
    let home = Int(record.declaration.file)
    for attribute in project.attributes(of: Int(record.declaration.node), in: home) {
      guard let wrapper = project.attributeType(at: attribute, in: home) else { continue }
      for value in wrappedValues(of: wrapper) where !project.writers(of: value).isEmpty {
        found.append(bodies.body(writing: value))
      }
    }
    return found
  }

  /// The name behind a part of a chain, where the part is the last: an assignment or an operator that assigns.
  private func assignment(behind node: Int) -> Int? {
    let next = Int(outline.nodes[node].next)
    guard next < Int(outline.nodes[Int(outline.nodes[node].parent)].next) else { return nil }
    return outline.nodes[next].kind == .assignment || isAssigning(next) ? next : nil
  }

  private func isAssigning(_ node: Int) -> Bool {
    guard outline.nodes[node].kind == .binaryOperator else { return false }
    return Self.assigning.contains(outline.name(of: node))
  }

  /// The operators of the language that read and write what stands before them.
  private static let assigning: Set = [
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=", "&>>=",
  ]

  private func isWritten(at node: Int) -> Bool { assignment(behind: node) != nil }

  private func isRead(at node: Int) -> Bool { assignment(behind: node).map(isAssigning) ?? true }

  /// Whether a property's code runs where it is read: it is computed, or wrapped by a wrapper of the project, or is a
  /// closure that is called.
  private func runs(property member: Int, at node: Int) -> Bool {
    let record = project.members[member]
    if isComputed(member) || isWrapped(record) { return true }
    return isCalledClosure(record.node, at: node)
  }

  private func isComputed(_ member: Int) -> Bool {
    let record = project.members[member]
    return record.kind == .property && !record.isStored && names.hasCode[member]
  }

  private func isWrapped(_ record: Member) -> Bool {
    let home = Int(record.declaration.file)
    return project.attributes(of: Int(record.declaration.node), in: home).contains {
      project.attributeType(at: $0, in: home) != nil
    }
  }

  /// `load()` of `static let load = { … }`: the closure is written there, and nothing replaces it.
  private func isCalledClosure(_ place: NodeRef, at node: Int) -> Bool {
    guard project.callAfter(node, in: file) != nil else { return false }
    let home = project.files[Int(place.file)].outline
    let declaration = Int(home.nodes[Int(place.node)].parent)
    guard home.nodes[declaration].flags.contains(.isLet),
      let value = home.firstChild(of: Int(place.node), kind: .initializer)
    else { return false }
    let first = value + 1
    return first < Int(home.nodes[value].next) && home.nodes[first].kind == .closure
      && home.nodes[first].next == home.nodes[value].next
  }

  /// Whether the file may call a member: it is private to no other, and no test's.
  private func isSeen(_ member: Int) -> Bool {
    let home = Int(project.members[member].node.file)
    return home == file || project.members[member].access > .fileprivate && !project.isTestFile(home)
  }

  /// Whether the parameters of a function take the arguments of a call: their labels in order, where those without
  /// a default are none too many. What is only named may be called with anything.
  ///
  /// - Parameter isStrict: whether others of that name may be nowhere in the project: then a closure behind the brackets is
  ///   that of the last parameter.
  private func takes(_ function: NodeRef, at node: Int, strictly isStrict: Bool = false) -> Bool {
    guard let call = project.callAfter(node, in: file) else { return true }
    let there = project.files[Int(function.file)].outline
    var parameters = there.children(of: Int(function.node)).filter { there.nodes[$0].kind == .parameter }[...]
    for argument in outline.children(of: call) where outline.nodes[argument].kind == .argument {
      let label = outline.name(of: argument)
      // A closure behind the brackets leaves out its label.
      if label.isEmpty, outline.firstChild(of: argument, kind: .closure) != nil {
        guard isStrict else { return true }
        return parameters.last.map { Self.isFunction($0, in: there) } ?? false
          && parameters.dropLast().allSatisfy { there.firstChild(of: $0, kind: .initializer) != nil }
      }
      while let next = parameters.first, there.argumentLabel(of: next) != label {
        guard there.firstChild(of: next, kind: .initializer) != nil else { return false }
        parameters = parameters.dropFirst()
      }
      guard !parameters.isEmpty else { return false }
      parameters = parameters.dropFirst()
    }
    return parameters.allSatisfy { there.firstChild(of: $0, kind: .initializer) != nil }
  }

  /// Whether a parameter takes a function: its type names a result.
  private static func isFunction(_ parameter: Int, in outline: Outline) -> Bool {
    guard let type = outline.firstChild(of: parameter, kind: .typeAnnotation) else { return false }
    return (type..<Int(outline.nodes[type].next)).contains { outline.nodes[$0].kind == .functionResult }
  }
}
