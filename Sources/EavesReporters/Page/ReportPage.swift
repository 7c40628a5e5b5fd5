package import EavesFindings
import EavesLayout
package import EavesSource

/// A report as one page of HTML for people: verdict, findings, documents, picture, matrix, tiles, trend.
///
/// The page asks for nothing: no request, no font, no script but its own, which its policy names by its hash. Without a
/// script everything is there but what opens. The same report gives the same bytes.
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

  /// What the page shows, from above; a part without anything to say is empty.
  private var parts: [(id: String, title: String, html: String)] {
    [
      ("verdict", "Verdict", PageSummary(report, name: name).html),
      ("findings", "Findings", PageFindings(report, owners: owners).html),
      ("picture", "Picture", pictureSection),
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
    let up = level.layout.upward.count
    var text =
      "<section id=\"picture\"><h2>The picture</h2>\n<p>What names types of what, from the top layer to the "
    text += "bottom. <span class=\"legend\"><i class=\"line\"></i> down <i class=\"line up\"></i> up: "
    text += "\(Wording.count(up, "arrow")) <i class=\"line breach\"></i> with findings</span></p>\n"
    text +=
      "<p class=\"keys quiet\" id=\"keys\" hidden><kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> move, "
    text +=
      "<kbd>Space</kbd> chooses, <kbd>Enter</kbd> opens and closes what lies within, <kbd>Esc</kbd> goes up. "
    text += "<kbd>+</kbd> <kbd>−</kbd> and <kbd>Ctrl</kbd> with the wheel enlarge, <kbd>0</kbd> shows all. "
    text += "A click chooses, a second one opens.</p>\n"
    text += "<div class=\"stage\"><div>" + Self.sizes
    text +=
      "<div class=\"canvas\" id=\"canvas\" tabindex=\"0\" role=\"region\" aria-label=\"Picture of the project\">"
    text += PictureSVG(picture).figure + "</div></div>\n"
    text += "<aside class=\"panel\" id=\"panel\" aria-label=\"What is chosen in the picture\" tabindex=\"0\">"
    text +=
      "<p class=\"quiet\">Choose a box to see what it refers to, who refers to it, and its findings.</p>"
    return text + "</aside></div>\n" + pictureTable(level) + "</section>\n"
  }

  /// Shown by the script, which they need.
  private static let sizes =
    "<div class=\"zoom\" id=\"zoom\" role=\"group\" aria-label=\"Size of the picture\" hidden>"
    + "<button type=\"button\" data-zoom=\"out\" aria-label=\"Smaller\">−</button>"
    + "<button type=\"button\" data-zoom=\"one\" id=\"scale\" title=\"As it is drawn\">100%</button>"
    + "<button type=\"button\" data-zoom=\"in\" aria-label=\"Larger\">+</button>"
    + "<button type=\"button\" data-zoom=\"fit\">Show all</button></div>\n"

  /// The arrows of the picture in words.
  private func pictureTable(_ level: Picture.Level) -> String {
    let regions = picture.projectMap.regions
    let rows = level.arrows.enumerated().sorted {
      ($1.element.findings.count, $1.element.references, $0.offset)
        < ($0.element.findings.count, $0.element.references, $1.offset)
    }.prefix(120).map { index, arrow in
      [
        HTML.text(regions[arrow.source].name), HTML.text(regions[arrow.target].name),
        Wording.figure(arrow.references), Wording.figure(arrow.findings.count),
        level.layout.upward.contains(index) ? "up" : "down",
      ]
    }
    return HTML.foldable(
      "table", summary: "The same as a table",
      HTML.table(
        "figures", caption: "Arrows of the picture",
        heads: ["from", "to", "references", "findings", "leads"],
        rows: Array(rows)))
  }

  private var foot: String {
    "<footer>Made by \(Tool.name) \(Tool.version). The rules are Markdown documents, proven on their own examples. "
      + "This page loads nothing from the network.</footer>\n</main>\n"
      + "<script type=\"application/json\" id=\"data\">\(PageData(report, picture, owners: owners).line)</script>\n"
      + "<script>\(PageScript.text)</script>\n</body>\n</html>\n"
  }
}
