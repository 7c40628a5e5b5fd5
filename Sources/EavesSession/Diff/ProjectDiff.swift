package import EavesFindings
import EavesSource

/// What a change does to a project: to its architecture, to its findings, and to the check itself.
package struct ProjectDiff: Sendable {
  /// By list.
  package let architecture: [ArchitectureList: ArchitectureChange]
  /// How many types named types of another layer, by the roles of both, in the old code and in the new.
  package let directions: [LayerDirection: (before: Int, after: Int)]
  /// One for each cause, in the new code.
  package let new: [Finding]
  /// One for each cause, in the old code.
  package let fixed: [Finding]
  package let check: [CheckChange]
  /// What the old check finds in the new code and the new check does not.
  package let hidden: [HiddenFinding]
  /// Whether the rules that run differ where no configuration names them.
  package let hasOtherRules: Bool

  /// What the old check reports in the new code; nil where the check is the same.
  private let known: Set<PlacedFinding>?

  /// Whether the old check does not report a new finding in the new code: then the changed check brings it, not the code.
  package func isOfCheck(_ finding: Finding) -> Bool {
    known.map { !$0.contains(PlacedFinding(finding)) } ?? false
  }

  /// Whether the old check reports something of the new code, or fails the run for something, that the new one does not.
  package var isWeakened: Bool { !hidden.isEmpty }

  package var isEmpty: Bool {
    architecture.values.allSatisfy(\.isEmpty) && new.isEmpty && fixed.isEmpty && check.isEmpty
      && hidden.isEmpty
  }

  /// - Parameters:
  ///   - old: the old check of the old code.
  ///   - new: the new check of the new code.
  ///   - judged: the old check of the new code; nil: the check is the same.
  package init(from old: CheckedCode, to new: CheckedCode, judged: CheckedCode?) {
    let (before, after) = (ArchitectureLists(of: old.session), ArchitectureLists(of: new.session))
    let code = ChangedCode(from: old.session.project, to: new.session.project)
    let unchecked = judged.map { ArchitectureLists(of: $0.session) }
    var architecture: [ArchitectureList: ArchitectureChange] = [:]
    let replaced = code.replaced
    for list in ArchitectureList.allCases {
      let items: [ArchitectureItem] =
        switch list {
        case .roles: before[list].map { $0.renamed(by: code.renamed) }
        case .layers, .reaches: before[list].map { $0.renamed(by: replaced) }
        default: before[list]
        }
      func change(to items: [ArchitectureItem], from old: [ArchitectureItem]) -> ArchitectureChange {
        switch list {
        case .roles: Self.changedRoles(old, items)
        case .platforms: Self.changedPlatforms(old, items)
        default: ArchitectureChange(from: old, to: items)
        }
      }
      let changed = change(to: after[list], from: items)
      architecture[list] =
        unchecked.map { changed.marking(besides: change(to: $0[list], from: items)) } ?? changed
    }
    // A path that cannot be followed any more does not say that nothing is reached.
    architecture[.reaches]?.removed = []
    self.architecture = architecture
    directions = LayerDirection.counts(before: before[.layers], after: after[.layers])
    self.new = new.session.joined(FindingChanges(from: old.counting, to: new.counting, in: code).new)
    // What the new check does not report is not fixed by that.
    fixed = old.session.joined(
      FindingChanges(from: old.counting, to: (judged ?? new).counting, in: code).fixed)
    known = judged.map { Set($0.report.places.map { PlacedFinding($0) }) }
    hidden = judged.map { HiddenFindings(old: old, new: new, judged: $0, in: code).list } ?? []
    check = CheckChanges(old: old, new: new, judged: judged ?? new).list(hiding: hidden)
    hasOtherRules =
      (old.session.choice != nil || new.session.choice != nil) && old.running != new.running
  }

  /// Only modules that are there before and after can change their platforms.
  private static func changedPlatforms(
    _ old: [ArchitectureItem], _ new: [ArchitectureItem]
  ) -> ArchitectureChange {
    let kept = Set(old.map { $0["module"] }).intersection(new.map { $0["module"] })
    return ArchitectureChange(
      from: old.filter { kept.contains($0["module"]) }, to: new.filter { kept.contains($0["module"]) })
  }

  /// Only types that are there before and after can change their role. Of types that share a name, one is the same that is
  /// in the same file; the only one left has moved.
  private static func changedRoles(_ old: [ArchitectureItem], _ new: [ArchitectureItem]) -> ArchitectureChange
  {
    let before = Dictionary(grouping: old) { $0["type"] }
    var change = ArchitectureChange()
    for (type, items) in Dictionary(grouping: new, by: { $0["type"] }).sorted(by: { $0.key < $1.key }) {
      for (other, item) in pairs(before[type] ?? [], items) where other["role"] != item["role"] {
        if !item["role"].isEmpty { change.added.append(item) }
        if !other["role"].isEmpty { change.removed.append(other) }
      }
    }
    return change
  }

  private static func pairs(
    _ old: [ArchitectureItem], _ new: [ArchitectureItem]
  ) -> [(ArchitectureItem, ArchitectureItem)] {
    let (before, after) = (
      Dictionary(grouping: old) { $0.place?.path }, Dictionary(grouping: new) { $0.place?.path }
    )
    let inPlace = after.sorted { ($0.key ?? FilePath("")) < ($1.key ?? FilePath("")) }
      .flatMap { path, items in zip(before[path] ?? [], items) }
    let come = after.flatMap { path, items in items.dropFirst(before[path]?.count ?? 0) }
    let left = before.flatMap { path, items in items.dropFirst(after[path]?.count ?? 0) }
    return inPlace + (left.count == 1 && come.count == 1 ? [(left[0], come[0])] : [])
  }
}
