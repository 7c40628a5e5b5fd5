/// How long each stage of a run took, one after the other.
struct StageTimes {
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now
  private var stages: [(what: String, took: Duration)] = []

  /// The stage that began with the end of the one before is over.
  mutating func end(_ what: String) {
    let now = ContinuousClock.now
    stages.append((what, now - last))
    last = now
  }

  /// Since the first stage began.
  var total: Duration { last - start }

  /// A line for each stage: milliseconds to a tenth, right-aligned, and what was done.
  var lines: [String] {
    let rows = stages.map { (Self.milliseconds($0.took), $0.what) } + [(Self.milliseconds(total), "in all")]
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { String(repeating: " ", count: width - $0.count) + "\($0) ms  \($1)" }
  }

  private static func milliseconds(_ time: Duration) -> String {
    let tenths = Int((time.inSeconds * 10_000).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension Duration {
  /// As a number of seconds.
  var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
