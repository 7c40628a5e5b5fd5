import EavesFindings
import EavesSource

/// The findings of a page by rule, worst first, each with its line, and with the document of its rule.
///
/// More than five findings of one type, or with the same end of their paths, are folded. Findings beyond the budget of
/// the page are listed without their lines, and then only counted.
struct PageFindings {
  private let report: Report
  private let groups: [RuleGroup]
  /// Whether these are the findings of the baseline.
  private let isKnown: Bool

  /// Bytes that findings with their lines may take, and those without.
  private var lineBudget: Int { isKnown ? 40_000 : 130_000 }
  private var budgetWithoutLines: Int { isKnown ? 30_000 : 70_000 }
  /// Findings of one rule in one type, or with the same end of their paths, that are not folded.
  private static let maxAlike = 5
  /// Bytes that documents may take.
  private static let documentBudget = 110_000

  private let owners: [FilePath: [String]]?

  /// - Parameters:
  ///   - isKnown: whether to show the findings of the baseline instead of those that count.
  ///   - owners: of each file with findings; nil without a file of code owners.
  init(_ report: Report, isKnown: Bool = false, owners: [FilePath: [String]]? = nil) {
    self.report = report
    self.isKnown = isKnown
    self.owners = owners
    groups = RuleGroup.all(of: report.findings, where: isKnown ? \.isKnown : \.counts)
  }

  var html: String {
    var text = "<section id=\"findings\"><h2>Findings</h2>\n"
    if groups.isEmpty {
      let hasKnown = report.findings.contains(where: \.isKnown)
      return text + "<p>\(hasKnown ? "No new findings." : "No findings.")</p>\n</section>\n"
    }
    let (list, written) = list(documents)
    text += leftOut(written) + controls + list
    text += "<p id=\"nothing\" class=\"quiet\" hidden>No finding on this page has these words.</p>\n"
    return text + "<div id=\"by-place\" hidden></div>\n</section>\n"
  }

  /// The findings of the baseline by rule; empty where there are none.
  var knownHTML: String {
    if groups.isEmpty { return "" }
    let (list, written) = list(groups.map { _ in "" })
    return
      "<section id=\"known\"><h2>Known findings</h2>\n<p>The baseline has these findings. They do not fail the "
      + "run. New findings do.</p>\n" + leftOut(written) + list + "</section>\n"
  }

  /// All groups, and how many findings are listed.
  private func list(_ documents: [String]) -> (html: String, written: Int) {
    var (list, written) = ("", 0)
    for (index, share) in shares.enumerated() {
      let (rows, count) = items(groups[index], share)
      written += count
      list += html(groups[index], rows, document: documents[index])
    }
    return (list, written)
  }

  /// How many of all findings are listed, where some are not.
  private func leftOut(_ written: Int) -> String {
    let all = groups.reduce(0) { $0 + $1.findings.count }
    if written == all { return "" }
    let command = isKnown ? "eaves check --no-baseline --all" : "eaves check --all"
    return
      "<p class=\"quiet\">This page lists \(Wording.figure(written)) of \(Wording.figure(all)) findings. The counts "
      + "include the other \(Wording.figure(all - written)): \(HTML.code(command)) lists them.</p>\n"
  }

  /// Shown by the script, which they need.
  private var controls: String {
    let byOwner =
      owners == nil ? "" : " <label><input type=\"radio\" name=\"order\" value=\"owner\"> by owner</label>"
    return """
      <form class="controls" id="controls" hidden>
      <fieldset><legend>Order</legend>
      <label><input type="radio" name="order" value="rule" checked> by rule</label>
      <label><input type="radio" name="order" value="folder"> by folder</label>\(byOwner)</fieldset>
      <label class="search">Filter <input type="search" id="filter" autocomplete="off"></label>
      <button type="button" id="open-all">Open all</button>
      <output id="shown"></output>
      </form>

      """
  }

  /// The owners of the file of a finding: "@one @other"; may be empty.
  static func owner(of finding: Finding, _ owners: [FilePath: [String]]) -> String {
    (owners[finding.place.path] ?? []).joined(separator: " ")
  }

  // MARK: One rule

  private func html(_ group: RuleGroup, _ rows: String, document: String) -> String {
    let first = group.first
    let summary =
      "<span class=\"chip \(first.impact.shade.rawValue)\">\(first.impact.name)</span> "
      + "<span class=\"title\">\(HTML.text(first.title))</span> \(HTML.code(first.rule.text)) "
      + "<span class=\"count\" data-all=\"\(group.findings.count)\">\(Wording.figure(group.findings.count))</span>"
    let rule = report.rules.first { $0.id == first.rule }
    var content = ""
    if let why = rule?.impactDescription, !why.isEmpty {
      content += "<p><b>Why:</b> \(HTML.text(why))</p>\n"
    }
    if !Self.saysInstead(group), let instead = first.instead {
      content += "<p class=\"instead\"><b>Fix:</b> \(HTML.text(instead))</p>\n"
    }
    if !document.isEmpty { content += document }
    return HTML.foldable("rule", summary: summary, content + rows, isOpen: !isKnown && groups.count <= 4)
  }

  /// Whether remedies differ, so that each finding has to say its own.
  private static func saysInstead(_ group: RuleGroup) -> Bool {
    group.findings.contains { $0.instead != group.first.instead }
  }

