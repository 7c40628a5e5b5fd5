import EavesOutline
import EavesSource

extension ManifestReader {
  /// The value of a sequence of siblings that is one expression.
  mutating func evaluate(_ parts: [Int], around container: Int) -> ManifestTerm {
    guard step(), depth < Self.depthLimit else { return unread(Self.tooLong, at: container) }
    depth += 1
    defer { depth -= 1 }
    let parts = parts.filter { ![.attribute, .modifier].contains(kind($0)) }
    guard let first = parts.first else { return unread("there is nothing to read", at: container) }
    if let at = parts.firstIndex(where: { kind($0) == .assignment }) {
      return assign(Array(parts[..<at]), evaluate(Array(parts[(at + 1)...]), around: container))
    }
    if let at = parts.firstIndex(where: { kind($0) == .ternary }) { return choose(parts, at, container) }
    if let (at, name) = loosestOperator(in: parts) {
      return apply(name, Array(parts[..<at]), Array(parts[(at + 1)...]), container)
    }
    switch kind(first) {
    case .prefixOperator where outline.name(of: first) == "!":
      let value = evaluate(Array(parts.dropFirst()), around: container)
      return value.truth.map { ManifestTerm(.truth(!$0), at: value.range) }
        ?? unread("it is negated", at: first)
    case .prefixKeyword, .prefixOperator: return evaluate(Array(parts.dropFirst()), around: container)
    default: return evaluateChain(parts.filter { kind($0) != .cast }, around: container)
    }
  }

