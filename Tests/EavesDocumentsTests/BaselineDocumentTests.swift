import EavesDocuments
import EavesFindings
import EavesSource
import FuzzCases
import Testing

@Suite struct BaselineDocumentTests {
  private func load(_ text: String) -> (baseline: Baseline, problems: [String]) {
    let loaded = BaselineDocument.load(SourceText(path: FilePath("b.json"), text: text))
    return (loaded.baseline, loaded.problems.map(\.text))
  }

  private func entry(
    _ path: String, _ subject: String, ordinal: Int = 0, reason: String? = nil, owner: String? = nil,
    provenance: Provenance? = nil
  ) -> BaselineEntry {
    BaselineEntry(
      key: FindingKey(
        rule: RuleID("r"), subject: subject, verb: "holds", object: "Store", position: "property",
        path: FilePath(path)),
      ordinal: ordinal, reason: reason, owner: owner, provenance: provenance)
  }

  private static let page = """
    {
      "A.swift": [
        {"rule": "r", "subject": "A", "verb": "holds", "object": "Store", "position": "property"},
        {"rule": "r", "subject": "A", "verb": "holds", "object": "Store", "position": "property", "ordinal": 1, \
    "reason": "until \\"v2\\"", "owner": "@a"}
      ],
      "B/ü.swift": [
        {"rule": "r", "subject": "B", "verb": "holds", "object": "Store", "position": "property"}
      ],
      "eaves-baseline": 3
    }

    """

  @Test func `is sorted, one entry a line, whatever the order of the entries`() {
    let entries = [
      entry("B/ü.swift", "B"), entry("A.swift", "A", ordinal: 1, reason: "until \"v2\"", owner: "@a"),
      entry("A.swift", "A"),
    ]
    #expect(BaselineDocument.text(of: entries) == Self.page)
    #expect(BaselineDocument.text(of: []) == "{\n  \"eaves-baseline\": 3\n}\n")
  }

  @Test func `what is written can be read`() {
    let (baseline, problems) = load(Self.page)
    #expect(problems == [])
    #expect(BaselineDocument.text(of: baseline.entries) == Self.page)
    #expect(baseline.entries.map { $0.place?.description } == ["b.json:3:5", "b.json:4:5", "b.json:7:5"])
    let odd = "a\u{0}b\tc\n\u{1F6DF}\\\"/\u{7F}"
    let page = BaselineDocument.text(of: [entry("\(odd).swift", odd, reason: odd)])
    #expect(load(page).baseline.entries.map(\.reason) == [odd])
    #expect(load(page).baseline.entries.map(\.key.path.text) == ["\(odd).swift"])
  }

