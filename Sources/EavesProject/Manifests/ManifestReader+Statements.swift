import EavesOutline
import EavesSource

/// How a run of statements ended.
enum ManifestFlow: Equatable {
  case onward, left
  case returned(at: Int)

  /// What two branches end in: only what both do is certain.
  func joined(_ other: ManifestFlow) -> ManifestFlow { self == .onward || other == .onward ? .onward : self }
}

extension ManifestReader {
  /// Runs statements of one block in order, until one leaves it.
  mutating func run(_ statements: [Int]) -> ManifestFlow {
    for statement in statements {
      guard step() else {
        doubt(Self.tooLong, at: range(statement))
        return .left
      }
      let flow = run(statement)
      if flow != .onward { return flow }
    }
    return .onward
  }

  /// Runs a block with names of its own.
  mutating func run(block: Int) -> ManifestFlow {
    state.scopes.append([:])
    defer { state.scopes.removeLast() }
    return run(children(block))
  }

  private mutating func run(_ statement: Int) -> ManifestFlow {
    switch kind(statement) {
    case .variableDecl: declare(statement)
    case .expression: _ = evaluate(children(statement), around: statement)
    case .ifStmt: return runIf(statement)
    case .guardStmt: return runGuard(statement)
    case .forStmt: runFor(statement)
    case .switchStmt: return runSwitch(statement)
    case .conditionalCompilation: return runConditional(statement)
    case .returnStmt:
      let inner = children(statement)
      let value =
        inner.isEmpty
        ? ManifestTerm(.nothing, at: range(statement)) : evaluate(inner, around: statement)
      returns[returns.count - 1].append(value)
      return .returned(at: statement)
    case .jump, .throwStmt: return .left
    case .doStmt, .block:
      for block in outline.children(of: statement) where kind(block) == .block { return run(block: block) }
    case .whileStmt, .repeatStmt: doubt("what a loop repeats is not read", at: head(of: statement))
    case .notUnderstood: doubt("it is not understood", at: head(of: statement))
    default: break
    }
    return .onward
  }

  /// The first line of a statement.
  private func head(of statement: Int) -> ByteRange {
    let whole = range(statement)
    let bytes = outline.source.bytes[Int(whole.start)..<Int(whole.end)]
    let end = bytes.firstIndex(of: 0x0A) ?? bytes.endIndex
    return ByteRange(Int(whole.start), end)
  }

  private mutating func declare(_ variable: Int) {
    for binding in outline.children(of: variable) where kind(binding) == .binding {
      if getter(of: binding) != nil { continue }
      let value =
        outline.firstChild(of: binding, kind: .initializer).map { evaluate(children($0), around: $0) }
        ?? unread(Self.unset, at: binding)
      let names = outline.children(of: binding).filter { kind($0) == .boundName }
      if names.isEmpty { state.declare(outline.name(of: binding), value) } else { bind(names, to: value) }
    }
  }

  /// Gives the parts of a tuple their names.
  mutating func bind(_ names: [Int], to value: ManifestTerm) {
    guard names.count > 1, case .tuple(let parts) = value.value, parts.count == names.count else {
      for name in names {
        let part = names.count == 1 ? value : unread("it is part of a value that is not read", at: name)
        state.declare(outline.name(of: name), part)
      }
      return
    }
    for (name, part) in zip(names, parts) { state.declare(outline.name(of: name), part.term) }
  }
}

// MARK: Conditions

extension ManifestReader {
  /// Evaluates each branch from the same state and merges the results. A branch that leaves the block adds nothing.
  mutating func branches(_ ways: [(inout ManifestReader) -> ManifestFlow]) -> ManifestFlow {
    let before = state
    var ends: [(state: ManifestState, flow: ManifestFlow)] = []
    for way in ways {
      let flow = way(&self)
      ends.append((state, flow))
      let things = state.things
      state = before
      state.things += things[before.things.count...]
      state.time = ends.last?.state.time ?? state.time
    }
    guard var joined = ends.first else { return .onward }
    for end in ends.dropFirst() {
      joined.state.join(end.state)
      joined.flow = joined.flow.joined(end.flow)
    }
    state = joined.state
    return joined.flow
  }

