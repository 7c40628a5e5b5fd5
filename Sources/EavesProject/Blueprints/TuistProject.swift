import EavesOutline
import EavesSource

/// What a `Project.swift` of Tuist says of its targets: literals, and constants and functions of the page itself. What
/// helpers of other files make is not read.
struct TuistProject: Sendable {
  private(set) var blueprint: Blueprint
  private var desk: ManifestDesk
  /// The folder of the page, and the one that holds `Tuist`; nil where that is not known.
  private let home: String
  private let root: String?

  static let name = "Project.swift"

  /// Whether a page is one of Tuist's: many applications have a type of that name.
  static func isOne(_ outline: Outline) -> Bool {
    outline.source.path.name == name
      && outline.index.imports.contains { outline.name(of: Int($0)) == "ProjectDescription" }
  }

  /// O(steps of its reading), of which there are at most 40,000.
  ///
  /// - Parameter files: settings files of the project.
  init(_ outline: Outline, root: String?, _ files: XcodeSettingsFiles = XcodeSettingsFiles([])) {
    home = outline.source.path.folder
    self.root = root
    blueprint = Blueprint(source: outline.source, lines: outline.lines, origin: .tuist)
    let reader = ManifestReader(outline)
    desk = ManifestDesk(state: reader.state, doubts: reader.doubts)
    let projects = desk.packages(called: "Project", in: "project")
    if projects.isEmpty {
      let start = reader.state.scopes[0]["project"]?.term
      desk.doubt(start?.doubt ?? "no project is made here", at: start?.range ?? ByteRange(0, 0))
    }
    for project in projects {
      blueprint.packages += packages(of: project)
      blueprint.targets += targets(of: project, isCertain: projects.count == 1)
    }
    noteNames(outline, files)
    for doubt in desk.doubts.sorted(by: { $0.range.start < $1.range.start }) {
      blueprint.doubt(doubt.reason, at: doubt.range)
    }
  }

  private static let kinds: [String: DeclaredModule.Kind] = [
    "framework": .library, "staticFramework": .library, "staticLibrary": .library, "dynamicLibrary": .library,
    "bundle": .library, "unitTests": .test, "uiTests": .test, "macro": .macro,
  ]

  private mutating func targets(of project: ManifestThing, isCertain: Bool) -> [Blueprint.Target] {
    desk.made(project.field("targets")).compactMap { thing, isThere, range in
      guard ["target", "Target"].contains(thing.name), let name = desk.word(thing.field("name")) else {
        desk.doubt("a target that is not read", at: range)
        return nil
      }
      var kind = DeclaredModule.Kind.app
      if let product = symbol(thing.field("product")) {
        kind = Self.kinds[product] ?? .app
      } else {
        desk.doubt("what is built of it is not read", at: thing.field("product")?.range ?? name.range)
      }
      let product = desk.word(thing.field("productName"))
      var target = Blueprint.Target(
        name: name, kind: kind, moduleNames: [(product ?? name).text.asModuleName],
        isCertain: isThere && isCertain)
      let before = desk.doubted
      target.sources = sources(thing.field("sources")) + folders(thing.field("buildableFolders"))
      target.dependencies = dependencies(of: thing)
      target.isWhole = desk.doubted == before
      return target
    }
  }

  /// "framework" of `.framework`.
  private func symbol(_ term: ManifestTerm?) -> String? {
    guard case .made(let index)? = term?.value else { return nil }
    return desk.state.things[index].name
  }

  /// Settings may call a module otherwise: where they do is named, and not read.
  private mutating func noteNames(_ outline: Outline, _ files: XcodeSettingsFiles) {
    let keys: Set<String> = ["PRODUCT_NAME", "PRODUCT_MODULE_NAME"]
    let isNamedElsewhere = files.all.contains { !keys.isDisjoint(with: $0.settings.keys) }
    for node in outline.nodes where node.kind == .stringLiteral && node.range.count <= 1_024 {
      if desk.doubts.count >= Blueprint.mostDoubts { return }
      let bytes = outline.source.bytes[Int(node.range.start)..<Int(node.range.end)]
      let text = String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
      if keys.contains(text) || isNamedElsewhere && text.hasSuffix(".xcconfig") {
        desk.doubt("what a setting calls the module is not read", at: node.range)
      }
    }
  }

  // MARK: Sources

  private mutating func sources(_ term: ManifestTerm?) -> [FileChoice] {
    guard let term, !term.isNothing else { return [] }
    if case .made(let index) = term.value {
      let thing = desk.state.things[index]
      return sources(thing.field("globs") ?? thing.field(""))
    }
    if term.text != nil { return choice(term, []) }
    return desk.elements(term).flatMap { element -> [FileChoice] in
      guard case .made(let index) = element.value else { return choice(element, []) }
      let thing = desk.state.things[index]
      let without = thing.field("excluding").map(Self.list) ?? []
      return choice(thing.field("") ?? element, without.flatMap { patterns($0, isFolder: false) })
    }
  }

