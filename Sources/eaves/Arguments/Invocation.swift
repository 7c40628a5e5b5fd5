import EavesDocuments
import EavesFindings
import EavesSource

/// One command line, understood: the command, what it is about, and how it is to be done.
///
/// An option that was not given is nil, empty or false, so that the configuration applies.
struct Invocation: Sendable, Equatable {
  var command = Command.check
  /// Paths, documents, a type's name, a sub-command: what is no flag, as written.
  var operands: [String] = []

  // Where, and by which rules.
  var root: String?
  var config: String?
  var profile: String?
  /// Folders of own rule documents.
  var rules: [String] = []
  /// The folder of sidecars.
  var checks: String?
  /// Rule ids or tags.
  var only: [String] = []
  /// Rule ids or tags.
  var skip: [String] = []
  var minImpact: Impact?
  var failOn: FailLevel?
  var isStrict = false
  /// What else fails a strict run; empty where the flag is written alone.
  var strictMatters: Set<StrictOption> = []

  // What is reported on.
  var reportPaths: [PathPattern] = []
  /// A git revision: only findings that are new since are reported.
  var diff: String?
  var baseline: String?
  var ignoresBaseline = false
  /// The path that standard input stands for.
  var stdinPath: String?
  /// Links that lead out of the project are read.
  var followsLinks = false

  // How it is reported.
  /// A name of the command's list of formats.
  var format: String?
  /// `-` for standard output, whatever the configuration says.
  var output: String?
  var isQuiet = false
  /// Findings are counted and not shown.
  var wantsSummary = false
  var wantsAll = false
  var showsTimings = false
  var color: ColorChoice?
  /// At least 1.
  var jobs: Int?
  /// The check is run again whenever something has changed.
  var watches = false

  // Of single commands.
  var wantsMatrix = false
  var wantsJSON = false
  var wantsLanguage = false
  /// `explain`: the examples of a rule that its page does not show.
  var wantsExamples = false
  /// `explain PATH:LINE`: with the rules that looked at the line.
  var isVerbose = false
  /// `facts`: what could not be decided in the project.
  var wantsUnknown = false
  var wantsModules = false
  /// The role whose types are wanted; nil for any.
  var role: String?
  /// `digest`: the file whose digest is compared; nil to print one.
  var digestFile: String?
  /// `diff`: a weakened check fails the run.
  var failsOnWeakened = false
  /// `prove`: plants for each rule; at least 1.
  var sample: Int?
  /// `prove`: decides which plants are drawn.
  var seed: Int?
  /// `prove`: the share in percent below which the run fails.
  var leastShare: Double?
  var isForced = false
  /// `adopt`: sidecars are written.
  var writes = false
  /// `adopt`: the offers to take, counted from 1; empty: the first.
  var choices: [Int] = []
  /// The baseline may take in new findings.
  var grows = false
  /// `allow`: why the findings are right where they are.
  var reason: String?
  /// The path argument of `rules` and `config`.
  var forPath: String?
}

/// When the report is colored.
enum ColorChoice: String, Sendable, CaseIterable {
  /// On a terminal, unless `NO_COLOR` is set.
  case auto
  case always, never
}
