import EavesDocuments
import EavesFiles
import EavesFindings
import EavesSource

/// The rules that apply, as a block of a Markdown page for coding assistants: what each says and allows, and what to
/// do instead, worst first. No rule is shortened or left out.
struct DigestText {
  /// The block with its marks.
  let text: String

  /// O(bytes).
  ///
  /// - Parameters:
  ///   - documents: those that apply, with the impact that they have in the project.
  ///   - off: how many rules would apply if they were not off by default.
  init(documents: [RuleDocument], vocabulary: RoleVocabulary, off: Int = 0) {
    let sorted = documents.sorted { $0.impact != $1.impact ? $0.impact > $1.impact : $0.id < $1.id }
    let rules = sorted.filter { $0.status == .rule }.map { DigestRule($0, vocabulary).text }
    let guidance = sorted.filter { $0.status == .guidance }.map(DigestWording.guidance)
    let lines = guidance.isEmpty ? [] : [DigestWording.guidanceHeading] + guidance + [""]
    text =
      DigestBlock.opening + "\n" + DigestWording.head(rules: rules.count, off: off) + "\n" + rules.joined()
      + lines.map { $0 + "\n" }.joined() + DigestBlock.closing + "\n"
  }
}

/// The texts of a digest besides its rules.
enum DigestWording {
  /// At most five lines.
  static func head(rules: Int, off: Int) -> String {
    let demand =
      rules == 1
      ? "Never break this rule. Run `eaves check` before you are done."
      : "Never break these \(rules) rules (highest impact first). Run `eaves check` before you are done."
    let how = "`eaves explain ID` shows all of a rule, with wrong and right code."
    var lines = [
      "## Architecture rules of this project", "", demand,
      how + " Change the rules, not this text.",
    ]
    if off > 0 {
      lines.append("\(countOfRules(off)) off by default: `eaves rules`.")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  static let guidanceHeading = "### Guidance, which Eaves does not check"

  static func guidance(_ document: RuleDocument) -> String {
    let id = HarmlessText.of(document.id.text, in: .markdownCode)
    return "- \(DigestProse(text: document.title).markdown) (\(id))"
  }

  private static func countOfRules(_ count: Int) -> String { count == 1 ? "1 rule is" : "\(count) rules are" }

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
