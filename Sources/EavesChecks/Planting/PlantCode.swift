import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// What one line of a function does with an object.
struct PlantStatement {
  /// Parameters of the function around it, without parentheses.
  var parameters = ""
  /// What stands before the expression.
  var prelude = ""
  var expression: String
  /// "`TripStore.load`".
  var object: String
  var effects: [String] = []

  /// `_ = try await value.load()`
  var text: String {
    let words = (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
    return "\(prelude)_ = \(words)\(expression)"
  }

  /// ` async throws`
  var suffix: String { effects.map { " \($0)" }.joined() }
}

/// Writes planted lines.
struct PlantCode {
  let project: Project
  private let members: PlantMembers

  init(in project: Project) {
    self.project = project
    members = PlantMembers(project: project)
  }

  // MARK: Types

  /// How a type is written, as a type of a value and as an optional.
  private func type(_ object: PlantObject) -> (name: String, value: String, optional: String)? {
    switch object {
    case .declared(let type):
      let name = project.qualifiedName(type)
      return project.types[type.index].kind == .protocol
        ? (name, "any \(name)", "(any \(name))?") : (name, name, "\(name)?")
    case .foreign(let name, _): return (name, name, "\(name)?")
    case .spelled: return nil
    }
  }

  /// A member of a type that holds, accepts, exposes or mentions an object; nil where the object has no type, or where
  /// the type can have no such member.
  func member(_ action: PlantForm.Action, _ object: PlantObject, called name: String, in kind: TypeKind)
    -> (code: String, object: String)?
  {
    if case .spelled(.attribute(let attribute)) = object, action == .holds || action == .mentions {
      return kind == .protocol || kind == .enum
        ? nil : ("@\(attribute) private var \(name): String?", "@\(attribute)")
    }
    guard let type = type(object) else { return nil }
    let isProtocol = kind == .protocol
    let code: String? =
      switch action {
      case .holds:
        isProtocol ? nil : "private \(kind == .enum ? "static " : "")var \(name): \(type.optional)"
      case .exposesProperty: "var \(name): \(type.optional) { \(isProtocol ? "get" : "nil") }"
      case .exposesResult: "func \(name)() -> \(type.optional)" + (isProtocol ? "" : " { nil }")
      case .accepts, .mentions:
        (isProtocol ? "" : "private ") + "func \(name)(_ value: \(type.value))" + (isProtocol ? "" : " {}")
      default: nil
      }
    return code.map { ($0, type.name) }
  }

  // MARK: Statements

  /// What creates, calls or reaches an object; nil where the object has nothing to call.
  ///
  /// - Parameter root: the type that what is called must come from; `.none`: any.
  func statement(
    _ action: PlantForm.Action, _ object: PlantObject, of root: TypeIndex
  ) -> PlantStatement? {
    switch (object, action) {
    case (.spelled(let form), .calls), (.spelled(let form), .mentions), (.spelled(let form), .reaches),
      (.spelled(let form), .reachesByHelper):
      return spelled(form, of: root)
    case (.spelled(.callee(let name, let labels)), .creates):
      return spelled(.callee(name: name, labels: labels), of: root)
    case (.foreign(let name, _), .creates), (.foreign(let name, _), .reaches),
      (.foreign(let name, _), .reachesByHelper):
      return PlantStatement(expression: "\(name)()", object: name)
    case (.foreign(let name, _), .calls):
      return PlantStatement(
        parameters: "_ value: \(name)", expression: "value.description", object: name)
    case (.declared(let type), .creates): return construction(of: type)
    case (.declared(let type), .calls): return call(of: type, isLocal: false)
    case (.declared(let type), .reaches), (.declared(let type), .reachesByHelper):
      return call(of: type, isLocal: true)
    default: return nil
    }
  }

  private func construction(of type: TypeIndex) -> PlantStatement? {
    switch project.types[type.index].kind {
    case .class, .struct, .actor:
      let name = project.qualifiedName(type)
      return PlantStatement(expression: "\(name)()", object: name)
    default: return nil
    }
  }

  /// A call of a member: of a parameter, or of a local constant.
  private func call(of type: TypeIndex, isLocal: Bool) -> PlantStatement? {
    guard let written = self.type(.declared(type)), let call = members.call(of: type) else { return nil }
    return PlantStatement(
      parameters: isLocal ? "" : "_ value: \(written.value)",
      prelude: isLocal ? "let value: \(written.optional) = nil; " : "",
      expression: "value\(isLocal ? "?" : "").\(call.code)", object: "\(written.name).\(call.name)",
      effects: call.effects)
  }

