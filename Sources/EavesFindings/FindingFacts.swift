package import EavesSource

/// What is wrong, without the place: shared by all findings with the same text.
package final class Breach: Sendable {
  package let subject: Party
  /// What identifies the subject in a baseline: its qualified name.
  package let subjectKey: String
  package let verb: String
  package let object: Party?
  /// What kind of code the place is: `property`, `parameter`, `call`, `type`, `import` …
  package let position: String
  package let message: String
  /// How subject and object were recognized: a sentence for each.
  package let recognised: [String]
  package let except: String?
  package let instead: String?

  package init(
    subject: Party, subjectKey: String, verb: String, object: Party?, position: String, message: String,
    recognised: [String], except: String?, instead: String?
  ) {
    self.subject = subject
    self.subjectKey = subjectKey
    self.verb = verb
    self.object = object
    self.position = position
    self.message = message
    self.recognised = recognised
    self.except = except
    self.instead = instead
  }
}

extension Breach {
  /// Whether another has the same text, byte by byte.
  fileprivate func hasSameText(as other: Breach) -> Bool {
    if self === other { return true }
    func isSame(_ own: String?, _ theirs: String?) -> Bool {
      guard let own, let theirs else { return own == nil && theirs == nil }
      return own.isExactly(theirs)
    }
    return message.isExactly(other.message) && recognised.elementsEqual(other.recognised, by: isSame)
      && isSame(except, other.except) && isSame(instead, other.instead)
  }
}

/// What findings of one rule in one file share.
package final class FindingFacts: Sendable {
  package let rule: RuleID
  package let title: String
  package let path: FilePath
  package let breach: Breach
  package let home: Home
  /// The member that the places stand in, as seen from the subject; nil outside of members.
  package let member: String?
  package let cause: Cause
  /// Where it is not made of the others.
  private let ownKey: FindingKey?

  /// - Parameter key: nil for the one that the other facts make.
  package init(
    rule: RuleID, title: String, path: FilePath, breach: Breach, home: Home, member: String? = nil,
    cause: Cause = .place, key: FindingKey? = nil
  ) {
    self.rule = rule
    self.title = title
    self.path = path
    self.breach = breach
    self.home = home
    self.member = member
    self.cause = cause
    ownKey = key
  }

  /// The same of a file that is called otherwise.
  ///
  /// - Parameter name: what a file is called.
  package func moved(_ name: (FilePath) -> FilePath) -> FindingFacts {
    FindingFacts(
      rule: rule, title: title, path: name(path), breach: breach, home: home, member: member, cause: cause,
      key: ownKey.map {
        FindingKey(
          rule: $0.rule, subject: $0.subject, member: $0.member, verb: $0.verb, object: $0.object,
          position: $0.position, path: name($0.path))
      })
  }

  /// Whether other facts have the same text, byte by byte.
  func hasSameText(as other: FindingFacts) -> Bool {
    if self === other { return true }
    return rule == other.rule && path == other.path && title.isExactly(other.title) && key == other.key
      && breach.hasSameText(as: other.breach)
  }

  package var key: FindingKey {
    ownKey
      ?? FindingKey(
        rule: rule, subject: breach.subjectKey, member: member, verb: breach.verb,
        object: breach.object?.name ?? "", position: breach.position, path: path)
  }
}

extension Finding {
  /// The same with other advice.
  package func advised(_ instead: String) -> Finding {
    let own = facts.breach
    let breach = Breach(
      subject: own.subject, subjectKey: own.subjectKey, verb: own.verb, object: own.object,
      position: own.position, message: own.message, recognised: own.recognised, except: own.except,
      instead: instead)
    let facts = FindingFacts(
      rule: rule, title: facts.title, path: facts.path, breach: breach, home: facts.home,
      member: facts.member, cause: facts.cause, key: facts.key)
    return moved(to: facts) { $0 }
  }
}

/// The line of a finding, as bytes of its file: text is made of it when it is shown.
package struct FindingLine: Sendable {
  private let bytes: [UInt8]
  private let range: ByteRange

  package init(_ range: ByteRange, of source: SourceText) {
    bytes = source.bytes
    self.range = range
  }

  /// A line that stands in no file at hand.
  package init(_ text: String) {
    bytes = Array(text.utf8)
    range = ByteRange(0, bytes.count)
  }

  package var text: String {
    String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }
}
