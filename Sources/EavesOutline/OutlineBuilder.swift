package import EavesSource

/// Reads one file by recursive descent and writes its nodes as it goes: one pass, no tree, no stored tokens.
///
/// Hot: everything here runs per token. The builder is a noncopyable struct, so that its arrays are never
/// shared and never copied; a node is written in place and completed when its last token has been read.
///
/// Each grammar production is a method. It begins with `token` at its first token and ends with `token` at
/// the first that does not belong to it. None throws: what cannot be placed is skipped and recorded.
///
/// Invariants: (1) `token` only moves forward, except in a lookahead, which restores it; (2) a node is closed
/// before the node that holds it, and one that turned out to hold no token is dropped; (3) every loop consumes
/// a token or ends; (4) the work of all lookaheads together is bounded by `allowance`, linear in the file.
struct OutlineBuilder: ~Copyable {
  var lexer: Lexer
  /// The token to be placed next.
  var token: Token
  /// Where the token before ends.
  var previousEnd: Int
  var nodes: [Node]
  /// The innermost open node.
  var parent: UInt32
  var irregularities: [Irregularity]
  /// How many nested constructs are open; see `Limits.nesting`.
  var depth: Int
  /// Braces and `#if` that are open, which decides what an unmatched `}` or `#endif` means.
  var openBraces: Int
  var openConditionals: Int
  /// Whether a declaration at the very start of a line ends the indented braces around it. Only where the braces of the
  /// file do not balance: somebody forgot one.
  let endsBracesByIndentation: Bool
  /// Whether the code inside the innermost braces is indented; see `isOutdentedDeclaration`.
  var isIndented: Bool
  var hasUnclosedBrace: Bool
  var context: Context
  /// Whether the pattern being read began with `let`, not `var`.
  var isBindingLet: Bool
  /// Bytes that lookaheads may still read; beyond it they answer no.
  var allowance: Int

  /// Bounds that keep hostile input harmless. Real code stays far below.
  enum Limits {
    /// Nested expressions, types and braces; a debug build then stays below 2 MiB of stack.
    static let nesting = 256
    /// Members, calls and subscripts that hang on each other.
    static let parts = 1_000
    /// Attributes, and as many modifiers with attributes among them, in front of one declaration.
    static let marks = 256
    /// Bytes of a token that a message shows.
    static let shownBytes = 24
  }

  /// What surrounds an expression and changes how it reads.
  struct Context {
    /// False in the head of `if`, `while`, `for`, `switch`, where `{` begins the body.
    var allowsTrailingClosures = true
    var pattern = Pattern.none

    enum Pattern {
      case none
      /// In a pattern: `let` and `var` may stand before an operand, `=` ends it.
      case matching
      /// After `let` or `var` in a pattern: plain names are bound.
      case binding
    }
  }

  /// - Parameter buffers: whose room is taken until `leave`.
  init(_ source: SourceText, endingBracesByIndentation: Bool, at buffers: inout ScanBuffers) {
    lexer = Lexer(
      source.bytes, interner: buffers.takeInterner(), lineStarts: buffers.lineStarts.takeStorage())
    token = lexer.next()
    previousEnd = 0
    nodes = buffers.nodes.takeStorage()
    parent = 0
    irregularities = []
    depth = 0
    openBraces = 0
    openConditionals = 0
    endsBracesByIndentation = endingBracesByIndentation
    isIndented = false
    hasUnclosedBrace = false
    context = Context()
    isBindingLet = true
    allowance = source.bytes.count * 4 + 65_536
  }
}

// MARK: - Tokens

extension OutlineBuilder {
  @inline(__always)
  mutating func advance() {
    previousEnd = token.end
    token = lexer.next()
  }

  @inline(__always)
  func at(_ kind: TokenKind) -> Bool { token.kind == kind }

  /// Whether the token is this keyword; never true for a word in backquotes.
  @inline(__always)
  func at(_ keyword: Keyword) -> Bool { token.kind == .word && token.keyword == keyword }

  func atPound(_ keyword: Keyword) -> Bool { token.kind == .pound && token.keyword == keyword }

  /// Whether the token is an operator that begins with this byte: `<` and `>` may have grown together with
  /// what follows them.
  @inline(__always)
  func atOperator(startingWith byte: UInt8) -> Bool {
    token.isOperator && lexer.bytes[token.start] == byte
  }

  /// Takes what stands up to a byte for a token of its own.
  mutating func advance(to end: Int) {
    previousEnd = end
    lexer.position = end
    token = lexer.next()
  }

  /// Takes the first byte of an operator token for a token of its own.
  mutating func advanceOneByte() { advance(to: token.start + 1) }

