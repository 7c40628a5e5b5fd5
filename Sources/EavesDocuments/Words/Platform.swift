/// A platform in a range of major versions, as a document writes it: `iOS ..16`.
package struct PlatformRange: Hashable, Sendable {
  /// One of `names`.
  package let name: String
  package let versions: CountRange

  /// The platforms that manifests and Xcode projects name.
  package static let names = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]

  /// Nil for other texts: an unknown platform, no range.
  package init?(_ text: String) {
    let parts = text.split(separator: " ").map(String.init)
    guard parts.count == 2, Self.names.contains(parts[0]), let versions = CountRange(parts[1]) else {
      return nil
    }
    name = parts[0]
    self.versions = versions
  }
}

extension LanguageWord {
  /// `platform`
  static let platform = LanguageWord(
    .platform, .clause,
    meaning:
      "the manifest or the Xcode project around it names this platform in this range of versions: \"iOS ..16\"",
    example: Example("platform: \"iOS ..16\"", "platforms: [.iOS(.v16)]"),
    subjects: .all, objects: [.value], narrowing: [.inside], uses: [.role])
}
