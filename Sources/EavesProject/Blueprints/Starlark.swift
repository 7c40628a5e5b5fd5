import EavesSource

/// What an expression of a `BUILD` file comes to, as far as the page says it.
indirect enum StarlarkValue: Sendable {
  case text(String)
  case truth(Bool)
  case list([StarlarkTerm])
  /// `glob(["*.swift"])`, and every other call that stands as a value.
  case call(String, [StarlarkArgument])
  case pairs([(key: StarlarkTerm, value: StarlarkTerm)])
  /// `None`, numbers: nothing that files or dependencies are made of.
  case nothing
  /// What could not be told, and why.
  case unread(String)
}

/// A value and where its text is written.
struct StarlarkTerm: Sendable {
  var value: StarlarkValue
  var range: ByteRange
  /// Of an element: there on every platform and in every configuration.
  var isConditional = false
  /// How many brackets stand in each other, whatever names stand for.
  let depth: Int
  /// How many values it is made of, those behind names counted at each use.
  let size: Int

  /// O(its elements).
  init(value: StarlarkValue, range: ByteRange) {
    (self.value, self.range) = (value, range)
    let parts: [StarlarkTerm] =
      switch value {
      case .list(let list): list
      case .call(_, let arguments): arguments.map(\.term)
      case .pairs(let pairs): pairs.flatMap { [$0.key, $0.value] }
      case .text, .truth, .nothing, .unread: []
      }
    depth = (parts.map(\.depth).max() ?? -1) + 1
    size = parts.reduce(1) { min($0 + $1.size, Int(Int32.max)) }
  }

  var text: String? { if case .text(let text) = value { text } else { nil } }
}

/// An argument of a call; without a name the label is empty.
struct StarlarkArgument: Sendable {
  let label: String
  let term: StarlarkTerm
}

/// A call that stands alone: a rule.
struct StarlarkCall: Sendable {
  let name: String
  let arguments: [StarlarkArgument]
  /// The name of what is called.
  let range: ByteRange

  subscript(_ label: String) -> StarlarkTerm? { arguments.first { $0.label == label }?.term }
}

/// Reads a hand-written `BUILD` file: names, lists, texts, `glob`, `select` and calls. Nothing is loaded and no function
/// is run; what needs that is unread, with its place.
///
/// A page of a stranger may be anything: depth, lengths and what is copied are bounded.
struct Starlark {
  private(set) var calls: [StarlarkCall] = []
  private(set) var doubts: [ManifestDoubt] = []

  private let tokens: [StarlarkToken]
  private let bytes: [UInt8]
  private var at = 0
  private var names: [String: StarlarkTerm] = [:]
  /// Elements and bytes that sums have copied.
  private var copied = 0

  private static let depthLimit = 48
  private static let copyLimit = 400_000

