import EavesSource

/// Completions for zsh, with what each flag and command does. The script is a file of `$fpath` as well as one that is
/// read by `source`.
struct ZshCompletions {
  private let words: CompletionWords

  init(_ words: CompletionWords) { self.words = words }

  var text: String {
    let names = words.commands.map(\.name)
    return #"""
      #compdef eaves
      # Completions of eaves for zsh, made by `eaves completions zsh`.
      _eaves_commands() {
        local -a commands
        commands=(
      \#(words.commands.map { "    \(Self.quoted("\($0.name):\($0.summary)"))" }.joined(separator: "\n"))
        )
        _describe command commands
      }
      _eaves_revisions() {
        local -a revisions
        revisions=(${(f)"$(git for-each-ref --format='%(refname:short)' 2>/dev/null)"})
        compadd -a revisions
      }
      _eaves_operands() {
        if [[ -z $given ]]; then
          _alternative 'commands:command:_eaves_commands' 'files:path:_files'
          return
        fi
        case $command in
      \#(operands)
        esac
      }
      _eaves() {
        local word given command=check skip=
        for word in "${(@)words[2,CURRENT-1]}"; do
          if [[ -n $skip ]]; then
            skip=
            continue
          fi
          case $word in
            (\#(words.valueFlags.joined(separator: "|"))) skip=1 ;;
            (-*) ;;
            (*) given=$word; break ;;
          esac
        done
        case $given in
          (\#(names.joined(separator: "|"))) command=$given ;;
        esac
        case $command in
      \#(words.commands.map(arguments).joined(separator: "\n"))
        esac
      }
      if [[ $funcstack[1] == _eaves ]]; then _eaves "$@"; else compdef _eaves eaves; fi

      """#
  }

  private func arguments(_ command: Command) -> String {
    let flags = words.flags(of: command).map { flag in
      let mark = flag.isRepeatable && flag.placeholder != nil ? "*" : ""
      guard let placeholder = flag.placeholder else { return "\(flag.name)[\(Self.escaped(flag.line))]" }
      let action = Self.action(words.offer(for: flag))
      return "\(mark)\(flag.name)=[\(Self.escaped(flag.line))]:\(Self.escaped(placeholder)):\(action)"
    }
    let all = flags + ["(- *)--help[what the command does]", "(- *)--version[print the version]"]
    let lines = (all + ["*: :_eaves_operands"]).map { "        \(Self.quoted($0))" }
    return "    (\(command.name))\n      _arguments \\\n" + lines.joined(separator: " \\\n") + " ;;"
  }

  private var operands: String {
    let cases = words.commands.compactMap { command -> String? in
      switch words.offer(for: command) {
      case .words(let list) where command == .help || list.isEmpty: "    (\(command.name)) _eaves_commands ;;"
      case .words(let list): "    (\(command.name)) compadd -- \(list.joined(separator: " ")) ;;"
      case .asked(let lists, let known):
        "    (\(command.name)) compadd -- \((known + [lists.question]).joined(separator: " ")) ;;"
      case .files: "    (\(command.name)) _files ;;"
      case .folders: "    (\(command.name)) _files -/ ;;"
      case .revisions, .nothing: nil
      }
    }
    return cases.joined(separator: "\n")
  }

  private static func action(_ offer: CompletionWords.Offer) -> String {
    switch offer {
    case .words(let list): "(\(list.joined(separator: " ")))"
    case .asked(let lists, let known): "{compadd -- \((known + [lists.question]).joined(separator: " "))}"
    case .files: "_files"
    case .folders: "_files -/"
    case .revisions: "_eaves_revisions"
    case .nothing: " "
    }
  }

  /// A text inside the brackets or between the colons of `_arguments`.
  private static func escaped(_ text: String) -> String { HarmlessText.of(text, in: .zshArguments) }

  private static func quoted(_ text: String) -> String { "'\(HarmlessText.of(text, in: .zsh))'" }
}
