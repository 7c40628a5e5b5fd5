package import EavesDocuments
package import EavesFindings
import EavesOutline
package import EavesProject
package import EavesSource

/// Why a line is, or is not, a finding.
package struct LineExplanation {
  private let project: Project
  private let documents: [RuleDocument]
  private let outcomes: [RuleOutcome]

  /// Runs the rules once.
  package init(project: Project, documents: [RuleDocument]) {
    self.project = project
    self.documents = documents.filter { $0.status == .rule }
    outcomes = Checker(project: project, rules: self.documents).run()
  }

  /// The explanation of a line, as lines of text; nil when the project has no such file or the file no such line.
  ///
  /// - Parameters:
  ///   - findings: all findings of the project, suppressed ones too.
  ///   - off: what a configuration below the root turns off around the file.
  ///   - isVerbose: with every role of the type around it, and the ids of the rules that looked at it.
  package func text(
    path: FilePath, line: Int, findings: [Finding], off: [FolderSwitch], isVerbose: Bool
  ) -> String? {
    guard let file = project.files.firstIndex(where: { $0.path == path }) else {
      return page(path, line, findings, isVerbose)
    }
    let outline = project.files[file].outline
    guard let range = outline.lines.range(ofLine: line, in: outline.source.bytes) else { return nil }
    var lines = findingLines(findings, path, line)
    let isFinding = !lines.isEmpty
    if !isFinding { lines.append(LineExplanationWording.none(path, line)) }
    if !outline.irregularities.isEmpty { lines.append(LineExplanationWording.unparsed) }
    // A finding says by itself why it is one.
    if isVerbose || !isFinding {
      let exceptions = excepted(range, in: file)
      let roles = surroundings(range, in: file)
      lines += isVerbose ? roles + exceptions : exceptions.isEmpty ? Array(roles.prefix(1)) : exceptions
      lines += looked(range, in: file, off, isVerbose)
    }
    return lines.map { HarmlessText.of($0, in: .line) + "\n" }.joined()
  }

  /// The explanation of a line of a manifest or project file that is not Swift; nil for other files.
  private func page(
    _ path: FilePath, _ line: Int, _ findings: [Finding], _ isVerbose: Bool
  ) -> String? {
    guard declaresModules(path), let page = project.pages.first(where: { $0.source.path == path }),
      page.lines.range(ofLine: line, in: page.source.bytes) != nil
    else { return nil }
    var lines = findingLines(findings, path, line)
    let isFinding = !lines.isEmpty
    if !isFinding { lines.append(LineExplanationWording.none(path, line)) }
    if isVerbose || !isFinding {
      lines.append(LineExplanationWording.looked(rulesOfManifests.map(\.id), isVerbose))
    }
    return lines.map { HarmlessText.of($0, in: .line) + "\n" }.joined()
  }

  private func declaresModules(_ path: FilePath) -> Bool {
    project.moduleGraph.modules.contains { $0.manifest == path }
  }

  /// Rules that are checked against manifests and project files as a whole.
  private var rulesOfManifests: [RuleDocument] {
    documents.filter { $0.sentences.contains(where: \.isOfManifests) }
  }

  // MARK: Findings

  private func findingLines(_ findings: [Finding], _ path: FilePath, _ line: Int) -> [String] {
    findings.flatMap { finding -> [String] in
      let isHere =
        finding.place.path == path && (finding.place.start.line...finding.place.end.line).contains(line)
      let related = finding.related.first { $0.place.path == path && $0.place.start.line == line }
      guard isHere || related != nil else { return [] }
      var lines = [LineExplanationWording.finding(finding)]
      if let related, !isHere { lines.append(LineExplanationWording.belongs(related, to: finding)) }
      if let recognised = finding.recognised { lines.append("  \(recognised)") }
      if let except = finding.except { lines.append(LineExplanationWording.lost(except)) }
      if let instead = finding.instead { lines.append(LineExplanationWording.instead(instead)) }
      if let reason = finding.suppression { lines.append(LineExplanationWording.allowed(reason)) }
      if finding.isBaselined { lines.append(LineExplanationWording.known) }
      return lines
    }
  }

  // MARK: Where the line is

  private func surroundings(_ range: ByteRange, in file: Int) -> [String] {
    guard let type = innermostType(at: range, in: file) else { return [LineExplanationWording.outside] }
    let evidence = project.roleEvidence(type)
    let name = Wording.code(project.qualifiedName(type))
    if evidence.isEmpty { return [LineExplanationWording.noRole(name)] }
    return evidence.map { entry in
      let noun = project.vocabulary.noun(ofRole: project.roleName(entry.role))
      return project.roles.isLayer[entry.role]
        ? LineExplanationWording.role(name, noun, entry.shortReason, isLost: entry.isLost)
        : LineExplanationWording.mark(
          name, noun, entry.shortReason, isPlace: project.roles.isRegion[entry.role])
    }
      + (project.isSetAside(type) ? [LineExplanationWording.aside] : [])
  }

  private func innermostType(at range: ByteRange, in file: Int) -> TypeIndex? {
    let outline = project.files[file].outline
    let found = outline.nodes.indices.last { node in
      outline.nodes[node].kind.isTypeDeclaration && outline.nodes[node].range.meets(range)
    }
    let type = found.map { project.typeDeclared(at: $0, in: file) } ?? .none
    return type == .none ? nil : type
  }

  // MARK: Rules

  private func excepted(_ range: ByteRange, in file: Int) -> [String] {
    let english = SentenceText(project.vocabulary)
    return zip(documents, outcomes).flatMap { document, outcome in
      zip(document.sentences, outcome.sentences).flatMap { sentence, result in
        result.excepted.filter { $0.file == file && $0.start >= range.start && $0.start <= range.end }
          .sorted { ($0.start, $0.item) < ($1.start, $1.item) }.map { excepted in
            LineExplanationWording.excepted(document.id, english.exception(excepted.item, of: sentence))
          }
      }
    }
  }

  private func looked(
    _ range: ByteRange, in file: Int, _ off: [FolderSwitch], _ isVerbose: Bool
  ) -> [String] {
    let isManifest = declaresModules(project.files[file].path)
    let rules = zip(documents, outcomes).filter { document, outcome in
      isManifest && document.sentences.contains(where: \.isOfManifests)
        || outcome.sentences.contains { $0.looked.covers(range, in: file, of: project) }
    }.map(\.0.id)
    let idle = off.filter { rules.contains($0.rule) }
    let names = Set(idle.map(\.rule))
    return [LineExplanationWording.looked(rules.filter { !names.contains($0) }, isVerbose)]
      + idle.map(LineExplanationWording.off)
  }
}

