import EavesChecks
import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource

/// The check of a project with some plants, each in files of its own.
struct PlantedCheck {
  let project: Project
  private let original: CheckSession
  private let session: CheckSession
  private let outcomes: [RuleID: RuleOutcome]
  /// The findings of rules on planted lines.
  private let findings: [Line: [Finding]]
  private let unknown: [Line: Set<RuleID>]
  /// By plant: the planted lines of each of its edits.
  private let lines: [[Int]]

  private struct Line: Hashable {
    let path: FilePath
    let line: Int
  }

  /// - Parameters:
  ///   - plants: no two change the same type, nor the same file where one of them changes more than a type.
  ///   - original: the check of the project without them.
  /// One link of the project, and one run of the rules of the plants.
  init(_ plants: [Plant], in original: CheckSession) {
    self.original = original
    let (lines, texts) = Self.planted(plants, original.project)
    self.lines = lines
    let outlines = texts.map { Outline(scanning: $0) }
    session = original.planted(original.scan.replacing(outlines))
    project = session.project
    let documents = original.documents(reporting: Set(plants.map(\.rule)))
    let (outcomes, findings) = session.outcomesAndPlaces(of: documents)
    self.outcomes = Dictionary(uniqueKeysWithValues: zip(documents.map(\.id), outcomes))
    let wanted = Set(
      zip(plants, lines).flatMap { plant, lines in
        zip(plant.edits, lines).map { Line(path: $0.path, line: $1) }
      })
    self.findings = Self.byLine(findings, wanted)
    let gaps = CoverageGaps(project: project, documents: documents, outcomes: outcomes)
    unknown = gaps.unknownCalls.reduce(into: [:]) { found, fact in
      let line = Line(path: fact.place.path, line: fact.place.start.line)
      if wanted.contains(line) { found[line, default: []].formUnion(fact.rules) }
    }
  }

  /// The texts with the plants, and the lines of each edit of each plant.
  private static func planted(
    _ plants: [Plant], _ project: Project
  ) -> (lines: [[Int]], texts: [SourceText]) {
    var lines = plants.map { Array(repeating: 1, count: $0.edits.count) }
    var byPath: [FilePath: [(plant: Int, edit: Int)]] = [:]
    for (index, plant) in plants.enumerated() {
      for edit in plant.edits.indices { byPath[plant.edits[edit].path, default: []].append((index, edit)) }
    }
    var texts: [SourceText] = []
    for (path, edits) in byPath {
      guard let number = project.number(of: path) else { continue }
      let text = PlantedText(
        edits.map { plants[$0.plant].edits[$0.edit] }, in: project.outline(ofFile: number).source)
      texts.append(text.text)
      for (edit, line) in zip(edits, text.lines) { lines[edit.plant][edit.edit] = line }
    }
    return (lines, texts)
  }

  private static func byLine(_ findings: [Finding], _ wanted: Set<Line>) -> [Line: [Finding]] {
    var found: [Line: [Finding]] = [:]
    for finding in findings {
      let places = [finding.place] + finding.related.map(\.place) + finding.hops.map(\.place)
      for line in Set(places.map { Line(path: $0.path, line: $0.start.line) }) where wanted.contains(line) {
        found[line, default: []].append(finding)
      }
    }
    return found
  }

  // MARK: Roles

  /// The files of the types that have other roles than without the plants; nil where a file itself has. Roles that only
  /// shorten definitions do not count: no plant of a check changes or uses the type of another. O(types + files · roles).
  var filesOfChangedTypes: Set<FilePath>? {
    let before = original.project
    guard before.types.count(where: \.isDeclared) == project.types.count(where: \.isDeclared) else {
      return nil
    }
    for file in before.files.indices {
      for role in before.roles.names.indices
      where before.fileHasRole(role, file) != project.fileHasRole(role, file) { return nil }
    }
    var changed: Set<FilePath> = []
    for index in before.types.indices where before.types[index].isDeclared {
      let type = TypeIndex(index)
      let difference = before.roleBits(of: type) ^ project.roleBits(of: type)
      if difference & ~before.roles.helpers != 0 {
        changed.insert(before.files[Int(before.types[index].place.file)].path)
      }
    }
    return changed
  }

  // MARK: Verdicts

  /// - Parameter index: of the plant among those of the check.
  func result(_ plant: Plant, at index: Int) -> ProvedPlant {
    let path = plant.edits[0].path
    let numbers = zip(plant.edits, lines[index]).filter { $0.0.path == path }.map(\.1)
    return ProvedPlant(
      plant: plant, verdict: verdict(plant, on: numbers.map { Line(path: path, line: $0) }))
  }

