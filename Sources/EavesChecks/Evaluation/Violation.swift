import EavesFindings
import EavesProject
import EavesSource

/// A violation before it becomes a finding: byte offsets and indices, no lines and no wording of places.
struct Violation: Sendable {
  private let shortFile: Int32
  let range: ByteRange
  /// What is wrong: alike for all that is wrong with the same subject in the same way.
  let breach: Breach
  var related: [Related]
  /// The path from the place to what it reaches; nil where the place touches it itself.
  let path: ReachPath?
  /// The subject is no more than a name: a module, a type that is declared nowhere. The place is where it is
  /// met first.
  let isOfName: Bool
  /// The related places keep their order: they form a path.
  let isPath: Bool
  /// The type that is the object; `.none` where it is no type of the project.
  let object: TypeIndex
  /// The dependency between modules that is forbidden; nil where the breach is another.
  let dependency: Cause.Dependency?

  init(
    file: Int, range: ByteRange, breach: Breach, related: [Related], path: ReachPath? = nil,
    isOfName: Bool = false,
    isPath: Bool = false, object: TypeIndex = .none, dependency: Cause.Dependency? = nil
  ) {
    self.object = object
    self.dependency = dependency
    shortFile = Int32(file)
    self.range = range
    self.breach = breach
    self.related = related
    self.path = path
    self.isOfName = isOfName
    self.isPath = isPath
  }

  var file: Int { Int(shortFile) }

  /// The places of the path, in order.
  var hops: [Related] {
    path?.hops.map { Related(file: $0.file, range: $0.range, message: $0.text) } ?? []
  }

  struct Related: Sendable, Hashable {
    private let shortFile: Int32
    let range: ByteRange
    let message: String

    init(file: Int, range: ByteRange, message: String) {
      shortFile = Int32(file)
      self.range = range
      self.message = message
    }

    var file: Int { Int(shortFile) }
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
  /// Which items under `always` a subject lacks: one finding lists all of them.
  var missing: Set<Missing> = []
  /// Types about which a sentence needs something unknown, each at its first use.
  var unknown: [Unknown] = []
  /// Calls that leave open whether subjects reach what it forbids.
  var unknownCalls: [UnknownCall] = []
  /// Modules that it needs and that are not read completely.
  var unreadModules: [UnreadModule] = []
  /// What it would have found in the code of exempt types if it were about them: one outcome, or none.
  var exempt: [SentenceOutcome] = []
  /// The exempt types that it would be about.
  var exemptSubjects: Set<TypeIndex> = []
  /// Whether nothing is what the sentence is about, before `unless` leaves anything out.
  var selectsNothing: Bool { subjects == 0 && exclusions.isEmpty }

  /// A module whose declarations are not all known.
  struct UnreadModule: Hashable, Sendable {
    let name: String
    let place: Place
    /// Whether its page is read to the end, and names what no page here makes.
    let isRead: Bool
  }

  struct Unknown: Sendable {
    let type: TypeIndex
    let place: NodeRef
    let range: ByteRange
    /// The singleton of the type whose role is needed; nil where `which` needs clauses of the type.
    var singleton: String?
  }

  struct Missing: Sendable, Hashable {
    /// Where the item stands in its document: other items may be left out.
    let line: Int
    let file: Int
    let start: UInt32
  }

  struct Excepted: Sendable, Hashable {
    let item: Int
    let file: Int
    let start: UInt32
  }
}