  /// Every operator that a manifest is read with, the loosest first.
  private static let operators: [[String]] = [
    ["+=", "-="], ["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">="], ["??"], ["...", "..<"], ["+", "-"],
  ]

  private func loosestOperator(in parts: [Int]) -> (at: Int, name: String)? {
    for group in Self.operators {
      // Operators of one group are read from the left: the last splits; `??` from the right.
      let found = parts.indices.filter {
        kind(parts[$0]) == .binaryOperator && group.contains(outline.name(of: parts[$0]))
      }
      if let at = group == ["??"] ? found.first : found.last { return (at, outline.name(of: parts[at])) }
    }
    let other = parts.indices.first { kind(parts[$0]) == .binaryOperator }
    return other.map { ($0, outline.name(of: parts[$0])) }
  }

  private mutating func choose(_ parts: [Int], _ at: Int, _ container: Int) -> ManifestTerm {
    let truth = evaluate(Array(parts[..<at]), around: container).truth
    let (middle, rest) = (children(parts[at]), Array(parts[(at + 1)...]))
    switch truth {
    case true?: return evaluate(middle, around: container)
    case false?: return evaluate(rest, around: container)
    case nil:
      let first = evaluate(middle, around: container)
      let second = evaluate(rest, around: container)
      return state.joined(first, second)
    }
  }

  private mutating func apply(_ name: String, _ left: [Int], _ right: [Int], _ container: Int) -> ManifestTerm
  {
    if name == "+=" {
      let value = evaluate(right, around: container)
      let first = evaluate(left, around: container)
      return assign(left, added(first, value, container))
    }
    let first = evaluate(left, around: container)
    switch (name, first.truth) {
    case ("||", true?), ("&&", false?): return first
    case ("??", _) where !first.isNothing:
      if first.doubt == nil { return first }
      let second = evaluate(right, around: container)
      return state.joined(first, second)
    default: break
    }
    let second = evaluate(right, around: container)
    switch name {
    case "??": return second
    case "||", "&&":
      if second.truth == (name == "||") { return second }
      return first.truth == nil ? unread("it depends on a condition", at: container) : second
    case "==", "!=":
      guard let equal = state.equal(first, second) else {
        return unread("it depends on a condition", at: container)
      }
      return ManifestTerm(.truth(equal == (name == "==")), at: first.range)
    case "...", "..<": return range(first, second, isClosed: name == "...", container)
    case "+": return added(first, second, container)
    default: return unread("`\(name)` is not read", at: container)
    }
  }

  private func range(
    _ first: ManifestTerm, _ last: ManifestTerm, isClosed: Bool, _ container: Int
  ) -> ManifestTerm {
    guard let low = first.number, let high = last.number, low <= high, high - low < Self.lengthLimit else {
      return unread("its ends are not read", at: container)
    }
    let numbers = isClosed ? Array(low...high) : Array(low..<high)
    return ManifestTerm(.list(numbers.map { ManifestTerm(.number($0), at: first.range) }), at: first.range)
  }

  /// What `+` makes of two lists, texts or numbers.
  func added(_ first: ManifestTerm, _ second: ManifestTerm, _ container: Int) -> ManifestTerm {
    switch (first.value, second.value) {
    case (.list(let one), .list(let other)) where one.count + other.count <= Self.lengthLimit:
      return ManifestTerm(.list(one + other), at: first.range)
    case (.text(let one), .text(let other)) where one.utf8.count + other.utf8.count <= Self.lengthLimit:
      return ManifestTerm(.text(one + other), at: first.range)
    case (.number(let one), .number(let other)):
      let (sum, isTooLarge) = one.addingReportingOverflow(other)
      return isTooLarge
        ? unread("it is too large", at: container) : ManifestTerm(.number(sum), at: first.range)
    case (.list(let one), _) where one.count < Self.lengthLimit: return appended(one, second, first.range)
    case (_, .list(let other)) where other.count < Self.lengthLimit:
      return appended(other, first, first.range)
    default: return unread(first.doubt ?? second.doubt ?? "what is added is not read", at: container)
    }
  }

  /// A list and an unknown list, or one of several possible lists.
  private func appended(_ list: [ManifestTerm], _ other: ManifestTerm, _ range: ByteRange) -> ManifestTerm {
    guard case .either(let ways) = other.value else {
      let why = other.doubt ?? "what is added is no list"
      return ManifestTerm(.list(list + [ManifestTerm(.unread(why), at: other.range)]), at: range)
    }
    let more = ways.flatMap {
      elements(of: $0) ?? [ManifestTerm(.unread($0.doubt ?? "no list"), at: $0.range)]
    }
    return ManifestTerm(.list(list + more.map(\.doubtful)), at: range)
  }
}

// MARK: Literals and names

extension ManifestReader {
  /// What an expression begins with.
  mutating func primary(_ node: Int) -> ManifestTerm {
    switch kind(node) {
    case .stringLiteral: return text(node)
    case .integerLiteral:
      let digits = outline.source.text(range(node)).filter { $0 != "_" }
      return Int(digits).map { ManifestTerm(.number($0), at: range(node)) }
        ?? unread("it is no number", at: node)
    case .booleanLiteral:
      return ManifestTerm(.truth(outline.source.text(range(node)) == "true"), at: range(node))
    case .nilLiteral: return ManifestTerm(.nothing, at: range(node))
    case .arrayLiteral: return list(node)
    case .dictionaryLiteral: return pairs(node)
    case .tuple: return tuple(node)
    case .closure, .keyPath:
      let names = state.scopes.count > 1 ? Array(state.scopes.dropFirst()) : []
      return ManifestTerm(.function(ManifestFunction(node: node, captured: names)), at: range(node))
    case .identifier: return value(of: outline.name(of: node), at: node)
    case .ifStmt, .switchStmt: return value(ofBranches: node)
    default: return unread("it is not read", at: node)
    }
  }

  /// What a name stands for.
  mutating func value(of name: String, at node: Int) -> ManifestTerm {
    if let known = state.variable(name) {
      if case .function(let function) = known.value, kind(function.node) == .accessor {
        return call(function, [], at: range(node))
      }
      return known
    }
    if let own = state.variable("self"), let member = member(name, of: own, at: range(node)) { return member }
    if let function = functions[name]?.first {
      return ManifestTerm(.function(ManifestFunction(node: function)), at: range(node))
    }
    if name.first?.isUppercase ?? false { return ManifestTerm(.type(name), at: range(node)) }
    return unread("the manifest does not say what `\(name)` is", at: node)
  }

