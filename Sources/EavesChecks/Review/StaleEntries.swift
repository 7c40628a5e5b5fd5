package import EavesFindings
package import EavesSource

/// Stale entries of a baseline as findings of the rule `eaves-baseline`, at their lines in the baseline file.
package struct StaleEntries {
  private let path: FilePath
  private let page: SourceText?

  /// - Parameter page: the baseline file, for the lines that are shown.
  package init(of baseline: Baseline, page: SourceText?) {
    path = baseline.path
    self.page = page
  }

  /// One finding each, in order of place.
  package func findings(_ stale: [BaselineMatch.Stale]) -> [Finding] {
    let lines = page.map { LineTable(of: $0.bytes) }
    var findings = stale.map { finding($0, lines) }
    findings.sort(by: FindingMaker.precedes)
    FindingMaker.setFingerprints(of: &findings)
    return findings
  }

  private func finding(_ stale: BaselineMatch.Stale, _ lines: LineTable?) -> Finding {
    let entry = stale.entry
    let start = EavesSource.Position(line: 1, column: 1, utf16Column: 1)
    let place = entry.place ?? Place(path: path, start: start, end: start)
    let line = page.flatMap { page in
      lines?.excerpt(ofLine: place.start.line, in: page)
    }
    return Finding(
      rule: .baseline, title: StaleWording.title, impact: .medium, place: place,
      message: StaleWording.message(stale), subject: Party(role: "file", name: path.name), verb: "keeps",
      object: Party(role: nil, name: entry.text), recognised: nil, except: nil,
      instead: StaleWording.instead(stale), related: [], excerpt: line,
      key: Self.key(of: entry))
  }

  /// The key of the finding of a stale entry.
  package static func key(of entry: BaselineEntry) -> FindingKey {
    FindingKey(
      rule: .baseline, subject: entry.key.subject, verb: entry.key.verb, object: entry.key.object,
      position: "\(entry.key.rule) \(entry.key.position)", path: entry.key.path)
  }
}

/// Messages about stale entries.
package enum StaleWording {
  static let title = "Every baseline entry must match a finding"

  private static let command = "eaves baseline update"

  /// A finding of one of several projects: its advice names whose baseline is meant.
  package static func relativized(of root: String, _ finding: Finding) -> Finding {
    guard finding.rule == .baseline, let instead = finding.instead, root != "." else { return finding }
    let whole = root.allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
    return finding.advised(
      instead.replacing("`\(command)`", with: "`\(command) --root \(whole ? root : "DIR")`"))
  }

  static func instead(_ stale: BaselineMatch.Stale) -> String {
    let remedy = "run `\(command)`, which drops the entry"
    guard case .fixed = stale.cause, stale.entry.provenance == nil else { return remedy }
    return remedy + "; the entry has no `follows`, so it applies to this place only"
  }

  /// One line: the rule, the file, the facts.
  package static func line(_ entry: BaselineEntry) -> String {
    "\(entry.key.path): \(entry.text) (\(entry.key.rule))"
  }

  /// An entry as a report lists it.
  package static func reported(_ entry: BaselineEntry) -> ReportedEntry {
    ReportedEntry(path: entry.key.path, text: line(entry))
  }

  static func message(_ stale: BaselineMatch.Stale) -> String {
    let entry = stale.entry
    let name = "the entry `\(entry.text)` (\(entry.key.rule)) for \(entry.key.path)"
    return switch stale.cause {
    case .fixed: "\(name) matches no finding any more"
    case .duplicate(let first): "\(name) \(first.map { "repeats line \($0)" } ?? "is listed twice")"
    case .unknownRule: "\(name) belongs to a rule that does not exist any more"
    }
  }
}
