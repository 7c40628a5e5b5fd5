package import EavesFindings
import EavesSource

/// The report for people: rules by impact, worst first, each finding with its line and what to do instead.
///
/// Findings that are allowed or in the baseline are counted in the last line and not shown. In the quiet
/// report, only findings and the last line stand: no first line, no warnings.
package struct TextReporter: Reporter {
  private let options: ReportOptions
  private let style: Style

  /// The columns of a header where no terminal says them.
  private static let usualWidth = 91
  /// Columns in front of the code: five, a line number, a bar.
  private static let gutter = 10
  /// Columns of code where no terminal limits them.
  private static let usualRoom = 240
  /// How many places a list names before it says how many more there are.
  private static let placesShown = 3
  private static let linesShown = 12
  private static let filesShown = 5

  package init(options: ReportOptions = ReportOptions()) {
    self.options = options
    style = Style(isColoured: options.isColoured)
  }

  package func write(_ report: Report, to output: inout String) {
    if !options.isQuiet, let preamble = report.preamble { output += Terminal.shown(preamble) + "\n" }
    for group in Self.groups(report.findings) {
      output += header(of: group[0]) + "\n"
      for finding in group { write(finding, to: &output) }
    }
    if !options.isQuiet { writeRemarks(report, to: &output) }
    let last = LastLine(of: report)
    output += style.paint(last.parts[0], .bold, last.isClean ? .green : .red)
    output += last.parts.dropFirst().map { " · \($0)" }.joined() + "\n"
  }

  /// What counts, worst impact first, then by rule, then as it comes: by path.
  private static func groups(_ findings: [Finding]) -> [[Finding]] {
    struct Key: Hashable {
      let impact: Impact
      let rule: RuleID
    }
    let groups = Dictionary(grouping: findings.filter(\.counts)) { Key(impact: $0.impact, rule: $0.rule) }
    return groups.sorted { left, right in
      left.key.impact != right.key.impact
        ? left.key.impact > right.key.impact : left.key.rule < right.key.rule
    }.map(\.value)
  }

  /// The impact and the title on the left, the id on the right.
  private func header(of finding: Finding) -> String {
    let impact = finding.impact.name
    let title = Terminal.shown(finding.title)
    let id = finding.rule.text
    let width = min(options.width ?? Self.usualWidth, 110)
    let room = width - impact.count - 2 - Terminal.columns(of: title) - id.count
    return style.paint(impact, .bold, style.ink(of: finding.impact)) + "  " + style.paint(title, .bold)
      + String(repeating: " ", count: max(2, room)) + style.paint(id, .dim)
  }

  // MARK: One finding

  private func write(_ finding: Finding, to output: inout String) {
    let place = "\(options.pathPrefix)\(finding.place)"
    output += "  \(style.paint(Terminal.shown(place), .bold))  \(Terminal.shown(finding.message))\n"
    let notes = notes(on: finding).joined(separator: "; ")
    let room = options.width.map { max(20, $0 - Self.gutter) } ?? Self.usualRoom
    if let excerpt = Excerpt(of: finding, room: room) {
      let number = String(finding.place.start.line)
      let padding = String(repeating: " ", count: max(0, Self.gutter - 3 - number.count))
      output += style.paint("\(padding)\(number) │", .dim) + " \(excerpt.line)\n"
      let carets = style.paint(excerpt.carets, .bold, style.ink(of: finding.impact))
      output += style.paint("\(String(repeating: " ", count: Self.gutter - 2))│", .dim)
      output += " \(excerpt.indent)\(carets)\(notes.isEmpty ? "" : " ")\(notes)\n"
    } else if !notes.isEmpty {
      output += "     \(notes)\n"
    }
    for line in elsewhere(finding) { output += "     \(line)\n" }
    if let except = finding.except { output += labelled("no exception", except) }
    if let instead = finding.instead { output += labelled("instead", instead) }
  }

  private func labelled(_ label: String, _ text: String) -> String {
    "     \(style.paint("\(label):", .green)) \(Terminal.shown(text))\n"
  }

  /// What stands behind the carets: how it was recognised, and where else in the same file.
  private func notes(on finding: Finding) -> [String] {
    var notes: [String] = []
    if let recognised = finding.recognised { notes.append("recognised \(Terminal.shown(recognised))") }
    let here = finding.related.filter { $0.place.path == finding.place.path }
    if !here.isEmpty {
      notes.append(lines(of: here))
    }
    return notes
  }

  /// "used on lines 22, 30": the message in front when all places share it.
  private func lines(of places: [RelatedPlace]) -> String {
    let isShared = Set(places.map(\.message)).count == 1 && !places[0].message.isEmpty
    let word = isShared ? Terminal.shown(places[0].message) : "used"
    let lines = Set(places.map(\.place.start.line)).sorted()
    let more = lines.count - Self.linesShown
    let text = "\(word) on \(Wording.lines(Array(lines.prefix(Self.linesShown))))"
    return more > 0 ? "\(text) and \(Wording.figure(more)) more" : text
  }

  /// The related places in other files, a line each.
  private func elsewhere(_ finding: Finding) -> [String] {
    let places = finding.related.filter { $0.place.path != finding.place.path }
    let lines = places.prefix(Self.placesShown).map { related in
      let place = style.paint(Terminal.shown("\(options.pathPrefix)\(related.place)"), .bold)
      return related.message.isEmpty ? place : "\(place)  \(Terminal.shown(related.message))"
    }
    let more = places.count - lines.count
    return more > 0 ? lines + ["and \(Wording.figure(more)) more"] : lines
  }

  // MARK: Remarks

  /// Warnings of the run, and where code was not understood.
  private func writeRemarks(_ report: Report, to output: inout String) {
    for notice in report.notices { output += Terminal.shown(notice.text) + "\n" }
    let places = report.checked.notUnderstood
    for place in places.prefix(Self.filesShown) {
      let text =
        "\(options.pathPrefix)\(place.path):\(place.line):\(place.column): not understood: \(place.message)"
      output += Terminal.shown(text) + "\n"
    }
    let more = places.count - Self.filesShown
    if more > 0 {
      output += "and \(Wording.count(more, "place")) more that \(more == 1 ? "was" : "were") not understood\n"
    }
  }
}
