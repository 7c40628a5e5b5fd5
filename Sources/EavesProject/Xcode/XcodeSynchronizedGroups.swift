import EavesSource

/// Folders whose files belong to targets without being listed, with their exception sets.
struct XcodeSynchronizedGroups: Sendable {
  /// What a set of exceptions names, of one group and one target.
  private struct Exception: Sendable {
    let files: [String]
    /// Where they are those of a phase: whether it compiles them; nil of a set that speaks of the target.
    let isCompiled: Bool?
  }

  private static let kind = "PBXFileSystemSynchronizedRootGroup"
  /// All of them.
  private let all: Set<String>
  /// By target, by group; in the order of the group.
  private var exceptions: [String: [String: [Exception]]] = [:]

  /// O(groups + sets of exceptions · targets of their phases).
  init(_ objects: XcodeObjects) {
    let groups = objects.identifiers(Self.kind)
    all = Set(groups)
    if groups.isEmpty { return }
    let owners = Self.owners(objects)
    for group in groups {
      guard let object = objects.all[group] else { continue }
      for set in objects.words("exceptions", of: object).compactMap({ objects.all[$0.text] }) {
        let (targets, isCompiled) = Self.meant(by: set, objects, owners)
        if targets.isEmpty { continue }
        let exception = Exception(
          files: objects.words("membershipExceptions", of: set).map(\.text), isCompiled: isCompiled)
        for target in targets { exceptions[target, default: [:]][group, default: []].append(exception) }
      }
    }
  }

  /// The targets of each phase.
  private static func owners(_ objects: XcodeObjects) -> [String: Set<String>] {
    var owners: [String: Set<String>] = [:]
    for target in objects.identifiers("PBXNativeTarget") {
      let phases = objects.all[target].map { objects.words("buildPhases", of: $0) } ?? []
      for phase in phases { owners[phase.text, default: []].insert(target) }
    }
    return owners
  }

  /// The targets of a set.
  private static func meant(
    by set: XcodeObjects.Object, _ objects: XcodeObjects, _ owners: [String: Set<String>]
  ) -> (targets: Set<String>, isCompiled: Bool?) {
    switch set.kind {
    case "PBXFileSystemSynchronizedBuildFileExceptionSet":
      (Set(objects.word("target", of: set).map { [$0.text] } ?? []), nil)
    case "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet":
      objects.word("buildPhase", of: set).map { phase in
        (owners[phase.text] ?? [], objects.all[phase.text]?.kind == "PBXSourcesBuildPhase")
      } ?? ([], nil)
    default: ([], nil)
    }
  }

  /// Those that a target owns or takes files of, sorted.
  func groups(of target: String, owning owned: Set<String>) -> [String] {
    owned.intersection(all).union(exceptions[target, default: [:]].keys).sorted()
  }

  /// What the sets of a group say of a target: in its own folder what it leaves out, in another's what it takes. Files
  /// of a phase that is another's business are compiled by none.
  func exceptions(of group: String, for target: String, isOwner: Bool) -> [String] {
    exceptions[target, default: [:]][group, default: []].filter { exception in
      exception.isCompiled.map { $0 != isOwner } ?? true
    }.flatMap(\.files)
  }
}
