import EavesOutline
import EavesSource

/// An argument of a call.
typealias ManifestArgument = (label: String, term: ManifestTerm)

extension ManifestReader {
  /// A name, literal or `.name` and what follows it: members, calls, subscripts.
  mutating func evaluateChain(_ parts: [Int], around container: Int) -> ManifestTerm {
    guard let first = parts.first else { return unread("there is nothing to read", at: container) }
    var at = 1
    let name = outline.name(of: first)
    var value: ManifestTerm
    if kind(first) == .implicitMember {
      let arguments = self.arguments(in: parts, &at)
      value = implicit(name, arguments, at: first)
    } else if kind(first) == .identifier, at < parts.count, kind(parts[at]) == .call,
      state.variable(name) == nil, let own = functions[name]
    {
      let arguments = self.arguments(in: parts, &at) ?? []
      value = call(fitting(own, arguments), arguments, at: range(first))
    } else if kind(first) == .identifier, at < parts.count, kind(parts[at]) == .call,
      state.variable(name) == nil, let own = state.variable("self"), name.first?.isLowercase ?? false
    {
      value = access(name, of: own, self.arguments(in: parts, &at), at: first)
    } else {
      value = primary(first)
    }
    while at < parts.count {
      let part = parts[at]
      at += 1
      switch kind(part) {
      case .member:
        let before = at
        let arguments = self.arguments(in: parts, &at)
        if let arguments,
          let changed = change(Array(parts[..<(before - 1)]), value, outline.name(of: part), arguments)
        {
          value = changed
        } else {
          value = access(outline.name(of: part), of: value, arguments, at: part)
        }
      case .call: value = call(value, evaluateArguments(of: part), at: part)
      case .subscript_: value = look(up: evaluateArguments(of: part), in: value, at: part)
      case .optionalChain where value.isNothing: return value
      case .optionalChain, .forceUnwrap: continue
      case .cast, .argumentNames: continue
      default: return unread("it is not read", at: part)
      }
    }
    return value
  }

  /// The arguments of the call that stands at a part of a chain, if one does.
  private mutating func arguments(in parts: [Int], _ at: inout Int) -> [ManifestArgument]? {
    guard at < parts.count, kind(parts[at]) == .call else { return nil }
    at += 1
    return evaluateArguments(of: parts[at - 1])
  }

  private mutating func evaluateArguments(of call: Int) -> [ManifestArgument] {
    var arguments: [ManifestArgument] = []
    for argument in outline.children(of: call) where kind(argument) == .argument {
      let inner = children(argument)
      if let first = inner.first, kind(first) == .prefixKeyword, outline.name(of: first) == "&" {
        doubt("what a function changes through `&` is not read", at: range(argument))
      }
      arguments.append((outline.name(of: argument), evaluate(inner, around: argument)))
    }
    return arguments
  }

  /// `.name` and `.name(…)`: what the page declares under it, else what the package's description makes of it.
  private mutating func implicit(_ name: String, _ arguments: [ManifestArgument]?, at node: Int)
    -> ManifestTerm
  {
    if let own = statics[name], let found = staticValue(own, arguments, at: range(node)) { return found }
    return state.make(name, arguments ?? [], at: range(node), isSymbol: arguments == nil)
  }

  /// The value of a static member, or of a call of it; nil where none fits.
  mutating func staticValue(
    _ candidates: [Int], _ arguments: [ManifestArgument]?, at place: ByteRange
  ) -> ManifestTerm? {
    if let arguments {
      let functions = candidates.filter { kind($0) == .funcDecl }
      guard let fitting = functions.first(where: { fits($0, arguments) }) else { return nil }
      return call(ManifestFunction(node: fitting), arguments, at: place)
    }
    guard let binding = candidates.first(where: { kind($0) == .binding }) else { return nil }
    if let known = staticValues[binding] { return known }
    if let getter = getter(of: binding) { return call(ManifestFunction(node: getter), [], at: place) }
    guard let initializer = outline.firstChild(of: binding, kind: .initializer) else { return nil }
    let value = evaluate(children(initializer), around: initializer)
    staticValues[binding] = value
    return value
  }

  // MARK: Functions

  private func parameters(of function: Int) -> [(label: String, name: String, node: Int)] {
    outline.children(of: function).filter { kind($0) == .parameter }.map { node in
      let name = outline.name(of: node)
      let label = outline.firstChild(of: node, kind: .label).map { outline.name(of: $0) } ?? name
      return (label == "_" ? "" : label, name, node)
    }
  }

  func fits(_ function: Int, _ arguments: [ManifestArgument]) -> Bool {
    let parameters = parameters(of: function)
    let labels = parameters.map(\.label)
    return arguments.allSatisfy { labels.contains($0.label) || $0.term.isFunction }
      && parameters.allSatisfy { parameter in
        arguments.contains { $0.label == parameter.label }
          || outline.nodes[parameter.node].flags.contains(.trailing)
          || outline.firstChild(of: parameter.node, kind: .initializer) != nil
          || arguments.contains { $0.term.isFunction }
      }
  }

  private func fitting(_ functions: [Int], _ arguments: [ManifestArgument]) -> ManifestFunction {
    ManifestFunction(node: functions.first { fits($0, arguments) } ?? functions[0])
  }

