import EavesDocuments
import EavesFindings
import EavesSession
import EavesSource

/// The rules that apply, on a page for coding assistants: what is forbidden, why, and what to do instead, worst first.
///
/// What is too long for the page is shortened, and the page counts it: a rule is never left out.
struct DigestPage {
  /// In bytes. Headings of many rules may take more.
  static let room = 8_192

  let profile: String
  /// Whether the rules are those that the code follows, and of no profile.
  let isFollowed: Bool
  private let rules: [DigestRule]
  /// Lines of documents without a check.
  private let guidance: [String]
  /// How many rules more are off by default.
  private let off: Int

  /// - Parameters:
  ///   - documents: those that apply, with the impact that they have in the project.
  ///   - off: how many rules would apply if they were not off by default.
  init(
    profile: String, isFollowed: Bool = false, documents: [RuleDocument], vocabulary: RoleVocabulary,
    off: Int = 0
  ) {
    self.profile = profile
    self.isFollowed = isFollowed
    self.off = off
    let sorted = documents.sorted { $0.impact != $1.impact ? $0.impact > $1.impact : $0.id < $1.id }
    rules = sorted.filter { $0.status == .rule }.map { DigestRule($0, vocabulary) }
    guidance = sorted.filter { $0.status == .guidance }.map(DigestWording.guidance)
  }

  /// How many rules it tells.
  var count: Int { rules.count }

  /// The page with its marks. O(bytes).
  var text: String {
    let body = body
    return DigestMarks.opening(profile: profile, body: body) + "\n\(body)\(DigestMarks.closing)\n"
  }

  // MARK: What has room

  private var body: String {
    let fit = fit
    let blocks = fit.blocks.map { $0.text + "\n" }.joined()
    return head(fit) + "\n" + blocks + guidanceText(fit)
  }

  /// What is printed of everything.
  private struct Fit {
    var blocks: [DigestBlock]
    /// How many blocks are not whole.
    var shortened = 0
    var showsGuidance = true
  }

  /// What is dropped, in this order: what sentences spare, from the last rule on; then the least impact first, of it
  /// the advice of every rule from the last one on, then the reasons, then all but the headings.
  private var steps: [(rule: Int, length: DigestRule.Length)] {
    let groups = Dictionary(grouping: rules.indices.reversed()) { rules[$0].impact }
    let brief = rules.indices.reversed().map { ($0, DigestRule.Length.withoutExceptions) }
    return brief
      + groups.sorted { $0.key < $1.key }.flatMap { _, members in
        DigestRule.Length.allCases.dropFirst(2).flatMap { length in members.map { ($0, length) } }
      }
  }

  /// Guidance goes first, then one step after the other, until the page is short enough.
  private var fit: Fit {
    var fit = Fit(blocks: rules.map(\.block))
    var size = fit.blocks.reduce(0) { $0 + $1.text.utf8.count + 1 }
    func isTooLong() -> Bool { size + frameSize(fit) > Self.room }
    if isTooLong() { fit.showsGuidance = false }
    for (rule, length) in steps where isTooLong() {
      let block = rules[rule].block(length)
      size += block.text.utf8.count - fit.blocks[rule].text.utf8.count
      fit.shortened += (block.isShortened ? 1 : 0) - (fit.blocks[rule].isShortened ? 1 : 0)
      fit.blocks[rule] = block
    }
    return fit
  }

  /// Bytes of all that is no rule.
  private func frameSize(_ fit: Fit) -> Int {
    let marks =
      DigestMarks.opening(profile: profile, body: "").utf8.count + DigestMarks.closing.utf8.count + 2
    return marks + head(fit).utf8.count + 1 + guidanceText(fit).utf8.count
  }

  private func head(_ fit: Fit) -> String {
    let left = fit.showsGuidance ? 0 : guidance.count
    return DigestWording.head(rules: rules.count, shortened: fit.shortened, guidanceLeft: left, off: off)
  }

  private func guidanceText(_ fit: Fit) -> String {
    if guidance.isEmpty || !fit.showsGuidance { return "" }
    return DigestWording.guidanceHeading + "\n" + guidance.map { $0 + "\n" }.joined() + "\n"
  }
}

/// What a digest says besides its rules.
enum DigestWording {
  /// At most five lines.
  static func head(rules: Int, shortened: Int, guidanceLeft: Int, off: Int) -> String {
    let demand =
      rules == 1
      ? "Never break this rule. `eaves check` checks it: run it before you are done."
      : "Never break these \(rules) rules, worst first. `eaves check` checks them: run it before you are done."
    let how = "`eaves explain ID` shows all of a rule, with wrong and right code."
    let lines = [
      "## Architecture rules of this project", "", demand,
      how + " Printed by `eaves digest`: change the rules, not this.",
    ]
    let short = shortened == 0 ? [] : ["\(shortened) \(shortened == 1 ? "is" : "are") shortened"]
    let left =
      guidanceLeft == 0
      ? [] : ["\(pages(guidanceLeft)) of guidance \(guidanceLeft == 1 ? "is" : "are") left out"]
    let missing = (short + left).joined(separator: " and ")
    let rest = [
      missing.isEmpty ? nil : "For room, \(missing): `eaves rules` lists all.",
      off == 0
        ? nil
        : "\(countOfRules(off)) off by default and not told here\(missing.isEmpty ? ": `eaves rules` lists them" : "").",
    ].compactMap(\.self).joined(separator: " ")
    return (lines + (rest.isEmpty ? [] : [rest])).map { $0 + "\n" }.joined()
  }

  static let guidanceHeading = "### Guidance, which nothing checks"

  static func guidance(_ document: RuleDocument) -> String {
    let id = HarmlessText.of(document.id.text, in: .markdownCode)
    return "- \(DigestProse(text: document.title).markdown) (\(id))"
  }

  private static func countOfRules(_ count: Int) -> String { count == 1 ? "1 rule is" : "\(count) rules are" }

  private static func pages(_ count: Int) -> String { count == 1 ? "1 page" : "\(count) pages" }
}
