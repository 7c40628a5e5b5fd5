/// What a token is, as far as its bytes and the bytes beside it tell.
enum TokenKind: UInt8, BitwiseCopyable {
  case endOfFile
  /// An identifier or keyword, in backquotes or not, `$0` and `<#placeholder#>` too.
  case word
  /// `#` and a word.
  case pound
  case integer, float
  /// The opening delimiter of a string; what follows is read with `Lexer.segment(of:)`.
  case string
  /// A whole regular expression literal.
  case regex
  case leftParen, rightParen, leftBrace, rightBrace, leftBracket, rightBracket
  case comma, colon, semicolon, period, at, backslash, arrow, equal
  /// `?` and `!` that touch what stands before them.
  case postfixQuestion, postfixExclaim
  /// `?` that stands alone: the first half of a conditional expression.
  case infixQuestion
  case prefixOperator, binaryOperator, postfixOperator
  /// Bytes that begin no token.
  case unknown
}

/// One token: made on demand, never stored. Between two tokens there is only trivia.
struct Token: BitwiseCopyable {
  var start: Int
  var end: Int
  var name: NameID
  /// The number of `#` before the quote of a raw string.
  var pounds: UInt32
  var kind: TokenKind
  /// The keyword that the word or `#`word is written as; `.none` in backquotes.
  var keyword: Keyword
  /// Whether a line break stands between this token and the one before.
  var startsLine: Bool
  var isQuoted: Bool
  /// `"""`.
  var isMultiline: Bool

  var isOperator: Bool { kind == .prefixOperator || kind == .binaryOperator || kind == .postfixOperator }
}
