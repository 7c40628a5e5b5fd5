import EavesDocuments
import EavesFiles
import EavesFindings
import EavesSource

/// The rules that apply, as a block of a Markdown page for coding assistants: what is forbidden, why, and what to do
/// instead, worst first.
///
/// What is too long is shortened, and the page counts it: a rule is never left out.
struct DigestText {
  /// In bytes. Headings of many rules may take more.
  static let room = 8_192

  private let rules: [DigestRule]
  /// Lines of documents without a check.
  private let guidance: [String]
  /// How many rules more are off by default.
  private let off: Int

  /// - Parameters:
  ///   - documents: those that apply, with the impact that they have in the project.
  ///   - off: how many rules would apply if they were not off by default.
  init(documents: [RuleDocument], vocabulary: RoleVocabulary, off: Int = 0) {
    self.off = off
    let sorted = documents.sorted { $0.impact != $1.impact ? $0.impact > $1.impact : $0.id < $1.id }
    rules = sorted.filter { $0.status == .rule }.map { DigestRule($0, vocabulary) }
    guidance = sorted.filter { $0.status == .guidance }.map(DigestWording.guidance)
  }

  /// The block with its marks. O(bytes).
  var text: String {
    let fit = fit
    return page(fit, zip(rules, fit.lengths).map { $0.text($1) }.joined())
  }

  // MARK: What has room

  /// What is shown of everything.
  private struct Fit {
    var lengths: [DigestRule.Length]
    /// How many rules are not whole.
    var shortened = 0
    var showsGuidance = true
  }

  /// What is dropped, in this order: what sentences exempt, from the last rule on; then the least impact first, of it
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
    var fit = Fit(lengths: rules.map { _ in .whole })
    let whole = rules.map { $0.text(.whole).utf8.count }
    var sizes = whole
    var size = whole.reduce(0, +)
    func isTooLong() -> Bool { size + page(fit, "").utf8.count > Self.room }
    if isTooLong() { fit.showsGuidance = false }
    for (rule, length) in steps where isTooLong() {
      let (old, new) = (sizes[rule], rules[rule].text(length).utf8.count)
      if old == whole[rule], new < old { fit.shortened += 1 }
      size += new - old
      sizes[rule] = new
      fit.lengths[rule] = length
    }
    return fit
  }

  private func page(_ fit: Fit, _ rules: String) -> String {
    let left = fit.showsGuidance ? 0 : guidance.count
    let head = DigestWording.head(
      rules: self.rules.count, shortened: fit.shortened, guidanceLeft: left, off: off)
    let lines =
      fit.showsGuidance && !guidance.isEmpty ? [DigestWording.guidanceHeading] + guidance + [""] : []
    return DigestBlock.opening + "\n" + head + "\n" + rules + lines.map { $0 + "\n" }.joined()
      + DigestBlock.closing + "\n"
  }
}

/// The texts of a digest besides its rules.
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
        : "\(countOfRules(off)) off by default and not listed here\(missing.isEmpty ? ": `eaves rules` lists them" : "").",
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

  // MARK: --check

  static func same(_ path: FilePath) -> String {
    HarmlessText.of("\(path): the digest is up to date", in: .line) + "\n"
  }

  static func differs(_ block: DigestBlock) -> String {
    let (path, lines) = (block.path, block.lines)
    let text =
      "\(path):\(lines.lowerBound): the digest is not what `eaves digest` prints now; delete lines "
      + "\(lines.lowerBound) to \(lines.upperBound) and run `eaves digest >> \(path)` with the same flags"
    return HarmlessText.of(text, in: .line) + "\n"
  }

  static func missing(_ path: FilePath) -> Problem {
    Problem("there is no digest in it", remedy: "add one: `eaves digest >> \(path)`", path: path)
  }

  static func unpaired(_ path: FilePath, line: Int) -> Problem {
    Problem(
      "the lines that begin and end a digest are not one pair",
      remedy:
        "keep one line `\(DigestBlock.opening)` and below it one line `\(DigestBlock.closing)`, or delete "
        + "every digest and run `eaves digest >> \(path)`",
      path: path, line: line)
  }

  static func unreadable(_ path: FilePath, _ fault: FileFault) -> Problem {
    Problem(
      "the digest cannot be read: \(fault.message)",
      remedy: fault.reason == .vanished
        ? "make it: `eaves digest >> \(path)`" : fault.remedy ?? "name the page that holds a digest",
      path: path)
  }
}
