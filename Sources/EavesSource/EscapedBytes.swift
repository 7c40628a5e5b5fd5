extension ArraySlice<UInt8> {
  /// The text that these bytes of a literal stand for: what follows a backslash is what `escapes` says of it, and nil
  /// where that says nothing of it. O(length).
  package func unescaped(_ escapes: [UInt8: UInt8]) -> String? {
    guard contains(0x5C) else { return String(decoding: self, as: UTF8.self) }
    var plain: [UInt8] = []
    var at = startIndex
    while at < endIndex {
      guard self[at] == 0x5C else {
        plain.append(self[at])
        at += 1
        continue
      }
      guard at + 1 < endIndex, let byte = escapes[self[at + 1]] else { return nil }
      plain.append(byte)
      at += 2
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
