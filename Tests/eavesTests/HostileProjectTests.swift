import EavesReporters
import Foundation
import FuzzCases
import Testing

@testable import eaves

/// A stranger's branch, in which everything is called what somebody may call it: whatever a command prints of it,
/// nothing acts on who reads, and no line is a command to the service that keeps the log.
///
/// Names go by their number, so that the log of the tests is not what they are about.
@Suite struct HostileProjectTests {
  static let files = HostileNames.files

  /// The numbers of every other name: what takes long is tried with one half here and with the other there.
  private static func half(_ number: Int) -> [Int] { Array(stride(from: number % 2, to: files.count, by: 2)) }

  /// The project: a folder, a file, a type, a stored property and a comment for each name, and a rule for some.
  private static func sandbox(_ names: [Int] = half(0)) throws -> Sandbox {
    var contents: [(path: String, text: String)] = [
      (".git/", ""), ("p/eaves.yml", "eaves: 1\nprofile: none\nrules: [../rules]\n"),
    ]
    contents.append(("p/Package.swift", manifest))
    for (count, index) in names.enumerated() {
      let file = files[index]
      let isName = HostileNames.identifiers.contains(HostileNames.all[index])
      let name = isName ? HostileNames.all[index] : "T\(index)"
      contents.append(
        (
          "p/Sources/\(file)/\(file).swift",
          """
          struct `\(name)`: View {
            \(count % 5 == 1 ? "// eaves:allow no-store-in-views -- \(name)" : "// \(name)")
            let store: TripStore // \(name)
            let `\(name)`: Store\(index)
            var body: some View { Text("") }
          }
          }
          """
        ))
      if count % 11 == 0 { contents.append(("rules/\(file).md", rule(HostileNames.all[index], index))) }
    }
    contents.append(("rules/no-store-in-views.md", Sample.rule()))
    return try Sandbox(contents)
  }

  /// Targets of all names that a literal of Swift takes as they are.
  private static var manifest: String {
    let names = HostileNames.identifiers.filter { name in
      !name.unicodeScalars.contains { $0 == "\"" || $0 == "\\" }
    }
    let targets = names.map { "    .target(name: \"\($0)\", path: \"Sources/\($0)\")," }
    return "import PackageDescription\nlet package = Package(\n  name: \"p\",\n  targets: [\n"
      + targets.joined(separator: "\n") + "\n  ])\n"
  }

  /// A document that says the name wherever it can, and finds one property.
  private static func rule(_ name: String, _ index: Int) -> String {
    let quoted = name.quotedYAML
    return Sample.rule("for: view\nnever:\n  holds: Store\(index)\ninstead: \(quoted)")
      .replacing("title: No Store in Views", with: "title: \(quoted)")
      .replacing(
        "impactDescription: a view can be shown without a store", with: "impactDescription: \(quoted)"
      )
      .replacing("tags: layer", with: "tags: layer, \(quoted)")
      .replacing("BerthStore", with: "Store\(index)") + "\n\(name)\n"
  }

