import EavesFindings

/// The entries of the baseline over time, by the commits of its file.
struct PageTrend {
  private let trend: Trend
  private let titles: [RuleID: String]

  private static let width = 1_080
  private static let height = 200
  private static let margin = 34

  init(_ trend: Trend, rules: [RuleSummary]) {
    self.trend = trend
    titles = Dictionary(rules.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
  }

  var html: String {
    guard let first = trend.moments.first, let last = trend.moments.last else { return "" }
    var text = "<section id=\"trend\"><h2>Known findings over time</h2>\n<p>The baseline had "
    text += "\(Wording.count(first.total, "entry")) on \(Self.day(first.seconds)). It has "
    text += "\(Wording.count(last.total, "entry")) since \(Self.day(last.seconds)), "
    text += "after \(Wording.count(trend.moments.count - 1, "change"))"
    text += "\(trend.isCut ? "; older changes are left out" : "").</p>\n"
    text += HTML.scrolling("Known findings over time", drawing)
    return text + table + "</section>\n"
  }

  private var most: Int { max(1, trend.moments.map(\.total).max() ?? 1) }

  private func x(_ seconds: Int) -> Int {
    let (first, last) = (trend.moments.first?.seconds ?? 0, trend.moments.last?.seconds ?? 0)
    // The last step has a little room to be seen.
    let room = Self.width - 2 * Self.margin - 24
    return Self.margin
      + (last <= first ? 0 : Int(Double(room) * Double(seconds - first) / Double(last - first)))
  }

  private func y(_ total: Int) -> Int {
    Self.height - 24 - (Self.height - 44) * total / most
  }

  /// Steps: between two commits nothing changes.
  private var drawing: String {
    guard let first = trend.moments.first, let last = trend.moments.last else { return "" }
    let right = Self.width - Self.margin
    var line = "M\(x(first.seconds)) \(y(first.total))"
    for moment in trend.moments.dropFirst() {
      line += "H\(max(Self.margin, min(right, x(moment.seconds))))V\(y(moment.total))"
    }
    line += "H\(right)"
    let foot = y(0)
    var text = "<svg class=\"trend\" viewBox=\"0 0 \(Self.width) \(Self.height)\" role=\"img\" aria-label=\""
    text += "Entries of the baseline over time; the table below has the same data\">\n"
    for share in [0, most / 2, most] where share == 0 || share > 0 {
      text += "<path class=\"rule\" d=\"M\(Self.margin) \(y(share))H\(right)\"/>"
      text +=
        "<text class=\"scale\" x=\"\(Self.margin - 6)\" y=\"\(y(share) + 4)\">\(Wording.figure(share))</text>\n"
    }
    text +=
      "<path class=\"area\" d=\"\(line)V\(foot)H\(Self.margin)z\"/><path class=\"line\" d=\"\(line)\"/>\n"
    text +=
      "<text class=\"day\" x=\"\(Self.margin)\" y=\"\(Self.height - 4)\">\(Self.day(first.seconds))</text>"
    text +=
      "<text class=\"day end\" x=\"\(right)\" y=\"\(Self.height - 4)\">\(Self.day(last.seconds))</text>\n"
    return text + "</svg>\n"
  }

  private var table: String {
    guard let first = trend.moments.first, let last = trend.moments.last else { return "" }
    let rules = Set(trend.moments.flatMap(\.entries.keys)).sorted {
      (-(last.entries[$0] ?? 0), $0.text) < (-(last.entries[$1] ?? 0), $1.text)
    }
    let rows = rules.map { rule -> [String] in
      let (before, now) = (first.entries[rule] ?? 0, last.entries[rule] ?? 0)
      let peak = trend.moments.compactMap { $0.entries[rule] }.max() ?? 0
      let change = now == before ? "±0" : now > before ? "+\(now - before)" : "−\(before - now)"
      return [
        HTML.code(rule.text) + (titles[rule].map { " \(HTML.text($0))" } ?? ""), Wording.figure(before),
        Wording.figure(peak), Wording.figure(now), change,
      ]
    }
    return HTML.table(
      "figures", caption: "Entries by rule", heads: ["rule", "first", "most", "now", "change"], rows: rows)
  }

  /// The day of a moment, in universal time: `2026-11-23`.
  static func day(_ seconds: Int) -> String {
    let days = Int((Double(seconds) / 86_400).rounded(.down))
    // Days since the first of March of the year 0, in eras of 400 years (Hinnant, chrono-compatible date algorithms).
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let year = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let (shownMonth, shownYear) = (
      month < 10 ? month + 3 : month - 9, year + era * 400 + (month < 10 ? 0 : 1)
    )
    return "\(shownYear)-\(shownMonth < 10 ? "0" : "")\(shownMonth)-\(day < 10 ? "0" : "")\(day)"
  }
}
