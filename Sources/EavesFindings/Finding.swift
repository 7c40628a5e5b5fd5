package import EavesSource

/// One violation of one rule, with everything that a reporter shows, so that it need not look up anything.
///
/// Hostile code may have a finding in every line: a finding takes less than a hundred bytes, and findings of one cause
/// share their text.
package struct Finding: Sendable {
  package private(set) var facts: FindingFacts
  private let start: Position
  private let end: Position
  package var impact: Impact
  package var isBaselined = false
  /// Whether it makes the run fail where it counts. `Report.markFailures` says so.
  var isMarkedAsFailure = false
  /// Whether a nested configuration turns its rule on at its place: then the rule was chosen explicitly.
  package var isWrittenDown = false
  /// What would suppress it and was added since the revision that is compared with; nil for nothing.
  package var ignored: IgnoredSuppression?
  private var print = Fingerprint.none
  private let line: FindingLine?
  private var remarks: Remarks?
  /// Other places of the same cause, in order of path and position.
  package var related: [RelatedPlace]
  /// The path from the place to what it reaches, in order: each place with what happens there. Empty where the place
  /// touches it itself.
  package private(set) var hops: [RelatedPlace]

  private enum Fingerprint {
    case none
    /// Of the finding's own key, with its ordinal: the hash is made for those who ask.
    case counted(Int32)
    case hash(UInt64)
  }

  /// Optional details that few findings have.
  private final class Remarks: Sendable {
    let baselineReason: String?
    let suppression: String?
    let exemplar: Exemplar?
    let counted: [RelatedPlace]

    init(baselineReason: String?, suppression: String?, exemplar: Exemplar?, counted: [RelatedPlace]) {
      self.baselineReason = baselineReason
      self.suppression = suppression
      self.exemplar = exemplar
      self.counted = counted
    }
  }

  /// - Parameters:
  ///   - start: where it begins in the file of its facts.
  ///   - line: the line of `start`, to be shown; nil when it could not be read, or is longer than people read.
  package init(
    _ facts: FindingFacts, impact: Impact, from start: Position, to end: Position, related: [RelatedPlace],
    hops: [RelatedPlace] = [], line: FindingLine?
  ) {
    self.facts = facts
    self.start = start
    self.end = end
    self.impact = impact
    self.related = related
    self.hops = hops
    self.line = line
  }

  package var rule: RuleID { facts.rule }
  package var title: String { facts.title }
  package var place: Place { Place(path: facts.path, start: start, end: end) }
  /// "view TripList holds ModelContext".
  package var message: String { facts.breach.message }
  package var subject: Party { facts.breach.subject }
  /// The verb as the rule language spells it: `holds`, `passes-to`.
  package var verb: String { facts.breach.verb }
  /// Nil for sentences without an object (`exists`, measures).
  package var object: Party? { facts.breach.object }
  /// How the object was recognized, as a clause; nil when the name itself says it.
  package var recognised: String? {
    recognitions.isEmpty ? nil : recognitions.joined(separator: "; ")
  }
  /// The same, a sentence for each.
  package var recognitions: [String] { facts.breach.recognised }
  /// Why an exception of the rule did not apply; nil when none was possible.
  package var except: String? { facts.breach.except }
  /// What to do instead, from the document.
  package var instead: String? { facts.breach.instead }
  /// The text of the line of `place.start`, without its line break; nil when it could not be read, or is longer than
  /// people read. Made again each time.
  package var excerpt: String? { line?.text }
  /// What the finding is, apart from where it is: the identity that a baseline keeps.
  package var key: FindingKey { facts.key }
  /// What the finding moves with.
  package var home: Home { facts.home }
  /// The member that the place stands in, as seen from the subject: `load()`, `Row.body`; nil outside of members.
  package var member: String? { facts.member }

  /// How formats with three levels show it: as an error exactly where it makes the run fail.
  package var level: Impact.Level { isFailing ? .error : impact.lesserLevel }

  /// Hash of the key and of its ordinal among equal keys: 16 hexadecimal digits; empty until it is computed.
  package var fingerprint: String {
    get { hash.map(FindingKey.fingerprint) ?? "" }
    set {
      let parsed = newValue.utf8.count == 16 ? UInt64(newValue, radix: 16) : nil
      print = parsed.map { .hash($0) } ?? .none
    }
  }

  private var hash: UInt64? {
    switch print {
    case .none: nil
    case .counted(let ordinal): key.hash(ordinal: Int(ordinal))
    case .hash(let hash): hash
    }
  }

  /// Gives the finding its hash.
  ///
  /// - Parameter ordinal: 0-based, among findings of equal keys.
  package mutating func setFingerprint(ordinal: Int) { print = .counted(Int32(clamping: ordinal)) }

  /// The reason in the baseline; nil when there is none or the finding is not in it.
  package var baselineReason: String? {
    get { remarks?.baselineReason }
    set { remark(newValue, suppression, exemplar, counted) }
  }
  /// The reason of the allowance that covers the finding; nil when none does.
  package var suppression: String? {
    get { remarks?.suppression }
    set { remark(baselineReason, newValue, exemplar, counted) }
  }
  /// A subject of the same rule, near by, that keeps it; nil when none is known or none was asked for.
  package var exemplar: Exemplar? {
    get { remarks?.exemplar }
    set { remark(baselineReason, suppression, newValue, counted) }
  }
  /// Everything that a finding of a strict run counts, each with its name: its message names the first few. Empty for
  /// findings of rules.
  package var counted: [RelatedPlace] {
    get { remarks?.counted ?? [] }
    set { remark(baselineReason, suppression, exemplar, newValue) }
  }

  private mutating func remark(
    _ baselineReason: String?, _ suppression: String?, _ exemplar: Exemplar?, _ counted: [RelatedPlace]
  ) {
    let isSilent = baselineReason == nil && suppression == nil && exemplar == nil && counted.isEmpty
    remarks =
      isSilent
      ? nil
      : Remarks(
        baselineReason: baselineReason, suppression: suppression, exemplar: exemplar, counted: counted)
  }

  /// The same in a file that is called otherwise. Its fingerprint is that of the old name until another is given.
  ///
  /// - Parameter place: what a place is called.
  package func moved(to facts: FindingFacts, _ place: (Place) -> Place) -> Finding {
    var copy = self
    copy.facts = facts
    copy.related = related.map { RelatedPlace(place: place($0.place), message: $0.message) }
    copy.hops = hops.map { RelatedPlace(place: place($0.place), message: $0.message) }
    copy.print = hash.map { .hash($0) } ?? .none
    copy.counted = counted.map { RelatedPlace(place: place($0.place), message: $0.message) }
    copy.exemplar = exemplar.map { Exemplar(subject: $0.subject, place: place($0.place)) }
    return copy
  }

  /// Whether it makes the run fail.
  package var isFailing: Bool { isMarkedAsFailure && counts }

  /// Neither suppressed nor known to the baseline.
  package var counts: Bool { suppression == nil && !isBaselined }

  /// In the baseline, and not suppressed.
  package var isKnown: Bool { suppression == nil && isBaselined }

  /// Whether another finding has the same text, place, fingerprint and effect, byte by byte. Excerpts and exemplars are
  /// not compared. O(length of the text).
  package func hasSameText(as other: Finding) -> Bool {
    start == other.start && end == other.end && impact == other.impact && counts == other.counts
      && isFailing == other.isFailing && ignored == other.ignored
      && facts.hasSameText(as: other.facts) && hasFingerprint(of: other) && related == other.related
      && hops == other.hops
  }

  /// Facts with the same text have the same key.
  private func hasFingerprint(of other: Finding) -> Bool {
    guard case .counted(let ordinal) = print, case .counted(let theirs) = other.print else {
      return hash == other.hash
    }
    return ordinal == theirs
  }
}