  /// A use of what the rule itself spells.
  private func spelled(_ form: ObjectForm, of root: TypeIndex) -> PlantStatement? {
    var (parameters, value) = ("", "\"eaves\"")
    if root != .none, let written = type(.declared(root)) {
      parameters = "_ value: \(written.value)"
      value = members.property(of: root).map { "value.\($0)" } ?? "value"
    }
    func statement(_ expression: String, _ object: String) -> PlantStatement {
      PlantStatement(parameters: parameters, expression: expression, object: object)
    }
    switch form {
    case .member(let name):
      if root != .none, members.hasStatic(name, of: root) {
        return PlantStatement(expression: "\(project.qualifiedName(root)).\(name)", object: ".\(name)")
      }
      return statement("\(value).\(name)", ".\(name)")
    case .staticMember(let type, let member):
      guard type != "super", root == .none || project.qualifiedName(root) == type else { return nil }
      return PlantStatement(expression: "\(type).\(member)", object: "\(type).\(member)")
    case .operatorSymbol(let symbol): return statement("\(value) \(symbol) \(value)", symbol)
    case .callee(let name, let labels):
      if name == "appendInterpolation" {
        let second = labels.first.map { "\\(\(value), \($0): \(value))" } ?? "\\(\(value)) \\(\(value))"
        return statement("\"\(second)\"", "\(name)()")
      }
      let arguments = labels.map { $0 == "_" ? value : "\($0): \(value)" }.joined(separator: ", ")
      let head = name.hasPrefix(".") ? value : ""
      return statement("\(head)\(name)(\(arguments))", "\(name)()")
    default: return nil
    }
  }

  // MARK: Functions

  /// A statement as a member of a type, at the place that a rule looks at.
  func function(_ name: String, _ statement: PlantStatement, at place: PlantPlace) -> String? {
    let (parameters, text, suffix) = (statement.parameters, statement.text, statement.suffix)
    switch place {
    case .anywhere: return "private func \(name)(\(parameters))\(suffix) { \(text) }"
    case .body where suffix.isEmpty:
      let result = text.replacing("_ = ", with: "let result = ", maxReplacements: 1)
      return "private func \(name)(\(parameters)) -> some View { \(result); return EmptyView() }"
    case .computed where parameters.isEmpty && suffix.isEmpty:
      return "private var \(name): String { \(text); return \"\" }"
    case .initializer where suffix.isEmpty:
      let more = parameters.isEmpty ? "" : ", \(parameters)"
      return "init(\(name): Int\(more)) { \(text) }"
    case .closure(let modifier) where suffix.isEmpty:
      return "private func \(name)(\(parameters)) -> some View { EmptyView().\(modifier) { \(text) } }"
    default: return nil
    }
  }
}

/// Members of a type that a planted line can use.
private struct PlantMembers {
  let project: Project

  /// The method with the fewest parameters, else a property; nil where other code sees neither.
  func call(of type: TypeIndex) -> (code: String, name: String, effects: [String])? {
    let visible = project.types[type.index].members.map { project.members[$0] }
      .filter { $0.isExposed && !$0.isStatic && isPlain(name(of: $0)) }
    let methods = visible.filter { $0.kind == .method }
    let fewest = methods.min { (labels(of: $0).count, $0.node) < (labels(of: $1).count, $1.node) }
    if let method = fewest {
      let arguments = labels(of: method).map { $0 == "_" ? "nil" : "\($0): nil" }.joined(separator: ", ")
      return ("\(name(of: method))(\(arguments))", name(of: method), effects(of: method))
    }
    return visible.first { $0.kind == .property }.map { (name(of: $0), name(of: $0), []) }
  }

  /// The first property of an instance that other code sees; nil where there is none.
  func property(of type: TypeIndex) -> String? {
    project.types[type.index].members.lazy.map { project.members[$0] }
      .first { $0.kind == .property && $0.isExposed && !$0.isStatic && isPlain(name(of: $0)) }.map(name)
  }

  func hasStatic(_ name: String, of type: TypeIndex) -> Bool {
    project.types[type.index].members.contains {
      project.members[$0].isStatic && self.name(of: project.members[$0]) == name
    }
  }

  private func name(of member: Member) -> String { project.symbols.text(member.name) }

  private func isPlain(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The labels of the parameters that have no default.
  private func labels(of member: Member) -> [String] {
    let outline = project.files[Int(member.node.file)].outline
    return outline.children(of: Int(member.node.node)).filter { outline.nodes[$0].kind == .parameter }
      .filter { outline.firstChild(of: $0, kind: .initializer) == nil }
      .map { node in outline.firstChild(of: node, kind: .label).map(outline.name) ?? outline.name(of: node) }
  }

  private func effects(of member: Member) -> [String] {
    let outline = project.files[Int(member.node.file)].outline
    let found = outline.children(of: Int(member.node.node)).filter { outline.nodes[$0].kind == .effect }
      .map(outline.name)
    return ["async", "throws"].filter { found.contains($0) || $0 == "throws" && found.contains("rethrows") }
  }
}
