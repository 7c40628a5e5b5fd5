import EavesFindings
import EavesSource

/// Makes one rule document of its page, its sidecar and its companion.
struct DocumentReader {
  let page: Markdown
  let sidecar: Sidecar?
  private let companion: Markdown?
  var problems: [Problem] = []
  private(set) var document: RuleDocument

  init(_ page: Markdown, sections: Sections, sidecar: Sidecar?, companion: Markdown?) {
    self.page = page
    self.sidecar = sidecar
    self.companion = companion
    problems = page.problems + (sidecar?.problems ?? []) + (companion?.problems ?? [])
    let stem = page.path.stem
    let section = sections.index(ofStem: stem).map { sections.sections[$0] }
    let title = page.frontmatter?.value("title")?.text ?? page.heading?.text
    document = RuleDocument(
      id: RuleID(stem), path: page.path, status: .article, title: title ?? stem,
      impact: section?.impact ?? .medium,
      impactDescription: page.frontmatter?.value("impactDescription")?.text ?? "",
      tags: page.frontmatter?.list("tags") ?? [], profiles: [], conflicts: [], supersedes: [], aliases: [],
      sentences: [], checkPath: page.path, blocks: [], groups: [], body: page.body, section: section?.title)
    readLists()
    readImpact()
    readAllow()
    readCheck()
    checkName()
    readDefault()
    readShare()
    readExamples()
    checkFrontmatter()
  }

  private mutating func readLists() {
    func list(_ key: String, _ more: [String]?) -> [String] {
      let own = page.frontmatter?.list(key) ?? []
      let known = Set(own)
      return own + (more ?? []).filter { !known.contains($0) }
    }
    document.profiles = list("profiles", sidecar?.profiles)
    document.conflicts = list("conflicts", sidecar?.conflicts).map { RuleID($0) }
    document.supersedes = list("supersedes", sidecar?.supersedes).map { RuleID($0) }
    document.needs = list("needs", nil)
  }

  private mutating func readImpact() {
    guard let word = page.frontmatter?.value("impact") else { return }
    if let impact = Impact(word.text) {
      document.impact = impact
    } else {
      reportImpact(word)
    }
  }

  /// `allow: never`
  private mutating func readAllow() {
    if sidecar?.forbidsAllowances == true { document.isAllowable = false }
    if has("allow", Self.never, otherwise: ": comments with a reason are allowed") {
      document.isAllowable = false
    }
  }

  /// Whether the page has a key that takes one value alone. What may be meant by another value must not be read as its
  /// opposite: another value counts as this one, and is an error.
  private mutating func has(_ key: String, _ value: String, otherwise: String) -> Bool {
    guard let word = page.frontmatter?.value(key) else { return false }
    if word.text != value {
      problems.append(
        Problem(
          "`\(word.text)` is no value of `\(key)`",
          remedy: "write `\(key): \(value)`, or delete the line\(otherwise)",
          path: page.path, line: word.line, column: word.column))
    }
    return true
  }

  static let never = "never"

  /// `share: none`. Pages without a check are other tools' as well, which may mean by `share` what they like.
  private mutating func readShare() {
    guard document.status == .rule else { return }
    if has("share", Self.none, otherwise: ": `eaves survey` rates a rule unless its page says so") {
      document.hasShare = false
    }
  }

  private static let none = "none"

  /// `default: off`. Of a page with a check another value is an error; pages without one are other tools' as well,
  /// which may mean by `default` what they like.
  private mutating func readDefault() {
    guard document.status == .rule else { return }
    if sidecar?.isOffByDefault == true { document.isOffByDefault = true }
    if has("default", Self.off, otherwise: ", as rules are on by default") { document.isOffByDefault = true }
  }

  static let off = "off"

  /// A rule is called by its file's name: in comments that allow it, behind flags, in the baseline.
  private mutating func checkName() {
    if document.status != .rule || document.id.isNameable { return }
    problems.append(
      Problem(
        "`\(document.id)` is no id that a comment or a flag can name",
        remedy: "rename the file: letters, digits and dashes", path: page.path, severity: .warning))
  }

