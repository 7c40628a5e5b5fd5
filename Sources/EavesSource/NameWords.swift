/// The words of a name that is written in camel case.
package enum NameWords {
  /// `URLSessionClient` is `URL`, `Session`, `Client`; `viewModel` is `view`, `Model`.
  package static func of(_ name: String) -> [String] {
    let letters = Array(name.unicodeScalars)
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

  /// As people say it: "view model" for `viewModel`.
  package static func spaced(_ name: String) -> String {
    of(name).map { $0.lowercased() }.joined(separator: " ")
  }
}
