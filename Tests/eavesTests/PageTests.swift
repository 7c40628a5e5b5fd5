import EavesDocuments
import EavesFindings
import EavesSession
import EavesSource
import Foundation
import Testing

@testable import eaves

/// A page of README or Documentation, as the blocks between its fences.
struct Page: CustomTestStringConvertible {
  /// From the root of the repository.
  let path: String
  let text: String

  var testDescription: String { path }

  /// What stands between two fences.
  struct Block {
    /// What follows the opening fence: `sh`, `console`.
    let language: String
    let lines: [String]
    /// The line of text before it that is not blank.
    let lead: String
  }

  static let folder = "Sources/eaves/Documentation.docc"

  /// The folder of this repository.
  static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  init(_ path: String) throws {
    self.path = path
    text = try String(contentsOfFile: "\(Self.root)/\(path)", encoding: .utf8)
  }

  /// README, the pages of the documentation, and that for contributors.
  static func all() throws -> [Page] {
    let pages = try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)").sorted()
    return try (["README.md", ".github/CONTRIBUTING.md"] + pages.map { "\(folder)/\($0)" }).map(Page.init)
  }

  var blocks: [Block] {
    var blocks: [Block] = []
    var open: (fence: Substring, language: String, lead: String)?
    var lines: [String] = []
    var lead: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let fence = line.prefix { $0 == "`" }
      if let inside = open {
        if line == inside.fence {
          blocks.append(Block(language: inside.language, lines: lines, lead: inside.lead))
          open = nil
        } else {
          lines.append(String(line))
        }
      } else if fence.count >= 3 {
        open = (fence, String(line.dropFirst(fence.count)), lead.joined(separator: " "))
        (lines, lead) = ([], [])
      } else if !line.isEmpty {
        lead.append(line)
      }
    }
    return blocks
  }

  /// A command line, and what the page says it prints; nil where it does not say.
  struct Step {
    let line: String
    let prints: String?
    /// A page that is to be saved before, and where.
    let saves: (path: String, text: String)?
  }

  /// What a reader would type, in order.
  var steps: [Step] {
    var saved: (path: String, text: String)?
    return blocks.flatMap { block -> [Step] in
      defer { if ["sh", "console"].contains(block.language) { saved = nil } }
      switch block.language {
      case "markdown":
        let name = block.lead.split(separator: "Save this as `").last?.split(separator: "`").first
        saved = name.map { (String($0), block.lines.joined(separator: "\n") + "\n") }
        return []
      case "sh": return block.lines.filter { !$0.isEmpty }.map { Step(line: $0, prints: nil, saves: saved) }
      case "console":
        let turns = block.lines.joined(separator: "\n").split(
          separator: "$ ", omittingEmptySubsequences: true)
        return turns.map { turn in
          let lines = turn.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
          return Step(
            line: String(lines[0]), prints: lines.count > 1 ? String(lines[1]) + "\n" : "", saves: saved)
        }
      default: return []
      }
    }
  }

  /// Code in running text.
  var spans: [String] {
    var open = false
    let prose = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.hasPrefix("```") { open.toggle() }
      return !open && !line.hasPrefix("```")
    }.joined(separator: " ")
    return prose.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}

/// What README and the documentation tell to type is typed, and prints what they say.
@Suite struct PageTests {
  /// Command lines that are not run here, each with the reason.
  static let left: [(line: String, reason: String)] = [
    ("swift run eaves check Fixtures/Harbor", "builds Eaves; ReadmeCommandTests check Harbor"),
    ("swift test", "is what runs this"),
    ("eaves check --watch", "ends when it is stopped; WatchTests hold it"),
    (
      #""$SRCROOT/Tools/eaves" check --root "$SRCROOT" --format xcode && touch "$DERIVED_FILE_DIR/eaves.stamp""#,
      "a build phase of Xcode"
    ),
    ("swift build -c release -Xswiftc -static-executable -Xlinker -s", "builds Eaves; .ci/run does"),
    (".ci/release", "builds Eaves from a clean clone, for minutes"),
    ("git tag 0.2.0 && git push origin 0.2.0", "publishes a release; .ci/workflows plays its steps"),
    ("docker build -f .ci/Dockerfile .build/released", "needs a server; .ci/alone runs what is in the image"),
  ]

  /// A line without the remark behind it.
  private static func bare(_ line: String) -> String {
    (line.firstRange(of: " #").map { String(line[..<$0.lowerBound]) } ?? line)
      .trimmingCharacters(in: .whitespaces)
  }

