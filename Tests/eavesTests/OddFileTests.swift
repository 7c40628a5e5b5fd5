import EavesFiles
import Foundation
import Testing

@testable import eaves

/// Any bytes are a Swift file: facts or a located remark, and the rest is checked all the same.
@Suite struct OddFileTests {
  /// Runs the rule on a project that holds one file more.
  private func check(_ file: String, _ bytes: [UInt8]) throws -> CapturedOutput {
    let sandbox = try Sandbox(Sample.project)
    try sandbox.add("p/\(file)", bytes)
    return sandbox.eaves("check ~/p --rules ~/rules --color never")
  }

  private func expectTheRest(_ heard: CapturedOutput) {
    #expect(heard.status == .findings)
    #expect(heard.errors == "")
    #expect(
      heard.out.contains("  Sources/TripList.swift:2:14  `TripList` holds `TripStore`\n"), "\(heard.out)")
    #expect(heard.out.contains("\n1 finding in "), "\(heard.out)")
  }

  @Test func `a picture named as Swift`() throws {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D]
    for index in 0..<5000 { bytes.append(UInt8(truncatingIfNeeded: index &* 2_654_435_761 >> 7)) }
    let heard = try check("Picture.swift", bytes)
    expectTheRest(heard)
    #expect(heard.out.contains("Picture.swift:1:"))
    #expect(heard.out.contains("\nnot covered: "))
  }

  @Test func `nothing but zeros`() throws {
    expectTheRest(try check("Zeros.swift", Array(repeating: 0, count: 1000)))
  }

  @Test func `an empty file`() throws {
    let heard = try check("Empty.swift", [])
    expectTheRest(heard)
    #expect(!heard.out.contains("not understood:"))
  }

  @Test func `a megabyte of code`() throws {
    let text = String(repeating: "func go() { if a { b(c: [1, 2]) { $0 } } }\n", count: 24_000)
    expectTheRest(try check("Large.swift", Array(text.utf8)))
  }

  @Test(arguments: ["text", "agent", "sarif"])
  func `a thousand findings on one line`(_ format: String) throws {
    let sandbox = try Sandbox(Sample.project)
    let views = (0..<1_000).map {
      "struct V\($0): View { let store: TripStore; var body: some View { Text(\"\") } }"
    }
    try sandbox.add("p/Made.swift", Array(views.joined(separator: "; ").utf8))
    let heard = sandbox.eaves("check ~/p --rules ~/rules --color never --format \(format)")
    #expect(heard.status == .findings)
    #expect(heard.out.contains("`V999` holds `TripStore`"))
    // The line is not shown a thousand times.
    #expect(heard.out.utf8.count < 3_000_000)
  }

  @Test func `brackets a hundred thousand deep`() throws {
    let heard = try check("Deep.swift", Array(repeating: 0x28, count: 100_000))
    expectTheRest(heard)
    #expect(heard.out.contains("Deep.swift:1:"))
  }

  @Test func `links that lead to nothing, or to themselves`() throws {
    let sandbox = try Sandbox(Sample.project)
    try FileManager.default.createSymbolicLink(
      atPath: "\(sandbox.path)/p/Gone.swift", withDestinationPath: "nothing.swift")
    try FileManager.default.createSymbolicLink(
      atPath: "\(sandbox.path)/p/Loop.swift", withDestinationPath: "Loop.swift")
    let heard = sandbox.eaves("check ~/p --rules ~/rules --color never")
    expectTheRest(heard)
    #expect(heard.out.contains("Gone.swift:1:1: not understood: no such file or folder\n"), "\(heard.out)")
    #expect(heard.out.contains("Loop.swift:1:1: not understood: a link that leads back to itself\n"))
  }

  /// Root may read everything.
  static var isRoot: Bool { FileManager.default.isReadableFile(atPath: "/etc/shadow") }

  @Test(.disabled(if: isRoot, "root reads everything")) func `a file that may not be read`() throws {
    let sandbox = try Sandbox(Sample.project + [("p/Secret.swift", "")])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: "\(sandbox.path)/p/Secret.swift")
    let heard = sandbox.eaves("check ~/p --rules ~/rules --color never")
    expectTheRest(heard)
    #expect(heard.out.contains("Secret.swift:1:1: not understood: permission denied\n"))
  }
}
