package import EavesOutline
package import EavesSource

/// A cache of outlines by the bytes of their files. Modification dates are not used.
package struct OutlineCache: Sendable {
  private var outlines: [FilePath: Outline] = [:]

  package init() {}

  package init(_ outlines: [Outline]) {
    self.outlines = Dictionary(outlines.map { ($0.source.path, $0) }, uniquingKeysWith: { _, last in last })
  }

  /// The outline of a text; nil when there is none of these bytes. O(length).
  package func outline(of text: SourceText) -> Outline? {
    guard let outline = outlines[text.path], outline.source.bytes == text.bytes else { return nil }
    return outline
  }
}
