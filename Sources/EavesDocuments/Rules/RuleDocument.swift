package import EavesFindings
package import EavesSource

/// A rule document: its text, its check, and the examples that prove the check.
package struct RuleDocument: Sendable {
  /// What a page is good for.
  package enum Status: Sendable {
    /// Has a check.
    case rule
    /// Has frontmatter or labelled examples, but no check.
    case guidance
    /// Neither: prose, 0 rules.
    case article
  }

  package var id: RuleID
  /// As a person would open it.
  package var path: FilePath
  package var status: Status
  package var title: String
  /// MEDIUM when neither frontmatter nor `_sections.md` says it.
  package var impact: Impact
  package var impactDescription: String
  package var tags: [String]
  package var profiles: [String]
  package var conflicts: [RuleID]
  package var supersedes: [RuleID]
  /// Its former ids, from `_renamed.yml`; several rules may share one.
  package var aliases: [RuleID]
  /// Roles that the rule names besides its subjects: a project without them does not follow the rule, even without
  /// violations.
  package var needs: [String] = []
  /// Whether a survey rates how far code follows the rule; false for `share: none`, where code does not show who could
  /// break it.
  package var hasShare = true
  /// Whether a comment with a reason may suppress a violation; false for `allow: never`.
  package var isAllowable = true
  /// Whether the rule runs only if a configuration or the command line names it: `default: off`.
  package var isOffByDefault = false
  /// Whether it came with Eaves: names of members that it excepts are the SDK's.
  package var isShipped = false
  /// Whether it is what a line of `eaves.yml` is short for: there is no page of it, and no example.
  package var isDeclared = false
  /// Empty for guidance and articles.
  package var sentences: [Sentence]
  /// The file that holds the check: the document itself or its sidecar.
  package var checkPath: FilePath
  /// The text without frontmatter: help for formats that can show it.
  package let body: String
  /// Every fence of the document (and of its `<stem>.examples.md`), in order; `ordinal` counts them from 1.
  package var blocks: [ExampleBlock]
  /// Label groups in order: each is a project of its own.
  package var groups: [ExampleGroup]
  /// Title of the section that `_sections.md` gives the document by its file-name prefix; nil without one.
  package var section: String?

  package init(
    id: RuleID, path: FilePath, status: Status, title: String, impact: Impact, impactDescription: String,
    tags: [String], profiles: [String], conflicts: [RuleID], supersedes: [RuleID], aliases: [RuleID],
    sentences: [Sentence], checkPath: FilePath, blocks: [ExampleBlock], groups: [ExampleGroup], body: String,
    section: String? = nil
  ) {
    self.id = id
    self.path = path
    self.status = status
    self.title = title
    self.impact = impact
    self.impactDescription = impactDescription
    self.tags = tags
    self.profiles = profiles
    self.conflicts = conflicts
    self.supersedes = supersedes
    self.aliases = aliases
    self.sentences = sentences
    self.checkPath = checkPath
    self.blocks = blocks
    self.groups = groups
    self.body = body
    self.section = section
  }
}

extension RuleDocument {
  /// As many examples of one document are run, and as many of a side a sidecar may list.
  package static let maxExamples = 1_000

  /// Whether a word is its id, or an id that it once had.
  package func isCalled(_ word: String) -> Bool {
    id.text.isExactly(word) || aliases.contains(RuleID(word))
  }
}

/// What an example has to prove.
package enum ExampleSide: String, Sendable {
  /// Must fire.
  case incorrect
  /// Must have no findings.
  case correct
  /// Documentation: nothing is asserted, it is not run.
  case other
}

/// One fence of a document.
package struct ExampleBlock: Sendable {
  /// 1-based ordinal of the fence in the document, fences of every language counted.
  package let ordinal: Int
  package let side: ExampleSide
  /// The label above it, as written, without asterisks; nil where there is none.
  package let label: String?
  /// What it stands below, as the pairs of a document that follows no format are found by.
  let surroundings: BlockSurroundings
  /// First word of the info string, lowercased: `swift`, `yaml`; empty when there is none.
  package let language: String
  /// The file it stands in: the document, or its `<stem>.examples.md`.
  package let path: FilePath
  /// 1-based line in that file of the block's first line of content.
  package let firstLine: Int
  /// The content, lines joined by `\n`, with the fence's own indentation removed; CR LF kept as written.
  package let text: String
  /// 1-based lines of the block that a sidecar's `marks` name. Marks in comments are the scanner's to find.
  package let marks: [Int]

  var lineCount: Int { text.utf8.count { $0 == Byte.lineFeed } + 1 }

  func replacing(side: ExampleSide? = nil, text: String? = nil) -> ExampleBlock {
    ExampleBlock(
      ordinal: ordinal, side: side ?? self.side, label: label, surroundings: surroundings, language: language,
      path: path, firstLine: firstLine, text: text ?? self.text, marks: marks)
  }
}

/// What a block stands below.
struct BlockSurroundings: Sendable {
  /// A heading, and its 1-based line.
  struct Heading: Hashable, Sendable {
    let text: String
    let line: Int
  }

  /// The nearest heading; nil before the first.
  var heading: Heading?
  /// The nearest heading that names no side: `AnyView`, not `❌ Wrong`.
  var topic: Heading?
  /// The 1-based line of the label above it.
  var labelLine: Int?
  /// The line of text right above it.
  var lead = ""
  /// Whether the code may be Swift.
  var isSwift = false
}

/// All Swift fences under one label: a small project of its own.
package struct ExampleGroup: Sendable {
  package let side: ExampleSide
  /// The label as written, without asterisks: "Incorrect (view calls the store)".
  package let label: String
  /// In document order.
  package let files: [ExampleFile]
  /// What surrounds code that is shown without its type; nil where nothing does.
  package var host: ExampleHost?

  package init(side: ExampleSide, label: String, files: [ExampleFile], host: ExampleHost? = nil) {
    self.host = host
    self.side = side
    self.label = label
    self.files = files
  }
}

/// A virtual file of an example: a run of lines of one block, or of several where a sentence interrupts the code.
package struct ExampleFile: Sendable {
  /// Where a further block goes on: `line` of the file is the first line of that block. Both from 1.
  package struct Seam: Sendable {
    package let line: Int
    package let block: Int

    package init(line: Int, block: Int) { (self.line, self.block) = (line, block) }
  }

  /// From the path comment that begins it, or `Example<ordinal>.swift`.
  package let path: FilePath
  /// Ordinal of the block it is cut from.
  package let block: Int
  /// 1-based line of the block at which the file begins: line 1 of the file is that line.
  package let firstLine: Int
  package let text: String
  /// In order; most files have none.
  package let seams: [Seam]

  package init(path: FilePath, block: Int, firstLine: Int, text: String, seams: [Seam] = []) {
    self.path = path
    self.block = block
    self.firstLine = firstLine
    self.text = text
    self.seams = seams
  }

  /// The same written otherwise, line for line.
  package func replacing(path: FilePath? = nil, text: String? = nil) -> ExampleFile {
    ExampleFile(
      path: path ?? self.path, block: block, firstLine: firstLine, text: text ?? self.text, seams: seams)
  }
}
