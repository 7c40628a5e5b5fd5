import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// The mentions of types that count as dependencies for cycles, and the part that owns each.
///
/// Generated code cannot be changed, and the two ends of a data relationship have to name each other: neither counts as
/// a dependency.
struct CycleMentions {
  private let project: Project
  private let reader: PositionReader
  /// By file: whether a program wrote it.
  private let isGenerated: [Bool]
  /// Names of the attributes of relationships.
  private let relationships: Set<String>

  /// O(files × globs of generated ones).
  init(of project: Project) {
    self.project = project
    reader = PositionReader(project: project)
    func words(_ list: String) -> [String] { project.vocabulary.words[list, default: []].map(\.text) }
    let generated = PathPatterns(words("generatedFiles").map { PathPattern($0, foldsFolders: true) })
    isGenerated = project.files.map { generated.matches($0.path) }
    relationships = Set(words("relationships").map { String($0.drop { $0 == "@" }) })
  }

  /// Whether a file is written by hand, not generated.
  func isWritten(_ file: Int) -> Bool { !isGenerated[file] }

  /// Whether some attribute of a file is that of a relationship.
  func hasRelationships(_ file: Int) -> Bool {
    let outline = project.files[file].outline
    return outline.index.attributes.contains { relationships.contains(outline.name(of: Int($0))) }
  }

  /// Whether a mention stands neither in a preview nor in a mock or test that lies among other code.
  func isInEarnest(_ node: Int, in file: Int) -> Bool {
    !reader.isPreview(node, in: file) && !project.isSetAside(project.enclosingType(of: node, in: file))
  }

  /// Whether a mention stands in a member that is the end of a relationship.
  func isOfRelationship(_ node: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    var at = node
    while at != 0, !outline.nodes[at].kind.isBodyOfTypes {
      if outline.head(of: at, .attribute).contains(where: { relationships.contains(outline.name(of: $0)) }) {
        return true
      }
      at = outline.around(at)
    }
    return false
  }

  /// The type that names what stands at a node: an extension of a protocol where `Self` is a type is that type's own.
  func owner(of node: Int, in file: Int) -> TypeIndex {
    guard let declaration = project.enclosingDeclaration(of: node, in: file) else { return .none }
    return typeThatSelfIs(in: declaration, file) ?? project.typeDeclared(at: declaration, in: file)
  }

  private func typeThatSelfIs(in declaration: Int, _ file: Int) -> TypeIndex? {
    let outline = project.files[file].outline
    guard outline.nodes[declaration].kind == .extensionDecl else { return nil }
    return outline.typeThatSelfIs(in: declaration).flatMap { project.typeUse(at: $0, in: file) }
  }
}

extension Outline {
  /// The name `X` of `where Self == X`; nil where an extension has no such requirement.
  fileprivate func typeThatSelfIs(in declaration: Int) -> Int? {
    for requirement in children(of: declaration)
    where nodes[requirement].kind == .requirement && name(of: requirement) == "==" {
      let names = children(of: requirement).compactMap { firstChild(of: $0, kind: .typeName) }
      if names.count == 2, name(of: names[0]) == "Self" { return names[1] }
    }
    return nil
  }
}

extension NodeKind {
  /// Whether members stand in it, or what is outside of types.
  fileprivate var isBodyOfTypes: Bool { self == .members || self == .file || isTypeDeclaration }
}
