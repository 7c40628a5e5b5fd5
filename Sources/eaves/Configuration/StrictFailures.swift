import EavesDocuments
import EavesFindings
import EavesSource

/// What makes a strict run fail besides findings of rules, as findings of the built-in rule `eaves-strict`: each at
/// its file, or where the configuration asks for a strict run.
struct StrictFailures {
  /// What fails the run only where it is named.
  let matters: Set<StrictOption>
  /// Where the configuration asks for a strict run.
  let configuration: Place

  static let title = "Strict mode"
  /// Names that one message lists.
  private static let maxNamed = 5

  /// One finding for each reason, whatever else fails the run.
  func findings(of report: Report) -> [Finding] {
    let checked = report.checked
    var findings = StrictOption.allCases.filter(matters.contains).compactMap { failure($0, checked) }
    findings += notUnderstood(checked) + unproven(report) + exempt(checked) + empty(checked)
    findings += report.notices.map(warning)
    var ordinals: [FindingKey: Int] = [:]
    for index in findings.indices {
      let key = findings[index].key
      findings[index].setFingerprint(ordinal: ordinals[key, default: 0])
      ordinals[key, default: 0] += 1
    }
    return findings
  }

  // MARK: Matters

  private func failure(_ matter: StrictOption, _ checked: Checked) -> Finding? {
    let reason: (text: String, remedy: String, places: [Place], counted: [RelatedPlace])?
    switch matter {
    case .unknown: reason = unknown(checked)
    case .notCovered: reason = notCovered(checked)
    case .noRole: reason = noRole(checked)
    case .noLayer: reason = noLayer(checked)
    }
    return reason.map { reason in
      finding(
        "--strict=\(matter.rawValue): \(reason.text)", reason.remedy, at: reason.places,
        of: matter.rawValue, counting: reason.counted)
    }
  }

  private func unknown(_ checked: Checked) -> (String, String, [Place], [RelatedPlace])? {
    guard let first = checked.unknownFacts.first else { return nil }
    return (
      "unresolved: \(first.message)", "`eaves coverage` lists all",
      checked.unknownFacts.map(\.place),
      checked.unknownFacts.map { RelatedPlace(place: $0.place, message: $0.message) }
    )
  }

  private func notCovered(_ checked: Checked) -> (String, String, [Place], [RelatedPlace])? {
    if checked.notCovered.isEmpty {
      guard checked.lacksLayerRules else { return nil }
      return (
        "no active rule checks dependencies between layers",
        "choose a profile that does (`eaves survey` suggests one), or declare `layers:` in eaves.yml", [], []
      )
    }
    let names = checked.notCovered.map { kind in
      "\(kind.examples.first?.name ?? "") (\(kind.noun)\(kind.count == 1 ? "" : ", one of \(kind.count)"))"
    }
    return (
      "not covered by any rule: \(names.joined(separator: ", "))",
      "enable or write a rule that covers the type; `eaves why TYPE` lists the roles of the type",
      checked.notCovered.flatMap(\.examples).map(\.place),
      Self.items(checked.coverage.types.filter { !$0.isWithoutLayer })
    )
  }

  private func noRole(_ checked: Checked) -> (String, String, [Place], [RelatedPlace])? {
    if checked.noRole == 0 { return nil }
    let files = checked.noRoleExamples
    return (
      "files without a role: " + Self.list(files.prefix(Self.maxNamed).map(\.text), of: checked.noRole),
      "assign a role under `roles:` in eaves.yml, or exclude them", files.map(Self.head),
      Self.items(checked.coverage.withoutRole)
    )
  }

  private func noLayer(_ checked: Checked) -> (String, String, [Place], [RelatedPlace])? {
    if checked.noLayer == 0 { return nil }
    let types = checked.noLayerExamples
    return (
      "types without a layer: " + Self.list(types.map(\.name), of: checked.noLayer),
      "add them to a layer under `layers:` in eaves.yml, or exclude them", types.map(\.place),
      Self.items(checked.coverage.types.filter(\.isWithoutLayer))
    )
  }

  private static func items(_ items: [CoverageItem]) -> [RelatedPlace] {
    items.map { RelatedPlace(place: $0.place, message: $0.name) }
  }

  // MARK: Always

