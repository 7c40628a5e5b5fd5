/// What Eaves costs those who build it: clean builds, and a check by a program that was not optimised.
struct Builds {
  let options: Options
  let comparison: Comparison

  /// Prints; false when the debug build is too slow.
  func run() throws(Failure) -> Bool {
    var table = Table(["what", "CPU s", "wall s", "peak MiB"])
    for configuration in ["release", "debug"] {
      let cost = try build(configuration)
      table.add(row("swift build -c \(configuration), clean", cost))
    }
    var contest = Contest(
      contestants: [(options.eaves, "release"), ("\(options.work)/debug/debug/eaves", "debug")].map {
        Contestant(
          name: "check by the \($0.1) build, 2",
          process: comparison.check($0.0, profile: options.profile, jobs: 2), counter: "\"files\":")
      }, folder: options.work)
    try contest.warmUp(files: comparison.tree.files)
    try contest.run(rounds: min(options.rounds, 3))
    for one in contest.contestants {
      table.add([
        one.name, Figures.fixed(one.cpu, 2), Figures.fixed(one.wall, 2), Figures.mebibytes(one.peak),
      ])
    }
    print(table.text + "\n")
    let per600 = contest.contestants[1].wall * 600_000 / Double(comparison.tree.lines)
    let bar = Bar.atMost(
      10, "debug build checks 600,000 lines in ≤ 10 s",
      comparison.tree.lines >= Bar.fewestLines ? [(per600, "s of wall time, 2 threads")] : [])
    print(Bar.table([bar]))
    return bar.isKept != false
  }

  private func build(_ configuration: String) throws(Failure) -> Cost {
    try comparison.process([
      "swift", "build", "--package-path", options.product, "--scratch-path",
      "\(options.work)/\(configuration)", "-c", configuration, "--product", "eaves",
    ]).run()
  }

  private func row(_ name: String, _ cost: Cost) -> [String] {
    [name, Figures.fixed(cost.cpu, 2), Figures.fixed(cost.wall, 2), Figures.mebibytes(cost.peak)]
  }
}