  private func json(_ heard: CapturedOutput) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(heard.out.utf8))
  }

  // MARK: A project

  @Test func `check, in every format`() throws {
    let desks = try [Self.sandbox(Self.half(0)), Self.sandbox(Self.half(1))]
    for (index, format) in ReportFormat.all.map(\.name).enumerated() {
      let heard = desks[index % 2].eaves("check ~/p --color never --format \(format)")
      #expect(heard.status == .findings, "\(format)")
      inspect(heard, format, isGitHub: format == "github")
      if ["gitlab", "json", "sarif"].contains(format) { _ = try json(heard) }
    }
  }

  @Test func `JSON names every file, type and rule as it is`() throws {
    let heard = try Self.sandbox(Array(Self.files.indices)).eaves("check ~/p --format json")
    let findings = try #require((try json(heard) as? [String: Any])?["findings"] as? [[String: Any]])
    let paths = Set(findings.compactMap { $0["path"] as? String }.map { Array($0.unicodeScalars) })
    for file in Self.files { #expect(paths.contains(Array("Sources/\(file)/\(file).swift".unicodeScalars))) }
    let subjects = findings.compactMap { ($0["subject"] as? [String: Any])?["name"] as? String }
    let names = Set(subjects.map { Array($0.unicodeScalars) })
    for name in HostileNames.identifiers where !name.contains("<#") {
      #expect(names.contains(Array(name.unicodeScalars)), "\(HostileNames.all.firstIndex(of: name) ?? -1)")
    }
    let reasons = findings.compactMap { ($0["suppressed"] as? [String: Any])?["reason"] as? String }
    #expect(reasons.count > 10)
    let rules = Set(findings.compactMap { $0["rule"] as? String })
    #expect(rules.count > 8)
  }

  @Test func `every command that tells of a project`() throws {
    let sandbox = try Self.sandbox()
    for line in [
      "check ~/p --color never --quiet", "check ~/p --color never --strict --timings", "survey ~/p",
      "survey ~/p --format json", "rules --root ~/p", "rules --root ~/p --for ~/p/Sources",
      "config --root ~/p --for ~/p",
      "graph ~/p", "graph ~/p --format dot", "graph ~/p --format json", "graph ~/p --format svg",
      "report ~/p --output -", "explain --language --root ~/p",
      "validate ~/rules", "validate ~/rules --format json", "validate ~/rules --matrix",
      "init ~/p --force --rules ~/rules --profile none",
      "init ~/p --force --rules ~/rules",
    ] {
      let heard = sandbox.eaves(line)
      #expect(heard.status != .couldNotRun, "\(line)")
      inspect(heard, line)
      if line.contains("json") { _ = try json(heard) }
    }
  }

  @Test func `a page of every file`() throws {
    let sandbox = try Self.sandbox(Array(Self.files.indices))
    for (index, file) in Self.files.enumerated() {
      let path = "\(sandbox.path)/p/Sources/\(file)/\(file).swift"
      inspect(sandbox.eaves(words: ["facts", path]), "facts \(index)")
      let heard = sandbox.eaves(words: ["facts", path, "--json"])
      inspect(heard, "facts --json \(index)")
      let said = (try json(heard) as? [String: Any])?["path"] as? String
      #expect(said?.unicodeScalars.elementsEqual("~/p/Sources/\(file)/\(file).swift".unicodeScalars) == true)
    }
  }

  @Test func `stories of types, lines and rules`() throws {
    let sandbox = try Self.sandbox()
    var told = 0
    for index in stride(from: 4, to: Self.files.count, by: 44) {
      let (name, file) = (HostileNames.all[index], Self.files[index])
      let place = "\(sandbox.path)/p/Sources/\(file)/\(file).swift"
      for words in [
        ["why", name], ["why", name, "--json"], ["explain", "\(place):3"], ["explain", file],
        ["config", "--for", place],
        ["rules", "--for", place], ["check", place], ["check", "--only", file],
        ["check", "--report-path", "**/\(file)"],
      ] {
        let heard = sandbox.eaves(words: words + ["--root", "\(sandbox.path)/p"])
        inspect(heard, "\(words[0]) \(index)")
        told += heard.status == .couldNotRun ? 0 : 1
      }
    }
    #expect(told > 15)
  }

  @Test func `paths, all at once`() throws {
    let sandbox = try Self.sandbox()
    let paths = Self.half(0).map { "\(sandbox.path)/p/Sources/\(Self.files[$0])" }
    for format in ["text", "github", "markdown", "agent"] {
      let heard = sandbox.eaves(words: ["check", "--format", format, "--root", "\(sandbox.path)/p"] + paths)
      #expect(heard.status == .findings, "\(heard.errors.count)")
      inspect(heard, format, isGitHub: format == "github")
    }
  }

  @Test func `a baseline with reasons and owners`() throws {
    let sandbox = try Self.sandbox()
    inspect(sandbox.eaves("baseline write --root ~/p"), "write")
    let page = try #require(sandbox.text("p/eaves-baseline.json"))
    #expect(HostileNames.acting(in: page).isEmpty)
    var files = try #require(try JSONSerialization.jsonObject(with: Data(page.utf8)) as? [String: Any])
    let paths = files.keys.filter { $0 != "eaves-baseline" }
    #expect(paths.count > 40)
    for (index, path) in paths.enumerated() {
      guard var entries = files[path] as? [[String: Any]] else { continue }
      for entry in entries.indices {
        entries[entry]["reason"] = HostileNames.all[index]
        entries[entry]["owner"] = HostileNames.all[index + 60]
      }
      files[path] = entries
    }
    files["Gone.swift"] = [
      ["rule": HostileNames.all[4], "subject": HostileNames.all[5], "verb": "holds", "position": "property"]
    ]
    try sandbox.add("p/eaves-baseline.json", Array(try JSONSerialization.data(withJSONObject: files)))
    for line in [
      "check", "baseline show", "baseline show --json", "baseline update", "baseline write --grow",
    ] {
      let heard = sandbox.eaves("\(line) --root ~/p")
      #expect(heard.status != .couldNotRun, "\(line): \(heard.errors.count)")
      inspect(heard, line)
    }
    let after = try #require(sandbox.text("p/eaves-baseline.json"))
    let read = try #require(try JSONSerialization.jsonObject(with: Data(after.utf8)) as? [String: Any])
    let kept = Set(read.keys.map { Array($0.unicodeScalars) })
    for path in paths { #expect(kept.contains(Array(path.unicodeScalars))) }
  }
}

/// What holds of everything that is heard: nothing in it acts, and no line is a command but of the format that makes
/// some.
func inspect(_ heard: CapturedOutput, _ what: @autoclosure () -> String, isGitHub: Bool = false) {
  for text in [heard.out, heard.errors] {
    let acting = HostileNames.acting(in: text)
    #expect(acting.isEmpty, "\(what()): \(acting.map(\.value))")
  }
  let commands = [heard.out, heard.errors].flatMap { HostileNames.commands(in: $0).map(\.name) }
  #expect(commands.allSatisfy { isGitHub && ["error", "warning", "notice"].contains($0) }, "\(what())")
}

extension String {
  /// A scalar of YAML that means the text; line breaks become line feeds.
  var quotedYAML: String {
    let scalars = unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n", "\r": "\\n"
      case "\t": "\\t"
      default: String(scalar)
      }
    }
    return "\"\(scalars.joined())\""
  }
}
