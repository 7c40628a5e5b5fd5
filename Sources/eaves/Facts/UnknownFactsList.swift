import EavesFindings
import EavesReporters
import EavesSession
import EavesSource

/// `eaves facts --unknown [PATH]`: what could be neither affirmed nor denied, and which rules need it.
struct UnknownFactsList {
  let invocation: Invocation
  let output: Output

  func run() throws(Workspace.Problems) -> ExitStatus {
    let workspace = try Workspace(invocation, paths: invocation.operands)
    let settings = CheckSettings(invocation, workspace)
    let scan = try CheckCommand.scan(workspace, settings)
    try CheckCommand.checkPaths(scan, settings)
    let session = workspace.session(of: scan, settings.options)
    let paths = settings.options.paths
    let facts = session.unknownFacts.filter { fact in
      paths.isEmpty || paths.contains { $0.text.isEmpty || $0.holds(fact.place.path) }
    }
    output.say(invocation.wantsJSON ? Self.json(facts) : Self.text(facts))
    return .clean
  }

  /// Two lines for each: the place and what is unknown, then the rules that needed it.
  static func text(_ facts: [UnknownFact]) -> String {
    if facts.isEmpty { return "all names are resolved\n" }
    return facts.map { fact in
      let rules = fact.rules.map(\.text).joined(separator: ", ")
      let lines = [
        "\(fact.place): \(fact.message)",
        "  " + (rules.isEmpty ? "not needed by any rule" : "needed by \(rules)"),
      ]
      return lines.map { HarmlessText.of($0, in: .line) + "\n" }.joined()
    }.joined()
  }

  static func json(_ facts: [UnknownFact]) -> String {
    JSON.object([("schemaVersion", .number(1)), ("unknownFacts", .array(facts.map { JSON($0) }))]).page
  }
}

extension FilePath {
  /// Whether a path is this one or stands below it.
  fileprivate func holds(_ path: FilePath) -> Bool { path == self || path.text.hasPrefix(text + "/") }
}
