// Reading eight bytes at a time. Comments, indentation and names are most of a file: looking at their bytes one
// by one was a third of the scanner's time.
//
// `unsafeLoadUnaligned` is called so for the types that it could be asked for; it checks its bounds like a
// subscript, and any eight bytes are a UInt64. An array itself has a span from macOS 26 on only.

extension [UInt8] {
  /// The eight bytes from an offset, the first of them lowest. Traps beyond the end, as a subscript does.
  @inline(__always)
  borrowing func eight(at offset: Int) -> UInt64 {
    unsafe withUnsafeBytes { bytes in
      unsafe UInt64(littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
  }

  /// One to eight bytes from an offset; what is beyond `length` is zero.
  @inline(__always)
  borrowing func chunk(at offset: Int, length: Int) -> UInt64 {
    if offset + 8 <= count {
      return eight(at: offset).first(length)
    }
    var value: UInt64 = 0
    var index = length
    while index > 0 {
      index -= 1
      value = value << 8 | UInt64(self[offset + index])
    }
    return value
  }
}

extension UInt64 {
  /// One to eight bytes of the eight, zeros behind them.
  @inline(__always)
  func first(_ length: Int) -> UInt64 { self & (~0 &>> UInt64(truncatingIfNeeded: 64 &- 8 &* length)) }

  /// A number whose lowest set bit lies in the first byte that equals `byte`; 0 when there is none.
  @inline(__always)
  func marks(of byte: UInt8) -> UInt64 {
    let difference = self ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }

  /// A mark for each byte that is no letter, digit, `_` or `$` of ASCII.
  @inline(__always)
  var marksOfNonWord: UInt64 {
    let high = Self.each(0x80)
    let ascii = self & ~high
    let folded = ascii | Self.each(0x20)
    let letter = (folded &+ Self.each(0x80 - 0x61)) & ~(folded &+ Self.each(0x7F - 0x7A))
    let digit = (ascii &+ Self.each(0x80 - 0x30)) & ~(ascii &+ Self.each(0x7F - 0x39))
    let underscore = ~((ascii ^ Self.each(0x5F)) &+ Self.each(0x7F))
    let dollar = ~((ascii ^ Self.each(0x24)) &+ Self.each(0x7F))
    return (~(letter | digit | underscore | dollar) | self) & high
  }

  /// Eight times the same byte.
  @inline(__always)
  private static func each(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
}
