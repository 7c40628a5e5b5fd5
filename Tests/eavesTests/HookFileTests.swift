import EavesSource
import Foundation
import Testing

@testable import eaves

/// `.pre-commit-hooks.yaml` fires on all that a command reads: a change of a rule may break the code.
@Suite struct HookFileTests {
  /// The value of a key of a hook.
  private func value(_ key: String, of hook: String) throws -> String {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let text = try String(contentsOfFile: "/\(root)/.pre-commit-hooks.yaml", encoding: .utf8)
    let part = try #require(text.split(separator: "- id: ").first { $0.hasPrefix("\(hook)\n") })
    let line = try #require(part.split(separator: "\n").first { $0.hasPrefix("  \(key): ") })
    return line.dropFirst(key.count + 4).trimmingCharacters(in: ["'"])
  }

  @Test(arguments: [
    ("eaves", Workspace.readExtensions), ("eaves-validate", Workspace.pageExtensions),
  ])
  func `fire on what is read`(_ hook: String, _ extensions: [String]) throws {
    let pattern = try Regex(try value("files", of: hook))
    for name in extensions { #expect("a/b.\(name)".firstMatch(of: pattern) != nil, "\(name)") }
    #expect("eaves.yml".firstMatch(of: pattern) != nil)
    for name in ["a.png", "b.swiftx", "c.yml.orig", "swift"] {
      #expect(name.firstMatch(of: pattern) == nil, "\(name)")
    }
  }

  @Test func `the baseline and what git ignores are read by a check`() throws {
    let pattern = try Regex(try value("files", of: "eaves"))
    for name in ["eaves-baseline.json", "App/.gitignore"] { #expect(name.firstMatch(of: pattern) != nil) }
  }

  @Test(arguments: ["eaves", "eaves-validate"]) func `run commands that are built`(_ hook: String) throws {
    let words = try value("entry", of: hook).split(separator: " ").map(String.init)
    let parser = ArgumentParser(Array(words.dropFirst())) { _ in false }
    #expect(words.first == "eaves")
    #expect(parser.problems == [])
  }
}
