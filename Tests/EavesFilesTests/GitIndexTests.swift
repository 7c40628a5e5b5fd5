import EavesSource
import Foundation
import Testing

@testable import EavesFiles

/// The index of git, read from its bytes: what git writes in each of its ways, and what nobody should write.
@Suite struct GitIndexTests {
  private static let files = [
    "A.swift": "", "B/C.swift": "", "B/README.md": "", "B/D/E.swift": "", "é.swift": "", "B.swift": "",
  ]
  private static let paths = ["A.swift", "B.swift", "B/C.swift", "B/D/E.swift", "é.swift"]
  private static let swift = [Array(".swift".utf8)]

  private func index(of checkout: Checkout) throws -> GitIndex {
    try GitFolder(of: checkout.folder.path).index(endings: Self.swift)
  }

  /// The paths of an index, a slash behind a submodule, a `-` before what is not checked out.
  private func paths(_ index: GitIndex) -> [String] {
    index.entries.map { entry in
      (entry.isCheckedOut ? "" : "-") + String(decoding: entry.path, as: UTF8.self)
        + (entry.kind == .repository ? "/" : "")
    }
  }

  private func held(_ paths: [String], _ index: inout GitIndex) -> [String] {
    paths.filter { index.holds(Array($0.utf8)) }
  }

  private func reached(_ paths: [String], _ index: inout GitIndex) -> [String] {
    paths.filter { index.reaches(Array($0.utf8)) }
  }

  private func bytes(of checkout: Checkout) throws -> [UInt8] {
    try FileReader.bytes(of: checkout.folder.path.appending(FilePath(".git/index")))
  }

  // MARK: What git writes

