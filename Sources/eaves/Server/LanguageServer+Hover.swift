import EavesChecks
import EavesDocuments
import EavesFiles
import EavesFindings
import EavesOutline
import EavesProject
import EavesSession
import EavesSource

// What is shown where the pointer rests: the rule of a finding or of an allowance, the roles of a type, a word of the
// rule language.

extension LanguageServer {
  /// Null where there is nothing to say.
  mutating func hover(_ parameters: JSON) -> JSON {
    guard let uri = parameters["textDocument"]?["uri"]?.text,
      let position = ProtocolPosition(parameters["position"]), let place = FileURI.place(uri),
      let index = project(of: place), let path = projects[index].path(of: place),
      case .success(let check) = projects[index].check()
    else { return .null }
    let text: String?
    if path.name.hasSuffix(".swift") {
      text = CodeHover(check, path, abilities.encoding)?.text(at: position)
    } else {
      text = texts[uri].flatMap { DocumentHover(check: check, page: $0).text(at: position) }
    }
    return text.map { ["contents": ["kind": "markdown", "value": .string($0)]] } ?? .null
  }
}

/// Hovers of one Swift file.
private struct CodeHover {
  let check: LiveProject.Check
  let file: Int
  let outline: Outline
  let text: PlacedText

  init?(_ check: LiveProject.Check, _ path: FilePath, _ encoding: PositionEncoding) {
    let project = check.session.project
    guard let file = project.files.firstIndex(where: { $0.path == path }) else { return nil }
    self.check = check
    self.file = file
    outline = project.files[file].outline
    text = PlacedText(outline.source.bytes, outline.lines, in: encoding)
  }

  func text(at position: ProtocolPosition) -> String? {
    guard text.holds(position) else { return nil }
    let offset = UInt32(text.offset(of: position))
    let parts = findings(at: offset) + allowances(at: offset) + roles(at: offset)
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n---\n\n")
  }

  /// Findings that hold the place, each with its document.
  private func findings(at offset: UInt32) -> [String] {
    let here = outline.lines.position(of: offset, in: outline.source.bytes)
    return check.report.places.filter { finding in
      finding.place.path == outline.source.path && finding.place.start <= here && here <= finding.place.end
    }.map { finding in
      let how = [
        finding.recognised, finding.suppression.map { "allowed: \($0)" },
      ].compactMap(\.self).map(Markup.escaped)
      return
        (["**\(HarmlessText.sentence(finding.message, in: .markdown))**"] + how + [
          Markup.rule(finding.rule, check)
        ])
        .joined(separator: "\n\n")
    }
  }

  private func allowances(at offset: UInt32) -> [String] {
    outline.directives.filter { $0.kind == .allow && $0.range.start <= offset && offset <= $0.range.end }
      .compactMap { directive in
        directive.text.split(separator: " ").first.map { Markup.rule(RuleID(String($0)), check) }
      }
  }

  private func roles(at offset: UInt32) -> [String] {
    let project = check.session.project
    guard let node = innermost(at: offset), let type = type(of: node, in: project) else { return [] }
    let explanation = TypeExplanation(project: project, type: type).text
    return [explanation.split(separator: "\n").map { Markup.escaped(String($0)) }.joined(separator: "  \n")]
  }

  /// The smallest node that holds an offset.
  private func innermost(at offset: UInt32) -> Int? {
    outline.nodes.indices.filter {
      let range = outline.nodes[$0].range
      return range.start <= offset && offset < range.end
    }.min { outline.nodes[$0].range.count < outline.nodes[$1].range.count }
  }

  private func type(of node: Int, in project: Project) -> TypeIndex? {
    if let use = project.typeUse(at: node, in: file) { return use }
    guard outline.nodes[node].kind == .name else { return nil }
    let declaration = Int(outline.nodes[node].parent)
    return project.types.indices.first {
      let type = project.types[$0]
      return type.kind != .external && Int(type.place.file) == file && Int(type.place.node) == declaration
    }.map { TypeIndex($0) }
  }
}

/// Hovers of a rule document or a configuration: words of the language, roles, lists, rules.
private struct DocumentHover {
  let check: LiveProject.Check
  let page: PlacedText

  func text(at position: ProtocolPosition) -> String? {
    guard page.holds(position), let word = word(at: page.offset(of: position)) else { return nil }
    let ruleSet = check.workspace.ruleSet
    if ruleSet.documents.contains(where: { $0.id.text == word }) { return Markup.rule(RuleID(word), check) }
    return ExplainCommand.explanation(of: word, in: ruleSet.vocabulary).map(Markup.fenced)
  }

  /// Letters, digits and dashes around an offset.
  private func word(at offset: Int) -> String? {
    var (start, end) = (offset, offset)
    while start > 0, Self.isOfWord(page.bytes[start - 1]) { start -= 1 }
    while end < page.bytes.count, Self.isOfWord(page.bytes[end]) { end += 1 }
    guard start < end, end - start <= 100 else { return nil }
    return String(decoding: page.bytes[start..<end], as: UTF8.self)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// Text as Markdown that an editor draws.
enum Markup {
  /// A document's why with its sentence and its examples; a line that there is none where no rule is called so.
  static func rule(_ id: RuleID, _ check: LiveProject.Check) -> String {
    let ruleSet = check.workspace.ruleSet
    let documents = ruleSet.rules(called: id.text)
    if documents.isEmpty { return "no rule is called \(escaped(id.text))" }
    return documents.map { rule($0, ruleSet) }.joined(separator: "\n\n---\n\n")
  }

  private static func rule(_ document: RuleDocument, _ ruleSet: RuleSet) -> String {
    let sentences = document.demands(in: ruleSet.vocabulary).map { "> \(escaped($0))" }
    let off = document.isOffByDefault ? " · off by default" : ""
    let head = escaped("\(document.impact.name) · \(document.id.text)\(off)")
    return ([head] + sentences + [prose(document.body)]).joined(separator: "\n\n")
  }

  /// A document as it is, but for what an editor would fetch or run: links, pictures and tags are text.
  private static func prose(_ body: String) -> String {
    HarmlessMarkdown.of(HarmlessText.of(body, in: .lines), keepingLinks: false)
  }

  /// Nothing in it is markup.
  static func escaped(_ text: String) -> String { HarmlessText.of(text, in: .markdown) }

  /// Text as it is, between fences that it does not close.
  static func fenced(_ text: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
    return "\(fence)text\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)"
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    var (longest, run) = (0, 0)
    for other in text {
      run = other == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
