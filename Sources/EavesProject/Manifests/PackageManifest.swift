package import EavesOutline
package import EavesSource

/// The modules of a `Package.swift`, which is read and never run.
package struct PackageManifest: Sendable {
  /// A word of the page and where it stands. A word that a helper makes of its argument stands where that does.
  package struct Word: Hashable, Sendable {
    package let text: String
    package let range: ByteRange
  }

  /// `.target`, `.testTarget` and the other kinds of targets.
  package struct Target: Sendable {
    package let name: Word
    /// "target", "testTarget", "macro": what made it.
    package let maker: String
    /// As written; nil where nothing is.
    package let path: String?
    /// Whether a path is written that could not be told.
    package let isPathUnread: Bool
    package let sources: [String]?
    package let exclude: [String]
    package let dependencies: [Dependency]
    /// There whatever conditions say.
    package let isCertain: Bool
    /// Whether plugins may write files of it.
    package let hasPlugins: Bool
    /// Whether all that it says of its dependencies is read.
    package let isWhole: Bool
  }

  /// What a target declares that it depends on.
  package struct Dependency: Sendable {
    package enum Form: String, Sendable { case byName, target, product, plugin }
    package let form: Form
    package let name: Word
    /// Of a product: the package that it belongs to; nil where none is written.
    package let package: String?
    /// There whatever conditions of the page say.
    package let isCertain: Bool
    /// Whether it counts for some platforms or traits only.
    package let isConditional: Bool

    /// The same in a list of plugins, where a name alone is that of a plugin.
    fileprivate var asPlugin: Dependency {
      Dependency(
        form: .plugin, name: name, package: package, isCertain: isCertain, isConditional: isConditional)
    }
  }

  /// `.library(name:targets:)` and the other kinds of products.
  package struct Product: Sendable {
    package let name: Word
    /// "library", "executable", "plugin".
    package let maker: String
    package let targets: [Word]
    package let isCertain: Bool
  }

  /// Another package that this one depends on.
  package struct Source: Sendable {
    /// "../Domain"; nil of a remote one.
    package let path: String?
    package let url: String?
    /// As written in `name:`.
    package let name: String?
    package let range: ByteRange
    package let isCertain: Bool

    /// How SwiftPM calls the package: the last part of its address, in lower case.
    package var identity: String {
      let address = (path ?? url ?? name ?? "").split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? ""
      let name = address.hasSuffix(".git") ? String(address.dropLast(4)) : address
      return name.lowercased()
    }
  }

  package let outline: Outline
  package var path: FilePath { outline.source.path }
  package private(set) var name = ""
  package private(set) var targets: [Target] = []
  package private(set) var products: [Product] = []
  package private(set) var sources: [Source] = []
  /// Platforms with their major versions.
  package private(set) var platforms: [String: Int] = [:]
  /// Relevant parts that could not be read, in the order of the file.
  package private(set) var doubts: [UnreadManifestPart] = []
  /// Evaluations that the reading took.
  package let steps: Int

  /// Reads a page. O(steps), of which there are at most 40,000.
  package init(_ outline: Outline) {
    self.outline = outline
    let reader = ManifestReader(outline)
    steps = reader.steps
    var diagnostics = ManifestDiagnostics(state: reader.state, doubts: reader.doubts)
    let packages = diagnostics.packages()
    if packages.isEmpty { diagnostics.doubt("no package is made here", at: outline.nodes[0].range) }
    for package in packages {
      let isCertain = packages.count == 1
      name = package.field("name")?.text ?? name
      sources += diagnostics.sources(of: package, isCertain)
      targets += diagnostics.targets(of: package, isCertain)
      products += diagnostics.products(of: package, isCertain)
      platforms.merge(diagnostics.platforms(of: package), uniquingKeysWith: min)
    }
    doubts = diagnostics.doubts.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }
}

/// Turns what a manifest's reading left into words, and notes what it could not make out.
struct ManifestDiagnostics {
  let state: ManifestState
  var doubts: [UnreadManifestPart]
  /// How many parts could not be read, repeated ones included.
  var doubted = 0

  mutating func doubt(_ reason: String, at range: ByteRange) {
    doubted += 1
    let doubt = UnreadManifestPart(range: range, reason: reason)
    if doubts.count < GeneratorSpec.maxDoubts, !doubts.contains(doubt) { doubts.append(doubt) }
  }

  /// The package that the page declares; several where a condition decides.
  func packages(called type: String = "Package", in name: String = "package") -> [ManifestObject] {
    let named = state.scopes[0][name].map { things(in: $0.term) } ?? []
    let found = named.filter { $0.name == type }
    return found.isEmpty ? state.things.filter { $0.name == type } : found
  }

  private func things(in term: ManifestTerm) -> [ManifestObject] {
    switch term.value {
    case .made(let index): [state.things[index]]
    case .either(let ways): ways.flatMap { things(in: $0) }
    default: []
    }
  }

  // MARK: Words

