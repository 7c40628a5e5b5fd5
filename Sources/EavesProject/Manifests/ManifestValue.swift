package import EavesSource

/// The value of an expression of a manifest, as far as it is known without running it.
indirect enum ManifestValue: Sendable {
  case text(String)
  case number(Int)
  case truth(Bool)
  case nothing
  case list([ManifestTerm])
  case pairs([(key: ManifestTerm, value: ManifestTerm)])
  case tuple([(label: String, term: ManifestTerm)])
  /// What `.target(…)`, `.iOS(.v17)`, `.v17` make: an index into the things of the state.
  case made(Int)
  case function(ManifestFunction)
  /// A type, by the last part of its name.
  case type(String)
  /// One of several, depending on an unknown condition.
  case either([ManifestTerm])
  /// An unknown value, and why it is unknown.
  case unread(String)
}

/// A value and where its text is written.
struct ManifestTerm: Sendable {
  var value: ManifestValue
  var range: ByteRange
  /// Of an element: present whatever the conditions.
  var isCertain = true

  init(_ value: ManifestValue, at range: ByteRange, isCertain: Bool = true) {
    self.value = value
    self.range = range
    self.isCertain = isCertain
  }
}

/// What a manifest can call: a function of its own or a closure.
struct ManifestFunction: Sendable {
  /// The `funcDecl`, `closure` or `accessor`; for a key path the node of it.
  let node: Int
  /// Names that hold inside it.
  var captured: [ManifestScope] = []
}

/// Names with their values.
typealias ManifestScope = [String: ManifestVariable]

/// The value of a name, and when it was written: another time may be another value.
struct ManifestVariable: Sendable {
  var term: ManifestTerm
  var written: Int
}

/// What a call of a type or of `.name` makes. It is shared, as targets and packages are.
struct ManifestObject: Sendable {
  let name: String
  /// In the order of the arguments.
  var fields: [(label: String, term: ManifestTerm)]
  let range: ByteRange
  /// `.v17` without brackets.
  let isSymbol: Bool
  var written: Int

  func field(_ label: String) -> ManifestTerm? { fields.first { $0.label == label }?.term }

  mutating func set(_ label: String, _ term: ManifestTerm, at time: Int) {
    written = time
    if let at = fields.firstIndex(where: { $0.label == label }) {
      fields[at].term = term
    } else {
      fields.append((label, term))
    }
  }
}

extension ManifestTerm {
  var text: String? { if case .text(let text) = value { text } else { nil } }
  var truth: Bool? { if case .truth(let truth) = value { truth } else { nil } }
  var number: Int? { if case .number(let number) = value { number } else { nil } }
  /// Why it is unknown; nil where it is known.
  var doubt: String? {
    switch value {
    case .unread(let why): why
    case .either: "which of several it is depends on a condition"
    default: nil
    }
  }
  var isNothing: Bool { if case .nothing = value { true } else { false } }

  /// The same, there under a condition only.
  var doubtful: ManifestTerm { ManifestTerm(value, at: range, isCertain: false) }

  /// The elements that it is as a part of a list: each of several is there perhaps.
  var elements: [ManifestTerm] {
    guard case .either(let terms) = value else { return [self] }
    return terms.filter { !$0.isNothing }.map(\.doubtful)
  }
}

/// A place of a manifest that is not read, and why.
package struct UnreadManifestPart: Hashable, Sendable {
  package let range: ByteRange
  package let reason: String
}
