import EavesFindings
import EavesSource

extension DocumentReader {
  mutating func warn(_ cause: String, _ remedy: String?, line: Int?, column: Int? = nil) {
    problems.append(
      Problem(
        cause, remedy: remedy, path: page.path, line: line, column: column, severity: .warning))
  }

  mutating func reportImpact(_ word: Word) {
    let known = ConfigurationLoader.impacts
    let near = nearest(to: word.text, among: known).map { "did you mean `\($0)`? " } ?? ""
    warn(
      "unknown impact `\(word.text)`, taken as \(document.impact.name)",
      "\(near)values: \(known.joined(separator: ", "))", line: word.line, column: word.column)
  }

  mutating func reportTitle(_ title: Word, _ heading: Label) {
    warn(
      "the title is not the first heading, \"\(heading.text)\" on line \(heading.line)", "make them the same",
      line: title.line, column: title.column)
  }

  mutating func reportMisspelt(_ key: Word, _ known: String) {
    // A document with both means both.
    guard page.frontmatter?.value(known) == nil else { return }
    warn(
      "the frontmatter's `\(key.text)` is not read", "did you mean `\(known)`?", line: key.line,
      column: key.column)
  }

  /// Pages without a check are other tools' as well, which read the key.
  mutating func reportAliases(_ key: Word) {
    guard document.status == .rule else { return }
    problems.append(
      Problem(
        "the frontmatter's `aliases` is not read",
        remedy: "list the former ids in \(RenamedRules.name) of the folder: `old-id: \(document.id)`",
        path: page.path, line: key.line, column: key.column))
  }

  mutating func reportRemedy(_ key: Word) {
    warn(
      "the frontmatter's `\(key.text)` is not read", "write the fix as `instead: …` in the check",
      line: key.line, column: key.column)
  }

  mutating func reportMissing(_ key: String) {
    warn("the frontmatter has no `\(key)`", "write `\(key): …`", line: 1)
  }

  mutating func reportNoFrontmatter() {
    if page.lacksOpening {
      return warn("the frontmatter does not begin with `---`", "write `---` as the first line", line: 1)
    }
    warn(
      "the document has no frontmatter", "begin the document with `---`, `title: …`, `impact: …`, `---`",
      line: 1)
  }

  mutating func reportNotSwift(_ fence: Fence, _ path: FilePath) {
    let language = fence.language.isEmpty ? "an example" : "a `\(fence.language)` example"
    problems.append(
      Problem(
        "\(language) that is not Swift proves nothing", remedy: "show it in Swift under this label",
        path: path,
        line: fence.openingLine, severity: .warning))
  }

  /// YAML that looks like a sentence, but has no valid label above it: `**Chek:**`.
  mutating func reportUnannouncedChecks() {
    for fence in page.fences where fence.language == "yaml" || fence.language == "yml" {
      guard let yaml = StrictYAML.read(fence, of: page.path).root,
        !SentenceParser.parse(yaml, path: page.path).sentences.isEmpty
      else { continue }
      let label = page.label(of: fence).map { "below the label `\($0.text)`" } ?? "below no label"
      problems.append(
        Problem(
          "a check \(label) enforces nothing", remedy: "write **Check:** above the block", path: page.path,
          line: fence.openingLine))
    }
  }

  mutating func reportNoCheck(_ label: Label) {
    problems.append(
      Problem(
        "no YAML block follows the label `\(label.text)`", remedy: "write the check in a ```yaml block",
        path: page.path, line: label.line))
  }

  mutating func reportEmptyCheck(_ fence: Fence) {
    problems.append(
      Problem(
        "the check is empty", remedy: "begin the check with `for: …`", path: page.path,
        line: fence.openingLine))
  }

  mutating func reportSecondCheck(_ fence: Fence) {
    problems.append(
      Problem(
        "a document has one check", remedy: "join the sentences under `checks:`", path: page.path,
        line: fence.openingLine))
  }

  mutating func reportTwoChecks(_ sidecar: Sidecar) {
    problems.append(
      Problem(
        "the document \(page.path) already has a check", remedy: "delete one of the two", path: sidecar.path,
        line: 1))
  }

  /// Nothing looks for the marks of a block that is no Incorrect example in Swift.
  mutating func reportUnusedMark(_ mark: Sidecar.Mark, of block: ExampleBlock) {
    problems.append(
      Problem(
        MarkWording.cause(of: block), remedy: MarkWording.remedy, path: sidecar?.path, line: mark.place.line,
        column: mark.place.column))
  }

  mutating func reportNearLabel(_ label: Label, _ path: FilePath) {
    problems.append(
      Problem(
        "the label `\(label.text)` does not begin an example, so the code below is not tested",
        remedy: "begin the label with Incorrect or Correct, or rename the label", path: path,
        line: label.line,
        severity: .warning))
  }

  mutating func reportExample(_ example: Sidecar.Example, _ cause: String) {
    problems.append(
      Problem(
        "`\(example.place.text)` is no example: \(cause)",
        remedy: "blocks are counted over all fences, lines within the block, both from 1",
        path: sidecar?.path, line: example.word.line, column: example.word.column))
  }

  mutating func reportMark(_ mark: Sidecar.Mark) {
    problems.append(
      Problem(
        "the document has no line \(mark.line) in a block \(mark.block)",
        remedy: "blocks are counted over all fences, lines within the block, both from 1",
        path: sidecar?.path,
        line: mark.place.line, column: mark.place.column))
  }
}
