import EavesFiles
import Foundation
import Testing

@testable import eaves

/// A change of a project whose check objects to something, and what it does to the check.
struct CheckEdit: Sendable, CustomTestStringConvertible {
  let name: String
  /// Files of the commit, besides those that every project of these tests has.
  var before: [String: String] = [:]
  /// Files that change; nil: the file is removed.
  let after: [String: String?]
  /// A run of the program before the commit, and one after the change.
  var prepared: String?
  var finished: String?

  var testDescription: String { name }

  static let settings = "eaves: 1\nprofile: none\nrules: [Rules]\nfail-on: MEDIUM\n"
  static let other = Sample.rule("for: view\nnever:\n  holds: Timer", impact: "CRITICAL")
    .replacing("TripStore", with: "Timer").replacing("BerthStore", with: "Timer").replacing(
      "Store", with: "Timer")

  static let project = [
    "App/TripList.swift": Sample.view, "Core/Trip.swift": Sample.quiet, "eaves.yml": settings,
    "Rules/no-store-in-views.md": Sample.rule(), "Rules/no-timer-in-views.md": other,
  ]

  /// Makes the commit and the change, and compares.
  func run(_ flags: String = "") throws -> CapturedOutput {
    let sandbox = try Sandbox([])
    for (path, text) in Self.project.merging(before, uniquingKeysWith: { $1 }) {
      try sandbox.add("p/\(path)", Array(text.utf8))
    }
    try sandbox.git("init -q -b main .")
    if let prepared { _ = sandbox.eaves("\(prepared) --root ~/p") }
    try sandbox.git("add -A")
    try sandbox.git("commit -qm first")
    for (path, text) in after {
      if let text {
        try sandbox.add("p/\(path)", Array(text.utf8))
      } else {
        try FileManager.default.removeItem(atPath: "\(sandbox.path)/p/\(path)")
      }
    }
    if let finished { _ = sandbox.eaves("\(finished) --root ~/p") }
    return sandbox.eaves("diff HEAD --root ~/p --fail-on-weakened \(flags)")
  }
}

/// Every way to weaken a check is reported, and no other edit is taken for one.
@Suite struct WeakenedCheckTests {
  private static let settings = CheckEdit.settings
  private static let fixed = "struct TripList: View {\n  var body: some View { Text(\"…\") }\n}\n"
  private static let allowed = Sample.view.replacing(
    "  let store", with: "  // eaves:allow no-store-in-views -- moved soon\n  let store")
  private static let allowedType =
    "import SwiftUI\n"
    + Sample.view.replacing(
      "struct TripList", with: "// eaves:allow no-store-in-views -- moved soon\n@MainActor\nstruct TripList")
  private static let ghost =
    settings + "strict: true\nroles:\n  ghost:\n    - name: \"Ghost*\"\n"
  private static let ghostRule = [
    "eaves.yml": ghost,
    "Rules/no-ghost-timer.md": CheckEdit.other.replacing("for: view\n", with: "for: ghost\n"),
  ]
  private static let exempting =
    settings + "strict: true\nroles:\n  mock:\n    - name: [TripList, findings]\n"
  private static func screen(_ name: String) -> String { Sample.view.replacing("TripList", with: name) }
  private static let uncoveredSettings = "eaves: 1\nprofile: vanilla-mv\nstrict: [not-covered]\n"
  /// Screens that no rule of the profile is about.
  private static func uncovered(_ numbers: ClosedRange<Int>) -> [String: String] {
    let screens = numbers.map {
      (
        "App/Screen\($0).swift",
        "import UIKit\nclass Screen\($0)ViewController: UIViewController {\n  func go() { print(1) }\n}\n"
      )
    }
    return Dictionary(uniqueKeysWithValues: screens + [("eaves.yml", uncoveredSettings)])
  }
  private static let broken = "struct Odd { func f( { \n"
  private static func included(_ targets: [String]) -> [String: String] {
    let specifications = targets.map {
      "  \($0):\n    type: framework\n    platform: iOS\n    sources: [../Sources/\($0)]\n"
    }
    return [
      "eaves.yml": settings + "on: [module-declares-imports]\n", "Sources/App/A.swift": "struct A {}\n",
      "project.yml":
        "name: P\ninclude: [Rules/targets.yml]\ntargets:\n  App:\n    type: application\n    sources: [Sources/App]\n",
      "Rules/targets.yml": "targets:\n" + specifications.joined(), "Sources/One/T.swift": "struct One {}\n",
      "Sources/Two/T.swift": "struct Two {}\n",
    ]
  }
  private static let layers =
    "eaves: 1\nprofile: none\nrules: [Rules]\nlayers:\n  - name: app\n    folders: App\n  - name: core\n    folders: Core\n  - name: data\n    folders: Data\n"
  private static let layered = [
    "eaves.yml": layers, "Core/Trip.swift": "struct Trip { let list: TripList? }\n",
    "Data/Row.swift": "struct Row {}\n",
  ]
  private static let worded = [
    "eaves.yml": settings + "words:\n  stores: [TripStore, BerthStore]\n",
    "Rules/no-store-in-views.md": Sample.rule("for: view\nnever:\n  holds: stores"),
  ]
  private static let inModule = [
    "eaves.yml": settings + "modules:\n  - name: Screens\n    path: \"App/**\"\n",
    "Rules/no-store-in-views.md": Sample.rule(
      "for: view\nunless:\n  - in: Free\nnever:\n  holds: \"*Store\""),
  ]

