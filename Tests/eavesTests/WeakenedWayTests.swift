import Foundation
import Testing

@testable import eaves

/// More ways to hide a finding, and corrections that look like one.
@Suite struct WeakenedWayTests {
  private static let comment = "  // eaves:allow no-store-in-views -- old\n"
  private static let type = "struct TripList: View {\n"

  private static func project(_ view: String, _ settings: String = CheckEdit.settings) -> [String: String] {
    [
      "App/TripList.swift": view, "eaves.yml": settings,
      "Rules/no-store-in-views.md": Sample.rule("for: view\nnever:\n  mentions: TripStore"),
    ]
  }

  private static func moved(_ name: String, _ before: String, _ after: String) -> CheckEdit {
    CheckEdit(
      name: name, before: project("import SwiftUI\n\(before)"),
      after: ["App/TripList.swift": "import SwiftUI\n\(after)"])
  }

  private static let layers =
    CheckEdit.settings
    + "strict: true\nlayers:\n  - name: one\n    folders: [A]\n  - name: two\n    folders: [A/S]\n"
  private static let broken = "struct Odd { func f( { \n"

  static let weakening: [CheckEdit] = [
    moved(
      "comment at a line with the same text in another member",
      type + "  func a() {\n  \(comment)    use(TripStore())\n  }\n  func b() {}\n}\n",
      type + "  func a() {}\n  func b() {\n  \(comment)    use(TripStore())\n  }\n}\n"),
    moved(
      "comment at another initializer with the same labels",
      type + "\(comment)  init(_ n: Int) { use(TripStore()) }\n  init(_ n: String) {}\n  let a = 1\n}\n",
      type + "  init(_ n: Int) {}\n\(comment)  init(_ n: String) {\n    use(TripStore.shared)\n"
        + "    use(TripStore())\n  }\n  let a = 1\n}\n"),
    moved(
      "comment at another extension",
      type
        + "}\n// eaves:allow no-store-in-views -- old\nextension TripList {\n  func a() { use(TripStore()) }\n}\n"
        + "extension TripList {\n  func b() {}\n}\n",
      type + "}\nextension TripList {\n  func a() {}\n}\n"
        + "// eaves:allow no-store-in-views -- old\nextension TripList {\n  func b() { use(TripStore()) }\n}\n"
    ),
    CheckEdit(
      name: "a comment behind the line of a warning about code",
      before: ["eaves.yml": layers, "A/Trip.swift": Sample.quiet, "A/S/Two.swift": "struct Two {}\n"],
      after: [
        "eaves.yml": layers.replacing("folders: [A/S]", with: "folders: [A/S]  # ours") + "exclude: [A/S]\n"
      ]),
  ]

  @Test(arguments: weakening) func `is reported`(_ edit: CheckEdit) throws {
    let heard = try edit.run()
    #expect(heard.status == .findings && heard.out.contains("weakened: "), "\(heard.errors)\(heard.out)")
  }

  static let harmless: [CheckEdit] = [
    CheckEdit(
      name: "examples of a document corrected under strict",
      before: [
        "eaves.yml": CheckEdit.settings + "strict: true\n",
        "Rules/no-store-in-views.md": Sample.rule().replacing("final class", with: "final klass").replacing(
          "Correct", with: "Incorrect"),
      ], after: ["Rules/no-store-in-views.md": Sample.rule()]),
    CheckEdit(
      name: "a comment that moves with its member",
      before: project(
        "import SwiftUI\n" + type + "\(comment)  func a() { use(TripStore()) }\n  func b() {}\n}\n"),
      after: [
        "App/TripList.swift": "import SwiftUI\n" + type
          + "  func b() {}\n  func c() {}\n\(comment)  func a() { use(TripStore()) }\n}\n"
      ]),
  ]

  @Test(arguments: harmless) func `is no weakening`(_ edit: CheckEdit) throws {
    let heard = try edit.run()
    #expect(heard.status == .clean && !heard.out.contains("weakened: "), "\(heard.errors)\(heard.out)")
  }

  @Test func `a configuration that its code left behind is not known to be harmless`() throws {
    let heard = try CheckEdit(
      name: "", before: ["Core/eaves.yml": "impact:\n  - rule: no-store-in-views\n    level: CRITICAL\n"],
      after: [
        "Core/eaves.yml": String?.none, "Core/Trip.swift": String?.none, "Kernel/Trip.swift": Sample.quiet,
      ]
    ).run()
    #expect(heard.status == .couldNotRun && heard.errors.contains("Core/eaves.yml"), "\(heard.errors)")
  }

  @Test func `new findings in a new project of its own are not known to be reported`() throws {
    let heard = try CheckEdit(
      name: "",
      after: [
        "New/eaves.yml": "eaves: 1\nprofile: base\n",
        "New/Other.swift": Sample.view.replacing("TripList", with: "Other"),
      ]
    ).run()
    #expect(heard.status == .couldNotRun && heard.errors.contains("New/eaves.yml"), "\(heard.errors)")
    let clean = try CheckEdit(
      name: "",
      after: ["New/eaves.yml": "eaves: 1\nprofile: base\n", "New/Trip.swift": "struct NewTrip {}\n"]
    ).run()
    #expect(clean.status == .clean, "\(clean.errors)")
  }

  @Test func `a file that loses more code is parsed less completely`() throws {
    let edit = CheckEdit(
      name: "", before: ["Bad/A.swift": Self.broken],
      after: ["Bad/A.swift": Self.broken + "}\n}\nstruct Even { func f( { \n"])
    #expect(try edit.run().out.contains("Bad/A.swift is parsed less completely than before"))
  }
}
