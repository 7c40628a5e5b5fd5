import EavesDocuments
import EavesFindings
import Foundation
import EavesSession
import EavesSource
import Testing

@testable import eaves

@Suite struct HelpPageTests {
  static let pages = [HelpPage.general] + Command.allCases.map { HelpPage.of($0) }

  @Test(arguments: pages) func `is as wide as a terminal`(_ page: String) {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines.filter { $0.count > 80 })")
    #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
    #expect(page.hasSuffix("\n") && !page.hasSuffix("\n\n"))
  }

  @Test(arguments: Command.allCases) func `fits on a screen, or stands in groups`(_ command: Command) {
    let lines = HelpPage.of(command).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= (FlagGroup.all(of: command).count > 1 ? 48 : 24))
    #expect(HelpPage.general.split(separator: "\n", omittingEmptySubsequences: false).count <= 25)
  }

  @Test(arguments: Command.allCases) func `has a usage, examples and exit statuses`(_ command: Command) {
    let page = HelpPage.of(command)
    #expect(page.hasPrefix("eaves \(command.name): "))
    #expect(page.contains("\nusage: eaves \(command.name)"))
    #expect(!command.examples.isEmpty)
    let clean =
      command == .diff
      ? "compared" : command.findingsMeaning == nil && command != .hook ? "done" : "clean"
    #expect(page.contains("\nexit status: 0 \(clean) · "))
    // A hook speaks the codes of the agent that calls it.
    let isHook = command == .hook
    #expect(
      page.hasSuffix(
        isHook ? " · 1 could not run · 2 findings, so the agent is stopped\n" : " · 2 could not run\n"))
    #expect(page.contains(" · 1 ") == (isHook || command.findingsMeaning != nil))
  }

  @Test(arguments: Command.allCases) func `says every flag once`(_ command: Command) {
    let flags = Flag.all.filter { $0.commands.contains(command) }.map(\.name)
    #expect(FlagGroup.all(of: command).flatMap(\.flags).map(\.name).sorted() == flags)
    for flag in flags { #expect(HelpPage.of(command).contains("\n  \(flag)")) }
  }

  /// What is shown works: the words of every example are understood.
  @Test(arguments: Command.allCases) func `examples are understood`(_ command: Command) {
    for (line, _) in command.examples {
      let words = line.split(separator: " ").map(String.init).prefix { $0 != "|" && !$0.hasPrefix(">") }
      let parser = ArgumentParser(Array(words.dropFirst())) { $0.contains("/") }
      #expect(parser.problems.map(\.text) == [], "\(line)")
      #expect([command, .help].contains(parser.invocation.command), "\(line)")
    }
  }

  /// Rules that examples name exist; only `rules new` names one that does not.
  @Test func `examples name rules that exist`() {
    let known = Set(RuleSet(shipped: Workspace.bundledRules).documents.map(\.id.text))
    for (line, _) in Command.allCases.flatMap(\.examples) {
      let words = line.split(separator: " ").map(String.init)
      for (before, word) in zip(words, words.dropFirst())
      where ["allow", "explain", "--only", "--skip"].contains(before) && word.contains("-")
        && !word.hasPrefix("-")
      {
        #expect(known.contains(word), "\(line)")
      }
    }
  }

  @Test func `the general page lists what is built, and the exit statuses`() {
    for command in Command.built { #expect(HelpPage.general.contains("  \(command.name) ")) }
    for command in Set(Command.allCases).subtracting(Command.built) {
      #expect(!HelpPage.general.contains("  \(command.name) "))
    }
    for (word, command) in Command.aliases {
      #expect(HelpPage.general.contains("`\(word)`") && HelpPage.of(command).contains("`\(word)`"))
    }
    for status in ExitStatus.allCases {
      #expect(HelpPage.general.contains("\(status.rawValue) \(status.brief)"))
    }
  }

  @Test func `the page of facts, to the letter`() {
    #expect(
      HelpPage.of(.facts) == """
        eaves facts: show what Eaves understood of a file

        usage: eaves facts [FLAG…] FILE
               eaves facts [FLAG…] --unknown [PATH]
               eaves facts [FLAG…] --modules [PATH]

        what is read
          --root DIR         root folder, which is scanned as a whole
          --config FILE      configuration file (default: eaves.yml in the root)
          --follow           also read symbolic links that lead out of the project
          --jobs N           threads (default and maximum: one per processor)
        which rules run
          --profile PROFILE  use the rules of a profile, such as mvvm, base or none
          --rules DIR        folder of your own rule documents (repeatable)
          --checks DIR       folder of sidecars (NAME.yml is the check of NAME.md)
        how the result is printed
          --json             print JSON
        other flags
          --modules          list the modules of manifests and project files
          --unknown          list names of unknown type, and rules that need the type

        examples
          eaves facts Sources/Trips/TripList.swift  show declarations, calls and imports
          eaves facts TripList.swift --json         print the same as JSON
          eaves facts --unknown                     list names of unknown type
          eaves facts --modules                     list modules and their dependencies
        more: Sources/eaves/Documentation.docc/Configuration.md

        exit status: 0 done · 2 could not run

        """)
  }

  @Test(arguments: Command.allCases) func `leads to a page that is there`(_ command: Command) throws {
    guard let page = command.page else { return }
    let text = try Page("\(Page.folder)/\(page).md").text
    #expect(text.contains("eaves \(command.name)"), "\(page).md says nothing of \(command)")
  }

  @Test func `the worst status wins`() {
    #expect(max(ExitStatus.clean, .findings, .couldNotRun) == .couldNotRun)
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 2])
  }
}
