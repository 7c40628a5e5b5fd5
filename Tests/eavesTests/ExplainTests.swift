import Testing

@testable import eaves

/// `eaves explain WORD`: words of the language, and the roles and word lists of the project.
@Suite struct ExplainTests {
  private func sandbox(_ configuration: String) throws -> Sandbox {
    try Sandbox([
      ("p/A.swift", Sample.quiet), ("p/eaves.yml", "eaves: 1\n" + configuration),
      ("rules/no-store-in-views.md", Sample.rule()),
    ])
  }

  @Test func `a word of the language`() throws {
    let heard = try sandbox("profile: none\n").eaves("explain holds --root ~/p")
    #expect(heard.status == .clean)
    #expect(heard.out.hasPrefix("holds (verb): has a stored property of it"), "\(heard.out)")
  }

  @Test func `a role of the project, marked as its own`() throws {
    let sandbox = try sandbox("roles:\n  repository:\n    - name: \"*Gate\"\nwords:\n  network: [Wire]\n")
    let role = sandbox.eaves("explain repository --root ~/p").out
    #expect(role.contains("\n- name: \"*Gate\"   (eaves.yml)\n- name: [\"*Repository\", "), "\(role)")
    #expect(sandbox.eaves("explain network --root ~/p").out.contains(", Wire]\n"))
    #expect(!sandbox.eaves("explain --language --root ~/p").out.contains("Wire"))
  }

  @Test func `a line of a file that was not understood is not called clean`() throws {
    let sandbox = try sandbox("profile: base\n")
    try sandbox.add("p/Torn.swift", Array("struct A {\n  let a = 1\n".utf8))
    let unparsed =
      "the file was not parsed completely, so there may be more: `eaves check` says where and why"
    let heard = sandbox.eaves("explain ~/p/Torn.swift:2 --root ~/p")
    #expect(heard.out.contains("\n\(unparsed)\n"), "\(heard.out) \(heard.errors)")
    #expect(!sandbox.eaves("explain ~/p/A.swift:1 --root ~/p").out.contains(unparsed))
  }

