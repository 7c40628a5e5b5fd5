/// Completions for bash, also for the version 3.2 that macOS has. Where a file is meant, the script offers nothing,
/// and bash itself completes.
struct BashCompletions {
  private let words: CompletionWords

  init(_ words: CompletionWords) { self.words = words }

  var text: String {
    let names = words.commands.map(\.name)
    return #"""
      # Completions of eaves for bash, made by `eaves completions bash`.
      _eaves() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}"
        local command="" given="" words="" index=1 IFS=$' \t\n'
        # --flag=value comes as three words.
        if [[ $word == "=" ]]; then
          word=""
        elif [[ $before == "=" ]]; then
          before="${COMP_WORDS[COMP_CWORD - 2]}"
        fi
        while ((index < COMP_CWORD)); do
          case "${COMP_WORDS[index]}" in
            \#(words.valueFlags.joined(separator: "|")))
              ((index += 1))
              if [[ ${COMP_WORDS[index]} == "=" ]]; then ((index += 1)); fi ;;
            -*) ;;
            *) given="${COMP_WORDS[index]}"; break ;;
          esac
          ((index += 1))
        done
        case "$given" in
          \#(names.joined(separator: "|"))) command="$given" ;;
          *) command=check ;;
        esac
        case "$command $before" in
      \#(values)
          *)
            if [[ $word == -* ]]; then
              case "$command" in
      \#(flags)
              esac
            elif [[ -z $given ]]; then
              words="\#(names.joined(separator: " "))"
            else
              case "$command" in
      \#(operands)
              esac
            fi ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -o bashdefault -o default -F _eaves eaves

      """#
  }

  private var values: String {
    let cases = words.flags.filter { $0.placeholder != nil }.map { flag in
      let isOne = words.flags.count { $0.name == flag.name } == 1
      let commands = words.commands.filter(flag.commands.contains)
      let pattern =
        isOne ? "*\" \(flag.name)\"" : commands.map { "\"\($0.name) \(flag.name)\"" }.joined(separator: "|")
      return "    \(pattern)) \(answer(words.offer(for: flag))) ;;"
    }
    return cases.joined(separator: "\n")
  }

  private func answer(_ offer: CompletionWords.Offer) -> String {
    switch offer {
    case .words(let list): "words=\"\(list.joined(separator: " "))\""
    case .asked(let lists, let known):
      "words=\"\((known + [lists.question]).joined(separator: " "))\""
    case .revisions: "words=\"$(git for-each-ref --format='%(refname:short)' 2>/dev/null)\""
    case .folders: "IFS=$'\\n'; COMPREPLY=($(compgen -d -- \"$word\")); return"
    case .files, .nothing: "return"
    }
  }

  private var flags: String {
    let cases = words.commands.map { command in
      let names = words.flags(of: command).map(\.name) + ["--help", "--version"]
      return "          \(command.name)) words=\"\(names.joined(separator: " "))\" ;;"
    }
    return cases.joined(separator: "\n")
  }

  private var operands: String {
    let cases = words.commands.compactMap { command -> String? in
      switch words.offer(for: command) {
      case .words, .asked: "          \(command.name)) \(answer(words.offer(for: command))) ;;"
      case .files, .folders, .revisions, .nothing: nil
      }
    }
    return cases.joined(separator: "\n")
  }
}
