/// The cost of a check as the tree grows: one tree of a million lines, then two, four … of them side by side.
struct Growth {
  let options: Options
  /// What the trees are made of.
  let leaves: [Tree.Leaf]

  private struct Step {
    let lines: Int
    let cpu: Double

    var cpuPerLine: Double { cpu / Double(lines) }
  }

  /// Prints; false when the cost is not linear.
  func run() throws(Failure) -> Bool {
    let unit = try self.unit()
    var tree = try Tree("\(options.work)/grown")
    var (copies, millions, steps) = (0, 1, [Step]())
    print("eaves check --profile \(options.profile); medians of \(options.rounds) rounds\n")
    say(["lines", "files", "source MB", "CPU s", "ns/line", "wall s", "wall s, 2", "peak MiB", "× source"])
    while true {
      repeat {
        copies += 1
        try tree.add(unit, below: "\(copies)")
      } while tree.lines + tree.lines / copies / 2 < millions * 1_000_000
      steps.append(try measure(tree))
      if millions >= options.maxMillions { break }
      millions = min(millions * 2, options.maxMillions)
    }
    let bar = Bar.atMost(
      2.3, "twice as much to read costs ≤ 2.3 × the CPU time",
      zip(steps, steps.dropFirst()).map { few, many in
        (2 * many.cpuPerLine / few.cpuPerLine, "to \(Figures.grouped(many.lines)) lines")
      })
    print("\n" + Bar.table([bar]))
    return bar.isKept != false
  }

  /// About a million lines, taken evenly from all folders; everything when there is less.
  private func unit() throws(Failure) -> [Tree.Leaf] {
    let files = leaves.filter(\.isSwift)
    var counts: [Int] = []
    for file in files { counts.append(try Tree.size(of: file.source).lines) }
    let share = min(1, 1_000_000 / Double(max(1, counts.reduce(0, +))))
    var (seen, taken) = (0, 0)
    return zip(files, counts).compactMap { file, count in
      seen += count
      guard Double(taken) + Double(count) / 2 <= Double(seen) * share else { return nil }
      taken += count
      return file
    }
  }

  private func measure(_ tree: Tree) throws(Failure) -> Step {
    let comparison = Comparison(options: options, tree: tree, list: "")
    var contest = Contest(
      contestants: (1...2).map { jobs in
        Contestant(
          name: "\(jobs)",
          process: comparison.check(options.eaves, profile: options.profile, jobs: jobs),
          counter: "\"files\":")
      }, folder: options.work)
    try contest.warmUp(files: tree.files)
    try contest.run(rounds: options.rounds)
    let (one, two) = (contest.contestants[0], contest.contestants[1])
    let step = Step(lines: tree.lines, cpu: one.cpu)
    let peak = max(one.peak, two.peak)
    say([
      Figures.grouped(tree.lines), Figures.grouped(tree.files),
      Figures.fixed(Double(tree.bytes) / 1e6, 1), Figures.fixed(one.cpu, 3),
      Figures.fixed(step.cpuPerLine * 1e9, 0), Figures.fixed(one.wall, 3), Figures.fixed(two.wall, 3),
      Figures.mebibytes(peak), Figures.fixed(Double(peak) / Double(tree.bytes), 2),
    ])
    return step
  }

  /// A row as soon as it is known: the next one takes longer.
  private func say(_ cells: [String]) {
    print(cells.map { String(repeating: " ", count: max(0, 11 - $0.count)) + $0 }.joined())
    Disk.showOutput()
  }
}
