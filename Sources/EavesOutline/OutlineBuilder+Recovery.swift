import EavesSource

// What happens when a token cannot be placed: skip to where reading can go on, and say once what was skipped.

extension OutlineBuilder {
  mutating func report(_ start: Int, _ end: Int, _ message: String) {
    irregularities.append(Irregularity(range: ByteRange(start, end), message: message))
  }

  /// Records the current token as one that has no place here, once however many productions refuse it.
  mutating func reportUnexpected() {
    if let last = irregularities.last, Int(last.range.start) == token.start { return }
    if at(.endOfFile) {
      report(token.start, token.start, "unexpected end of file")
    } else {
      report(token.start, token.end, "unexpected `\(shown(token))`")
    }
  }

  /// The beginning of a token, as a message shows it.
  private func shown(_ token: Token) -> String {
    let end = min(token.end, token.start + Limits.shownBytes)
    return String(decoding: lexer.bytes[token.start..<end], as: UTF8.self)
  }

  /// Records an opening bracket whose closing one is missing.
  mutating func reportUnclosed(_ start: Int, _ bracket: String) {
    if let last = irregularities.last, Int(last.range.start) == token.start, !at(.endOfFile) {
      irregularities.removeLast()
    }
    let line = LineTable.line(of: UInt32(truncatingIfNeeded: start), from: lexer.lineStarts)
    report(start, start + bracket.utf8.count, "`\(bracket)` opened on line \(line) is never closed")
  }

  /// Records the current token and skips to the next line or closing bracket that may go on from here.
  mutating func skipUnexpected() {
    reportUnexpected()
    let node = open(.notUnderstood)
    repeat {
      skipGroup()
    } while !atBoundary
    close(node)
  }

  private var atBoundary: Bool {
    switch token.kind {
    case .endOfFile, .rightBrace, .semicolon: true
    default: token.startsLine || atBranchEnd
    }
  }

  /// Consumes one token, or a whole bracketed group.
  mutating func skipGroup() {
    switch token.kind {
    case .leftParen, .leftBracket, .leftBrace: skipBalanced()
    default: skipToken()
    }
  }

  /// Consumes one token that nobody will look at, a whole string or regular expression for one.
  mutating func skipToken() {
    if at(.string) {
      lexer.skipString(token)
      advance(to: lexer.position)
    } else if token.kind == .prefixOperator, let end = lexer.regexEndOrNil(token) {
      advance(to: end)
    } else {
      advance()
    }
  }

  /// Consumes from an opening bracket to its closing one, whatever lies between; stops before a closing bracket
  /// that belongs to somebody outside, and before a declaration at the start of a line inside parentheses.
  mutating func skipBalanced() {
    var closers: [TokenKind] = []
    repeat {
      switch token.kind {
      case .endOfFile: return
      case .leftParen: closers.append(.rightParen)
      case .leftBracket: closers.append(.rightBracket)
      case .leftBrace: closers.append(.rightBrace)
      case .rightParen, .rightBracket, .rightBrace:
        guard let index = closers.lastIndex(of: token.kind) else { return }
        closers.removeSubrange(index...)
      default:
        if atBranchEnd, openConditionals > 0 { return }
      }
      skipToken()
    } while !closers.isEmpty
  }

  /// The parts of a list up to its closer, which is not consumed.
  @inline(__always)
  mutating func parts(until closer: TokenKind, _ part: (inout OutlineBuilder) -> Void) {
    while !at(closer), !at(.endOfFile) {
      let before = token.start
      part(&self)
      guard take(.comma), token.start != before else { break }
    }
  }

  /// A list from its opening bracket to its closing one.
  @inline(__always)
  mutating func list(_ closer: TokenKind, _ bracket: String, of part: (inout OutlineBuilder) -> Void) {
    let start = token.start
    advance()
    parts(until: closer, part)
    expectClose(closer, bracket, from: start)
  }

  /// Ends a bracketed list: consumes its closer, or skips to it, or records that it is missing.
  mutating func expectClose(_ kind: TokenKind, _ bracket: String, from start: Int) {
    if take(kind) { return }
    let unexpected = token
    while !at(kind) {
      let closesOutside = at(.rightBrace) || at(.rightParen) || at(.rightBracket)
      if at(.endOfFile) || closesOutside || atBranchEnd || token.startsLine && startsPlainDeclaration {
        reportUnclosed(start, bracket)
        return
      }
      skipGroup()
    }
    report(unexpected.start, unexpected.end, "unexpected `\(shown(unexpected))`")
    advance()
  }

  private var startsPlainDeclaration: Bool {
    token.kind == .word && (token.keyword.beginsDeclaration || token.keyword.isReservedModifier)
  }

  /// Skips to the end of the current list element without a word: attribute arguments follow no grammar.
  mutating func skipToListBoundary() {
    while true {
      switch token.kind {
      case .comma, .rightParen, .rightBracket, .rightBrace, .endOfFile: return
      default: skipGroup()
      }
    }
  }

  /// Counts one more nested construct; false when it is one too many and its content has been skipped.
  @inline(__always)
  mutating func enter() -> Bool {
    if depth < Limits.nesting {
      depth += 1
      return true
    }
    skipTooDeep()
    return false
  }

  private mutating func skipTooDeep() {
    let node = open(.notUnderstood)
    if irregularities.last?.message != Self.tooDeep { report(token.start, token.end, Self.tooDeep) }
    var isAtEnd = false
    while !isAtEnd {
      switch token.kind {
      case .comma, .colon, .semicolon, .rightParen, .rightBracket, .rightBrace, .endOfFile: isAtEnd = true
      default: skipGroup()
      }
    }
    close(node)
  }

  private static let tooDeep = "nested too deeply to be read"
}

extension Lexer {
  /// The end of the regular expression that a prefix operator may turn out to be.
  func regexEndOrNil(_ token: Token) -> Int? {
    bytes[token.start] == UInt8(ascii: "/") ? regexEnd(token.start) : nil
  }
}
