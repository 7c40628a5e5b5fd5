import EavesFindings
import EavesOutline
package import EavesProject
import EavesSource

/// What the members of a file are called, as seen from a subject: `load(id:)`, `Row.body`.
///
/// A file is walked once, when it is first met.
package struct MemberNames {
  private let project: Project
  /// Nodes of member and global declarations by file, ascending; those of one lie behind each other as in the code.
  private var nodes: [Int: [Int]] = [:]
  /// Names by file, without the types around them.
  private var names: [NodeRef: String] = [:]

  package init(in project: Project) { self.project = project }

  /// The node of the innermost member, or global declaration, around a stretch of code; nil outside of them.
  /// O(log members + depth).
  mutating func member(around range: ByteRange, in file: Int) -> Int? {
    // What stands in a manifest or a project file stands in no member.
    guard project.files.indices.contains(file) else { return nil }
    let all = members(of: file)
    let outline = project.files[file].outline
    let behind = all.indices.partitioningIndex(where: {
      outline.nodes[Self.carrier(all[$0], outline)].range.start > range.start
    })
    guard behind > 0 else { return nil }
    // What is around the range begins before it, and so lies around the last that does.
    var at = all[behind - 1]
    while at != 0 {
      if Self.isMember(at, outline), outline.nodes[Self.carrier(at, outline)].range.encloses(range) {
        return at
      }
      at = Int(outline.nodes[at].parent)
    }
    return nil
  }

  /// The name of a member as seen from a subject: with the types between the two, or all around it.
  mutating func name(of member: Int, in file: Int, seenFrom subject: String) -> String {
    var parts = [ownName(of: member, in: file)]
    var at = member
    while let declaration = project.enclosingDeclaration(of: at, in: file) {
      let type = project.typeDeclared(at: declaration, in: file)
      if type != .none {
        if project.qualifiedName(type).isExactly(subject) { break }
        parts.append(project.name(type))
      }
      at = declaration
    }
    return parts.reversed().joined(separator: ".")
  }

  /// The names of all members of a subject in a file, each once. O(members of the file).
  package mutating func names(of subject: String, in file: Int) -> Set<String> {
    let isFile = subject == FindingKey.file
    var found: Set<String> = []
    for member in members(of: file) {
      let around = project.types(around: project.files[file].outline.nodes[member].range, in: file)
      if isFile || around.contains(where: { project.qualifiedName($0).isExactly(subject) }) {
        found.insert(name(of: member, in: file, seenFrom: subject))
      }
    }
    return found
  }

  private mutating func ownName(of member: Int, in file: Int) -> String {
    let place = NodeRef(file: file, node: member)
    if let known = names[place] { return known }
    let outline = project.files[file].outline
    var name = outline.declaredName(of: member)
    if name.isEmpty, outline.nodes[member].kind == .deinitDecl { name = "deinit" }
    if name.isEmpty, let bound = outline.firstChild(of: member, kind: .boundName) {
      name = outline.name(of: bound)
    }
    name += outline.labels(of: member) ?? ""
    names[place] = name
    return name
  }

  private mutating func members(of file: Int) -> [Int] {
    if let known = nodes[file] { return known }
    let outline = project.files[file].outline
    let found = outline.nodes.indices.filter { Self.isMember($0, outline) }
    nodes[file] = found
    return found
  }

  /// Whether a node declares a member of a type, or something at the top of its file.
  private static func isMember(_ node: Int, _ outline: Outline) -> Bool {
    switch outline.nodes[node].kind {
    case .binding, .funcDecl, .initDecl, .deinitDecl, .subscriptDecl, .enumElement: break
    default: return false
    }
    var at = Int(outline.nodes[node].parent)
    while [.variableDecl, .enumCaseDecl, .conditionalClause, .conditionalCompilation]
      .contains(outline.nodes[at].kind)
    {
      at = Int(outline.nodes[at].parent)
    }
    return outline.nodes[at].kind == .members || outline.nodes[at].kind == .file
  }

  /// The node whose stretch belongs to a member: attributes stand before the first name of a `var`, and are its.
  private static func carrier(_ member: Int, _ outline: Outline) -> Int {
    guard outline.nodes[member].kind == .binding else { return member }
    let declaration = Int(outline.nodes[member].parent)
    return outline.firstChild(of: declaration, kind: .binding) == member ? declaration : member
  }
}