  /// The check is the YAML fence below `**Check:**`, or the sidecar's.
  private mutating func readCheck() {
    let fences = page.fences.filter { page.label(of: $0)?.kind == .check && Self.yaml.contains($0.language) }
    let answered = Set(fences.compactMap { page.label(of: $0)?.line })
    for label in page.labels where label.kind == .check && !answered.contains(label.line) {
      reportNoCheck(label)
    }
    if let fence = fences.first {
      let yaml = StrictYAML.read(fence, of: page.path)
      problems += yaml.problems
      if let root = yaml.root {
        let check = SentenceParser.parse(root, path: page.path)
        document.sentences = check.sentences
        problems += check.problems
      } else if yaml.problems.isEmpty {
        reportEmptyCheck(fence)
      }
      document.status = .rule
    }
    for fence in fences.dropFirst() { reportSecondCheck(fence) }
    if document.status != .rule, page.frontmatter != nil { reportUnannouncedChecks() }
    guard let sidecar, sidecar.hasCheck else { return }
    if document.status == .rule { return reportTwoChecks(sidecar) }
    document.status = .rule
    document.sentences = sidecar.sentences
    document.checkPath = sidecar.path
  }

  private static let yaml = ["yaml", "yml", ""]

  private mutating func readExamples() {
    let marks = Dictionary(grouping: sidecar?.marks ?? [], by: \.block)
    readExamples(of: page, marks)
    if let companion { readExamples(of: companion, marks) }
    chooseExamples()
    checkMarks(sidecar?.marks ?? [])
    let hasExamples = (page.labels + (companion?.labels ?? [])).contains { $0.side != .other }
    if document.status == .article, page.frontmatter != nil || hasExamples { document.status = .guidance }
    if document.status != .article, sidecar?.examples.isEmpty ?? true {
      nameNearLabels(of: page)
      if let companion { nameNearLabels(of: companion) }
    }
  }

  private mutating func checkMarks(_ marks: [Sidecar.Mark]) {
    if marks.isEmpty { return }
    let lines = document.blocks.map(\.lineCount)
    for mark in marks where mark.block > lines.count || mark.line > lines[mark.block - 1] {
      reportMark(mark)
    }
    let provable = Set(document.groups.filter { $0.side == .incorrect }.flatMap(\.files).map(\.block))
    for mark in marks where !provable.contains(mark.block) && mark.block <= lines.count {
      reportUnusedMark(mark, of: document.blocks[mark.block - 1])
    }
  }

  /// Takes the examples that the sidecar names instead of those that labels name.
  private mutating func chooseExamples() {
    guard let examples = sidecar?.examples, !examples.isEmpty else { return }
    document.groups = []
    var sides: [Int: ExampleSide] = [:]
    for example in examples {
      guard isThere(example) else { continue }
      let group = ExampleGroup(
        example.side, example.place, label: example.place.text, blocks: document.blocks)
      document.groups.append(group)
      for block in example.place.blocks where sides[block] != .incorrect { sides[block] = example.side }
    }
    document.blocks = document.blocks.map { $0.replacing(side: sides[$0.ordinal] ?? .other) }
  }

  /// Whether a document has the lines of an example, in Swift; reports what it has not.
  private mutating func isThere(_ example: Sidecar.Example) -> Bool {
    for slice in example.place.slices {
      guard document.blocks.indices.contains(slice.block - 1),
        document.blocks[slice.block - 1].lineCount >= slice.lines?.upperBound ?? 1
      else {
        reportExample(example, "the document has no such lines")
        return false
      }
      if !document.blocks[slice.block - 1].surroundings.isSwift {
        reportExample(example, "block \(slice.block) is not Swift")
        return false
      }
    }
    return true
  }

  /// Labels that a person would take for those of examples.
  private mutating func nameNearLabels(of page: Markdown) {
    let shown = Set(page.fences.filter { isSwift($0) }.compactMap(\.label))
    for index in shown.sorted() {
      let label = page.labels[index]
      guard label.resemblesExample, label.line != page.heading?.line else { continue }
      reportNearLabel(label, page.path)
    }
  }

