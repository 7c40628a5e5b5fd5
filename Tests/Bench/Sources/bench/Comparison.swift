/// The same files by everything that can read them: the table, and the bars that follow from it.
struct Comparison {
  static let profiles = ["clean-mvvm", "modular-mvvm-c", "vanilla-mv", "base"]
  static let interning = "lexer with names"
  static let parser = "swift-syntax parse"

  let options: Options
  let tree: Tree
  /// The file that lists the tree's Swift files.
  let list: String

  static func check(_ profile: String, jobs: Int) -> String { "eaves check \(profile), \(jobs)" }

  /// The folder of this program and of its siblings.
  private var tools: String {
    let own = Disk.resolved(CommandLine.arguments[0]) ?? ""
    return String(own[..<(own.lastIndex(of: "/") ?? own.startIndex)])
  }

  func process(_ words: [String]) -> ChildProcess {
    ChildProcess(words: words, errors: "\(options.work)/errors.txt")
  }

  func check(_ program: String, profile: String, jobs: Int) -> ChildProcess {
    process([
      program, "check", tree.folder, "--profile", profile, "--fail-on", "never", "--format", "json",
      "--jobs", "\(jobs)",
    ])
  }

  private var contestants: [Contestant] {
    func yardstick(_ name: String, _ work: String) -> Contestant {
      Contestant(name: name, process: process(["\(tools)/yardstick", work, tree.folder]))
    }
    var list = [
      yardstick("open and read", "read"), yardstick("lexer", "lex"), yardstick(Self.interning, "intern"),
      Contestant(name: "eaves scan only, 1", process: process(["\(tools)/scan", tree.folder, "1"])),
    ]
    for profile in Self.profiles {
      for jobs in 1...2 {
        list.append(
          Contestant(
            name: Self.check(profile, jobs: jobs),
            process: check(options.eaves, profile: profile, jobs: jobs), counter: "\"files\":"))
      }
    }
    list.append(Contestant(name: Self.parser, process: process(["\(tools)/parse", self.list])))
    let words = ["scan", "--rule", options.rules, "--threads", "1", "--inspect", "summary", "--json=stream"]
    if hasLinter {
      list.append(
        Contestant(
          name: "ast-grep, 5 rules", process: process(["ast-grep"] + words + [tree.folder]),
          counter: "scannedFileCount"))
    }
    return list
  }

  /// Under its long name only: `sg` is another program on most machines.
  private var hasLinter: Bool { (try? process(["ast-grep", "--version"]).run()) != nil }

  /// Prints; false when a bar is missed.
  func run() throws(Failure) -> Bool {
    var contest = Contest(contestants: contestants, folder: options.work)
    try contest.warmUp(files: tree.files)
    try contest.run(rounds: options.rounds)
    print(table(contest))
    if !hasLinter { print("ast-grep: not installed (pip install ast-grep-cli)") }
    print("\nA number behind a name is that of threads; the others use one. × is a multiple of the CPU time.")
    print(
      "No peak can be seen below \(Figures.mebibytes(ChildProcess.ownPeak)) MiB, that of the measuring.\n")
    let bars = try Judgement(contest: contest, comparison: self).bars()
    print(Bar.table(bars))
    return bars.allSatisfy { $0.isKept != false }
  }

  private func table(_ contest: Contest) -> String {
    var table = Table(["program", "CPU s", "wall s", "peak MiB", "× parse", "× names", "MB/s"])
    for one in contest.contestants {
      func times(_ name: String) -> String { Figures.fixed(one.cpu / (contest[name]?.cpu ?? .nan), 3) }
      table.add([
        one.name, Figures.fixed(one.cpu, 3), Figures.fixed(one.wall, 3), Figures.mebibytes(one.peak),
        times(Self.parser), times(Self.interning), Figures.fixed(Double(tree.bytes) / 1e6 / one.cpu, 0),
      ])
    }
    return table.text
  }
}
