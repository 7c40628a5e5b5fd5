import EavesDocuments
import EavesFindings
import EavesSource
import Foundation
import Testing

@testable import eaves

/// Two branches change the same baseline.
@Suite struct MergeTests {
  /// Entries by file: how often a view of it holds a store.
  private typealias Counts = [String: Int]

  private func entries(_ counts: Counts) -> [BaselineEntry] {
    counts.flatMap { path, count in
      (0..<count).map { index in
        BaselineEntry(
          key: FindingKey(
            rule: RuleID("no-store-in-views"), subject: "View\(index)", verb: "holds", object: "Store",
            position: "property", path: FilePath(path)),
          ordinal: 0, provenance: Provenance(.type, also: [FilePath("Z.swift")]))
      }
    }
  }

  /// What git makes of two changes; the status is the number of conflicts.
  private func merge(_ base: Counts, _ ours: Counts, _ theirs: Counts) throws -> (
    conflicts: Int32, text: String
  ) {
    let files = try Sandbox(
      [("base", base), ("ours", ours), ("theirs", theirs)].map {
        (path: $0.0, text: BaselineDocument.text(of: entries($0.1)))
      })
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "merge-file", "-q", "-p"] + ["ours", "base", "theirs"].map { "\(files.path)/\($0)" }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: said, as: UTF8.self))
  }

  /// The last entry of a file, the first, or one of several, in neighbouring files, fixed here and new there.
  @Test(arguments: 0..<4, 0..<4) func `changes to different files merge`(_ left: Int, _ right: Int) throws {
    guard left != right else { return }
    let base = ["A.swift": 2, "B.swift": 2, "C.swift": 3, "D.swift": 2]
    let names = base.keys.sorted()
    for (one, other) in [(1, 3), (3, 1), (1, 1), (3, 3)] {
      var (ours, theirs, both) = (base, base, base)
      ours[names[left]] = one
      theirs[names[right]] = other
      both[names[left]] = one
      both[names[right]] = other
      let merged = try merge(base, ours, theirs)
      #expect(merged.conflicts == 0, "\(names[left]) and \(names[right])\n\(merged.text)")
      #expect(merged.text == BaselineDocument.text(of: entries(both)))
    }
  }

  @Test func `a file that is clean now, beside one that changed`() throws {
    let base = ["A.swift": 1, "B.swift": 2, "C.swift": 1]
    let merged = try merge(
      base, ["B.swift": 2, "C.swift": 1], ["A.swift": 1, "B.swift": 1, "C.swift": 1])
    #expect(merged.conflicts == 0)
    #expect(merged.text == BaselineDocument.text(of: entries(["B.swift": 1, "C.swift": 1])))
  }

  /// Git cannot tell two removals apart that touch each other: what an update makes of it can be read.
  @Test func `two neighbours that are clean now are a conflict that resolves itself`() throws {
    let merged = try merge(["A.swift": 1, "B.swift": 1], ["B.swift": 1], ["A.swift": 1])
    #expect(merged.conflicts == 1)
    let loaded = BaselineDocument.loadResolving(SourceText(path: FilePath("b.json"), text: merged.text))
    #expect(loaded.problems.map(\.text) == [])
    #expect(loaded.baseline.entries.map(\.key.path.text) == ["A.swift", "B.swift"])
  }
}