extension Finding {
  /// A finding with facts of its own.
  package init(
    rule: RuleID, title: String, impact: Impact, place: Place, message: String, subject: Party, verb: String,
    object: Party?, recognised: String?, except: String?, instead: String?, related: [RelatedPlace],
    excerpt: String?, key: FindingKey, home: Home = .file, cause: Cause = .place, fingerprint: String = "",
    isBaselined: Bool = false, suppression: String? = nil
  ) {
    let breach = Breach(
      subject: subject, subjectKey: key.subject, verb: verb, object: object, position: key.position,
      message: message, recognised: recognised.map { [$0] } ?? [], except: except, instead: instead)
    self.init(
      FindingFacts(
        rule: rule, title: title, path: place.path, breach: breach, home: home, member: key.member,
        cause: cause, key: key),
      impact: impact, from: place.start, to: place.end, related: related,
      line: excerpt.map { FindingLine($0) })
    self.fingerprint = fingerprint
    self.isBaselined = isBaselined
    self.suppression = suppression
  }
}

/// What was added since the revision that a report compares with, and suppresses nothing for that reason.
package enum IgnoredSuppression: String, Sendable {
  /// Such a finding is reported on whatever line it is.
  case allowance
  case baseline
}

/// A subject or an object: its role, where it has one, and its name.
package struct Party: Hashable, Sendable {
  package let role: String?
  package let name: String

  package init(role: String?, name: String) {
    self.role = role
    self.name = name
  }

  /// Byte by byte: names that only look alike are two.
  package static func == (left: Party, right: Party) -> Bool {
    left.role == right.role && left.name.isExactly(right.name)
  }

  package func hash(into hasher: inout Hasher) { name.hash(bytesInto: &hasher) }

  /// "view TripList", or the bare name.
  package var text: String { role.map { "\($0) \(name)" } ?? name }
}

