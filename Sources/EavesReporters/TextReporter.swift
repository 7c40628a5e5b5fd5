package import EavesFindings
import EavesSource

/// The report for people: rules by impact, worst first, each finding with its line; what to do instead stands with the
/// first finding that it is said of. Many findings are counted by rule and folder at the end.
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
  /// How many places a list names before it says how many more there are.
  private static let placesShown = 3
  private static let filesShown = 5
  /// Of files that were not understood.
  private static let brokenFilesShown = 50

  package init(options: ReportOptions = ReportOptions()) {
    self.options = options
    style = Style(isColoured: options.isColoured)
  }

  package func write(_ report: Report, to output: inout ReportText) {
    func add(_ lines: String) { output += HarmlessText.of(lines, in: .composedLines) }
    if !options.isQuiet, let preamble = report.preamble { add(HarmlessText.of(preamble, in: .line) + "\n") }
    let groups = RuleGroup.all(of: report.findings)
    if !options.isSummary {
      for group in groups { write(group, add) }
      if !options.isQuiet { add(remarks(report)) }
    }
    let tables = FindingTables(of: groups)
    if options.isSummary || !options.isQuiet && tables.total > FindingTables.manyFindings {
      add(tables.lines(style).map { $0 + "\n" }.joined())
    }
    let last = LastLine(of: report)
    let verdict = style.paint(last.parts[0], .bold, last.isClean ? .green : .red)
    add(verdict + last.parts.dropFirst().map { " · \($0)" }.joined() + "\n")
  }

  private func write(_ group: RuleGroup, _ add: (String) -> Void) {
    add(header(of: group.first) + "\n")
    var said: Set<String> = []
    for finding in group.findings {
      add(lines(of: finding))
      if let instead = finding.instead, said.insert(instead).inserted { add(labelled("instead", instead)) }
    }
  }

  /// The impact and the title on the left, the id on the right.
  private func header(of finding: Finding) -> String {
    let impact = finding.impact.name
    let title = HarmlessText.of(finding.title, in: .line)
    let id = HarmlessText.of(finding.rule.text, in: .line)
    let width = min(options.width ?? Self.usualWidth, 110)
    let room = width - impact.count - 2 - Terminal.columns(of: title) - id.count
    return style.paint(impact, .bold, style.ink(of: finding.impact)) + "  " + style.paint(title, .bold)
      + String(repeating: " ", count: max(2, room)) + style.paint(id, .dim)
  }

  // MARK: One finding

  private func lines(of finding: Finding) -> String {
    var output = ""
    let place = "\(options.pathPrefix)\(finding.place)"
    output +=
      "  \(style.paint(HarmlessText.of(place, in: .line), .bold))  \(HarmlessText.of(finding.message, in: .line))\n"
    let notes = Notes(on: finding).parts.map { HarmlessText.of($0, in: .line) }.joined(separator: "; ")
    let room = options.width.map { max(20, $0 - Self.gutter) } ?? Excerpt.usualRoom
    if let excerpt = Excerpt(of: finding, room: room) {
      let number = String(finding.place.start.line)
      let padding = String(repeating: " ", count: max(0, Self.gutter - 3 - number.count))
      output += style.paint("\(padding)\(number) │", .dim) + " \(excerpt.line)\n"
      let carets = style.paint(excerpt.carets, .bold, style.ink(of: finding.impact))
      output += style.paint("\(String(repeating: " ", count: Self.gutter - 2))│", .dim)
      let used = Terminal.columns(of: excerpt.indent) + excerpt.carets.count + 1
      let fits = options.width == nil || used + Terminal.columns(of: notes) <= room
      output += " \(excerpt.indent)\(carets)\(notes.isEmpty || !fits ? "" : " \(notes)")\n"
      if !fits { output += indented(notes) }
    } else if !notes.isEmpty {
      output += indented(notes)
    }
    for line in elsewhere(finding) { output += "     \(line)\n" }
    if let except = finding.except { output += labelled("no exception", except) }
    return output
  }

  private func labelled(_ label: String, _ text: String) -> String {
    let lines = folded(HarmlessText.of(text, in: .line), behind: label.count + 2)
    return "     \(style.paint("\(label):", .green)) \(lines.joined(separator: "\n       "))\n"
  }

  private func indented(_ text: String) -> String {
    "     \(folded(text, behind: 0).joined(separator: "\n       "))\n"
  }

  /// The lines that words take between an indentation of five columns and the edge of the terminal; lines but
  /// the first are indented by two more. One line where there is no terminal.
  private func folded(_ text: String, behind used: Int) -> [String] {
    guard let width = options.width else { return [text] }
    var lines = [""]
    var room = max(20, width - 5 - used)
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let columns = Terminal.columns(of: word)
      let line = lines[lines.count - 1]
      if !line.isEmpty, Terminal.columns(of: line) + 1 + columns > room {
        lines.append(String(word))
        room = max(20, width - 7)
      } else {
        lines[lines.count - 1] += line.isEmpty ? String(word) : " \(word)"
      }
    }
    return lines
  }

  /// The related places in other files, a line each.
  private func elsewhere(_ finding: Finding) -> [String] {
    let places = Notes(on: finding).elsewhere
    let lines = places.prefix(Self.placesShown).map { related in
      let place = style.paint(HarmlessText.of("\(options.pathPrefix)\(related.place)", in: .line), .bold)
      return related.message.isEmpty ? place : "\(place)  \(HarmlessText.of(related.message, in: .line))"
    }
    let more = places.count - lines.count
    return more > 0 ? lines + ["and \(Wording.figure(more)) more"] : lines
  }

  // MARK: Remarks

  /// Warnings of the run, and where code was not understood.
  private func remarks(_ report: Report) -> String {
    var output = ""
    for notice in report.notices { output += HarmlessText.of(notice.text, in: .line) + "\n" }
    let places = report.checked.notUnderstood
    // The first place of every file comes before the others of one.
    var seen: Set<FilePath> = []
    let isFirst = places.map { seen.insert($0.path).inserted }
    let order = places.indices.filter { isFirst[$0] } + places.indices.filter { !isFirst[$0] }
    let shown = order.prefix(max(Self.filesShown, min(seen.count, Self.brokenFilesShown)))
    for place in shown.sorted().map({ places[$0] }) {
      let text =
        "\(options.pathPrefix)\(place.path):\(place.line):\(place.column): not understood: \(place.message)"
      output += HarmlessText.of(text, in: .line) + "\n"
    }
    let more = places.count - shown.count
    if more > 0 {
      output += "and \(Wording.count(more, "place")) more that \(more == 1 ? "was" : "were") not understood\n"
    }
    return output
  }
}
