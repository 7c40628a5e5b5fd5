/// The cost of each shape in sizes that are twice each other, as CPU time without what starting costs.
///
/// Of the user and the system together: how a run is shared between the two, the system only guesses.
struct DoublingTable {
  let options: Options
  let shapes: [Shape]

  /// A step may cost this many times the one before.
  private static let bound = 2.3
  /// Below this many seconds a step says more about the machine than about the program: when what is known no longer
  /// fits into the caches of a processor, all of it costs more, once.
  private static let least = 0.05
  /// How often both sizes of a step are measured again before it is called too dear.
  private static let turns = 6
  /// Seconds of CPU time after which a run is ended: it hangs.
  private static let longest = 120
  /// Seconds; what has come to this is not doubled again once it is known to grow too fast.
  private static let enough = 10.0

  private enum Outcome {
    /// Seconds; and whether that is what saying no has cost, with status 2 and for the reason that is meant.
    case cost(Double, isRefused: Bool)
    /// It crashed, had to be ended, or said no for another reason.
    case broken(String)
  }

  private struct Row {
    var cells: [String] = []
    var isKept = true

    mutating func end(with text: String, isKept: Bool) {
      cells.append(text)
      self.isKept = self.isKept && isKept
    }
  }

  /// Prints; false when a shape costs more than it should.
  func run() throws(Failure) -> Bool {
    print(
      "CPU ms; cheapest of \(options.runs) runs, without what a size of 1 costs; ² is refused: status 2\n")
    let width = (shapes.map(\.name.count).max() ?? 0) + 2
    var bad: [String] = []
    for shape in shapes {
      let row = try row(of: shape)
      if !row.isKept { bad.append(shape.name) }
      let name = shape.name + String(repeating: " ", count: width - shape.name.count)
      print("\(name)\(row.cells.joined(separator: "  "))\(row.isKept ? "" : "   MISSED")")
      Disk.showOutput()
    }
    let verdict =
      bad.isEmpty ? "no step above \(Self.bound)" : "\(bad.count) missed: \(bad.joined(separator: ", "))"
    print("\n\(shapes.count) shapes, \(verdict)")
    return bad.isEmpty
  }

  private func row(of shape: Shape) throws(Failure) -> Row {
    var row = Row()
    let start: Double
    switch try measure(shape, size: 1, runs: 7, isStart: true) {
    case .broken(let how):
      row.end(with: "1: \(how)", isKept: false)
      return row
    case .cost(let seconds, _): start = seconds
    }
    var size = shape.start
    // From where a run costs enough to be compared.
    while case .cost(let seconds, _) = try measure(shape, size: size, runs: 1), seconds - start < Self.least,
      size << (options.steps + 1) <= shape.most
    {
      size *= (seconds - start) * 8 < Self.least && size << (options.steps + 2) <= shape.most ? 4 : 2
    }
    row.cells.append("n = \(padded(Figures.grouped(size), 9))")
    var before = 0.0
    for step in 0...options.steps {
      switch try measure(shape, size: size << step, runs: options.runs) {
      case .broken(let how):
        row.end(with: "\(size << step): \(how)", isKept: false)
        return row
      case .cost(let seconds, let isRefused):
        var cost = seconds - start
        if step > 0 { try settle(&before, &cost, shape, size << step, start) }
        row.cells.append(padded(Figures.fixed(max(0, cost) * 1000, 1) + (isRefused ? "²" : ""), 10))
        if step > 0 { evaluate(cost, before, &row) }
        if !row.isKept, cost > Self.enough { return row }
        before = cost
      }
    }
    return row
  }

  /// Measures a step again that costs more than it should, both of its sizes in turns, as long as it does: other
  /// programs make a run dearer, never cheaper, so the cheapest run of each is what it costs.
  private func settle(
    _ before: inout Double, _ cost: inout Double, _ shape: Shape, _ size: Int, _ start: Double
  ) throws(Failure) {
    var turns = 0
    while before >= Self.least, cost > before * Self.bound, cost < Self.enough, turns < Self.turns {
      turns += 1
      if case .cost(let again, _) = try measure(shape, size: size / 2, runs: options.runs) {
        before = min(before, again - start)
      }
      if case .cost(let again, _) = try measure(shape, size: size, runs: options.runs) {
        cost = min(cost, again - start)
      }
    }
  }

  private func evaluate(_ cost: Double, _ before: Double, _ row: inout Row) {
    guard before >= Self.least else { return row.cells.append("  –   ") }
    row.cells.append("× \(Figures.fixed(cost / before, 2))")
    if cost > before * Self.bound { row.isKept = false }
  }

  private func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  // MARK: Measuring

  /// - Parameter isStart: whether it is only to be known what starting costs, whatever is said.
  private func measure(
    _ shape: Shape, size: Int, runs: Int, isStart: Bool = false
  ) throws(Failure) -> Outcome {
    let folder = "\(options.work)/site"
    var site = try Site(folder)
    defer { _ = try? ChildProcess(words: ["rm", "-rf", folder], errors: "/dev/null").run() }
    try shape.build(size, &site)
    var cheapest = Double.infinity
    var isRefused = false
    for _ in 0..<runs {
      let script = "cd \"$0\" && ulimit -t \(Self.longest) && exec \"$@\""
      let process = ChildProcess(
        words: ["/bin/sh", "-c", script, folder, options.eaves] + shape.words,
        errors: "\(options.work)/errors")
      let (ending, cost) = try process.runToAnyEnd()
      switch ending {
      case .status(0), .status(1): cheapest = min(cheapest, cost.cpu)
      case .status(2):
        let said = try Disk.beginning(of: process.errors)
        guard isStart || (shape.refusals + Shape.refusals).contains(where: { said.contains($0) }) else {
          return .broken(String(said.prefix { $0 != "\n" }.prefix(160)))
        }
        cheapest = min(cheapest, cost.cpu)
        isRefused = true
      // What the limit of CPU time sends.
      case .signal(9), .signal(24): return .broken("no end within \(Self.longest) s")
      default: return .broken("ended with \(ending)")
      }
    }
    return .cost(cheapest, isRefused: isRefused)
  }
}
