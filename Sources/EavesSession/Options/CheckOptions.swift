import EavesChecks
package import EavesDocuments
import EavesFiles
package import EavesFindings
import EavesProject
package import EavesSource
package import EavesThreads

/// The options of a check, flags and configuration already joined.
package struct CheckOptions: Sendable {
  package var profile: String
  package var profileSource: Report.ProfileSource
  /// Rule ids or tags; empty: all.
  package var only: [String] = []
  package var skip: [String] = []
  package var minImpact: Impact?
  /// Which of `only` and `min-impact` the configuration says: what is typed is seen by who types it.
  package var configured: Set<Narrowing> = []
  package var off: [RuleID] = []
  /// Rules that run whatever the profile, and although they are off by default, with their places in the
  /// configuration.
  package var on: [Word] = []
  /// What a survey of earlier texts chose; nil: where nobody chose a profile, one is made.
  package var known: RuleChoice?
  /// Rules that a survey chose, beside those of the profile.
  package var followed: [RuleID] = []
  package var impact: [RuleID: Impact] = [:]
  /// What findings are reported on; both empty: everything.
  package var paths: [FilePath] = []
  package var reportPaths: [PathPattern] = []
  /// What was reported at the revision that is compared with; nil where none is.
  package var then: RevisionReport?
  /// Only findings that were not reported at that revision are reported.
  package var reportsOnlyNew = false
  /// The version of this Eaves, as baselines record it; nil: no entry of a baseline is re-keyed.
  package var version: String?
  /// Findings that are known; nil: none.
  package var baseline: Baseline?
  /// The file of the baseline, for the lines of it that are shown.
  package var baselinePage: SourceText?
  package var mayBeEmpty: Set<String> = []
  /// Lists of words that the configuration adds to, or coins.
  package var words: [Word] = []
  /// Who shares the work; the report is the same for any number.
  package var workers: Workers = .alone
  /// Own roles that select nothing are errors.
  package var isStrict = false
  /// Findings name a subject near by that keeps the rule.
  package var wantsExemplars = false
  /// Whether calls of packages that are not read are looked for: that takes as long as a tenth of a check.
  package var listsPackageCalls = false
  /// The command line names the profile or the rules for everything.
  package var isOfOneMind = false

  /// What leaves rules out without naming them.
  package enum Narrowing: Sendable { case only, minImpact }

  /// As sentences name what the rules are of: "profile clean-mvvm".
  package var rulesName: String {
    profileSource == .followed ? "base and the rules that this code follows" : "profile \(profile)"
  }

  package init(profile: String, profileSource: Report.ProfileSource) {
    self.profile = profile
    self.profileSource = profileSource
  }
}