  /// The lists of a group, and how many findings are in them: those that are shown at once, then the folded ones.
  private func items(_ group: RuleGroup, _ room: (long: Int, short: Int)) -> (rows: String, count: Int) {
    let saysInstead = Self.saysInstead(group)
    let (limited, rest) = group.limited(to: Self.maxAlike)
    var (long, short, shown) = (room.long, room.short, 0)
    func rows(_ positions: some Sequence<Int>) -> String {
      var text = ""
      for position in positions {
        let finding = report.findings[position]
        let item = item(finding, position, saysInstead: saysInstead)
        if item.utf8.count <= long {
          long -= item.utf8.count
          text += item
        } else {
          long = 0
          let line = self.line(finding, position)
          if line.utf8.count > short {
            short = 0
            break
          }
          short -= line.utf8.count
          text += line
        }
        shown += 1
      }
      return text
    }
    let first = rows(limited.positions.lazy.map { Int($0) })
    var folded = ""
    for more in rest.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
      let list = rows(more.places.lazy.map { Int(group.positions[$0]) })
      if list.isEmpty { continue }
      folded += HTML.foldable(
        "rest", summary: "\(Wording.figure(more.count)) more \(HTML.sentence(more.what))",
        "<ol class=\"list\">\n\(list)</ol>\n")
    }
    var more = ""
    if shown < group.findings.count {
      more = "<li class=\"more\">and \(Wording.figure(group.findings.count - shown)) more: "
      more += HTML.code("eaves check \(isKnown ? "--no-baseline " : "")--all --only \(group.first.rule)")
      more += " lists them</li>\n"
    }
    return ("<ol class=\"list\">\n\(first)\(more)</ol>\n\(folded)", shown)
  }

  private func item(_ finding: Finding, _ position: Int, saysInstead: Bool) -> String {
    var text = opening(finding, position) + " \(HTML.sentence(finding.message))"
    if let excerpt = Excerpt(of: finding, room: 160) { text += Self.code(excerpt, finding) }
    let notes = Notes(on: finding)
    if !notes.parts.isEmpty {
      text += "<p class=\"note\">\(HTML.text(notes.parts.joined(separator: "; ")))</p>"
    }
    for hop in finding.hops {
      text += "<p class=\"note\">\(HTML.code("\(hop.place.path):\(hop.place.start.line)")) "
      text += "\(HTML.sentence(hop.message))</p>"
    }
    for related in notes.elsewhere.prefix(3) {
      text += "<p class=\"note\">\(HTML.code("\(related.place.path):\(related.place.start.line)")) "
      text += "\(HTML.sentence(related.message))</p>"
    }
    if notes.elsewhere.count > 3 {
      text += "<p class=\"note\">and \(Wording.figure(notes.elsewhere.count - 3)) more places</p>"
    }
    if let except = finding.except { text += "<p class=\"note\">not exempt: \(HTML.text(except))</p>" }
    if saysInstead, let instead = finding.instead {
      text += "<p class=\"instead\"><b>Fix:</b> \(HTML.text(instead))</p>"
    }
    return text + "</li>\n"
  }

  /// A finding without its line.
  private func line(_ finding: Finding, _ position: Int) -> String {
    opening(finding, position) + " \(HTML.sentence(finding.message))</li>\n"
  }

  private func opening(_ finding: Finding, _ position: Int) -> String {
    let owner = owners.map { " data-owner=\"\(HTML.text(Self.owner(of: finding, $0)))\"" } ?? ""
    return "<li id=\"f\(position)\" data-folder=\"\(HTML.text(finding.place.path.folder))\"\(owner)>"
      + HTML.code("\(finding.place)")
  }

  private static func code(_ excerpt: Excerpt, _ finding: Finding) -> String {
    let parts = excerpt.parts
    let before = parts.before.drop { $0 == " " || $0 == "\t" }
    return "<pre class=\"excerpt\"><i>\(finding.place.start.line)</i> \(HTML.text(before))"
      + "<mark>\(HTML.text(parts.marked))</mark>\(HTML.text(parts.after))</pre>"
  }

  // MARK: Room

  /// What each group may take: all that it needs where that is little, the same for all others.
  private var shares: [(long: Int, short: Int)] {
    let long = Self.shared(lineBudget, among: groups.map { $0.findings.count * 900 })
    let short = Self.shared(budgetWithoutLines, among: groups.map { $0.findings.count * 260 })
    return Array(zip(long, short)).map { (long: $0, short: $1) }
  }

  /// Divides a budget among needs: none gets more than it needs while another has too little.
  static func shared(_ room: Int, among needs: [Int]) -> [Int] {
    var (left, shares) = (room, Array(repeating: 0, count: needs.count))
    let order = needs.indices.sorted { (needs[$0], $0) < (needs[$1], $1) }
    for (index, need) in order.enumerated() {
      shares[need] = min(needs[need], left / (order.count - index))
      left -= shares[need]
    }
    return shares
  }

  // MARK: Documents

  /// The document of each group, folded; beyond the budget the command that shows it.
  private var documents: [String] {
    var room = Self.documentBudget
    return groups.map { group in
      guard let rule = report.rules.first(where: { $0.id == group.first.rule }), !rule.help.isEmpty else {
        return ""
      }
      let summary = "Rule page: \(HTML.code(rule.document.text))"
      let page = rule.help.utf8.count > 60_000 ? "" : MarkdownHTML(rule.help).text
      if page.isEmpty || page.utf8.count > room {
        return "<p class=\"quiet\">\(HTML.code("eaves explain \(rule.id)")) shows the rule.</p>\n"
      }
      room -= page.utf8.count
      return HTML.foldable("document", summary: summary, "<div class=\"prose\">\(page)</div>")
    }
  }
}
