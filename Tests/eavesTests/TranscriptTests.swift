import Foundation
import Testing

@testable import eaves

/// A team adopts Eaves in an old project, told as a transcript that is held against `Tests/Transcripts`.
/// `UPDATE_SNAPSHOTS=1 swift test --filter TranscriptTests` writes it again.
@Suite struct TranscriptTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `the first week in an old project`() throws {
    let story = try Story(of: Self.root.appendingPathComponent("Fixtures/Harbor"))
    try story.adopt()

    try story.tell("Every day: what is new is found, and nothing else is shown.")
    try story.edit("Presentation/Tides/TideList.swift", "a list of tides that asks the network itself") { _ in
      """
      import SwiftUI

      struct TideList: View {
        let title: String

        var body: some View {
          Text(title).onAppear { URLSession.shared.invalidateAndCancel() }
        }
      }

      """
    }
    try story.eaves("check", expecting: .findings)

    try story.tell("One line may be excused, with a reason.")
    try story.edit("Presentation/Tides/TideList.swift", "the allowance") {
      $0.replacing(
        "    Text(title)",
        with: "    // eaves:allow layer-view-no-data-access -- shown once, at the fair\n    Text(title)")
    }
    try story.eaves("check", expecting: .clean, isBrief: true)
    try story.commit("The list of tides")

    try story.tell("An old breach is fixed: its entry has to go, or it would excuse the next one.")
    try story.edit("Domain/Models/Signal.swift", "without `import SwiftUI`") {
      $0.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("import SwiftUI") }
        .joined(separator: "\n")
    }
    try story.eaves("check", expecting: .findings)
    try story.eaves("baseline update", expecting: .clean)
    try story.eaves("check", expecting: .clean, isBrief: true)
    try story.git("diff --stat -- eaves-baseline.json")
    try story.commit("The domain knows no SwiftUI")

    try story.tell("Code moves: files, folders, lines. The baseline holds.")
    try story.git("mv Presentation/Berths Presentation/Moorings")
    try story.git("mv Presentation/Moorings/BerthMap.swift Presentation/Moorings/MooringMap.swift")
    try story.edit("Presentation/Moorings/MooringMap.swift", "twenty lines more at the top, CR LF") {
      (String(repeating: "// moved\n", count: 20) + $0).replacing("\n", with: "\r\n")
    }
    try story.edit("Presentation/Tides/TideViewModel.swift", "another indentation") {
      $0.replacing("  ", with: "\t")
    }
    try story.eaves("check", expecting: .clean, isBrief: true)
    try story.eaves("baseline update", expecting: .clean)
    try story.eaves("check", expecting: .clean, isBrief: true)
    try story.commit("Moorings")

    try story.tell(
      "A pull request adds one violation: Eaves scans all code, and reports only the new finding.")
    try story.edit("Presentation/Moorings/BerthListViewModel.swift", "one more call of UserDefaults") {
      $0.replacing(
        "    UserDefaults.standard.set(boat, forKey: \"boat\")",
        with: "    UserDefaults.standard.set(boat, forKey: \"boat\")\n    UserDefaults.standard.synchronize()"
      )
    }
    try story.eaves("check --diff HEAD", expecting: .findings)
    try story.tell("What the pull request does to the architecture, and to the check.")
    try story.eaves("diff HEAD --fail-on-weakened", expecting: .clean)
    try story.tell("The baseline accepts the finding only with --grow.")
    try story.eaves("baseline write", expecting: .couldNotRun)
    try story.eaves("baseline write --grow", expecting: .clean)
    try story.eaves("check", expecting: .clean, isBrief: true)
    try story.tell("eaves diff tells the reviewer that the new entry hides a finding.")
    try story.eaves("diff HEAD --fail-on-weakened", expecting: .findings)
    try story.tell("What the check would catch.")
    try story.eaves("prove layer-view-no-data-access layer-data-no-ui", expecting: .clean)

    let place = Self.root.appendingPathComponent("Tests/Transcripts/adoption.txt")
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      return try Data(story.transcript.utf8).write(to: place)
    }
    #expect(story.transcript == (try String(contentsOf: place, encoding: .utf8)))
  }
}

/// A copy of a project in a repository of its own, and what is typed and said there.
private final class Story {
  private let sandbox: Sandbox
  private(set) var transcript = ""

  init(of project: URL) throws {
    sandbox = try Sandbox([])
    try FileManager.default.copyItem(atPath: project.path, toPath: "\(sandbox.path)/p")
    try FileManager.default.removeItem(atPath: "\(sandbox.path)/p/expected.txt")
    try FileManager.default.removeItem(atPath: "\(sandbox.path)/p/eaves.yml")
    try sandbox.git("init -q -b main .")
    try sandbox.git("add -A")
    try sandbox.git("commit -qm Harbour")
  }

  /// Day one: from many findings to a check that passes.
  func adopt() throws {
    try tell("Monday: a harbour that was never checked.")
    try eaves("check --profile clean-mvvm", expecting: .findings, isBrief: true)
    try eaves("init --profile clean-mvvm", expecting: .clean)
    try eaves("check", expecting: .clean)
    try eaves("baseline show", expecting: .clean)
    try commit("Check the architecture")
  }

  func tell(_ text: String) throws { transcript += "\(transcript.isEmpty ? "" : "\n")# \(text)\n" }

  func edit(_ file: String, _ what: String, _ change: (String) -> String) throws {
    let old = sandbox.text("p/\(file)") ?? ""
    let new = change(old)
    try #require(new != old, "\(file)")
    try sandbox.add("p/\(file)", Array(new.utf8))
    transcript += "# edit \(file): \(what)\n"
  }

  func commit(_ message: String) throws {
    try sandbox.git("add -A")
    try sandbox.git("commit -qm \(message.replacing(" ", with: "-"))")
    transcript += "$ git commit -am '\(message)'\n"
  }

  func git(_ line: String) throws {
    transcript += "$ git \(line)\n"
    transcript += try sandbox.git(line)
  }

  /// Runs the program as if in the project's folder, with a report as it is where no terminal is.
  ///
  /// - Parameter isBrief: the last lines of a report alone.
  func eaves(_ line: String, expecting status: eaves.ExitStatus, isBrief: Bool = false) throws {
    let isCheck = line.hasPrefix("check")
    let heard = sandbox.eaves("\(line) --root ~/p" + (isCheck ? " --output ~/report.txt" : ""))
    var said =
      (isCheck && heard.status != .couldNotRun ? sandbox.text("report.txt") ?? "" : heard.out) + heard.errors
    // On a terminal a report says the time.
    if isCheck { said = said.replacing(#/ · [0-9.]+ s\n/#, with: "\n") }
    var tail = ""
    if isBrief {
      let lines = said.split(separator: "\n")
      let first = try #require(lines.lastIndex { $0.contains(#/^(no|[0-9]+) findings? in /#) })
      said = lines[first...].joined(separator: "\n") + "\n"
      tail = " | tail -n \(lines.count - first)"
    }
    transcript += "$ eaves \(line)\(tail)\n\(said)"
    if heard.status != .clean { transcript += "[exit \(heard.status.rawValue)]\n" }
    #expect(heard.status == status, "eaves \(line)\n\(said)")
  }
}
