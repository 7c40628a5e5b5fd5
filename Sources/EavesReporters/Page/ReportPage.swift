package import EavesFindings
import EavesLayout
package import EavesSource

/// A report as one page of HTML for people: summary, findings, rule pages, dependencies, matrix, folders, trend.
///
/// The page loads nothing: no request, no font, no script but its own, which its policy names by its hash. Without a
/// script all is shown but what opens in the diagram. The same report gives the same bytes.
package struct ReportPage {
  private let report: Report
  private let picture: Picture
  private let name: String
  private let trend: Trend?
  private let owners: [FilePath: [String]]?

  /// - Parameters:
  /// - owners: of each file with findings; nil without a file of code owners.
  ///   - name: what the project is called.
  package init(
    _ report: Report, picture: Picture, trend: Trend? = nil, owners: [FilePath: [String]]? = nil,
    name: String
  ) {
    self.report = report
    self.picture = picture
    self.owners = owners
    self.trend = trend
    self.name = name
  }

  /// What a page begins with, and no other file.
  static let opening = "<!DOCTYPE html>\n<!-- a report of eaves -->\n"

  /// The whole page.
  package var text: String {
    let parts = parts.filter { !$0.html.isEmpty }
    return head(parts.map { (id: $0.id, title: $0.title) }) + parts.map(\.html).joined() + foot
  }

  /// One line: what was found, and what was checked to find it.
  package var summary: String { SummaryLine(of: report).text }

  /// What the page shows, from above; parts without content are empty.
  private var parts: [(id: String, title: String, html: String)] {
    [
      ("verdict", "Summary", PageSummary(report, name: name).html),
      ("findings", "Findings", PageFindings(report, owners: owners).html),
      ("known", "Known", PageFindings(report, isKnown: true).knownHTML),
      ("picture", "Dependencies", pictureSection),
      ("matrix", "Matrix", PageMatrix(picture).html),
      (
        "folders", "Folders",
        PageTreemap(picture.projectMap, findings: report.findings.count(where: \.counts)).html
      ),
      ("trend", "Trend", trend.map { PageTrend($0, rules: report.rules).html } ?? ""),
    ]
  }

  private func head(_ places: [(id: String, title: String)]) -> String {
    let policy =
      "default-src 'none'; script-src '\(ContentDigest.source(of: PageScript.text))'; style-src "
      + "'\(ContentDigest.source(of: PageStyle.page))'; base-uri 'none'; form-action 'none'"
    return Self.opening + "<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      + "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">\n"
      + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      + "<meta name=\"generator\" content=\"\(Tool.name) \(Tool.version)\">\n<title>\(HTML.text(name)): Eaves</title>\n"
      + "<style>\(PageStyle.page)</style>\n</head>\n<body>\n<a class=\"skip\" href=\"#findings\">To the findings</a>\n"
      + "<nav aria-label=\"Parts of the report\"><ul>"
      + places.map { "<li><a href=\"#\($0.id)\">\($0.title)</a></li>" }.joined() + "</ul></nav>\n<main>\n"
  }

  private var pictureSection: String {
    guard let level = picture.top else { return "" }
    var text =
      "<section id=\"picture\"><h2>Dependencies</h2>\n<p>An arrow leads from a part to one that it uses. Its "
    text +=
      "number counts the references. Parts are sorted from the top layer to the bottom. Click a part to select "
    text += "it, and again to open it.</p>\n" + legend(level) + Self.keys
    text += "<div class=\"stage\"><div>" + Self.sizes
    text +=
      "<div class=\"canvas\" id=\"canvas\" tabindex=\"0\" role=\"region\" aria-label=\"Diagram of dependencies\">"
    text += PictureSVG(picture).figure + "</div></div>\n"
    text += "<aside class=\"panel\" id=\"panel\" aria-label=\"Selected part\" tabindex=\"0\">"
    text +=
      "<p class=\"quiet\">Select a part to see what it uses, what uses it, and its findings.</p>"
    return text + "</aside></div>\n" + pictureTable(level) + "</section>\n"
  }

  /// Kinds of boxes, of arrows and of findings, as far as there are any.
  private func legend(_ level: Picture.Level) -> String {
    let names = [
      (ProjectMap.Region.Kind.module, "module"), (.folder, "folder"), (.file, "file"), (.type, "type"),
    ]
    let kinds = Set(picture.projectMap.regions.map(\.kind))
    var items = names.filter { kinds.contains($0.0) }.map { "<i class=\"\($0.0.rawValue)\"></i> \($0.1)" }
    items.append("<i class=\"line\"></i> uses")
    let up = Wording.count(level.upward.count, "arrow")
    items.append("<i class=\"line up\"></i> up, against the layers or in a cycle: \(up)")
    let shades = Set(
      picture.projectMap.breaches.map { $0.isKnown ? "known" : $0.impact.shade.rawValue })
    items += [
      ("error", "with CRITICAL or HIGH findings"), ("warning", "with MEDIUM-HIGH or MEDIUM findings"),
      ("note", "with LOW-MEDIUM or LOW findings"), ("known", "with known findings only"),
    ].filter { shades.contains($0.0) }.map { "<i class=\"line \($0.0)\"></i> \($0.1)" }
    if let shade = picture.tallies[0].shade {
      items.append("<i class=\"badge \(shade)\">3</i> number of findings")
    }
    return "<ul class=\"legend\" aria-label=\"Legend\">\n\(items.map { "<li>\($0)</li>\n" }.joined())</ul>\n"
  }

  /// Shown by the script, which they need.
  private static let keys =
    "<details class=\"keys quiet\" id=\"keys\" hidden><summary>Keyboard and mouse</summary>\n<p><kbd>←</kbd> <kbd>→</kbd> "
    + "<kbd>↑</kbd> <kbd>↓</kbd> move, <kbd>Space</kbd> selects, <kbd>Enter</kbd> opens and closes a part, "
    + "<kbd>Esc</kbd> closes the part around it. <kbd>+</kbd> <kbd>−</kbd> and <kbd>Ctrl</kbd> with the wheel change "
    + "the size, <kbd>0</kbd> shows all.</p></details>\n"

  private static let sizes =
    "<div class=\"zoom\" id=\"zoom\" role=\"group\" aria-label=\"Size of the diagram\" hidden>"
    + "<button type=\"button\" data-zoom=\"out\" aria-label=\"Smaller\">−</button>"
    + "<button type=\"button\" data-zoom=\"one\" id=\"scale\" title=\"Original size\">100%</button>"
    + "<button type=\"button\" data-zoom=\"in\" aria-label=\"Larger\">+</button>"
    + "<button type=\"button\" data-zoom=\"fit\">Show all</button></div>\n"

  /// The arrows of the diagram in words.
  private func pictureTable(_ level: Picture.Level) -> String {
    let regions = picture.projectMap.regions
    let rows = level.arrows.enumerated().sorted {
      ($1.element.tally.findings, $1.element.tally.known, $1.element.references, $0.offset)
        < ($0.element.tally.findings, $0.element.tally.known, $0.element.references, $1.offset)
    }.prefix(120).map { index, arrow in
      [
        HTML.text(regions[arrow.source].name), HTML.text(regions[arrow.target].name),
        Self.figure(arrow.references), Self.figure(arrow.tally.findings), Self.figure(arrow.tally.known),
        level.upward.contains(index) ? "up" : "",
      ]
    }
    return HTML.foldable(
      "table", summary: "Table of dependencies",
      HTML.table(
        "figures", caption: "Dependencies",
        heads: ["from", "to", "references", "findings", "known", "direction"],
        rows: Array(rows)))
  }

  /// Empty for none.
  private static func figure(_ number: Int) -> String { number == 0 ? "" : Wording.figure(number) }

  private var foot: String {
    "<footer>Made by \(Tool.name) \(Tool.version). The rules are Markdown documents, tested on their own examples. "
      + "This page loads nothing from the network.</footer>\n</main>\n"
      + "<script type=\"application/json\" id=\"data\">\(PageData(report: report, picture: picture, owners: owners).line)</script>\n"
      + "<script>\(PageScript.text)</script>\n</body>\n</html>\n"
  }
}
