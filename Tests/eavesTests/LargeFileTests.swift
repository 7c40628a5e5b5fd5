import EavesFiles
import Foundation
import Testing

@testable import eaves

/// Files that nobody has written by hand: refused by their size before they are read, and told; what is left of a
/// check is whole.
@Suite struct LargeFileTests {
  private func sandbox(_ large: String, mebibytes: Int) throws -> Sandbox {
    let sandbox = try Sandbox(Sample.project)
    if sandbox.text(large) == nil { try sandbox.add(large, []) }
    // Nothing is written: the file is a hole.
    try #require(unsafe truncate("\(sandbox.path)/\(large)", off_t(mebibytes) << 20) == 0)
    return sandbox
  }

  private static let remedy = "split the file, or delete parts of it"

  @Test(arguments: [
    (
      "p/eaves.yml", 3_000, "check ~/p --rules ~/rules",
      "eaves.yml: error: the configuration cannot be read: 2 GiB; "
    ),
    (
      "p/eaves.yml", 20, "check ~/p/Sources --rules ~/rules",
      "eaves.yml: error: the configuration cannot be read: 20 MiB; "
    ),
    (
      "p/eaves.yml", 20, "config --root ~/p --for ~/p/Sources",
      "eaves.yml: error: the configuration cannot be read: 20 MiB; "
    ),
    (
      "c.yml", 20, "check ~/p --rules ~/rules --config ~/c.yml",
      "~/c.yml: error: the configuration cannot be read: "
    ),
    ("rules/big.md", 20, "check ~/p --rules ~/rules", "~/rules/big.md: error: "),
    ("rules/big.md", 20, "validate ~/rules", "~/rules/big.md: error: "),
    ("checks/big.yml", 20, "check ~/p --rules ~/rules --checks ~/checks", "~/checks/big.yml: error: "),
    (
      "b.json", 70, "check ~/p --rules ~/rules --baseline ~/b.json",
      "eaves: error: the baseline ../b.json cannot"
    ),
    (
      "b.json", 70, "baseline show --root ~/p --rules ~/rules --baseline ~/b.json",
      "eaves: error: the baseline ../b"
    ),
    (
      "p/Sources/eaves.yml", 20, "check ~/p --rules ~/rules",
      "Sources/eaves.yml: error: the configuration cannot be read: 20 MiB; "
    ),
  ])
  func `stops what needs it`(_ file: String, _ mebibytes: Int, _ line: String, _ complaint: String) throws {
    let heard = try sandbox(file, mebibytes: mebibytes).eaves(line)
    #expect(heard.status == .couldNotRun, "\(heard)")
    #expect(heard.complaints.count == 1 && heard.errors.hasPrefix(complaint), "\(heard.errors)")
    #expect(heard.errors.contains(" MiB and more are not read here; \(Self.remedy)"), "\(heard.errors)")
  }

  @Test(arguments: [
    ("p/.gitignore", 20, ".gitignore"), ("p/Sources/.gitignore", 20, "Sources/.gitignore"),
    ("p/App.xcodeproj/project.pbxproj", 300, "App.xcodeproj/project.pbxproj"),
    ("p/Sources/Large.swift", 5_000, "Sources/Large.swift"),
  ])
  func `is told where the rest can be checked`(_ file: String, _ mebibytes: Int, _ path: String) throws {
    let heard = try sandbox(file, mebibytes: mebibytes).eaves("check ~/p --rules ~/rules --color never")
    #expect(heard.status == .findings, "\(heard)")
    let all = heard.out + heard.errors
    #expect(all.contains("\(path):1:1: not understood: "), "\(all)")
    #expect(all.contains("iB and more are not read here\n"), "\(all)")
    #expect(all.contains("\nnot covered: "), "\(all)")
    #expect(
      heard.out.contains("Sources/TripList.swift:2:14  `TripList` holds `TripStore`\n"), "\(heard.out)")
  }
}
