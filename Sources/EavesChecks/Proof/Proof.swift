package import EavesDocuments
package import EavesFindings
import EavesOutline
import EavesProject
package import EavesSource

/// What a document's examples say of its check.
package struct DocumentProof: Sendable {
  /// The outcome, spelled as the JSON of `validate` spells it.
  package enum Status: String, Sendable { case proven, failed, guidance, article, invalid }

  package let document: FilePath
  package let rule: RuleID
  package var status: Status
  package var problems: [Problem]
  package var blocks: [BlockResult]
  /// Whether the check uses an unknown name: the project that it belongs to may define it.
  package var hasUnknownNames = false

  init(document: FilePath, rule: RuleID, status: Status, problems: [Problem], blocks: [BlockResult]) {
    self.document = document
    self.rule = rule
    self.status = status
    self.problems = problems
    self.blocks = blocks
  }

  /// Of a document before anything of it is tried.
  init(of document: RuleDocument) {
    self.init(
      document: document.path, rule: document.id, status: .proven, problems: [],
      blocks: document.blocks.map {
        BlockResult(ordinal: $0.ordinal, side: $0.side, path: $0.path, firstLine: $0.firstLine)
      })
  }

  /// Of a page that cannot be proven for what is wrong with it.
  package init(invalid document: FilePath, _ rule: RuleID, _ problems: [Problem]) {
    self.init(document: document, rule: rule, status: .invalid, problems: problems, blocks: [])
  }
}

/// What was expected and found in one fence, lines counted from 1 within it.
package struct BlockResult: Sendable {
  package let ordinal: Int
  package let side: ExampleSide
  package let path: FilePath
  /// Line of the document at which the block begins.
  package let firstLine: Int
  package var expected: [Int] = []
  package var found: [Int] = []
  package var related: [Int] = []
  /// Whether what was found is not what was expected.
  package var differs = false
  /// What was found, by line.
  package var messages: [Int: [String]] = [:]
}

/// The result of running one document on one group of examples.
struct GroupRun: Sendable {
  /// Findings and related places as (block, line), and the exceptions that applied.
  var found: Set<BlockLine> = []
  var related: Set<BlockLine> = []
  var excepted: Set<AppliedException> = []
  var excluded: Set<SentenceItem> = []
  var messages: [BlockLine: [String]] = [:]
  /// Why an exception that might have did not apply, by line.
  var lost: [BlockLine: String] = [:]
  var findings: [Finding] = []
  var outcome: RuleOutcome?
}

/// A line of a fence, both counted from 1.
package struct BlockLine: Hashable, Sendable, Comparable {
  package let block: Int
  package let line: Int
  package static func < (left: BlockLine, right: BlockLine) -> Bool {
    (left.block, left.line) < (right.block, right.line)
  }
}

