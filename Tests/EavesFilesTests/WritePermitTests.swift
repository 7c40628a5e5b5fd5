import EavesFiles
import EavesSource
import Foundation
import Testing

/// Where a file is written, and where not: whoever named it, no link of a project leads a write elsewhere.
@Suite struct WritePermitTests {
  /// A repository, and a secret beside it.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "repo/.git/hooks/": "", "repo/app/": "", "repo/report.txt": "report\n", "repo/own.txt": "own\n",
      "repo/empty.txt": "", "home/secret.txt": "secret\n",
    ])
  }

  private func at(_ path: String) -> AbsolutePath { folder.path.appending(FilePath(path)) }

  private func text(_ path: String) -> String? {
    try? String(contentsOfFile: folder.at(path), encoding: .utf8)
  }

  private var ofConfiguration: WritePermit {
    .ofConfiguration(in: Boundary(around: at("repo/app"))) { $0.head.starts(with: "report".utf8) }
  }

  private var ofCommandLine: WritePermit { .ofCommandLine(root: at("repo/app"), in: at("home")) }

  /// Writes, and returns why nothing was written; the check beforehand must say the same.
  private func refusal(_ path: String, _ permit: WritePermit) -> FileFault.Reason? {
    let place = AbsolutePath(path, in: folder.path)
    func attempt(_ work: () throws(FileFault) -> Void) -> FileFault.Reason? {
      do throws(FileFault) {
        try work()
        return nil
      } catch {
        #expect(error.path == FilePath(place.text))
        return error.reason
      }
    }
    let checked = attempt { () throws(FileFault) in try FileWriter.check(place, as: permit) }
    let written = attempt { () throws(FileFault) in
      try FileWriter.write(Array("new\n".utf8), to: place, as: permit)
    }
    #expect(checked == written)
    return written
  }

  private func link(_ path: String, to target: String) throws { try folder.link(path, to: target) }

  @Test func `a configuration names files of its repository`() {
    #expect(refusal("repo/app/new.txt", ofConfiguration) == nil)
    #expect(refusal("repo/new.txt", ofConfiguration) == nil)
    #expect(text("repo/app/new.txt") == "new\n" && text("repo/new.txt") == "new\n")
    for outside in ["x.txt", "home/secret.txt", "/tmp/eaves-never", "repo/../x.txt", "/dev/null", "repo"] {
      #expect(refusal(outside, ofConfiguration) == (outside == "repo" ? .isFolder : .elsewhere), "\(outside)")
    }
    #expect(text("home/secret.txt") == "secret\n")
  }

  @Test func `a root without a repository that is swapped for a link is written through no more`() throws {
    let bare = try TemporaryFolder(["p/Sub/A.swift": "", "out/secret.txt": "secret\n"])
    let root = bare.path.appending(FilePath("p/Sub"))
    let permit = WritePermit.ofProject(root: root, in: bare.path.appending(FilePath("p")))
    for swapped in ["p/Sub", "p"] {
      try FileManager.default.moveItem(atPath: bare.at(swapped), toPath: bare.at("old"))
      try bare.link(swapped, to: swapped == "p" ? "out" : "../out")
      if swapped == "p" {
        try FileManager.default.createDirectory(atPath: bare.at("out/Sub"), withIntermediateDirectories: true)
      }
      #expect(throws: FileFault.self) {
        try FileWriter.write(Array("new\n".utf8), to: root.appending(FilePath("eaves.yml")), as: permit)
      }
      #expect(!FileManager.default.fileExists(atPath: bare.at("out/eaves.yml")))
      #expect(!FileManager.default.fileExists(atPath: bare.at("out/Sub/eaves.yml")))
      try FileManager.default.removeItem(atPath: bare.at(swapped))
      try FileManager.default.moveItem(atPath: bare.at("old"), toPath: bare.at(swapped))
    }
    try FileWriter.write(Array("new\n".utf8), to: root.appending(FilePath("eaves.yml")), as: permit)
  }

  @Test func `a configuration replaces what is empty, or ours`() {
    #expect(refusal("repo/empty.txt", ofConfiguration) == nil)
    #expect(refusal("repo/report.txt", ofConfiguration) == nil)
    #expect(refusal("repo/own.txt", ofConfiguration) == .occupied)
    #expect(text("repo/own.txt") == "own\n")
    #expect(refusal("repo/own.txt", ofCommandLine) == nil)
  }

  @Test(arguments: [
    "repo/.git/config", "repo/.git/hooks/pre-commit", "repo/.git", "repo/.GIT/x", "repo/app/.git",
    "repo/app/.Git/hooks/x",
  ])
  func `what git keeps is never written`(_ path: String) {
    #expect(refusal(path, ofConfiguration) == (path == "repo/.git" ? .dataOfGit : .dataOfGit))
    #expect(refusal(path, ofConfiguration) != nil && text(path) == nil)
  }

  /// Each is a link of the project, and what is written through it.
  static let links: [(link: String, to: String, path: String)] = [
    ("repo/out.txt", "../home/secret.txt", "repo/out.txt"),
    ("repo/out.txt", "../home/gone.txt", "repo/out.txt"), ("repo/out", "../home", "repo/out/secret.txt"),
    ("repo/out", "../home", "repo/out/gone.txt"), ("repo/near.txt", "report.txt", "repo/near.txt"),
    ("repo/near", "app", "repo/near/x.txt"), ("repo/out", "/", "repo/out/tmp/eaves-never"),
    ("repo/loop", "loop", "repo/loop"), ("repo/git", ".git", "repo/git/config"),
    ("repo/null.txt", "/dev/null", "repo/null.txt"), ("repo/up", "..", "repo/up/home/secret.txt"),
    ("repo/app/gone", "not/there", "repo/app/gone/x.txt"), ("repo/out", "../gone", "repo/out"),
  ]

  @Test(arguments: links) func `no link of the project is written through`(
    link: String, target: String, path: String
  ) throws {
    try folder.link(link, to: target)
    for permit in [ofConfiguration, ofCommandLine] { #expect(refusal(path, permit) == .throughLink) }
    #expect(text("home/secret.txt") == "secret\n" && text("repo/report.txt") == "report\n")
    #expect(text("home/gone.txt") == nil && !at("gone").isThere)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.at(link)) == target)
  }

  @Test func `links of others are followed on the command line`() throws {
    try link("latest.txt", to: "home/secret.txt")
    try link("next.txt", to: "home/next.txt")
    try link("way", to: "repo/app")
    #expect(refusal("latest.txt", ofCommandLine) == nil)
    #expect(refusal("next.txt", ofCommandLine) == nil)
    #expect(refusal("way/x.txt", ofCommandLine) == nil)
    #expect(refusal("/dev/null", ofCommandLine) == nil)
    #expect(text("home/secret.txt") == "new\n" && text("home/next.txt") == "new\n")
    #expect(text("repo/app/x.txt") == "new\n")
    // Such a link may lead to one of the project's, which is not followed.
    try link("repo/trap", to: "../home")
    try link("innocent.txt", to: "repo/trap/secret.txt")
    #expect(refusal("innocent.txt", ofCommandLine) == .throughLink)
  }

  @Test func `the repository of the folder one stands in is guarded too`() throws {
    let permit = WritePermit.ofCommandLine(root: at("home"), in: at("repo/app"))
    try link("repo/out", to: "../home")
    #expect(refusal("repo/out/x.txt", permit) == .throughLink)
    #expect(refusal("home/x.txt", permit) == nil)
  }

  @Test func `a pipe is written to on the command line only`() throws {
    #expect(unsafe mkfifo(folder.at("repo/pipe"), 0o644) == 0)
    let reader = unsafe open(folder.at("repo/pipe"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(refusal("repo/pipe", ofConfiguration) == .notRegular)
    #expect(refusal("repo/pipe", ofCommandLine) == nil)
  }

  @Test func `a draft is made anew, whatever bears its name`() throws {
    for number in 0..<3 {
      let name = number == 0 ? ".new.txt.\(getpid()).draft" : ".new.txt.\(getpid())-\(number).draft"
      try link("repo/app/\(name)", to: "../../home/secret.txt")
    }
    #expect(refusal("repo/app/new.txt", ofConfiguration) == nil)
    #expect(text("repo/app/new.txt") == "new\n" && text("home/secret.txt") == "secret\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.at("repo/app")).count == 4)
  }

  @Test func `a hard link is parted, not written through`() throws {
    try FileManager.default.linkItem(atPath: folder.at("repo/report.txt"), toPath: folder.at("home/same.txt"))
    #expect(refusal("repo/report.txt", ofConfiguration) == nil)
    #expect(text("repo/report.txt") == "new\n" && text("home/same.txt") == "report\n")
  }
}
