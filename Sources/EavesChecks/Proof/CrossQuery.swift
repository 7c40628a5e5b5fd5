import EavesDocuments
import EavesProject
import EavesSource

/// Which rules are tried on which examples of other documents.
struct CrossQuery: Sendable {
  /// A group of examples, by its document and its place in it.
  struct Place: Sendable {
    let document: Int
    let group: Int
  }

  let documents: [RuleDocument]
  /// Whether only contradictions are looked for: rules on Correct examples of documents that share a profile with
  /// them, the first hit of each two.
  let isOfProfiles: Bool
  let places: [Place]
  private let profiles: ProfileTable
  /// The positions of the rules among the documents.
  private let rules: [Int]
  private let index: RuleIndex

  init(_ documents: [RuleDocument], isOfProfiles: Bool, _ plan: RolePlan) {
    self.documents = documents
    self.isOfProfiles = isOfProfiles
    let profiles = ProfileTable(documents)
    self.profiles = profiles
    rules = documents.indices.filter { documents[$0].status == .rule }
    index = RuleIndex(rules.map { documents[$0] }, plan)
    places = documents.indices.flatMap { number -> [Place] in
      let document = documents[number]
      if document.status == .article || document.hasTooManyExamples { return [] }
      if isOfProfiles, !profiles.isShared(number) { return [] }
      return document.groups.indices.filter { group in
        let group = document.groups[group]
        return group.side != .other && !group.files.isEmpty && (group.side == .correct || !isOfProfiles)
      }.map { Place(document: number, group: $0) }
    }
  }

  /// The positions of the documents whose rules may find something in an example of one of them.
  func rules(concerning project: Project, of position: Int) -> [Int] {
    let id = documents[position].id
    return index.rules(concerning: project).map { rules[$0] }.filter {
      documents[$0].id != id && (!isOfProfiles || sharedProfile($0, position) != nil)
    }
  }

  /// A profile that two documents share; nil when there is none.
  func sharedProfile(_ left: Int, _ right: Int) -> String? { profiles.shared(left, right) }
}

/// The profiles of documents.
struct ProfileTable: Sendable {
  private let names: [[String]]
  private let sets: [Set<String>]
  /// How many documents each profile has.
  private var counts: [String: Int] = [:]
  private let count: Int
  /// How many name none: they run beside each other in every one.
  private let unnamed: Int
  /// What is in it is in all of them.
  private static let base = "base"
  /// What two documents share of which neither names a profile: they run in every one.
  static let every = "every profile"

  init(_ documents: [RuleDocument]) {
    names = documents.map(\.profiles)
    sets = names.map { Set($0) }
    for set in sets {
      for profile in set { counts[profile, default: 0] += 1 }
    }
    count = names.count { !$0.isEmpty }
    unnamed = names.count - count
  }

  /// Whether a document shares a profile with another one.
  func isShared(_ position: Int) -> Bool {
    if names[position].isEmpty { return unnamed > 1 }
    if sets[position].contains(Self.base) || counts[Self.base, default: 0] > 0 { return count > 1 }
    return names[position].contains { counts[$0, default: 0] > 1 }
  }

  /// A profile in which two documents run: one that both name, or any when one of them is in `base`; every one where neither names any; nil when there
  /// is none.
  func shared(_ left: Int, _ right: Int) -> String? {
    if names[left].isEmpty, names[right].isEmpty { return Self.every }
    if let common = names[left].first(where: sets[right].contains) { return common }
    if sets[left].contains(Self.base) { return names[right].first }
    if sets[right].contains(Self.base) { return names[left].first }
    return nil
  }
}