/// Runs documents on examples: each example is scanned once and may be checked many times.
package struct ExampleRunner: Sendable {
  let plan: RolePlan
  /// Modules that a configuration names: they hold for the paths of examples as for those of files.
  private let modules: ModuleMap

  package init(vocabulary: RoleVocabulary, modules: [ModuleDefinition] = []) {
    self.init(plan: RolePlan(vocabulary), modules: modules)
  }

  init(plan: RolePlan, modules: [ModuleDefinition]) {
    self.plan = plan
    self.modules = ModuleMap(definitions: modules)
  }

  /// A label group as a linked project, with the way back from its files to block and line.
  struct Stage: Sendable {
    let project: Project
    let files: [ExampleFile]
    /// Lines that carry a mark.
    let marks: Set<BlockLine>
    /// Those of them whose mark is a comment.
    let written: Set<BlockLine>
    /// Where each file stands in the list.
    private let positions: [FilePath: Int]

    init(project: Project, files: [ExampleFile], marks: Set<BlockLine>, written: Set<BlockLine>) {
      self.project = project
      self.files = files
      self.marks = marks
      self.written = written
      positions = Dictionary(
        files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The file of a path; nil when the example has none.
    func file(at path: FilePath) -> ExampleFile? { positions[path].map { files[$0] } }

    /// A line of a file as a line of its block.
    func blockLine(_ line: Int, in path: FilePath) -> BlockLine? {
      file(at: path).map { $0.place(of: line) }
    }
  }

  func stage(_ group: ExampleGroup, _ document: RuleDocument) -> Stage {
    var paths: Set<FilePath> = []
    let hosted = HostedExample(group)
    let files = hosted.files.enumerated().map { index, file in
      file.replacing(
        path: paths.insert(file.path).inserted ? file.path : FilePath("\(file.path.text)#\(index)"))
    }
    let outlines = files.map { Outline(scanning: SourceText(path: $0.path, text: $0.text)) }
    var marks: Set<BlockLine> = []
    for (file, outline) in zip(files, outlines) {
      for directive in outline.directives where directive.kind == .expect {
        marks.insert(file.place(of: outline.lines.line(of: directive.range.start)))
      }
    }
    let written = marks
    for file in files {
      let named = file.blocks.flatMap { ordinal in
        (document.block(ordinal)?.marks ?? []).map { BlockLine(block: ordinal, line: $0) }
      }
      if named.isEmpty { continue }
      // Of a block that several examples share, each has the lines that are not blank in it.
      for (index, line) in file.text.sourceLines.enumerated() where line.contains(where: { !$0.isWhitespace })
      {
        let place = file.place(of: index + 1)
        if named.contains(place) { marks.insert(place) }
      }
    }
    let modules = ModuleMap(
      modules, manifests: outlines.filter { $0.source.path.isNamed("Package.swift") },
      paths: outlines.map { $0.source.path })
    let project = Project(outlines: outlines + hosted.standIns, modules: modules, plan: plan)
    return Stage(project: project, files: files, marks: marks, written: written)
  }

  /// Runs a document's sentences on a stage.
  func run(_ document: RuleDocument, on stage: Stage) -> GroupRun {
    runs([document], on: stage)[0]
  }

  /// Runs several documents on a stage in one walk, each as if it were alone.
  func runs(_ documents: [RuleDocument], on stage: Stage) -> [GroupRun] {
    let outcomes = Checker(project: stage.project, rules: documents).run()
    return zip(documents, outcomes).map { run($0, $1, on: stage) }
  }

  /// What a document's outcome on a stage says of its lines.
  func run(_ document: RuleDocument, _ outcome: RuleOutcome, on stage: Stage) -> GroupRun {
    var run = GroupRun()
    run.outcome = outcome
    if outcome.sentences.contains(where: { !$0.violations.isEmpty }) {
      run.findings = FindingMaker(project: stage.project).findings([outcome], of: [document])
    }
    for finding in run.findings {
      guard let line = stage.blockLine(finding.place.start.line, in: finding.place.path) else { continue }
      run.found.insert(line)
      run.messages[line, default: []].append(finding.message)
      if let why = finding.except, run.lost[line] == nil { run.lost[line] = why }
      for related in finding.related {
        stage.blockLine(related.place.start.line, in: related.place.path).map { _ = run.related.insert($0) }
      }
    }
    for (number, sentence) in outcome.sentences.enumerated() {
      for excepted in sentence.excepted {
        run.excepted.insert(
          AppliedException(
            item: SentenceItem(sentence: number, item: excepted.item), file: excepted.file,
            start: excepted.start))
      }
      for item in sentence.exclusions { run.excluded.insert(SentenceItem(sentence: number, item: item)) }
    }
    return run
  }
}

/// An item of `except` or `unless`: of which sentence, and which of its items, both from 0.
struct SentenceItem: Hashable, Sendable {
  let sentence: Int
  let item: Int
}

/// Where an exception has removed a piece of evidence.
struct AppliedException: Hashable, Sendable {
  let item: SentenceItem
  let file: Int
  let start: UInt32
}

extension ExampleFile {
  /// A line of the file, from 1, as a line of its block.
  func place(of line: Int) -> BlockLine {
    guard let seam = seams.last(where: { $0.line <= line }) else {
      return BlockLine(block: block, line: firstLine + line - 1)
    }
    return BlockLine(block: seam.block, line: line - seam.line + 1)
  }

  /// The blocks that it is cut from.
  var blocks: [Int] { [block] + seams.map(\.block) }
}

extension RuleDocument {
  /// The block of an ordinal; nil when there is none.
  func block(_ ordinal: Int) -> ExampleBlock? {
    blocks.indices.contains(ordinal - 1) ? blocks[ordinal - 1] : nil
  }
}
