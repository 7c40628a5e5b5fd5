import EavesDocuments
import EavesSource

/// What a `project.yml` of XcodeGen and the pages that it includes say of their targets: literals, in the subset of YAML
/// that configurations are written in, and maps on one line. What stands beyond it is named with its line.
struct XcodeGenSpec: Sendable {
  /// The page's, then those of the pages that it includes, as they come.
  let generatorSpecs: [GeneratorSpec]

  /// The folder of the page.
  var home: String { generatorSpecs.first?.home ?? "" }

  static let name = "project.yml"
  private static let maxPages = 200
  /// Bytes of included pages that are read for all pages together: many may include the same long ones.
  static let maxIncludedBytes = 8 << 20

  /// Nil for a page that is not one of XcodeGen's: others have pages of that name.
  ///
  /// - Parameters:
  ///   - files: settings files of the project.
  ///   - others: pages that may be included, by path.
  ///   - left: bytes of them that may still be read.
  ///
  /// O(bytes), and at most 100,000 copied values a page.
  init?(
    _ source: SourceText, _ files: XcodeSettingsFiles = XcodeSettingsFiles([]),
    including others: [FilePath: SourceText] = [:], left: inout Int
  ) {
    guard let page = XcodeGenFile(source) else { return nil }
    var (pages, met, next) = ([page], [source.path] as Set<FilePath>, 0)
    var absent: [FilePath: [Word]] = [:]
    while next < pages.count {
      for (path, word) in pages[next].includes {
        if let path, met.contains(path) { continue }
        guard pages.count < Self.maxPages, let other = path.flatMap({ others[$0] }),
          other.bytes.count <= left, let included = XcodeGenFile(other, isIncluded: true)
        else {
          absent[pages[next].source.path, default: []].append(word)
          continue
        }
        left -= other.bytes.count
        met.insert(other.path)
        pages.append(included)
      }
      next += 1
    }
    let settings = XcodeGenSettings([page] + pages.dropFirst().reversed(), files)
    var told: [String: Int] = [:]
    for target in pages.flatMap({ $0["targets"]?.map ?? [] }) { told[target.key.text, default: 0] += 1 }
    let shared = Set(told.filter { $0.value > 1 }.keys)
    generatorSpecs = pages.map { page in
      let unread = absent[page.source.path] ?? []
      return XcodeGenReader(page, settings, unread: unread, isWhole: absent.isEmpty, shared: shared)
        .generatorSpec
    }
  }
}

/// Reads the targets of one page of XcodeGen.
private struct XcodeGenReader {
  private(set) var generatorSpec: GeneratorSpec
  private let page: XcodeGenFile
  private var templates: XcodeGenTemplates
  private var settings: XcodeGenSettings
  /// Whether no other file can add to this one.
  private let isAlone: Bool
  /// Targets that several files configure.
  private let shared: Set<String>

  /// - Parameter unread: pages that are included and not read.
  init(
    _ page: XcodeGenFile, _ settings: XcodeGenSettings, unread: [Word], isWhole: Bool, shared: Set<String>
  ) {
    self.page = page
    self.settings = settings
    self.shared = shared
    isAlone = isWhole
    generatorSpec = GeneratorSpec(source: page.source, lines: page.lines, origin: .xcodegen)
    templates = XcodeGenTemplates(page["targetTemplates"]?.map ?? [])
    for word in unread { doubt("a page that is included is not read", at: word) }
    for problem in page.problems {
      generatorSpec.doubt(problem.cause, at: page.range(ofLine: problem.line ?? 1))
    }
    for entry in page.root { read(entry) }
  }

  private mutating func doubt(_ reason: String, at word: Word) {
    generatorSpec.doubt(reason, at: page.range(of: word))
  }

  // MARK: The page

