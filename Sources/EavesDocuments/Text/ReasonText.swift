/// The reason of a suppression.
package enum ReasonText {
  /// Whether it has content: at least one visible letter or digit of any script.
  package static func hasContent(_ text: String) -> Bool {
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