  @Test func `a rule is meant before a word, a word nobody knows has a nearest one`() throws {
    let sandbox = try sandbox("profile: base\n")
    #expect(sandbox.eaves("explain view-no-any-view --root ~/p").out.contains("view-no-any-view"))
    #expect(
      sandbox.eaves("explain ~/p/Sources/Trip.swift --root ~/p").errors.contains(
        "error: `explain` needs a line of ~/p/Sources/Trip.swift; write `eaves explain "))
    let heard = sandbox.eaves("explain hodls --root ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.complaints == ["eaves: error: no rule, term or word is called `hodls`; did you mean `holds`?"],
      "\(heard.errors)")
    #expect(
      sandbox.eaves("explain qqqqqqqqqqq --root ~/p").errors.contains(
        "`eaves explain --language` the words and terms"))
    #expect(sandbox.eaves("explain prove --root ~/p").errors.contains("write `eaves help prove`"))
  }

  @Test func `a line of a manifest or project file is told as one of code`() throws {
    let manifest = """
      import PackageDescription
      let package = Package(
        name: "P",
        targets: [.target(name: "A", dependencies: ["B"]), .target(name: "B")])

      """
    let project = """
      { objects = {
      T = {isa = PBXNativeTarget; buildPhases = (); name = App; };
      }; }

      """
    let sandbox = try Sandbox([
      ("p/Package.swift", manifest), ("p/App.xcodeproj/project.pbxproj", project),
      ("p/Sources/A/A.swift", "struct A {}\n"), ("p/Sources/B/B.swift", "struct B {}\n"),
    ])
    let looked = "checked by module-declares-imports, module-no-cycles, module-no-transitive-imports, "
    let found = sandbox.eaves("explain ~/p/Package.swift:4 --root ~/p --profile base --verbose").out
    #expect(found.contains("depends on `B` but does not import it"), "\(found)")
    #expect(found.contains(looked), "\(found)")
    let target = sandbox.eaves(
      "explain ~/p/App.xcodeproj/project.pbxproj:2 --root ~/p --profile base --verbose")
    #expect(target.out.hasPrefix("App.xcodeproj/project.pbxproj:2 has no finding\n"), "\(target.errors)")
    #expect(target.out.contains(looked))
    let beyond = sandbox.eaves("explain ~/p/App.xcodeproj/project.pbxproj:99 --root ~/p --profile base")
    #expect(
      beyond.status == .couldNotRun
        && beyond.errors.contains(
          "App.xcodeproj/project.pbxproj has no line 99, or Eaves does not scan the file")
    )
  }

  @Test func `a line is explained in a few lines, and --verbose has the ids`() throws {
    let sandbox = try sandbox("profile: base\n")
    let brief = sandbox.eaves("explain ~/p/A.swift:1 --root ~/p").out.split(separator: "\n")
    #expect(brief.count <= 3, "\(brief)")
    #expect(brief.last?.hasSuffix(" check this line: `--verbose` lists them") == true, "\(brief)")
    #expect(
      sandbox.eaves("explain ~/p/A.swift:1 --root ~/p --verbose").out.contains("\nchecked by "))
  }

  @Test func `a rule is its page, and --examples are the blocks beside it`() throws {
    let sandbox = try sandbox("profile: base\n")
    let page = sandbox.eaves("explain view-no-any-view --root ~/p").out
    #expect(page.split(separator: "\n").count <= 70)
    let examples = sandbox.eaves("explain view-no-any-view --examples --root ~/p").out
    #expect(examples.hasPrefix("**") && examples.contains("```swift\n"), "\(examples)")
    #expect(!page.contains(examples.split(separator: "\n")[3]))
    let none = sandbox.eaves("explain no-store-in-views --examples --root ~/p --rules ~/rules").out
    #expect(none.hasPrefix("no-store-in-views has no further examples"), "\(none)")
  }

  @Test(arguments: ["baseline", "Baseline", "stale entry", "stale-entry", "re-keyed"])
  func `a term, in any case and with or without a dash`(_ word: String) throws {
    let heard = try sandbox("profile: base\n").eaves("explain \(word) --root ~/p")
    #expect(heard.status == .clean)
    let name = Glossary.terms.first { heard.out == $0.text }?.name
    #expect(name == word.lowercased().replacing("stale-", with: "stale "), "\(heard.out)\(heard.errors)")
  }

  @Test func `a term that is also a word of the language is explained as both`() throws {
    let heard = try sandbox("profile: base\n").eaves("explain role --root ~/p").out
    #expect(heard.hasPrefix("role: What a type is for") && heard.contains("\n\nrole (clause): "), "\(heard)")
    let near = try sandbox("profile: base\n").eaves("explain indikator --root ~/p")
    #expect(near.errors.contains("did you mean `indicator`?"), "\(near.errors)")
  }
}

/// The terms of Eaves: those that help, messages and pages use, each in one or two sentences.
@Suite struct GlossaryTests {
  /// Words of ours that a reader meets.
  static let used = [
    "profile", "role", "layer", "impact", "baseline", "stale entry", "sidecar", "indicator", "fit",
    "followed",
    "mostly followed", "pinned", "finding", "subject", "object", "capability", "reach", "hop", "unknown call",
    "coverage", "not covered", "exempt", "allowance", "proven", "guidance", "digest", "survey", "ratchet",
    "word list", "shorthand", "deviation", "share", "re-keyed", "suppressed", "unresolved name", "evidence",
    "rule", "check", "matrix", "root", "exception",
  ]

  @Test(arguments: used) func `has every term that is used`(_ term: String) {
    #expect(Glossary.term(term) != nil)
  }

  @Test func `is sorted, and each entry is short and shows a command`() {
    let names = Glossary.terms.map(\.name)
    #expect(names == Set(names).sorted())
    for term in Glossary.terms {
      let sentences = term.meaning.split(separator: ". ")
      #expect(sentences.count <= 2 && term.meaning.hasSuffix("."), "\(term.name)")
      #expect(sentences.allSatisfy { $0.split(separator: " ").count <= 25 }, "\(term.name)")
      #expect(term.see.hasPrefix("eaves ") && !term.meaning.contains("|"), "\(term.name)")
    }
  }

  /// The last word of a phrase of help that names one of our things.
  @Test(arguments: HelpPageTests.pages) func `has what help names`(_ page: String) {
    for term in [
      "baseline", "digest", "impact", "profile", "ratchet", "role", "sidecar", "evidence", "finding",
    ]
    where page.contains(term) {
      #expect(Glossary.term(term) != nil, "\(term)")
    }
  }
}
