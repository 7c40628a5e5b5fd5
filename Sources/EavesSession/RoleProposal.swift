import EavesDocuments
import EavesOutline
package import EavesProject
import EavesSource

/// What a project could teach: types that no role takes, that end in the same word and do the same.
package struct RoleProposal: Sendable {
  /// The role that they would have.
  package let role: String
  /// A glob of their names: "*Store".
  package let pattern: String
  /// What they do, of several: "observable, each held by one view".
  package let deed: String
  /// By place; at least two.
  package let types: [TypeIndex]
}

/// Marks and protocols that many types without a role share: a role of the project's own, perhaps.
package struct SharedMark: Sendable {
  /// As a role's item says it: `marked: "@Reducer"`.
  package let clause: String
  /// At least `SharedMark.fewest`.
  package let count: Int

  /// So many must share it.
  package static let fewest = 5
}

/// Proposes roles by structure, for what nobody placed.
package struct RoleProposals: Sendable {
  /// The most types first.
  package private(set) var roles: [RoleProposal] = []
  package private(set) var marks: [SharedMark] = []

  /// O(types + relations).
  package init(_ project: Project) {
    let types = project.types.indices.map { TypeIndex($0) }.filter { project.isPlaceable($0) }
    var groups: [Key: [TypeIndex]] = [:]
    var taken: [String: Set<String>] = [:]
    var shared: [String: Int] = [:]
    for type in types {
      let role = project.layerRole(type)
      if role == nil {
        for clause in project.sharedClauses(of: type) { shared[clause, default: 0] += 1 }
      }
      guard let word = project.lastWord(of: type) else { continue }
      if let role {
        taken[word, default: []].insert(project.roles.names[role])
      } else {
        guard let deed = Deed.allCases.first(where: { $0.isDone(by: type, in: project) }) else { continue }
        groups[Key(word: word, deed: deed), default: []].append(type)
      }
    }
    for (key, members) in groups where members.count > 1 {
      // A name that other roles have as well says nothing of this one.
      guard taken[key.word, default: []].isSubset(of: [key.deed.role]) else { continue }
      roles.append(
        RoleProposal(role: key.deed.role, pattern: "*\(key.word)", deed: key.deed.text, types: members))
    }
    roles.sort { ($1.types.count, $0.pattern, $0.role) < ($0.types.count, $1.pattern, $1.role) }
    marks = shared.filter { $0.value >= SharedMark.fewest }
      .map { SharedMark(clause: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.clause) < ($0.count, $1.clause) }
  }

  private struct Key: Hashable {
    let word: String
    let deed: Deed
  }

  /// What tells a role by what a type does.
  private enum Deed: CaseIterable {
    case drivesAScreen, worksThroughServices, isAnswered, makesScreens

    var role: String {
      switch self {
      case .drivesAScreen: "viewModel"
      case .worksThroughServices: "service"
      case .isAnswered: "domainModel"
      case .makesScreens: "coordinator"
      }
    }

    var text: String {
      switch self {
      case .drivesAScreen: "observable, each held by one view"
      case .worksThroughServices: "that hold a service or repository"
      case .isAnswered: "that repositories, use cases or services return"
      case .makesScreens: "that make screens, and are none"
      }
    }

    func isDone(by type: TypeIndex, in project: Project) -> Bool {
      let (relations, kind) = (project.roles.relations, project.types[type.index].kind)
      func isOf(_ roles: [String], _ other: TypeIndex) -> Bool {
        other != .none && !project.isSetAside(other)
          && roles.contains { project.roles.index(of: $0).map { project.hasRole($0, other) } ?? false }
      }
      let isObservable = isOf(["observable"], type)
      switch self {
      case .drivesAScreen:
        let holders = Set(relations.to(type, .holds).map(\.source).filter { isOf(["view", "kitView"], $0) })
        return isObservable && holders.count == 1
      case .worksThroughServices:
        return kind != .enum && kind != .protocol && !isObservable && !isOf(["drawn", "kitView"], type)
          && relations.from(type, .holds).contains { isOf(["service", "repository"], $0.target) }
      case .isAnswered:
        return kind == .struct && !isOf(["drawn"], type)
          && relations.to(type, .returns).contains { isOf(["repository", "useCase", "service"], $0.source) }
      case .makesScreens:
        return kind == .class && !isOf(["drawn", "kitView"], type)
          && relations.from(type, .creates).contains { isOf(["view", "kitView"], $0.target) }
      }
    }
  }
}

extension Project {
  /// Whether a type stands by itself, and no test, preview or mock does.
  fileprivate func isPlaceable(_ type: TypeIndex) -> Bool {
    let record = types[type.index]
    return record.kind != .external && record.kind != .alias && record.parent == .none && !isSetAside(type)
  }

  /// The last word of a name in camel case, with an upper-case letter; nil where it is the whole name.
  fileprivate func lastWord(of type: TypeIndex) -> String? {
    let name = Array(symbols.bytes(types[type.index].name))
    guard let start = name.indices.last(where: { name[$0] >= 0x41 && name[$0] <= 0x5A }), start > 0,
      name.count - start > 2
    else { return nil }
    return String(decoding: name[start...], as: UTF8.self)
  }

  /// Macros and supertypes that are declared elsewhere, as items of a role would name them.
  fileprivate func sharedClauses(of type: TypeIndex) -> [String] {
    let supertypes = types[type.index].supertypes.filter { types[$0.index].kind == .external }
    let named = supertypes.map { name($0) }.filter { !Self.common.contains($0) && !isBasicName($0) }
    let file = Int(types[type.index].place.file)
    let outline = files[file].outline
    let marks = attributes(of: Int(types[type.index].place.node), in: file).map { outline.name(of: $0) }
    return named.map { "conforms: \($0)" }
      + marks.filter { !Self.plainMarks.contains($0) }.map { "marked: \"@\($0)\"" }
  }

  private func isBasicName(_ name: String) -> Bool {
    (vocabulary.words["basic"] ?? []).contains { NamePattern($0.text).matches(Array(name.utf8)) }
  }

  private static let plainMarks: Set<String> = [
    "MainActor", "available", "objc", "objcMembers", "Observable", "main", "frozen", "Model",
    "propertyWrapper",
    "resultBuilder", "dynamicMemberLookup", "dynamicCallable", "unchecked", "preconcurrency",
    "usableFromInline",
    "discardableResult", "globalActor", "Suite", "IBDesignable", "UIApplicationMain", "NSApplicationMain",
  ]

  /// What says nothing of a type's place in an architecture.
  private static let common: Set<String> = [
    "Sendable", "Hashable", "Equatable", "Comparable", "Codable", "Decodable", "Encodable", "Identifiable",
    "CaseIterable", "RawRepresentable", "Error", "LocalizedError", "CustomStringConvertible", "NSObject",
    "ObservableObject", "AnyObject", "OptionSet", "CodingKey", "ExpressibleByStringLiteral", "View", "App",
  ]
}
