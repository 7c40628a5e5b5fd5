/// Numbers that only a seed determines: the same on every machine and in every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  /// - Parameter name: what the numbers are for; another name gives other numbers.
  init(seed: Int, for name: String) {
    state = UInt64(truncatingIfNeeded: seed) ^ Self.hash(of: name)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// FNV-1a over the bytes of a text. O(length).
  static func hash(of text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
