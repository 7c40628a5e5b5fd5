/// From which role to which a dependency leads.
package struct LayerDirection: Hashable, Sendable {
  /// The name of a role, or of a declared layer.
  package let from: String
  /// The same of what is depended on.
  package let to: String

  package init(of item: ArchitectureItem) { (from, to) = (item["fromRole"], item["toRole"]) }

  /// How many dependencies of each direction two versions have.
  static func counts(
    before: [ArchitectureItem], after: [ArchitectureItem]
  ) -> [LayerDirection: (before: Int, after: Int)] {
    var counts: [LayerDirection: (before: Int, after: Int)] = [:]
    for item in before where item.isListed { counts[LayerDirection(of: item), default: (0, 0)].before += 1 }
    for item in after where item.isListed { counts[LayerDirection(of: item), default: (0, 0)].after += 1 }
    return counts
  }
}
