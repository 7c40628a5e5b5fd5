package import EavesDocuments
package import EavesFindings
package import EavesSource

/// A nested `eaves.yml`: the settings for the files below its folder.
///
/// It inherits every key that it does not set. Below its folder its `only`, `off` and impacts override those of the
/// configurations above; its exclusions are relative to its own folder.
package struct NestedConfiguration: Sendable {
  package let path: FilePath
  package let configuration: Configuration
  private let excluded: PathPatterns
  /// Names of the rules that are off.
  private(set) var off: Set<RuleID>
  /// Names of the rules that are on, whatever the configurations above contain.
  private(set) var on: Set<RuleID>
  /// By the name of a rule.
  private var impacts: [RuleID: Impact]
  /// Ids of rules by each of their names; empty where a rule is called as the page calls it.
  private var ids: [RuleID: [RuleID]] = [:]

  private init(path: FilePath, configuration: Configuration) {
    self.path = path
    self.configuration = configuration
    excluded = PathPatterns(configuration.exclude)
    off = Set(configuration.off.map { RuleID($0.rule.text) })
    on = Set(configuration.on.map { RuleID($0.text) })
    impacts = Dictionary(
      configuration.impact.map { (RuleID($0.rule.text), $0.level) }, uniquingKeysWith: { _, last in last })
  }

  /// The same, where each rule goes by its id, whatever the page calls it.
  ///
  /// - Parameter names: the ids by all names of rules.
  func naming(rulesBy names: [RuleID: [RuleID]]) -> NestedConfiguration {
    var copy = self
    copy.ids = names
    copy.off = Set(configuration.off.flatMap { copy.ids(of: $0.rule) })
    copy.on = Set(configuration.on.flatMap { copy.ids(of: $0) })
    copy.impacts = Dictionary(
      configuration.impact.flatMap { impact in copy.ids(of: impact.rule).map { ($0, impact.level) } },
      uniquingKeysWith: { _, last in last })
    return copy
  }

  /// The ids of what the page names: several where a former id stands for them.
  private func ids(of word: Word) -> [RuleID] { ids[RuleID(word.text)] ?? [RuleID(word.text)] }

  /// The keys that mean something for a part of a project.
  package static let keys = ["eaves", "on", "off", "impact", "exclude"]
  /// The key that makes a file the root of a project of its own: from above, none of it applies.
  package static let rootKey = "profile"

  /// Nil for the root of a separate project, where every key is allowed.
  package static func load(_ file: SourceText) -> (nested: NestedConfiguration?, problems: [Problem]) {
    let loaded = ConfigurationLoader.load(file)
    let keys = loaded.configuration.keys
    if keys.contains(where: { $0.text == rootKey }) { return (nil, []) }
    let strange = keys.filter {
      !Self.keys.contains($0.text) && ConfigurationLoader.knows($0.text)
    }.map { key in
      Problem(
        "`\(key.text)` is a key for the eaves.yml of the root only",
        remedy:
          "move `\(key.text)` to that file; the keys below the root are `on`, `off`, `impact` and `exclude`, or "
          + "`profile` for a separate project",
        path: file.path, line: key.line, column: key.column)
    }
    let errors = loaded.problems.filter { $0.severity == .error }
    return (
      NestedConfiguration(path: file.path, configuration: loaded.configuration), (errors + strange).sorted()
    )
  }

  /// Whether a configuration could be a nested one: it has no key that only a root may have.
  package static func isPart(_ configuration: Configuration) -> Bool {
    configuration.keys.allSatisfy { keys.contains($0.text) }
  }

  /// Whether a file lies beneath the folder.
  package func covers(_ file: FilePath) -> Bool { file.lies(in: FilePath(path.folder)) }

  /// Whether a file is excluded. The folder is left out of the question: its name may hold a `*`.
  func excludes(_ file: FilePath) -> Bool {
    guard !excluded.isEmpty, covers(file) else { return false }
    let below = FilePath(
      String(decoding: file.text.utf8.dropFirst(path.folder.utf8.count + 1), as: UTF8.self))
    return excluded.matches(below)
  }

  /// Whether a rule is on or off beneath the folder; nil where that is said above.
  fileprivate func turns(_ rule: RuleID) -> Bool? {
    off.contains(rule) ? false : on.contains(rule) ? true : nil
  }

  /// The impact of a rule beneath the folder; nil where that is said above.
  fileprivate func impact(of rule: RuleID) -> Impact? { impacts[rule] }

  /// What it turns off, in its order; then the rules that its impacts keep out of a report.
  ///
  /// - Parameter least: the least impact that is reported; nil: every one is.
  package func switches(below least: Impact?) -> [FolderSwitch] {
    var known: Set<RuleID> = []
    func named(_ word: Word, _ reason: String) -> [FolderSwitch] {
      ids(of: word).filter { known.insert($0).inserted }.map {
        FolderSwitch(rule: $0, page: path, reason: reason)
      }
    }
    let off = configuration.off.flatMap { named($0.rule, $0.reason.text) }
    guard let least else { return off }
    return off
      + configuration.impact.flatMap { impact -> [FolderSwitch] in
        guard let level = ids(of: impact.rule).compactMap({ impacts[$0] }).first, level < least else {
          return []
        }
        return named(
          impact.rule, "its impact is \(level.name) there, and \(least.name) is the least to report")
      }
  }

  /// Its exclusions as a person would write them in the root.
  package var shownExclusions: [String] {
    configuration.exclude.map { pattern in
      var text = pattern.text[...]
      if text.hasPrefix("./") { text = text.dropFirst(2) }
      let isAnywhere = !text.dropLast().contains("/")
      if text.hasPrefix("/") { text = text.dropFirst() }
      return "\(path.folder)/\(isAnywhere ? "**/" : "")\(text)"
    }
  }
}

