/// A promise with a number, and whether it is kept.
struct Bar {
  /// Judged on less than this many lines, ratios say more about starting than about reading.
  static let fewestLines = 500_000

  /// A measured value and what it was measured on.
  typealias Measured = (value: Double, what: String)

  let promise: String
  /// What was measured, or why nothing was.
  let value: String
  /// Nil when there was nothing to judge.
  let isKept: Bool?

  /// The worst one is judged. The goal is what is hoped for beyond the bound.
  static func atMost(_ bound: Double, goal: Double? = nil, _ promise: String, _ measured: [Measured]) -> Bar {
    guard let worst = measured.max(by: { $0.value < $1.value }) else { return notJudged(promise) }
    let reached = goal.map { worst.value <= $0 ? ", goal reached" : ", goal not reached" } ?? ""
    return Bar(
      promise: promise, value: "\(Figures.fixed(worst.value, 3))  \(worst.what)\(reached)",
      isKept: worst.value <= bound)
  }

  /// The worst one is judged.
  static func atLeast(_ bound: Double, _ promise: String, _ measured: [Measured]) -> Bar {
    guard let worst = measured.min(by: { $0.value < $1.value }) else { return notJudged(promise) }
    return Bar(
      promise: promise, value: "\(Figures.fixed(worst.value, 3))  \(worst.what)", isKept: worst.value >= bound
    )
  }

  static func notJudged(_ promise: String, _ reason: String = "not judged: too little to read") -> Bar {
    Bar(promise: promise, value: reason, isKept: nil)
  }

  static func table(_ bars: [Bar]) -> String {
    var table = Table(["bar", "kept?", "measured"], isText: true)
    for bar in bars {
      table.add([bar.promise, bar.isKept.map { $0 ? "kept" : "MISSED" } ?? "–", bar.value])
    }
    return table.text
  }
}
