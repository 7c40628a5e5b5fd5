import EavesDocuments
import EavesFiles
import EavesFindings
import EavesOutline
import EavesSession
import EavesSource
import Testing

/// Each way to tell a move from what only looks like one. A case is a project when its baseline was written, the
/// same project today, and what is new and stale then.
@Suite struct BaselineMoveTests {
  private static let ruleSet: RuleSet = {
    let roles = SourceText(
      path: FilePath("Rules/_roles.yml"),
      text: "layers:\n  view:\n    - conforms: View\n  repository:\n    - name: \"*Repository\"\n")
    let own = [
      ("no-store", "for: view\nnever:\n  holds: \"*Store\""),
      ("no-session", "for: type\nnever:\n  calls: URLSession"),
      ("no-loading", "for: function\nthat:\n  - name: load\nnever: exists"),
      ("no-data-import", "for: file\nnever:\n  imports: SwiftData"),
      ("no-core-import", "for: import\nthat:\n  - name: CoreData\nnever: exists"),
      ("no-repository", "for: repository\nnever: exists"),
      ("small-modules", "for: module\nalways:\n  - lines: ..4"),
      ("held-by-nobody", "for: repository\nonly:\n  held-by: [\"*ViewModel\"]"),
    ].map { id, check in
      SourceText(
        path: FilePath("\(id).md"),
        text:
          "---\ntitle: \(id)\nimpact: HIGH\nimpactDescription: less\n---\n\n## \(id)\n\n**Check:**\n\n```yaml\n\(check)\n```\n"
      )
    }
    return RuleSet(shipped: [roles], own: [own])
  }()

  /// Files by path below `Sources`, without the extension.
  private typealias Files = [String: String]

  private func change(
    _ baseline: Baseline?, _ files: Files, rules: [String] = [], unread: [String] = []
  ) -> BaselineChange {
    var options = CheckOptions(profile: "none", profileSource: .flag)
    options.baseline = baseline
    options.only = rules
    let texts = files.map { SourceText(path: path($0), text: $1 + "\n") }
    let faults = unread.map { name in
      FileFault(
        path: name.contains("/") ? path(name) : FilePath("Sources/\(name)"), reason: .refused("not permitted")
      )
    }
    return CheckSession(
      scan: ProjectScan(outlines: texts.map { Outline(scanning: $0) }, faults: faults), ruleSet: Self.ruleSet,
      configuration: Configuration(), options: options
    ).baselineChange()
  }

  private func path(_ name: String) -> FilePath { FilePath("Sources/\(name).swift") }

  private func written(_ change: BaselineChange) -> Baseline {
    let text = BaselineDocument.text(of: change.kept + change.fresh)
    return BaselineDocument.load(SourceText(path: FilePath("b.json"), text: text)).baseline
  }

  /// What is new, marked +, and what is stale, marked -, by file.
  private func difference(
    _ then: Files, _ now: Files, rules: [String] = ["no-store"], unread: [String] = []
  ) -> [String] {
    let before = change(nil, then, rules: rules)
    #expect(!before.fresh.isEmpty, "there is nothing to follow")
    return said(change(written(before), now, rules: rules, unread: unread))
  }

  private func said(_ change: BaselineChange) -> [String] {
    func name(_ entry: BaselineEntry) -> String {
      String(entry.key.path.text.dropFirst("Sources/".count).dropLast(".swift".count))
    }
    return change.fresh.map { "+ \(name($0))" } + change.stale.map { "- \(name($0))" }
  }

  private static let bad = "struct Pier: View { let store: PierStore }"
  private static let good = "struct Pier: View { }"

