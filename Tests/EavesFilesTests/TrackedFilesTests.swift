import EavesSource
import Foundation
import Testing

@testable import EavesFiles

/// A walk in a repository: what git tracks is read whatever `.gitignore` says, and what is not read is
/// counted.
@Suite struct TrackedFilesTests {
  private struct Found {
    let files: [String]
    /// "2 ignored, 1 or more excluded".
    let leftOut: String
    let remarks: [String]
  }

  private func walk(
    _ folder: TemporaryFolder, at root: String = "", include: [String] = [], exclude: [String] = [],
    patience: Int = 1000
  ) -> Found {
    let walkResult = DirectoryWalk(
      root: folder.path.appending(FilePath(root)), include: include.map { PathPattern($0) },
      exclude: exclude.map { PathPattern($0) }, counting: "swift", patience: patience
    ).walkResult()
    let counts = SkippedFiles.Cause.allCases.filter { walkResult.leftOut[$0] != SkippedFiles.Count() }.map {
      cause in
      let count = walkResult.leftOut[cause]
      return "\(count.number)\(count.isAtLeast ? " or more" : "") \(cause.rawValue)"
    }
    return Found(
      files: walkResult.files.map(\.text), leftOut: counts.joined(separator: ", "),
      remarks: walkResult.faults.map(\.description) + walkResult.notices.map(\.text))
  }

  /// A repository whose `.gitignore` comes after its files.
  private func checkout(_ files: [String: String], ignoring pages: [String: String]) throws -> TemporaryFolder
  {
    let checkout = try Checkout(files)
    for (page, text) in pages { try checkout.folder.add(page, text) }
    try checkout.commit("ignore")
    return checkout.folder
  }

  @Test func `an ignore file hides no tracked file`() throws {
    let folder = try checkout(
      ["a.swift": "", "b.gen.swift": "", "out/c.swift": "", "out/deep/d.swift": ""],
      ignoring: [".gitignore": "*.gen.swift\nout/\n"])
    try folder.add("e.gen.swift", "")
    try folder.add("out/f.swift", "")
    try folder.add("out/other/g.swift", "")
    try folder.add("out/deep/h.swift", "")
    let found = walk(folder)
    #expect(found.files == ["a.swift", "b.gen.swift", "out/c.swift", "out/deep/d.swift"])
    #expect(found.leftOut == "4 ignored")
    #expect(found.remarks == [])
  }

  @Test func `nor does one above the root, or one that ignores everything`() throws {
    let folder = try checkout(
      ["ios/a.swift": "", "ios/app/b.swift": "", "c.swift": ""],
      ignoring: [".gitignore": "ios/app\n", "ios/.gitignore": "*\n"])
    try folder.add("ios/app/new.swift", "")
    try folder.add("ios/new.swift", "")
    #expect(walk(folder, at: "ios").files == ["a.swift", "app/b.swift"])
    #expect(walk(folder, at: "ios").leftOut == "2 ignored")
    // Who names an ignored folder wants it checked.
    #expect(walk(folder, at: "ios/app").files == ["b.swift", "new.swift"])
    #expect(walk(folder).files == ["c.swift", "ios/a.swift", "ios/app/b.swift"])
  }

  @Test func `a file that is only meant to be added is tracked, one that was removed is not`() throws {
    let checkout = try Checkout(["a.swift": "", "b.swift": "", ".gitignore": "*.swift\n"])
    try checkout.git("add", "-f", "a.swift", "b.swift")
    try checkout.folder.add("c.swift", "")
    try checkout.git("add", "-f", "--intent-to-add", "c.swift")
    try checkout.git("rm", "-q", "--cached", "b.swift")
    #expect(walk(checkout.folder).files == ["a.swift", "c.swift"])
    #expect(walk(checkout.folder).leftOut == "1 ignored")
  }

  @Test func `a tracked link is followed`() throws {
    let other = try TemporaryFolder(["far.swift": "", "Shared/s.swift": ""])
    let folder = try TemporaryFolder(["a.swift": ""])
    try folder.link("b.swift", to: other.at("far.swift"))
    try folder.link("Shared", to: other.at("Shared"))
    let checkout = Checkout(folder: folder)
    try checkout.git("init", "-q", ".")
    try checkout.commit("first")
    try folder.add(".gitignore", "b.swift\nShared\nnew.swift\n")
    try folder.link("new.swift", to: other.at("far.swift"))
    #expect(walk(folder).files == ["Shared/s.swift", "a.swift", "b.swift"])
  }

