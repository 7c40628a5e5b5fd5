import EavesOutline
import EavesSource

/// Evaluates a manifest symbolically, without running it: names, lists, functions and conditions of the file itself,
/// and nothing beyond it. Where a condition depends on something outside (the system, the environment), every branch is
/// read, and what only one of them contains is marked as conditional.
///
/// Manifests may be untrusted: steps, depth and length of lists are limited, and what lies beyond a limit is listed as
/// unread.
struct ManifestReader {
  let outline: Outline
  var state = ManifestState()
  /// An unknown effect that might have changed the package.
  var doubts: [UnreadManifestPart] = []
  /// Functions of the page by name; several may share one.
  var functions: [String: [Int]] = [:]
  /// Static members of types and extensions by name: functions and bindings.
  var statics: [String: [Int]] = [:]
  /// Members of types and extensions by name.
  var members: [String: [Int]] = [:]
  /// Names of types that the page declares, with the names of their stored properties.
  var types: [String: [String]] = [:]
  /// Static bindings, once evaluated.
  var staticValues: [Int: ManifestTerm] = [:]
  /// Values that returns gave under a condition, for each call on the way.
  var returns: [[ManifestTerm]] = [[]]
  var steps = 0
  var depth = 0

  /// Evaluations of one page: of 139 that were met the longest needs 2,000.
  static let stepLimit = 40_000
  static let depthLimit = 120
  static let lengthLimit = 20_000

  /// Why a name has no value yet.
  static let unset = "it is used before it has a value"
  static let tooLong = "the manifest takes too many steps to read"

  /// Runs through the page.
  init(_ outline: Outline) {
    self.outline = outline
    declareAll(in: 0)
    _ = run(outline.children(of: 0).map { $0 })
  }

  /// Whether anything more may be evaluated.
  mutating func step() -> Bool {
    steps += 1
    return steps < Self.stepLimit
  }

  func kind(_ node: Int) -> NodeKind { outline.nodes[node].kind }

  func range(_ node: Int) -> ByteRange { outline.nodes[node].range }

  func children(_ node: Int) -> [Int] { Array(outline.children(of: node)) }

  mutating func doubt(_ reason: String, at range: ByteRange) {
    let doubt = UnreadManifestPart(range: range, reason: reason)
    if !doubts.contains(doubt) { doubts.append(doubt) }
  }

  func unread(_ reason: String, at node: Int) -> ManifestTerm {
    ManifestTerm(.unread(reason), at: range(node))
  }
}

// MARK: What is declared before it is run

extension ManifestReader {
  /// Functions, computed values and types hold from the first line on.
  private mutating func declareAll(in container: Int) {
    for node in outline.children(of: container) {
      switch kind(node) {
      case .funcDecl: functions[outline.name(of: node), default: []].append(node)
      case .variableDecl:
        for binding in outline.children(of: node) where kind(binding) == .binding {
          if let getter = getter(of: binding) {
            state.scopes[0][outline.name(of: binding)] = ManifestVariable(
              term: ManifestTerm(.function(ManifestFunction(node: getter)), at: range(binding)), written: 0)
          }
        }
      case .conditionalCompilation, .conditionalClause: declareAll(in: node)
      case _ where kind(node).isTypeDeclaration: declareType(node)
      default: continue
      }
    }
  }

  private mutating func declareType(_ node: Int) {
    let name = outline.name(of: node)
    if kind(node) != .extensionDecl { types[name] = types[name] ?? [] }
    guard let body = outline.firstChild(of: node, kind: .members) else { return }
    for member in outline.children(of: body) {
      let isStatic = outline.head(of: member, .modifier).contains { outline.name(of: $0) == "static" }
      switch kind(member) {
      case .funcDecl:
        let name = outline.name(of: member)
        if isStatic {
          statics[name, default: []].append(member)
        } else {
          members[name, default: []].append(member)
        }
      case .variableDecl: declare(member, of: name, isStatic: isStatic)
      case _ where kind(member).isTypeDeclaration: declareType(member)
      default: continue
      }
    }
  }

  private mutating func declare(_ variable: Int, of type: String, isStatic: Bool) {
    for binding in outline.children(of: variable) where kind(binding) == .binding {
      let name = outline.name(of: binding)
      if isStatic {
        statics[name, default: []].append(binding)
      } else if getter(of: binding) != nil {
        members[name, default: []].append(binding)
      } else {
        types[type]?.append(name)
      }
    }
  }

  /// The accessor that computes a binding; nil of a stored one.
  func getter(of binding: Int) -> Int? {
    outline.children(of: binding).first { kind($0) == .accessor && outline.name(of: $0) == "get" }
  }
}
