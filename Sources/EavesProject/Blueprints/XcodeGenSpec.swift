import EavesDocuments
import EavesSource

/// What a `project.yml` of XcodeGen says of its targets: literals, in the subset of YAML that configurations are written
/// in. What stands beyond it, in other files or in templates, is named with its line.
struct XcodeGenSpec: Sendable {
  private(set) var blueprint: Blueprint
  /// Lines of problems within what matters, ascending.
  private var broken: [Int] = []

  static let name = "project.yml"

  /// Nil for a page that is not one of XcodeGen's: others have pages of that name. O(bytes).
  init?(_ source: SourceText) {
    let page = StrictYAML.read(source)
    let root = page.root?.map ?? []
    let isOne = root.contains { $0.key.text == "targets" && $0.value.map != nil }
    guard isOne || Self.mentionsTargets(source), !page.problems.isEmpty || isOne else { return nil }
    blueprint = Blueprint(source: source, lines: LineTable(of: source.bytes), origin: .xcodegen)
    note(
      page.problems, Self.asides(root, before: blueprint.lines.starts.count + 1), first: root.first?.key.line)
    for entry in root { read(entry) }
  }

  /// Whether a line begins the list of targets, though the page cannot be read.
  private static func mentionsTargets(_ source: SourceText) -> Bool {
    source.bytes.split(separator: 0x0A).contains { $0.starts(with: "targets:".utf8) }
  }

  // MARK: What the subset does not have

  /// Keys of the page that say something of modules.
  private static let matters: Set<String> = [
    "targets", "packages", "localPackages", "include", "name", "settings", "targetTemplates",
    "projectReferences",
  ]
  /// Keys of a target that do.
  private static let mattersOfTarget: Set<String> = [
    "type", "platform", "sources", "dependencies", "settings", "templates", "productName", "platformPrefix",
    "platformSuffix", "<<",
  ]

  /// Lines that say nothing of modules: schemes, scripts, properties.
  private static func asides(_ root: [YAMLEntry], before end: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for (at, entry) in root.enumerated() {
      let next = at + 1 < root.count ? root[at + 1].key.line : end
      if !matters.contains(entry.key.text) {
        found.append(entry.key.line..<max(next, entry.key.line))
      } else if entry.key.text == "targets" {
        found += asides(ofTargets: entry.value.map ?? [], before: next)
      }
    }
    return found
  }

  private static func asides(ofTargets targets: [YAMLEntry], before end: Int) -> [Range<Int>] {
    targets.enumerated().flatMap { at, target -> [Range<Int>] in
      let last = at + 1 < targets.count ? targets[at + 1].key.line : end
      let keys = target.value.map ?? []
      return keys.indices.compactMap { index in
        let (key, next) = (keys[index].key, index + 1 < keys.count ? keys[index + 1].key.line : last)
        return mattersOfTarget.contains(key.text) ? nil : key.line..<max(next, key.line)
      }
    }
  }

  /// Names the problems that stand where it matters. A mark in front of the page is none.
  private mutating func note(_ problems: [Problem], _ asides: [Range<Int>], first: Int?) {
    var next = 0
    for problem in problems {
      guard let line = problem.line else { continue }
      while next < asides.count, asides[next].upperBound <= line { next += 1 }
      if next < asides.count, asides[next].contains(line) { continue }
      if line < first ?? 0, problem.cause.hasSuffix("without markers") { continue }
      if broken.last != line { broken.append(line) }
      blueprint.doubt(problem.cause, at: range(ofLine: line))
    }
  }

  private func isBroken(_ lines: Range<Int>) -> Bool {
    let low = broken.indices.partitioningIndex(where: { broken[$0] >= lines.lowerBound })
    return low < broken.count && broken[low] < lines.upperBound
  }

  // MARK: Places

  private func range(ofLine line: Int) -> ByteRange {
    let bytes = blueprint.source.bytes
    guard let range = blueprint.lines.range(ofLine: line, in: bytes) else { return ByteRange(0, 0) }
    var start = Int(range.start)
    while start < Int(range.end), bytes[start] == 0x20 { start += 1 }
    return ByteRange(start, Int(range.end))
  }