  private func notUnderstood(_ checked: Checked) -> [Finding] {
    let places = checked.firstNotUnderstood
    guard let first = places.first else { return [] }
    let files = places.count == 1 ? "1 file" : "\(places.count) files"
    return [
      finding(
        "--strict: could not parse \(files) completely",
        "correct the syntax or exclude the file; details: `eaves facts \(Self.factsHint(of: first))`",
        at: places.map(Self.place), of: "not-understood",
        counting: checked.notUnderstood.map { RelatedPlace(place: Self.place($0), message: $0.path.text) })
    ]
  }

  /// What `facts` is asked to say more of a place: of a manifest or a project file, what it says of modules.
  private static func factsHint(of place: NotUnderstood) -> String {
    let name = place.path.name
    let isCode = name.hasSuffix(".swift") && !["Package.swift", "Project.swift"].contains(name)
    return isCode ? place.path.text : "--modules"
  }

  private func unproven(_ report: Report) -> [Finding] {
    let rules = report.checked.unproven
    if rules.isEmpty { return [] }
    let documents = report.rules.filter { rules.contains($0.id) }.map(\.document)
    return [
      finding(
        "--strict: the examples of these rules do not pass: " + Self.quoted(rules.map(\.text)),
        "run `eaves validate` for details", at: documents.map(Self.head), of: "unproven",
        counting: rules.map { RelatedPlace(place: Self.head(of: configuration.path), message: $0.text) })
    ]
  }

  private func exempt(_ checked: Checked) -> [Finding] {
    let hidden = checked.madeExempt.filter(\.hidesFindings)
    if hidden.isEmpty { return [] }
    let names = hidden.prefix(Self.maxNamed).map {
      "\($0.name) (\(RoleWording.withArticle($0.layerRole)), set to \($0.role))"
    }
    return [
      finding(
        "--strict: `roles:` in eaves.yml hides findings in " + Self.list(names, of: hidden.count),
        "remove the entry, or move test code into a test target", at: [], of: "exempt",
        counting: hidden.map { RelatedPlace(place: $0.place, message: $0.name) })
    ]
  }

  private func empty(_ checked: Checked) -> [Finding] {
    if checked.empty.isEmpty { return [] }
    return [
      finding(
        "--strict: no type has these roles, which active rules use: \(Self.quoted(checked.empty))",
        "under `may-be-empty` in eaves.yml, list the roles that this project does not need", at: [],
        of: "empty",
        counting: checked.empty.map { RelatedPlace(place: Self.head(of: configuration.path), message: $0) })
    ]
  }

  private func warning(_ notice: Problem) -> Finding {
    let start = Position(line: notice.line ?? 1, column: notice.column ?? 1, utf16Column: notice.column ?? 1)
    let place = notice.path.map { Place(path: $0, start: start, end: start) }
    return finding(notice.cause, notice.remedy, at: place.map { [$0] } ?? [], of: notice.cause)
  }

  // MARK: Small parts

  /// - Parameters:
  ///   - places: the first is the finding's own, the others are related; none: the configuration's.
  ///   - counted: everything that it is about, named or not.
  private func finding(
    _ message: String, _ remedy: String?, at places: [Place], of matter: String,
    counting counted: [RelatedPlace] = []
  ) -> Finding {
    let place = places.first ?? configuration
    var finding = Finding(
      rule: .strict, title: Self.title, impact: .medium, place: place, message: message,
      subject: Party(role: "file", name: place.path.name), verb: "fails", object: nil, recognised: nil,
      except: nil, instead: remedy,
      related: places.dropFirst().map { RelatedPlace(place: $0, message: "also here") }.sorted(),
      excerpt: nil,
      key: FindingKey(
        rule: .strict, subject: FindingKey.file, verb: "fails", object: matter, position: "run",
        // What is counted first may be fixed: the finding stays the same.
        path: counted.isEmpty ? place.path : configuration.path)
    )
    finding.counted = counted
    return finding
  }

  private static func place(_ place: NotUnderstood) -> Place {
    let start = Position(line: place.line, column: place.column, utf16Column: place.utf16Column)
    return Place(path: place.path, start: start, end: start)
  }

  private static func head(of path: FilePath) -> Place {
    let start = Position(line: 1, column: 1, utf16Column: 1)
    return Place(path: path, start: start, end: start)
  }

  private static func quoted(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// The first of some names, and how many more there are.
  private static func list(_ first: [String], of count: Int) -> String {
    first.joined(separator: ", ") + (count > first.count ? " and \(count - first.count) more" : "")
  }
}
