import EavesSource

/// The upper part of a page: frontmatter, prose and check. Each start of Eaves has all shipped pages at hand, and most
/// runs need their checks alone: what stands below them was two thirds of the time that reading them took.
enum PageHead {
  /// A page as far as the end of its first check; nil where it has none, or none that ends.
  ///
  /// O(length of the part).
  static func of(_ page: SourceText) -> SourceText? {
    var index = 0
    var stage = 0
    while index < page.bytes.count {
      let end = page.bytes[index...].firstIndex(of: Byte.lineFeed) ?? page.bytes.count
      let line = page.bytes[index..<end]
      switch stage {
      case 0: if line.elementsEqual("**Check:**".utf8) { stage = 1 }
      case 1: if line.elementsEqual("```yaml".utf8) { stage = 2 } else if !line.isEmpty { return nil }
      default:
        if line.elementsEqual("```".utf8) {
          return SourceText(path: page.path, bytes: Array(page.bytes[..<end]))
        }
      }
      index = end + 1
    }
    return nil
  }
}
