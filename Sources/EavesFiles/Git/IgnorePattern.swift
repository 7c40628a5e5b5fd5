import EavesSource

/// A pattern of a `.gitignore` for one component of a path, ready to be held against bytes.
///
/// Asked once per rule for every candidate of a walk, so the two shapes that fill real files, a plain name
/// and `*.ext`, compare bytes and nothing else.
struct IgnorePattern: Sendable {
  private enum Shape {
    case literal([UInt8])
    /// `*` and then these bytes.
    case ending([UInt8])
    case tokens([Token])
  }

  private enum Token {
    case byte(UInt8)
    case anyByte
    case run
    case set([ClosedRange<UInt8>], isNegated: Bool)

    var byte: UInt8? { if case .byte(let byte) = self { byte } else { nil } }
    var isRun: Bool { if case .run = self { true } else { false } }

    func matches(_ other: UInt8) -> Bool {
      switch self {
      case .byte(let byte): byte == other
      case .anyByte: true
      case .run: false
      case .set(let ranges, let isNegated): ranges.contains { $0.contains(other) } != isNegated
      }
    }
  }

  private let shape: Shape

  /// Nil when the pattern can match nothing: it ends in a lone `\`, or a set is never closed.
  init?(_ text: ArraySlice<UInt8>) {
    guard let tokens = Self.tokens(of: text) else { return nil }
    let bytes = tokens.compactMap(\.byte)
    if bytes.count == tokens.count {
      shape = .literal(bytes)
    } else if bytes.count == tokens.count - 1, tokens[0].isRun {
      shape = .ending(bytes)
    } else {
      shape = .tokens(tokens)
    }
  }

  /// The byte that every match ends in, nil when there is no such byte.
  var lastByte: UInt8? {
    switch shape {
    case .literal(let bytes), .ending(let bytes): bytes.last
    case .tokens(let tokens): tokens.last?.byte
    }
  }

  /// Everything that each match holds; empty when it may be anything.
  var needs: [RequiredBytes] {
    switch shape {
    case .literal(let bytes): RequiredBytes.all(of: [bytes])
    case .ending(let bytes): RequiredBytes.all(of: [[], bytes])
    case .tokens(let tokens):
      RequiredBytes.all(
        of: tokens.split(omittingEmptySubsequences: false) { $0.byte == nil }.map { $0.compactMap(\.byte) })
    }
  }

  func matches(_ name: [UInt8]) -> Bool {
    switch shape {
    case .literal(let bytes): name == bytes
    case .ending(let bytes): name.count >= bytes.count && name.suffix(bytes.count).elementsEqual(bytes)
    case .tokens(let tokens): Self.match(tokens, name)
    }
  }

  /// O(tokens × name) at worst: only the last run is ever tried again.
  private static func match(_ tokens: [Token], _ name: [UInt8]) -> Bool {
    var token = 0
    var index = 0
    var lastRun: (token: Int, index: Int)?
    while index < name.count {
      if token < tokens.count, tokens[token].isRun {
        lastRun = (token, index)
        token += 1
      } else if token < tokens.count, tokens[token].matches(name[index]) {
        token += 1
        index += 1
      } else if let run = lastRun {
        lastRun = (run.token, run.index + 1)
        token = run.token + 1
        index = run.index + 1
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy(\.isRun)
  }

  private static func tokens(of text: ArraySlice<UInt8>) -> [Token]? {
    var tokens: [Token] = []
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case 0x2A:
        if tokens.last?.isRun != true { tokens.append(.run) }
      case 0x3F: tokens.append(.anyByte)
      case 0x5B:
        guard let set = set(in: &rest) else { return nil }
        tokens.append(set)
      case 0x5C:
        guard let next = rest.popFirst() else { return nil }
        tokens.append(.byte(next))
      default: tokens.append(.byte(byte))
      }
    }
    return tokens
  }

  /// Reads on behind a `[`; nil when no `]` follows.
  private static func set(in rest: inout ArraySlice<UInt8>) -> Token? {
    let isNegated = rest.first == 0x21 || rest.first == 0x5E
    if isNegated { rest = rest.dropFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    var isFirst = true
    while var low = rest.popFirst() {
      if low == 0x5D && !isFirst { return .set(ranges, isNegated: isNegated) }
      isFirst = false
      if low == 0x5C {
        guard let next = rest.popFirst() else { return nil }
        low = next
      }
      var high = low
      if rest.first == 0x2D, let end = rest.dropFirst().first, end != 0x5D {
        rest = rest.dropFirst(2)
        high = end
        if end == 0x5C {
          guard let next = rest.popFirst() else { return nil }
          high = next
        }
      }
      if low <= high { ranges.append(low...high) }
    }
    return nil
  }
}
