package import EavesFindings
import EavesOutline
package import EavesProject
import EavesSource

/// `// eaves:allow RULE -- reason`: on the line, the line above, or a declaration, whose body it covers.
package struct Allowances {
  private let project: Project
  private let rules: Set<RuleID>
  private let known: Set<RuleID>
  private let forbidden: Set<RuleID>
  private let aliases: [RuleID: RuleID]

  /// - Parameters:
  ///   - rules: the rules that ran; an unused allowance is judged only for them.
  ///   - known: every rule id that exists, whether it ran or not.
  ///   - forbidden: the rules that no comment can allow.
  ///   - aliases: other names of rules.
  package init(
    project: Project, rules: Set<RuleID>, known: Set<RuleID>, forbidden: Set<RuleID> = [],
    aliases: [RuleID: RuleID] = [:]
  ) {
    self.project = project
    self.rules = rules
    self.known = known
    self.forbidden = forbidden
    self.aliases = aliases
  }

  private struct Allowance {
    let file: Int
    let directive: Directive
    let rule: RuleID
    let reason: String
    /// 1-based lines that it covers.
    let lines: ClosedRange<Int>
  }

  /// Marks what is allowed as suppressed and adds a finding for each allowance that is wrong or unused.
  package func apply(to findings: [Finding]) -> [Finding] {
    var result = findings
    var faults: [Finding] = []
    var groups: [Group: [Int]] = [:]
    for file in project.files.indices {
      let directives = project.files[file].outline.directives.filter { $0.kind != .expect }
      if directives.isEmpty { continue }
      if groups.isEmpty { groups = Self.grouped(findings) }
      let bodies = bodies(in: file)
      for directive in directives {
        switch read(directive, bodies, in: file) {
        case .fault(let message, let remedy): faults.append(fault(message, remedy, directive, in: file))
        case .allowance(let allowance):
          let group = Group(rule: allowance.rule, path: project.files[file].path)
          let used = suppress(&result, groups[group, default: []], allowance)
          if !used, rules.contains(allowance.rule) {
            faults.append(
              fault(
                "the allowance for \(allowance.rule) has nothing to allow", "remove the comment", directive,
                in: file))
          }
        }
      }
    }
    return FindingMaker.fingerprinted((result + faults).sorted(by: FindingMaker.precedes))
  }

  /// Where the findings are that an allowance may meet.
  private struct Group: Hashable {
    let rule: RuleID
    let path: FilePath
  }

  /// The indices of findings by rule and file, by line within: each allowance asks for its own only.
  private static func grouped(_ findings: [Finding]) -> [Group: [Int]] {
    Dictionary(grouping: findings.indices) { Group(rule: findings[$0].rule, path: findings[$0].place.path) }
      .mapValues { $0.sorted { findings[$0].place.start < findings[$1].place.start } }
  }

  private func suppress(_ findings: inout [Finding], _ group: [Int], _ allowance: Allowance) -> Bool {
    var low = 0
    var high = group.count
    while low < high {
      let middle = (low + high) / 2
      if findings[group[middle]].place.start.line < allowance.lines.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var used = false
    while low < group.count, findings[group[low]].place.start.line <= allowance.lines.upperBound {
      findings[group[low]].suppression = allowance.reason
      used = true
      low += 1
    }
    return used
  }

  private enum Reading {
    case allowance(Allowance)
    case fault(String, remedy: String)
  }

  private func read(_ directive: Directive, _ bodies: [Int: Int], in file: Int) -> Reading {
    guard directive.kind == .allow else {
      return .fault(
        "`eaves:\(directive.text)` is no word of Eaves", remedy: "write `// eaves:allow RULE -- reason`")
    }
    let (name, reason) = Self.split(directive.text)
    if name.isEmpty {
      return .fault("the allowance names no rule", remedy: "write `// eaves:allow RULE -- reason`")
    }
    let rule = aliases[RuleID(name)] ?? RuleID(name)
    if !known.contains(rule) {
      let near = nearest(to: name, among: known.map(\.text).sorted()).map { "did you mean \($0)?" }
      return .fault("there is no rule \(name)", remedy: near ?? "`eaves rules` lists them")
    }
    if forbidden.contains(rule) {
      return .fault("\(name) cannot be allowed in place", remedy: "remove the comment and keep to the rule")
    }
    if reason.isEmpty {
      return .fault(
        "the allowance for \(name) gives no reason", remedy: "add ` -- ` and why it is right here")
    }
    return .allowance(
      Allowance(
        file: file, directive: directive, rule: rule, reason: reason,
        lines: covered(directive, bodies, in: file)))
  }

  /// `RULE -- reason`, both trimmed.
  private static func split(_ text: String) -> (rule: String, reason: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: true)
    guard let dashes = words.firstIndex(of: "--") else { return (words.first.map(String.init) ?? "", "") }
    return (words[..<dashes].joined(separator: " "), words[(dashes + 1)...].joined(separator: " "))
  }

  /// The last lines of the declarations that begin, or are named, on each line: an allowance covers bodies.
  private func bodies(in file: Int) -> [Int: Int] {
    let outline = project.files[file].outline
    var last: [Int: Int] = [:]
    for node in outline.nodes.indices where outline.nodes[node].kind.isDeclaration {
      let end = outline.lines.line(of: outline.nodes[node].range.end)
      let name = outline.firstChild(of: node, kind: .name)
      for place in [node, name].compactMap(\.self) {
        last[outline.lines.line(of: outline.nodes[place].range.start), default: 0].raise(to: end)
      }
    }
    return last
  }

  private func covered(_ directive: Directive, _ bodies: [Int: Int], in file: Int) -> ClosedRange<Int> {
    let line = project.files[file].outline.lines.line(of: directive.range.start)
    return line...max(line + 1, bodies[line] ?? 0, bodies[line + 1] ?? 0)
  }

  private func fault(_ message: String, _ remedy: String, _ directive: Directive, in file: Int) -> Finding {
    let outline = project.files[file].outline
    let place = outline.lines.place(of: directive.range, in: outline.source)
    return Finding(
      rule: .allowances, title: "Allowances say what they allow and why", impact: .medium, place: place,
      message: message, subject: Party(role: "file", name: place.path.name), verb: "allows", object: nil,
      recognised: nil, except: nil, instead: remedy, related: [],
      excerpt: outline.lines.excerpt(ofLine: place.start.line, in: outline.source),
      key: FindingKey(
        rule: .allowances, subject: FindingKey.file, verb: "allows", object: directive.text,
        position: "comment",
        path: place.path))
  }
}

extension Int {
  fileprivate mutating func raise(to other: Int) { self = Swift.max(self, other) }
}
