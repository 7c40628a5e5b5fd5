import EavesChecks
import EavesDocuments
import EavesFindings
import EavesFiles
import EavesSession
import EavesSource

/// `eaves rules`: the list of rules, what applies to a path, a skeleton of a new document.
struct RulesCommand {
  let invocation: Invocation
  let output: Output

  func run() -> ExitStatus {
    output.reporting { () throws(Workspace.Problems) in
      output.say(try text())
      return .clean
    }
  }

  private func text() throws(Workspace.Problems) -> String {
    if invocation.operands.first == "new" { return try skeleton() }
    guard invocation.operands.isEmpty else {
      throw Workspace.Problems([RulesWording.operand(invocation.operands[0])])
    }
    if let path = invocation.forPath { return try list(for: path) }
    let workspace = try Workspace(invocation, paths: [])
    let isChosen = workspace.profileSource != .survey
    let all = isChosen ? workspace.ruleSet.documents(for: workspace.namedRules) : workspace.ruleSet.documents
    let options = CheckSettings(invocation, workspace).options
    // Worst first; what the configuration switches off or weighs otherwise is listed as it will run.
    let documents = CheckSession.wanted(all.filter { $0.status != .article }, options).sorted {
      $0.impact != $1.impact ? $0.impact > $1.impact : $0.id < $1.id
    }
    let off = Set(CheckSession.offByDefault(documents, options).map(\.id))
    if invocation.format == "markdown" { return RuleCatalogue(documents: documents, off: off).text }
    return RuleTable(rows: documents.map { RuleTable.Row($0, isOff: off.contains($0.id)) }).text
  }

  // MARK: --for

  /// The rules of the profile with the number of their subjects below a path.
  private func list(for word: String) throws(Workspace.Problems) -> String {
    let workspace = try Workspace(invocation, paths: [word])
    let settings = CheckSettings(invocation, workspace)
    let scan = try CheckCommand.scan(workspace, settings)
    let session = workspace.session(of: scan, settings.options)
    let path = workspace.root.paths.first
    let enforced = session.documents.filter { $0.status == .rule }
    let off = Set(path.map(session.off(around:))?.map(\.rule) ?? [])
    var rows: [RuleTable.Row] = []
    for (document, outcome) in zip(enforced, Checker(project: session.project, rules: enforced).run()) {
      let count = outcome.subjects(in: session.project) { file in
        path.map { $0.text.isEmpty || $0.text == "." || file.lies(in: $0) } ?? true
      }
      let isOff = off.contains(document.id)
      if count > 0 { rows.append(RuleTable.Row(document, isOff: isOff, note: RulesWording.subjects(count))) }
    }
    rows += session.documents.filter { $0.status == .guidance }.map { RuleTable.Row($0) }
    rows += CheckSession.offByDefault(workspace.ruleSet.documents(for: session.options), session.options)
      .map { RuleTable.Row($0, isOff: true) }
    return RulesWording.head(session.options.rulesName) + RuleTable(rows: rows).text
  }

  // MARK: new

  private func skeleton() throws(Workspace.Problems) -> String {
    guard invocation.operands.count == 2 else { throw Workspace.Problems([RulesWording.noID]) }
    let id = invocation.operands[1]
    let isPlain =
      !id.isEmpty
      && id.utf8.allSatisfy { byte in
        (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == 0x2D || byte == 0x5F
      }
    if !isPlain { throw Workspace.Problems([RulesWording.badID(id)]) }
    let ruleSet = RuleSet(shipped: Workspace.bundledRules)
    if ruleSet.documents.contains(where: { $0.id.text == id }) {
      throw Workspace.Problems([RulesWording.taken(id)])
    }
    output.writeNotes([RulesWording.printed(id)])
    return RulesWording.skeleton(id)
  }
}

/// Rules in columns.
struct RuleTable {
  struct Row {
    let cells: [String]

    /// - Parameter isOff: whether it is off, by default or where it is asked about.
    init(_ document: RuleDocument, isOff: Bool = false, note: String? = nil) {
      let status = isOff ? RulesWording.off : document.status == .rule ? RulesWording.enforced : "guidance"
      let profiles = document.profiles.isEmpty ? "all profiles" : document.profiles.joined(separator: ", ")
      cells =
        ([document.impact.name, document.id.text, status, profiles, document.title]
        + (note.map { [$0] } ?? []))
        .map { HarmlessText.of($0, in: .line) }
    }
  }

  let rows: [Row]

  /// Columns padded with blanks, and a last line that counts.
  var text: String {
    let columns = rows.map(\.cells.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.cells.count ? $0.cells[column].count : 0 }.max() ?? 0
    }
    let lines = rows.map { row in
      row.cells.indices.map { column in
        let isLast = column == row.cells.count - 1
        let gap = isLast ? 0 : widths[column] - row.cells[column].count
        return row.cells[column] + String(repeating: " ", count: gap)
      }.joined(separator: "  ") + "\n"
    }
    let enforced = rows.count { $0.cells[2] == RulesWording.enforced }
    let off = rows.count { $0.cells[2] == RulesWording.off }
    return lines.joined()
      + RulesWording.count(enforced: enforced, off: off, guidance: rows.count - enforced - off)
  }
}

/// Messages of `rules`.
enum RulesWording {
  static func operand(_ word: String) -> Problem {
    Problem(
      "`rules` knows no `\(word)`",
      remedy: "write `eaves rules`, `eaves rules --for PATH` or `eaves rules new ID`")
  }
  static let noID = Problem("`rules new` needs an id", remedy: "write `eaves rules new view-size`")
  static func badID(_ id: String) -> Problem {
    Problem(
      "`\(id)` is no id of a rule", remedy: "use lower-case letters, digits and dashes: it is the file's name"
    )
  }
  static func taken(_ id: String) -> Problem {
    Problem("there is already a rule `\(id)`", remedy: "`eaves explain \(id)` shows it")
  }
  static func printed(_ id: String) -> String {
    "no file is written: save this text as Architecture/Rules/\(id).md, and name that folder in eaves.yml: "
      + "`rules: [Architecture/Rules]`"
  }
  static func head(_ choice: String) -> String { HarmlessText.of(choice, in: .line) + "\n" }
  static func subjects(_ count: Int) -> String { count == 1 ? "1 subject" : "\(count) subjects" }
  static let enforced = "enforced"
  static let off = "off"
  static func count(enforced: Int, off: Int, guidance: Int) -> String {
    "\(enforced == 1 ? "1 rule" : "\(enforced) rules") enforced, \(off == 0 ? "" : "\(off) off by default, ")\(guidance) as guidance\n"
  }

  /// A document that is guidance until its check is filled in.
  static func skeleton(_ id: String) -> String {
    let words = id.split(whereSeparator: { $0 == "-" || $0 == "_" }).map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
    let title = words.joined(separator: " ")
    return """
      ---
      title: \(title)
      impact: MEDIUM
      impactDescription: what goes wrong without this rule
      tags: architecture
      ---

      ## \(title)

      Why it matters: what goes wrong, and for whom, when code breaks this rule.

      <!-- Uncomment the check when it says what you mean; `eaves explain --language` lists the words.

      **Check:**

      ```yaml
      for: view
      never:
        mentions: repository
      instead: what to do instead
      ```
      -->

      **Incorrect (what is wrong here; end each wrong line with `// ✗`):**

      ```swift
      struct Wrong {}
      ```

      **Correct (what is right here):**

      ```swift
      struct Right {}
      ```

      """
  }
}