  /// The text of a field; nil where none is given or it is unknown, which is recorded.
  mutating func word(_ term: ManifestTerm?) -> PackageManifest.Word? {
    guard let term, !term.isNothing else { return nil }
    if let text = term.text { return PackageManifest.Word(text: text, range: term.range) }
    doubt(term.doubt ?? "it is no text", at: term.range)
    return nil
  }

  /// The elements of a relevant list; unknown elements are recorded.
  mutating func elements(_ term: ManifestTerm?) -> [ManifestTerm] {
    guard let term else { return [] }
    switch term.value {
    case .nothing: return []
    case .list(let list):
      let known = list.flatMap(\.elements)
      for element in known { if case .unread(let why) = element.value { doubt(why, at: element.range) } }
      return known.filter { $0.doubt == nil && !$0.isNothing }
    case .either(let ways): return ways.flatMap { elements($0).map(\.doubtful) }
    default:
      doubt(term.doubt ?? "it is no list", at: term.range)
      return []
    }
  }

  private mutating func words(_ term: ManifestTerm?) -> [PackageManifest.Word] {
    elements(term).compactMap { word($0) }
  }

  mutating func made(_ term: ManifestTerm?) -> [(
    thing: ManifestObject, isCertain: Bool, range: ByteRange
  )] {
    elements(term).compactMap { element in
      guard case .made(let index) = element.value else {
        doubt("it is not read", at: element.range)
        return nil
      }
      return (state.things[index], element.isCertain, element.range)
    }
  }

  // MARK: Parts of a package

  mutating func targets(of package: ManifestObject, _ isCertain: Bool) -> [PackageManifest.Target] {
    made(package.field("targets")).compactMap { thing, isThere, _ in
      guard let name = word(thing.field("name")) else {
        if thing.field("name") == nil { doubt("a target without a name", at: thing.range) }
        return nil
      }
      let path = word(thing.field("path"))
      let isUnread = path == nil && !(thing.field("path")?.isNothing ?? true)
      let before = doubted
      let dependencies = dependencies(thing.field("dependencies"))
      let isWhole = doubted == before
      let plugins = self.dependencies(thing.field("plugins")).map(\.asPlugin)
      return PackageManifest.Target(
        name: name, maker: thing.name, path: path?.text, isPathUnread: isUnread,
        sources: thing.field("sources").flatMap { $0.isNothing ? nil : words($0).map(\.text) },
        exclude: words(thing.field("exclude")).map(\.text), dependencies: dependencies + plugins,
        isCertain: isThere && isCertain,
        hasPlugins: !(thing.field("plugins")?.isNothing ?? true), isWhole: isWhole)
    }
  }

  private mutating func dependencies(_ term: ManifestTerm?) -> [PackageManifest.Dependency] {
    elements(term).compactMap { element in
      guard case .made(let index) = element.value else {
        return word(element).map {
          PackageManifest.Dependency(
            form: .byName, name: $0, package: nil, isCertain: element.isCertain, isConditional: false)
        }
      }
      let thing = state.things[index]
      guard let form = PackageManifest.Dependency.Form(rawValue: thing.name) ?? Self.synonyms[thing.name],
        let name = word(thing.field("name") ?? thing.field(""))
      else {
        if thing.field("name") == nil { doubt("`.\(thing.name)` is not read", at: element.range) }
        return nil
      }
      return PackageManifest.Dependency(
        form: form, name: name, package: word(thing.field("package"))?.text, isCertain: element.isCertain,
        isConditional: !(thing.field("condition")?.isNothing ?? true))
    }
  }

  private static let synonyms: [String: PackageManifest.Dependency.Form] = [
    "byNameItem": .byName, "targetItem": .target, "productItem": .product,
  ]

  mutating func products(of package: ManifestObject, _ isCertain: Bool) -> [PackageManifest.Product] {
    made(package.field("products")).compactMap { thing, isThere, _ in
      guard let name = word(thing.field("name")) else { return nil }
      return PackageManifest.Product(
        name: name, maker: thing.name, targets: words(thing.field("targets")), isCertain: isThere && isCertain
      )
    }
  }

  mutating func sources(of package: ManifestObject, _ isCertain: Bool) -> [PackageManifest.Source] {
    made(package.field("dependencies")).map { thing, isThere, range in
      PackageManifest.Source(
        path: word(thing.field("path"))?.text, url: word(thing.field("url"))?.text,
        name: word(thing.field("name") ?? thing.field("id"))?.text, range: range,
        isCertain: isThere && isCertain)
    }
  }

  /// `.iOS(.v17)`, `.macOS("14.0")`. Unknown platforms are ignored.
  func platforms(of package: ManifestObject) -> [String: Int] {
    var versions: [String: Int] = [:]
    guard case .list(let list)? = package.field("platforms")?.value else { return [:] }
    for case .made(let index) in list.map(\.value) {
      let thing = state.things[index]
      guard let version = thing.field("") else { continue }
      var written = version.text ?? ""
      if case .made(let symbol) = version.value { written = state.things[symbol].name }
      guard let major = Int(written.drop { !$0.isNumber }.prefix { $0.isNumber }) else { continue }
      versions[thing.name] = min(major, versions[thing.name] ?? major)
    }
    return versions
  }
}
