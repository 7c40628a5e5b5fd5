package import EavesDocuments
package import EavesFindings
import EavesOutline
import EavesProject
package import EavesSource

/// What a document's examples say of its check.
package struct DocumentProof: Sendable {
  /// The outcome, spelt as the JSON of `validate` spells it.
  package enum Status: String, Sendable { case proven, failed, guidance, article, invalid }

  package let document: FilePath
  package let rule: RuleID
  package var status: Status
  package var problems: [Problem]
  package var blocks: [BlockResult]
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
  /// What was found, by line.
  package var messages: [Int: [String]] = [:]
}

/// The result of running one document on one group of examples.
struct GroupRun {
  /// Findings and related places as (block, line), and the exceptions that applied.
  var found: Set<BlockLine> = []
  var related: Set<BlockLine> = []
  var excepted: Set<String> = []
  var excluded: Set<String> = []
  var messages: [BlockLine: [String]] = [:]
  var findings: [Finding] = []
}

/// A line of a fence, both counted from 1.
package struct BlockLine: Hashable, Sendable, Comparable {
  package let block: Int
  package let line: Int
  package static func < (left: BlockLine, right: BlockLine) -> Bool {
    (left.block, left.line) < (right.block, right.line)
  }
}

/// Runs documents on examples: scanned once, asked as often as needed.
package struct ExampleBench {
  let vocabulary: RoleVocabulary

  package init(vocabulary: RoleVocabulary) { self.vocabulary = vocabulary }

  /// A label group as a linked project, with the way back from its files to block and line.
  struct Stage {
    let project: Project
    let files: [ExampleFile]
    /// Lines that carry a mark.
    let marks: Set<BlockLine>
  }

  func stage(_ group: ExampleGroup, _ document: RuleDocument) -> Stage {
    let files = group.files.enumerated().map { index, file in
      ExampleFile(
        path: FilePath(
          group.files[..<index].contains { $0.path == file.path }
            ? "\(file.path.text)#\(index)" : file.path.text),
        block: file.block, firstLine: file.firstLine, text: file.text)
    }
    let outlines = files.map { Outline(scanning: SourceText(path: $0.path, text: $0.text)) }
    var marks: Set<BlockLine> = []
    for (file, outline) in zip(files, outlines) {
      for directive in outline.directives where directive.kind == .expect {
        let line = outline.lines.line(of: directive.range.start)
        marks.insert(BlockLine(block: file.block, line: file.firstLine + line - 1))
      }
    }
    let blocks = Set(files.map(\.block))
    for block in document.blocks where blocks.contains(block.ordinal) {
      for line in block.marks { marks.insert(BlockLine(block: block.ordinal, line: line)) }
    }
    let modules = ModuleMap(
      manifests: outlines.filter { $0.source.path.name == "Package.swift" },
      paths: outlines.map(\.source.path))
    let project = Project(outlines: outlines, modules: modules, vocabulary: vocabulary)
    return Stage(project: project, files: files, marks: marks)
  }

  /// Runs a document's sentences on a stage.
  func run(_ document: RuleDocument, on stage: Stage) -> GroupRun {
    let outcomes = Checker(project: stage.project, rules: [document]).run()
    let findings = FindingMaker(project: stage.project).findings(outcomes, of: [document])
    var run = GroupRun()
    run.findings = findings
    for finding in findings {
      guard let line = blockLine(finding.place, stage) else { continue }
      run.found.insert(line)
      run.messages[line, default: []].append(finding.message)
      for related in finding.related { blockLine(related.place, stage).map { _ = run.related.insert($0) } }
    }
    for (number, sentence) in outcomes.flatMap(\.sentences).enumerated() {
      for excepted in sentence.excepted {
        run.excepted.insert("\(number).\(excepted.item)@\(excepted.file):\(excepted.start)")
      }
      for item in sentence.exclusions { run.excluded.insert("\(number).\(item)") }
    }
    return run
  }

  private func blockLine(_ place: Place, _ stage: Stage) -> BlockLine? {
    stage.files.first { $0.path == place.path }.map {
      BlockLine(block: $0.block, line: $0.firstLine + place.start.line - 1)
    }
  }
}