  private func verdict(_ plant: Plant, on lines: [Line]) -> ProvedPlant.Verdict {
    let reported = lines.flatMap { findings[$0] ?? [] }.filter {
      original.reports($0.rule, for: plant.rule)
    }
    if reported.contains(where: \.counts) { return .caught }
    if !reported.isEmpty { return .missed(PlantMiss(cause: .suppressed, why: PlantMissWording.suppressed)) }
    if lines.contains(where: { unknown[$0]?.contains(plant.rule) ?? false }) { return .unknown }
    return .missed(miss(plant, on: lines))
  }

  private func miss(_ plant: Plant, on lines: [Line]) -> PlantMiss {
    let subject = plant.subject
    if let outside = subject.outside { return PlantMiss(outside, subject.name) }
    if let off = original.off(around: subject.path).first(where: { $0.rule == plant.rule }) {
      return PlantMiss(cause: .off, why: PlantMissWording.off(off.page))
    }
    guard let outcome = outcomes[plant.rule] else {
      return PlantMiss(cause: .notReported, why: PlantMissWording.notReported)
    }
    if !outcome.selects(subject, inSentence: plant.sentence, of: project) {
      if let change = roleChange(of: subject) { return PlantMiss(cause: .otherRole, why: change) }
      return PlantMiss(cause: .notCovered, why: PlantMissWording.notCovered(subject.name))
    }
    let file = project.number(of: subject.path) ?? 0
    if lines.contains(where: { outcome.isExcepted(atLine: $0.line, of: file, in: project) }) {
      return PlantMiss(cause: .excepted, why: PlantMissWording.excepted)
    }
    return PlantMiss(
      cause: .notReported,
      why: plant.isIndirect ? PlantMissWording.indirect : PlantMissWording.notReported)
  }

  /// "the plant makes `Trip` a service".
  private func roleChange(of subject: PlantSubject) -> String? {
    guard subject.type != .none, subject.type.index < project.types.count else { return nil }
    let (old, new) = (original.project.layerRole(subject.type), project.layerRole(subject.type))
    if old == new { return nil }
    return PlantMissWording.otherRole(
      subject.name, new.map { project.vocabulary.noun(ofRole: project.roleName($0)) })
  }
}

extension TypeRecord {
  fileprivate var isDeclared: Bool { kind != .external }
}

extension CheckSession {
  /// The same check of another scan of the project, by the rules that this one chose, of all of the code.
  func planted(_ scan: ProjectScan) -> CheckSession {
    CheckSession(
      scan: scan, ruleSet: ruleSet, configuration: configuration, options: optionsForAllCode,
      plan: project.plan)
  }

  /// What some rules find, each place for itself, and how comments and nested configurations take it.
  func outcomesAndPlaces(of documents: [RuleDocument]) -> (outcomes: [RuleOutcome], places: [Finding]) {
    let outcomes = outcomes(of: documents)
    return (outcomes, allowed(maker.findings(outcomes, of: documents), documents))
  }

  /// The rules whose findings may stand for those of some rules: themselves, and what supersedes them.
  func documents(reporting rules: Set<RuleID>) -> [RuleDocument] {
    documents.filter { document in
      document.status == .rule
        && (rules.contains(document.id) || document.supersedes.contains(where: rules.contains))
    }
  }

  /// Whether a finding of a rule says what another would.
  func reports(_ reporting: RuleID, for rule: RuleID) -> Bool {
    reporting == rule
      || documents.contains { $0.id == reporting && $0.supersedes.contains(rule) }
  }
}

extension PlantMiss {
  /// Code that a reader would call a subject and that the rule is not about.
  init(_ outside: PlantSubject.Outside, _ name: String) {
    switch outside {
    case .excluded: self.init(cause: .excluded, why: PlantMissWording.excluded)
    case .exempt(let reason): self.init(cause: .exempt, why: PlantMissWording.exempt(name, reason))
    case .withoutRole(let role): self.init(cause: .noRole, why: PlantMissWording.noRole(name, role))
    }
  }
}

/// Messages about misses.
enum PlantMissWording {
  static let excluded = "excluded: `include:` or `exclude:` leaves the file out"
  static let suppressed = "suppressed by an `eaves:allow` comment around the type"
  static let excepted = "an exception of the rule allows it"
  static let notReported = "the rule does not report this form"
  static let indirect = "the path through the other file is not certain"
  static func exempt(_ name: String, _ reason: String) -> String { "`\(name)` is exempt as \(reason)" }
  static func noRole(_ name: String, _ role: String) -> String { "no role: `\(name)` may be \(role)" }
  static func off(_ page: FilePath) -> String { "`\(page)` turns the rule off here" }
  static func notCovered(_ name: String) -> String { "the rule does not check `\(name)` with this line" }
  static func otherRole(_ name: String, _ role: String?) -> String {
    "the plant makes `\(name)` \(role ?? "a type without a layer role")"
  }
}
