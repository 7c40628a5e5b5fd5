import EavesChecks
import EavesDocuments
import EavesFiles
import EavesFindings
import EavesSession
import EavesSource

/// `eaves rules --for PATH`: the rules of the profile that have subjects below a path, and the guidance.
struct RuleReach {
  let invocation: Invocation
  let path: String

  func text() throws(Workspace.Problems) -> String {
    let workspace = try Workspace(invocation, paths: [path])
    let settings = CheckSettings(invocation, workspace)
    let scan = try CheckCommand.scan(workspace, settings, unsaved: nil)
    let session = CheckSession(
      scan: scan, book: workspace.book, configuration: workspace.configuration, options: settings.options)
    let enforced = session.documents.filter { $0.status == .rule }
    let outcomes = Checker(project: session.project, rules: enforced).run()
    var rows: [Row] = []
    for (document, outcome) in zip(enforced, outcomes) {
      let count = outcome.subjects(in: session.project) { Self.isMeant($0, workspace.root.paths) }
      if count > 0 { rows.append(Row(document, ReachWording.subjects(count))) }
    }
    rows += session.documents.filter { $0.status == .guidance }.map { Row($0, ReachWording.guidance) }
    return table(rows) + ReachWording.summary(rows.count, workspace.profile, path)
  }

  /// Below one of the paths; without any, everything is meant.
  private static func isMeant(_ file: FilePath, _ paths: [FilePath]) -> Bool {
    paths.isEmpty || paths.contains { $0 == file || file.text.hasPrefix($0.text + "/") || $0.text == "." }
  }

  private struct Row {
    let document: RuleDocument
    let note: String

    init(_ document: RuleDocument, _ note: String) {
      self.document = document
      self.note = note
    }
  }

  /// Impact, id, title and what is looked at, worst impact first.
  private func table(_ rows: [Row]) -> String {
    let sorted = rows.sorted {
      $0.document.impact != $1.document.impact
        ? $0.document.impact > $1.document.impact : $0.document.id < $1.document.id
    }
    let impact = rows.map(\.document.impact.name.count).max() ?? 0
    let id = rows.map(\.document.id.text.count).max() ?? 0
    return sorted.map { row in
      let name = row.document.impact.name
      let gaps = [impact - name.count, id - row.document.id.text.count].map {
        String(repeating: " ", count: $0 + 2)
      }
      return "\(name)\(gaps[0])\(row.document.id)\(gaps[1])\(row.document.title) (\(row.note))\n"
    }.joined()
  }
}

/// What is said of a path.
private enum ReachWording {
  static let guidance = "guidance: not enforced"
  static func subjects(_ count: Int) -> String { count == 1 ? "1 subject" : "\(count) subjects" }
  static func summary(_ count: Int, _ profile: String, _ path: String) -> String {
    "\(count == 1 ? "1 document" : "\(count) documents") of \(profile) at \(path)\n"
  }
}
