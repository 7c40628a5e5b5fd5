import EavesFindings
import EavesProject
import EavesSource

/// A breach as the checks see it: bytes and indices, no lines and no wording of places yet.
struct Violation: Sendable {
  let file: Int
  let range: ByteRange
  let subject: Party
  /// What identifies the subject in a baseline: its qualified name.
  let subjectKey: String
  let verb: String
  let object: Party?
  let position: String
  /// Overrides "subject verb object" where the sentence has no object.
  let message: String?
  let recognised: String?
  let except: String?
  let instead: String?
  let related: [Related]
  /// The subject is no more than a name: a module, a type that is declared nowhere. The place is where it is
  /// met first.
  var isOfName = false

  struct Related: Sendable, Hashable {
    let file: Int
    let range: ByteRange
    let message: String
  }
}

/// What one sentence found: its breaches, and the exceptions that applied.
struct SentenceOutcome: Sendable {
  var violations: [Violation] = []
  /// Place of each piece of evidence that an exception removed.
  var excepted: [Excepted] = []
  /// Whether each `unless` item excluded a subject.
  var exclusions: Set<Int> = []
  /// Subjects looked at.
  var subjects = 0
  var looked = Looked()
  /// Those of them that break it.
  var breaking = Looked()

  struct Excepted: Sendable, Hashable {
    let item: Int
    let file: Int
    let start: UInt32
  }
}