  /// The bytes of a word, with its quotes.
  private func range(of word: Word) -> ByteRange {
    let line = range(ofLine: word.line)
    guard word.line <= blueprint.lines.starts.count, word.line > 0 else { return line }
    let start = min(Int(blueprint.lines.starts[word.line - 1]) + word.column - 1, Int(line.end))
    let isQuoted = start < Int(line.end) && [0x22, 0x27].contains(blueprint.source.bytes[start])
    return ByteRange(start, min(start + word.text.utf8.count + (isQuoted ? 2 : 0), Int(line.end)))
  }

  private func word(_ word: Word) -> Blueprint.Word {
    Blueprint.Word(text: word.text, range: range(of: word))
  }

  private mutating func doubt(_ reason: String, at word: Word) {
    blueprint.doubt(reason, at: range(of: word))
  }

  // MARK: The page

  private mutating func read(_ entry: YAMLEntry) {
    switch entry.key.text {
    case "targets":
      let targets = entry.value.map ?? []
      for (at, target) in targets.enumerated() {
        let end = at + 1 < targets.count ? targets[at + 1].key.line : Int.max
        read(target: target, isWhole: !isBroken(target.key.line..<end))
      }
    case "packages":
      for package in entry.value.map ?? [] { read(package: package) }
    case "localPackages":
      for path in entry.value.list ?? [] {
        if let word = path.scalar { read(localPackage: word, named: nil) }
      }
    case "include": doubt("pages that are included are not read", at: entry.key)
    default: break
    }
  }

  private mutating func read(package: YAMLEntry) {
    let fields = package.value.map ?? []
    func field(_ keys: String...) -> Word? {
      fields.first { keys.contains($0.key.text) }.flatMap { $0.value.scalar }
    }
    if let path = field("path") { return read(localPackage: path, named: package.key.text) }
    let url = field("url") ?? field("github")
    blueprint.packages.append(
      PackageManifest.Source(
        path: nil, url: url?.text, name: package.key.text, range: range(of: package.key), isCertain: true))
  }

  private mutating func read(localPackage path: Word, named name: String?) {
    guard let folder = FolderPath.joined([blueprint.home, path.text]) else {
      return doubt("`\(path.text.prefix(80))` does not lie below the root", at: path)
    }
    blueprint.packages.append(
      PackageManifest.Source(path: folder, url: nil, name: name, range: range(of: path), isCertain: true))
  }

  // MARK: Targets

  private mutating func read(target entry: YAMLEntry, isWhole: Bool) {
    let fields = entry.value.map ?? []
    func field(_ key: String) -> YAMLEntry? { fields.first { $0.key.text == key } }
    let name = word(entry.key)
    var kind = DeclaredModule.Kind.library
    if let type = field("type")?.value.scalar {
      kind = DeclaredModule.Kind(productType: "com.apple.product-type.\(type.text)")
    } else {
      doubt("what is built of it is not read", at: entry.key)
    }
    var target = Blueprint.Target(name: name, kind: kind, moduleNames: [moduleName(name.text, fields)])
    if let templates = field("templates") {
      doubt("what templates add to it is not read", at: templates.key)
      target.isWhole = false
    }
    let before = blueprint.doubted
    if let sources = field("sources") { target.sources = items(of: sources.value).flatMap { choices($0) } }
    if let list = field("dependencies") {
      target.dependencies = items(of: list.value).flatMap { dependencies($0) }
    }
    target.isWhole = target.isWhole && isWhole && blueprint.doubted == before
    blueprint.targets += byPlatform(target, fields)
  }

  private func items(of node: YAMLNode) -> [YAMLNode] {
    switch node.content {
    case .list(let list): list
    case .scalar, .map: [node]
    case .missing, .broken: []
    }
  }

  /// Of a list of platforms each gets a target of its own.
  private func byPlatform(_ target: Blueprint.Target, _ fields: [YAMLEntry]) -> [Blueprint.Target] {
    func scalar(_ key: String) -> String? { fields.first { $0.key.text == key }?.value.scalar?.text }
    let platforms =
      fields.first { $0.key.text == "platform" }?.value.list?.compactMap { $0.scalar?.text } ?? []
    if platforms.isEmpty { return [target] }
    return platforms.prefix(8).map { platform in
      let name =
        "\(scalar("platformPrefix") ?? "")\(target.name.text)\(scalar("platformSuffix") ?? "_\(platform)")"
      var own = Blueprint.Target(
        name: Blueprint.Word(text: name, range: target.name.range), kind: target.kind,
        moduleNames: target.moduleNames)
      own.sources = target.sources
      own.isWhole = target.isWhole
      own.dependencies = target.dependencies.map { dependency in
        let text = dependency.name.text.replacing("${platform}", with: platform)
        var changed = Blueprint.Dependency(
          form: dependency.form, name: Blueprint.Word(text: text, range: dependency.name.range))
        (changed.package, changed.isConditional) = (dependency.package, dependency.isConditional)
        return changed
      }
      return own
    }
  }

