/// What a contest says of the bars.
struct Judgement {
  let contest: Contest
  let comparison: Comparison

  private var tree: Tree { comparison.tree }

  func bars() throws(Failure) -> [Bar] {
    let isLarge = tree.lines >= Bar.fewestLines
    return [
      .atMost(
        1 / 5, goal: 1 / 7, "check ≤ 0.2 of the parser's CPU time (goal 0.143)",
        isLarge ? costs(over: Comparison.parser) : []),
      .atMost(
        3, goal: 2, "check ≤ 3 × the interning lexer's CPU time (goal 2)",
        isLarge ? costs(over: Comparison.interning) : []),
      .atLeast(1.7, "two threads ≥ 1.7 × as fast as one", isLarge ? speedups : []),
      .atMost(
        6, goal: 4, "peak memory ≤ 6 × the source (goal 4)", tree.bytes >= 20_000_000 ? memory : []),
      .atMost(5, "eaves version ≤ 5 ms", [try startUp()]),
      try flags(),
      .notJudged("cost linear up to 10 million lines", "see --linear"),
      .notJudged("debug build checks 600,000 lines in ≤ 10 s", "see --build"),
    ]
  }

  /// A value for each profile that was run with one thread and with two.
  private func perProfile(_ value: (_ one: Contestant, _ two: Contestant) -> Double) -> [Bar.Measured] {
    Comparison.profiles.compactMap { profile in
      guard let one = contest[Comparison.check(profile, jobs: 1)],
        let two = contest[Comparison.check(profile, jobs: 2)]
      else { return nil }
      return (value(one, two), profile)
    }
  }

  private func costs(over name: String) -> [Bar.Measured] {
    perProfile { one, _ in one.cpu / (contest[name]?.cpu ?? .nan) }
  }

  private var speedups: [Bar.Measured] { perProfile { one, two in one.wall / two.wall } }

  private var memory: [Bar.Measured] {
    perProfile { one, two in Double(max(one.peak, two.peak)) / Double(tree.bytes) }
  }

  /// The start of the program that does nothing else, in milliseconds.
  private func startUp() throws(Failure) -> Bar.Measured {
    let spawns = 50
    let process = comparison.process([comparison.options.eaves, "version"])
    var times: [Double] = []
    for _ in 0..<spawns { times.append(try process.run().wall * 1_000) }
    return (Figures.median(times) ?? .nan, "ms, median of \(spawns)")
  }

  /// A package with such flags is refused as a dependency.
  private func flags() throws(Failure) -> Bar {
    let manifest = try Disk.beginning(of: "\(comparison.options.product)/Package.swift")
    let word = Array("unsafeFlags".utf8)
    let bytes = Array(manifest.utf8)
    let isThere = bytes.indices.contains { bytes[$0...].starts(with: word) }
    return Bar(promise: "no unsafeFlags", value: isThere ? "in Package.swift" : "none", isKept: !isThere)
  }
}