  @Test(arguments: ["2", "3", "4"]) func `each version`(_ version: String) throws {
    let checkout = try Checkout(Self.files)
    try checkout.git("update-index", "--index-version", version)
    // What is only meant to be added needs a version above 2: git writes 3 for 2.
    #expect(try Int(bytes(of: checkout)[7]) == (version == "4" ? 4 : 2))
    #expect(try paths(index(of: checkout)) == Self.paths)
    try checkout.folder.add("B/New.swift", "")
    try checkout.git("add", "--intent-to-add", "B/New.swift")
    try checkout.git("update-index", "--skip-worktree", "A.swift")
    #expect(try Int(bytes(of: checkout)[7]) == (version == "4" ? 4 : 3))
    #expect(
      try paths(index(of: checkout)) == [
        "-A.swift", "B.swift", "B/C.swift", "B/D/E.swift", "B/New.swift", "é.swift",
      ])
  }

  @Test(arguments: ["2", "4"]) func `hashes of either length`(_ version: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let checkout = Checkout(folder: folder)
    try checkout.git("init", "-q", "--object-format=sha256", ".")
    try checkout.git("add", "-A")
    try checkout.git("update-index", "--index-version", version)
    #expect(try paths(index(of: checkout)) == Self.paths)
  }

  @Test(arguments: ["2", "4"]) func `a split index, down to what was deleted since`(_ version: String) throws
  {
    let checkout = try Checkout(Self.files)
    try checkout.git("update-index", "--index-version", version)
    try checkout.git("config", "splitIndex.maxPercentChange", "100")
    try checkout.git("update-index", "--split-index")
    #expect(try paths(index(of: checkout)) == Self.paths)
    try checkout.folder.add("B/A.swift", "")
    try checkout.folder.add("A.swift", "struct A {}\n")
    try checkout.git("add", "-A")
    try checkout.git("rm", "-q", "--cached", "B/C.swift", "B/README.md")
    #expect(try bytes(of: checkout).contains("link".utf8))
    #expect(try paths(index(of: checkout)) == ["A.swift", "B.swift", "B/A.swift", "B/D/E.swift", "é.swift"])
  }

  @Test func `folders that a sparse index has folded away`() throws {
    let checkout = try Checkout(["A.swift": "", "In/B.swift": "", "Out/C.swift": "", "Out/D/E.swift": ""])
    try checkout.git("sparse-checkout", "set", "--cone", "--sparse-index", "In")
    var index = try index(of: checkout)
    #expect(paths(index) == ["A.swift", "In/B.swift", "-Out/"])
    // Nobody can say what is in them.
    let files = ["Out/C.swift", "Out/D/F.swift", "Outer.swift", "In/C.swift"]
    #expect(held(files, &index) == ["Out/C.swift", "Out/D/F.swift"])
    #expect(reached(["Out", "Out/D", "Ou"], &index) == ["Out", "Out/D"])
  }

  @Test func `sides of a merge count once`() throws {
    let checkout = try Checkout(["A.swift": "a", "B.swift": ""])
    try checkout.git("checkout", "-qb", "side")
    try checkout.folder.add("A.swift", "b")
    try checkout.commit("side")
    try checkout.git("checkout", "-q", "main")
    try checkout.folder.add("A.swift", "c")
    try checkout.commit("main")
    try checkout.git("read-tree", "-m", "main~1", "main", "side")
    #expect(try bytes(of: checkout)[11] == 4)
    #expect(try paths(index(of: checkout)) == ["A.swift", "B.swift"])
  }

  @Test func `an index that is not there yet is empty`() throws {
    let checkout = Checkout(folder: try TemporaryFolder(["A.swift": ""]))
    try checkout.git("init", "-q", ".")
    #expect(try index(of: checkout).entries.isEmpty)
  }

  @Test func `whoever asks with another case is understood`() throws {
    var index = try index(of: try Checkout(Self.files))
    let files = ["b/C.swift", "a.SWIFT", "B/d/e.swift", "b/X.swift", "a", "b/c"]
    #expect(held(files, &index) == ["b/C.swift", "a.SWIFT", "B/d/e.swift"])
    #expect(reached(["b", "B/d", "c", "a"], &index) == ["b", "B/d"])
  }

  // MARK: What nobody should write

  private func index(_ bytes: [UInt8]) -> GitIndex? { GitIndex(bytes, endings: Self.swift) { _ in nil } }

  @Test(arguments: ["2", "4"]) func `an index that is cut is none`(_ version: String) throws {
    let checkout = try Checkout(Self.files)
    try checkout.git("update-index", "--index-version", version)
    let whole = try bytes(of: checkout)
    // Where as much is left as a hash takes, that is taken for it: all entries are there.
    let found = whole.indices.map { index(Array(whole[..<$0])) }
    #expect(found.count { $0 != nil } <= 1)
    #expect(found.allSatisfy { $0 == nil || $0?.entries.count == Self.paths.count })
    #expect(index(whole + [0]) == nil)
  }

  @Test(arguments: ["2", "4"]) func `any byte may be another`(_ version: String) throws {
    let checkout = try Checkout(Self.files)
    try checkout.git("update-index", "--index-version", version)
    try checkout.git("config", "splitIndex.maxPercentChange", "100")
    try checkout.git("update-index", "--split-index")
    try checkout.git("rm", "-q", "--cached", "B/C.swift")
    let folder = checkout.folder.path.appending(FilePath(".git"))
    let split = try bytes(of: checkout)
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder.text).first { $0.hasPrefix("shared") })
    let shared = try FileReader.bytes(of: folder.appending(FilePath(name)))
    var read = 0
    for base in [split, shared] {
      for place in base.indices {
        for byte in [0, 0x7F, 0xFF] as [UInt8] {
          var bytes = base
          bytes[place] = byte
          let found = GitIndex(bytes, endings: Self.swift) { _ in base == split ? shared : bytes }
          read += found == nil ? 0 : 1
          #expect(found?.entries.count ?? 0 <= 6)
        }
      }
    }
    // Times, sizes and hashes may be anything.
    #expect(read > 500)
  }

  @Test func `what grows beyond measure is refused`() {
    /// Version 4: each path is the last one, but for a few bytes at its end.
    func pages(_ count: Int, ofLength length: Int) -> [UInt8] {
      var bytes = Array("DIRC".utf8) + [0, 0, 0, 4, 0, 0, 0, UInt8(count)]
      for number in 0..<count {
        let name = Array("\(100 + number).swift".utf8)
        let start = number == 0 ? Array(repeating: UInt8(0x61), count: length - name.count) : []
        bytes += Array(repeating: 0, count: 24) + [0, 0, 0x81, 0xA4] + Array(repeating: 0, count: 32)
        bytes += [UInt8(min(length, 0xFFF) >> 8), UInt8(min(length, 0xFFF) & 0xFF), number == 0 ? 0 : 9]
        bytes += start + name + [0]
      }
      return bytes + Array(repeating: 0, count: 20)
    }
    #expect(index(pages(100, ofLength: 60))?.entries.count == 100)
    #expect(index(pages(100, ofLength: 4000)) == nil)
    // Nobody can open what has such a name.
    #expect(index(pages(100, ofLength: 5000))?.entries.count == 0)
  }

  @Test func `an extension that must be understood and is not is no index`() throws {
    let whole = try bytes(of: try Checkout(Self.files))
    func with(_ name: String, size: [UInt8], _ content: [UInt8]) -> [UInt8] {
      Array(whole.dropLast(20)) + Array(name.utf8) + size + content + Array(whole.suffix(20))
    }
    #expect(index(with("XTRA", size: [0, 0, 0, 1], [7])) != nil)
    #expect(index(with("xtra", size: [0, 0, 0, 1], [7])) == nil)
    #expect(index(with("XTRA", size: [0xFF, 0, 0, 1], [7])) == nil)
    #expect(index(with("link", size: [0, 0, 0, 1], [7])) == nil)
    // What it goes on in is not there.
    #expect(index(with("link", size: [0, 0, 0, 20], Array(repeating: 7, count: 20))) == nil)
  }
}
