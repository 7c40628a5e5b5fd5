/// Many globs over names, indexed so that only those that may match a name are tried.
package struct NamePatterns: Sendable {
  package let list: [NamePattern]
  private let filed: FiledPatterns

  /// Fewer are tried one after the other.
  private static let few = 32

  package init(_ list: [NamePattern]) {
    self.list = list
    filed = list.count > Self.few ? FiledPatterns(list.map(\.needs)) : FiledPatterns(trying: list.count)
  }

  /// Whether there is no glob.
  package var isEmpty: Bool { list.isEmpty }

  /// Whether any glob matches a name.
  package func matches(_ name: ArraySlice<UInt8>) -> Bool { firstMatch(of: name) != nil }

  /// The position of the first glob that matches; nil when none does. O(bytes of the name + globs that may fit).
  package func firstMatch(of name: ArraySlice<UInt8>) -> Int? {
    filed.first(of: CollectionOfOne(name)) { list[$0].matches(name) }
  }
}
