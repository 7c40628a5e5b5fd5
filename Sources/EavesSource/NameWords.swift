/// The words of a name that is written in camel case.
package enum NameWords {
  /// `URLSessionClient` is `URL`, `Session`, `Client`; `viewModel` is `view`, `Model`.
  package static func of(_ name: String) -> [String] {
    let bytes = Array(name.utf8)
    return bytes.allSatisfy { $0 < 0x80 } ? words(ofASCII: bytes) : words(of: Array(name.unicodeScalars))
  }

  /// As `words(of:)`: of most names a byte says what tables of Unicode would.
  private static func words(ofASCII bytes: [UInt8]) -> [String] {
    func isUpper(_ index: Int) -> Bool { bytes[index] >= 0x41 && bytes[index] <= 0x5A }
    func isLower(_ index: Int) -> Bool { bytes[index] >= 0x61 && bytes[index] <= 0x7A }
    var words: [String] = []
    var start = 0
    for index in bytes.indices.dropFirst() {
      let leadsLower = index + 1 < bytes.count && isLower(index + 1)
      guard isUpper(index), !isUpper(index - 1) || leadsLower else { continue }
      words.append(String(decoding: bytes[start..<index], as: UTF8.self))
      start = index
    }
    return bytes.isEmpty ? [] : words + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  private static func words(of letters: [Unicode.Scalar]) -> [String] {
    var words: [String] = []
    for (index, letter) in letters.enumerated() {
      let isUpper = letter.properties.isUppercase
      let followsLower = index > 0 && !letters[index - 1].properties.isUppercase
      let leadsLower = index + 1 < letters.count && letters[index + 1].properties.isLowercase
      if words.isEmpty || isUpper && (followsLower || leadsLower) { words.append("") }
      words[words.count - 1].unicodeScalars.append(letter)
    }
    return words
  }

  /// A role as people call it: "view model" for `viewModel`.
  package static func role(_ name: String) -> String {
    name == "kitView" ? "UIKit or AppKit view" : spaced(name)
  }

  /// In words: "view model" for `viewModel`.
  package static func spaced(_ name: String) -> String {
    let isOneWord = name.eachByte { $0 >= 0x61 && $0 <= 0x7A }
    return isOneWord ? name : of(name).map { $0.lowercased() }.joined(separator: " ")
  }
}
