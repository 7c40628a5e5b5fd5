import EavesSource
import Foundation
import Testing

@testable import EavesFiles

/// What commits left of a file.
@Suite struct GitHistoryTests {
  private static let path = FilePath("list.json")

  private func versions(_ sandbox: Checkout, _ path: FilePath = path) throws -> [String] {
    let repository = try GitRepository(around: sandbox.folder.path, variables: Checkout.variables([:]))
    return try GitHistory(of: path, in: repository).versions.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func `is every change, the oldest first`() throws {
    let sandbox = try Checkout(["A.swift": "let a = 1\n"])
    for text in ["one\n", "two\n", "two\n", "three\n"] {
      try sandbox.folder.add("list.json", text)
      try sandbox.commit("change")
    }
    try sandbox.folder.add("list.json", "not committed\n")
    #expect(try versions(sandbox) == ["one\n", "two\n", "three\n"])
    #expect(try versions(sandbox, FilePath("none.json")) == [])
    #expect(try versions(sandbox, FilePath("a\nb")) == [])
  }

  @Test func `of a folder within the repository is read from there`() throws {
    let sandbox = try Checkout(["Apps/Trips/list.json": "one\n", "list.json": "other\n"])
    let folder = sandbox.folder.path.appending(FilePath("Apps/Trips"))
    let repository = try GitRepository(around: folder, variables: Checkout.variables([:]))
    let found = try GitHistory(of: Self.path, in: repository).versions
    #expect(found.map { String(decoding: $0.bytes, as: UTF8.self) } == ["one\n"])
  }

  @Test func `a repository without a commit has none`() throws {
    let folder = try TemporaryFolder(["list.json": "one\n"])
    let sandbox = Checkout(folder: folder)
    try sandbox.git("init", "-q", "-b", "main", ".")
    #expect(try versions(sandbox) == [])
  }

  @Test func `starts no program, whatever the settings and the attributes say`() throws {
    let sandbox = try Checkout(["list.json": "one\n"])
    let trap = try sandbox.trap()
    for (key, value) in HostileRepositoryTests.settings(trap) { try sandbox.git("config", key, value) }
    try sandbox.folder.add(".git/info/attributes", "* filter=x diff=x merge=x\n")
    #expect(try versions(sandbox) == ["one\n"])
    #expect(!sandbox.isSprung())
  }
}
