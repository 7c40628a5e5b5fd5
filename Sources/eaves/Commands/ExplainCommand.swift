import EavesChecks
import EavesDocuments
import EavesFindings
import EavesFiles
import EavesSession
import EavesSource

/// `eaves explain`: what a rule demands, why a line is or is not a finding, what a term or word means.
struct ExplainCommand {
  let invocation: Invocation
  let output: Output

  func run() -> ExitStatus { output.reporting(explain) }

  private func explain() throws(Workspace.Problems) -> ExitStatus {
    // A term may have two words.
    let operand = invocation.operands.isEmpty ? nil : invocation.operands.joined(separator: " ")
    if let operand, !invocation.wantsLanguage, let place = CodePlace(operand) {
      output.say(try explanation(of: place))
      return .clean
    }
    if invocation.wantsLanguage {
      output.say(LanguageReference.text + Glossary.list)
    } else if let operand {
      let workspace = try Workspace(invocation, paths: [])
      output.say(
        try invocation.wantsExamples
          ? Self.examples(of: operand, in: workspace) : Self.explanation(of: operand, in: workspace))
    } else {
      throw Workspace.Problems([ExplainWording.noTopic])
    }
    return .clean
  }

  /// Of a rule by its id, else of a term, a word of the language, a role or a word list.
  static func explanation(of word: String, in workspace: Workspace) throws(Workspace.Problems) -> String {
    let ruleSet = workspace.ruleSet
    let rules = ruleSet.rules(called: word)
    if !rules.isEmpty {
      return rules.map { rule in
        let off = workspace.configuration.off.first { rule.isCalled($0.rule.text) }
        return RuleExplanation(document: rule, vocabulary: ruleSet.vocabulary, offReason: off?.reason.text)
          .text
      }.joined(separator: "\n")
    }
    if let text = explanation(of: word, in: ruleSet.vocabulary) { return text }
    let nouns = ruleSet.vocabulary.roles.map(\.name) + ruleSet.vocabulary.words.keys.sorted()
    let words = Glossary.terms.map(\.name) + LanguageReference.entries.map(\.word) + nouns
    throw Workspace.Problems([ExplainWording.unknown(word, among: ruleSet.documents.map(\.id.text) + words)])
  }

  /// The examples of a rule that its page does not show: they prove the check.
  private static func examples(of word: String, in workspace: Workspace) throws(Workspace.Problems) -> String
  {
    guard let rule = workspace.ruleSet.documents.first(where: { $0.isCalled(word) }) else {
      let ids = workspace.ruleSet.documents.map(\.id.text)
      throw Workspace.Problems([ExplainWording.unknown(word, among: ids)])
    }
    let blocks = rule.blocks.filter { $0.path != rule.path }
    if blocks.isEmpty { return ExplainWording.noExamples(rule.id) + "\n" }
    return blocks.map { block in
      (block.label.map { "**\($0)**\n\n" } ?? "")
        + "```\(block.language)\n\(block.text)\n```\n"
    }.joined(separator: "\n")
  }

  /// Of a term, a word of the language, a role or a word list; nil for any other.
  static func explanation(of word: String, in vocabulary: RoleVocabulary) -> String? {
    let texts = [
      Glossary.term(word)?.text, LanguageReference.text(of: word),
      VocabularyDefinition.text(of: word, in: vocabulary),
    ]
    let known = texts.compactMap { $0 }
    return known.isEmpty ? nil : known.joined(separator: "\n")
  }

  private func explanation(of place: CodePlace) throws(Workspace.Problems) -> String {
    let workspace = try Workspace(invocation, paths: [place.path], around: true)
    var settings = CheckSettings(invocation, workspace)
    settings.use(try BaselineFile.read(invocation, workspace))
    var options = settings.options
    options.paths = []
    options.reportPaths = []
    let scan = try CheckCommand.scan(workspace, settings)
    let session = workspace.session(of: scan, options)
    let path = workspace.root.paths.first ?? FilePath(place.path)
    let explanation = LineExplanation(project: session.project, documents: session.documents)
    let text = explanation.text(
      path: path, line: place.line, findings: session.report().places, off: session.off(around: path),
      isVerbose: invocation.isVerbose)
    guard let text else {
      throw Workspace.Problems([ExplainWording.nowhere(path, place.line)])
    }
    return text
  }
}