/// A subject that keeps a rule, as an example to those that do not.
package struct Exemplar: Hashable, Sendable {
  package let subject: Party
  package let place: Place

  package init(subject: Party, place: Place) {
    self.subject = subject
    self.place = place
  }
}

/// A place that belongs to the cause of a finding, and what happens there.
package struct RelatedPlace: Hashable, Sendable, Comparable {
  package let place: Place
  package let message: String

  package init(place: Place, message: String) {
    self.place = place
    self.message = message
  }

  /// Byte by byte, as names are told apart.
  package static func == (left: RelatedPlace, right: RelatedPlace) -> Bool {
    left.place == right.place && left.message.isExactly(right.message)
  }

  package static func < (left: RelatedPlace, right: RelatedPlace) -> Bool {
    left.place != right.place
      ? left.place < right.place : left.message.utf8.lexicographicallyPrecedes(right.message.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    message.hash(bytesInto: &hasher)
  }
}

/// What a finding is by its facts, without lines or wording: the identity that a baseline keeps.
package struct FindingKey: Hashable, Sendable {
  package let rule: RuleID
  package let subject: String
  /// The member of the subject that the place stands in; nil outside of members.
  package let member: String?
  package let verb: String
  package let object: String
  /// What kind of code the place is: `property`, `parameter`, `call`, `type`, `import` …
  package let position: String
  package let path: FilePath

  package init(
    rule: RuleID, subject: String, member: String? = nil, verb: String, object: String, position: String,
    path: FilePath
  ) {
    self.rule = rule
    self.subject = subject
    self.member = member
    self.verb = verb
    self.object = object
    self.position = position
    self.path = path
  }

  /// Byte by byte: of names that only look alike, none excuses the other.
  package static func == (left: FindingKey, right: FindingKey) -> Bool {
    left.rule == right.rule && left.path == right.path && left.subject.isExactly(right.subject)
      && (left.member ?? "").isExactly(right.member ?? "")
      && left.verb.isExactly(right.verb) && left.object.isExactly(right.object)
      && left.position.isExactly(right.position)
  }

  /// Byte by byte, too: the hash alone counts equal keys.
  package func hash(into hasher: inout Hasher) {
    for part in parts { part.hash(bytesInto: &hasher) }
  }

  private var parts: [String] { [rule.text, subject, member ?? "", verb, object, position, path.text] }

  /// FNV-1a over the key and its ordinal among equals (0-based): 16 hexadecimal digits.
  package func fingerprint(ordinal: Int) -> String { Self.fingerprint(hash(ordinal: ordinal)) }

  fileprivate func hash(ordinal: Int) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts + [String(ordinal)] {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0) &* 0x100_0000_01b3
    }
    return hash
  }

  fileprivate static func fingerprint(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
