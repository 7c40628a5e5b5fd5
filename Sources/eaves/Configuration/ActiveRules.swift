import EavesDocuments
import EavesFindings
import EavesSession
import EavesSource

/// The rules that remain after the profile, `only`, `skip`, `off` and `min-impact`. A run without any rules is an
/// error, because it would look clean.
struct ActiveRules {
  private let options: CheckOptions
  private let invocation: Invocation
  private let workspace: Workspace
  /// The documents of the profile that have a check.
  private let enforced: [RuleDocument]

  init(_ options: CheckOptions, _ invocation: Invocation, _ workspace: Workspace) {
    self.options = options
    self.invocation = invocation
    self.workspace = workspace
    enforced = workspace.ruleSet.documents(for: options).filter { $0.status == .rule }
  }

  /// Why nothing would be checked, and what to do; nil when something is.
  var problem: Problem? {
    if enforced.isEmpty { return noneEnforced }
    let named = enforced.filter { isNamed($0, in: options.only) || options.only.isEmpty }
    if named.isEmpty { return noneNamed }
    let left = named.filter { !isNamed($0, in: options.skip) && !isOff($0) }
    if left.isEmpty { return noneLeft(of: named) }
    let active = left.filter { !CheckSession.isOff($0, options) }
    if active.isEmpty { return allOff(left) }
    return CheckSession.selected(active, options).isEmpty ? noRulesAboveMinImpact(active) : nil
  }

  private func isNamed(_ document: RuleDocument, in words: [String]) -> Bool {
    CheckSession.names(document, words)
  }

  private func isOff(_ document: RuleDocument) -> Bool {
    options.off.contains { document.isCalled($0.text) }
  }

  // MARK: Problems

  /// The profile has nothing but guidance, or nothing at all.
  private var noneEnforced: Problem {
    let word = options.profileSource == .config ? workspace.configuration.profile : nil
    let others = homes(
      of: workspace.ruleSet.documents.filter { $0.status == .rule && !workspace.ruleSet.isShipped($0.id) })
    let documents = workspace.ruleSet.documents(for: options).count
    let cause =
      switch documents {
      case 0: "the profile \(options.profile) has no rule document"
      case 1: "the profile \(options.profile) has no enforced rule: its document is guidance"
      default: "the profile \(options.profile) has no enforced rule: its \(documents) documents are guidance"
      }
    let remedy =
      others.isEmpty
      ? "add rule documents under `rules:` or with --rules, or choose another profile"
      : "own rules belong to \(others.joined(separator: ", ")): choose one with --profile"
    return placed(cause, remedy, word)
  }

  /// `only` names what the profile does not enforce.
  private var noneNamed: Problem {
    let (only, word) = source("only", invocation.only, workspace.configuration.only)
    let others = homes(
      of: workspace.ruleSet.documents.filter { isNamed($0, in: options.only) && $0.status == .rule })
    if others.isEmpty {
      return placed(
        "no rule is left to run: what \(only) names is guidance",
        "name a rule that `eaves rules` lists as enforced", word)
    }
    return placed(
      options.profileSource == .followed
        ? "no rule is left to run that this code follows"
        : "no rule of profile \(options.profile) is left to run",
      "choose a profile that has the rules of \(only) with --profile: \(others.joined(separator: ", "))", word
    )
  }

  /// `skip` and `off` leave out all that there is.
  private func noneLeft(of named: [RuleDocument]) -> Problem {
    let (skip, skipped) = source("skip", invocation.skip, workspace.configuration.skip)
    let off = workspace.configuration.off.first?.rule
    let isSkipping = named.contains { isNamed($0, in: options.skip) }
    let isOff = named.contains(where: isOff)
    let words = (isSkipping ? [skip] : []) + (isOff ? ["`off:`"] : [])
    let leave = "\(words.joined(separator: " and ")) \(words.count == 1 ? "leaves" : "leave")"
    let what =
      options.only.isEmpty
      ? (named.count == 1 ? "the one rule" : "all \(named.count) rules") + " \(ofProfile)"
      : "all that \(source("only", invocation.only, workspace.configuration.only).name) names"
    return placed(
      "no rule is left to run: \(leave) out \(what)", "leave out fewer rules, or choose another profile",
      isOff ? off : skipped)
  }

  /// Rules that are off by default are not run.
  private func allOff(_ rules: [RuleDocument]) -> Problem {
    let word = options.only.isEmpty ? nil : source("only", invocation.only, workspace.configuration.only).word
    let what = rules.count == 1 ? "\(rules[0].id) is" : "all \(rules.count) rules are"
    return placed(
      "no rule is left to run: \(what) off by default",
      "list \(rules.count == 1 ? "it" : "those that are wanted") under `on:` in eaves.yml, or give --only \(rules[0].id)",
      word)
  }

  /// `min-impact` leaves out all that there is.
  private func noRulesAboveMinImpact(_ rules: [RuleDocument]) -> Problem {
    let least = options.minImpact?.name ?? ""
    var all = options
    all.minImpact = nil
    let worst = CheckSession.selected(rules, all).map(\.impact).max()?.name ?? least
    let isFlag = invocation.minImpact != nil
    let what = rules.count == 1 ? "the one rule" : "all \(rules.count) rules"
    return placed(
      "no rule is left to run: \(isFlag ? "--min-impact" : "`min-impact:`") \(least) excludes \(what)"
        + " \(ofProfile)",
      "use \(worst) or lower",
      isFlag ? nil : workspace.configuration.keys.first { $0.text == "min-impact" })
  }

  /// What a list is called where it was given, and its first word where that is the configuration.
  private func source(_ key: String, _ flag: [String], _ words: [Word]) -> (name: String, word: Word?) {
    flag.isEmpty ? ("`\(key):`", words.first) : ("--\(key)", nil)
  }

  private func placed(_ cause: String, _ remedy: String, _ word: Word?) -> Problem {
    Problem(
      cause, remedy: remedy, path: word == nil ? nil : workspace.configurationPath, line: word?.line,
      column: word?.column)
  }

  /// Whose rules they are.
  private var ofProfile: String {
    options.profileSource == .followed ? "that this code follows" : "of profile \(options.profile)"
  }

  /// Profiles but the present one that documents name, sorted.
  private func homes(of documents: [RuleDocument]) -> [String] {
    Set(documents.flatMap(\.profiles)).subtracting([options.profile]).sorted()
  }
}
