import EavesFiles
import EavesSource
import Foundation
import Testing

@testable import eaves

/// What a branch does with links, submodules and names that look alike must not hide a finding from `eaves diff`.
@Suite struct DiffLinkTests {
  private static let off = "off:\n  - rule: no-store-in-views\n    reason: later\n"

  private func repository(_ files: [String: String]) throws -> Sandbox {
    let sandbox = try Sandbox([])
    for (path, text) in CheckEdit.project.merging(files, uniquingKeysWith: { $1 }) {
      try sandbox.add("p/\(path)", Array(text.utf8))
    }
    try sandbox.git("init -q -b main .")
    try commit(sandbox)
    return sandbox
  }

  private func commit(_ sandbox: Sandbox) throws {
    try sandbox.git("add -A")
    try sandbox.git("commit -qm change")
  }

  private func remove(_ path: String, _ sandbox: Sandbox) throws {
    try FileManager.default.removeItem(atPath: "\(sandbox.path)/p/\(path)")
  }

  private func link(_ path: String, to target: String, _ sandbox: Sandbox) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(sandbox.path)/p/\(path)", withDestinationPath: target)
  }

  private func diff(_ sandbox: Sandbox, root: String = "p") -> CapturedOutput {
    sandbox.eaves("diff HEAD --root ~/\(root) --fail-on-weakened")
  }

  @Test(arguments: ["App/eaves.yml", "other.yml"])
  func `a configuration below the root that is a link applies`(_ target: String) throws {
    let sandbox = try repository([
      "Screens/List.swift": Sample.view.replacing("TripList", with: "List"), target: Self.off,
    ])
    #expect(sandbox.eaves("check ~/p").out.contains("/List.swift:2:14"))
    try link("Screens/eaves.yml", to: "../\(target)", sandbox)
    #expect(!sandbox.eaves("check ~/p").out.contains("/List.swift:2:14"))
    let heard = diff(sandbox)
    #expect(heard.status == .findings && heard.out.contains("Screens/eaves.yml"), "\(heard.out)")
  }

  @Test func `a configuration behind a link to a folder of code is compared`() throws {
    let sandbox = try repository([
      "Package/List.swift": Sample.view.replacing("TripList", with: "List"),
      "Package/eaves.yml": "impact:\n  - rule: no-store-in-views\n    level: CRITICAL\n",
      "Root/eaves.yml": CheckEdit.settings.replacing("[Rules]", with: "[../Rules]"),
    ])
    try link("Root/Shared", to: "../Package", sandbox)
    try commit(sandbox)
    #expect(sandbox.eaves("check --root ~/p/Root").out.contains("CRITICAL"))
    try sandbox.add("p/Package/eaves.yml", Array(Self.off.utf8))
    let heard = diff(sandbox, root: "p/Root")
    #expect(heard.status == .findings && heard.out.contains("weakened"), "\(heard.out)\(heard.errors)")
  }

  @Test func `a root that becomes a link to another folder is judged by its old configuration`() throws {
    let settings = CheckEdit.settings.replacing("[Rules]", with: "[../Rules]")
    let sandbox = try repository(["One/eaves.yml": settings, "One/List.swift": Sample.view])
    try remove("One", sandbox)
    try sandbox.add("p/Two/List.swift", Array(Sample.view.utf8))
    try sandbox.add("p/Two/eaves.yml", Array((settings + Self.off).utf8))
    try link("One", to: "Two", sandbox)
    let heard = diff(sandbox, root: "p/One")
    #expect(heard.status == .findings && heard.out.contains("weakened"), "\(heard.out)\(heard.errors)")
  }

  @Test func `two names that look alike are two files`() throws {
    let (composed, apart) = ("\u{E9}", "e\u{301}")
    let sandbox = try repository([
      "App/\(composed)/List.swift": Sample.view.replacing("TripList", with: "List"),
      "App/\(apart)/Table.swift": Sample.view.replacing("TripList", with: "Table"),
      "App/\(apart)/eaves.yml": Self.off,
    ])
    #expect(sandbox.eaves("check ~/p").out.contains("/List.swift:2:14"))
    #expect(diff(sandbox).out.hasPrefix("nothing changed"), "\(diff(sandbox).out)")
    try sandbox.add("p/App/\(composed)/eaves.yml", Array(Self.off.utf8))
    let heard = diff(sandbox)
    #expect(heard.status == .findings && heard.out.contains("weakened"), "\(heard.out)\(heard.errors)")
  }

  @Test func `a link through a folder that is not there leads nowhere, in a commit as on disk`() throws {
    let sandbox = try repository(["conf/off.yml": Self.off])
    try link("App/eaves.yml", to: "../missing/../conf/off.yml", sandbox)
    try commit(sandbox)
    #expect(sandbox.eaves("check ~/p").out.contains("TripList.swift:2:14"))
    try remove("App/eaves.yml", sandbox)
    try link("App/eaves.yml", to: "../conf/off.yml", sandbox)
    let heard = diff(sandbox)
    #expect(heard.status == .findings && heard.out.contains("weakened"), "\(heard.out)\(heard.errors)")
  }

  @Test(arguments: [true, false])
  func `rules in a submodule that is gone, or another folder now, are an error`(_ isReplaced: Bool) throws {
    let sandbox = try Sandbox([])
    try sandbox.add("kit/Rules/no-store-in-views.md", Array(Sample.rule().utf8))
    for line in ["init -q -b main .", "add -A", "commit -qm first"] { try sandbox.git(line, in: "kit") }
    try sandbox.add("p/eaves.yml", Array(CheckEdit.settings.replacing("[Rules]", with: "[Kit/Rules]").utf8))
    try sandbox.add("p/App/TripList.swift", Array(Sample.view.utf8))
    try sandbox.git("init -q -b main .")
    try sandbox.git("-c protocol.file.allow=always submodule add -q \(sandbox.path)/kit Kit")
    try commit(sandbox)
    #expect(diff(sandbox).out.hasPrefix("nothing changed"))
    try sandbox.git("rm -qf Kit")
    try sandbox.add("p/eaves.yml", Array("eaves: 1\nprofile: none\nrules: [Kit/Rules]\n".utf8))
    if isReplaced {
      try sandbox.add("p/Kit/Rules/no-timer-in-views.md", Array(CheckEdit.other.utf8))
    } else {
      try sandbox.add("p/eaves.yml", Array("eaves: 1\nprofile: base\n".utf8))
    }
    try sandbox.git("add -A")
    let heard = diff(sandbox)
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors.contains(
        "Kit: warning: the files of this submodule at the commit are not known: its repository is not at this"
      ) && heard.errors.contains("at `HEAD`: there is no file or folder"), "\(heard.out)\(heard.errors)")
  }

  /// The check of rules behind links in linked folders, and of configurations behind two links.
  @Test func `pages behind several links are read as the commit had them`() throws {
    let sandbox = try repository([
      "conf/a/no-store-in-views.md": Sample.rule(), "eaves.yml": "eaves: 1\nprofile: none\nrules: [All]\n",
    ])
    try remove("Rules", sandbox)
    try sandbox.add("p/kit/no-timer-in-views.md", Array(CheckEdit.other.utf8))
    try link("kit/deep", to: "../conf/a", sandbox)
    try sandbox.add("p/All/README.md", Array("# Rules\n".utf8))
    try link("All/shared", to: "../kit", sandbox)
    try commit(sandbox)
    #expect(sandbox.eaves("check ~/p").out.contains("TripList.swift:2:14"))
    #expect(diff(sandbox).out.hasPrefix("nothing changed"), "\(diff(sandbox).out)\(diff(sandbox).errors)")
    try sandbox.add("p/conf/a/no-store-in-views.md", Array(Sample.rule(impact: "LOW").utf8))
    let heard = diff(sandbox)
    #expect(heard.status == .findings && heard.out.contains("weakened"), "\(heard.out)\(heard.errors)")
  }

  @Test func `a configuration that git ignores now is still the commit's`() throws {
    let sandbox = try repository([
      "App/eaves.yml": "impact:\n  - rule: no-store-in-views\n    level: CRITICAL\n"
    ])
    try remove("App/eaves.yml", sandbox)
    try sandbox.add("p/App/.gitignore", Array("eaves.yml\n".utf8))
    let heard = diff(sandbox)
    #expect(heard.status == .clean && heard.out.contains("is no longer read"), "\(heard.out)\(heard.errors)")
    try sandbox.add("p/App/eaves.yml", Array(Self.off.utf8))
    let hidden = diff(sandbox)
    #expect(hidden.status == .findings && hidden.out.contains("weakened"), "\(hidden.out)\(hidden.errors)")
  }

  @Test func `diff in the configuration leaves out older findings`() throws {
    let sandbox = try repository([:])
    try sandbox.add("p/eaves.yml", Array((CheckEdit.settings + "diff: HEAD\n").utf8))
    let heard = diff(sandbox)
    #expect(heard.status == .findings, "\(heard.out)\(heard.errors)")
    #expect(heard.out.contains("`diff` in the configuration leaves it out"), "\(heard.out)")
  }

  @Test func `another finding of the same facts does not stand for a hidden one`() throws {
    func view(_ calls: String) -> String {
      "import SwiftUI\nstruct TripList: View {\n  var body: some View { Text(\"a\")\n\(calls)  }\n}\n"
    }
    func rule(_ place: String) -> String {
      Sample.rule("for: view\nnever:\n  creates: Task\n  inside: \"\(place)\"").replacing(
        "let store: TripStore", with: "x")
    }
    let page = rule(".onAppear").replacing("## ", with: "## ")
    let sandbox = try repository([
      "Rules/no-store-in-views.md": page, "App/TripList.swift": view("    .onAppear { Task {} }\n"),
    ])
    try sandbox.add("p/Rules/no-store-in-views.md", Array(rule(".onDisappear").utf8))
    try sandbox.add(
      "p/App/TripList.swift", Array(view("    .onAppear { Task {} }\n    .onDisappear { Task {} }\n").utf8))
    let heard = sandbox.eaves("diff HEAD --root ~/p --fail-on-weakened")
    #expect(heard.status == .findings && heard.out.contains("weakened"), "\(heard.out)\(heard.errors)")
  }

  @Test func `a folder that became another repository is an error`() throws {
    let sandbox = try Sandbox([])
    try sandbox.add("p/App/eaves.yml", Array("eaves: 1\nprofile: base\n".utf8))
    try sandbox.add("p/App/TripList.swift", Array(Sample.view.utf8))
    try sandbox.git("init -q -b main .")
    try commit(sandbox)
    try sandbox.git("rm -rq --cached App")
    try sandbox.git("init -q -b main .", in: "p/App")
    try sandbox.git("add -A", in: "p/App")
    try sandbox.git("commit -qm other", in: "p/App")
    let files = { try CommitFiles(of: "HEAD", around: $0, from: $1, reading: []) }
    let top = try #require(AbsolutePath("\(sandbox.path)/p"))
    let app = top.appending(FilePath("App"))
    #expect(throws: Problem.self) { try files(app, top) }
    #expect(throws: Never.self) { try files(app, app) }
  }

  @Test(arguments: [
    "exclude: [Inner]\n", "exclude: [Inner/Sources]\n",
    "off:\n  - rule: no-store-in-views\n    reason: later\n",
  ])
  func `what the root no longer finds in an inner project is hidden`(_ words: String) throws {
    let sandbox = try repository([
      "Inner/eaves.yml": "eaves: 1\nprofile: base\n", "Inner/Sources/List.swift": Sample.view,
      "App/TripList.swift": Sample.quiet,
    ])
    #expect(sandbox.eaves("check --root ~/p").out.contains("Inner/Sources/List.swift"))
    try sandbox.add("p/eaves.yml", Array((CheckEdit.settings + words).utf8))
    let heard = diff(sandbox)
    #expect(heard.status == .findings && heard.out.contains("weakened"), "\(heard.out)\(heard.errors)")
  }

  @Test func `an inner project that is excluded with its configuration is hidden`() throws {
    let sandbox = try repository([
      "Inner/eaves.yml": "eaves: 1\nprofile: base\n", "Inner/List.swift": Sample.view,
    ])
    try remove("Inner/eaves.yml", sandbox)
    try sandbox.add("p/eaves.yml", Array((CheckEdit.settings + "exclude: [Inner]\n").utf8))
    let heard = diff(sandbox)
    #expect(heard.status == .findings && heard.out.contains("weakened"), "\(heard.out)\(heard.errors)")
  }

  @Test func `an inner project that moves or goes is an error`() throws {
    let sandbox = try repository([
      "Inner/eaves.yml": "eaves: 1\nprofile: base\n", "Inner/List.swift": Sample.quiet,
    ])
    try sandbox.git("mv Inner Outer")
    #expect(diff(sandbox).errors.contains("its configuration is gone or not read"))
    #expect(diff(sandbox).status == .couldNotRun)
    #expect(sandbox.eaves("diff HEAD --root ~/p").status == .clean)
  }

  /// A specification that names a page must not make it one of the old check.
  @Test(arguments: ["no-store-in-views", "project"])
  func `a page that a specification names is not part of the old check`(_ name: String) throws {
    let rule = Sample.rule().replacing(
      "No Store in Views", with: name == "project" ? "Project" : "No Store in Views")
    let sandbox = try repository(["Rules/\(name).md": rule])
    try sandbox.add("p/Rules/\(name).yml", Array("default: off\n".utf8))
    if name != "project" {
      try sandbox.add("p/project.yml", Array("name: P\ninclude: [Rules/\(name).yml]\n".utf8))
    }
    let heard = diff(sandbox)
    #expect(heard.status != .clean, "\(heard.out)\(heard.errors)")
  }

  @Test func `a revision that a tag and a branch have is an error`() throws {
    let sandbox = try repository([:])
    try sandbox.git("branch twice")
    try sandbox.add("p/eaves.yml", Array("eaves: 1\nprofile: none\n".utf8))
    try commit(sandbox)
    try sandbox.git("tag twice")
    let heard = sandbox.eaves("diff twice --root ~/p")
    #expect(
      heard.status == .couldNotRun && heard.errors.contains("`twice` names several commits"),
      "\(heard.errors)")
  }

  @Test func `a member that moves to an extension in another file takes its findings along`() throws {
    let body = "  func add() -> some View { AnyView(Text(\"a\")) }\n"
    let head = "import SwiftUI\nstruct A: View {\n  var body: some View { Text(\"a\") }\n"
    let sandbox = try repository([
      "eaves.yml": "eaves: 1\nprofile: base\n", "App/A.swift": head + body + "}\n",
    ])
    try sandbox.add("p/App/A.swift", Array((head + "}\n").utf8))
    try sandbox.add("p/App/A+Add.swift", Array("import SwiftUI\nextension A {\n\(body)}\n".utf8))
    #expect(sandbox.eaves("check ~/p --diff HEAD").status == .clean)
    #expect(!diff(sandbox).out.contains("New findings"), "\(diff(sandbox).out)")
  }

  @Test func `a finding is hidden by the entry that names its rule`() throws {
    let sandbox = try repository([:])
    let settings = CheckEdit.settings.replacing("profile: none", with: "profile: base") + Self.off
    try sandbox.add("p/eaves.yml", Array(settings.utf8))
    let heard = diff(sandbox)
    #expect(
      heard.out.contains("an entry was added to `off`: `rule: no-store-in-views`, reason: later; hides"),
      "\(heard.out)")
  }
}
