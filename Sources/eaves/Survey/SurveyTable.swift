import EavesChecks
import EavesDocuments
import EavesFindings
import EavesSession
import EavesSource

/// The table that leads a survey: which rules the code follows, half follows and does not follow.
struct SurveyTable {
  let survey: Survey

  var text: String {
    let groups: [(title: String, status: Compliance.Status)] = [
      ("followed (90 % or more)", .followed), ("mostly followed (70 to 89 %)", .half),
      ("not followed (below 70 %)", .not),
    ]
    var text = ""
    for (title, status) in groups {
      let rules = rules(with: status)
      if rules.isEmpty { continue }
      text += text.isEmpty ? head(title) : title + "\n"
      text += rules.map(row).joined()
    }
    return (text.isEmpty ? "" : SurveyWording.table + "\n") + text + rest.map { $0 + "\n" }.joined()
  }

  /// The highest share first, then the most subjects.
  private func rules(with status: Compliance.Status) -> [SurveyedRule] {
    survey.rules.filter { $0.status == status }.sorted { left, right in
      let (a, b) = (left.compliance, right.compliance)
      let (c, d) = (a.share ?? 0, b.share ?? 0)
      if c != d { return c > d }
      return a.subjects != b.subjects ? a.subjects > b.subjects : left.document.id < right.document.id
    }
  }

  private func head(_ title: String) -> String {
    Self.left(title, width + 2) + Self.right("subjects", 10) + Self.right("share", 8)
      + Self.right("deviations", 12) + "\n"
  }

  private func row(_ rule: SurveyedRule) -> String {
    let compliance = rule.compliance
    return Self.left("  " + Self.name(rule), width + 2) + Self.right("\(compliance.subjects)", 10)
      + Self.right(compliance.share.map(SurveyWording.percent) ?? "–", 8)
      + Self.right("\(compliance.deviations.count)", 12) + "\n" + reason(rule)
  }

  /// Why a rule with a share of followed ones is not among them; empty for others.
  private func reason(_ rule: SurveyedRule) -> String {
    guard rule.status == .half, let share = rule.compliance.share, share >= Compliance.followed else {
      return ""
    }
    return
      "    \(SurveyWording.percent(share)), but all code that uses what the rule restricts breaks the rule\n"
  }

  /// What of the table is not in it.
  private var rest: [String] {
    let silent = survey.rules.count { $0.isRated && $0.compliance.status == .none && !$0.isForeign }
    let unrated = survey.rules.count { !$0.isRated && !$0.isForeign }
    let foreign = survey.rules.count(where: \.isForeign)
    let rivals = survey.rules.compactMap { rule in
      rule.rival.map {
        "\(rule.document.id) is left out, because it contradicts \($0.text), which the code follows"
      }
    }
    var lines =
      survey.rules.contains { $0.status != .none && !$0.compliance.deviations.isEmpty }
      ? [
        "`eaves check --profile PROFILE --only RULE` lists the deviations of one rule, "
          + "`eaves survey --format json` those of all rules"
      ]
      : []
    if silent > 0 {
      let most = "has fewer than \(Compliance.fewestSubjects) subjects"
      lines.append(
        silent == 1
          ? "1 rule is not rated, because it \(most)" : "\(silent) rules are not rated, because each \(most)")
    }
    if unrated > 0 {
      lines.append(
        unrated == 1
          ? "1 rule has no share, because code does not show which types could break it"
          : "\(unrated) rules have no share, because code does not show which types could break them"
      )
    }
    if foreign > 0 {
      lines.append(
        foreign == 1
          ? "1 rule is left out, because it is for another architecture"
          : "\(foreign) rules are left out, because they are for other architectures"
      )
    }
    return (lines + rivals).map { HarmlessText.of($0, in: .line) }
  }

  private var width: Int {
    survey.rules.filter { $0.status != .none }.map { Self.name($0).count }.max() ?? 0
  }

  private static func name(_ rule: SurveyedRule) -> String {
    rule.document.id.text + (rule.isOfBase ? " (base)" : "")
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
