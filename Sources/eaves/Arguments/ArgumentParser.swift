import EavesSource

/// Reads the words of a command line.
///
/// The first word that is neither a flag nor a flag's value is the command, if it is the name of one; else it
/// is a path for `check`. A folder named like a command is written `./rules`. `--` ends the flags. The value
/// of a flag is the next word, unless that begins with `--`, or follows `=`.
struct ArgumentParser {
  /// The parsed invocation. Meaningful only without problems.
  private(set) var invocation = Invocation()
  /// All that is wrong with the words, in the order of the words.
  private(set) var problems: [Problem] = []

  private var operands: [String] = []
  /// What was written for flags, in order.
  private var written: [(name: String, value: String?)] = []
  private var wantsHelp = false
  private var wantsVersion = false

  /// Reads the words behind the name of the program. `exists` says whether something is at a path, so that a misspelled
  /// command is not taken for one.
  init(_ words: [String], exists: (String) -> Bool) {
    sort(words)
    chooseCommand(exists)
    if wantsHelp || wantsVersion { return }
    for (name, value) in written { apply(name, value) }
    checkOperands()
    problems += FlagConflicts.of(invocation, written: written)
  }

  // MARK: Words

  /// Parts flags from operands. Which command the flags belong to is not known yet, but whether a flag takes
  /// a value does not depend on it.
  private mutating func sort(_ words: [String]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      sortFlag(word, &rest)
    }
  }

  private mutating func sortFlag(_ word: String, _ rest: inout ArraySlice<String>) {
    if word == "--help" || word == "-h" { return wantsHelp = true }
    if word == "--version" { return wantsVersion = true }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let known = Flag.all.first { $0.name == parts[0] }
    if parts.count == 2 {
      written.append((parts[0], parts[1]))
    } else if known?.placeholder != nil, let next = rest.first, !next.hasPrefix("--") {
      rest.removeFirst()
      written.append((parts[0], next))
    } else {
      written.append((parts[0], nil))
    }
  }

  private mutating func chooseCommand(_ exists: (String) -> Bool) {
    var named: Command?
    if let word = operands.first {
      named = Command(word: word)
      if named != nil {
        operands.removeFirst()
      } else if !exists(word), let problem = ArgumentProblem.unknownCommand(word) {
        problems.append(problem)
      }
    }
    if wantsHelp {
      invocation.operands = named.map { [$0.name] } ?? []
      invocation.command = .help
      problems = []
    } else if wantsVersion {
      invocation.command = .version
      problems = []
    } else {
      invocation.command = named ?? .check
      invocation.operands = operands
    }
  }

  // MARK: Flags

  private mutating func apply(_ name: String, _ value: String?) {
    let namesakes = Flag.all.filter { $0.name == name }
    guard let flag = namesakes.first(where: { $0.commands.contains(invocation.command) }) else {
      problems.append(ArgumentProblem.unknownFlag(name, of: invocation.command, elsewhere: namesakes))
      return
    }
    guard flag.placeholder != nil else {
      if let value, flag.optionalPlaceholder == nil || value.isEmpty {
        problems.append(
          flag.optionalPlaceholder == nil
            ? ArgumentProblem.noValueWanted(flag) : ArgumentProblem.valueMissing(flag))
      } else if let wrong = flag.apply(value ?? "", &invocation) {
        problems.append(ArgumentProblem.badValue(value ?? "", of: flag, wrong))
      }
      return
    }
    guard let value, !value.isEmpty else {
      problems.append(ArgumentProblem.valueMissing(flag))
      return
    }
    guard flag.values.isEmpty || flag.values.contains(where: { $0.lowercased() == value.lowercased() }) else {
      problems.append(ArgumentProblem.unknownValue(value, of: flag))
      return
    }
    let spelt = flag.values.first { $0.lowercased() == value.lowercased() } ?? value
    if let wrong = flag.apply(spelt, &invocation) {
      problems.append(ArgumentProblem.badValue(value, of: flag, wrong))
    }
  }

  // MARK: Operands

  private mutating func checkOperands() {
    let command = invocation.command
    let given = invocation.operands
    if given.contains(""), !(command == .rules && given.first == "new") {
      problems.append(ArgumentProblem.emptyOperand(command))
      return
    }
    let needsOne =
      command == .explain && !invocation.wantsLanguage
      || command == .facts && !invocation.wantsUnknown && !invocation.wantsModules
      || command == .why && invocation.role == nil
    if needsOne, given.isEmpty {
      problems.append(ArgumentProblem.operandMissing(command))
    } else if given.count < command.operandCount.lowerBound || command == .rules && given == ["new"] {
      problems.append(ArgumentProblem.operandMissing(command))
    } else if given.count > command.operandCount.upperBound {
      problems.append(ArgumentProblem.operandTooMany(given[command.operandCount.upperBound], command))
    }
    if let word = given.first, !command.operandWords.isEmpty, !command.operandWords.contains(word) {
      problems.append(ArgumentProblem.unknownOperand(word, command))
    }
  }
}
