import EavesDocuments
import EavesFindings
package import EavesSource

/// Paths of one project as they are seen from a folder above it.
package struct PathsBelow: Sendable {
  /// The way down; empty for the folder itself.
  private let folder: String

  package init(_ folder: FilePath) { self.folder = folder.text }

  /// A path of the project. One that leads out of it is followed; a whole path stays as it is.
  package func path(_ path: FilePath) -> FilePath {
    if folder.isEmpty || path.text.utf8.first == 0x2F { return path }
    guard path.text.hasPrefix("../") else { return FilePath("\(folder)/\(path.text)") }
    var (above, below) = (FilePath(folder).components, path.components[...])
    while below.first == "..", !above.isEmpty {
      above.removeLast()
      below.removeFirst()
    }
    return FilePath((above + below).joined(separator: "/"))
  }

  func place(_ place: Place) -> Place { Place(path: path(place.path), start: place.start, end: place.end) }

  /// A problem in a file; one of the run as a whole says whose it is.
  package func problem(_ problem: Problem) -> Problem {
    let isOfRun = problem.path == nil && !folder.isEmpty
    return Problem(
      isOfRun ? "\(folder): \(problem.cause)" : problem.cause, remedy: problem.remedy,
      path: problem.path.map(path), line: problem.line, column: problem.column, severity: problem.severity)
  }

  func example(_ example: NotCovered.Example) -> NotCovered.Example {
    NotCovered.Example(name: example.name, place: place(example.place))
  }

  /// Findings in their order; those that shared facts share them again.
  func findings(_ findings: [Finding]) -> [Finding] {
    if folder.isEmpty { return findings }
    var moved: [ObjectIdentifier: FindingFacts] = [:]
    return findings.map { finding in
      let known = ObjectIdentifier(finding.facts)
      let facts = moved[known] ?? finding.facts.moved(path)
      moved[known] = facts
      return finding.moved(to: facts, place)
    }
  }

  /// What was looked at, with its places.
  func checked(_ checked: Checked) -> Checked {
    var copy = checked
    copy.unknownFacts = checked.unknownFacts.map {
      UnknownFact(
        name: $0.name, place: place($0.place), message: $0.message, rules: $0.rules, remedy: $0.remedy)
    }
    copy.notCovered = checked.notCovered.map {
      NotCovered(noun: $0.noun, count: $0.count, examples: $0.examples.map(example))
    }
    copy.noRoleExamples = checked.noRoleExamples.map(path)
    copy.offBelow = checked.offBelow.map {
      FolderSwitch(rule: $0.rule, page: path($0.page), reason: $0.reason)
    }
    copy.noLayerExamples = checked.noLayerExamples.map(example)
    copy.notUnderstood = checked.notUnderstood.map {
      NotUnderstood(
        path: path($0.path),
        at: Position(line: $0.line, column: $0.column, utf16Column: $0.utf16Column), message: $0.message)
    }
    copy.madeExempt = checked.madeExempt.map {
      MadeExempt(
        name: $0.name, place: place($0.place), role: $0.role, layerRole: $0.layerRole,
        hidesFindings: $0.hidesFindings)
    }
    copy.coverage = checked.coverage.map { item in
      // An item about a file is named by its path.
      let name = item.name == item.place.path.text ? path(item.place.path).text : item.name
      return CoverageItem(name: name, place: place(item.place), why: item.why, remedy: item.remedy)
    }
    return copy
  }
}
