import EavesSource
import Foundation
import Testing

@testable import EavesFiles

/// What commits left of a file.
@Suite struct GitHistoryTests {
  private static let path = FilePath("list.json")

  private func versions(_ desk: Checkout, _ path: FilePath = path) throws -> [String] {
    let repository = try GitRepository(around: desk.folder.path, variables: Checkout.variables([:]))
    return try GitHistory(of: path, in: repository).versions.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func `is every change, the oldest first`() throws {
    let desk = try Checkout(["A.swift": "let a = 1\n"])
    for text in ["one\n", "two\n", "two\n", "three\n"] {
      try desk.folder.add("list.json", text)
      try desk.commit("change")
    }
    try desk.folder.add("list.json", "not committed\n")
    #expect(try versions(desk) == ["one\n", "two\n", "three\n"])
    #expect(try versions(desk, FilePath("none.json")) == [])
    #expect(try versions(desk, FilePath("a\nb")) == [])
  }

  @Test func `of a folder within the repository is read from there`() throws {
    let desk = try Checkout(["Apps/Trips/list.json": "one\n", "list.json": "other\n"])
    let folder = desk.folder.path.appending(FilePath("Apps/Trips"))
    let repository = try GitRepository(around: folder, variables: Checkout.variables([:]))
    let found = try GitHistory(of: Self.path, in: repository).versions
    #expect(found.map { String(decoding: $0.bytes, as: UTF8.self) } == ["one\n"])
  }

  @Test func `a repository without a commit has none`() throws {
    let folder = try TemporaryFolder(["list.json": "one\n"])
    let desk = Checkout(folder: folder)
    try desk.git("init", "-q", "-b", "main", ".")
    #expect(try versions(desk) == [])
  }

  @Test func `starts no program, whatever the settings and the attributes say`() throws {
    let desk = try Checkout(["list.json": "one\n"])
    let trap = try desk.trap()
    for (key, value) in HostileRepositoryTests.settings(trap) { try desk.git("config", key, value) }
    try desk.folder.add(".git/info/attributes", "* filter=x diff=x merge=x\n")
    #expect(try versions(desk) == ["one\n"])
    #expect(!desk.isSprung())
  }
}