  private mutating func read(_ entry: YAMLEntry) {
    switch entry.key.text {
    case "targets":
      let targets = entry.value.map ?? []
      for (at, target) in targets.enumerated() {
        let end = at + 1 < targets.count ? targets[at + 1].key.line : Int.max
        read(target: target, lines: target.key.line..<max(end, target.key.line))
      }
    case "packages":
      for package in entry.value.map ?? [] { read(package: package) }
    case "localPackages":
      for path in entry.value.list ?? [] {
        if let word = path.scalar { read(localPackage: word, named: nil) }
      }
    default: break
    }
  }

  private mutating func read(package: YAMLEntry) {
    let fields = package.value.map ?? []
    if let path = fields["path"]?.scalar { return read(localPackage: path, named: package.key.text) }
    let url = fields["url"]?.scalar ?? fields["github"]?.scalar
    generatorSpec.packages.append(
      PackageManifest.Source(
        path: nil, url: url?.text, name: package.key.text, range: page.range(of: package.key), isCertain: true
      ))
  }

  private mutating func read(localPackage path: Word, named name: String?) {
    guard let folder = FolderPath.joined([generatorSpec.home, path.text]) else {
      return doubt("`\(path.text.prefix(80))` does not lie below the root", at: path)
    }
    generatorSpec.packages.append(
      PackageManifest.Source(path: folder, url: nil, name: name, range: page.range(of: path), isCertain: true)
    )
  }

  // MARK: Targets

  /// Of a list of platforms each gets a target of its own.
  private mutating func read(target entry: YAMLEntry, lines: Range<Int>) {
    let whole = templates.whole(entry.value.map ?? [], called: entry.key.text)
    for (word, reason) in whole.unread { doubt(reason, at: word) }
    // A target that starts a program of its own builds no module.
    if whole.entries["legacy"] != nil { return }
    if shared.contains(entry.key.text) { doubt("other pages say more of it", at: entry.key) }
    let isWhole =
      isAlone && whole.unread.isEmpty && !shared.contains(entry.key.text)
      && !([lines] + whole.lines).contains(where: page.isBroken)
    let platforms = (whole.entries["platform"]?.list ?? []).compactMap { $0.scalar?.text }
    if platforms.isEmpty {
      let name = whole.entries["name"]?.scalar?.text ?? entry.key.text
      return add(entry.key, called: name, whole.entries, product: nil, isWhole: isWhole)
    }
    for platform in platforms.prefix(8) {
      let own = templates.expanded(whole.entries, ["platform": platform])
      let (prefix, suffix) = (own["platformPrefix"]?.scalar?.text, own["platformSuffix"]?.scalar?.text)
      let name = (prefix ?? "") + entry.key.text + (suffix ?? "_\(platform)")
      add(entry.key, called: name, own, product: entry.key.text, isWhole: isWhole)
    }
  }

  private mutating func add(
    _ key: Word, called name: String, _ fields: [YAMLEntry], product: String?, isWhole: Bool
  ) {
    let names = settings.names(of: fields, called: name, product: product, below: generatorSpec.home)
    for reason in names.doubts.sorted() { doubt(reason, at: key) }
    var target = GeneratorSpec.Target(
      name: GeneratorSpec.Word(text: name, range: page.range(of: key)), kind: kind(of: key, fields),
      moduleNames: names.names)
    let before = generatorSpec.doubted
    if let sources = fields["sources"] { target.sources = items(of: sources).flatMap { choices($0) } }
    if let list = fields["dependencies"] {
      target.dependencies = items(of: list).flatMap { dependencies($0) }
    }
    target.isWhole = isWhole && generatorSpec.doubted == before
    target.hasMadeSources = fields["buildToolPlugins"] != nil
    generatorSpec.targets.append(target)
  }

  private mutating func kind(of key: Word, _ fields: [YAMLEntry]) -> DeclaredModule.Kind {
    guard let type = fields["type"]?.scalar, !type.text.contains("$") else {
      doubt("what is built of it is not read", at: key)
      return .library
    }
    return DeclaredModule.Kind(productType: "com.apple.product-type.\(type.text)")
  }

  private func items(of node: YAMLNode) -> [YAMLNode] {
    switch node.content {
    case .list(let list): list
    case .scalar, .map: [node]
    case .missing, .broken: []
    }
  }

  // MARK: Sources

