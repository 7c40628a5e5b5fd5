import EavesSource
import Testing

@testable import EavesFiles

/// Files of a commit, read as if they lay in the folder of the working tree.
@Suite struct CommitFilesTests {
  private static let files = [
    "App/A.swift": "let a = 1\n", "App/Sub/B.swift": "let b = 1\n", "eaves.yml": "eaves: 1\n",
    "big.bin": "x\n",
  ]

  private func place(_ sandbox: Checkout, _ revision: String = "HEAD") throws -> (AbsolutePath, CommitFiles) {
    let files = try CommitFiles(of: revision, around: sandbox.folder.path, reading: ["swift"])
    return (AbsolutePath(sandbox.folder.path, reading: files.tree), files)
  }

  @Test func `a walk finds the files of the commit, whatever lies on disk`() throws {
    let sandbox = try Checkout(Self.files)
    try sandbox.folder.add("App/A.swift", "let a = 2\n")
    try sandbox.folder.add("App/New.swift", "let c = 1\n")
    let (root, _) = try place(sandbox)
    let found = DirectoryWalk(root: root, exclude: [PathPattern("App/Sub/**")], counting: "swift")
      .walkResult()
    #expect(found.files.map(\.text) == ["App/A.swift"])
    #expect(found.faults.isEmpty && found.leftOut[.excluded].number == 1)
    #expect(try FileReader(root: root).read(FilePath("App/A.swift")).bytes == Array("let a = 1\n".utf8))
    #expect(try FileReader.bytes(of: root.appending(FilePath("big.bin"))) == Array("x\n".utf8))
    #expect(throws: FileFault.self) { try FileReader(root: root).read(FilePath("App/New.swift")) }
    #expect(root.isFolder && root.appending(FilePath("App/Sub")).isFolder)
    #expect(!root.appending(FilePath("App/New.swift")).isThere)
    #expect(root.appending(FilePath("App/../eaves.yml")).exists)
    #expect(Boundary.repository(around: root)?.text == sandbox.folder.path.text)
  }

  @Test func `what is larger than a limit is refused`() throws {
    let sandbox = try Checkout(Self.files)
    let (root, _) = try place(sandbox)
    #expect(throws: FileFault.self) { try FileReader(root: root).read(FilePath("App/A.swift"), below: 4) }
  }

  @Test func `links to files of the commit are followed, as those of the disk are`() throws {
    let sandbox = try Checkout(Self.files)
    try sandbox.folder.add("Other/C.swift", "let c = 1\n")
    for (link, target) in [
      ("Link.swift", "App/A.swift"), ("Folder", "App"), ("App/Other", "../Other"), ("Other/back", "../App"),
      ("Other/again", "../Other"), ("App/loop", "loop"), ("App/hosts.swift", "/etc/hosts"),
      ("App/up", "../../.."), ("dead.swift", "nothing.swift"), ("out", "/etc"),
      ("App/W.swift", "../out/../../App/W.swift"),
    ] { try sandbox.folder.link(link, to: target) }
    try sandbox.commit("links")
    for part in ["", "App", "Other"] {
      let folder = AbsolutePath(part, in: sandbox.folder.path)
      let (_, files) = try place(sandbox)
      let root = AbsolutePath(folder, reading: files.tree)
      func walk(_ root: AbsolutePath) -> DirectoryWalk.WalkResult {
        DirectoryWalk(root: root, boundary: Boundary(around: root)).walkResult()
      }
      let (disk, commit) = (walk(folder), walk(root))
      #expect(commit.files == disk.files && !disk.files.isEmpty)
      #expect(commit.faults.map(\.path) == disk.faults.map(\.path))
      for file in commit.files { #expect(try FileReader(root: root).read(file).bytes.isEmpty == false) }
    }
    let (root, _) = try place(sandbox)
    let link = root.appending(FilePath("Folder/Sub/B.swift"))
    #expect(link.isThere && link.exists)
    #expect(link.resolved() == root.appending(FilePath("App/Sub/B.swift")))
    #expect(
      !root.appending(FilePath("App/hosts.swift")).exists && !root.appending(FilePath("dead.swift")).exists)
    #expect(root.appending(FilePath("App/loop")).isThere && !root.appending(FilePath("App/loop/x")).isThere)
    #expect(throws: FileFault.self) { try FileReader(root: root).read(FilePath("App/hosts.swift")) }
  }

  @Test func `a folder of the commit is chosen by its name, not by a link of today`() throws {
    let sandbox = try Checkout(Self.files)
    try sandbox.git("mv", "App", "Moved")
    try sandbox.folder.link("App", to: "Moved")
    let (_, files) = try place(sandbox)
    let root = files.place(of: AbsolutePath("App", in: sandbox.folder.path))
    #expect(root.name == "App")
    #expect(DirectoryWalk(root: root).walkResult().files.map(\.text) == ["A.swift", "Sub/B.swift"])
    #expect(files.place(of: sandbox.folder.path).text == files.top.text)
  }

