import EavesDocuments
import EavesProject
import EavesSource
import Testing

@testable import EavesChecks

extension SilentMissTests {
  /// Checks that mean nothing, and a word that the error is to hold.
  static let refused: [(check: String, word: String)] = [
    ("for: call\nthat:\n  chained: \"padding()\"\nnever: exists", "\".padding()\""),
    ("for: call\nthat:\n  chained: Text\nnever: exists", "Text"),
    ("for: view\nthat:\n  chained: \".padding\"\nnever: exists", "chained"),
    ("for: type\nthat:\n  marked: \"@unchecked\"\nnever: exists", "mentions: \"@unchecked\""),
    ("for: type\nnever:\n  conforms: \"@unchecked Sendable\"", "mentions: \"@unchecked\""),
    ("for: type\nnever:\n  accepts: \"some Trips\"", "type: \"some Trips\""),
    ("for: type\nnever:\n  conforms: class", "AnyObject"),
    ("for: function\nalways:\n  owner:\n    role: test", "test"),
    ("for: view\nnever:\n  lines: 3..\n  inside: top", "top"),
    ("for: view\nnever:\n  accepts: repository\n  inside: handler", "handler"),
    ("for: file\nnever:\n  imports: type", "type"), ("for: view\nnever:\n  holds: module", "module"),
    ("for: view\nnever:\n  mentions: file", "file"), ("for: view\nnever:\n  holds: \"*\"", "*"),
    ("for: view\nnever:\n  holds: \"?*\"", "?*"), ("for: view\nnever:\n  holds: \"**\"", "**"),
    ("for: view\nnever:\n  holds: \"Bool?\"", "Bool?"),
    ("for: member\nthat:\n  type: viewModell\nnever: exists", "viewModel"),
    ("for: view\nnever:\n  declares: \".*oading\"", ".*oading"),
    ("for: view\nnever:\n  holds: \"@*Object\"", "@*Object"),
    ("for: view\nnever:\n  calls: \"URLSession.*\"", "URLSession.*"),
    ("for: view\nnever:\n  holds: repository\nexcept:\n  - lines: 3..", "lines"),
    ("for: view\nnever:\n  holds: repositry", "repository"),
    ("for: view\nnever:\n  calls: formating", "formatting"),
    ("for: type\nthat:\n  kind: stored\nnever: exists", "stored"),
    ("for: member\nthat:\n  kind: class\nnever: exists", "class"),
    ("for: member\nthat:\n  kind: typealias\nnever: exists", "typealias"),
    ("for: function\nthat:\n  kind: stored\nnever: exists", "stored"),
    ("for: type\nthat:\n  marked: Observable\nnever: exists", "@Observable"),
    ("for: type\nthat:\n  marked: \"@Obs*\"\nnever: exists", "@Obs*"),
    ("for: type\nthat:\n  path: ../Other/**\nnever: exists", "../Other"),
    ("for: type\nthat:\n  path: /Sources/**\nnever: exists", "/Sources"),
    ("for: type\nthat:\n  platform: \"IOS ..16\"\nnever: exists", "iOS"),
    ("for: call\nthat:\n  argument: \"item:\"\nnever: exists", "`item`"),
    ("for: import\nthat:\n  inside: handler\nnever: exists", "handler"),
    ("for: type\nthat:\n  inside: body\nnever: exists", "body"),
    ("for: member\nthat:\n  inside: \".task\"\nnever: exists", ".task"),
    ("for: call\nthat:\n  inside: \".sheet(item:content:)\"\nnever: exists", "\".sheet(item:)\""),
    ("for: member\nthat:\n  name: \"open(_:\"\nnever: exists", "\"open(_:*)\""),
    ("for: view\nnever:\n  calls: \".filter\"\ninstead: use a #Predicate", "\"use a #Predicate\""),
    ("for: view\nthat:\n  role: test\nnever: exists", "for: test"),
    ("for: view\nnever:\n  calls: repository\n  inside: preview", "for: preview"),
    ("for: view\nnever:\n  calls: repository\n  inside: \".on*\"", ".on*"),
    ("for: view\nnever:\n  calls: repository\n  inside: ScrollView", "\".ScrollView\""),
    ("for: viewModel\nnever:\n  imports: SwiftUI", "for: file"),
    ("for: function\nthat:\n  kind: init\nnever: exists", "init"),
    ("for: file\nthat:\n  name: \"*Store.swift\"\nnever: exists", "`*Store`"),
    ("for: function\nthat:\n  name: \"go()\"\nnever: exists", "`go`"),
    ("for: member\nthat:\n  name: \".go\"\nnever: exists", "`go`"),
    ("for: import\nthat:\n  name: Foundation.Date\nnever: exists", "`Foundation`"),
    ("for: type\nthat:\n  in: \"App/*\"\nnever: exists", "path"),
    ("for: type\nthat:\n  path: \"**/*.{swift,m}\"\nnever: exists", "{"),
    ("for: type\nthat:\n  path: \"**/*.m\"\nnever: exists", "Swift"),
    ("for: call\nthat:\n  argument: \"$x\"\nnever: exists", "label"),
    ("for: view\nnever:\n  holds: repository\n  named: \".store\"", "`store`"),
    ("for: view\nnever:\n  holds: repository\n  inside: body", "body"),
    ("for: view\nnever:\n  calls: \".sheet.body\"", "\".body\""),
    ("for: view\nnever:\n  mentions: \"@State.x\"", "@State.x"),
    ("for: view\nnever:\n  mentions: \"#if\"", "#if"),
    ("for: type\nthat:\n  marked: \"@\"\nnever: exists", "@"),
    ("for: view\nthat:\n  - accepted-by: view\n    via: \"@State\"\nnever: exists", "held-by"),
    ("for: view\nnever:\n  calls: \"=\"", "="), ("for: view\nnever:\n  calls: \"->\"", "->"),
    ("for: view\nnever:\n  calls: \".\"", "."), ("for: view\nnever:\n  calls: \"_\"", "_"),
    ("for: view\nnever:\n  calls: \"self.load()\"", "\".load\""),
    ("for: view\nnever:\n  calls: formatting\n  of: \"[Trip]\"", "[Trip]"),
    ("for: view\nnever:\n  calls: formatting\n  of: \"#Predicate\"", "#Predicate"),
    ("for: view\nnever:\n  calls: formatting\n  of: \"Trip.*\"", "Trip.*"),
    ("for: view\nnever:\n  calls: formatting\n  of: \"_\"", "_"),
    ("for: view\nnever:\n  calls: formatting\n  of: arithmetic", "arithmetic"),
    ("for: viewModel\nnever:\n  exposes: entity\n  via: \"@State\"", "@State"),
    ("for: useCase\nthat:\n  held-by: view\n  via: property\nnever: exists", "property"),
  ]

  @Test(arguments: refused)
  func `means nothing and is refused`(_ check: String, _ word: String) throws {
    let problems = Self.problems(check)
    let first = try #require(problems.first { $0.severity == .error }, "\(check)")
    #expect(first.line != nil && first.column != nil)
    #expect(first.text.contains(word), "\(first.text)")
  }
}
