import Foundation
import Testing

@testable import eaves

/// A team proves the rules of its own project, told as a transcript that is held against `Tests/Transcripts`.
/// `UPDATE_SNAPSHOTS=1 swift test --filter ProofTranscriptTests` writes it again.
@Suite struct ProofTranscriptTests {
  private static let configuration = """
    eaves: 1
    profile: none
    rules: [Architecture/Rules]
    roles:
      pilot:
        - name: "*Pilot"
          kind: class
    words:
      radio: [Transmitter]

    """

  private static let rule = """
    ---
    title: Pilots Leave the Radio to the Bridge
    impact: HIGH
    impactDescription: a pilot can be tried without a mast
    ---

    ## Pilots Leave the Radio to the Bridge

    **Check:**

    ```yaml
    for: pilot
    never:
      holds: radio
    instead: tell the bridge
    ```

    **Incorrect (the pilot sends):**

    ```swift
    final class HarbourPilot {
      let radio: Transmitter // ✗
    }
    ```

    **Correct (the pilot tells the bridge):**

    ```swift
    final class HarbourPilot {
      let tell: (String) -> Void
    }
    ```

    """

  private static let guidance = """
    ---
    title: Names
    impact: LOW
    impactDescription: ships are found by name
    ---

    ## Names

    Name a ship once.

    """

  @Test func `rules of one's own are proven`() throws {
    var story = ProofTranscript(
      try Sandbox([
        ("p/eaves.yml", Self.configuration), ("p/Architecture/Rules/pilots-no-radio.md", Self.rule),
        ("p/Sources/Pilot.swift", "final class FerryPilot {}\n"), ("p/Notes/names.md", Self.guidance),
      ]))
    story.tell("A project with a role and a word list of its own, and one rule about them.")
    story.eaves("validate", expecting: .clean)
    story.eaves("validate Architecture/Rules/pilots-no-radio.md --quiet", expecting: .clean)
    story.eaves("check", expecting: .clean)

    story.tell("The rule is bent: it no longer says what its examples show.")
    try story.write(
      "Architecture/Rules/pilots-no-radio.md", Self.rule.replacing("holds: radio", with: "creates: radio"))
    story.eaves("validate", expecting: .findings)
    story.eaves("check", expecting: .clean)
    story.eaves("check --strict", expecting: .findings)

    story.tell("A second rule is invalid: it is told, and the other one is proven all the same.")
    try story.write("Architecture/Rules/pilots-no-radio.md", Self.rule)
    try story.write(
      "Architecture/Rules/pilots-final.md", Self.rule.replacing("for: pilot", with: "for: pilott"))
    story.eaves("validate", expecting: .couldNotRun)

    story.tell("Guidance alone enforces nothing.")
    story.eaves("validate Notes", expecting: .clean)

    story.tell("Nothing to prove is no proof.")
    try story.write("eaves.yml", "eaves: 1\nprofile: none\n")
    story.eaves("validate", expecting: .couldNotRun)

    let place = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Transcripts/proof.txt")
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      return try Data(story.transcript.utf8).write(to: place)
    }
    #expect(story.transcript == (try String(contentsOf: place, encoding: .utf8)))
  }
}

/// What is typed in a project, and what is said there.
private struct ProofTranscript {
  private let sandbox: Sandbox
  private(set) var transcript = ""

  init(_ sandbox: Sandbox) { self.sandbox = sandbox }

  mutating func tell(_ text: String) { transcript += "\(transcript.isEmpty ? "" : "\n")# \(text)\n" }

  mutating func write(_ file: String, _ text: String) throws {
    try sandbox.add("p/\(file)", Array(text.utf8))
    transcript += "# edit \(file)\n"
  }

  /// Runs the program as if in the project's folder.
  mutating func eaves(_ line: String, expecting status: eaves.ExitStatus) {
    let words = line.split(separator: " ").enumerated().map { index, word in
      index == 0 || word.hasPrefix("-") ? String(word) : "~/p/\(word)"
    }
    let heard = sandbox.eaves(words.joined(separator: " ") + " --root ~/p")
    let said = (heard.out + heard.errors).replacing("~/p/", with: "")
    transcript += "$ eaves \(line)\n\(said)"
    if heard.status != .clean { transcript += "[exit \(heard.status.rawValue)]\n" }
    #expect(heard.status == status, "eaves \(line)\n\(said)")
  }
}
