package import EavesFindings
import EavesOutline
package import EavesProject
import EavesSource

/// `// eaves:allow RULE -- reason`: on the line, the line above, or a declaration, whose body it covers.
package struct Allowances {
  private let project: Project
  private let rules: Set<RuleID>
  private let known: Set<RuleID>

  /// - Parameters:
  ///   - rules: the rules that ran; an unused allowance is judged only for them.
  ///   - known: every rule id that exists, whether it ran or not.
  package init(project: Project, rules: Set<RuleID>, known: Set<RuleID>) {
    self.project = project
    self.rules = rules
    self.known = known
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
    for file in project.files.indices {
      for directive in project.files[file].outline.directives where directive.kind != .expect {
        switch read(directive, in: file) {
        case .fault(let message, let remedy): faults.append(fault(message, remedy, directive, in: file))
        case .allowance(let allowance):
          let used = suppress(&result, allowance)
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

  private func suppress(_ findings: inout [Finding], _ allowance: Allowance) -> Bool {
    let path = project.files[allowance.file].path
    var used = false
    for index in findings.indices
    where findings[index].rule == allowance.rule && findings[index].place.path == path
      && allowance.lines.contains(findings[index].place.start.line)
    {
      findings[index].suppression = allowance.reason
      used = true
    }
    return used
  }

  private enum Reading {
    case allowance(Allowance)
    case fault(String, remedy: String)
  }

  private func read(_ directive: Directive, in file: Int) -> Reading {
    guard directive.kind == .allow else {
      return .fault(
        "`eaves:\(directive.text)` is no word of Eaves", remedy: "write `// eaves:allow RULE -- reason`")
    }
    let (name, reason) = Self.split(directive.text)
    if name.isEmpty {
      return .fault("the allowance names no rule", remedy: "write `// eaves:allow RULE -- reason`")
    }
    let rule = RuleID(name)
    if !known.contains(rule) {
      let near = nearest(to: name, among: known.map(\.text).sorted()).map { "did you mean \($0)?" }
      return .fault("there is no rule \(name)", remedy: near ?? "`eaves rules` lists them")
    }
    if reason.isEmpty {
      return .fault(
        "the allowance for \(name) gives no reason", remedy: "add ` -- ` and why it is right here")
    }
    return .allowance(
      Allowance(
        file: file, directive: directive, rule: rule, reason: reason, lines: covered(directive, in: file)))
  }

  /// `RULE -- reason`, both trimmed.
  private static func split(_ text: String) -> (rule: String, reason: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: true)
    guard let dashes = words.firstIndex(of: "--") else { return (words.first.map(String.init) ?? "", "") }
    return (words[..<dashes].joined(separator: " "), words[(dashes + 1)...].joined(separator: " "))
  }

  private func covered(_ directive: Directive, in file: Int) -> ClosedRange<Int> {
    let outline = project.files[file].outline
    let line = outline.lines.line(of: directive.range.start)
    var last = line + 1
    for node in outline.nodes.indices where outline.nodes[node].kind.isDeclaration {
      let start = outline.lines.line(of: outline.nodes[node].range.start)
      let name = outline.firstChild(of: node, kind: .name).map {
        outline.lines.line(of: outline.nodes[$0].range.start)
      }
      if start == line || start == line + 1 || name == line || name == line + 1 {
        last = max(last, outline.lines.line(of: outline.nodes[node].range.end))
      }
    }
    return line...last
  }

  private func fault(_ message: String, _ remedy: String, _ directive: Directive, in file: Int) -> Finding {
    let outline = project.files[file].outline
    let place = outline.lines.place(of: directive.range, in: outline.source)
    let line = outline.lines.range(ofLine: place.start.line, in: outline.source.bytes)
    return Finding(
      rule: .allowances, title: "Allowances say what they allow and why", impact: .medium, place: place,
      message: message, subject: Party(role: "file", name: place.path.name), verb: "allows", object: nil,
      recognised: nil, except: nil, instead: remedy, related: [],
      excerpt: line.map { outline.source.text($0) },
      key: FindingKey(
        rule: .allowances, subject: place.path.name, verb: "allows", object: directive.text,
        position: "comment",
        path: place.path))
  }
}
