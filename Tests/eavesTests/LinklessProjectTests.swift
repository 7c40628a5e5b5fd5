import EavesFiles
import Foundation
import Testing

@testable import eaves

/// Without a repository around it, the project that a command is given in is what no link leads out of.
@Suite struct LinklessProjectTests {
  /// A project, and a folder beside it that links of the project lead to. Commands are given in a folder of the process,
  /// so that each case is a process of its own.
  private static func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox([
      ("p/Sources/Trip.swift", Sample.quiet), ("out/TripList.swift", Sample.view), ("out/eaves.yml", ""),
      ("rules/no-store-in-views.md", Sample.rule()),
    ])
    let files = FileManager.default
    try files.createSymbolicLink(atPath: "\(sandbox.path)/p/Out", withDestinationPath: "../out")
    try files.createSymbolicLink(
      atPath: "\(sandbox.path)/p/Sources/TripList.swift", withDestinationPath: "../../out/TripList.swift")
    return sandbox
  }

  @Test(arguments: [
    "init Out --force --profile base", "init --root Out --force --profile base",
    "baseline write --root Out --rules ~/rules", "baseline write --rules ~/rules --baseline Out/b.json",
    "allow no-store-in-views --reason old Out --rules ~/rules", "facts Out/TripList.swift",
    "facts Sources/TripList.swift", "check Out", "survey Out",
  ])
  func `a link that leads out is refused`(_ line: String) async throws {
    await #expect(processExitsWith: .success) { [line] in
      let sandbox = try Self.sandbox()
      #expect(FileManager.default.changeCurrentDirectoryPath("\(sandbox.path)/p"))
      let heard = sandbox.eaves(line)
      #expect(heard.status == .couldNotRun && heard.errors.contains("link"), "\(heard)")
      #expect(sandbox.text("out/TripList.swift") == Sample.view && sandbox.text("out/eaves.yml") == "")
      #expect(try FileManager.default.contentsOfDirectory(atPath: "\(sandbox.path)/out").count == 2)
    }
  }

  @Test func `who says so follows it, and links outside of the project are none of its`() async throws {
    await #expect(processExitsWith: .success) {
      let sandbox = try Self.sandbox()
      #expect(FileManager.default.changeCurrentDirectoryPath("\(sandbox.path)/p"))
      #expect(sandbox.eaves("facts Out/TripList.swift --follow").status == .clean)
      #expect(sandbox.eaves("check Out --follow --profile base").status != .couldNotRun)
      #expect(FileManager.default.changeCurrentDirectoryPath("\(sandbox.path)/rules"))
      #expect(sandbox.eaves("facts ../p/Out/TripList.swift").status == .clean)
    }
  }
}

/// What a system tells a program that writes: nobody reads it any more, the file may not grow.
@Suite struct FailedWriteTests {
  @Test(arguments: [
    "check ~/p --rules ~/rules", "help", "explain --language", "facts ~/p/Sources/Trip.swift",
  ])
  func `a reader that has gone ends a run well`(_ line: String) async throws {
    await #expect(processExitsWith: .exitCode(0)) { [line] in
      let sandbox = try Sandbox(Sample.project)
      var ends: [Int32] = [0, 0]
      #expect(unsafe pipe(&ends) == 0)
      close(ends[0])
      dup2(ends[1], 1)
      Machine.ignoreSignalsOfWrites()
      let words = line.split(separator: " ").map { $0.replacingOccurrences(of: "~", with: sandbox.path) }
      _ = Eaves.run(words)
      // A run that was not ended by its output.
      exit(3)
    }
  }

  #if os(Linux)
    @Test(arguments: ["check ~/p --rules ~/rules --output ~/p/r.txt", "init ~/p --rules ~/rules"])
    func `a file that may not grow leaves no draft`(_ line: String) async throws {
      await #expect(processExitsWith: .exitCode(2)) { [line] in
        let sandbox = try Sandbox(Sample.project)
        Machine.ignoreSignalsOfWrites()
        var limit = rlimit(rlim_cur: 10, rlim_max: 10)
        _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        let heard = sandbox.eaves(line)
        let left = try FileManager.default.contentsOfDirectory(atPath: "\(sandbox.path)/p")
        exit(left == ["Sources"] ? heard.status.rawValue : 3)
      }
    }
  #endif
}
