import EavesProject

/// What one type may do to another: a verb of the rule language, and the shortest Swift code that does it.
enum ProbeOperation: String, CaseIterable {
  case holds, accepts, exposes, creates, calls, assigns, mentions, conforms, imports

  /// What people call some of them.
  private static let otherNames: [String: ProbeOperation] = ["constructs": .creates, "inherits": .conforms]

  /// Every name of every operation.
  static let words = allCases.map(\.rawValue) + otherNames.keys.sorted()

  /// Nil for a word that is none of `words`.
  init?(_ word: String) {
    guard let operation = ProbeOperation(rawValue: word) ?? Self.otherNames[word] else { return nil }
    self = operation
  }

  /// How probes are called: no name of a role, a list or a rule looks like it.
  static let name = "eavesProbe"

  /// The member that does it; nil where no member does. What a type cannot have is asked as the nearest that it can:
  /// of a protocol a requirement, of an enum a static property.
  func member(doingItTo target: String, in kind: TypeKind) -> String? {
    let isProtocol = kind == .protocol
    return switch self {
    case .holds where isProtocol: Self.exposes.member(doingItTo: target, in: kind)
    case .holds: "private \(kind == .enum ? "static " : "")let \(Self.name): \(target)"
    case .accepts:
      "\(isProtocol ? "" : "private ")func \(Self.name)(_ value: \(target))\(isProtocol ? "" : " {}")"
    case .exposes: "var \(Self.name): \(target) { \(isProtocol ? "get" : Self.name) }"
    case .creates: function("_ = \(target)()")
    case .calls: function("\(target).\(Self.name)()")
    case .assigns: function("\(target).\(Self.name) = 0")
    case .mentions: function("_ = \(target).self")
    case .conforms, .imports: nil
    }
  }

  /// The member that asks something of values that a type keeps of itself, by their names.
  static func member(asking values: [String], of target: String) -> String {
    ProbeOperation.calls.function(values.map { "\(target).\($0).\(name)()" }.joined(separator: "; "))
  }

  /// The same member without a body: findings about it do not count for the operation. Nil where the member is the
  /// operation.
  func emptyMember(in kind: TypeKind) -> String? {
    switch self {
    case .creates, .calls, .assigns, .mentions: function("")
    case .accepts: kind == .protocol ? "func \(Self.name)()" : function("")
    case .holds, .exposes, .conforms, .imports: nil
    }
  }

  /// Whether the member has a body: in a protocol it stands in an extension.
  var needsBody: Bool {
    switch self {
    case .creates, .calls, .assigns, .mentions: true
    default: false
    }
  }

  private func function(_ body: String) -> String {
    "private func \(Self.name)() {\(body.isEmpty ? "" : " \(body) ")}"
  }
}
