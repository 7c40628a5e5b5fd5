import EavesSource

extension JSON {
  /// A text of the project as it is shown elsewhere: no control character but line ends, no mark that turns the direction
  /// of text. Names of files and rules, by which something is asked again, stay what they are.
  static func harmless(_ text: String) -> JSON { .string(HarmlessText.of(text, in: .lines)) }
}
