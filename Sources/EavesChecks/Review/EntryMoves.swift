package import EavesFindings
import EavesOutline
package import EavesProject
package import EavesSource

/// Where the names are that entries of a baseline follow: what an entry records when it is written, and where its
/// finding is later.
///
/// An entry follows its type from one file to another, or its whole file, or a name without a place. The type must no
/// longer be at the old place, must not have been at the new one when the entry was written, and must be the only
/// candidate.
package struct EntryMoves {
  private let project: Project
  private let unread: Set<FilePath>
  private lazy var types = TypePlaces(of: names, in: project)
  private lazy var files = FilePlaces(in: project)
  /// Files that are read, but not wholly understood: what was in them may be in them still.
  private let unclear: Set<FilePath>
  /// Qualified names of the types that findings belong to.
  private let names: Set<String>
  private var known: [Start: FilePath?] = [:]
  private var members: MemberNames
  private var namesOfMembers: [Holder: Set<String>] = [:]

  private struct Holder: Hashable {
    let subject: String
    let path: FilePath
  }

  private struct Start: Hashable {
    let path: FilePath
    let provenance: Provenance
  }

  /// - Parameters:
  ///   - findings: all that will be asked about.
  ///   - unread: files and folders that could not be read: nothing is known of them.
  package init(of findings: [Finding], in project: Project, unread: Set<FilePath>) {
    self.project = project
    members = MemberNames(in: project)
    self.unread = unread
    unclear = Set(project.files.filter { !$0.outline.irregularities.isEmpty }.map(\.path))
    names = Set(
      findings.compactMap { finding in
        if case .type(let name) = finding.home { return name }
        return nil
      })
  }

  /// The provenance to record with an entry that is written for a finding today; nil when it follows nothing.
  ///
  /// - Parameter old: what the entry remembers so far, of files, too, of which nothing is known today.
  package mutating func provenance(of finding: Finding, knowing old: Provenance? = nil) -> Provenance? {
    let today: Provenance? =
      switch finding.home {
      case .type(let name): types.provenance(of: name, in: finding.key.path)
      case .file: files.provenance(of: finding.key.path)
      case .name: Provenance(.name)
      }
    guard let today, let old, old.kind == today.kind else { return today }
    return today.adding(old, where: isUnknown)
  }

  // MARK: Members

  /// How many members the subject of a finding declares in its file today; nil for a finding in no member.
  package mutating func memberCount(of finding: Finding) -> Int? {
    finding.member == nil ? nil : memberNames(of: finding.key.subject, in: finding.key.path).count
  }

  /// Whether the member of an entry may have got another name: it is no longer declared, and no fewer are than when
  /// the entry was written.
  mutating func mayBeRenamed(_ entry: BaselineEntry) -> Bool {
    guard let member = entry.key.member, let count = entry.members, !isUnknown(entry.key.path) else {
      return false
    }
    let names = memberNames(of: entry.key.subject, in: entry.key.path)
    return !names.contains(member) && names.count >= count
  }

  private mutating func memberNames(of subject: String, in path: FilePath) -> Set<String> {
    let holder = Holder(subject: subject, path: path)
    if let known = namesOfMembers[holder] { return known }
    let found = project.number(of: path).map { members.names(of: subject, in: $0) } ?? []
    namesOfMembers[holder] = found
    return found
  }

  // MARK: Destinations

  /// Where an entry may lead.
  enum Destination {
    case anywhere
    case file(FilePath)
    /// All files of a type, by its number among those of its name.
    case group(Int)
  }

  /// Where the findings are now that an entry was written for; nil when nothing has moved, or the destination is
  /// unclear.
  mutating func destination(of entry: BaselineEntry, to home: Home) -> Destination? {
    guard let provenance = entry.provenance else { return nil }
    let path = entry.key.path
    switch (provenance.kind, home) {
    case (.name, .name): return .anywhere
    case (.type, .type(let name)):
      let found = types.destination(of: name, from: path, provenance, isUnknown: isUnknown)
      return found.map { found in
        switch found {
        case .group(let group): .group(group)
        case .file(let path): .file(path)
        }
      }
    case (.file, .file):
      let start = Start(path: path, provenance: provenance)
      let found = known[start] ?? files.destination(from: path, provenance, isUnknown: isUnread)
      known[start] = .some(found)
      return found.map { .file($0) }
    default: return nil
    }
  }

  /// The number of the type of a name that stands in a file.
  mutating func group(of name: String, in path: FilePath) -> Int? { types.group(of: name, in: path) }

  /// Whether nothing can be said of what stands in a file.
  func isUnknown(_ path: FilePath) -> Bool { unclear.contains(path) || isUnread(path) }

  /// The file itself, or a folder around it.
  private func isUnread(_ path: FilePath) -> Bool {
    if unread.isEmpty { return false }
    var at = path
    while !at.text.isEmpty {
      if unread.contains(at) { return true }
      at = FilePath(at.folder)
    }
    return false
  }
}
