import EavesFiles
import EavesSource
import Foundation
import Testing

@Suite struct DirectoryWalkTests {
  /// The paths that a walk finds, and what it complains about.
  private func walk(
    _ folder: TemporaryFolder, at root: String = "", extensions: [String] = ["swift"], include: [String] = [],
    exclude: [String] = []
  ) -> (files: [String], faults: [String]) {
    let walkResult = DirectoryWalk(
      root: folder.path.appending(FilePath(root)), extensions: extensions,
      include: include.map { PathPattern($0) }, exclude: exclude.map { PathPattern($0) }
    ).walkResult()
    return (walkResult.files.map(\.text), walkResult.faults.map(\.description))
  }

  @Test func `finds Swift files at any depth, sorted by bytes`() throws {
    let folder = try TemporaryFolder([
      "b.swift": "", "a/z.swift": "", "a.swift": "", "a/b/c.swift": "", "Package.swift": "", "README.md": "",
      "swift": "", "x.swift.orig": "", "é.swift": "", "empty/": "",
    ])
    let found = walk(folder)
    #expect(
      found.files == ["Package.swift", "a.swift", "a/b/c.swift", "a/z.swift", "b.swift", "é.swift"])
    #expect(found.faults.isEmpty)
  }

  @Test func `takes other extensions for folders of rules`() throws {
    let folder = try TemporaryFolder(["a.md": "", "b.txt": "", "c.yml": "", "d.swift": "", ".e.md": ""])
    #expect(walk(folder, extensions: ["md", "txt", "yml"]).files == ["a.md", "b.txt", "c.yml"])
  }

  @Test func `walks Xcode projects that Git ignores`() throws {
    let folder = try TemporaryFolder([
      ".gitignore": "*.xcodeproj\nconfig/\n", "App.xcodeproj/project.pbxproj": "",
      "config/a.xcconfig": "", "b.xcconfig": "",
    ])
    #expect(
      walk(folder, extensions: ["pbxproj", "xcconfig"]).files == [
        "App.xcodeproj/project.pbxproj", "b.xcconfig",
      ]
    )
  }

  @Test func `tells which Xcode projects Git is not to keep`() throws {
    let folder = try TemporaryFolder([
      ".gitignore": "/App.xcodeproj\n", "App.xcodeproj/project.pbxproj": "",
      "Kit.xcodeproj/project.pbxproj": "",
    ])
    let generated = DirectoryWalk(root: folder.path, extensions: ["pbxproj"]).walkResult().generated
    #expect(generated.map { $0.text } == ["App.xcodeproj"])
  }

  @Test func `takes files of some names, and no folder of such a name`() throws {
    let folder = try TemporaryFolder([
      "BUILD": "", "a/BUILD": "", "a/REBUILD": "", "a/BUILD.txt": "", "b/BUILD/c.swift": "",
    ])
    let files = DirectoryWalk(root: folder.path, extensions: [], names: ["BUILD"]).walkResult().files
    #expect(files.map(\.text) == ["BUILD", "a/BUILD"])
  }

  @Test(arguments: DirectoryWalk.skippedFolders + [".hidden"])
  func `skips products and other people's code`(_ name: String) throws {
    let folder = try TemporaryFolder(["a.swift": "", "\(name)/b.swift": "", "x/\(name)/c.swift": ""])
    #expect(walk(folder).files == ["a.swift"])
  }

  @Test(arguments: DirectoryWalk.skippedEndings)
  func `skips folders whose files are no program`(_ ending: String) throws {
    let folder = try TemporaryFolder([
      "a.swift": "", "x/Screen\(ending)/b.swift": "", "\(ending.dropFirst())/c.swift": "",
    ])
    #expect(walk(folder).files == ["a.swift", "\(ending.dropFirst())/c.swift"])
  }

  @Test func `keeps to include and exclude`() throws {
    let folder = try TemporaryFolder([
      "App/a.swift": "", "App/Generated/b.swift": "", "Tests/c.swift": "", "App/Deep/Generated/d.swift": "",
    ])
    #expect(walk(folder, include: ["App"], exclude: ["**/Generated/**"]).files == ["App/a.swift"])
    #expect(walk(folder, exclude: ["App"]).files == ["Tests/c.swift"])
  }

  // MARK: Ignore files

  @Test func `keeps to the ignore files of the root and below`() throws {
    let folder = try TemporaryFolder([
      ".gitignore": "out/\n*.gen.swift\n/top.swift\n", "a.swift": "", "out/b.swift": "", "x/out/c.swift": "",
      "x.gen.swift": "", "top.swift": "", "x/top.swift": "",
      "x/.gitignore": "!keep.gen.swift\n/own.swift\n", "x/keep.gen.swift": "", "x/own.swift": "",
      "x/y/own.swift": "", "y/keep.gen.swift": "",
    ])
    #expect(walk(folder).files == ["a.swift", "x/keep.gen.swift", "x/top.swift", "x/y/own.swift"])
  }

  @Test func `keeps to the ignore files above, up to the repository's`() throws {
    let folder = try TemporaryFolder([
      ".gitignore": "*.swift", "repo/.git/": "", "repo/.gitignore": "/ios/gen\n*.tmp.swift\n",
      "repo/ios/.gitignore": "/b.swift\n", "repo/ios/app/a.swift": "", "repo/ios/gen/g.swift": "",
      "repo/ios/a.swift": "", "repo/ios/b.swift": "", "repo/ios/c.tmp.swift": "",
    ])
    #expect(walk(folder, at: "repo/ios").files == ["a.swift", "app/a.swift"])
    #expect(walk(folder, at: "repo/ios/app").files == ["a.swift"])
  }

  @Test func `a root that is itself ignored is walked all the same`() throws {
    let folder = try TemporaryFolder([
      ".git/": "", ".gitignore": "build/\n*.swift\n", "build/x/a.swift": "", "build/x/.gitignore": "b.swift",
      "build/x/b.swift": "",
    ])
    #expect(walk(folder, at: "build/x").files == ["a.swift"])
  }

  // MARK: Links

  @Test func `reports a link that leads back and goes on`() throws {
    let folder = try TemporaryFolder(["a/b.swift": "", "z.swift": ""])
    try folder.link("a/loop", to: "..")
    try folder.link("self.swift", to: "self.swift")
    let found = walk(folder)
    #expect(found.files == ["a/b.swift", "z.swift"])
    #expect(
      found.faults == [
        "a/loop: a link that leads back to itself", "self.swift: a link that leads back to itself",
      ])
  }

  @Test func `reads a linked file once`() throws {
    let folder = try TemporaryFolder(["real.swift": "", "template.txt": ""])
    let other = try TemporaryFolder(["far.swift": ""])
    try folder.link("again.swift", to: "real.swift")
    try folder.link("made.swift", to: "template.txt")
    try folder.link("far1.swift", to: other.at("far.swift"))
    try folder.link("far2.swift", to: other.at("far.swift"))
    #expect(walk(folder).files == ["far1.swift", "made.swift", "real.swift"])
  }

  @Test func `follows a linked folder once, and only out of the root`() throws {
    let folder = try TemporaryFolder(["real/a.swift": "", ".build/b.swift": ""])
    let other = try TemporaryFolder(["in/far.swift": "", "near.swift": ""])
    try folder.link("inside", to: "real")
    try folder.link("products", to: ".build")
    try folder.link("out1", to: other.path.text)
    try folder.link("out2", to: other.at("in"))
    try folder.link("Pods", to: other.path.text)
    try other.link("back", to: folder.path.text)
    let found = walk(folder)
    #expect(found.files == ["out1/in/far.swift", "out1/near.swift", "real/a.swift"])
    #expect(found.faults == ["out1/back: a link that leads back to itself"])
  }

  @Test func `reports a link to nothing only when its name is wanted`() throws {
    let folder = try TemporaryFolder()
    try folder.link("gone.swift", to: "nowhere")
    try folder.link("gone.txt", to: "nowhere")
    #expect(walk(folder).faults == ["gone.swift: no such file or folder"])
  }

  // MARK: Faults

  @Test func `a root that is not there is a fault`() throws {
    #expect(walk(try TemporaryFolder(), at: "nowhere").faults == [".: no such file or folder"])
    #expect(walk(try TemporaryFolder(["a.swift": ""]), at: "a.swift").faults == [".: no such file or folder"])
  }

  @Test(.enabled(if: getuid() != 0, "the superuser reads everything"))
  func `an unreadable folder is a fault, the rest goes on`() throws {
    let folder = try TemporaryFolder(["a/b.swift": "", "c.swift": ""])
    _ = unsafe chmod(folder.at("a"), 0)
    defer { _ = unsafe chmod(folder.at("a"), 0o755) }
    let found = walk(folder)
    #expect(found.files == ["c.swift"])
    #expect(found.faults == ["a: permission denied"])
  }

  @Test func `a pipe is named, not opened`() throws {
    let folder = try TemporaryFolder(["a.swift": ""])
    #expect(unsafe mkfifo(folder.at("pipe.swift"), 0o644) == 0)
    let found = walk(folder)
    #expect(found.files == ["a.swift"])
    #expect(found.faults == ["pipe.swift: not a regular file"])
  }

  #if os(Linux)
    @Test func `a name that is not UTF-8 is a fault`() throws {
      let folder = try TemporaryFolder()
      let name = Array(folder.at("a").utf8CString.dropLast()) + [-1] + Array(".swift".utf8CString)
      let descriptor = unsafe open(name, O_CREAT | O_WRONLY, 0o644)
      try #require(descriptor >= 0)
      close(descriptor)
      #expect(walk(folder).faults == ["a\u{FFFD}.swift: the name is not UTF-8"])
    }
  #endif
}
