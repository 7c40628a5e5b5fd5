/// What somebody writes for why a rule does not hold.
package enum ReasonText {
  /// Whether it says anything: a letter or a digit of any script, and one that can be seen.
  package static func says(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber:
        !scalar.properties.isDefaultIgnorableCodePoint
      default: false
      }
    }
  }
}
