package import EavesDocuments
package import EavesFindings
package import EavesProject
import EavesOutline
import EavesSource
import EavesThreads

/// Converts violations to findings: byte offsets become lines, and names become text, only here.
package struct FindingMaker: Sendable {
  let project: Project
  /// Dependencies between independent parts that `layers:` allows.
  private let passages: AllowedPartDependencies

  /// - Parameter layers: those of the configuration.
  package init(project: Project, layers: [LayerDefinition] = []) {
    self.project = project
    passages = AllowedPartDependencies(layers, in: project)
  }

  /// The findings of all rules, sorted by path, line, column and rule, with their fingerprints.
  package func findings(_ outcomes: [RuleOutcome], of documents: [RuleDocument]) -> [Finding] {
    var found = project.workers.map(count: min(outcomes.count, documents.count), run: 1) { rule in
      behindImports(merged(outcomes[rule], documents[rule]))
    }
    var findings: [Finding] = []
    findings.reserveCapacity(found.reduce(0) { $0 + $1.count })
    for rule in found.indices {
      findings += found[rule]
      found[rule] = []
    }
    findings = Self.sorted(findings)
    leaveToSuperseding(&findings, documents)
    Self.setFingerprints(of: &findings)
    return findings
  }

  /// Findings in the order of a report. Findings are large: what is moved to and fro is where each belongs.
  private static func sorted(_ findings: [Finding]) -> [Finding] {
    struct Standing {
      let facts: FindingFacts
      let start: EavesSource.Position
      let index: Int
    }
    var order = findings.indices.map {
      Standing(facts: findings[$0].facts, start: findings[$0].place.start, index: $0)
    }
    order.sort { left, right in
      if left.facts !== right.facts, left.facts.path != right.facts.path {
        return left.facts.path < right.facts.path
      }
      return left.start != right.start
        ? left.start < right.start : precedes(findings[left.index], findings[right.index])
    }
    return order.map { findings[$0.index] }
  }

  /// The order of a report: by path, line, column, rule, message.
  package static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    if left.facts !== right.facts, left.place.path != right.place.path {
      return left.place.path < right.place.path
    }
    if left.place.start != right.place.start { return left.place.start < right.place.start }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.message.utf8.lexicographicallyPrecedes(right.message.utf8)
  }

  /// Gives each finding the hash of its key and of its ordinal among equal keys.
  package static func setFingerprints(of findings: inout [Finding]) {
    // By a hash of the key, of which there may be as many as findings: the keys themselves are five texts each.
    var seen: [Int: Int32] = [:]
    for index in findings.indices {
      let key = findings[index].key.hashValue
      let ordinal = seen[key, default: 0]
      findings[index].setFingerprint(ordinal: Int(ordinal))
      seen[key] = ordinal + 1
    }
  }

  // MARK: One rule

  /// The findings of a rule. Two sentences of one document on the same subject and place are one finding.
  private func merged(_ outcome: RuleOutcome, _ document: RuleDocument) -> [Finding] {
    var findings: [Finding] = []
    findings.reserveCapacity(outcome.sentences.reduce(0) { $0 + $1.violations.count })
    var cache = FindingFactsCache(document, project)
    var positions: [SubjectAndPlace: Int32] = [:]
    var joined: Set<Int> = []
    for violation in outcome.sentences.lazy.flatMap({ $0.violations }) {
      if passages.allow(violation) { continue }
      let key = SubjectAndPlace(violation)
      if let known = positions[key] {
        findings[Int(known)].related += related(violation)
        joined.insert(Int(known))
      } else {
        positions[key] = Int32(findings.count)
        findings.append(finding(violation, &cache, document.impact))
      }
    }
    for index in joined { findings[index].related = Self.distinct(findings[index].related) }
    return findings
  }

  /// The subject by the hash of its name: there may be as many as findings.
  private struct SubjectAndPlace: Hashable {
    let file: Int32
    let range: ByteRange
    let subject: Int

    init(_ violation: Violation) {
      file = Int32(violation.file)
      range = violation.range
      // Of modules, which are names, more than one thing may be said at the same place.
      let object = violation.isOfName ? violation.breach.object?.name : nil
      // A file and the type that it is named after are one subject at one place.
      let name = violation.breach.subject.name
      let subject = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
      self.subject = object.map { [subject, $0].hashValue } ?? subject.hashValue
    }
  }

  private func finding(_ violation: Violation, _ cache: inout FindingFactsCache, _ impact: Impact) -> Finding
  {
    let outline = project.outline(ofFile: violation.file)
    let place = place(violation.file, violation.range)
    // A very long line is not shown, because each of its findings would carry all of it.
    let line = outline.lines.shownRange(ofLine: place.start.line, in: outline.source.bytes)
    return Finding(
      cache.facts(of: violation, in: place.path, self), impact: impact,
      from: place.start, to: place.end, related: related(violation), hops: hops(violation),
      line: line.map { FindingLine($0, of: outline.source) })
  }

  private func hops(_ violation: Violation) -> [RelatedPlace] {
    violation.hops.map { RelatedPlace(place: place($0.file, $0.range), message: $0.message) }
  }

  private func related(_ violation: Violation) -> [RelatedPlace] {
    if violation.related.isEmpty { return [] }
    let place = place(violation.file, violation.range)
    var related: [RelatedPlace] = []
    related.reserveCapacity(violation.related.count)
    for other in violation.related {
      let there = self.place(other.file, other.range)
      if there != place { related.append(RelatedPlace(place: there, message: other.message)) }
    }
    return violation.isPath ? related : Self.distinct(related)
  }

  /// Sorted, each once.
  private static func distinct(_ places: [RelatedPlace]) -> [RelatedPlace] {
    var sorted = places
    sorted.sort()
    var kept = 0
    for index in sorted.indices where index == 0 || sorted[index] != sorted[kept - 1] {
      sorted[kept] = sorted[index]
      kept += 1
    }
    sorted.removeLast(sorted.count - kept)
    return sorted
  }

  private func place(_ file: Int, _ range: ByteRange) -> Place {
    let outline = project.outline(ofFile: file)
    return outline.lines.place(of: range, in: outline.source)
  }

  /// An import and the uses that it makes possible are one cause where both have the same remedy.
  private func behindImports(_ findings: [Finding]) -> [Finding] {
    func isImportFinding(_ finding: Finding) -> Bool {
      finding.verb == "imports" && finding.subject.role == "file"
    }
    var importFindings: [FilePath: Int] = [:]
    var result = findings.filter(isImportFinding).sorted(by: Self.precedes)
    if result.isEmpty { return findings }
    for (at, door) in result.enumerated() where importFindings[door.place.path] == nil {
      importFindings[door.place.path] = at
    }
    for finding in findings where !isImportFinding(finding) {
      guard let door = importFindings[finding.place.path], result[door].instead == finding.instead else {
        result.append(finding)
        continue
      }
      result[door].related.append(RelatedPlace(place: finding.place, message: finding.message))
    }
    for door in importFindings.values { result[door].related.sort() }
    return result
  }

  // MARK: Several rules

  /// A rule that supersedes another replaces its findings at the same place.
  ///
  /// - Parameter findings: sorted.
  private func leaveToSuperseding(_ findings: inout [Finding], _ documents: [RuleDocument]) {
    var losers: [RuleID: Set<RuleID>] = [:]
    for document in documents {
      for loser in document.supersedes { losers[loser, default: []].insert(document.id) }
    }
    if losers.isEmpty { return }
    var isLost: Set<Int> = []
    var first = 0
    // Those that begin at one place stand side by side.
    while first < findings.count {
      var end = first + 1
      while end < findings.count, findings[end].beginsWhere(findings[first]) { end += 1 }
      if (first..<end).contains(where: { losers[findings[$0].rule] != nil }) {
        var spoken: [Place: Set<RuleID>] = [:]
        for index in first..<end { spoken[findings[index].place, default: []].insert(findings[index].rule) }
        for index in first..<end {
          guard let winners = losers[findings[index].rule] else { continue }
          if !spoken[findings[index].place, default: []].isDisjoint(with: winners) { isLost.insert(index) }
        }
      }
      first = end
    }
    if isLost.isEmpty { return }
    var index = -1
    findings.removeAll { _ in
      index += 1
      return isLost.contains(index)
    }
  }
}

