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
    /// The number of its targets among the groups of the file.
    let group: Int
    let isDispatch: Bool
    /// Whether other code may be meant as well.
    let isOpen: Bool
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
  private let running: RunningCode
  private let unnamed: UnnamedCalls
  private let candidates: CandidateBodies
  private let delegates: DelegateCalls
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
    running = RunningCode(project: project)
    delegates = DelegateCalls(file: file, project: project)
    unnamed = UnnamedCalls(file: file, project: project, names: names)
    candidates = CandidateBodies(file: file, project: project, bodies: bodies, names: names)
  }

  private var access: PropertyAccess { candidates.access }

  /// The places in source order, and the lists of bodies that they number. O(code).
  mutating func read() -> (found: [Found], groups: [[Int32]]) {
    var walk = bodies.walk(file)
    let of = project.files[file]
    for node in outline.nodes.indices {
      let kind = outline.nodes[node].kind
      switch kind {
      case .identifier, .member, .implicitMember:
        let symbol = of.symbol(node)
        let isNamed =
          names.isRunnable[symbol.index] || symbol == names.initializer
          || kind == .member && names.hasDynamicMembers
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
        run(unnamed.call(byKeyPathComponent: node, symbol), at: node)
      case .interpolation, .sequence:
        guard let body = walk.body(around: node) else { continue }
        source = body
        if kind == .sequence {
          run(unnamed.call(byLoop: node), at: node)
        } else {
          run(unnamed.call(byText: node), at: node)
          add(node, unnamed.members(byLabelsOfText: node, of.symbol(node)))
        }
      default: continue
      }
    }
    return (found, candidates.groups.lists)
  }

  /// - Parameter isOpen: whether code may be meant that is not in the project.
  private mutating func add(_ node: Int, _ meant: CandidateBodies.Candidates?, isOpen: Bool = false) {
    // What runs itself reaches nothing by that.
    guard let meant, let group = candidates.group(meant.group, without: source) else { return }
    let isCertain =
      bodies.declaration(of: source, in: project).map { running.runs(node, in: file, within: $0) } ?? true
    // What an extension gives a type of the SDK is done by the caller, whoever keeps the value: `model.url.load()`.
    let isOfExtension = candidates.groups.lists[group].first.flatMap { bodies.member(of: Int($0)) }.map {
      project.types[project.members[$0].owner.index].kind == .external
    }
    found.append(
      Found(
        source: source, node: node, group: group, isDispatch: meant.isDispatch,
        isOpen: isOpen || meant.isOpen, isCertain: isCertain, passed: isOfExtension == true ? 0 : passed))
  }

  private mutating func add(_ node: Int, _ targets: [Int], isOpen: Bool = false) {
    if targets.isEmpty { return }
    add(
      node, CandidateBodies.Candidates(group: candidates.group(of: targets), isDispatch: false),
      isOpen: isOpen)
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
    case .global(let place):
      // A name alone may be a member of a class whose source is not here.
      let isOpen = project.isInSubtype(node, in: file)
      runGlobal(place, symbol, at: node, isOpen: isOpen)
      if !isOpen { readCall(of: .global(place), at: node) }
    case .local(let local): readCall(of: .local(local), at: node)
    case .selfOf(let type):
      if project.callAfter(node, in: file) != nil { readCall(ofTypes: [type], at: node) }
    default: return
    }
  }

  private mutating func runGlobal(_ place: NodeRef, _ symbol: Symbol, at node: Int, isOpen: Bool) {
    let home = project.files[Int(place.file)].outline
    guard home.nodes[Int(place.node)].kind == .funcDecl else {
      let isComputed = home.firstChild(of: Int(place.node), kind: .accessor) != nil
      guard isComputed || access.isCalledClosure(place, at: node), let body = bodies.body(ofGlobal: place)
      else {
        return
      }
      return add(node, [body], isOpen: isOpen)
    }
    add(node, candidates.ofFunction(symbol, declaredIn: place.file, at: node), isOpen: isOpen)
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

  /// `T(…)`, `Outer.T(…)`; a type that only stands there makes nothing.
  private mutating func readCreation(of type: TypeIndex, _ node: Int) {
    let last = project.lastPart(ofTypeFrom: node, in: file)
    guard let call = project.callAfter(last, in: file) else { return }
    make(type, at: last)
    // `Trips()()`
    if let name = names.callAsFunction, project.callAfter(call, in: file) != nil,
      let member = project.member(named: name, of: type)
    {
      run(member, on: type, at: last)
    }
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
    add(node, candidates.ofInitializers(of: type, at: node))
  }

  // MARK: Members

  private mutating func readMember(_ node: Int, _ symbol: Symbol) {
    let head = outline.chainHead(of: node)
    defer { passed = 0 }
    if symbol == names.initializer {
      guard project.callAfter(node, in: file) != nil else { return }
      if let type = project.typeUse(at: head, in: file) { return make(type, at: node) }
      let own = project.enclosingType(of: node, in: file)
      if own == .none { return }
      if project.isSelf(head, in: file) { return runInitializers(of: own, at: node) }
      if project.isSuper(head, in: file), let superclass = project.superclass(of: own) {
        runInitializers(of: superclass, at: node)
      }
      return
    }
    if project.isSuper(head, in: file) {
      guard Int(outline.nodes[head].next) == node,
        let superclass = project.superclass(of: project.enclosingType(of: node, in: file)),
        let member = project.member(named: symbol, of: superclass)
      else { return }
      return run(member, on: superclass, at: node)
    }
    let isDirect = Int(outline.nodes[head].next) == node
    let isSelf = project.isSelf(head, in: file)
    var receivers: [TypeIndex]
    if isDirect {
      receivers = project.types(ofChainFrom: head, upTo: node, file: file)
    } else {
      let steps = project.chainTypes(from: head, upTo: node, file: file)
      receivers = steps.last ?? []
      passed = steps.dropFirst(isSelf ? 1 : 0).dropLast().joined().reduce(0) { $0 | project.roleBits(of: $1) }
    }
    if let type = project.literalType(at: head, in: file) {
      // Parts behind a literal may be anything.
      guard Int(outline.nodes[head].next) == node, let member = project.ownMember(named: symbol, of: type)
      else { return }
      return run(member, on: type, at: node)
    }
    receivers = receivers.filter { $0 != .none }
    let isOwn = isSelf && isDirect
    for type in receivers {
      guard let member = called(symbol, of: type, at: node), !isOfType(member, calledAs: node, head) else {
        continue
      }
      if project.types[type.index].kind == .protocol, delegates.isCalled(by: node, head) { return }
      // An array of texts is no text, and what an extension of one does may not be done by the other. Of the project's own
      // types it is asked where a path goes by the place.
      let record = project.types[type.index]
      let isOpen = record.kind == .external && !project.isValue(before: node, of: record.name, in: file)
      // What a value inherits is its own, too.
      if !isOwn { passed |= project.roleBits(of: type) }
      run(member, on: type, at: node, isOpen: isOpen)
      return readCall(of: .member(member), at: node)
    }
    if readDynamicMember(of: receivers, node) { return }
    guard isShown(chainFrom: head) else {
      return readNamed(node, symbol, isKnown: !receivers.isEmpty)
    }
    for type in project.allSupertypes(of: project.enclosingType(of: node, in: file))
    where project.types[type.index].kind == .external {
      guard let member = project.ownMember(named: symbol, of: type) else { continue }
      return run(member, on: type, at: node)
    }
  }

  /// A member of a value whose type is not known: what is called so may be meant. Of a known value, it may be a member that
  /// the project adds to a collection or a wrapper of such values.
  private mutating func readNamed(_ node: Int, _ symbol: Symbol, isKnown: Bool) {
    guard names.methods[symbol] != nil, isKnown || project.callAfter(node, in: file) != nil,
      let meant = candidates.ofUnknown(symbol, at: node, isKnown: isKnown)
    else { return }
    add(
      node, meant,
      isOpen: !isKnown || !candidates.isOfCollections(meant) || !project.isCollection(before: node, in: file))
  }

  /// The member of a name: where it is called, a method rather than a property.
  private func called(_ symbol: Symbol, of type: TypeIndex, at node: Int) -> Int? {
    guard let member = project.member(named: symbol, of: type) else { return nil }
    guard project.members[member].kind == .property, project.callAfter(node, in: file) != nil else {
      return member
    }
    let owner = project.members[member].owner
    return project.ownMembers(named: symbol, of: owner).first { project.members[$0].kind == .method }
      ?? member
  }

  /// Whether a value's property, of which nothing is known, only has the name of a static method of its type.
  private func isOfType(_ member: Int, calledAs node: Int, _ head: Int) -> Bool {
    let record = project.members[member]
    guard record.isStatic, record.kind == .method, project.callAfter(node, in: file) == nil else {
      return false
    }
    if project.isSelf(head, in: file) { return false }
    return project.typeUse(at: head, in: file) == nil
      || outline.previousSibling(of: node) != project.lastPart(ofTypeFrom: head, in: file)
  }

  private mutating func readImplicitMember(_ node: Int, _ symbol: Symbol) {
    if let type = project.typeMade(byImplicit: node, in: file) { return make(type, at: node) }
    guard let type = project.contextualType(ofImplicit: node, in: file) else {
      // What the project adds to a type of another module may be meant.
      return readNamed(node, symbol, isKnown: true)
    }
    if let member = project.member(named: symbol, of: type) { run(member, on: type, at: node) }
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
    for type in types {
      let dynamic = project.dynamicSubscripts(of: type)
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
    add(node, candidates.ofOperator(symbol, at: node))
  }

  // MARK: Wrappers

  /// `@Stored var trips`: making the property makes the wrapper, and reading it reads `wrappedValue`.
  private mutating func readWrapper(_ attribute: Int) {
    guard let type = project.attributeType(at: attribute, in: file) else { return }
    if names.isMade[type.index] { make(type, at: attribute) }
    for member in access.wrappedValues(of: type) where access.isComputed(member) { add(attribute, [member]) }
    for name in names.builders { add(attribute, project.ownMembers(named: name, of: type)) }
    // A wrapper of SwiftUI's is updated before each body.
    if let update = names.update, project.isDynamicProperty(type) {
      add(attribute, project.ownMembers(named: update, of: type))
    }
  }

  // MARK: What runs

  /// What a call, read or write of a member runs.
  private mutating func run(_ call: UnnamedCalls.Call?, at node: Int) {
    if let call { run(call.member, on: call.receiver, at: node) }
  }

  private mutating func run(_ member: Int, on receiver: TypeIndex, at node: Int, isOpen: Bool = false) {
    guard project.members[member].kind == .property, project.types[receiver.index].kind != .protocol else {
      return add(node, candidates.ofMember(member, on: receiver, at: node), isOpen: isOpen)
    }
    // What reads and what writes run one after the other.
    if access.isRead(at: node), access.runsCode(of: member, at: node) { add(node, [member], isOpen: isOpen) }
    if access.isWritten(at: node) {
      for writer in access.writers(of: member) { add(node, [writer], isOpen: isOpen) }
    }
  }
}
