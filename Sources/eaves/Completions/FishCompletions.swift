import EavesSource

/// Completions for fish, with what each flag and command does.
struct FishCompletions {
  private let words: CompletionWords

  init(_ words: CompletionWords) { self.words = words }

  var text: String {
    let lines = ["complete -c eaves -f"] + operands + flags + common
    return #"""
      # Completions of eaves for fish, made by `eaves completions fish`.
      function __eaves_command
          set -l skip 0
          set -l tokens (commandline -opc)
          for token in $tokens[2..-1]
              if test $skip = 1
                  set skip 0
                  continue
              end
              switch $token
                  case \#(words.valueFlags.joined(separator: " "))
                      set skip 1
                  case '-*'
                  case \#(words.commands.map(\.name).joined(separator: " "))
                      echo $token
                      return
                  case '*'
                      echo check
                      return
              end
          end
          echo first
      end
      function __eaves_is
          contains -- (__eaves_command) $argv
      end
      \#(lines.joined(separator: "\n"))

      """#
  }

  private var operands: [String] {
    let commands = words.commands.map { command in
      "complete -c eaves -n '__eaves_is first' -a \(command.name) -d \(Self.quoted(command.summary))"
    }
    let places = words.commands.compactMap { command -> String? in
      switch words.offer(for: command) {
      case .words(let list):
        "complete -c eaves -n '__eaves_is \(command.name)' -a '\(list.joined(separator: " "))'"
      case .asked(let lists, let known):
        "complete -c eaves -n '__eaves_is \(command.name)' -a '\(Self.asking(lists, known))'"
      case .files, .folders: "complete -c eaves -n '__eaves_is \(condition(command))' -F"
      case .revisions, .nothing: nil
      }
    }
    return commands + places
  }

  private var flags: [String] {
    words.flags.map { flag in
      let commands = words.commands.filter(flag.commands.contains).map(condition).joined(separator: " ")
      let value = flag.placeholder == nil ? "" : " \(Self.value(words.offer(for: flag)))"
      let name = flag.name.drop { $0 == "-" }
      return "complete -c eaves -n '__eaves_is \(commands)' -l \(name)\(value) -d \(Self.quoted(flag.line))"
    }
  }

  private var common: [String] {
    [
      "complete -c eaves -s h -l help -d 'what the command does'",
      "complete -c eaves -l version -d 'print the version'",
    ]
  }

  /// Where nothing is said yet, `check` is meant.
  private func condition(_ command: Command) -> String { command == .check ? "first check" : command.name }

  private static func value(_ offer: CompletionWords.Offer) -> String {
    switch offer {
    case .words(let list): "-x -a '\(list.joined(separator: " "))'"
    case .asked(let lists, let known): "-x -a '\(asking(lists, known))'"
    case .files: "-r -F"
    case .folders: "-x -a '(__fish_complete_directories)'"
    case .revisions: "-x -a '(git for-each-ref --format=\"%(refname:short)\" 2>/dev/null)'"
    case .nothing: "-x"
    }
  }

  /// Read when the key is pressed, not when the script is.
  private static func asking(_ lists: [CompletionList], _ known: [String]) -> String {
    (known + [String(lists.question.dropFirst())]).joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    "'\(HarmlessText.of(text, in: .fish))'"
  }
}
