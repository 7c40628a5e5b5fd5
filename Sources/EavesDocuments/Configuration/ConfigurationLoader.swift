package import EavesSource
import EavesFindings

/// Reads `eaves.yml`.
package struct ConfigurationLoader {
  /// The version of the format that is written and understood.
  package static let version = "1"
  /// Values of `format`.
  package static let formats = [
    "text", "json", "sarif", "xcode", "github", "gitlab", "junit", "checkstyle", "markdown", "agent",
  ]
  /// Values of `color`.
  package static let colors = ["auto", "always", "never"]
  /// Flags that widen what is read or written: a file that comes with the code must not.
  package static let onlyFlags = ["config", "follow", "root", "stdin-path", "watch"]
  static let impacts = Impact.allCases.reversed().map(\.name)

  private var reader: NodeReader
  private var configuration = Configuration()

  /// The configuration of a file and everything that is wrong with it. Names of roles and rules are not judged
  /// here: see `VocabularyCheck`; nor is the profile's, which own documents may coin.
  package static func load(_ file: SourceText) -> (configuration: Configuration, problems: [Problem]) {
    let page = StrictYAML.read(file)
    var loader = ConfigurationLoader(reader: NodeReader(path: file.path))
    let entries = page.root.map { loader.reader.entries($0, "the configuration") } ?? []
    if !entries.contains(where: { $0.key.text == "eaves" }) { loader.reportNoVersion() }
    loader.configuration.keys = entries.map(\.key)
    for entry in entries { loader.read(entry) }
    loader.checkContradictions(entries)
    return (loader.configuration, (page.problems + loader.reader.problems).sorted())
  }

  /// Whether a configuration may have a key: `load` reports any other.
  package static func knows(_ key: String) -> Bool { ConfigurationKey(rawValue: key) != nil }

  private mutating func read(_ entry: YAMLEntry) {
    guard let key = ConfigurationKey(rawValue: entry.key.text) else {
      if Self.onlyFlags.contains(entry.key.text) { return reportOnlyFlag(entry.key) }
      let known = ConfigurationKey.allCases.map(\.rawValue)
      reader.reportUnknown(entry.key, "key", plural: "keys", among: known)
      return
    }
    switch key {
    case .layers, .modules, .roles, .words, .mayBeEmpty, .on, .off, .impact, .replace:
      readDefinition(entry, key)
    case .rules, .include, .exclude, .only, .skip, .reportPath: readList(entry, key)
    default: readValue(entry, key)
    }
  }

  private mutating func readValue(_ entry: YAMLEntry, _ key: ConfigurationKey) {
    let (value, what) = (entry.value, key.quoted)
    switch key {
    case .eaves: _ = reader.choice(value, what, among: [Self.version])
    case .profile: configuration.profile = reader.scalar(value, what)
    case .checks: configuration.checks = reader.scalar(value, what).flatMap { place($0) }
    case .minImpact: configuration.minImpact = impact(value, what)
    case .failOn: configuration.failOn = failLevel(value, what)
    case .strict: readStrict(value, what)
    case .format: configuration.format = reader.choice(value, what, among: Self.formats)
    case .output: configuration.output = reader.scalar(value, what).flatMap { place($0) }
    case .diff: configuration.diff = reader.scalar(value, what)
    case .baseline: configuration.baseline = reader.scalar(value, what).flatMap { place($0) }
    case .noBaseline: configuration.noBaseline = reader.flag(value, what)
    case .stale:
      configuration.staleFails = reader.choice(value, what, among: ["fail", "warn"]).map { $0.text == "fail" }
    case .jobs: configuration.jobs = jobs(value, what)
    case .timings: configuration.timings = reader.flag(value, what)
    case .quiet: configuration.quiet = reader.flag(value, what)
    case .summary: configuration.summary = reader.flag(value, what)
    case .all: configuration.all = reader.flag(value, what)
    case .color: configuration.color = reader.choice(value, what, among: Self.colors)
    default: break
    }
  }

  /// `true`, `false`, or what else fails a strict run: `unknown,not-covered`, or a list.
  private mutating func readStrict(_ value: YAMLNode, _ what: String) {
    let words = reader.scalars(value, what)
    if let word = words.first, words.count == 1, ["true", "false"].contains(word.text) {
      configuration.strict = word.text == "true"
      return
    }
    for word in words {
      let (matters, unknown) = StrictOption.read(word.text)
      configuration.strict = true
      configuration.strictMatters.formUnion(matters)
      guard let unknown else { continue }
      reader.reportUnknownValue(
        Word(unknown, line: word.line, column: word.column), of: what,
        among: ["true", "false"] + StrictOption.allCases.map(\.rawValue))
    }
  }

  private mutating func readList(_ entry: YAMLEntry, _ key: ConfigurationKey) {
    let words = reader.scalars(entry.value, key.quoted)
    switch key {
    case .rules: configuration.rules = words.compactMap { place($0) }
    case .include:
      configuration.include = globs(words)
      configuration.globs += zip(configuration.include, words).map { written($0, .include, $1) }
    case .exclude:
      configuration.exclude = globs(words)
      configuration.globs += zip(configuration.exclude, words).map { written($0, .exclude, $1) }
    case .only: configuration.only = words
    case .skip: configuration.skip = words
    case .reportPath: configuration.reportPath = globs(words)
    default: break
    }
  }

  private mutating func readDefinition(_ entry: YAMLEntry, _ key: ConfigurationKey) {
    switch key {
    case .layers: readLayers(entry)
    case .modules:
      configuration.modules = pairs(entry, "name", "path").map { name, path in
        let module = ModuleDefinition(name: name, path: glob(path))
        configuration.globs.append(written(module.path, .modules, path))
        return module
      }
    case .mayBeEmpty: configuration.mayBeEmpty = pairs(entry, "role", "reason").map { (role: $0, reason: $1) }
    case .on: configuration.on = rules(entry)
    case .off: configuration.off = pairs(entry, "rule", "reason").map { (rule: $0, reason: $1) }
    case .impact:
      configuration.impact = pairs(entry, "rule", "level").compactMap { rule, level in
        self.level(level, "`level`").map { (rule: rule, level: $0) }
      }
    case .replace: configuration.replacedRoles = reader.scalars(entry.value, key.quoted)
    case .words:
      configuration.words = reader.entries(entry.value, key.quoted).map { list in
        if list.key.form != .name { reportListName(list.key) }
        return (name: list.key, values: reader.scalars(list.value, "`\(list.key.text)`"))
      }
    default:
      configuration.roles = reader.entries(entry.value, key.quoted).map { role in
        let items = reader.roleItems(role)
        return RoleDefinition(
          name: role.key.text, isLayer: true, isOwn: true, items: items, ownItems: items.count)
      }
    }
  }

  private mutating func readLayers(_ entry: YAMLEntry) {
    let (layers, problems) = LayerReader.read(entry.value, path: reader.path)
    reader.add(problems)
    configuration.layers = layers
    configuration.globs += layers.flatMap(\.folders).map {
      written(PathPattern($0.text, foldsFolders: true), .layers, $0)
    }
  }

  /// The path of a file or a folder: any text that a system takes for one.
  private mutating func place(_ word: Word) -> Word? {
    if !word.text.utf8.contains(0) { return word }
    reader.report("a path cannot hold a NUL", "delete the character", at: word)
    return nil
  }

  private func written(_ pattern: PathPattern, _ key: ConfiguredGlob.Key, _ word: Word) -> ConfiguredGlob {
    ConfiguredGlob(pattern: pattern, key: key, word: word, path: reader.path)
  }

  private mutating func globs(_ words: [Word]) -> [PathPattern] { words.map { glob($0) } }

  /// A glob over paths below the folder of the file: it matches nothing outside of it.
  private mutating func glob(_ word: Word) -> PathPattern {
    if word.text.split(separator: "/").contains("..") { reader.reportOutside(word) }
    return PathPattern(word.text)
  }

  /// A list of maps with exactly two keys, both required.
  private mutating func pairs(_ entry: YAMLEntry, _ first: String, _ second: String) -> [(Word, Word)] {
    reader.members(entry.value, "`\(entry.key.text)`").compactMap { node in
      // `off:` with `view-no-any-view: legacy` below it is a map in place of a list.
      guard let map = node.map, map.contains(where: { [first, second].contains($0.key.text) }) else {
        reportNoMap(node.map?.first?.key ?? node.scalar ?? node.word, at: node.word, entry.key, first, second)
        return nil
      }
      let unknown = map.filter { $0.key.text != first && $0.key.text != second }
      for inner in unknown { reader.reportUnknown(inner.key, "key", plural: "keys", among: [first, second]) }
      let values = [first, second].map { key -> Word? in
        guard let found = map.first(where: { $0.key.text == key }) else {
          if unknown.isEmpty { reportMissing(key, in: entry.key, at: map.first?.key ?? node.word) }
          return nil
        }
        return reader.scalar(found.value, "`\(key)`")
      }
      guard let left = values[0], let right = values[1] else { return nil }
      if second == "reason", !ReasonText.hasContent(right.text) {
        reader.report("this `reason` says nothing", "write why in words", at: right)
      }
      return (left, right)
    }
  }

  /// A list of rules: ids, or maps of `rule` as under `off`, which may give a `reason`.
  private mutating func rules(_ entry: YAMLEntry) -> [Word] {
    reader.members(entry.value, "`\(entry.key.text)`").compactMap { node in
      guard let map = node.map else { return reader.scalar(node, "`\(entry.key.text)`") }
      let keys = ["rule", "reason"]
      let unknown = map.filter { !keys.contains($0.key.text) }
      for inner in unknown { reader.reportUnknown(inner.key, "key", plural: "keys", among: keys) }
      if let reason = map.first(where: { $0.key.text == "reason" }) {
        _ = reader.scalar(reason.value, "`reason`")
      }
      if let rule = map.first(where: { $0.key.text == "rule" }) { return reader.scalar(rule.value, "`rule`") }
      if unknown.isEmpty { reportMissing("rule", in: entry.key, at: map.first?.key ?? node.word) }
      return nil
    }
  }

  private mutating func impact(_ node: YAMLNode, _ what: String) -> Impact? {
    reader.scalar(node, what).flatMap { level($0, what) }
  }

  private mutating func level(_ word: Word, _ what: String) -> Impact? {
    if let impact = Impact(word.text) { return impact }
    reader.reportUnknownValue(word, of: what, among: Self.impacts)
    return nil
  }

  private mutating func failLevel(_ node: YAMLNode, _ what: String) -> FailLevel? {
    guard let word = reader.scalar(node, what) else { return nil }
    if word.text == "never" { return .never }
    if let impact = Impact(word.text) { return .from(impact) }
    reader.reportUnknownValue(word, of: what, among: Self.impacts + ["never"])
    return nil
  }

  private mutating func jobs(_ node: YAMLNode, _ what: String) -> Int? {
    guard let word = reader.scalar(node, what) else { return nil }
    if let jobs = Int(word.text), jobs > 0 { return jobs }
    reader.report("`\(word.text)` is no number of jobs", "write a whole number above 0", at: word)
    return nil
  }

  private mutating func checkContradictions(_ entries: [YAMLEntry]) {
    let layers = Set(configuration.layers.flatMap(\.roleNames))
    for role in configuration.roles where layers.contains(role.name) { reportLayerRole(role) }
    let only = Set(configuration.only.map(\.text))
    for word in configuration.skip where only.contains(word.text) {
      reader.report(
        "`only` and `skip` both name `\(word.text)`", "delete `\(word.text)` in one of the two lists",
        at: word)
    }
    let off = Set(configuration.off.map(\.rule.text))
    for word in configuration.on where off.contains(word.text) {
      reader.report(
        "`on` and `off` both name `\(word.text)`", "delete `\(word.text)` in one of the two lists", at: word)
    }
    guard configuration.noBaseline == true, let baseline = configuration.baseline else { return }
    let key = entries.first { $0.key.text == ConfigurationKey.noBaseline.rawValue }?.key ?? baseline
    reader.report("`baseline` and `no-baseline` contradict each other", "delete one of the two keys", at: key)
  }
}