  private static let deprecated = Sample.view.replacing(
    "struct TripList",
    with:
      "// eaves:allow no-store-in-views -- old\n@available(*, deprecated, message: \"a struct X\")\nstruct TripList"
  )
  private static let mvvm = "eaves: 1\nprofile: mvvm\n"
  private static let erasure = "// eaves:allow view-no-any-view -- later\n    AnyView(Text(\"…\"))\n"

  /// A view with a comment above its only finding.
  private static let erased =
    "import SwiftUI\nstruct TripList: View {\n  var body: some View {\n    \(erasure)  }\n}\n"

  /// A view with a comment above the one of two functions of a name that has a finding.
  private static func overloads(allowing parameter: String) -> String {
    let functions = ["_ number: Int", "name: String"].map { own in
      own == parameter
        ? "  // eaves:allow view-no-any-view -- later\n  func part(\(own)) -> some View { AnyView(Text(\"…\")) }\n"
        : "  func part(\(own)) -> some View { Text(\"…\") }\n"
    }
    return
      "import SwiftUI\nstruct TripList: View {\n\(functions.joined())  var body: some View { part(1) }\n}\n"
  }

  static let weakening: [CheckEdit] = [
    CheckEdit(
      name: "rule off",
      after: ["eaves.yml": settings + "off:\n  - rule: no-store-in-views\n    reason: later\n"]),
    CheckEdit(
      name: "impact lowered",
      after: ["eaves.yml": settings + "impact:\n  - rule: no-store-in-views\n    level: LOW\n"]),
    CheckEdit(
      name: "fail level raised", after: ["eaves.yml": settings.replacing("MEDIUM", with: "CRITICAL")]),
    CheckEdit(name: "fail level never", after: ["eaves.yml": settings.replacing("MEDIUM", with: "never")]),
    CheckEdit(name: "exclude", after: ["eaves.yml": settings + "exclude: [\"App/TripList.swift\"]\n"]),
    CheckEdit(
      name: "include narrowed", before: ["eaves.yml": settings + "include: [App, Core]\n"],
      after: ["eaves.yml": settings + "include: [Core]\n"]),
    CheckEdit(
      name: "role redefined",
      after: ["eaves.yml": settings + "replace: [view]\nroles:\n  view:\n    - name: \"*Screen\"\n"]),
    CheckEdit(
      name: "word list changed", before: worded,
      after: ["eaves.yml": settings + "words:\n  stores: [BerthStore]\n"]),
    CheckEdit(
      name: "profile changed",
      before: [
        "eaves.yml": "eaves: 1\nprofile: mvvm\n",
        "App/TripList.swift":
          "import SwiftUI\nstruct TripList: View {\n  var body: some View { Text(\"…\").task { _ = try? await URLSession.shared.data(from: URL(filePath: \"a\")) } }\n}\n",
      ], after: ["eaves.yml": "eaves: 1\nprofile: base\n"]),
    CheckEdit(
      name: "clause of a document removed",
      before: [
        "Rules/no-store-in-views.md": Sample.rule("for: view\nnever:\n  holds: [\"*Store\", BerthStore]")
      ],
      after: ["Rules/no-store-in-views.md": Sample.rule("for: view\nnever:\n  holds: BerthStore")]),
    CheckEdit(
      name: "exception in a document",
      after: [
        "Rules/no-store-in-views.md": Sample.rule(
          "for: view\nunless:\n  - name: TripList\nnever:\n  holds: \"*Store\"")
      ]),
    CheckEdit(name: "document removed", after: ["Rules/no-store-in-views.md": String?.none]),
    CheckEdit(
      name: "impact of a document lowered", after: ["Rules/no-store-in-views.md": Sample.rule(impact: "LOW")]),
    CheckEdit(
      name: "other folder of documents", before: ["Other/no-timer-in-views.md": CheckEdit.other],
      after: ["eaves.yml": settings.replacing("[Rules]", with: "[Other]")]),
    CheckEdit(
      name: "may be empty", before: ghostRule,
      after: ["eaves.yml": ghost + "may-be-empty:\n  - role: ghost\n    reason: soon\n"]),
    CheckEdit(
      name: "strict removed", before: ghostRule,
      after: ["eaves.yml": ghost.replacing("strict: true\n", with: "")]),
    CheckEdit(
      name: "another file that a strict check cannot parse left out",
      before: [
        "eaves.yml": settings + "strict: true\nexclude: [Bad/C.swift]\n", "Bad/A.swift": broken,
        "Bad/B.swift": broken, "Bad/C.swift": broken,
      ],
      after: ["eaves.yml": settings + "strict: true\nexclude: [Bad/B.swift]\n"]),
    CheckEdit(
      name: "a third type that a role of the configuration exempts left out",
      before: ["eaves.yml": exempting, "App/findings.swift": screen("findings")],
      after: ["eaves.yml": exempting + "exclude: [Z]\n", "Z/A.swift": screen("findings")]),
    CheckEdit(
      name: "a sixth type that no rule covers left out", before: uncovered(1...5),
      after: uncovered(6...6).mapValues { $0 }.merging(
        ["eaves.yml": uncoveredSettings + "exclude: [App/Screen6.swift]\n"], uniquingKeysWith: { $1 })),
    CheckEdit(
      name: "rule off that a specification among documents would break", before: included(["One", "Two"]),
      after: included(["One", "Two", "Three"]).merging(
        [
          "eaves.yml": settings, "Sources/One/T.swift": "import Three\nlet three = Three()\n",
          "Sources/Three/U.swift": "public struct Three { public init() {} }\n",
        ],
        uniquingKeysWith: { $1 })),
    CheckEdit(name: "baseline entry", after: [:], finished: "baseline write"),
    CheckEdit(name: "allowance", after: ["App/TripList.swift": allowed]),
    CheckEdit(
      name: "allowance moved to other code",
      before: ["App/TripList.swift": allowed],
      after: ["App/TripList.swift": fixed, "App/Other.swift": allowed.replacing("TripList", with: "Other")]),
    CheckEdit(
      name: "allowance moved to another type with the same attribute",
      before: ["App/TripList.swift": allowedType],
      after: [
        "App/TripList.swift": fixed, "App/Other.swift": allowedType.replacing("TripList", with: "Other"),
      ]),
    CheckEdit(
      name: "second allowance for the same facts", before: ["eaves.yml": mvvm, "App/TripList.swift": erased],
      after: ["App/TripList.swift": erased.replacing("  }\n}", with: "    \(erasure)  }\n}")]),
    CheckEdit(
      name: "baseline entry for another type",
      after: [
        "App/TripList.swift": fixed, "App/Other.swift": Sample.view.replacing("TripList", with: "Other"),
      ], prepared: "baseline write", finished: "baseline write --grow"),
    CheckEdit(
      name: "baseline entry in place of an allowance for another type",
      before: ["App/TripList.swift": allowed],
      after: [
        "App/TripList.swift": fixed, "App/Other.swift": Sample.view.replacing("TripList", with: "Other"),
      ], finished: "baseline write"),
    CheckEdit(
      name: "allowance moved to another type below an attribute with a keyword in its text",
      before: ["App/TripList.swift": deprecated],
      after: [
        "App/TripList.swift": fixed + deprecated.replacing("TripList", with: "Other")
      ]),
    CheckEdit(
      name: "allowance moved to another type below an attribute of two lines",
      before: ["App/TripList.swift": deprecated.replacing("(*, ", with: "(\n  *, ")],
      after: [
        "App/TripList.swift": fixed
          + deprecated.replacing("(*, ", with: "(\n  *, ").replacing("TripList", with: "Other")
      ]),
    CheckEdit(
      name: "allowance moved to another overload",
      before: ["eaves.yml": mvvm, "App/TripList.swift": overloads(allowing: "_ number: Int")],
      after: ["App/TripList.swift": overloads(allowing: "name: String")]),
    CheckEdit(
      name: "nested configuration",
      after: ["App/eaves.yml": "off:\n  - rule: no-store-in-views\n    reason: later\n"]),
    CheckEdit(name: "nested exclusion", after: ["App/eaves.yml": "exclude: [\"*.swift\"]\n"]),
    CheckEdit(
      name: "stale entries only warn", before: [:],
      after: [
        "App/TripList.swift": fixed, "eaves.yml": settings + "stale: warn\n",
      ], prepared: "baseline write"),
    CheckEdit(
      name: "module map", before: inModule,
      after: ["eaves.yml": settings + "modules:\n  - name: Free\n    path: \"App/**\"\n"]),
    CheckEdit(name: "skip", after: ["eaves.yml": settings + "skip: [no-store-in-views]\n"]),
    CheckEdit(name: "only", after: ["eaves.yml": settings + "only: [no-timer-in-views]\n"]),
    CheckEdit(name: "least impact", after: ["eaves.yml": settings + "min-impact: CRITICAL\n"]),
    CheckEdit(name: "reported files", after: ["eaves.yml": settings + "report-path: [\"Core/**\"]\n"]),
    CheckEdit(
      name: "layer removed", before: layered,
      after: ["eaves.yml": layers.replacing("  - name: core\n    folders: Core\n", with: "")]),
    CheckEdit(name: "configuration removed", after: ["eaves.yml": String?.none]),
  ]