  @Test func `says which version of Eaves wrote it, and entries that another wrote`() {
    var (older, newer) = (entry("A.swift", "A"), entry("A.swift", "B"))
    (older.version, newer.version) = ("1", "2")
    let page = BaselineDocument.text(of: [older, newer], by: "2")
    #expect(
      page == """
        {
          "A.swift": [
            {"rule": "r", "subject": "A", "verb": "holds", "object": "Store", "position": "property", \
        "eaves-version": "1"},
            {"rule": "r", "subject": "B", "verb": "holds", "object": "Store", "position": "property"}
          ],
          "eaves-version": "2",
          "eaves-baseline": 3
        }

        """)
    let (baseline, problems) = load(page)
    #expect(problems == [] && baseline.version == "2")
    #expect(baseline.entries.map(\.version) == ["1", "2"])
    // A file without a version may have entries with one, and the other way round.
    let other = BaselineDocument.text(of: [older, entry("A.swift", "C")], by: "")
    #expect(load(other).baseline.entries.map(\.version) == ["1", ""])
    #expect(
      load(BaselineDocument.text(of: [entry("A.swift", "C")], by: "2")).baseline.entries[0].version == "")
  }

  @Test func `blanks, a BOM and CR LF say nothing`() {
    let (baseline, problems) = load(
      "\u{FEFF}" + Self.page.replacing("\n", with: "\r\n").replacing("{", with: "{ \t"))
    #expect(problems == [])
    #expect(BaselineDocument.text(of: baseline.entries) == Self.page)
  }

  static let faults: [(String, [String])] = [
    (
      "", ["b.json:1:1: error: the page ends where a value should be; fix it, or restore the file as it was"]
    ),
    (
      "[]",
      [
        "b.json:1:1: error: this file is not a baseline of Eaves; `eaves baseline write --force` writes the file anew"
      ]
    ),
    ("{}", ["b.json:1:1: error: the baseline has no version; add `\"eaves-baseline\": 3` as its last key"]),
    (
      "{\"eaves-baseline\": 4}",
      [
        "b.json:1:20: error: this version of Eaves does not know the format; use the version of Eaves that wrote the file, or run `eaves baseline write --force`"
      ]
    ),
    ("{\"eaves-baseline\": 3} x", ["b.json:1:23: error: something stands behind the end; delete it"]),
    (
      "{\"/A.swift\": [], \"../A.swift\": [], \"eaves-baseline\": 3}",
      [
        "b.json:1:2: error: `/A.swift` is no path relative to the root; write it as reports do: Sources/A.swift",
        "b.json:1:18: error: `../A.swift` is no path relative to the root; write it as reports do: Sources/A.swift",
      ]
    ),
    (
      "{\"A.swift\": 1,\n\"eaves-baseline\": 3}",
      [
        "b.json:1:13: error: `A.swift` must be a path with a list of entries; write `\"PATH\": [`, one entry a line, `]`"
      ]
    ),
    (
      page.replacing("\"subject\": \"A\"", with: "\"sbject\": \"A\"").replacing(
        "\"ordinal\": 1", with: "\"ordinal\": -1"),
      [
        "b.json:3:19: error: unknown key `sbject`; did you mean `subject`? keys: rule, subject, member, verb, "
          + "object, position, ordinal, follows, also, beside, declares, members, reason, owner, eaves-version",
        "b.json:4:19: error: unknown key `sbject`; did you mean `subject`? keys: rule, subject, member, verb, "
          + "object, position, ordinal, follows, also, beside, declares, members, reason, owner, eaves-version",
        "b.json:4:105: error: `ordinal` counts from 0",
      ]
    ),
    (
      page.replacing("\"subject\": \"B\", ", with: ""),
      ["b.json:7:5: error: the entry has no `subject`; `eaves baseline write --force` writes the file anew"]
    ),
    (
      page.replacing("\"B\"", with: "7"),
      ["b.json:7:30: error: `subject` needs a text; put the value between quotes"]
    ),
    // Faults of the writing, all at once: a comma, a quote, a comma too many.
    (
      page.replacing("\"property\"},", with: "\"property\"}").replacing("\"B\",", with: "\"B,")
        .replacing("3\n}", with: "3,\n}"),
      [
        "b.json:4:5: error: a comma is missing in front of this; fix it, or restore the file as it was",
        "b.json:7:35: error: a comma is missing in front of this; fix it, or restore the file as it was",
        "b.json:10:1: error: a comma stands in front of the end; delete the comma",
      ]
    ),
    (
      "{\n  \"A.swift\": [\n",
      [
        "b.json:3:1: error: what line 2 opens is not closed; fix it, or restore the file as it was"
      ]
    ),
    // Said twice, one of the two is not what is meant.
    (
      page.replacing("\"ordinal\": 1", with: "\"ordinal\": 1, \"ordinal\": 2"),
      ["b.json:4:109: error: `ordinal` is written twice; delete one of the two lines"]
    ),
    (
      "{\"eaves-baseline\": 3, \"eaves-baseline\": 3}",
      ["b.json:1:23: error: `eaves-baseline` is written twice; delete one of the two lines"]
    ),
    (
      "{\"eaves-version\": 1, \"eaves-version\": \"1\", \"eaves-baseline\": 3}",
      [
        "b.json:1:19: error: `eaves-version` needs a text; put the value between quotes",
        "b.json:1:22: error: `eaves-version` is written twice; delete one of the two lines",
      ]
    ),
    (
      String(repeating: "[", count: 100_000),
      ["b.json:1:17: error: values are nested deeper than 16 levels; fix it, or restore the file as it was"]
    ),
  ]

  // MARK: What an entry follows

  private static let provenances = """
    {
      "A.swift": [
        {"rule": "r", "subject": "A", "verb": "holds", "object": "Store", "position": "property", \
    "follows": "type", "also": ["B.swift", "C/A.swift"], "beside": ["A+B.swift"], "owner": "@a"},
        {"rule": "r", "subject": "Name", "verb": "holds", "object": "Store", "position": "property", \
    "follows": "name"},
        {"rule": "r", "subject": "file", "verb": "holds", "object": "Store", "position": "property", \
    "follows": "file", "declares": ["A", "extension B"]}
      ],
      "eaves-baseline": 3
    }

    """

  @Test func `what an entry follows stands behind its facts, and is read again`() {
    let entries = [
      entry(
        "A.swift", "A", owner: "@a",
        provenance: Provenance(
          .type, also: [FilePath("B.swift"), FilePath("C/A.swift")], beside: [FilePath("A+B.swift")])),
      entry("A.swift", "file", provenance: Provenance(.file, declares: ["A", "extension B"])),
      entry("A.swift", "Name", provenance: Provenance(.name)),
    ]
    #expect(BaselineDocument.text(of: entries) == Self.provenances)
    let (baseline, problems) = load(Self.provenances)
    #expect(problems == [])
    #expect(baseline.entries.map(\.provenance) == entries.sorted().map(\.provenance))
  }

  @Test(arguments: [1, 2]) func `a baseline of an older format is refused with the command that renews it`(
    version: Int
  ) {
    let (baseline, problems) = load(
      Self.page.replacing("\"eaves-baseline\": 3", with: "\"eaves-baseline\": \(version)"))
    #expect(baseline.entries.isEmpty)
    #expect(
      problems == [
        "b.json:9:3: error: the baseline has format \(version); this version of Eaves needs format 3; "
          + "run `eaves baseline write --force`; it records all current findings"
      ])
  }

  @Test func `an entry says its member and how many the type had`() {
    var known = entry("A.swift", "A")
    known.key = known.key.inMember("load(id:)")
    known.members = 12
    let page = BaselineDocument.text(of: [known])
    #expect(page.contains(#""subject": "A", "member": "load(id:)", "verb": "holds""#))
    #expect(page.contains(#""position": "property", "members": 12}"#))
    #expect(load(page).baseline.entries.first?.key == known.key)
    #expect(load(page).baseline.entries.first?.members == 12)
  }

  @Test func `lists are put in order, and say nothing twice`() {
    let (baseline, problems) = load(
      Self.provenances.replacing(
        #"["B.swift", "C/A.swift"]"#, with: #"["C/A.swift", "B.swift", "C/A.swift"]"#))
    #expect(problems == [])
    #expect(BaselineDocument.text(of: baseline.entries) == Self.provenances)
  }

  static let again = "`eaves baseline update` writes it anew once it is deleted"
  static let unexpectedProvenances: [(of: String, with: String, problem: String)] = [
    (
      #""follows": "type""#, #""follows": "types""#,
      "3:106: error: `follows` is one of `type`, `file`, `name`; \(again)"
    ),
    (
      #""follows": "type""#, #""follows": ["type"]"#,
      "3:106: error: `follows` is one of `type`, `file`, `name`; \(again)"
    ),
    (
      #""follows": "type", "#, "",
      "3:5: error: `also` has no effect without `follows`; write `follows` as well, or delete `also`"
    ),
    (#"["B.swift", "C/A.swift"]"#, #""B.swift""#, "3:122: error: `also` is a list of texts; \(again)"),
    (
      #"["B.swift", "C/A.swift"]"#, "[1]",
      "3:123: error: `also` is a list of texts; put each text between quotes"
    ),
    (#"["A+B.swift"]"#, "{}", "3:158: error: `beside` is a list of texts; \(again)"),
    (#"["A+B.swift"]"#, "null", "3:158: error: `beside` is a list of texts; \(again)"),
    (
      #"["A+B.swift"]"#, #"["A/../../B.swift"]"#,
      "3:159: error: `A/../../B.swift` is no path relative to the root; write it as reports do: Sources/A.swift"
    ),
    (
      #"["A+B.swift"]"#, #"["/A.swift"]"#,
      "3:159: error: `/A.swift` is no path relative to the root; write it as reports do: Sources/A.swift"
    ),
    (
      #"["A+B.swift"]"#, #"["A.swift", ""]"#,
      "3:170: error: `` is no path relative to the root; write it as reports do: Sources/A.swift"
    ),
    (
      #"["A+B.swift"]"#, "[\(Array(repeating: "\"A.swift\"", count: 100_000).joined(separator: ", "))]",
      "3:158: error: `beside` lists more than 32; \(again)"
    ),
    (
      #"["A", "extension B"]"#, "[\(Array(repeating: "\"A\"", count: 18).joined(separator: ", "))]",
      "5:129: error: `declares` lists more than 17; \(again)"
    ),
    (#""owner": "@a""#, #""also": []"#, "3:173: error: `also` is written twice; delete one of the two lines"),
  ]

  @Test(arguments: unexpectedProvenances)
  func `says what is wrong with what an entry follows`(_ old: String, _ new: String, _ problem: String) {
    #expect(
      load(Self.provenances.replacing(old, with: new, maxReplacements: 1)).problems == ["b.json:\(problem)"])
  }

  @Test func `two sides of a conflict follow only what both say, and stay away from what either knows`() {
    func merged(_ ours: Provenance?, _ theirs: Provenance?) -> Provenance? {
      func side(_ provenance: Provenance?) -> String {
        BaselineDocument.text(of: [entry("A.swift", "A", provenance: provenance)])
      }
      let text = "<<<<<<< HEAD\n\(side(ours))=======\n\(side(theirs))>>>>>>> theirs\n"
      return BaselineDocument.loadResolving(SourceText(path: FilePath("b.json"), text: text)).baseline
        .entries[0]
        .provenance
    }
    func paths(_ names: String...) -> [FilePath] { names.map { FilePath("\($0).swift") } }
    #expect(
      merged(
        Provenance(.type, also: paths("B"), beside: paths("C", "D")), Provenance(.type, also: paths("C", "E"))
      )
        == Provenance(.type, also: paths("B", "C", "E"), beside: paths("D")))
    #expect(merged(Provenance(.type), nil) == nil)
    #expect(merged(Provenance(.type), Provenance(.file)) == nil)
    #expect(merged(Provenance(.file, declares: ["A"]), Provenance(.file, declares: ["A", "B"])) == nil)
    let many = (0..<20).map { FilePath("A\($0).swift") }
    let more = (0..<20).map { FilePath("B\($0).swift") }
    #expect(merged(Provenance(.type, also: many.sorted()), Provenance(.type, beside: more.sorted())) == nil)
  }

  @Test(arguments: faults) func `says all that is wrong, and where`(_ text: String, _ problems: [String]) {
    #expect(load(text).problems == problems)
  }

  @Test func `bytes that are no UTF-8 are not read, or they would be lost when it is written`() {
    let text = Self.page.replacing("\"subject\": \"B\"", with: "\"subject\": \"B\", \"reason\": \"caf#\"")
    let bytes = text.utf8.map { $0 == 0x23 ? 0xE9 : $0 }
    for load in [BaselineDocument.load, BaselineDocument.loadResolving] {
      #expect(
        load(SourceText(path: FilePath("b.json"), bytes: bytes)).problems.map(\.text) == [
          "b.json:7: error: the baseline is not UTF-8; save the file as UTF-8, or restore the last version"
        ])
    }
  }

  // MARK: Merge conflicts

  private static let conflict = """
    {
      "A.swift": [
    <<<<<<< HEAD
        {"rule": "r", "subject": "A", "verb": "holds", "object": "Store", "position": "property", "owner": "@a"}
    ||||||| base
        {"rule": "r", "subject": "O", "verb": "holds", "object": "Store", "position": "property"}
    =======
        {"rule": "r", "subject": "A", "verb": "holds", "object": "Store", "position": "property", "reason": "v2"},
        {"rule": "r", "subject": "C", "verb": "holds", "object": "Store", "position": "property"}
    >>>>>>> theirs
      ],
      "eaves-baseline": 3
    }

    """

  @Test func `a merge conflict has a name and a remedy`() {
    #expect(
      load(Self.conflict).problems == [
        "b.json:3: error: an unresolved merge conflict; `eaves baseline update` joins both sides, and removes fixed findings"
      ])
  }

  @Test func `either side of a conflict is known, with what both say of an entry`() {
    let loaded = BaselineDocument.loadResolving(SourceText(path: FilePath("b.json"), text: Self.conflict))
    #expect(loaded.problems.map(\.text) == [])
    #expect(loaded.baseline.entries.map(\.key.subject) == ["A", "C"])
    #expect(loaded.baseline.entries.map(\.reason) == ["v2", nil])
    #expect(loaded.baseline.entries.map(\.owner) == ["@a", nil])
    let unparsed = Self.conflict.replacing("=======\n", with: "")
    #expect(
      !BaselineDocument.loadResolving(SourceText(path: FilePath("b.json"), text: unparsed)).problems.isEmpty)
  }

  @Test func `any bytes are read to an end`() throws {
    let page = Array(Self.conflict.utf8)
    let failures = try FuzzCases("damagedBaselinesAreLoaded", count: 2_000).failures { dice in
      var bytes = page
      for _ in 0...Int.random(in: 0..<6, using: &dice) {
        let at = Int.random(in: 0..<bytes.count, using: &dice)
        switch Int.random(in: 0..<4, using: &dice) {
        case 0: bytes.remove(at: at)
        case 1: bytes.insert(Array("{}[],:\"\\\n<=>|0u".utf8).randomElement(using: &dice) ?? 0, at: at)
        case 2: bytes.removeSubrange(at..<min(bytes.count, at + 40))
        default: bytes[at] = UInt8.random(in: 0...255, using: &dice)
        }
        if bytes.isEmpty { bytes = page }
      }
      let text = SourceText(path: FilePath("b.json"), bytes: bytes)
      let loaded = BaselineDocument.loadResolving(text)
      guard loaded.problems.allSatisfy({ ($0.line ?? 1) >= 1 && ($0.column ?? 1) >= 1 }) else {
        return "a problem without a place"
      }
      return BaselineDocument.load(text).problems.count <= 64 ? nil : "problems without end"
    }
    #expect(failures == [])
  }
}