  private mutating func readExamples(of page: Markdown, _ marks: [Int: [Sidecar.Mark]]) {
    var current: (label: Int, files: [ExampleFile])?
    var foreign: [Int: Fence] = [:]
    let headings = Self.headings(of: page)
    for fence in page.fences {
      let block = addBlock(fence, of: page, marks, below: fence.label.map { headings[$0] })
      guard let index = fence.label, block.side != .other else { continue }
      if let group = current, group.label != index { addGroup(page.labels[group.label], group.files) }
      if current?.label != index { current = (index, []) }
      if isSwift(fence) {
        if SwiftHeuristic.isImpossible(fence.text) { reportNotSwift(fence, page.path) }
        current?.files += ExampleFiles.cut(block)
      } else if foreign[index] == nil {
        foreign[index] = fence
      }
    }
    if let group = current { addGroup(page.labels[group.label], group.files) }
    let swift = Set(page.fences.filter { isSwift($0) }.compactMap(\.label))
    for (label, fence) in foreign.sorted(by: { $0.key < $1.key }) where !swift.contains(label) {
      reportNotSwift(fence, page.path)
    }
  }

  private mutating func addBlock(
    _ fence: Fence, of page: Markdown, _ marks: [Int: [Sidecar.Mark]], below headings: BlockSurroundings?
  ) -> ExampleBlock {
    let ordinal = document.blocks.count + 1
    var surroundings = headings ?? BlockSurroundings()
    surroundings.labelLine = page.label(of: fence)?.line
    surroundings.lead = fence.lead
    surroundings.isSwift = isSwift(fence)
    let marks = marks[ordinal, default: []].map(\.line).filter { $0 <= fence.lineCount }
    let block = ExampleBlock(
      ordinal: ordinal, side: page.label(of: fence)?.side ?? .other, label: page.label(of: fence)?.text,
      surroundings: surroundings, language: fence.language, path: page.path,
      firstLine: fence.firstLine, text: fence.text, marks: Set(marks).sorted())
    document.blocks.append(block)
    return block
  }

  /// For each label of a page, the headings that it stands below. O(labels).
  private static func headings(of page: Markdown) -> [BlockSurroundings] {
    var current = BlockSurroundings()
    return page.labels.map { label in
      if label.isHeading {
        let heading = BlockSurroundings.Heading(text: label.text, line: label.line)
        current.heading = heading
        if label.side == .other, SideWords.side(ofLabel: label.text) == nil { current.topic = heading }
      }
      return current
    }
  }

  private mutating func addGroup(_ label: Label, _ files: [ExampleFile]) {
    guard !files.isEmpty else { return }
    document.groups.append(ExampleGroup(side: label.side, label: label.text, files: files))
  }

  private func isSwift(_ fence: Fence) -> Bool {
    fence.language == "swift" || (fence.language.isEmpty && SwiftHeuristic.isPlausible(fence.text))
  }

  private mutating func checkFrontmatter() {
    guard document.status != .article else { return }
    guard let frontmatter = page.frontmatter else { return reportNoFrontmatter() }
    if let title = frontmatter.value("title") {
      if let heading = page.heading,
        Markdown.comparable(title.text) != Markdown.comparable(heading.text)
      {
        reportTitle(title, heading)
      }
    } else {
      reportMissing("title")
    }
    if frontmatter.value("impactDescription") == nil { reportMissing("impactDescription") }
    if let key = frontmatter.entries.first(where: { $0.key.text == "aliases" })?.key { reportAliases(key) }
    for entry in frontmatter.entries where !Self.keys.contains(entry.key.text) {
      if SentenceParser.remedies.contains(entry.key.text) {
        reportRemedy(entry.key)
      } else if let known = Self.key(meantBy: entry.key.text) {
        reportMisspelt(entry.key, known)
      }
    }
  }

  /// What is read of a frontmatter; pages may carry others, which other tools read.
  private static let keys = [
    "title", "impact", "impactDescription", "tags", "profiles", "conflicts", "supersedes", "needs", "share",
    "allow", "default",
  ]

  /// The key that an unread one stands in for: by a slip of the pen, or under another tool's name.
  private static func key(meantBy unread: String) -> String? {
    if ["severity", "level", "priority"].contains(unread) { return "impact" }
    var names = NearestNames(keys)
    return names.nearest(to: unread, within: unread.utf8.count > 4 ? 2 : 1)
  }
}
