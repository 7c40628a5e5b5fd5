import EavesDocuments
package import EavesFindings
import EavesOutline
package import EavesProject
package import EavesSource

/// `// eaves:allow RULE -- reason`: comments that suppress findings of one rule in one place.
///
/// Behind code, a comment covers its own line. Alone on its line, it covers the declaration that begins right below
/// it, from its first attribute to the end of its body, and nothing beside it; where no declaration begins there,
/// the one line below. Other comments may stand between, so that several allowances, or a doc comment, share a
/// declaration; a blank line ends its reach. A finding is covered if it starts in there, however far it goes.
package struct Suppressions {
  private let project: Project
  private let rules: Set<RuleID>
  private let known: Set<RuleID>
  private let forbidden: Set<RuleID>
  private let names: [RuleID: [RuleID]]
  private let isNew: (Place) -> Bool

  /// - Parameters:
  ///   - rules: the rules that ran; an unused allowance is judged only for them.
  ///   - known: every rule id that exists, whether it ran or not.
  ///   - forbidden: the rules that no comment can allow.
  ///   - names: the rules by each of their names; missing: each by its id.
  ///   - isNew: whether a comment was added since the revision that is compared with: such hide nothing.
  package init(
    project: Project, rules: Set<RuleID>, known: Set<RuleID>, forbidden: Set<RuleID> = [],
    names: [RuleID: [RuleID]] = [:], isNew: @escaping (Place) -> Bool = { _ in false }
  ) {
    self.project = project
    self.rules = rules
    self.known = known
    self.forbidden = forbidden
    self.names = names
    self.isNew = isNew
  }

  private struct Suppression {
    /// Several where a former id stands for them.
    let rules: [RuleID]
    let reason: String
  }

  /// Marks what is allowed as suppressed and adds a finding for each allowance that is wrong or unused.
  ///
  /// - Parameter findings: as `FindingMaker` has made them.
  package func apply(to findings: [Finding]) -> [Finding] {
    var result = findings
    var faults: [Finding] = []
    var near: NearestNames?
    var groups: [Group: [Int]] = [:]
    for file in project.files.indices {
      let directives = project.files[file].outline.directives.filter { $0.kind != .expect }
      if directives.isEmpty { continue }
      if groups.isEmpty { groups = Self.grouped(findings) }
      let heads = DeclarationHeads(of: project.files[file].outline)
      for directive in directives {
        switch read(directive, &near) {
        case .fault(let message, let remedy): faults.append(fault(message, remedy, directive, in: file))
        case .allowance(let allowance):
          let path = project.files[file].path
          let found = allowance.rules.map { groups[Group(rule: $0, path: path), default: []] }
          let hides = !isNew(place(of: directive, in: file))
          var isUsed = false
          for range in heads.covered(by: directive) {
            for group in found {
              isUsed = suppress(&result, group, allowance, range, in: file, hides: hides) || isUsed
            }
          }
          if !isUsed, allowance.rules.allSatisfy(rules.contains) {
            faults.append(unused(allowance, directive, in: file))
          }
        }
      }
    }
    if faults.isEmpty { return result }
    result += faults
    result.sort(by: FindingMaker.precedes)
    FindingMaker.setFingerprints(of: &result)
    return result
  }

  private func place(of directive: Directive, in file: Int) -> Place {
    let outline = project.files[file].outline
    return outline.lines.place(of: directive.range, in: outline.source)
  }

  /// Where the findings are that an allowance may meet.
  private struct Group: Hashable {
    let rule: RuleID
    let path: FilePath
  }

  /// The indices of findings by rule and file, then by line, so that each suppression looks up its own only.
  private static func grouped(_ findings: [Finding]) -> [Group: [Int]] {
    Dictionary(grouping: findings.indices) { Group(rule: findings[$0].rule, path: findings[$0].place.path) }
      .mapValues { $0.sorted { findings[$0].place.start < findings[$1].place.start } }
  }

  /// Whether any of a group starts in a stretch of the file.
  private func suppress(
    _ findings: inout [Finding], _ group: [Int], _ allowance: Suppression, _ range: ByteRange, in file: Int,
    hides: Bool
  ) -> Bool {
    let lines = project.files[file].outline.lines
    var low = group.indices.partitioningIndex(where: {
      lines.offset(of: findings[group[$0]].place.start) >= range.start
    })
    var isUsed = false
    while low < group.count, lines.offset(of: findings[group[low]].place.start) < range.end {
      if hides {
        findings[group[low]].suppression = allowance.reason
      } else {
        findings[group[low]].ignored = .allowance
      }
      isUsed = true
      low += 1
    }
    return isUsed
  }

  private enum Reading {
    case allowance(Suppression)
    case fault(String, remedy: String)
  }

  private func read(_ directive: Directive, _ near: inout NearestNames?) -> Reading {
    if directive.kind == .inBlock {
      return .fault(
        "`eaves:` has no effect in a block comment", remedy: "write `// eaves:allow RULE -- reason`")
    }
    guard directive.kind == .allow else {
      if directive.text.split(separator: " ").first == "allow" {
        return .fault(
          "a space after `eaves:` makes this comment void",
          remedy: "write `// eaves:allow RULE -- reason`, without the space")
      }
      return .fault(
        "Eaves does not know the comment `eaves:\(directive.text)`",
        remedy: "write `// eaves:allow RULE -- reason`")
    }
    let (name, reason) = Self.split(directive.text)
    if name.isEmpty {
      return .fault(
        "the comment `eaves:allow` names no rule", remedy: "write `// eaves:allow RULE -- reason`")
    }
    if name.contains(where: { $0 == " " || $0 == "," }) {
      return .fault(
        "`\(name)` is not the id of one rule", remedy: "write one comment for each rule")
    }
    let rules = names[RuleID(name)] ?? [RuleID(name)]
    if !known.isSuperset(of: rules) {
      if near == nil { near = NearestNames(known.map(\.text).sorted()) }
      let meant = near?.nearest(to: name).map { "did you mean `\($0)`?" }
      return .fault("there is no rule `\(name)`", remedy: meant ?? "`eaves rules` lists the rules")
    }
    if let rule = rules.first(where: forbidden.contains) {
      return .fault("no comment may suppress \(rule)", remedy: "remove the comment and fix the code")
    }
    if !ReasonText.hasContent(reason) {
      return .fault(
        "the comment `eaves:allow \(Self.list(rules))` gives no reason",
        remedy: "add ` -- ` and the reason why this code may break the rule"
      )
    }
    return .allowance(Suppression(rules: rules, reason: reason))
  }

  private static func list(_ rules: [RuleID]) -> String { rules.map(\.text).joined(separator: ", ") }

  /// `RULE -- reason`, both trimmed.
  private static func split(_ text: String) -> (rule: String, reason: String) {
    let words = text.split { $0 == " " || $0 == "\t" }
    guard let dashes = words.firstIndex(of: "--") else { return (words.first.map(String.init) ?? "", "") }
    return (words[..<dashes].joined(separator: " "), words[(dashes + 1)...].joined(separator: " "))
  }

  private func unused(_ allowance: Suppression, _ directive: Directive, in file: Int) -> Finding {
    let remedy =
      directive.standing == .alone
      ? "remove the comment, or put the comment directly above the code, without a blank line"
      : "remove the comment"
    return fault(
      "the comment `eaves:allow \(Self.list(allowance.rules))` suppresses no finding", remedy, directive,
      in: file)
  }

  private func fault(_ message: String, _ remedy: String, _ directive: Directive, in file: Int) -> Finding {
    let outline = project.files[file].outline
    let place = outline.lines.place(of: directive.range, in: outline.source)
    return Finding(
      rule: .allowances, title: "Comments with eaves:allow must suppress a finding and give a reason",
      impact: .medium,
      place: place,
      message: message, subject: Party(role: "file", name: place.path.name), verb: "allows", object: nil,
      recognised: nil, except: nil, instead: remedy, related: [],
      excerpt: outline.lines.excerpt(ofLine: place.start.line, in: outline.source),
      key: FindingKey(
        rule: .allowances, subject: FindingKey.file, verb: "allows", object: directive.text,
        position: "comment",
        path: place.path))
  }
}
