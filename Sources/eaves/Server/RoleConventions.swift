import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// Where a new type of a role goes: in which folder, module and under which name, as those that there are have it.
struct RoleConventions {
  private let role: String
  private let project: Project
  /// Declared types of the role, tests, previews and mocks left out.
  private let types: [TypeIndex]

  /// No list of folders or names is longer, and no list of examples.
  private static let maxShown = 3

  /// Throws where there is no such role.
  init(of role: String, in project: Project) throws(Workspace.Problems) {
    guard let index = project.roles.index(of: role) else {
      let known = project.vocabulary.roles.filter { !$0.isHelper }.map(\.name)
      let near = nearest(to: role, among: known).map { "did you mean `\($0)`? " } ?? ""
      throw Workspace.Problems([
        Problem("no role is called `\(role)`", remedy: "\(near)roles: \(known.joined(separator: ", "))")
      ])
    }
    self.role = role
    self.project = project
    types = project.types.indices.map { TypeIndex($0) }.filter { type in
      project.types[type.index].kind != .external && project.hasRole(index, type) && !project.isSetAside(type)
    }
  }

  // MARK: JSON

  /// As `schema` says.
  var json: JSON {
    let folders = Self.counted(types.map { path(of: $0).folder })
    let modules = Self.counted(types.compactMap(module))
    let usual = folders.first?.text
    let examples =
      types.filter { path(of: $0).folder == usual } + types.filter { path(of: $0).folder != usual }
    return [
      "role": .string(role), "count": .number(types.count), "folders": Self.json(folders), "names": names,
      "modules": Self.json(modules), "examples": .array(examples.prefix(Self.maxShown).map(example)),
    ]
  }

  /// What `where` answers with: lists with the most frequent first.
  static let schema: JSON = {
    let counted = Schema.list(of: Schema.object(["name": Schema.text, "count": Schema.whole]))
    return Schema.object([
      "role": Schema.text, "count": Schema.whole.meaning("types that have the role"),
      "folders": counted, "names": counted.meaning("endings and beginnings that at least half of them share"),
      "modules": counted, "examples": Schema.list(of: AgentTool.exemplar),
    ])
  }()

  private static func json(_ list: [(text: String, count: Int)]) -> JSON {
    .array(list.prefix(maxShown).map { ["name": .string($0.text), "count": .number($0.count)] })
  }

  private func example(_ type: TypeIndex) -> JSON {
    let outline = project.files[Int(project.types[type.index].place.file)].outline
    let start = outline.nodes[Int(project.types[type.index].place.node)].range.start
    let line = outline.lines.position(of: start, in: outline.source.bytes).line
    return [
      "name": .string(project.qualifiedName(type)), "path": .string(outline.source.path.text),
      "line": .number(line),
    ]
  }

  private func path(of type: TypeIndex) -> FilePath {
    project.files[Int(project.types[type.index].place.file)].path
  }

  private func module(of type: TypeIndex) -> String? {
    let module = project.types[type.index].module
    return module == .none ? nil : project.modules[module.index].name
  }

  /// Each text once, the most frequent first, among equals by their bytes.
  private static func counted(_ texts: [String]) -> [(text: String, count: Int)] {
    Dictionary(grouping: texts) { $0 }.map { (text: $0.key, count: $0.value.count) }.sorted {
      $0.count != $1.count ? $0.count > $1.count : $0.text.utf8.lexicographicallyPrecedes($1.text.utf8)
    }
  }

  // MARK: Names

  /// `*Repository`: what at least half of the names end in, and what they begin with.
  private var names: JSON {
    let words = types.map { NameWords.of(project.name($0)) }
    let endings = words.flatMap { words in words.indices.dropFirst().map { "*" + words[$0...].joined() } }
    let beginnings = words.flatMap { words in words.indices.dropFirst().map { words[..<$0].joined() + "*" } }
    let shared = [endings, beginnings].compactMap { patterns in
      Self.counted(patterns).filter { $0.count > 1 && $0.count * 2 >= types.count }.max {
        ($0.count, $0.text.utf8.count) < ($1.count, $1.text.utf8.count)
      }
    }
    return Self.json(shared)
  }
}