/// Every key of `eaves.yml`, as it is written.
private enum ConfigurationKey: String, CaseIterable {
  case eaves, profile, rules, checks, include, exclude, only, skip
  case minImpact = "min-impact"
  case failOn = "fail-on"
  case strict, format, output
  case reportPath = "report-path"
  case diff, baseline
  case noBaseline = "no-baseline"
  case stale
  case jobs, timings, quiet, summary, all, color, layers, modules, roles, replace, words
  case mayBeEmpty = "may-be-empty"
  case on, off, impact

  var quoted: String { "`\(rawValue)`" }
}

extension ConfigurationLoader {
  private mutating func reportNoVersion() {
    reader.warn(
      "the configuration does not say its version", "write `eaves: \(Self.version)` on its first line",
      at: Word("", line: 1, column: 1))
  }

  private mutating func reportOnlyFlag(_ key: Word) {
    reader.report(
      "`\(key.text)` is only a flag, and no key of eaves.yml",
      "delete the line, and give --\(key.text) on the command line", at: key)
  }

  private mutating func reportMissing(_ key: String, in list: Word, at place: Word) {
    let example = key == "reason" ? "every exception says why: write `reason: …`" : "write `\(key): …`"
    reader.report("an entry of `\(list.text)` has no `\(key)`", example, at: place)
  }

  private mutating func reportNoMap(
    _ value: Word, at place: Word, _ list: Word, _ first: String, _ second: String
  ) {
    reader.report(
      "each entry of `\(list.text)` needs `\(first)` and `\(second)`",
      "write `- \(first): \(value.text.isEmpty ? "…" : value.text)` and below it `\(second): …`", at: place)
  }

  private mutating func reportLayerRole(_ role: RoleDefinition) {
    reader.report(
      "`\(role.name)` is what a layer of `layers` is called as a role", "give the role another name",
      at: Word(role.name, line: role.items.first?.line ?? 1, column: 1))
  }

  private mutating func reportListName(_ name: Word) {
    reader.report("`\(name.text)` cannot name a word list", "begin it with a lower-case letter", at: name)
  }
}
