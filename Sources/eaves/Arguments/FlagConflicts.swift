import EavesSource

/// Flags that cannot both be meant.
///
/// What merely has no effect together is no contradiction, so that a script may always say `--quiet` or
/// `--color`, whatever the format.
enum FlagConflicts {
  /// All of them; `written` are the flags in the order of the words.
  static func of(_ invocation: Invocation, written: [(name: String, value: String?)]) -> [Problem] {
    repeatedFlag(written, of: invocation.command) + pairs(of: invocation)
  }

  private static func repeatedFlag(
    _ written: [(name: String, value: String?)], of command: Command
  ) -> [Problem] {
    let single = Flag.all.filter { !$0.isRepeatable && $0.commands.contains(command) }
    return single.compactMap { flag in
      var values: [String] = []
      for case (flag.name, let value?) in written where !values.contains(value) { values.append(value) }
      guard values.count > 1 else { return nil }
      let list = values.map { "`\($0)`" }.joined(separator: " and ")
      return Problem("`\(flag.name)` is given as \(list)", remedy: "give `\(flag.name)` once")
    }
  }

  private static func pairs(of invocation: Invocation) -> [Problem] {
    var found: [Problem] = []
    if invocation.ignoresBaseline, invocation.baseline != nil {
      found.append(both("--baseline", "--no-baseline"))
    }
    found += ofBaseline(invocation)
    if invocation.stdinPath != nil, invocation.command == .check, !invocation.operands.isEmpty {
      found.append(both("--stdin-path", "PATH"))
    }
    if invocation.command == .initialise, invocation.root != nil, !invocation.operands.isEmpty {
      found.append(both("--root", "PATH"))
    }
    if !invocation.choices.isEmpty, !invocation.writes {
      found.append(Problem("`--choose` needs `--write`", remedy: "add `--write`, or leave `--choose` out"))
    }
    if invocation.digestFile != nil, invocation.output != nil { found.append(both("--check", "--output")) }
    if invocation.stdinPath != nil, invocation.diff != nil { found.append(both("--stdin-path", "--diff")) }
    if invocation.watches {
      for (flag, isGiven) in [
        ("--diff", invocation.diff != nil), ("--output", invocation.output != nil),
        ("--stdin-path", invocation.stdinPath != nil),
      ] where isGiven { found.append(both("--watch", flag)) }
    }
    for word in invocation.only where invocation.skip.contains(word) {
      found.append(both("--only \(word)", "--skip \(word)"))
    }
    if invocation.wantsLanguage, let word = invocation.operands.first {
      found.append(both("--language", word))
    }
    if invocation.wantsExamples, invocation.wantsLanguage { found.append(both("--examples", "--language")) }
    if invocation.wantsExamples, invocation.isVerbose { found.append(both("--examples", "--verbose")) }
    if invocation.command == .rules, invocation.format == "markdown" {
      if invocation.forPath != nil { found.append(both("--format markdown", "--for")) }
      if !invocation.operands.isEmpty { found.append(both("--format markdown", "new")) }
    }
    if invocation.command == .rules, invocation.forPath != nil, !invocation.operands.isEmpty {
      found.append(both("--for", "new"))
    }
    return found
  }

  /// Flags that belong to another word of `baseline`.
  private static func ofBaseline(_ invocation: Invocation) -> [Problem] {
    guard invocation.command == .baseline, let word = invocation.operands.first else { return [] }
    var found: [Problem] = []
    for (flag, owner, isGiven) in [
      ("--force", "write", invocation.isForced), ("--grow", "write", invocation.grows),
      ("--json", "show", invocation.wantsJSON),
    ] where isGiven && word != owner {
      found.append(
        Problem(
          "`\(flag)` is no flag of `baseline \(word)`", remedy: "`\(flag)` is a flag of `baseline \(owner)`"))
    }
    return found
  }

  private static func both(_ one: String, _ other: String) -> Problem {
    Problem("`\(one)` and `\(other)` contradict each other", remedy: "leave one of the two out")
  }
}
