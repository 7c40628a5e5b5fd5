/// Whether bytes are UTF-8, as Swift's compiler requires.
package enum TextEncoding: Sendable {
  case utf8
  /// By its mark, or by the zeros between letters.
  case utf16
  /// The first byte that begins no scalar: 0-based.
  case unknown(at: Int)

  /// O(bytes).
  package init(of bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || Self.alternates(bytes) {
      self = .utf16
      return
    }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error:
        self = .unknown(at: offset)
        return
      case .emptyInput:
        self = .utf8
        return
      }
    }
  }

  /// Whether every other one of the first bytes is zero, and the rest is not.
  private static func alternates(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(64)
    guard head.count >= 8 else { return false }
    let zeros = [0, 1].map { odd in head.indices.count { $0 % 2 == odd && head[$0] == 0 } }
    return zeros.contains(0) && (zeros.max() ?? 0) * 4 >= head.count
  }
}