  private mutating func list(_ node: Int) -> ManifestTerm {
    var elements: [ManifestTerm] = []
    for element in outline.children(of: node) where kind(element) == .element {
      elements += evaluate(children(element), around: element).elements
    }
    return ManifestTerm(.list(elements), at: range(node))
  }

  private mutating func pairs(_ node: Int) -> ManifestTerm {
    var pairs: [(key: ManifestTerm, value: ManifestTerm)] = []
    var key: ManifestTerm?
    for element in outline.children(of: node) where kind(element) == .element {
      let value = evaluate(children(element), around: element)
      if let known = key {
        pairs.append((known, value))
        key = nil
      } else {
        key = value
      }
    }
    return ManifestTerm(.pairs(pairs), at: range(node))
  }

  private mutating func tuple(_ node: Int) -> ManifestTerm {
    var parts: [(label: String, term: ManifestTerm)] = []
    for element in outline.children(of: node) where kind(element) == .element {
      parts.append((outline.name(of: element), evaluate(children(element), around: element)))
    }
    if parts.count == 1, parts[0].label.isEmpty { return parts[0].term }
    return ManifestTerm(.tuple(parts), at: range(node))
  }

  /// A literal's text. With interpolations it is written where the first of them comes from: a helper's caller.
  private mutating func text(_ node: Int) -> ManifestTerm {
    let bytes = outline.source.bytes
    guard let body = ManifestLiteral(range(node), in: bytes) else {
      return unread("its text is not read", at: node)
    }
    var text = ""
    var at = body.content.lowerBound
    var source: ByteRange?
    for part in outline.children(of: node) where kind(part) == .interpolation {
      // The backslash, and what stands between it and the bracket, stand before the part.
      let (start, end) = (Int(range(part).start) - body.escapeLength, Int(range(part).end))
      guard start >= at, end <= body.content.upperBound,
        let argument = outline.firstChild(of: part, kind: .argument),
        let before = body.text(bytes[at..<start])
      else { return unread("its text is not read", at: node) }
      let value = evaluate(children(argument), around: argument)
      switch value.value {
      case .text(let inner): text += before + inner
      case .number(let number): text += before + String(number)
      default: return ManifestTerm(.unread(value.doubt ?? "its text is not read"), at: value.range)
      }
      source = source ?? value.range
      at = end
    }
    guard let rest = body.text(bytes[at..<body.content.upperBound]), text.utf8.count < Self.lengthLimit else {
      return unread("its text is not read", at: node)
    }
    return ManifestTerm(.text(text + rest), at: source ?? range(node))
  }
}

/// The quotes of a string literal, and what lies between them.
struct ManifestLiteral {
  /// Offsets of the text.
  let content: Range<Int>
  /// Of a backslash with the `#` behind it.
  let escapeLength: Int
  private let isRaw: Bool
  private let isMultiline: Bool

  /// Nil where the literal does not end.
  init?(_ range: ByteRange, in bytes: [UInt8]) {
    let whole = bytes[Int(range.start)..<Int(range.end)]
    let hashes = whole.prefix { $0 == 0x23 }.count
    let quotes = whole.dropFirst(hashes).prefix { $0 == 0x22 }.count
    isMultiline = quotes >= 3 && whole.count >= 2 * hashes + 6 && quotes != 2
    isRaw = hashes > 0
    escapeLength = 1 + hashes
    let border = hashes + (isMultiline ? 3 : 1)
    guard quotes > 0, whole.count >= 2 * border, whole.dropLast(hashes).last == 0x22 else { return nil }
    content = whole.startIndex + border..<whole.endIndex - border
  }

  /// A part of the text with its escapes read; nil for one that is not read.
  func text(_ part: ArraySlice<UInt8>) -> String? {
    if isMultiline { return nil }
    return isRaw ? String(decoding: part, as: UTF8.self) : part.unescaped(Self.escapes)
  }

  private static let escapes: [UInt8: UInt8] = [
    0x22: 0x22, 0x27: 0x27, 0x5C: 0x5C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09, 0x30: 0x00,
  ]
}