  /// Calls a function of the page or a closure.
  mutating func call(
    _ function: ManifestFunction, _ arguments: [ManifestArgument], of own: ManifestTerm? = nil,
    at place: ByteRange
  ) -> ManifestTerm {
    guard depth < Self.depthLimit, step() else { return ManifestTerm(.unread(Self.tooLong), at: place) }
    depth += 1
    defer { depth -= 1 }
    if kind(function.node) == .keyPath { return value(atPath: function.node, of: arguments.first?.term) }
    var outer = state.scopes
    let began = state.time
    state.scopes = [outer[0]] + function.captured + [scope(of: function.node, arguments, own)]
    returns.append([])
    let last = result(of: body(of: function.node))
    let early = returns.removeLast()
    outer[0] = state.scopes[0]
    // What a closure wrote in the block around it stays written.
    for at in function.captured.indices where at + 1 < outer.count {
      for (name, value) in state.scopes[at + 1] where value.written > began && outer[at + 1][name] != nil {
        outer[at + 1][name] = value
      }
    }
    state.scopes = outer
    let values = early + (last.map { [$0] } ?? [])
    guard var value = values.first else { return ManifestTerm(.nothing, at: place) }
    for other in values.dropFirst() { value = state.joined(value, other) }
    return value
  }

  private func body(of function: Int) -> [Int] {
    if kind(function) == .closure {
      return children(function).filter {
        ![.parameter, .capture, .effect, .returnType, .attribute].contains(kind($0))
      }
    }
    return outline.firstChild(of: function, kind: .block).map { children($0) } ?? []
  }

  /// The value of a body that is one expression; nil where it returns by a statement.
  private mutating func result(of body: [Int]) -> ManifestTerm? {
    if body.count == 1, kind(body[0]) == .expression { return evaluate(children(body[0]), around: body[0]) }
    if body.count == 1, [.ifStmt, .switchStmt].contains(kind(body[0])), isExpression(body[0]) {
      return value(ofBranches: body[0])
    }
    _ = run(body)
    return nil
  }

  /// Whether each branch of a statement is one expression.
  private func isExpression(_ statement: Int) -> Bool {
    func isValue(_ nodes: [Int]) -> Bool {
      guard nodes.count == 1 else { return false }
      if [.ifStmt, .switchStmt].contains(kind(nodes[0])) { return isExpression(nodes[0]) }
      return kind(nodes[0]) == .expression
    }
    return children(statement).allSatisfy { child in
      switch kind(child) {
      case .block: isValue(children(child))
      case .elseBranch:
        children(child).allSatisfy { kind($0) == .block ? isValue(children($0)) : isExpression($0) }
      case .switchCase: isValue(children(child).filter { kind($0) != .caseItem })
      default: true
      }
    }
  }

  private func scope(
    of function: Int, _ arguments: [ManifestArgument], _ own: ManifestTerm?
  ) -> ManifestScope {
    var scope: ManifestScope = [:]
    func declare(_ name: String, _ term: ManifestTerm) {
      scope[name] = ManifestVariable(term: term, written: state.time + 1 + scope.count)
    }
    if let own { declare("self", own) }
    for (at, argument) in arguments.enumerated() { declare("$\(at)", argument.term) }
    let parameters = parameters(of: function)
    if kind(function) == .closure { return closureScope(scope, parameters.map(\.name), arguments) }
    var rest = arguments
    for parameter in parameters {
      if outline.nodes[parameter.node].flags.contains(.trailing) {
        let own = rest.prefix { $0.label == parameter.label || $0.label.isEmpty }
        rest.removeFirst(own.count)
        declare(parameter.name, ManifestTerm(.list(own.map(\.term)), at: range(parameter.node)))
      } else if let at = rest.firstIndex(where: { $0.label == parameter.label }) {
        declare(parameter.name, rest.remove(at: at).term)
      } else if let value = outline.firstChild(of: parameter.node, kind: .initializer) {
        var reader = self
        declare(parameter.name, reader.evaluate(children(value), around: value))
      } else if let at = rest.firstIndex(where: { $0.term.isFunction }) {
        declare(parameter.name, rest.remove(at: at).term)
      }
    }
    return scope
  }

  /// A closure of two names that is given a pair takes it apart.
  private func closureScope(
    _ scope: ManifestScope, _ names: [String], _ arguments: [ManifestArgument]
  ) -> ManifestScope {
    var scope = scope
    var terms = arguments.map(\.term)
    if let first = terms.first, terms.count == 1, case .tuple(let parts) = first.value,
      names.count == parts.count || names.isEmpty
    {
      terms = parts.map(\.term)
      if names.isEmpty { for (at, term) in terms.enumerated() { scope["$\(at)"]?.term = term } }
      if names.isEmpty, terms.count > 1 {
        scope["$1"] = ManifestVariable(term: terms[1], written: state.time + 1)
      }
    }
    for (name, term) in zip(names, terms) {
      scope[name] = ManifestVariable(term: term, written: state.time + 1)
    }
    return scope
  }
}

extension ManifestTerm {
  var isFunction: Bool { if case .function = value { true } else { false } }
}