  @Test func `the rules of these cases are right`() { #expect(Self.ruleSet.problems.map(\.text) == []) }

  // MARK: Types

  @Test func `a type is followed to a file in which its name did not stand`() {
    #expect(difference(["Cart/A": Self.bad], ["Cart/B": Self.bad]) == [])
    #expect(difference(["Cart/A": Self.bad], ["Trips/A": Self.bad]) == [])
    #expect(
      difference(["Cart/A": Self.bad, "Cart/B": "struct B {}"], ["Cart/B": "struct B {}\n\(Self.bad)"]) == [])
    #expect(
      difference(
        ["A/A": Self.bad, "A/B": "struct Quay: View { let store: PierStore }"],
        ["A/A": "struct Quay: View { let store: PierStore }", "A/B": Self.bad]) == [])
  }

  @Test func `a type that still stands is fixed, or its code copied`() {
    #expect(difference(["A/A": Self.bad], ["A/A": Self.good, "B/B": Self.bad]) == ["+ B/B", "- A/A"])
    #expect(difference(["A/A": Self.bad], ["A/A": Self.bad, "B/B": Self.bad]) == ["+ B/B"])
    // Its place is held by an extension, an alias, or a type nested in one.
    for rest in ["extension Pier {}", "typealias Pier = Int", "extension Pier { struct Row {} }"] {
      #expect(
        difference(["A/A": Self.bad], ["A/A": rest, "B/B": Self.bad]) == ["+ B/B", "- A/A"], "\(rest)")
    }
  }

  @Test func `another name is another type`() {
    let renamed = Self.bad.replacing("Pier:", with: "Quay:")
    #expect(difference(["A/A": Self.bad], ["A/A": renamed]) == ["+ A/A", "- A/A"])
    #expect(difference(["A/A": Self.bad], ["A/B": renamed]) == ["+ A/B", "- A/A"])
    #expect(
      difference(["A/A": Self.bad], ["A/A": "enum Dock { \(Self.bad) }"]) == ["+ A/A", "- A/A"])
  }

  @Test func `namesakes in other modules are never exchanged`() {
    let then: Files = ["Cart/V": Self.bad, "Trips/V": Self.good]
    #expect(difference(then, ["Cart/V": Self.good, "Trips/V": Self.bad]) == ["+ Trips/V", "- Cart/V"])
    #expect(difference(then, ["Trips/V": Self.bad]) == ["+ Trips/V", "- Cart/V"])
    // The namesake has moved, and breaks where it is now.
    #expect(difference(then, ["Trips/W": Self.bad]) == ["+ Trips/W", "- Cart/V"])
    // It breaks in an extension that is new.
    let more = "extension Pier { func f() { URLSession.shared.invalidateAndCancel() } }"
    let calls = "struct Pier: View { func f() { URLSession.shared.invalidateAndCancel() } }"
    #expect(
      difference(
        ["Cart/V": calls, "Trips/V": Self.good], ["Trips/V": Self.good, "Trips/V+": more],
        rules: ["no-session"])
        == ["+ Trips/V+", "- Cart/V"])
    // It is another's extension that was deleted, and the type still stands.
    #expect(
      difference(
        ["Cart/V": Self.good, "Cart/V+": more], ["Cart/V": Self.good, "Trips/V": calls], rules: ["no-session"]
      )
        == ["+ Trips/V", "- Cart/V+"])
    #expect(difference(then, ["Cart/New/V": Self.bad, "Trips/V": Self.good]) == [])
  }

  @Test func `private types of one name are told apart by the names of their files`() {
    let (bad, good) = ("private \(Self.bad)", "private \(Self.good)")
    let then: Files = ["A/Cart": bad, "A/Trip": bad, "A/Kit": good]
    #expect(difference(then, ["B/Cart": bad, "B/Trip": bad, "B/Kit": good]) == [])
    #expect(difference(then, ["B/Cart": bad, "A/Trip": bad, "A/Kit": good]) == [])
    #expect(difference(then, ["B/Car": bad, "A/Trip": bad, "A/Kit": good]) == [])
    #expect(
      difference(then, ["B/Car": bad, "B/Trip": bad, "A/Kit": good]) == ["+ B/Car", "- A/Cart"])
    #expect(difference(then, ["B/Cart": good, "A/Trip": bad, "A/Kit": bad]) == ["+ A/Kit", "- A/Cart"])
  }

  @Test func `namesakes that move with their folders are told apart by the ends of their paths`() {
    let then: Files = ["Cart/V": Self.bad, "Trips/V": Self.bad, "Kit/V": Self.good]
    #expect(difference(then, ["X/Cart/V": Self.bad, "X/Trips/V": Self.bad, "X/Kit/V": Self.good]) == [])
    #expect(
      difference(then, ["X/Cart/V": Self.good, "X/Trips/V": Self.bad, "X/Kit/V": Self.bad]) == [
        "+ X/Kit/V", "- Cart/V",
      ])
    #expect(
      difference(then, ["A/V": Self.bad, "B/V": Self.bad, "Kit/V": Self.good]) == [
        "+ A/V", "+ B/V", "- Cart/V", "- Trips/V",
      ])
    let data = Self.data
    #expect(
      imports(
        ["Cart/V": data + Self.good, "Trips/V": data + Self.good],
        ["X/Cart/V": data + Self.good, "X/Trips/V": data + Self.good]) == [])
    #expect(
      imports(
        ["Cart/V": data + Self.good, "Trips/V": Self.good],
        ["X/Cart/V": Self.good, "X/Trips/V": data + Self.good])
        == ["+ X/Trips/V", "- Cart/V"])
  }

  @Test func `where two types could be the one that moved, neither is`() {
    #expect(
      difference(["A/A": Self.bad], ["B/B": Self.bad, "C/C": Self.bad]) == ["+ B/B", "+ C/C", "- A/A"])
    #expect(difference(["A/A": Self.bad], ["B/B": Self.good, "C/C": Self.bad]) == ["+ C/C", "- A/A"])
    #expect(difference(["A/A": Self.bad], ["B/A": Self.good, "C/C": Self.bad]) == ["+ C/C", "- A/A"])
    #expect(difference(["A/A": Self.bad], ["B/B": Self.good, "C/A": Self.bad]) == ["+ C/A", "- A/A"])
    #expect(
      difference(["A/A": Self.bad], ["B/A": Self.bad, "C/A": Self.bad]) == ["+ B/A", "+ C/A", "- A/A"])
    let then: Files = ["X/A": Self.bad, "Y/A": Self.good]
    #expect(difference(then, ["Z/X/A": Self.bad, "Z/Y/A": Self.good]) == [])
    #expect(
      difference(then, ["Z/X/A": Self.bad, "Z/Y/A": Self.good, "Z/A/C": Self.bad]) == [
        "+ Z/A/C", "+ Z/X/A", "- X/A",
      ])
  }

  @Test func `the branches of an #if are one type`() {
    let both = "#if os(iOS)\n\(Self.bad)\n#else\n\(Self.bad)\n#endif"
    #expect(difference(["A/A": both], ["A/B": both]) == [])
    let pad = "#if os(iOS)\n\(Self.bad)\n#endif"
    let mac = "#if os(macOS)\n\(Self.bad)\n#endif"
    #expect(difference(["A/Pad": pad, "A/Mac": mac], ["B/Pad": pad, "B/Mac": mac]) == [])
    #expect(difference(["A/Pad": pad, "A/Mac": mac], ["B/Pad": pad, "A/Mac": mac]) == [])
  }

  @Test func `an extension is followed with its type, or alone, but not into the type's other files`() {
    func work(_ count: Int) -> String {
      "extension Pier {\n"
        + (0..<count).map { "  func f\($0)() { URLSession.shared.invalidateAndCancel() }\n" }.joined() + "}"
    }
    func moved(_ then: Files, _ now: Files) -> [String] { difference(then, now, rules: ["no-session"]) }
    #expect(moved(["A/P": Self.good, "A/P+": work(2)], ["A/P": Self.good, "B/Q": work(2)]) == [])
    #expect(moved(["A/P": Self.good, "A/P+": work(2)], ["B/P": Self.good, "B/P+": work(2)]) == [])
    #expect(
      moved(["A/P": Self.good, "A/P+": work(2)], ["A/P": Self.good, "B/Q": work(1), "B/R": work(2)])
        == ["+ B/R"])
    #expect(
      moved(["A/P": Self.good, "A/P+": work(1)], ["A/P": Self.good + "\n" + work(1)]) == ["+ A/P", "- A/P+"])
    // Two of three leave for an extension: their type stands where it stood.
    #expect(
      moved(["A/P": Self.good + "\n" + work(3)], ["A/P": Self.good + "\n" + work(1), "A/P+": work(2)])
        == ["+ A/P+", "+ A/P+", "- A/P", "- A/P"])
  }

  @Test func `an extension of what the project does not declare moves with its file`() {
    func work(_ name: String) -> String {
      "extension String { func \(name)() { URLSession.shared.invalidateAndCancel() } }"
    }
    func moved(_ then: Files, _ now: Files) -> [String] { difference(then, now, rules: ["no-session"]) }
    #expect(moved(["A/String+": work("f")], ["B/String+": work("f")]) == [])
    #expect(moved(["A/String+": work("f")], ["A/Text": work("f")]) == ["+ A/Text", "- A/String+"])
    #expect(
      moved(["A/String+": work("f"), "B/Text": ""], ["B/Text": work("g")]) == ["+ B/Text", "- A/String+"])
    // From now on the project declares it.
    let own = "struct String { func f() { URLSession.shared.invalidateAndCancel() } }"
    #expect(moved(["A/S": work("f")], ["B/S": own]) == ["+ B/S", "- A/S"])
    #expect(moved(["A/S": own], ["B/S": work("f")]) == ["+ B/S", "- A/S"])
  }

  @Test func `of several alike, as many are known as there were`() {
    let two = "struct Pier: View { let a: PierStore; let b: PierStore }"
    let three = "struct Pier: View { let a: PierStore; let b: PierStore; let c: PierStore }"
    #expect(difference(["A/A": two], ["B/A": three]) == ["+ B/A"])
    #expect(difference(["A/A": three], ["B/A": two]) == ["- A/A"])
  }

  @Test func `what is in a file that cannot be read, or understood, is not gone`() {
    let then: Files = ["A/A": Self.bad]
    #expect(difference(then, ["B/B": Self.bad], unread: ["A/A"]) == ["+ B/B"])
    #expect(difference(then, ["A/A": "}}} struct", "B/B": Self.bad]) == ["+ B/B"])
    #expect(difference(then, ["A/A": "let a = 1", "B/B": Self.bad]) == [])
  }

  // MARK: Members

  @Test func `a member follows its type, a function without one its file`() {
    func moved(_ then: Files, _ now: Files) -> [String] { difference(then, now, rules: ["no-loading"]) }
    let member = "struct Pier { func load() {} }"
    #expect(moved(["A/A": member], ["B/B": member]) == [])
    #expect(
      moved(["A/A": member], ["A/A": "struct Pier {}", "B/B": "extension Pier { func load() {} }"]) == [
        "+ B/B", "- A/A",
      ])
    #expect(moved(["A/A": "func load() {}"], ["B/A": "func load() {}"]) == [])
    #expect(moved(["A/A": "func load() {}"], ["A/B": "func load() {}"]) == [])
    #expect(
      moved(["A/A": "func load() {}", "B/B": "func save() {}"], ["B/B": "func save() {}\nfunc load() {}"])
        == ["+ B/B", "- A/A"])
    #expect(moved(["A/A": "func load() {}"], ["B/B": member]) == ["+ B/B", "- A/A"])
  }

  @Test func `who holds what nobody may hold moves with the holder`() {
    let trips = "protocol TripRepository {}"
    let holder = "struct Pier: View { let trips: TripRepository }"
    let then: Files = ["A/R": trips, "A/V": holder + "\nstruct Quay {}"]
    func moved(_ now: Files) -> [String] { difference(then, now, rules: ["held-by-nobody"]) }
    #expect(moved(["A/R": trips, "A/V": "struct Quay {}", "B/W": holder]) == [])
    #expect(
      moved(["A/R": trips, "A/V": "struct Pier: View {}\nstruct Quay { let trips: TripRepository }"])
        == ["+ A/V", "- A/V"])
    #expect(moved(["B/R": trips, "A/V": holder + "\nstruct Quay {}"]) == [])
  }

  // MARK: Files

  private func imports(_ then: Files, _ now: Files) -> [String] {
    let both = difference(then, now, rules: ["no-data-import"])
    func core(_ files: Files) -> Files {
      files.mapValues { $0.replacing("SwiftData", with: "CoreData") }
    }
    #expect(difference(core(then), core(now), rules: ["no-core-import"]) == both)
    return both
  }

  private static let data = "import SwiftData\n"

  @Test func `a file is followed that moves as a whole`() {
    let file = Self.data + "struct A {}\nstruct B {}\nstruct C {}"
    #expect(imports(["X/A": file], ["Y/A": file]) == [])
    #expect(imports(["X/A": file], ["X/B": file]) == [])
    #expect(imports(["X/A": file], ["Y/B": file]) == [])
    #expect(imports(["X/A": file], ["Y/A": file + "\nstruct D {}"]) == [])
    #expect(
      imports(["X/A": file], ["Y/A": Self.data + "struct A {}\nstruct B {}", "Y/C": "struct C {}"]) == [])
    #expect(imports(["X/A": Self.data], ["Y/A": Self.data]) == [])
  }

  @Test func `a file is not followed that is renamed and changed, split, merged or fixed`() {
    let file = Self.data + "struct A {}\nstruct B {}"
    #expect(imports(["X/A": file], ["X/B": file + "\nstruct D {}"]) == ["+ X/B", "- X/A"])
    #expect(
      imports(["X/A": file], ["Y/A": Self.data + "struct A {}", "X/B": Self.data + "struct B {}"])
        == ["+ X/B", "+ Y/A", "- X/A"])
    #expect(
      imports(["X/A": file, "X/C": "struct C {}"], ["X/C": file + "\nstruct C {}"]) == ["+ X/C", "- X/A"])
    #expect(
      imports(["X/A": file], ["X/A": "struct A {}\nstruct B {}", "Y/A": Self.data]) == ["+ Y/A", "- X/A"])
    #expect(imports(["X/A": Self.data], ["X/B": Self.data]) == ["+ X/B", "- X/A"])
  }

  @Test func `the import leaves one file and appears in another`() {
    let (a, b) = ("struct A {}", "struct B {}")
    #expect(
      imports(["X/A": Self.data + a, "X/B": b], ["X/A": a, "X/B": Self.data + b]) == ["+ X/B", "- X/A"])
    #expect(imports(["X/A": Self.data + a, "X/B": b], ["X/B": Self.data + b]) == ["+ X/B", "- X/A"])
    #expect(
      imports(["X/A": Self.data + a, "X/B": b], ["X/A": b, "X/B": Self.data + a]) == ["+ X/B", "- X/A"])
    // What moved has been fixed, what was there has not.
    #expect(
      imports(["X/A": Self.data + a, "X/B": b], ["Y/A": a, "X/B": Self.data + b]) == ["+ X/B", "- X/A"])
  }

  @Test func `files of one name are told apart by what they declare`() {
    let (a, b) = ("struct A {}", "struct B {}")
    #expect(
      imports(["X/M": Self.data + a, "Y/M": b], ["Z/X/M": a, "Z/Y/M": Self.data + b]) == ["+ Z/Y/M", "- X/M"])
    #expect(
      imports(
        ["X/M": Self.data + a, "Y/M": Self.data + b], ["Z/X/M": Self.data + a, "Z/Y/M": Self.data + b]) == [])
    #expect(imports(["X/M": Self.data + a], ["Y/M": Self.data + b]) == ["+ Y/M", "- X/M"])
    #expect(
      imports(["X/M": Self.data + a, "Y/M": b], ["Y/M": Self.data + a]) == ["+ Y/M", "- X/M"])
    // Two that could be taken for each other.
    #expect(imports(["X/M": Self.data + a, "Y/M": a], ["Y/M": Self.data + a]) == ["+ Y/M", "- X/M"])
    #expect(imports(["X/M": Self.data + a, "Y/M": a], ["Z/M": Self.data + a]) == ["+ Z/M", "- X/M"])
    #expect(
      imports(["X/M": Self.data + a], ["Y/M": Self.data + a, "Z/M": Self.data + a])
        == ["+ Y/M", "+ Z/M", "- X/M"])
    #expect(imports(["X/M": Self.data + a], ["Y/M": a, "Z/N": Self.data + a]) == ["+ Z/N", "- X/M"])
    #expect(imports(["X/M": Self.data + a], ["Y/M": Self.data + a, "Z/N": a]) == ["+ Y/M", "- X/M"])
  }

  @Test func `a file is not known by its extensions, nor by names that others have as well`() {
    let more = "extension Pier { }"
    #expect(
      imports(["X/P": Self.good, "X/P+A": Self.data + more], ["X/P": Self.good, "X/P+B": Self.data + more])
        == ["+ X/P+B", "- X/P+A"])
    #expect(
      imports(["X/P": Self.good, "X/P+A": Self.data + more], ["X/P": Self.good, "Y/P+A": Self.data + more])
        == [])
    // The type goes into the file that extends it already.
    #expect(
      imports(["X/P": Self.data + Self.good, "X/P+A": more], ["X/P+A": Self.data + Self.good + "\n" + more])
        == ["+ X/P+A", "- X/P"])
    // A function of the same name stands in both.
    let save = "func save() {}"
    #expect(
      imports(["X/A": Self.data + save + "\n" + more, "Y/B": save], ["Y/B": Self.data + save + "\n" + more])
        == ["+ Y/B", "- X/A"])
  }

  @Test func `in a family of files each keeps its name`() {
    func family(_ folder: String, _ bad: Int) -> Files {
      Dictionary(
        uniqueKeysWithValues: (0..<12).map { number in
          (
            "\(folder)/F\(number)",
            (number == bad ? Self.data : "") + "extension Pier { func f\(number)() {} }"
          )
        })
    }
    #expect(imports(family("X", 3), family("Y", 3)) == [])
    #expect(imports(family("X", 3), family("Y", 4)) == ["+ Y/F4", "- X/F3"])
  }

  @Test func `findings about a file say nothing of the types in it`() {
    let file = Self.data + "struct A {}\nstruct B {}"
    #expect(
      imports(
        ["X/A": file, "X/C": "struct C {}"],
        ["X/B": "struct B {}", "X/C": Self.data + "struct C {}\nstruct A {}"])
        == ["+ X/C", "- X/A"])
  }

  // MARK: Names without a place

  @Test func `a module, or a type that is declared nowhere, is the same wherever it is met first`() {
    let long = "struct M {}\nstruct N {}\nstruct O {}\nstruct P {}\nstruct Q {}"
    #expect(
      difference(["Cart/M": long], ["Cart/A": "import B", "Cart/M": long], rules: ["small-modules"]) == [])
    #expect(
      difference(["Cart/M": long], ["Trips/M": long], rules: ["small-modules"]) == ["+ Trips/M", "- Cart/M"])
    let uses = "struct V { let a: TripRepository }"
    #expect(
      difference(
        ["A/V": uses], ["A/A": "struct A { let a: TripRepository }", "A/V": uses], rules: ["no-repository"])
        == [])
    #expect(
      difference(["A/V": uses], ["B/A": "struct A { let a: TripRepository }"], rules: ["no-repository"]) == []
    )
    // From now on it is the project's own.
    #expect(
      difference(["A/V": uses], ["A/V": uses, "A/R": "struct TripRepository {}"], rules: ["no-repository"])
        == ["+ A/R", "- A/V"])
    #expect(
      difference(["A/V": "struct V { let a: ARepository }"], ["A/V": uses], rules: ["no-repository"])
        == ["+ A/V", "- A/V"])
  }

  // MARK: The entry itself

  @Test func `an update remembers where its names stand today`() {
    let before = written(change(nil, ["A/A": Self.bad], rules: ["no-store"]))
    // The namesake is there since; unless the baseline learns of it, a move to its place is a move.
    let now: Files = ["A/A": Self.bad, "B/B": Self.good]
    let updated = written(change(before, now, rules: ["no-store"]))
    #expect(updated.entries.map(\.provenance) == [Provenance(.type, also: [path("B/B")])])
    let swapped: Files = ["B/B": Self.bad]
    #expect(said(change(before, swapped, rules: ["no-store"])) == [])
    #expect(said(change(updated, swapped, rules: ["no-store"])) == ["+ B/B", "- A/A"])
  }

  @Test func `an update forgets nothing of files that cannot be read`() {
    let then: Files = ["A/A": Self.bad, "B/B": Self.good, "C/C": Self.good]
    let before = written(change(nil, then, rules: ["no-store"]))
    let partly: Files = ["A/A": Self.bad, "C/C": "}}} struct"]
    let updated = written(change(before, partly, rules: ["no-store"], unread: ["B"]))
    #expect(updated.entries.map(\.provenance) == before.entries.map(\.provenance))
    #expect(
      said(change(updated, ["B/B": Self.bad, "C/C": Self.good], rules: ["no-store"])) == ["+ B/B", "- A/A"])
  }

  @Test func `an entry whose rule did not run remembers what it did`() {
    let before = written(change(nil, ["A/A": Self.bad], rules: ["no-store"]))
    let now: Files = ["B/B": Self.bad]
    let other = written(change(before, now, rules: ["no-data-import"]))
    #expect(other.entries.map(\.provenance) == before.entries.map(\.provenance))
    #expect(said(change(other, now, rules: ["no-store"])) == [])
  }

  @Test func `an entry that is told to follow too much still excuses one finding`() {
    let entries = ["Gone", "Nowhere"].map { name in
      BaselineEntry(
        key: FindingKey(
          rule: RuleID("no-store"), subject: "Pier", member: name == "Gone" ? "a" : "b", verb: "holds",
          object: "PierStore", position: "property", path: path("X/\(name)")), ordinal: 0,
        provenance: Provenance(.type)
      )
    }
    let three = "struct Pier: View { let a: PierStore; let b: PierStore; let c: PierStore }"
    let found = change(
      Baseline(path: FilePath("b.json"), entries: entries), ["A/A": three], rules: ["no-store"])
    #expect(found.fresh.count == 1 && found.kept.count == 2)
  }

  @Test func `a name that stands in very many files is followed nowhere`() {
    func files(_ count: Int, _ first: String) -> Files {
      var files = [first: "private " + Self.bad]
      for number in 0..<count { files["X/P\(number)"] = "private " + Self.good }
      return files
    }
    #expect(difference(files(Provenance.maxPaths, "A/A"), files(Provenance.maxPaths, "B/A")) == [])
    #expect(
      difference(files(Provenance.maxPaths + 1, "A/A"), files(Provenance.maxPaths + 1, "B/A")) == [
        "+ B/A", "- A/A",
      ])
  }
}