  /// What git does to its own files is git's business.
  @Test(arguments: [
    "update-index --index-version 2", "update-index --index-version 4", "update-index --split-index",
    "update-index --untracked-cache", "sparse-checkout set --cone --sparse-index out",
    "config core.fsmonitor /nowhere", "config core.worktree /nowhere", "config core.ignorecase true",
    "checkout -q --orphan other",
  ]) func `however git keeps its index`(_ words: String) throws {
    let folder = try checkout(
      ["a.swift": "", "out/deep/d.swift": "", "out/é.swift": "", "out/x\ny.swift": "", "in/b.swift": ""],
      ignoring: [".gitignore": "out/\n"])
    try Checkout(folder: folder).git(words.split(separator: " ").map(String.init))
    try folder.add("out/new.swift", "")
    let found = walk(folder)
    #expect(
      found.files.filter { $0 != "in/b.swift" } == [
        "a.swift", "out/deep/d.swift", "out/x\ny.swift", "out/é.swift",
      ])
    #expect(found.leftOut == "1 ignored")
    #expect(found.remarks == [])
  }

  @Test func `hashes of 32 bytes`() throws {
    let checkout = Checkout(folder: try TemporaryFolder(["a.swift": "", "b.swift": ""]))
    try checkout.git("init", "-q", "--object-format=sha256", ".")
    try checkout.git("add", "a.swift")
    try checkout.folder.add(".gitignore", "*.swift\n")
    #expect(walk(checkout.folder).files == ["a.swift"])
  }

  @Test func `sides of a merge count once`() throws {
    let checkout = try Checkout(["Pods/a.swift": "a"])
    try checkout.git("checkout", "-qb", "side")
    try checkout.folder.add("Pods/a.swift", "b")
    try checkout.commit("side")
    try checkout.git("checkout", "-q", "main")
    try checkout.folder.add("Pods/a.swift", "c")
    try checkout.commit("main")
    try checkout.git("read-tree", "-m", "main~1", "main", "side")
    #expect(walk(checkout.folder).leftOut == "1 skipped")
  }

  @Test func `outside of a repository nothing is tracked`() throws {
    let folder = try TemporaryFolder([
      ".gitignore": "out/\nb.swift\n", "a.swift": "", "b.swift": "", "out/c.swift": "",
      "out/deep/d.swift": "",
      "out/Pods/e.swift": "", "out/f.txt": "",
    ])
    #expect(walk(folder).files == ["a.swift"])
    #expect(walk(folder).leftOut == "3 ignored")
  }

  // MARK: Several repositories

  @Test func `a submodule has an index of its own, even in an ignored folder`() throws {
    let library = try Checkout(["l.swift": "", "gen/m.swift": "", "other/o.swift": ""])
    let checkout = try Checkout(["a.swift": ""])
    for place in ["Vendor/Library", "Carthage/Checkouts/Library"] {
      try checkout.git("submodule", "--quiet", "add", library.folder.path.text, place)
    }
    try checkout.folder.add(".gitignore", "Vendor/\ngen/\n")
    try checkout.commit("submodules")
    try checkout.folder.add("Vendor/Library/gen/new.swift", "")
    try checkout.folder.add("Vendor/Library/new.swift", "")
    try checkout.folder.add("Vendor/new.swift", "")
    let found = walk(checkout.folder)
    let inside = ["gen/m.swift", "l.swift", "new.swift", "other/o.swift"].map { "Vendor/Library/\($0)" }
    #expect(found.files == inside + ["a.swift"].sorted())
    #expect(found.leftOut == "2 ignored, 3 skipped")
  }

  @Test func `a submodule that cannot be asked leaves it open how many files it has`() throws {
    let library = try Checkout(["l.swift": ""])
    let checkout = try Checkout(["a.swift": "", "Pods/b.swift": ""])
    try checkout.git("submodule", "--quiet", "add", library.folder.path.text, "Pods/Library")
    try checkout.folder.add("Pods/Library/.git", "gitdir: nowhere")
    #expect(walk(checkout.folder).leftOut == "1 or more skipped")
    #expect(walk(checkout.folder).remarks == [])
    // One that is not checked out has no files.
    try FileManager.default.removeItem(atPath: checkout.folder.at("Pods/Library/.git"))
    #expect(walk(checkout.folder).leftOut == "1 skipped")
  }

  @Test func `a repository inside of another counts where it is not ignored`() throws {
    let folder = try checkout(["a.swift": ""], ignoring: [".gitignore": "build/\n*.gen.swift\n"])
    for place in ["build/Dependency", "Playground"] {
      let inner = Checkout(folder: folder)
      try folder.add("\(place)/x.swift", "")
      try folder.add("\(place)/y.gen.swift", "")
      try inner.git("init", "-q", ".", in: place)
      try inner.git("add", "-A", in: place)
    }
    #expect(walk(folder).files == ["Playground/x.swift", "Playground/y.gen.swift", "a.swift"])
    #expect(walk(folder).leftOut == "2 ignored")
  }

  @Test func `a further working tree has an index elsewhere`() throws {
    let checkout = try Checkout(["a.swift": "", "b.swift": "", ".gitignore": "b.swift\n"])
    try checkout.git("add", "-f", "b.swift")
    try checkout.commit("b")
    try checkout.git("worktree", "add", "-q", "tree")
    try checkout.folder.add("tree/c.swift", "")
    #expect(walk(checkout.folder, at: "tree").files == ["a.swift", "b.swift", "c.swift"])
    #expect(walk(checkout.folder, at: "tree").remarks == [])
  }

  @Test func `a root that is reached through a link lies in the repository all the same`() throws {
    let folder = try checkout(
      ["ios/a.swift": "", "ios/b.swift": ""], ignoring: [".gitignore": "", "ios/.gitignore": "b.swift\n"])
    let other = try TemporaryFolder()
    try other.link("way", to: folder.at("ios"))
    #expect(walk(other, at: "way").files == ["a.swift", "b.swift"])
  }

  @Test func `what a link leads to is tracked where it lies`() throws {
    let folder = try checkout(
      ["ios/a.swift": "", "Shared/b.swift": "", "Shared/deep/c.swift": "", "Shared/Pods/d.swift": ""],
      ignoring: ["Shared/.gitignore": "*\n"])
    try folder.add("Shared/new.swift", "")
    try folder.link("ios/Link", to: "../Shared")
    let found = walk(folder, at: "ios")
    #expect(found.files == ["Link/b.swift", "Link/deep/c.swift", "a.swift"])
    #expect(found.leftOut == "1 ignored, 1 skipped")
    let other = try TemporaryFolder(["ios/a.swift": "", "Shared/b.swift": "", "Shared/.gitignore": "*\n"])
    try other.link("ios/Link", to: "../Shared")
    #expect(walk(other, at: "ios").leftOut == "1 ignored")
  }

  @Test func `a repository that was made around tracked files hides none of them`() throws {
    let folder = try checkout(["a.swift": "", "x/b.swift": ""], ignoring: [".gitignore": "b.swift\n"])
    try Checkout(folder: folder).git("init", "-q", ".", in: "x")
    #expect(walk(folder).files == ["a.swift", "x/b.swift"])
  }

  // MARK: What is left out

  @Test(arguments: ["Pods", ".hidden", "Guide.docc", "x/DerivedData", "x/.y"])
  func `tracked files in folders that are never entered are counted`(_ place: String) throws {
    let folder = try checkout(
      ["a.swift": "", "\(place)/b.swift": "", "\(place)/deep/c.swift": "", "\(place)/d.txt": ""],
      ignoring: [:])
    try folder.add("\(place)/new.swift", "")
    #expect(walk(folder).files == ["a.swift"])
    #expect(walk(folder).leftOut == "2 skipped")
    // Whatever hides the folder they lie in.
    if place.hasPrefix("x") {
      #expect(walk(folder, exclude: ["x"]).leftOut == "2 skipped")
      try folder.add(".gitignore", "x/\n")
      #expect(walk(folder).leftOut == "2 skipped")
    }
  }

  @Test func `a tracked file whose name begins with a dot is counted`() throws {
    let folder = try checkout(["a.swift": "", "x/.b.swift": "", ".c.md": ""], ignoring: [:])
    #expect(walk(folder).leftOut == "1 skipped")
  }

  @Test func `a file that the sparse checkout leaves out is not there to be counted`() throws {
    let checkout = try Checkout(["a.swift": "", "Pods/b.swift": "", "Pods/c.swift": ""])
    try checkout.git("sparse-checkout", "set", "--no-cone", "/*", "!Pods/b.swift")
    #expect(walk(checkout.folder).leftOut == "1 skipped")
  }

  @Test func `what is excluded is counted, tracked or not`() throws {
    let folder = try checkout(
      ["App/a.swift": "", "App/b.gen.swift": "", "Vendor/c.swift": "", "Vendor/deep/d.swift": ""],
      ignoring: [:])
    try folder.add("Vendor/new.swift", "")
    #expect(walk(folder, exclude: ["Vendor", "*.gen.swift"]).leftOut == "4 excluded")
    #expect(walk(folder, include: ["App"]).leftOut == "3 excluded")
    #expect(walk(folder, include: ["App"], exclude: ["*.gen.swift"]).files == ["App/a.swift"])
  }

  @Test func `each file has one cause`() throws {
    let folder = try checkout(
      ["a.swift": "", "Gen/b.swift": "", "Gen/Pods/c.swift": ""],
      ignoring: [".gitignore": "Gen/\nnew.swift\n"])
    try folder.add("Gen/new.swift", "")
    try folder.add("new.swift", "")
    // An ignored file that git does not track would not be read anyway.
    #expect(walk(folder).leftOut == "2 ignored, 1 skipped")
    #expect(walk(folder, exclude: ["b.swift"]).leftOut == "1 excluded, 2 ignored, 1 skipped")
    #expect(walk(folder, include: ["Gen"]).leftOut == "1 excluded, 2 ignored, 1 skipped")
  }

  @Test func `counting ends somewhere, and says so`() throws {
    let files = (0..<60).map { ("\($0 % 6)/\($0 / 6).swift", "") }
    let folder = try TemporaryFolder(
      Dictionary(
        uniqueKeysWithValues: files.map { ("out/\($0.0)", "") } + files.map { ("Vendor/\($0.0)", "") }))
    try folder.add("a.swift", "")
    try folder.add(".gitignore", "out\n")
    #expect(walk(folder, exclude: ["Vendor"]).leftOut == "60 excluded, 60 ignored")
    #expect(
      walk(folder, exclude: ["Vendor"], patience: 20).leftOut == "20 or more excluded, 0 or more ignored")
    #expect(walk(folder, patience: 6).leftOut == "0 or more ignored")
  }

  @Test func `patience that has run out hides no tracked file`() throws {
    let folder = try checkout(
      ["out/x/a.swift": "", "out/y/b.swift": ""], ignoring: [".gitignore": "out/\n"])
    for index in 0..<9 { try folder.add("out/w/\(index).swift", "") }
    #expect(walk(folder, patience: 1).files == ["out/x/a.swift", "out/y/b.swift"])
  }

  // MARK: What cannot be told

  private static let refused = "warning: git does not say which files it tracks: "

  @Test func `where git refuses to list, nothing is hidden, and a notice says so`() throws {
    let folder = try checkout(
      ["a.swift": "", "b.swift": ""], ignoring: [".gitignore": "b.swift\nout/\n"])
    try folder.add("out/c.swift", "")
    try folder.add(".git/index", "DIRC and whatever a disk may hold")
    let found = walk(folder)
    #expect(found.files == ["a.swift", "b.swift", "out/c.swift"])
    #expect(found.leftOut == "")
    #expect(found.remarks.count == 1)
    #expect(found.remarks[0].hasPrefix(".git: \(Self.refused)"))
    #expect(
      found.remarks[0].hasSuffix(
        "; fix the error of `git ls-files`; until then, Eaves also checks files that .gitignore names"))
  }

  @Test(arguments: ["gitdir: nowhere\n", "gitdir: a.swift", "nonsense", ""])
  func `a file called .git that leads nowhere`(_ text: String) throws {
    let folder = try TemporaryFolder(["a.swift": "", "b.swift": "", ".gitignore": "b.swift\n", ".git": text])
    let found = walk(folder)
    #expect(found.files == ["a.swift", "b.swift"])
    #expect(found.remarks.count == 1)
    #expect(found.remarks[0].hasPrefix(".git: \(Self.refused)"))
  }

  @Test func `nothing is said where no ignore file hides anything`() throws {
    let folder = try TemporaryFolder([
      "a.swift": "", ".git": "nonsense", ".gitignore": "b.swift\n", "Pods/c.swift": "",
    ])
    #expect(walk(folder).remarks == [])
  }

  // MARK: Without git

  @Test func `without git, what an ignore file hides stays hidden, and a notice says so`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TrackedFilesTests().checkout(
        ["a.swift": "", "b.swift": "", "out/c.swift": "", "d/e.txt": ""],
        ignoring: [".gitignore": "b.swift\nout/\nd/\n"])
      _ = unsafe setenv("PATH", "/nowhere", 1)
      let found = TrackedFilesTests().walk(folder)
      #expect(found.files == ["a.swift"])
      #expect(found.leftOut == "2 ignored")
      #expect(
        found.remarks == [
          "warning: Eaves did not look for tracked files that .gitignore hides: `git` is not installed; "
            + "install git 2.38 or newer"
        ])
      // No Swift file is hidden, or there is no repository.
      try folder.add(".gitignore", "d/\n")
      #expect(TrackedFilesTests().walk(folder).remarks == [])
      let other = try TemporaryFolder(["a.swift": "", "b.swift": "", ".gitignore": "b.swift\n"])
      #expect(TrackedFilesTests().walk(other).remarks == [])
    }
  }

  @Test func `a git that is too old is none`() throws {
    let tools = try TemporaryFolder()
    try tools.addProgram(
      "git", "#!/bin/sh\ncase \"$*\" in *version) echo git version 2.34.1;; *) exit 129;; esac\n")
    let folder = try checkout(["a.swift": ""], ignoring: [:])
    var tracked = TrackedFiles(
      below: folder.path, endings: [Array(".swift".utf8)], variables: ["PATH": tools.path.text])
    let isTracked = withExtendedLifetime(folder) { tracked.holds(Array("a.swift".utf8)) }
    #expect(!isTracked)
    #expect(tracked.lack?.text.contains("this is git version 2.34.1") ?? false)
  }
}
