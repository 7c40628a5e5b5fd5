package import EavesSource

/// The known findings of a project: a list that may only shrink.
package struct Baseline: Sendable {
  /// The file as a person would open it from the root.
  package let path: FilePath
  /// In the order of the file.
  package let entries: [BaselineEntry]
  /// The version of Eaves that wrote the file; empty where it does not say.
  package let version: String

  package init(path: FilePath, entries: [BaselineEntry], version: String = "") {
    self.path = path
    self.entries = entries
    self.version = version
  }
}

/// One finding that is known: its facts, and what people have written beside it.
package struct BaselineEntry: Hashable, Sendable, Comparable {
  package var key: FindingKey
  /// 0-based, among findings with the same key.
  package var ordinal: Int
  /// Why it is still there; nil when no reason was given.
  package var reason: String?
  /// Who will fix it; nil when no owner was given.
  package var owner: String?
  /// What it follows when code is moved; nil: it is tied to its file.
  package var provenance: Provenance?
  /// How many members the subject declared in the file when the entry was written; nil where it is in no member.
  package var members: Int?
  /// The version of Eaves that wrote the entry; empty where it is not known.
  package var version: String
  /// Where it stands in the baseline file; nil for an entry that was never written.
  package var place: Place?

  package init(
    key: FindingKey, ordinal: Int, reason: String? = nil, owner: String? = nil, provenance: Provenance? = nil,
    members: Int? = nil, version: String = "", place: Place? = nil
  ) {
    self.key = key
    self.ordinal = ordinal
    self.reason = reason
    self.owner = owner
    self.provenance = provenance
    self.members = members
    self.version = version
    self.place = place
  }

  /// The same with the reason and the owner of another where it has none.
  package func remarked(as other: BaselineEntry) -> BaselineEntry {
    var copy = self
    (copy.reason, copy.owner) = (reason ?? other.reason, owner ?? other.owner)
    return copy
  }

  /// "TripList holds ModelContext", "TripList.load() creates TripStore".
  package var text: String {
    var subject = key.subject == FindingKey.file ? key.path.name : key.subject
    if let member = key.member, key.position != "property" { subject += ".\(member)" }
    return "\(subject) \(key.verb)" + (key.object.isEmpty ? "" : " \(key.object)")
  }

  /// By path, rule and the other facts, then by ordinal: the order of the file.
  package static func < (left: BaselineEntry, right: BaselineEntry) -> Bool {
    for (a, b) in zip(left.key.sorting, right.key.sorting) where !a.isExactly(b) {
      return a.utf8.lexicographicallyPrecedes(b.utf8)
    }
    return left.ordinal < right.ordinal
  }
}

extension FindingKey {
  /// The subject of findings about a file: its name is in the path already, and may change.
  package static let file = "file"

  fileprivate var sorting: [String] {
    [path.text, rule.text, subject, member ?? "", verb, object, position]
  }

  /// The same facts in another file. A subject that is called after its file takes the file's new name.
  package func moved(to path: FilePath) -> FindingKey {
    FindingKey(
      rule: rule, subject: subject == self.path.name ? path.name : subject, member: member, verb: verb,
      object: object, position: position, path: path)
  }

  /// The same facts of a rule by another name.
  package func ruled(by rule: RuleID) -> FindingKey {
    FindingKey(
      rule: rule, subject: subject, member: member, verb: verb, object: object, position: position,
      path: path)
  }

  /// The same facts in a member of another name; nil: in any.
  package func inMember(_ member: String?) -> FindingKey {
    FindingKey(
      rule: rule, subject: subject, member: member, verb: verb, object: object, position: position,
      path: path)
  }
}
