package import EavesFindings
import EavesSource

/// The report for people: rules by impact, worst first, each finding with its line; what to do instead stands with the
/// first finding that it is said of. Many findings are counted by rule and folder at the end.
///
/// Findings that are allowed or in the baseline are counted in the last lines and not shown. In the quiet
/// report, only findings and the last lines stand: no first line, no warnings.
package struct TextReporter: Reporter {
  private let options: ReportOptions
  private let style: Style
  private let folding: LineWrapping

  /// The columns of a header where no terminal says them.
  private static let usualWidth = 91
  /// Columns in front of the code: five, a line number, a bar.
  private static let gutter = 10
  /// How many places a list names before it says how many more there are.
  private static let placesShown = 3
  /// Findings of one rule in one type.
  private static let maxPerType = 5
  /// How many findings are shown for rules that a survey chose: more are too many for a first run.
  private static let firstScreen = 10
  private static let filesShown = 5
  /// Places of the path behind a finding.
  private static let maxHops = 8
  /// Bytes that the lines of a finding take.
  private static let usualSize = 512
  /// Of files that were not understood.
  private static let brokenFilesShown = 50
  /// How many files with one name and one message have their own line.
  private static let alikeShown = 3

  package init(options: ReportOptions = ReportOptions()) {
    self.options = options
    style = Style(isColoured: options.isColoured)
    folding = LineWrapping(width: options.width)
  }

  package func write(_ report: Report, to output: inout ReportText) {
    func add(_ lines: String) { output += HarmlessText.of(lines, in: .composedLines) }
    func addLine(_ line: String) { add(folding.text(line, behind: 0, below: 2) + "\n") }
    if !options.isQuiet, let preamble = report.preamble { addLine(HarmlessText.of(preamble, in: .line)) }
    let groups = RuleGroup.all(of: report.findings)
    if !options.isSummary {
      let isFirstScreen = report.profileSource == .followed && !options.showsAll
      let quota = isFirstScreen ? RuleGroup.quota(of: groups, most: Self.firstScreen) : nil
      let shown = zip(groups.indices, groups).map { index, group in
        group.limited(to: options.showsAll ? .max : Self.maxPerType, first: quota?[index] ?? .max)
      }
      var portions = Portions(of: shown.map(\.group), by: options.share) { lines(of: $0) }
      for (group, hidden) in shown { write(group, hidden, &portions, add) }
      let (count, all) = (
        shown.reduce(0) { $0 + $1.group.findings.count }, groups.reduce(0) { $0 + $1.findings.count }
      )
      if isFirstScreen, count < all {
        addLine("\(count) of \(Wording.figure(all)) findings shown: `--all` shows all")
      }
    }
    // Findings may be counted; what is wrong with the run is said.
    if !options.isQuiet { remarks(report).forEach(addLine) }
    let tables = FindingTables(of: groups)
    if options.isSummary || !options.isQuiet && tables.total > FindingTables.manyFindings {
      add(tables.lines(style).map { $0 + "\n" }.joined())
    }
    let end = SummaryLine(of: report)
    let verdict = style.paint(end.parts[0], .bold, end.isClean ? .green : .red)
    addLine(verdict + end.parts.dropFirst().map { " · \($0)" }.joined())
    end.further.forEach(addLine)
  }

  /// - Parameter hidden: by the position of a finding, how many more of its subject, or of its end, are not shown.
  private func write(
    _ group: RuleGroup, _ hidden: [Int: [RuleGroup.Hidden]], _ portions: inout Portions,
    _ add: (String) -> Void
  ) {
    if group.findings.isEmpty { return }
    add(header(of: group.first) + "\n")
    var said: Set<String> = []
    for (position, finding) in group.findings.enumerated() {
      add(portions.next())
      if let instead = finding.instead, said.insert(instead).inserted { add(labelled("fix", instead)) }
      for more in hidden[position] ?? [] {
        let what = HarmlessText.of(more.what, in: .line)
        add(indented("\(Wording.figure(more.count)) more findings of this rule \(what): `--all` shows them"))
      }
    }
  }

  /// The impact and the title on the left, the id on the right, or below where there is no room for it.
  private func header(of finding: Finding) -> String {
    let impact = finding.impact.name
    let title = HarmlessText.of(finding.title, in: .line)
    let id = HarmlessText.of(finding.rule.text, in: .line)
    let width = min(options.width ?? Self.usualWidth, 110)
    let room = width - impact.count - 2 - Terminal.columns(of: title) - id.count
    let painted = style.paint(impact, .bold, style.ink(of: finding.impact)) + "  " + style.paint(title, .bold)
    if options.width == nil || room >= 2 {
      return painted + Terminal.row(max(2, room)) + style.paint(id, .dim)
    }
    let below = Terminal.row(max(2, width - id.count))
    return folding.text(painted, behind: 0, below: 2) + "\n" + below + style.paint(id, .dim)
  }

  // MARK: One finding

  /// The texts of findings, made some hundred at a time to limit memory.
  private struct Portions {
    private let groups: [RuleGroup]
    private let share: ReportOptions.Share
    private let lines: @Sendable (Finding) -> String
    private var made: ArraySlice<String> = []
    /// The next finding: its group, and its place in it.
    private var (group, place) = (0, 0)

    private static let size = 512

    init(
      of groups: [RuleGroup], by share: @escaping ReportOptions.Share,
      _ lines: @escaping @Sendable (Finding) -> String
    ) {
      (self.groups, self.share, self.lines) = (groups, share, lines)
    }

    /// The lines of the next finding, in the order of the groups; empty behind the last.
    mutating func next() -> String {
      if made.isEmpty {
        let (portion, lines) = (portion(), lines)
        made = share(portion.count) { lines(portion[$0]) }[...]
      }
      return made.popFirst() ?? ""
    }

    private mutating func portion() -> [Finding] {
      var portion: [Finding] = []
      while portion.count < Self.size, group < groups.count {
        let rest = groups[group].findings.dropFirst(place)
        let taken = rest.prefix(Self.size - portion.count)
        portion += taken
        (group, place) = taken.count < rest.count ? (group, place + taken.count) : (group + 1, 0)
      }
      return portion
    }
  }

  private func lines(of finding: Finding) -> String {
    var output = ""
    output.reserveCapacity(Self.usualSize)
    output += "  " + said(finding.message, at: finding.place.description, from: 2, below: 5) + "\n"
    var further = Notes(on: finding).lines.map { HarmlessText.of($0, in: .line) }
    let notes = further.isEmpty ? "" : further.removeFirst()
    let room = options.width.map { max(20, $0 - Self.gutter) } ?? Excerpt.defaultRoom
    if let excerpt = Excerpt(of: finding, room: room) {
      let number = String(finding.place.start.line)
      let padding = Terminal.row(max(0, Self.gutter - 3 - number.count))
      output += style.paint(padding + number + " │", .dim)
      output += " " + excerpt.line + "\n"
      let carets = style.paint(excerpt.carets, .bold, style.ink(of: finding.impact))
      output += style.paint(Terminal.row(Self.gutter - 2) + "│", .dim)
      let used = Terminal.columns(of: excerpt.indent) + excerpt.carets.count + 1
      let fits = options.width == nil || used + Terminal.columns(of: notes) <= room
      output += " " + excerpt.indent + carets
      if !notes.isEmpty, fits { output += " " + notes }
      output += "\n"
      if !fits { output += indented(notes) }
    } else if !notes.isEmpty {
      output += indented(notes)
    }
    for note in further { output += beside(note) }
    for hop in finding.hops.prefix(Self.maxHops) {
      output += "     " + said(hop.message, at: "\(hop.place)", from: 5, below: 7) + "\n"
    }
    if finding.hops.count > Self.maxHops {
      output += indented(
        "and \(Wording.figure(finding.hops.count - Self.maxHops)) more places: `--format json` has all")
    }
    for line in elsewhere(finding) { output += "     \(line)\n" }
    if let except = finding.except { output += labelled("not exempt", except) }
    if let reason = finding.notSuppressed { output += labelled("not suppressed", reason) }
    return output
  }

  private func labelled(_ label: String, _ text: String) -> String {
    let text = folding.text(HarmlessText.of(text, in: .line), behind: 5 + label.count + 2, below: 7)
    return "     \(style.paint("\(label):", .green))\(text.hasPrefix("\n") ? "" : " ")\(text)\n"
  }

  /// A sentence below the carets. Behind the bar no name looks like a line of the report.
  private func beside(_ note: String) -> String {
    style.paint(Terminal.row(Self.gutter - 2) + "│", .dim) + " "
      + folding.text(note, behind: Self.gutter, below: Self.gutter) + "\n"
  }

  private func indented(_ text: String) -> String { "     \(folding.text(text, behind: 5, below: 7))\n" }

  /// A place, and what is said of it: below it where no word has room beside it.
  private func said(_ message: String, at place: String, from column: Int, below indent: Int) -> String {
    let place = HarmlessText.of(options.pathPrefix + place, in: .line)
    if message.isEmpty { return style.paint(place, .bold) }
    let text = folding.text(
      HarmlessText.of(message, in: .line), behind: column + Terminal.columns(of: place) + 2, below: indent)
    return style.paint(place, .bold) + (text.hasPrefix("\n") ? "" : "  ") + text
  }

  /// The related places in other files: a line each for those of which something is said, and the number of files for
  /// those where the same happens again.
  private func elsewhere(_ finding: Finding) -> [String] {
    let places = Notes(on: finding).elsewhere
    let told = places.filter { $0.message.contains(" ") }
    var lines = told.prefix(Self.placesShown).map { said($0.message, at: "\($0.place)", from: 5, below: 7) }
    if told.count > lines.count { lines.append("and \(Wording.figure(told.count - lines.count)) more") }
    let again = places.filter { !$0.message.contains(" ") }
    if !again.isEmpty {
      let files = Set(again.map(\.place.path)).count
      lines.append("same finding in \(Wording.count(files, "other file"))")
    }
    return lines
  }

  // MARK: Remarks

  /// Warnings of the run, and where code was not understood: each a line.
  private func remarks(_ report: Report) -> [String] {
    var lines = report.notices.map { notice in
      HarmlessText.of((notice.path == nil ? "" : options.pathPrefix) + notice.text, in: .line)
    }
    // What is wrong with many files of one name is said of the first of them.
    func kind(_ place: NotUnderstood) -> String { "\(place.path.name) \(place.message)" }
    let most = options.showsAll ? Int.max : Self.alikeShown
    let alike = Dictionary(grouping: report.checked.notUnderstood, by: kind).mapValues {
      Set($0.map(\.path)).sorted()
    }.filter { $0.value.count > most }
    let places = report.checked.notUnderstood.filter { (alike[kind($0)]?[0] ?? $0.path) == $0.path }
    // The first place of every file comes before the others of one.
    var seen: Set<FilePath> = []
    let isFirst = places.map { seen.insert($0.path).inserted }
    let order = places.indices.filter { isFirst[$0] } + places.indices.filter { !isFirst[$0] }
    let shown = order.prefix(max(Self.filesShown, min(seen.count, Self.brokenFilesShown)))
    for place in shown.sorted().map({ places[$0] }) {
      let others =
        alike[kind(place)].map {
          " (also \(Wording.count($0.count - 1, "other file")) of this name: `eaves coverage` lists them)"
        } ?? ""
      let text =
        "\(options.pathPrefix)\(place.path):\(place.line):\(place.column): not understood: \(place.message)\(others)"
      lines.append(HarmlessText.of(text, in: .line))
    }
    let more = places.count - shown.count
    if more > 0 {
      lines.append(
        "and \(Wording.count(more, "place")) more that \(more == 1 ? "was" : "were") not understood")
    }
    return lines
  }
}