  private mutating func runIf(_ statement: Int) -> ManifestFlow {
    state.scopes.append([:])
    defer { state.scopes.removeLast() }
    let truth = holds(conditionsOf: statement)
    let then = outline.firstChild(of: statement, kind: .block)
    let other = outline.firstChild(of: statement, kind: .elseBranch)
    func runThen(_ reader: inout ManifestReader) -> ManifestFlow {
      then.map { reader.run(block: $0) } ?? .onward
    }
    func runElse(_ reader: inout ManifestReader) -> ManifestFlow {
      guard let other, let inner = reader.children(other).first else { return .onward }
      return reader.kind(inner) == .block ? reader.run(block: inner) : reader.runIf(inner)
    }
    switch truth {
    case true?: return runThen(&self)
    case false?: return runElse(&self)
    case nil: return branches([runThen, runElse])
    }
  }

  private mutating func runGuard(_ statement: Int) -> ManifestFlow {
    let truth = holds(conditionsOf: statement)
    guard truth != true, let block = outline.firstChild(of: statement, kind: .block) else { return .onward }
    if truth == false { return run(block: block) }
    return branches([{ _ in .onward }, { $0.run(block: block) }])
  }

  /// Whether all conditions of a statement hold; nil where that is unknown. Names that they bind are declared.
  mutating func holds(conditionsOf statement: Int) -> Bool? {
    var truth: Bool? = true
    for condition in outline.children(of: statement) where kind(condition) == .condition {
      switch holds(condition) {
      case true?: continue
      case false?: return false
      case nil: truth = nil
      }
    }
    return truth
  }

  private mutating func holds(_ condition: Int) -> Bool? {
    guard let inner = children(condition).first else { return nil }
    switch kind(inner) {
    case .optionalBinding: return holds(binding: inner)
    case .casePattern, .availability: return nil
    default: return evaluate(children(condition), around: condition).truth
    }
  }

  private mutating func holds(binding: Int) -> Bool? {
    let name = outline.name(of: binding)
    let value =
      outline.firstChild(of: binding, kind: .initializer).map { evaluate(children($0), around: $0) }
      ?? self.value(of: name, at: binding)
    state.declare(name, value)
    if value.isNothing { return false }
    return value.doubt == nil ? true : nil
  }

  private mutating func runConditional(_ statement: Int) -> ManifestFlow {
    let clauses = outline.children(of: statement).filter { kind($0) == .conditionalClause }
    let hasElse = clauses.contains { outline.name(of: $0) == "#else" }
    let ways: [(inout ManifestReader) -> ManifestFlow] = clauses.map { clause in
      { reader in
        let outline = reader.outline
        return reader.run(reader.children(clause).filter { outline.nodes[$0].kind != .condition })
      }
    }
    return branches(hasElse ? ways : ways + [{ _ in .onward }])
  }
}

extension ManifestReader {
  private mutating func runFor(_ statement: Int) {
    guard let block = outline.firstChild(of: statement, kind: .block),
      let sequence = outline.firstChild(of: statement, kind: .sequence)
    else { return }
    let names = names(boundIn: statement)
    let values = evaluate(children(sequence), around: sequence)
    guard let elements = elements(of: values) else {
      return doubt("what the loop goes through: \(values.doubt ?? "it is no list")", at: range(sequence))
    }
    for element in elements {
      guard step() else { return doubt(Self.tooLong, at: range(sequence)) }
      state.scopes.append([:])
      bind(names, to: element)
      let truth = holds(conditionsOf: statement)
      var flow = ManifestFlow.onward
      if truth == true, element.isCertain {
        flow = run(block: block)
      } else if truth != false {
        flow = branches([{ $0.run(block: block) }, { _ in .onward }])
      }
      state.scopes.removeLast()
      if case .returned = flow { return }
    }
  }

  private func names(boundIn statement: Int) -> [Int] {
    guard let pattern = outline.firstChild(of: statement, kind: .pattern) else { return [] }
    return (pattern + 1..<Int(outline.nodes[pattern].next)).filter { kind($0) == .boundName }
  }