/// What a sentence looked at: types with all their declarations, files, and places in code.
struct Looked: Sendable {
  var types: Set<TypeIndex> = []
  var files: Set<Int> = []
  var places: [(file: Int, range: ByteRange)] = []
  /// Modules and folders by what identifies them, with the places where findings about them stand; their files are
  /// among the files.
  var groups: [String: (file: Int, range: ByteRange)] = [:]

  mutating func insert(_ selected: SelectedSubject, of project: Project) {
    types.formUnion(selected.family)
    guard let subject = selected.place else { return }
    if let node = subject.node {
      places.append((subject.file, project.files[subject.file].outline.nodes[node].range))
    } else {
      files.formUnion(subject.files)
      if [.module, .folder].contains(subject.noun) {
        groups[subject.key] = (subject.file, subject.range)
      }
    }
  }

  /// Whether a stretch of code was looked at.
  func covers(_ range: ByteRange, in file: Int, of project: Project) -> Bool {
    if files.contains(file) { return true }
    if places.contains(where: { $0.file == file && $0.range.meets(range) }) { return true }
    return types.contains { type in
      project.declarations(of: type).contains { place in
        Int(place.file) == file && project.files[file].outline.nodes[Int(place.node)].range.meets(range)
      }
    }
  }
}

extension ByteRange {
  /// Whether a stretch shares a byte with a line; an empty line has one.
  fileprivate func meets(_ line: ByteRange) -> Bool {
    start < max(line.end, line.start + 1) && end > line.start
  }
}

extension RuleOutcome {
  /// How many subjects of the rule lie in files that match.
  package func subjects(in project: Project, where isMeant: (FilePath) -> Bool) -> Int {
    let types = sentences.reduce(into: Set<TypeIndex>()) { $0.formUnion($1.looked.types) }
    let files = sentences.reduce(into: Set<Int>()) { $0.formUnion($1.looked.files) }
    let places = sentences.map { $0.looked.places.count { isMeant(project.files[$0.file].path) } }
    let typesMeant = types.count { type in
      project.declarations(of: type).contains { isMeant(project.files[Int($0.file)].path) }
    }
    return typesMeant + files.count { isMeant(project.files[$0].path) } + (places.max() ?? 0)
  }
}

/// Wording of the explanation of a line.
private enum LineExplanationWording {
  static func none(_ path: FilePath, _ line: Int) -> String { "\(path):\(line) has no finding" }
  static func finding(_ finding: Finding) -> String {
    "\(finding.impact.name)  \(finding.message)  (\(finding.rule), \(finding.place))"
  }
  static func belongs(_ related: RelatedPlace, to finding: Finding) -> String {
    "  \(related.message) here; the finding is at \(finding.place)"
  }
  static func lost(_ text: String) -> String { "  the exception does not apply: \(text)" }
  static func instead(_ text: String) -> String { "  fix: \(text)" }
  static func allowed(_ reason: String) -> String { "  allowed: \(reason)" }
  static let known = "  known: it is in the baseline"
  static let outside = "this line is outside of all types"
  static let unparsed =
    "the file was not parsed completely, so there may be more: `eaves check` says where and why"
  static let aside = "the type is a test, preview or mock, which no rule checks"
  static func noRole(_ name: String) -> String { "\(name) has no role" }
  static func role(_ name: String, _ role: String, _ reason: String, isLost: Bool) -> String {
    isLost
      ? "\(name) also fits the definition of \(role): \(reason); the first role counts"
      : "\(name) is \(role): \(reason)"
  }
  static func mark(_ name: String, _ role: String, _ reason: String, isPlace: Bool) -> String {
    "\(name) is \(isPlace ? "part of " : "")\(role): \(reason)"
  }
  static func excepted(_ rule: RuleID, _ item: String) -> String { "\(rule) allows \(item)" }
  static func off(_ off: FolderSwitch) -> String {
    "\(off.rule) is off here, by \(off.page): \(off.reason)"
  }
  static func looked(_ rules: [RuleID], _ isVerbose: Bool) -> String {
    if rules.isEmpty { return "no rule checks this line" }
    if isVerbose { return "checked by \(rules.map(\.text).joined(separator: ", "))" }
    return
      "\(rules.count) \(rules.count == 1 ? "rule checks" : "rules check") this line: `--verbose` lists them"
  }
}