  /// O(bytes), and at most 400,000 copies.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = StarlarkToken.all(of: bytes)
    while at < tokens.count { statement() }
  }

  // MARK: Tokens

  private var kind: StarlarkToken.Kind { at < tokens.count ? tokens[at].kind : .end }

  private var range: ByteRange {
    at < tokens.count ? tokens[at].range : ByteRange(bytes.count, bytes.count)
  }

  private func word(_ token: Int) -> String {
    guard token < tokens.count, tokens[token].kind == .name else { return "" }
    let range = tokens[token].range
    return String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  private mutating func take(_ sign: UInt8) -> Bool {
    guard kind == .sign(sign) else { return false }
    at += 1
    return true
  }

  private mutating func doubt(_ reason: String, at range: ByteRange) {
    if doubts.count < Blueprint.mostDoubts { doubts.append(ManifestDoubt(range: range, reason: reason)) }
  }

  /// Passes over the rest of a statement.
  private mutating func skipLine() {
    while at < tokens.count, kind != .lineEnd { at += 1 }
    at += 1
  }

  // MARK: Statements

  private mutating func statement() {
    if kind == .lineEnd {
      at += 1
      return
    }
    let (start, name) = (range, word(at))
    if kind == .indent || ["def", "if", "for", "elif", "else"].contains(name) {
      // A function's lines: who calls it is told at the call.
      if kind != .indent, name != "def" { doubt("a statement that is no part of a `BUILD` file", at: start) }
      return skipLine()
    }
    if kind == .name, at + 1 < tokens.count {
      switch tokens[at + 1].kind {
      case .sign(UInt8(ascii: "=")): return assign(name, adding: false)
      case .sum: return assign(name, adding: true)
      case .sign(UInt8(ascii: "(")):
        at += 2
        let arguments = self.arguments(depth: 1)
        if at >= tokens.count { doubt("its bracket is never closed", at: start) }
        if name != "load" { calls.append(StarlarkCall(name: name, arguments: arguments, range: start)) }
        if kind != .lineEnd, at < tokens.count { doubt("what stands behind the call is not read", at: range) }
        return skipLine()
      default: break
      }
    }
    if kind == .sign(UInt8(ascii: "[")) { doubt("what a loop makes is not read", at: start) }
    skipLine()
  }

  /// A value that no walk through it takes long, nor deep.
  private func bounded(_ term: StarlarkTerm) -> StarlarkTerm {
    if term.depth > Self.depthLimit { return unread("it is nested too deeply", term.range) }
    return term.size > Self.copyLimit ? unread("the page is too long to read", term.range) : term
  }

  private mutating func assign(_ name: String, adding: Bool) {
    at += 2
    let value = expression(depth: 0)
    names[name] =
      adding
      ? added(names[name] ?? unread("`\(name)` has no value yet", value.range), value) : value
    skipLine()
  }

  // MARK: Expressions

  private func unread(_ reason: String, _ range: ByteRange) -> StarlarkTerm {
    StarlarkTerm(value: .unread(reason), range: range)
  }

  /// A value, up to a comma, a bracket or the end of the line.
  private mutating func expression(depth: Int) -> StarlarkTerm {
    guard depth < Self.depthLimit else {
      let start = range
      skipValue()
      return unread("it is nested too deeply", start)
    }
    var value = primary(depth)
    while true {
      switch kind {
      case .sign(UInt8(ascii: "+")):
        at += 1
        value = added(value, primary(depth))
      case .sign(UInt8(ascii: ",")), .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")),
        .sign(UInt8(ascii: "}")),
        .sign(UInt8(ascii: ":")), .lineEnd, .end:
        return value
      default:
        let start = range
        let isLoop = word(at) == "for"
        skipValue()
        return unread(isLoop ? "what a loop makes is not read" : "an expression that is not read", start)
      }
    }
  }

  /// Passes over what is left of a value, with all brackets in it.
  private mutating func skipValue() {
    var open = 0
    while at < tokens.count {
      switch kind {
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")), .sign(UInt8(ascii: "{")): open += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")), .sign(UInt8(ascii: "}")):
        if open == 0 { return }
        open -= 1
      case .sign(UInt8(ascii: ",")) where open == 0, .lineEnd: return
      default: break
      }
      at += 1
    }
  }

  private mutating func primary(_ depth: Int) -> StarlarkTerm {
    let start = range
    switch kind {
    case .text:
      let token = tokens[at]
      at += 1
      return token.text(in: bytes).map { StarlarkTerm(value: .text($0), range: start) }
        ?? unread("its text is not read", start)
    case .number:
      at += 1
      return StarlarkTerm(value: .nothing, range: start)
    case .sign(UInt8(ascii: "[")): return list(depth)
    case .sign(UInt8(ascii: "{")): return pairs(depth)
    case .sign(UInt8(ascii: "(")):
      at += 1
      let inner = arguments(depth: depth + 1).map(\.term)
      return inner.count == 1 ? inner[0] : bounded(StarlarkTerm(value: .list(inner), range: start))
    case .name: return named(depth)
    default:
      // Whoever asks goes on from here.
      if kind != .lineEnd, kind != .end { at += 1 }
      return unread("it is not read", start)
    }
  }

  private mutating func list(_ depth: Int) -> StarlarkTerm {
    let start = range
    at += 1
    var elements: [StarlarkTerm] = []
    while at < tokens.count, kind != .sign(UInt8(ascii: "]")) {
      let before = at
      elements.append(expression(depth: depth + 1))
      _ = take(UInt8(ascii: ","))
      if at == before { break }
    }
    _ = take(UInt8(ascii: "]"))
    return bounded(StarlarkTerm(value: .list(elements), range: start))
  }

  private mutating func pairs(_ depth: Int) -> StarlarkTerm {
    let start = range
    at += 1
    var pairs: [(key: StarlarkTerm, value: StarlarkTerm)] = []
    while at < tokens.count, kind != .sign(UInt8(ascii: "}")) {
      let before = at
      let key = expression(depth: depth + 1)
      if take(UInt8(ascii: ":")) { pairs.append((key, expression(depth: depth + 1))) }
      _ = take(UInt8(ascii: ","))
      if at == before { break }
    }
    _ = take(UInt8(ascii: "}"))
    return bounded(StarlarkTerm(value: .pairs(pairs), range: start))
  }

  /// Up to the bracket that closes, which is taken.
  private mutating func arguments(depth: Int) -> [StarlarkArgument] {
    var arguments: [StarlarkArgument] = []
    while at < tokens.count, kind != .sign(UInt8(ascii: ")")) {
      let before = at
      var label = ""
      if kind == .name, at + 1 < tokens.count, tokens[at + 1].kind == .sign(UInt8(ascii: "=")) {
        label = word(at)
        at += 2
      }
      arguments.append(StarlarkArgument(label: label, term: expression(depth: depth + 1)))
      _ = take(UInt8(ascii: ","))
      if at == before { break }
    }
    _ = take(UInt8(ascii: ")"))
    return arguments
  }

  private mutating func named(_ depth: Int) -> StarlarkTerm {
    let (start, name) = (range, word(at))
    at += 1
    if take(UInt8(ascii: "(")) {
      let arguments = self.arguments(depth: depth + 1)
      if name == "select" { return chosen(arguments, start) }
      return bounded(StarlarkTerm(value: .call(name, arguments), range: start))
    }
    switch name {
    case "True", "False": return StarlarkTerm(value: .truth(name == "True"), range: start)
    case "None": return StarlarkTerm(value: .nothing, range: start)
    default: return names[name] ?? unread("the page does not say what `\(name)` is", start)
    }
  }

  /// What `select({…})` may come to: everything that one of its cases says.
  private mutating func chosen(_ arguments: [StarlarkArgument], _ range: ByteRange) -> StarlarkTerm {
    guard case .pairs(let pairs)? = arguments.first?.term.value else {
      return unread("what is selected is not read", range)
    }
    var all: [StarlarkTerm] = []
    for (_, value) in pairs {
      guard case .list(let elements) = value.value else {
        return unread("what is selected is no list", value.range)
      }
      copied += elements.count
      if copied > Self.copyLimit { return unread("the page is too long to read", range) }
      all += elements
    }
    for index in all.indices { all[index].isConditional = true }
    return bounded(StarlarkTerm(value: .list(all), range: range))
  }

  private mutating func added(_ first: StarlarkTerm, _ second: StarlarkTerm) -> StarlarkTerm {
    switch (first.value, second.value) {
    case (.text(let one), .text(let other)):
      copied += one.utf8.count + other.utf8.count
      if copied > Self.copyLimit { break }
      return StarlarkTerm(value: .text(one + other), range: first.range)
    default:
      let (one, other) = (Self.elements(first), Self.elements(second))
      copied += one.count + other.count
      if copied > Self.copyLimit { break }
      return bounded(StarlarkTerm(value: .list(one + other), range: first.range))
    }
    return unread("the page is too long to read", first.range)
  }

  /// What a value is as a part of a sum of lists.
  private static func elements(_ term: StarlarkTerm) -> [StarlarkTerm] {
    if case .list(let elements) = term.value { elements } else { [term] }
  }
}
