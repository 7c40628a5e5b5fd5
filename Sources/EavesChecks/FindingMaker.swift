package import EavesDocuments
package import EavesFindings
package import EavesProject
import EavesOutline
import EavesSource
import EavesThreads

/// The one moment when byte offsets become lines and names become text.
package struct FindingMaker: Sendable {
  let project: Project

  package init(project: Project) { self.project = project }

  /// The findings of all rules, sorted by path, line, column and rule, with their fingerprints.
  package func findings(_ outcomes: [RuleOutcome], of documents: [RuleDocument]) -> [Finding] {
    let found = project.workers.map(count: min(outcomes.count, documents.count), run: 1) { rule in
      behindImports(
        merged(outcomes[rule].sentences.flatMap { $0.violations.map { finding($0, documents[rule]) } }))
    }
    var findings = superseded(found.flatMap { $0 }, documents)
    findings.sort(by: Self.precedes)
    return Self.fingerprinted(findings)
  }

  static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    if left.place.path != right.place.path { return left.place.path < right.place.path }
    if left.place.start != right.place.start { return left.place.start < right.place.start }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.message.utf8.lexicographicallyPrecedes(right.message.utf8)
  }

  /// Gives each finding the hash of its key and of its ordinal among equal keys.
  static func fingerprinted(_ findings: [Finding]) -> [Finding] {
    var seen: [FindingKey: Int] = [:]
    return findings.map { finding in
      var copy = finding
      copy.fingerprint = finding.key.fingerprint(ordinal: seen[finding.key, default: 0])
      seen[finding.key, default: 0] += 1
      return copy
    }
  }

  private func finding(_ violation: Violation, _ document: RuleDocument) -> Finding {
    let place = place(violation.file, violation.range)
    let related = Set(
      violation.related.map { RelatedPlace(place: self.place($0.file, $0.range), message: $0.message) })
    let subject = Party(role: violation.subject.role, name: violation.subject.name)
    return Finding(
      rule: document.id, title: document.title, impact: document.impact, place: place,
      message: Wording.message(violation), subject: subject, verb: violation.verb, object: violation.object,
      recognised: violation.recognised, except: violation.except, instead: violation.instead,
      related: related.filter { $0.place != place }.sorted(),
      excerpt: excerpt(violation.file, place.start.line),
      key: FindingKey(
        rule: document.id, subject: violation.subjectKey, verb: violation.verb,
        object: violation.object?.name ?? "", position: violation.position, path: place.path),
      home: home(of: violation))
  }

  private func place(_ file: Int, _ range: ByteRange) -> Place {
    let outline = project.files[file].outline
    return outline.lines.place(of: range, in: outline.source)
  }

  /// Nil for a line longer than anybody reads: each of its findings would carry all of it.
  private func excerpt(_ file: Int, _ line: Int) -> String? {
    let outline = project.files[file].outline
    return outline.lines.excerpt(ofLine: line, in: outline.source)
  }

  /// Two sentences of one document on the same subject and place are one finding.
  private func merged(_ findings: [Finding]) -> [Finding] {
    var result: [Finding] = []
    var position: [SubjectAndPlace: Int] = [:]
    for finding in findings {
      let key = SubjectAndPlace(subject: finding.subject.name, place: finding.place)
      if let at = position[key] {
        let known = Set(result[at].related)
        result[at].related = (result[at].related + finding.related.filter { !known.contains($0) }).sorted()
      } else {
        position[key] = result.count
        result.append(finding)
      }
    }
    return result
  }

  /// An import and what it brings into its file are one cause, where one remedy is said for both.
  private func behindImports(_ findings: [Finding]) -> [Finding] {
    func isDoor(_ finding: Finding) -> Bool { finding.verb == "imports" && finding.subject.role == "file" }
    var doors: [FilePath: Int] = [:]
    var result = findings.filter(isDoor).sorted(by: Self.precedes)
    for (at, door) in result.enumerated() where doors[door.place.path] == nil { doors[door.place.path] = at }
    for finding in findings where !isDoor(finding) {
      guard let door = doors[finding.place.path], result[door].instead == finding.instead else {
        result.append(finding)
        continue
      }
      result[door].related.append(RelatedPlace(place: finding.place, message: finding.message))
    }
    for door in doors.values { result[door].related.sort() }
    return result
  }

  private struct SubjectAndPlace: Hashable {
    let subject: String
    let place: Place
  }

  /// A rule that supersedes another speaks for both where they meet.
  private func superseded(_ findings: [Finding], _ documents: [RuleDocument]) -> [Finding] {
    var losers: [RuleID: Set<RuleID>] = [:]
    for document in documents {
      for loser in document.supersedes { losers[loser, default: []].insert(document.id) }
    }
    if losers.isEmpty { return findings }
    var spoken: [Place: Set<RuleID>] = [:]
    for finding in findings { spoken[finding.place, default: []].insert(finding.rule) }
    return findings.filter { finding in
      guard let winners = losers[finding.rule] else { return true }
      return spoken[finding.place, default: []].isDisjoint(with: winners)
    }
  }
}