/// The configurations below a root by their folders: a file asks those around it only.
struct NestedConfigurations {
  private let byFolder: FolderTable<NestedConfiguration>

  init(_ list: [NestedConfiguration]) {
    byFolder = FolderTable(list.map { ($0.path.folder, $0) })
  }

  /// Whether one of them leaves a file out.
  func excludes(_ file: FilePath) -> Bool { byFolder.values(around: file).contains { $0.excludes(file) } }

  /// Findings without those that are off where they stand, each with the impact that it has there.
  ///
  /// - Parameter onBelow: rules that are off where no configuration below the root turns them on.
  func applied(to findings: [Finding], least: Impact?, onBelow: Set<RuleID> = []) -> [Finding] {
    if byFolder.isEmpty { return findings }
    return findings.compactMap { finding in
      var (applied, isOn) = (finding, !onBelow.contains(finding.rule))
      for nested in byFolder.values(around: finding.place.path) {
        if let turned = nested.turns(finding.rule) { (isOn, applied.isWrittenDown) = (turned, turned) }
        if let impact = nested.impact(of: finding.rule) { applied.impact = impact }
      }
      if !isOn { return nil }
      if let least, applied.impact < least { return nil }
      return applied
    }
  }
}

extension NestedConfiguration {
  /// Rules that it turns on and that contradict one which is active beneath its folder, at their lines.
  ///
  /// - Parameters:
  ///   - active: the rules of the root.
  ///   - around: the configurations between the root and this one, and itself.
  func contradictions(
    among documents: [RuleDocument], active: [RuleDocument], around: [NestedConfiguration]
  ) -> [Problem] {
    let off = around.reduce(into: Set<RuleID>()) { $0.formUnion($1.off) }
    let on = around.reduce(into: Set<RuleID>()) { $0.formUnion($1.on) }
    let beside = active.filter { !off.contains($0.id) } + documents.filter { on.contains($0.id) }
    return configuration.on.flatMap { word in
      documents.filter { $0.isCalled(word.text) }.compactMap { document in
        guard let other = beside.first(where: { $0.id != document.id && $0.contradicts(document) }) else {
          return nil
        }
        return Problem(
          "the rules \(document.id) and \(other.id) contradict each other",
          remedy: "leave out \(other.id) here with `off:`, or delete this entry", path: path, line: word.line,
          column: word.column)
      }
    }
  }
}

extension CheckSession {
  /// Rules that only configurations below the root turn on, as they run there.
  static func onBelow(
    _ scan: ProjectScan, _ ruleSet: RuleSet, besides active: [RuleDocument], _ options: CheckOptions
  ) -> [RuleDocument] {
    let words = scan.nested.flatMap(\.configuration.on)
    if words.isEmpty { return [] }
    let known = Set(active.map(\.id))
    let named = ruleSet.documents.filter { document in
      document.status == .rule && !known.contains(document.id)
        && words.contains { document.isCalled($0.text) }
    }
    var there = options
    there.on += words
    there.off.removeAll { off in named.contains { $0.isCalled(off.text) } }
    return selected(named, there)
  }

  /// What configurations below the root turn on although it contradicts what is active there.
  package var nestedProblems: [Problem] {
    let nested = nested
    return nested.flatMap { part in
      part.contradictions(
        among: ruleSet.documents, active: documentsOfRoot.filter { $0.status == .rule },
        around: nested.filter {
          part.path == $0.path || FilePath(part.path.folder).lies(in: FilePath($0.path.folder))
        })
    }
  }
}