  @Test func `some pages of a commit stand among the files of the disk`() throws {
    let sandbox = try Checkout(Self.files)
    try sandbox.folder.add("App/Sub/eaves.yml", "off: [a]\n")
    try sandbox.commit("page")
    try sandbox.folder.add("eaves.yml", "eaves: 2\n")
    try sandbox.folder.add("App/eaves.yml", "off: []\n")
    try sandbox.folder.add("App/Sub/eaves.yml", "off: [b]\n")
    try sandbox.folder.add("App/New.swift", "let c = 1\n")
    try sandbox.folder.link("Linked", to: "App/Sub")
    try sandbox.folder.link("App/page.md", to: "Sub")
    let (_, files) = try place(sandbox)
    let pages = ["eaves.yml", "Rules/a.md"].map { (FilePath($0), Array("eaves: 1\n".utf8)) }
    let tree = files.tree.replacing(Dictionary(uniqueKeysWithValues: pages), everywhere: "eaves.yml") {
      $0.name.hasSuffix(".md")
    }
    let root = AbsolutePath(sandbox.folder.path, reading: tree)
    let found = DirectoryWalk(root: root, extensions: ["swift", "yml", "md"]).walkResult().files.map(\.text)
    #expect(
      found == [
        "App/A.swift", "App/New.swift", "App/Sub/B.swift", "App/Sub/eaves.yml", "Rules/a.md", "eaves.yml",
      ])
    for page in ["eaves.yml", "Rules/a.md"] {
      #expect(try FileReader(root: root).read(FilePath(page)).bytes == Array("eaves: 1\n".utf8))
    }
    for page in ["App/Sub/eaves.yml", "Linked/eaves.yml", "App/page.md/eaves.yml"] {
      #expect(try FileReader(root: root).read(FilePath(page)).bytes == Array("off: [a]\n".utf8))
    }
    #expect(!root.appending(FilePath("App/eaves.yml")).isThere)
    // The disk has no such folder.
    #expect(root.appending(FilePath("Rules")).isFolder)
  }

  @Test func `links into folders that are not read`() throws {
    let sandbox = try Checkout(Self.files)
    for (link, target) in [
      ("one.yml", "Kit/a.yml"), ("App/Kit", "../Kit"), ("two", "App/Kit/x"), ("other", "App"),
    ] {
      try sandbox.folder.link(link, to: target)
    }
    try sandbox.commit("links")
    let (_, files) = try place(sandbox)
    #expect(files.tree.links(into: [FilePath("Kit")]).map(\.text) == ["App/Kit", "one.yml", "two"])
    #expect(files.tree.links(into: []).isEmpty)
  }

  @Test(arguments: ["--help", "-x", "^HEAD", "nothing", "HEAD..HEAD", ""]) func `a wrong revision is refused`(
    _ revision: String
  ) throws {
    let sandbox = try Checkout(Self.files)
    #expect(throws: Problem.self) { try place(sandbox, revision) }
  }

  @Test func `the usual base is where the branch left the default branch`() throws {
    let sandbox = try Checkout(Self.files)
    let base = try sandbox.said("rev-parse", "HEAD")
    try sandbox.git("checkout", "-qb", "feature")
    try sandbox.folder.add("App/New.swift", "let c = 1\n")
    try sandbox.commit("second")
    #expect(try CommitFiles(of: nil, around: sandbox.folder.path, reading: []).commit == base)
    try sandbox.git("branch", "-qm", "main", "trunk")
    #expect(throws: Problem.self) { try CommitFiles(of: nil, around: sandbox.folder.path, reading: []) }
  }

  @Test func `the files of a submodule are those of its commit`() throws {
    let inner = try Checkout(["Core.swift": "let core = 1\n"])
    let sandbox = try Checkout(Self.files)
    try sandbox.git("submodule", "--quiet", "add", "file://\(inner.folder.path)", "Core")
    try sandbox.commit("submodule")
    try sandbox.folder.add("Core/Core.swift", "let core = 2\n")
    try sandbox.folder.add("Core/New.swift", "let new = 1\n")
    let (root, files) = try place(sandbox)
    #expect(files.notices.isEmpty)
    let found = DirectoryWalk(root: root).walkResult().files.map(\.text)
    #expect(found == ["App/A.swift", "App/Sub/B.swift", "Core/Core.swift"])
    #expect(
      try FileReader(root: root).read(FilePath("Core/Core.swift")).bytes == Array("let core = 1\n".utf8))
  }
}