  /// A list, or what stands where one could.
  private static func list(_ term: ManifestTerm) -> [ManifestTerm] {
    switch term.value {
    case .list(let list): list
    case .nothing: []
    default: [term]
    }
  }

  private mutating func choice(_ term: ManifestTerm, _ without: [FilePattern]) -> [FileChoice] {
    patterns(term, isFolder: false).map { FileChoice(pattern: $0, without: without) }
  }

  private mutating func folders(_ term: ManifestTerm?) -> [FileChoice] {
    desk.elements(term).flatMap { element -> [FileChoice] in
      var path = element
      if case .made(let index) = element.value, desk.state.things[index].name == "folder" {
        path = desk.state.things[index].field("") ?? element
      }
      return patterns(path, isFolder: true).map { FileChoice(pattern: $0) }
    }
  }

  private mutating func patterns(_ term: ManifestTerm, isFolder: Bool) -> [FilePattern] {
    guard let path = path(term) else { return [] }
    let found = FilePattern.alternatives(path)?.compactMap { FilePattern($0, isFolder: isFolder) } ?? []
    if found.isEmpty { desk.doubt("the pattern is not read", at: term.range) }
    return found
  }

  /// A path below the root of the check; nil for one that could not be told or lies outside, which is noted.
  private mutating func path(_ term: ManifestTerm) -> String? {
    var (word, base): (Blueprint.Word?, String?) = (nil, home)
    if case .made(let index) = term.value {
      let thing = desk.state.things[index]
      word = desk.word(thing.field(""))
      if thing.name == "relativeToRoot" {
        base = root
      } else if !["relativeToManifest", "relativeToCurrentFile", "path", "Path"].contains(thing.name) {
        desk.doubt("`.\(thing.name)` is not read", at: term.range)
        return nil
      }
    } else {
      word = desk.word(term)
    }
    guard let word else { return nil }
    var text = word.text
    if text.hasPrefix("//") { (text, base) = (String(text.dropFirst(2)), root) }
    guard let base else {
      desk.doubt("which folder is Tuist's root is not known", at: term.range)
      return nil
    }
    if let path = FolderPath.joined([base, text]) { return path }
    desk.doubt("`\(text.prefix(80))` does not lie below the root", at: term.range)
    return nil
  }

  // MARK: Dependencies

  private mutating func dependencies(of target: ManifestThing) -> [Blueprint.Dependency] {
    desk.made(target.field("dependencies")).compactMap { thing, isCertain, range in
      guard var found = dependency(thing, range) else { return nil }
      found.isCertain = isCertain
      found.isConditional = !(thing.field("condition")?.isNothing ?? true)
      return found
    }
  }

  private static let files: Set<String> = ["framework", "xcframework", "library"]

  private mutating func dependency(_ thing: ManifestThing, _ range: ByteRange) -> Blueprint.Dependency? {
    func made(_ form: String, _ label: String) -> Blueprint.Dependency? {
      desk.word(thing.field(label)).map { Blueprint.Dependency(form: form, name: $0) }
    }
    switch thing.name {
    case "target": return made("target", "name")
    case "external": return made("product", "name")
    case "package":
      let type = symbol(thing.field("type")) ?? ""
      return made(["plugin", "macro"].contains(type) ? "plugin" : "product", "product")
    case "project":
      guard var found = made("target", "target"), let folder = thing.field("path").flatMap({ path($0) })
      else {
        return nil
      }
      found.home = folder
      return found
    case "sdk": return made("system", "name")
    case "xctest":
      return Blueprint.Dependency(form: "system", name: Blueprint.Word(text: "XCTest", range: thing.range))
    case _ where Self.files.contains(thing.name):
      guard let word = desk.word(thing.field("path")) else { return nil }
      return Blueprint.Dependency(
        form: "framework", name: Blueprint.Word(text: FilePath(word.text).stem, range: word.range))
    default:
      desk.doubt("`.\(thing.name)` is not read", at: range)
      return nil
    }
  }

  // MARK: Packages

  private mutating func packages(of project: ManifestThing) -> [PackageManifest.Source] {
    desk.made(project.field("packages")).map { thing, isCertain, range in
      let path = thing.field("path").flatMap { self.path($0) }
      return PackageManifest.Source(
        path: path, url: thing.field("url").flatMap { desk.word($0)?.text }, name: nil, range: range,
        isCertain: isCertain)
    }
  }
}