  @Test func `what is not run stands on a page, and what is run is Eaves`() throws {
    let lines = Set(try Page.all().flatMap(\.steps).map { Self.bare($0.line) })
    for (line, _) in Self.left { #expect(lines.contains(line), "no page says `\(line)` any more") }
    for line in lines.subtracting(Self.left.map(\.line)) {
      let words = line.split(separator: "&&").last?.split(separator: " ") ?? []
      #expect(words.first == "eaves", "`\(line)` is no command of Eaves: give a reason not to run it")
    }
  }

  @Test(arguments: try Page.all()) func `is run, and prints what the page says`(_ page: Page) throws {
    let steps = page.steps.filter { step in !Self.left.contains { $0.line == Self.bare(step.line) } }
    if steps.isEmpty { return }
    let sandbox = try ReaderDesk(isAtTop: page.path == "README.md")
    for step in steps {
      if let (path, text) = step.saves { try sandbox.save(path, text) }
      let (status, said) = try sandbox.type(step.line)
      #expect(status <= 1 && !said.contains("error:"), "\(step.line): \(status)\n\(said)")
      if let prints = step.prints { #expect(said == prints, "\(step.line)") }
    }
  }

  /// Commands in running text are understood, whatever their words stand for.
  @Test(arguments: try Page.all()) func `is written as the program takes it`(_ page: Page) {
    for span in page.spans where span.hasPrefix("eaves ") {
      var words = span.split(separator: " ").map(String.init).dropFirst().prefix {
        ![">", ">>", "|"].contains($0)
      }
      words.removeAll { $0.hasPrefix("[") || $0.hasPrefix("…") }
      if words.last == "baseline" { continue }
      #expect(Command(word: words.first ?? "") != nil, "`\(span)`")
      let problems = ArgumentParser(Array(words)) { _ in true }.problems.map(\.text)
        .filter { !$0.contains("needs an argument") && !$0.contains("does not know `LIST`") }
      #expect(problems == [], "`\(span)`")
    }
  }
}

/// The machine of a reader: a copy of the repository's fixtures under git, and `eaves` on the path.
final class ReaderDesk {
  private let sandbox: Sandbox
  private var place: String

  init(isAtTop: Bool) throws {
    sandbox = try Sandbox([
      ("home/.zfunc/", ""), ("home/.config/fish/completions/", ""),
      ("home/.local/share/bash-completion/completions/", ""), ("bin/", ""), ("repository/Fixtures/", ""),
    ])
    let files = FileManager.default
    try files.copyItem(
      atPath: "\(Page.root)/Fixtures/Trips", toPath: "\(sandbox.path)/repository/Fixtures/Trips")
    try files.createSymbolicLink(
      atPath: "\(sandbox.path)/bin/eaves", withDestinationPath: try Self.program())
    place = isAtTop ? "repository" : "repository/Fixtures/Trips"
    for line in [
      "init -q -b main", "add .", "commit -q -m Trips", "update-ref refs/remotes/origin/main HEAD",
    ] {
      try sandbox.git(line, in: "repository")
    }
  }

  /// The program that was built with these tests: it lies beside them.
  static func program() throws -> String {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath
    let place = URL(fileURLWithPath: tests ?? ProcessInfo.processInfo.arguments[0])
    let program = place.deletingLastPathComponent().appending(path: "eaves").path
    return try #require(FileManager.default.isExecutableFile(atPath: program) ? program : nil, "\(program)")
  }

  /// Saves a document, and names its folder in the configuration, as the page says.
  func save(_ path: String, _ text: String) throws {
    try sandbox.add("\(place)/\(path)", Array(text.utf8))
    let configuration = "\(place)/eaves.yml"
    guard let page = sandbox.text(configuration), !page.contains("\nrules:") else { return }
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    try sandbox.add(configuration, Array((page + "rules: [\(folder)]\n").utf8))
  }

  /// Types a line; a change of the folder stays. Both outputs come as one.
  func type(_ line: String) throws -> (status: Int32, said: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", "-c", line]
    process.currentDirectoryURL = URL(fileURLWithPath: "\(sandbox.path)/\(place)")
    process.environment = [
      "HOME": "\(sandbox.path)/home",
      "PATH": "\(sandbox.path)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
      "GIT_CONFIG_GLOBAL": "/dev/null",
    ]
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if line.hasPrefix("cd "), let folder = line.dropFirst(3).split(separator: " ").first {
      place += "/\(folder)"
    }
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }
}

/// Pages that are made from what the program knows.
@Suite struct GeneratedPageTests {
  /// Whether a page ends with a text, behind its mark; `UPDATE_SNAPSHOTS=1` writes it there.
  private func ends(_ page: String, with expected: String) throws -> Bool {
    let path = "\(Page.folder)/\(page).md"
    let text = try Page(path).text
    let mark = try #require(text.firstRange(of: "<!-- generated: "), "\(page).md has no mark")
    let end = try #require(text[mark.upperBound...].firstRange(of: " -->\n\n")).upperBound
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try Data((text[..<end] + expected).utf8).write(to: URL(fileURLWithPath: "\(Page.root)/\(path)"))
      return true
    }
    return text[end...] == expected
  }

  @Test func `the glossary is what the program explains`() throws {
    #expect(try ends("Glossary", with: Glossary.table), "Glossary.md should end with:\n\(Glossary.table)")
  }

  @Test func `the catalogue is what the program prints`() throws {
    let sandbox = try Sandbox([("p/A.swift", Sample.quiet)])
    let catalogue = sandbox.eaves("rules --format markdown --root ~/p").out
    #expect(try ends("Rules", with: catalogue), "Rules.md should end with:\n\(catalogue)")
  }

  @Test func `the page of profiles names every rule of each`() throws {
    let ruleSet = RuleSet(shipped: Workspace.bundledRules)
    var text = ""
    for profile in ruleSet.profiles where profile != "none" {
      let ids = ruleSet.documents.filter { $0.profiles.contains(profile) }.map {
        "`\($0.id)`" + ($0.isOffByDefault ? " (off)" : "")
      }.sorted()
      text += "- **\(profile)** (\(ids.count)): \(ids.joined(separator: ", "))\n"
    }
    #expect(try ends("Profiles", with: text), "Profiles.md should end with:\n\(text)")
    let table = try Page("\(Page.folder)/Profiles.md").text
    for profile in ruleSet.profiles { #expect(table.contains("| `\(profile)` |"), "\(profile)") }
  }

  @Test func `README counts the rules that are shipped`() throws {
    let ruleSet = RuleSet(shipped: Workspace.bundledRules)
    let rules = ruleSet.documents.count { $0.status == .rule }
    let profiles = ruleSet.profiles.count { !["base", "none"].contains($0) }
    #expect(profiles == 7)
    #expect(try Page("README.md").text.contains("| \(rules), in seven profiles |"))
  }

  @Test func `README fits on two hundred lines`() throws {
    #expect(try Page("README.md").text.split(separator: "\n", omittingEmptySubsequences: false).count <= 201)
  }
}
