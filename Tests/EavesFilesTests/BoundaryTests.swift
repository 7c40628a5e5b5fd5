import EavesFiles
import EavesSource
import Foundation
import Testing

/// Links are followed among the files of one repository, and no further.
@Suite struct BoundaryTests {
  /// A repository with an app in it, and what lies beside.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "repo/.git/config": "token", "repo/app/a.swift": "", "repo/shared/s.swift": "", "repo/.gitignore": "",
      "other/o.swift": "", "repo2/r.swift": "",
    ])
  }

  private func at(_ path: String) -> AbsolutePath { folder.path.appending(FilePath(path)) }

  @Test func `the files of the nearest repository, else of the folder itself`() throws {
    #expect(Boundary(around: at("repo/app")).folder == at("repo"))
    #expect(Boundary(around: at("repo")).folder == at("repo"))
    #expect(Boundary(around: at("other")).folder == at("other"))
    try folder.link("way", to: "repo/app")
    #expect(Boundary(around: at("way")).folder == at("repo"))
    #expect(Boundary(around: at("repo/app/not/there")).folder == at("repo"))
  }

  @Test func `links are followed before a place is judged`() throws {
    let boundary = Boundary(around: at("repo/app"))
    try folder.link("repo/app/out", to: "../../other")
    try folder.link("repo/app/near", to: "../shared")
    try folder.link("repo/app/git", to: "../.git")
    try folder.link("repo/app/dangling", to: "/nowhere/at/all")
    for inside in ["repo", "repo/app/a.swift", "repo/app/near/s.swift", "repo/not/yet", "repo/app/dangling"] {
      #expect(boundary.holds(at(inside)), "\(inside)")
    }
    for outside in [
      "", "other", "repo2/r.swift", "repo/app/out", "repo/app/out/o.swift", "repo/app/out/not/yet",
      "repo/.git/config", "repo/.GIT/config", "repo/app/git/config",
    ] { #expect(!boundary.holds(at(outside)), "\(outside)") }
    #expect(Boundary.anywhere.holds(at("other")))
  }

  @Test func `a link leads astray when it leaves the files it lies among`() throws {
    try folder.link("repo/out", to: "../other")
    try folder.link("repo/near", to: "shared")
    try folder.link("repo/hop", to: "out")
    try folder.link("free", to: "other")
    try folder.link("into", to: "repo/app")
    let stray = { (path: String) in Boundary.strayLink(onTheWayTo: at(path)) }
    #expect(stray("repo/out") == at("repo/out"))
    #expect(stray("repo/out/o.swift") == at("repo/out"))
    #expect(stray("repo/hop/o.swift") == at("repo/hop"))
    for fine in ["repo/app", "repo/near/s.swift", "free/o.swift", "into/a.swift", "nowhere/x"] {
      #expect(stray(fine) == nil, "\(fine)")
    }
    // A folder that is checked need be no repository.
    try folder.link("other/far", to: "../repo2")
    #expect(stray("other/far") == nil)
    let project = Boundary(around: at("other"))
    #expect(Boundary.strayLink(onTheWayTo: at("other/far"), project: project) == at("other/far"))
  }

  // MARK: Walks

  private func walk(_ root: String, _ boundary: Boundary? = nil) -> (files: [String], faults: [String]) {
    let walkResult = DirectoryWalk(root: at(root), boundary: boundary ?? Boundary(around: at(root)))
      .walkResult()
    return (walkResult.files.map(\.text), walkResult.faults.map(\.description))
  }

  private static let left = "a link that leads out of the project; only --follow reads it"

  @Test func `links out of the repository are named, and others followed`() throws {
    try folder.link("repo/app/file.swift", to: "../../other/o.swift")
    try folder.link("repo/app/folder", to: "../../other")
    try folder.link("repo/app/near", to: "../shared")
    try folder.link("repo/app/git", to: "../.git")
    try folder.link("repo/app/passwd.swift", to: "/etc/passwd")
    try folder.link("repo/app/null.swift", to: "/dev/null")
    try folder.link("repo/app/Notes.txt", to: "/etc/passwd")
    let found = walk("repo/app")
    #expect(found.files == ["a.swift", "near/s.swift"])
    #expect(
      found.faults == [
        "file.swift: \(Self.left)", "folder: \(Self.left)", "git: \(Self.left)",
        "null.swift: not a regular file", "passwd.swift: \(Self.left)",
      ])
    #expect(walk("repo/app", .anywhere).files.contains("folder/o.swift"))
  }

  @Test func `a link behind a link is judged by where it ends`() throws {
    try folder.link("repo/shared/deep", to: "../../other")
    try folder.link("repo/shared/hop.swift", to: "deep/o.swift")
    try folder.link("repo/app/near", to: "../shared")
    let found = walk("repo/app")
    #expect(found.files == ["a.swift", "near/s.swift"])
    #expect(found.faults == ["near/deep: \(Self.left)", "near/hop.swift: \(Self.left)"])
  }

  @Test func `a repository inside a repository is the nearer one`() throws {
    try folder.add("repo/module/.git", "gitdir: ../.git/modules/module\n")
    try folder.add("repo/module/m.swift", "")
    try folder.link("repo/module/up.swift", to: "../shared/s.swift")
    #expect(walk("repo/module").faults == ["up.swift: \(Self.left)"])
    #expect(walk("repo").files.contains("module/m.swift"))
  }

  @Test func `ignore files are no way out either`() throws {
    try folder.add("other/ignore", "*.swift\n")
    try FileManager.default.removeItem(atPath: folder.at("repo/.gitignore"))
    try folder.link("repo/.gitignore", to: "../other/ignore")
    try folder.link("repo/app/.gitignore", to: "../../other/ignore")
    let found = walk("repo/app")
    #expect(found.files == ["a.swift"])
    #expect(found.faults == ["../.gitignore: \(Self.left)", ".gitignore: \(Self.left)"])
  }

  @Test func `a walk that meets more than it is to take says so`() throws {
    for number in 0..<9 { try folder.add("many/\(number)/x.swift", "") }
    func walk(most: Int?) -> DirectoryWalk.WalkResult {
      DirectoryWalk(root: at("many"), most: most).walkResult()
    }
    #expect(walk(most: nil).isWhole && walk(most: 19).isWhole)
    #expect(!walk(most: 18).isWhole)
    #expect(walk(most: 5).files.count < 5)
  }

  // MARK: Readers

  @Test func `a file that has become a link since the walk is not followed out`() throws {
    try folder.link("repo/app/swapped.swift", to: "../../other/o.swift")
    try folder.link("repo/app/near.swift", to: "../shared/s.swift")
    let reader = FileReader(root: at("repo/app"), boundary: Boundary(around: at("repo/app")))
    #expect(throws: FileFault(path: FilePath("swapped.swift"), reason: .leavesProject)) {
      try reader.read(FilePath("swapped.swift"))
    }
    #expect(try reader.read(FilePath("near.swift")).bytes == [])
  }

  @Test func `a folder on the way may be the link`() throws {
    try folder.link("repo/app/out", to: "../../other")
    let place = at("repo/app/out/o.swift")
    #expect(throws: FileFault(path: FilePath(place.text), reason: .leavesProject)) {
      try FileReader.bytes(of: place, within: Boundary(around: at("repo/app")))
    }
    #expect(try FileReader.bytes(of: place, within: .anywhere) == [])
  }

  // MARK: Folders that are swapped meanwhile

  @Test func `a folder that has become a link since the boundary was made is neither walked nor read`() throws
  {
    try folder.add("plain/sub/deep/a.swift", "")
    try folder.add("secret/deep/a.swift", "secret")
    for swapped in ["plain/sub", "plain/sub/deep"] {
      let root = at("plain/sub")
      let boundary = Boundary(around: root)
      let reader = FileReader(root: root, boundary: boundary)
      #expect(try reader.read(FilePath("deep/a.swift")).bytes == [])
      let target = at(swapped == "plain/sub" ? "secret" : "secret/deep")
      try FileManager.default.moveItem(atPath: folder.at(swapped), toPath: folder.at("moved"))
      try folder.link(swapped, to: target.text)
      #expect(throws: FileFault(path: FilePath("deep/a.swift"), reason: .leavesProject)) {
        try reader.read(FilePath("deep/a.swift"))
      }
      #expect(DirectoryWalk(root: root, boundary: boundary).walkResult().files == [])
      try FileManager.default.removeItem(atPath: folder.at(swapped))
      try FileManager.default.moveItem(atPath: folder.at("moved"), toPath: folder.at(swapped))
    }
  }

  @Test func `a root that is a link out of the command's project by now gets the boundary of that project`()
    throws
  {
    try folder.add("plain/sub/a.swift", "")
    try folder.add("secret/a.swift", "")
    let project = Boundary(around: at("plain"))
    #expect(Boundary(around: at("plain/sub"), within: project).folder == at("plain/sub").grounded)
    try folder.link("plain/out", to: "../secret")
    #expect(Boundary(around: at("plain/out"), within: project) == project)
    #expect(Boundary(around: at("secret"), within: project).folder == at("secret").grounded)
    #expect(
      Boundary(around: at("plain"), within: Boundary(around: at("plain/sub"))).folder == at("plain").grounded)
  }
}
