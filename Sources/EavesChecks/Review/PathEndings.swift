import EavesSource

/// Which of several paths is the one that another has become: the one that ends most like it, if that is one.
///
/// A folder that moves takes its files along: `Sources/Cart/Row.swift` becomes `App/Sources/Cart/Row.swift`, not
/// `App/Sources/Trips/Row.swift`.
enum PathEndings {
  /// - Parameters:
  ///   - rivals: paths that are gone, too.
  ///   - new: paths that have come.
  /// - Returns: nil when none has as much as its name in common, or several are alike, or a rival could have become
  ///   it as well. O(rivals + new).
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