  @Test(arguments: weakening) func `is reported`(_ edit: CheckEdit) throws {
    let heard = try edit.run()
    #expect(heard.status == .findings, "\(heard.errors)\(heard.out)")
    #expect(heard.out.contains("weakened: "), "\(heard.out)")
    #expect(
      heard.out.contains("Changes of the check: configuration, rules, baseline, comments, unread code"),
      "\(heard.out)")
    let json = try edit.run("--format json")
    #expect(json.out.contains("\"weakened\": true"), "\(json.out)")
  }

  static let harmless: [CheckEdit] = [
    CheckEdit(name: "comment in the configuration", after: ["eaves.yml": "# ours\n" + settings]),
    CheckEdit(
      name: "order of keys",
      after: ["eaves.yml": "eaves: 1\nfail-on: MEDIUM\nrules: [Rules]\nprofile: none\n"]),
    CheckEdit(
      name: "layout of the configuration",
      after: ["eaves.yml": "eaves: 1\nprofile: \"none\"\nrules:\n  - Rules\nfail-on: MEDIUM\n"]),
    CheckEdit(
      name: "prose of a document",
      after: [
        "Rules/no-store-in-views.md": Sample.rule() + "\nA view that keeps a store cannot be previewed.\n"
      ]),
    CheckEdit(
      name: "another item in a document",
      after: [
        "Rules/no-store-in-views.md": Sample.rule("for: view\nnever:\n  holds: [\"*Store\", \"*Vault\"]")
      ]),
    CheckEdit(
      name: "clean files excluded", before: ["Gen/A.swift": Sample.quiet],
      after: ["eaves.yml": settings + "exclude: [Gen]\n"]),
    CheckEdit(name: "fail level lowered", after: ["eaves.yml": settings.replacing("MEDIUM", with: "LOW")]),
    CheckEdit(
      name: "impact raised",
      after: ["eaves.yml": settings + "impact:\n  - rule: no-store-in-views\n    level: CRITICAL\n"]),
    CheckEdit(
      name: "entry of a fixed finding removed", after: ["App/TripList.swift": fixed],
      prepared: "baseline write",
      finished: "baseline update"),
    CheckEdit(
      name: "reason of a comment", before: ["App/TripList.swift": allowed],
      after: ["App/TripList.swift": allowed.replacing("moved soon", with: "tracked in APP-12")]),
    CheckEdit(
      name: "file with a comment renamed", before: ["App/TripList.swift": allowed],
      after: ["App/TripList.swift": String?.none, "App/Trips.swift": allowed]),
    CheckEdit(
      name: "lines above a comment", before: ["App/TripList.swift": allowed],
      after: ["App/TripList.swift": "\n\nlet a = 1\n\n" + allowed]),
    CheckEdit(
      name: "comment removed with its finding", before: ["App/TripList.swift": allowed],
      after: ["App/TripList.swift": fixed]),
    CheckEdit(
      name: "code below a comment edited", before: ["App/TripList.swift": allowed],
      after: [
        "App/TripList.swift": allowed.replacing("let store: TripStore", with: "private var store: TripStore")
      ]),
    CheckEdit(name: "rule on", after: ["eaves.yml": settings + "on: [module-no-type-cycles]\n"]),
    CheckEdit(
      name: "document renamed",
      after: ["Rules/no-store-in-views.md": String?.none, "Rules/views-without-store.md": Sample.rule()]),
    CheckEdit(
      name: "new document",
      after: [
        "Rules/no-vault.md": Sample.rule("for: view\nnever:\n  holds: \"*Vault\"").replacing(
          "Store", with: "Vault")
      ]),
    CheckEdit(
      name: "rule on again",
      before: ["eaves.yml": settings + "off:\n  - rule: no-store-in-views\n    reason: later\n"],
      after: ["eaves.yml": settings]),
    CheckEdit(
      name: "reason of a rule that is off",
      before: ["eaves.yml": settings + "off:\n  - rule: no-store-in-views\n    reason: later\n"],
      after: ["eaves.yml": settings + "off:\n  - rule: no-store-in-views\n    reason: tracked in APP-12\n"]),
    CheckEdit(
      name: "comment above a strict check that fails", before: ghostRule,
      after: ["eaves.yml": "# Roles are checked.\n" + ghost]),
    CheckEdit(
      name: "strict added", after: ["eaves.yml": settings + "strict: true\n"]),
    CheckEdit(
      name: "role added", after: ["eaves.yml": settings + "roles:\n  service:\n    - name: \"*Engine\"\n"]),
    CheckEdit(name: "word added", after: ["eaves.yml": settings + "words:\n  network: [TripClient]\n"]),
    // A check of the root reads its code all the same.
    CheckEdit(name: "project of its own", after: ["App/eaves.yml": "eaves: 1\nprofile: base\n"]),
    CheckEdit(
      name: "nested configuration that is stricter",
      after: ["App/eaves.yml": "impact:\n  - rule: no-store-in-views\n    level: CRITICAL\n"]),
    CheckEdit(
      name: "include widened", before: ["eaves.yml": settings + "include: [App]\n"],
      after: ["eaves.yml": settings + "include: [App, Core]\n"]),
    CheckEdit(
      name: "glob of deleted files removed from a strict check",
      before: ["eaves.yml": settings + "strict: true\nexclude: [Gen]\n", "Gen/A.swift": Sample.quiet],
      after: ["eaves.yml": settings + "strict: true\n", "Gen/A.swift": String?.none]),
    CheckEdit(name: "what holds anyway written down", after: ["eaves.yml": settings + "stale: fail\n"]),
    CheckEdit(
      name: "folder of documents renamed",
      after: [
        "eaves.yml": settings.replacing("[Rules]", with: "[Architecture]"),
        "Rules/no-store-in-views.md": String?.none, "Rules/no-timer-in-views.md": String?.none,
        "Architecture/no-store-in-views.md": Sample.rule(),
        "Architecture/no-timer-in-views.md": CheckEdit.other,
      ]),
    CheckEdit(
      name: "finding fixed", after: ["App/TripList.swift": fixed]),
    CheckEdit(
      name: "finding added",
      after: ["App/Other.swift": Sample.view.replacing("TripList", with: "Other")]),
    CheckEdit(
      name: "file of a known finding renamed",
      after: ["App/TripList.swift": String?.none, "Trips/TripList.swift": Sample.view],
      prepared: "baseline write",
      finished: "baseline update"),
    CheckEdit(
      name: "type of a known finding renamed",
      after: [
        "App/TripList.swift": String?.none,
        "App/Trips.swift": Sample.view.replacing("TripList", with: "Trips"),
      ], prepared: "baseline write", finished: "baseline write --grow"),
    CheckEdit(
      name: "entry in place of a comment", before: ["App/TripList.swift": allowed],
      after: ["App/TripList.swift": Sample.view], finished: "baseline write"),
  ]

  @Test(arguments: harmless) func `is not told where nothing is hidden`(_ edit: CheckEdit) throws {
    let heard = try edit.run()
    #expect(heard.status == .clean, "\(heard.errors)\(heard.out)")
    #expect(!heard.out.contains("weakened: "), "\(heard.out)")
  }
}