  /// The elements of a list, or what a dictionary holds as tuples; nil of anything else.
  func elements(of term: ManifestTerm) -> [ManifestTerm]? {
    switch term.value {
    case .list(let elements): elements
    case .nothing: []
    case .pairs(let pairs):
      pairs.map { ManifestTerm(.tuple([("key", $0.key), ("value", $0.value)]), at: $0.key.range) }
    default: nil
    }
  }

  /// The case that matches; where that is unknown, each that may match.
  mutating func runSwitch(_ statement: Int) -> ManifestFlow {
    guard let sequence = outline.firstChild(of: statement, kind: .sequence) else { return .onward }
    let subject = evaluate(children(sequence), around: sequence)
    var ways: [(inout ManifestReader) -> ManifestFlow] = []
    for part in outline.children(of: statement) where kind(part) == .switchCase {
      let fits = fits(part, subject)
      if fits == false { continue }
      ways.append { reader in
        reader.state.scopes.append([:])
        defer { reader.state.scopes.removeLast() }
        let outline = reader.outline
        let flow = reader.run(reader.children(part).filter { outline.nodes[$0].kind != .caseItem })
        return flow == .left ? .onward : flow
      }
      if fits == true { break }
    }
    if ways.count == 1 { return ways[0](&self) }
    return branches(ways)
  }

  private mutating func fits(_ part: Int, _ subject: ManifestTerm) -> Bool? {
    let items = outline.children(of: part).filter { kind($0) == .caseItem }
    if items.isEmpty { return true }
    var answer: Bool? = false
    for item in items {
      guard let pattern = outline.firstChild(of: item, kind: .pattern) else { return nil }
      let inner = children(pattern)
      let isSimple = !inner.contains { kind($0) == .boundName || kind($0) == .call }
      let wanted = isSimple ? evaluate(inner, around: pattern) : unread("it is a pattern", at: pattern)
      let equal = state.equal(subject, wanted)
      if equal == true { return outline.firstChild(of: item, kind: .condition) == nil ? true : nil }
      if equal == nil { answer = nil }
    }
    return answer
  }
}

// MARK: Branches that are values

extension ManifestReader {
  /// The value of an `if` or `switch` that is an expression.
  mutating func value(ofBranches statement: Int) -> ManifestTerm {
    guard step(), depth < Self.depthLimit else { return unread(Self.tooLong, at: statement) }
    depth += 1
    defer { depth -= 1 }
    let bodies = kind(statement) == .ifStmt ? ifBodies(statement) : switchBodies(statement)
    var value: ManifestTerm?
    for body in bodies {
      let next = self.value(ofBody: body, statement)
      value = value.map { state.joined($0, next) } ?? next
    }
    return value ?? unread("which branch it is, is not read", at: statement)
  }

  private mutating func ifBodies(_ statement: Int) -> [[Int]] {
    let truth = holds(conditionsOf: statement)
    let then = outline.firstChild(of: statement, kind: .block).map { children($0) }
    let other = outline.firstChild(of: statement, kind: .elseBranch).map { branch -> [Int] in
      let inner = children(branch)
      return inner.first.map { kind($0) == .block ? children($0) : [$0] } ?? []
    }
    switch truth {
    case true?: return [then].compactMap { $0 }
    case false?: return [other].compactMap { $0 }
    case nil: return [then, other].compactMap { $0 }
    }
  }

  private mutating func switchBodies(_ statement: Int) -> [[Int]] {
    guard let sequence = outline.firstChild(of: statement, kind: .sequence) else { return [] }
    let subject = evaluate(children(sequence), around: sequence)
    var bodies: [[Int]] = []
    for part in outline.children(of: statement) where kind(part) == .switchCase {
      let fits = fits(part, subject)
      if fits == false { continue }
      bodies.append(children(part).filter { kind($0) != .caseItem })
      if fits == true { break }
    }
    return bodies
  }

  private mutating func value(ofBody body: [Int], _ statement: Int) -> ManifestTerm {
    guard let last = body.last, body.count == 1 else {
      return unread("its branches are not read", at: statement)
    }
    switch kind(last) {
    case .expression: return evaluate(children(last), around: last)
    case .ifStmt, .switchStmt: return value(ofBranches: last)
    default: return unread("its branches are not read", at: statement)
    }
  }
}