  /// `PRODUCT_MODULE_NAME`, else `PRODUCT_NAME`, else `productName`, else the target's.
  private mutating func moduleName(_ name: String, _ fields: [YAMLEntry]) -> String {
    func entry(_ key: String, _ map: [YAMLEntry]) -> YAMLNode? { map.first { $0.key.text == key }?.value }
    let settings = entry("settings", fields)?.map ?? []
    let all = [settings, entry("base", settings)?.map ?? []]
    for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
      guard let word = all.lazy.compactMap({ entry(key, $0)?.scalar }).first else { continue }
      let text = word.text.replacing("$(TARGET_NAME)", with: name).replacing("${TARGET_NAME}", with: name)
      if !text.contains("$") { return text.asModuleName }
      if key == "PRODUCT_MODULE_NAME" || text != "$(PRODUCT_NAME)" {
        doubt("what the module is called is made of other settings", at: word)
      }
    }
    return (entry("productName", fields)?.scalar?.text ?? name).asModuleName
  }

  // MARK: Sources

  /// A folder or a file, with patterns of its own.
  private mutating func choices(_ node: YAMLNode) -> [FileChoice] {
    if let word = node.scalar {
      return pattern(word, below: blueprint.home).map { [FileChoice(pattern: $0)] } ?? []
    }
    guard let fields = node.map else {
      doubt("the sources are not read", at: node.word)
      return []
    }
    func field(_ key: String) -> YAMLNode? { fields.first { $0.key.text == key }?.value }
    guard let path = field("path")?.scalar else {
      doubt("the sources are not read", at: node.word)
      return []
    }
    if let phase = field("buildPhase"), phase.scalar?.text != "sources" { return [] }
    guard let pattern = pattern(path, below: blueprint.home),
      let folder = FolderPath.joined([blueprint.home, path.text])
    else { return [] }
    var choice = FileChoice(pattern: pattern)
    for (key, isOut) in [("excludes", true), ("includes", false)] {
      let words = field(key).map { items(of: $0) }?.compactMap(\.scalar) ?? []
      let found = words.flatMap { patterns($0, below: folder) }
      if isOut { choice.without = found } else { choice.only = found }
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

  private mutating func dependencies(_ node: YAMLNode) -> [Blueprint.Dependency] {
    guard let fields = node.map else {
      if case .broken = node.content { return [] }
      doubt("the dependency is not read", at: node.word)
      return []
    }
    func field(_ key: String) -> YAMLNode? { fields.first { $0.key.text == key }?.value }
    let isConditional = fields.contains { Self.conditions.contains($0.key.text) }
    func made(_ form: String, _ word: Word, _ text: String? = nil, of package: String? = nil)
      -> Blueprint.Dependency
    {
      Blueprint.Dependency(
        form: form, name: Blueprint.Word(text: text ?? word.text, range: range(of: word)), package: package,
        isConditional: isConditional)
    }
    if let target = field("target")?.scalar {
      // "Other/Kit" is a target of another project.
      return [made("target", target, target.text.split(separator: "/").last.map(String.init))]
    }
    if let package = field("package")?.scalar {
      let products = field("product").map { items(of: $0) } ?? field("products").map { items(of: $0) } ?? []
      let words = products.isEmpty ? [package] : products.compactMap(\.scalar)
      return words.map { made("product", $0, of: package.text) }
    }
    if let sdk = field("sdk")?.scalar { return [made("system", sdk, FilePath(sdk.text).stem)] }
    for key in ["framework", "carthage"] {
      if let file = field(key)?.scalar { return [made("framework", file, FilePath(file.text).stem)] }
    }
    if field("bundle") != nil { return [] }
    doubt("the dependency is not read", at: node.word)
    return []
  }
}
