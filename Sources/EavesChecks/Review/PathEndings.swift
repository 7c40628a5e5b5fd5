import EavesSource

/// Which of several paths is the one that another has become: the one that ends most like it, if that is one.
///
/// A folder that moves takes its files along: `Sources/Cart/Row.swift` becomes `App/Sources/Cart/Row.swift`, not
/// `App/Sources/Trips/Row.swift`.
enum PathEndings {
  /// - Parameters:
  /// - rivals: other paths that no longer exist.
  ///   - new: paths that have come.
  /// - Returns: nil when no candidate shares at least the file name, several match equally well, or another removed
  ///   path matches as well. O(rivals + new).
  static func successor(of old: FilePath, besides rivals: [FilePath], among new: [FilePath]) -> FilePath? {
    let endings = new.map { old.commonEnding(with: $0) }
    guard let most = endings.max(), most > 0 else { return nil }
    let nearest = zip(new, endings).filter { $0.1 == most }.map(\.0)
    guard nearest.count == 1, !rivals.contains(where: { $0.commonEnding(with: nearest[0]) >= most }) else {
      return nil
    }
    return nearest[0]
  }
}
