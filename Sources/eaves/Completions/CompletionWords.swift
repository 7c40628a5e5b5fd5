import EavesDocuments
import EavesFindings
import EavesSession
import EavesSource

/// What may follow a word of a command line, from the lists that the parser reads and the rules that are shipped.
struct CompletionWords {
  /// What a shell offers in one place.
  enum Offer: Equatable {
    case words([String])
    /// Words that are known when the script is made, and those of the project at hand, which is asked for them.
    case asked([CompletionList], known: [String])
    case files, folders
    /// Branches and tags.
    case revisions
    /// Only the user knows the value.
    case nothing
  }

  let commands = Command.built
  /// Flags of commands that are built.
  let flags = Flag.all.filter { !$0.commands.isDisjoint(with: Command.built) }

  /// What is behind `why` and `--role`.
  private let roles: [String]
  private let profiles: [String]
  private let rules: [String]
  private let tags: [String]

  init(of ruleSet: RuleSet) {
    roles = ruleSet.vocabulary.roles.map(\.name).filter(HarmlessText.isPlainWord)
    profiles = ruleSet.profiles.filter(HarmlessText.isPlainWord)
    rules = ruleSet.documents.map(\.id.text).filter(HarmlessText.isPlainWord).sorted()
    tags = Set(ruleSet.documents.flatMap(\.tags)).filter(HarmlessText.isPlainWord).sorted()
  }

  func flags(of command: Command) -> [Flag] { flags.filter { $0.commands.contains(command) } }

  /// The names of flags whose value is the next word, each once.
  var valueFlags: [String] {
    var names: [String] = []
    for flag in flags where flag.placeholder != nil && !names.contains(flag.name) { names.append(flag.name) }
    return names
  }

  /// The kind of value of a flag, from its placeholder in help.
  func offer(for flag: Flag) -> Offer {
    if !flag.values.isEmpty { return .words(flag.values) }
    switch flag.placeholder {
    case "FILE", "PATH": return .files
    case "DIR": return .folders
    case "REF": return .revisions
    case "PROFILE": return .words(profiles)
    case "ID|TAG": return .asked([.rules, .tags], known: rules + tags.filter { !rules.contains($0) })
    case "ROLE": return .asked([.roles], known: roles)
    default: return .nothing
    }
  }

  /// What stands behind a command.
  func offer(for command: Command) -> Offer {
    switch command {
    case .diff: .revisions
    case .help: .words(commands.map(\.name))
    case .allow, .explain, .prove: .asked([.rules], known: rules)
    case .why: .asked([.types], known: [])
    case .baseline, .completions, .rules: .words(command.operandWords)
    case .adopt, .check, .coverage, .digest, .facts, .graph, .initialise, .report, .roles, .survey, .validate:
      .files
    case .config, .hook, .lsp, .mcp, .version: .nothing
    }
  }
}