extension Finding {
  fileprivate func beginsWhere(_ other: Finding) -> Bool {
    place.start == other.place.start && (facts === other.facts || place.path == other.place.path)
  }
}

/// The facts of a rule's findings, those that were made last: findings with the same stand near each other.
private struct FindingFactsCache {
  private struct Key: Hashable {
    let breach: ObjectIdentifier
    let file: Int
    let home: Home
    let member: Int?
    let cause: Cause
  }

  private let document: RuleDocument
  private var members: MemberNames
  private var known: [Key: FindingFacts] = [:]
  private static let most = 256

  init(_ document: RuleDocument, _ project: Project) {
    self.document = document
    members = MemberNames(in: project)
  }

  mutating func facts(of violation: Violation, in path: FilePath, _ maker: FindingMaker) -> FindingFacts {
    let (home, cause) = (maker.home(of: violation), maker.cause(of: violation))
    // A name without a place of its own is in no member.
    let member = violation.isOfName ? nil : members.member(around: violation.range, in: violation.file)
    let key = Key(
      breach: ObjectIdentifier(violation.breach), file: violation.file, home: home, member: member,
      cause: cause)
    if let facts = known[key] { return facts }
    if known.count >= Self.most { known.removeAll(keepingCapacity: true) }
    let facts = FindingFacts(
      rule: document.id, title: document.title, path: path, breach: violation.breach, home: home,
      member: member.map {
        members.name(of: $0, in: violation.file, seenFrom: violation.breach.subjectKey)
      }, cause: cause)
    known[key] = facts
    return facts
  }
}