/// `PATH:LINE` as written; a column behind it is ignored.
struct CodePlace {
  let path: String
  let line: Int

  /// Nil for anything else, such as a rule's id.
  init?(_ word: String) {
    var parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    if parts.count > 2, Int(parts[parts.count - 1]) != nil, Int(parts[parts.count - 2]) != nil {
      parts.removeLast()
    }
    guard parts.count >= 2, let line = parts.last.flatMap(Int.init), line > 0 else { return nil }
    path = parts.dropLast().joined(separator: ":")
    self.line = line
  }
}

/// The explanation of a rule: title, impact, sentences in English, the document.
struct RuleExplanation {
  let document: RuleDocument
  let vocabulary: RoleVocabulary
  /// Why the project has turned it off; nil where it has not.
  var offReason: String?

  var text: String {
    var lines = [document.title, ExplainWording.line(of: document)]
    if !document.impactDescription.isEmpty { lines.append(document.impactDescription) }
    lines.append("")
    for (sentence, demand) in zip(document.sentences, document.demands(in: vocabulary)) {
      lines.append("  \(demand)")
      if let instead = sentence.instead { lines.append("  fix: \(instead)") }
    }
    if let offReason { lines.append(ExplainWording.offHere(offReason)) }
    if document.isOffByDefault { lines.append(ExplainWording.off(document.id)) }
    if !document.isAllowable { lines.append(ExplainWording.noAllowance) }
    if document.sentences.isEmpty { lines.append(ExplainWording.noCheck(document.status)) }
    let head = lines.map { HarmlessText.of($0, in: .line) + "\n" }.joined()
    let text = head + "\n" + document.body
    return text.hasSuffix("\n") ? text : text + "\n"
  }
}

extension RuleDocument {
  /// What its sentences demand, each as a whole sentence of English.
  func demands(in vocabulary: RoleVocabulary) -> [String] {
    let english = SentenceText(vocabulary)
    return sentences.map { sentence in
      let text = english.text(of: sentence)
      return text.prefix(1).uppercased() + text.dropFirst() + "."
    }
  }
}

/// Messages of `explain`.
enum ExplainWording {
  static let noTopic = Problem(
    "`explain` needs something to explain",
    remedy: "write `eaves explain RULE`, `TERM`, `PATH:LINE` or `--language`")

  static func unknown(_ word: String, among known: [String]) -> Problem {
    let file = word.prefix { $0 != ":" }
    if file.hasSuffix(".swift") {
      return Problem(
        "`explain` needs a line of \(file)",
        remedy: "write `eaves explain \(file):LINE`; "
          + "`eaves check \(file) --no-baseline` lists lines with findings")
    }
    if Command(rawValue: word) != nil {
      return Problem(
        "no rule, term or word is called `\(word)`", remedy: "for the command, write `eaves help \(word)`")
    }
    let near = nearest(to: word, among: known).map { "did you mean `\($0)`?" }
    return Problem(
      "no rule, term or word is called `\(word)`",
      remedy: near ?? "`eaves rules` lists the rules, `eaves explain --language` the words and terms")
  }

  static func noExamples(_ id: RuleID) -> String {
    "\(id) has no further examples: `eaves explain \(id)` prints its page"
  }

  static func nowhere(_ path: FilePath, _ line: Int) -> Problem {
    Problem(
      "\(path) has no line \(line), or Eaves does not scan the file",
      remedy: "correct the path or the line, or remove the file from `exclude:`")
  }

  static func line(of document: RuleDocument) -> String {
    let profiles = document.profiles.isEmpty ? [] : [document.profiles.joined(separator: ", ")]
    return ([document.impact.name, document.id.text] + profiles + [document.path.text]).joined(
      separator: " · ")
  }

  static func off(_ id: RuleID) -> String {
    "  Off by default: `on: [\(id)]` in eaves.yml turns it on, and --only \(id) runs it once."
  }

  static func offHere(_ reason: String) -> String { "  Off in this project: \(reason)" }

  static let noAllowance = "  No comment can allow a breach."

  static func noCheck(_ status: RuleDocument.Status) -> String {
    status == .article ? "  An article: no rule." : "  Guidance: nothing is checked."
  }
}
