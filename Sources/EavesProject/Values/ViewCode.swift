import EavesOutline
import EavesSource
import EavesThreads

/// Functions and properties that build views, wherever they stand: free functions and namespaces that return
/// `some View`, extensions of `View`, styles' `makeBody`, the content of toolbars. Code that only puts a screen and what
/// it needs together is none of them: it composes.
package struct ViewCode: Sendable {
  /// By file: the nodes of the declarations, ascending, none within another.
  private let nodes: [[UInt32]]

  /// O(members).
  init(of project: Project) {
    nodes = project.files.indices.map { Self.nodes(in: $0, of: project) }
  }

  /// Whether a file has one.
  package func isEmpty(in file: Int) -> Bool { nodes[file].isEmpty }

  /// As `declaration`, of those that stand in no type with a layer, nor in a test, a preview or a mock: they are subjects
  /// of their own.
  ///
  /// - Parameter exempt: by type, tests, previews and mocks that are meant all the same; nil where none is.
  package func subject(
    around node: Int, in file: Int, of project: Project, meaning exempt: [Bool]? = nil
  ) -> Int? {
    guard let found = declaration(around: node, in: file, of: project),
      exempt != nil || !project.isTestFile(file), !Self.isOwned(found, in: file, of: project, exempt)
    else { return nil }
    return found
  }

  /// The declaration around a node, or the node itself; nil where none is. O(log declarations).
  package func declaration(around node: Int, in file: Int, of project: Project) -> Int? {
    let own = nodes[file]
    let behind = own.indices.partitioningIndex(where: { Int(own[$0]) > node })
    guard behind > 0 else { return nil }
    let last = Int(own[behind - 1])
    return node < Int(project.files[file].outline.nodes[last].next) ? last : nil
  }

  private static func nodes(in file: Int, of project: Project) -> [UInt32] {
    var found: [UInt32] = []
    let outline = project.files[file].outline
    for member in outline.index.members {
      let node = Int(member)
      let kind = outline.nodes[node].kind
      guard kind == .funcDecl || kind == .binding,
        found.last.map({ node >= outline.nodes[Int($0)].next }) ?? true
      else { continue }
      let isMember = project.member(at: node, in: file) != nil
      guard isMember || outline.isAtTop(node), Self.builds(node, outline),
        !project.isComposition(node, in: file)
      else { continue }
      found.append(member)
    }
    return found
  }

  /// `some View` and its like, or a builder of them.
  private static func builds(_ node: Int, _ outline: Outline) -> Bool {
    let isProperty = outline.nodes[node].kind == .binding
    let declaration = isProperty ? Int(outline.nodes[node].parent) : node
    let builders = ["ViewBuilder", "ToolbarContentBuilder"]
    if outline.head(of: declaration, .attribute).contains(where: { builders.contains(outline.name(of: $0)) })
    {
      return true
    }
    guard let written = outline.firstChild(of: node, kind: isProperty ? .typeAnnotation : .returnType),
      let specifier = outline.firstChild(of: written, kind: .typeSpecifier),
      outline.name(of: specifier) == "some"
    else { return false }
    let shown = ["View", "ToolbarContent", "CustomizableToolbarContent"]
    return outline.children(of: written).contains {
      (outline.nodes[$0].kind == .typeName || outline.nodes[$0].kind == .typeMember)
        && shown.contains(outline.name(of: $0))
    }
  }

  /// Whether code stands in a type with a layer, in one that owns its code, or in a test, a preview or a mock.
  private static func isOwned(
    _ node: Int, in file: Int, of project: Project, _ exempt: [Bool]?
  ) -> Bool {
    var at = node
    while let declaration = project.enclosingDeclaration(of: at, in: file) {
      let type = project.typeDeclared(at: declaration, in: file)
      // Views of previews are shown nowhere else.
      let isAside =
        project.isSetAside(type) && (!(exempt?[type.index] ?? false) || project.isPreview(type))
      if project.layerRole(type) != nil || project.ownsItsCode(type) || isAside { return true }
      // A protocol requirement has no body.
      if type != .none, project.types[type.index].kind == .protocol,
        project.files[file].outline.nodes[declaration].kind == .protocolDecl
      {
        return true
      }
      at = declaration
    }
    return false
  }
}

extension Outline {
  /// Whether a declaration stands outside of types and functions.
  fileprivate func isAtTop(_ node: Int) -> Bool {
    var at = Int(nodes[node].parent)
    while [.conditionalClause, .conditionalCompilation, .variableDecl].contains(nodes[at].kind) {
      at = Int(nodes[at].parent)
    }
    return nodes[at].kind == .file
  }
}

extension Project {
  fileprivate func isPreview(_ type: TypeIndex) -> Bool {
    roles.index(of: "preview").map { hasRole($0, type) } ?? false
  }

  /// What builds views outside of types with a layer: found once.
  package var viewCode: ViewCode { answers.viewCode.value(orMaking: { ViewCode(of: self) }) }
}

extension Project {
  /// Whether the code of a declaration only makes views of the project and what they are made with, by initializers
  /// and values at hand: no view of the SDK, no modifier, no closure, no function. O(nodes).
  fileprivate func isComposition(_ declaration: Int, in file: Int) -> Bool {
    let outline = files[file].outline
    var makesView = false
    for node in declaration + 1..<Int(outline.nodes[declaration].next) {
      switch outline.nodes[node].kind {
      case .closure: return false
      case .call:
        guard let callee = outline.part(before: node) else { continue }
        let isInit = outline.nodes[callee].kind == .member && outline.name(of: callee) == "init"
        guard isInit || typeUse(at: callee, in: file) != nil else { return false }
        guard let type = typeUse(at: outline.chainHead(of: callee), in: file) else { continue }
        if types[type.index].kind == .external {
          if frameworks.ofType[types[type.index].name].map({ symbols.text($0) }) == "SwiftUI" { return false }
          continue
        }
        guard allSupertypes(of: type).contains(where: { name($0) == "View" }) else { continue }
        // What follows the call changes the view.
        if outline.parts(behind: node).first(where: { _ in true }) != nil { return false }
        makesView = true
      default: continue
      }
    }
    return makesView
  }
}