  /// A folder or a file, with patterns of its own.
  private mutating func choices(_ node: YAMLNode) -> [FileChoice] {
    if let word = node.scalar {
      return pattern(word, below: generatorSpec.home).map {
        [FileChoice(pattern: $0, leavesOutWrappers: true)]
      } ?? []
    }
    guard let fields = node.map, let path = fields["path"]?.scalar else {
      doubt("the sources are not read", at: node.word)
      return []
    }
    let phase = fields["buildPhase"]
    // A folder that is copied as it is compiles nothing.
    if phase.map({ $0.scalar?.text != "sources" }) ?? (fields["type"]?.scalar?.text == "folder") { return [] }
    guard let pattern = pattern(path, below: generatorSpec.home),
      let folder = FolderPath.joined([generatorSpec.home, path.text])
    else { return [] }
    var choice = FileChoice(pattern: pattern, leavesOutWrappers: true)
    for (key, isOut) in [("excludes", true), ("includes", false)] {
      let words = fields[key].map { items(of: $0) }?.compactMap(\.scalar) ?? []
      let found = words.flatMap { patterns($0, below: folder) }
      if isOut { choice.without += found } else { choice.only = found }
    }
    return [choice]
  }

  private mutating func pattern(_ word: Word, below folder: String) -> FilePattern? {
    if !word.text.contains("$"), let path = FolderPath.joined([folder, word.text]),
      let found = FilePattern(path, isFolder: true)
    {
      return found
    }
    doubt(
      word.text.contains("$")
        ? "the path is made of settings" : "`\(word.text.prefix(80))` does not lie below the root",
      at: word)
    return nil
  }

  private mutating func patterns(_ word: Word, below folder: String) -> [FilePattern] {
    let all = FilePattern.alternatives(word.text) ?? []
    let found = all.compactMap { text in
      FolderPath.joined([folder, text]).flatMap { FilePattern($0, isFolder: true) }
    }
    if found.count < max(all.count, 1) { doubt("the pattern is not read", at: word) }
    return found
  }

  // MARK: Dependencies

  private static let conditions: Set<String> = [
    "platformFilter", "platformFilters", "platforms", "destinationFilters", "weak",
  ]

  private static let names: Set<String> = ["target", "package", "product"]

  private mutating func dependencies(_ node: YAMLNode) -> [GeneratorSpec.Dependency] {
    guard let fields = node.map else {
      if case .broken = node.content { return [] }
      doubt("the dependency is not read", at: node.word)
      return []
    }
    let isConditional =
      fields.contains { Self.conditions.contains($0.key.text) } || fields["link"]?.scalar?.text == "false"
    func made(_ form: String, _ word: Word, _ text: String? = nil, of package: String? = nil)
      -> GeneratorSpec.Dependency
    {
      GeneratorSpec.Dependency(
        form: form, name: GeneratorSpec.Word(text: text ?? word.text, range: page.range(of: word)),
        package: package, isConditional: isConditional)
    }
    for (key, value) in fields.map({ ($0.key.text, $0.value) }) where Self.names.contains(key) {
      guard let word = value.scalar, word.text.contains("$") else { continue }
      doubt("the name is made of settings", at: word)
    }
    if let target = fields["target"]?.scalar {
      // "Other/Kit" is a target of another project.
      return [made("target", target, target.text.split(separator: "/").last.map(String.init))]
    }
    if let package = fields["package"]?.scalar {
      let products = fields["product"].map { items(of: $0) } ?? fields["products"].map { items(of: $0) } ?? []
      let words = products.isEmpty ? [package] : products.compactMap(\.scalar)
      return words.map { made("product", $0, of: package.text) }
    }
    if let sdk = fields["sdk"]?.scalar { return [made("system", sdk, FilePath(sdk.text).stem)] }
    for key in ["framework", "carthage"] {
      if let file = fields[key]?.scalar { return [made("framework", file, FilePath(file.text).stem)] }
    }
    if fields["bundle"] != nil { return [] }
    doubt("the dependency is not read", at: node.word)
    return []
  }
}
