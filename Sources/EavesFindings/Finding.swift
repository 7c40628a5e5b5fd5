package import EavesSource

/// One breach of one rule: everything a reporter says about it, nothing it would have to look up.
package struct Finding: Sendable {
  package var rule: RuleID
  package var title: String
  package var impact: Impact
  package var place: Place
  /// "view TripList holds ModelContext".
  package var message: String
  package var subject: Party
  /// The verb as the rule language spells it: `holds`, `passes-to`.
  package var verb: String
  /// Nil for sentences without an object (`exists`, measures).
  package var object: Party?
  /// How the object was recognised, as a continuation of "recognised …"; nil when the name itself says it.
  package var recognised: String?
  /// Why an exception of the rule did not apply; nil when none was possible.
  package var except: String?
  /// What to do instead, from the document.
  package var instead: String?
  /// Other places of the same cause, in order of path and position.
  package var related: [RelatedPlace]
  /// The text of the line of `place.start`, without its line break; nil when it could not be read, or
  /// is longer than people read.
  package var excerpt: String?
  /// What the finding is, apart from where it is: the identity that a baseline keeps.
  package var key: FindingKey
  /// What the finding moves with.
  package var home: Home
  /// Hash of the key and of its ordinal among equal keys: 16 hexadecimal digits.
  package var fingerprint: String
  package var isBaselined: Bool
  /// Why the baseline keeps the finding; nil when it does not, or does not say.
  package var baselineReason: String?
  /// The reason of the allowance that covers the finding; nil when none does.
  package var suppression: String?
  /// A subject of the same rule, near by, that keeps it; nil when none is known or none was asked for.
  package var exemplar: Exemplar?

  package init(
    rule: RuleID, title: String, impact: Impact, place: Place, message: String, subject: Party, verb: String,
    object: Party?, recognised: String?, except: String?, instead: String?, related: [RelatedPlace],
    excerpt: String?, key: FindingKey, home: Home = .file, fingerprint: String = "",
    isBaselined: Bool = false, suppression: String? = nil
  ) {
    self.rule = rule
    self.title = title
    self.impact = impact
    self.place = place
    self.message = message
    self.subject = subject
    self.verb = verb
    self.object = object
    self.recognised = recognised
    self.except = except
    self.instead = instead
    self.related = related
    self.excerpt = excerpt
    self.key = key
    self.home = home
    self.fingerprint = fingerprint
    self.isBaselined = isBaselined
    self.suppression = suppression
  }

  /// Neither allowed in place nor known to the baseline.
  package var counts: Bool { suppression == nil && !isBaselined }
}

/// A subject or an object: its role, where it has one, and its name.
package struct Party: Hashable, Sendable {
  package let role: String?
  package let name: String

  package init(role: String?, name: String) {
    self.role = role
    self.name = name
  }

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

  package static func < (left: RelatedPlace, right: RelatedPlace) -> Bool {
    left.place != right.place ? left.place < right.place : left.message < right.message
  }
}

/// What a finding is by its facts, without lines or wording: the identity that a baseline keeps.
package struct FindingKey: Hashable, Sendable {
  package let rule: RuleID
  package let subject: String
  package let verb: String
  package let object: String
  /// What kind of code the place is: `property`, `parameter`, `call`, `type`, `import` …
  package let position: String
  package let path: FilePath

  package init(rule: RuleID, subject: String, verb: String, object: String, position: String, path: FilePath)
  {
    self.rule = rule
    self.subject = subject
    self.verb = verb
    self.object = object
    self.position = position
    self.path = path
  }

  /// FNV-1a over the key and its ordinal among equals (0-based): 16 hexadecimal digits.
  package func fingerprint(ordinal: Int) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in [rule.text, subject, verb, object, position, path.text, String(ordinal)] {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