  /// Consumes the token when it is of this kind.
  @discardableResult
  @inline(__always)
  mutating func take(_ kind: TokenKind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  /// The token after the current one.
  mutating func peek() -> Token {
    let next = lexer.next()
    lexer.position = token.end
    return next
  }

  /// The token after one that `peek` found.
  mutating func peek(behind next: Token) -> Token {
    lexer.position = next.end
    return peek()
  }

  /// Whether a token touches the one before it.
  @inline(__always)
  var isAdjacent: Bool { token.start == previousEnd }

  /// Whether the token before closes a parenthesis.
  var followsParenthesis: Bool { previousEnd > 0 && lexer.bytes[previousEnd - 1] == UInt8(ascii: ")") }

  /// At `::` behind the name of a module.
  @inline(__always)
  var atModuleSelector: Bool { token.kind == .colon && lexer.byte(token.end) == UInt8(ascii: ":") }

  /// Skips `Module::` before the name of a member.
  mutating func skipModuleSelector() {
    let colon = UInt8(ascii: ":")
    guard at(.word), lexer.byte(token.end) == colon, lexer.byte(token.end + 1) == colon else { return }
    for _ in 0..<3 { advance() }
  }

  var atBranchEnd: Bool {
    token.kind == .pound && (token.keyword == .elseif || token.keyword == .else || token.keyword == .endif)
  }
}

// MARK: - Nodes

extension OutlineBuilder {
  /// Begins a node at the current token; what is written until `close` becomes its content.
  @inline(__always)
  mutating func open(_ kind: NodeKind, name: NameID = .none, flags: NodeFlags = []) -> Int {
    open(kind, from: token.start, name: name, flags: flags)
  }

  @inline(__always)
  mutating func open(_ kind: NodeKind, from start: Int, name: NameID = .none, flags: NodeFlags = []) -> Int {
    let index = nodes.count
    nodes.append(
      Node(
        kind: kind, flags: flags, name: name, range: ByteRange(start, start), parent: parent, next: 0))
    parent = UInt32(truncatingIfNeeded: index)
    return index
  }

  /// Ends a node at the token before the current one. A node that holds no token is dropped.
  @inline(__always)
  mutating func close(_ index: Int) { close(index, at: previousEnd) }

  /// As `close`, for a node whose range ends before what it holds does.
  @inline(__always)
  mutating func close(_ index: Int, at end: Int) {
    let node = nodes[index]
    parent = node.parent
    if previousEnd <= Int(node.range.start), index > 0 {
      nodes.removeLast(nodes.count - index)
      return
    }
    nodes[index].close(at: end, next: nodes.count)
  }

  /// Closes open nodes until `outer` is the innermost one.
  mutating func close(upTo outer: UInt32) {
    while parent != outer { close(Int(parent)) }
  }

  /// Writes a node for exactly the current token and consumes it.
  @inline(__always)
  mutating func leaf(_ kind: NodeKind, flags: NodeFlags = []) {
    append(kind, from: token.start, to: token.end, name: token.name, flags: flags)
    advance()
  }

  @inline(__always)
  mutating func append(
    _ kind: NodeKind, from start: Int, to end: Int, name: NameID = .none, flags: NodeFlags = []
  ) {
    let flags = token.isQuoted && start == token.start ? flags.union(.quoted) : flags
    let next = UInt32(truncatingIfNeeded: nodes.count + 1)
    nodes.append(
      Node(kind: kind, flags: flags, name: name, range: ByteRange(start, end), parent: parent, next: next))
  }

  /// A name child for the current word, which also names the node at `index`.
  mutating func declaredName(of index: Int) {
    nodes[index].name = token.name
    if token.isQuoted { nodes[index].flags.insert(.quoted) }
    leaf(.name)
  }
}

// MARK: - The file

extension OutlineBuilder {
  /// The whole file: declarations and statements until there is nothing left.
  mutating func file() {
    let root = open(.file, from: 0)
    items(in: .file)
    previousEnd = lexer.count
    close(root)
    nodes[root].next = UInt32(truncatingIfNeeded: nodes.count)
  }

  /// Returns the buffers that were taken.
  consuming func leave(_ buffers: inout ScanBuffers) {
    buffers.nodes = nodes
    buffers.lineStarts = lexer.lineStarts
    buffers.interner = lexer.interner
  }

  private var refusedNames: [Irregularity] {
    guard let first = lexer.interner.firstRefused else { return [] }
    let message = "more different names than \(Interner.limit): this one and those after it are left out"
    return [Irregularity(range: ByteRange(first, first), message: message)]
  }

  /// Everything that was not understood, in source order.
  func allIrregularities() -> [Irregularity] {
    (irregularities + lexer.irregularities + refusedNames).sorted {
      ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
    }
  }
}

extension Outline {
  /// Reads a file. Never fails: what cannot be placed stands in `irregularities`. O(length).
  package convenience init(scanning source: SourceText) {
    var buffers = ScanBuffers()
    self.init(scanning: source, at: &buffers)
  }

  /// As `init(scanning:)`, for who reads one file after the other.
  package convenience init(scanning source: SourceText, at buffers: inout ScanBuffers) {
    var builder = OutlineBuilder(source, endingBracesByIndentation: false, at: &buffers)
    builder.file()
    if builder.hasUnclosedBrace {
      builder.leave(&buffers)
      builder = OutlineBuilder(source, endingBracesByIndentation: true, at: &buffers)
      builder.file()
    }
    let names = NamePool(builder.lexer.interner)
    buffers.index.read(builder.nodes, names)
    self.init(
      source: source, lines: LineTable(starts: builder.lexer.lineStarts.fitted(), of: source.bytes),
      names: names,
      nodes: builder.nodes.fitted(), index: buffers.index.fitted(), directives: builder.lexer.directives,
      irregularities: builder.allIrregularities())
    builder.leave(&buffers)
  }
}

extension Outline {
  /// A page that is no Swift: its lines, and nothing in them.
  package convenience init(page source: SourceText) {
    let empty = Outline(scanning: SourceText(path: source.path, bytes: []))
    self.init(
      source: source, lines: LineTable(of: source.bytes), names: empty.names, nodes: empty.nodes,
      index: empty.index, directives: [], irregularities: [])
  }
}
