import EavesFindings
import EavesSource
import Foundation
import FuzzCases
import Testing

@testable import EavesReporters

/// A page of HTML: whatever it is given, its frame stays its own.
@Suite struct ReportPageTests {
  /// A landscape of a view that names a store of another folder, both called as somebody may call them.
  static func projectMap(_ name: String = "Trips", file: String = "TripList") -> ProjectMap {
    ProjectMap(
      regions: [
        .init(name: "", kind: .project, parent: nil, files: 3, lines: 90),
        .init(name: name, kind: .module, parent: 0, path: "Sources/\(file)", files: 2, lines: 60),
        .init(name: name, kind: .type, parent: 1, path: "Sources/\(file)/A.swift", role: name, lines: 40),
        .init(name: "Data", kind: .folder, parent: 0, path: "Data", files: 1, lines: 30),
        .init(name: "Store", kind: .type, parent: 3, path: "Data/\(file).swift", lines: 30),
      ],
      references: [.init(source: 2, target: 4, count: 3), .init(source: 4, target: 2, count: 1)],
      breaches: [.init(finding: 0, source: 2, target: 4, impact: .high)])
  }

  static func page(_ name: String, file: String) -> String {
    var report = HostileNameTests.report(name, file: file)
    report.rules[0] = RuleSummary(
      id: RuleID(name), title: name, impact: .high, impactDescription: name, tags: [name],
      document: FilePath("Rules/\(file).md"), isEnforced: true,
      help:
        "## \(name)\n\n**Incorrect (\(name)):**\n\n```swift\n\(name)\n```\n\n- \(name) `\(name)` [\(name)](\(name))\n"
    )
    let trend = Trend(
      moments: [
        .init(seconds: 1_700_000_000, entries: [RuleID(name): 9]),
        .init(seconds: 1_710_000_000, entries: [:]),
      ], isCut: false)
    let picture = Picture(of: projectMap(name, file: file))
    return ReportPage(report, picture: picture, trend: trend, name: name).text
  }

  /// The tags of a page, in order, each with the names of its attributes; text and values are left out.
  private func frame(_ page: String) -> [String] {
    var tags: [String] = []
    var rest = Substring(page)
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      var end = rest.startIndex
      var isQuoted = false
      while end < rest.endIndex, isQuoted || rest[end] != ">" {
        if rest[end] == "\"" { isQuoted.toggle() }
        end = rest.index(after: end)
      }
      let tag = rest[..<end]
      let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
      tags.append(
        parts.enumerated().filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined(separator: "\""))
      rest = rest[end...].dropFirst()
    }
    return tags
  }

  /// The part of a page behind its own style and before its own script.
  private func body(_ page: String) throws -> String {
    let start = try #require(page.range(of: "</head>")).upperBound
    let end = try #require(page.range(of: "<script>")).lowerBound
    return String(page[start..<end])
  }

  @Test(arguments: HostileNames.all.indices)
  func `a name makes no tag, no attribute and no line`(
    _ index: Int
  )
    throws
  {
    let name = HostileNames.all[index]
    let page = Self.page(name, file: HostileNames.files[index % HostileNames.files.count])
    #expect(HostileNames.acting(in: page).isEmpty)
    #expect(HostileNames.commands(in: page) == [])
    // Within a document a name may be markup of Markdown: elements of text, and no more.
    let allowed: Set<String> = [
      "p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "pre", "code", "span", "i", "em", "strong",
      "hr",
      "blockquote", "table", "thead", "tbody", "tr", "th", "td", "div", "details", "summary", "section",
      "svg", "g",
      "rect", "path", "text", "title", "defs", "marker", "a", "nav", "main", "header", "footer", "dl", "dt",
      "dd", "b",
      "aside", "abbr", "caption", "form", "fieldset", "legend", "label", "input", "button", "output", "mark",
      "kbd",
      "body", "script",
    ]
    let body = try body(page)
    for tag in frame(body) {
      let element = tag.dropFirst(tag.hasPrefix("</") ? 2 : 1).prefix { $0.isLetter || $0.isNumber }
      #expect(allowed.contains(String(element)), "\(index): \(tag.prefix(40))")
      #expect(!tag.contains(" on"), "\(index): an attribute that runs")
    }
    #expect(body.components(separatedBy: "<script").count == 2)
    #expect(
      !body.contains("href=\"")
        || body.components(separatedBy: "href=\"").dropFirst().allSatisfy { $0.hasPrefix("#") })
  }

  @Test(arguments: [
    "</script><img src=x onerror=alert(1)>", "<!--<script>", "]]>", "\u{202E}abc", "\"><svg onload=x>",
  ])
  func `the data of a page end where the page says so, and say the true name`(_ name: String) throws {
    let page = Self.page(name, file: "A")
    let start = try #require(page.range(of: "id=\"data\">")).upperBound
    let end = try #require(page[start...].range(of: "<")).lowerBound
    #expect(page[end...].hasPrefix("</script>\n<script>"))
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any])
    let regions = try #require(json["regions"] as? [String: Any])
    #expect((regions["name"] as? [String])?[1] == name)
  }

  /// What the script of a page knows.
  private static func data(_ page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "id=\"data\">")).upperBound
    let end = try #require(page[start...].range(of: "</script>")).lowerBound
    return try #require(
      try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any])
  }

  @Test func `every number is that of the JSON report`() throws {
    let report = Sample.report([Sample.finding(), Sample.bare(), Sample.bare(line: 9)])
    let page = ReportPage(report, picture: Picture(of: Self.projectMap()), name: "Trips").text
    let start = try #require(page.range(of: "id=\"data\">")).upperBound
    let end = try #require(page[start...].range(of: "</script>")).lowerBound
    let data = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any]
    let json =
      try JSONSerialization.jsonObject(with: Data(JSONReporter().text(of: report).utf8)) as? [String: Any]
    for key in ["summary", "checked", "profile"] {
      #expect((data?[key] as? NSObject) == (json?[key] as? NSObject), "\(key)")
    }
    for words in [
      "<strong>3 findings</strong> in 312 files, 48,211 lines", ">1 HIGH</li>", ">2 MEDIUM</li>", "120 views",
      SummaryLine(of: report).parts.joined(separator: " · "),
    ] { #expect(page.contains(words), "\(words)") }
  }

  @Test func `asks for nothing, and runs nothing but its own`() throws {
    let page = ReportPage(Sample.report(), picture: Picture(of: Self.projectMap()), name: "Trips").text
    #expect(page.hasPrefix(ReportPage.opening))
    let policy = try #require(page.range(of: "Content-Security-Policy"))
    #expect(page[policy.upperBound...].hasPrefix("\" content=\"default-src 'none'; script-src 'sha256-"))
    for word in ["http://", "https://", "@import", "url(", "style=\"", "unsafe-inline", "fetch(", "XMLHttp"] {
      let found = page.components(separatedBy: word).count - 1
      // The name of SVG, twice, and the heads of arrows.
      let usual =
        word == "http://" ? 2 : word == "url(" ? page.components(separatedBy: "url(#tip-").count - 1 : 0
      #expect(found == usual, "\(word)")
    }
  }

  @Test func `tiles count findings where there are no lines, and those of tests are named`() {
    let projectMap = ProjectMap(
      regions: [
        .init(name: "", kind: .project, parent: nil, files: 1, lines: 30),
        .init(name: "Data", kind: .folder, parent: 0, path: "Data", files: 1, lines: 30),
        Self.region("project.yml", findings: 2),
      ].enumerated().map { index, region in
        var region = region
        if index == 0 { region.findings = 2 }
        return region
      }, references: [], breaches: [])
    let html = PageTreemap(projectMap, findings: 3).html
    #expect(html.contains("1 finding in tests."))
    #expect(html.contains("<code>.</code></th><td>0</td><td>2</td>"), "\(html)")
  }

  private static func region(_ name: String, findings: Int) -> ProjectMap.Region {
    var region = ProjectMap.Region(name: name, kind: .file, parent: 0, path: name)
    region.findings = findings
    return region
  }

  @Test func `rules without findings are those that were checked and found nothing at all`() throws {
    var known = Sample.finding(rule: "known")
    known.isBaselined = true
    var allowed = Sample.finding(rule: "allowed")
    allowed.suppression = "for now"
    var report = Sample.report([known, known, allowed, Sample.finding(rule: "broken")])
    report.rules = ["allowed", "broken", "guidance", "idle", "kept", "known", "off"].map { id in
      RuleSummary(
        id: RuleID(id), title: id, impact: .high, impactDescription: "", tags: [], document: FilePath("a.md"),
        isEnforced: id != "guidance", help: "")
    }
    report.checked.withoutSubjects = [RuleID("idle")]
    // By the platforms of the project.
    report.checked.idle = [RuleID("off")]
    let html = PageSummary(report, name: "Trips").html
    func rules(_ kind: String) throws -> [String] {
      let start = try #require(html.range(of: "<details class=\"\(kind)\">")).upperBound
      let end = try #require(html[start...].range(of: "</details>")).lowerBound
      return html[start..<end].components(separatedBy: "row\"><code>").dropFirst().map {
        String($0.prefix { $0 != "<" })
      }
    }
    #expect(try rules("kept") == ["kept"])
    #expect(try rules("idle") == ["idle", "off"])
    #expect(try rules("known") == ["allowed", "known"])
    #expect(html.contains("<summary>1 rule without findings</summary>"))
    #expect(html.contains("<td>2</td><td>0</td>") && html.contains("<td>0</td><td>1</td>"))
    report.narrowing = Narrowing(since: nil, least: nil, places: ["App"])
    #expect(PageSummary(report, name: "Trips").html.contains("1 rule without findings in what is reported"))
  }

  /// Boxes in two declared layers, with arrows between all of one and all of the other.
  private static func layered(_ width: Int) -> ProjectMap {
    var regions = [ProjectMap.Region(name: "", kind: .project, parent: nil)]
    for index in 0..<2 * width {
      var region = ProjectMap.Region(name: "M\(index)", kind: .module, parent: 0, files: 1, lines: 9)
      region.layer = index < width ? 0 : 1
      regions.append(region)
    }
    let references = (1...width).flatMap { source in
      (1...width).map { ProjectMap.Reference(source: source, target: width + $0, count: 10 * source + $0) }
    }
    return ProjectMap(
      regions: regions, references: references,
      breaches: [.init(finding: 0, source: 1, target: width + 1, impact: .medium)],
      layers: ["screens <1>", "data"])
  }

  @Test func `declared layers have names in the picture`() throws {
    let svg = PictureSVG(Picture(of: Self.layered(2))).file
    #expect(svg.components(separatedBy: "<g class=\"band\">").count == 3)
    #expect(svg.contains(">screens &lt;1&gt;</text>") && svg.contains(">data</text>"))
    let page = ReportPage(Sample.report(), picture: Picture(of: Self.layered(2)), name: "Trips").text
    let regions = try #require(try Self.data(page)["regions"] as? [String: Any])
    #expect(regions["layers"] as? [String] == ["screens <1>", "data"])
    #expect(regions["layer"] as? [Int] == [-1, 0, 0, 1, 1])
    let plain = ReportPage(Sample.report(), picture: Picture(of: Self.projectMap()), name: "Trips").text
    #expect(!plain.contains("<g class=\"band\">"))
  }

  @Test func `no figure covers another, and arrows with findings have theirs`() throws {
    for width in [5, 9] {
      let svg = PictureSVG(Picture(of: Self.layered(width))).file
      let drawn = svg.components(separatedBy: "<g class=\"boxes\">")[0]
      let figures = drawn.components(separatedBy: "<g class=\"arrow ").dropFirst().compactMap { arrow in
        arrow.components(separatedBy: "<text x=\"").dropFirst().first?.split(separator: "\"")
      }.compactMap { parts in Int(parts[0]).flatMap { x in Int(parts[2]).map { (x, $0) } } }
      #expect(width < 9 ? figures.count > 8 : figures.count == 1)
      for (index, one) in figures.enumerated() {
        for other in figures.dropFirst(index + 1) {
          #expect(abs(one.0 - other.0) > 20 || abs(one.1 - other.1) > 13)
        }
      }
      #expect(svg.components(separatedBy: "<g class=\"arrow breach warning").count == 2)
    }
  }

  @Test func `a clean report is a page too`() {
    let empty = ProjectMap(
      regions: [.init(name: "", kind: .project, parent: nil)], references: [], breaches: [])
    let page = ReportPage(Sample.report(), picture: Picture(of: empty), name: "Trips").text
    #expect(page.contains("<strong>No findings</strong>"))
    for part in ["picture", "matrix", "folders", "trend"] { #expect(!page.contains("href=\"#\(part)\"")) }
  }

  @Test func `what has no room is counted`() {
    let sameNameVariables = (1...4_000).map { Sample.bare(line: $0) } + [Sample.finding()]
    let page = ReportPage(
      Sample.report(sameNameVariables), picture: Picture(of: Self.projectMap()), name: "Trips"
    ).text
    #expect(page.utf8.count < 400_000)
    let shown = page.components(separatedBy: "<li id=\"f").count - 1
    #expect(shown > 300 && page.contains("<li id=\"f4000\""))
    let more =
      page.components(separatedBy: "class=\"more\">and ").dropFirst().first?.prefix { $0 != " " } ?? ""
    #expect(shown + (Int(more.replacing(",", with: "")) ?? 0) == 4_001)
  }

  @Test func `folders are counted with what has no room`() throws {
    let sameNameVariables = (1...4_000).map { line in
      Sample.finding(rule: "r", place: Sample.place("Folder\(line % 7)/A.swift", line, 1, to: 4))
    }
    let data = try Self.data(
      ReportPage(Sample.report(sameNameVariables), picture: Picture(of: Self.projectMap()), name: "Trips")
        .text)
    let places = try #require(data["places"] as? [String: [String: [Any]]])
    let folders = try #require(places["folder"])
    #expect(folders["name"] as? [String] == [1, 2, 3, 0, 4, 5, 6].map { "Folder\($0)" })
    #expect((folders["count"] as? [Int])?.reduce(0, +) == 4_000)
  }

  @Test func `a census that has no room for all names counts the rest`() {
    let sameNameVariables = (1...3_000).map { line in
      Sample.finding(
        rule: "r", place: Sample.place("\(String(repeating: "x", count: 60))\(line)/A.swift", 1, 1, to: 4))
    }
    let census = PageCounts(of: sameNameVariables) { $0.place.path.folder }
    #expect(census.entries.count < 1_000)
    #expect(census.entries.count + census.rest.names == 3_000 && census.rest.findings == census.rest.names)
  }

  @Test func `shares go first to those who need little`() {
    #expect(PageFindings.shared(100, among: [10, 1_000, 30]) == [10, 60, 30])
    #expect(PageFindings.shared(0, among: [5]) == [0])
  }
}

/// SHA-256, against the examples of its standard.
@Suite struct ContentDigestTests {
  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
    ),
  ]) func `is that of the standard`(_ text: String, _ digest: String) {
    #expect(ContentDigest.source(of: text) == "sha256-\(digest)")
  }
}

/// Days of commits.
@Suite struct PageTrendTests {
  @Test(arguments: [
    (0, "1970-01-01"), (951_782_400, "2000-02-29"), (1_763_856_000, "2025-11-23"),
    (253_402_300_799, "9999-12-31"),
  ]) func `are those of the calendar`(_ seconds: Int, _ day: String) {
    #expect(PageTrend.day(seconds) == day)
  }

  @Test func `a trend says where it began and where it is`() {
    let trend = Trend(
      moments: [
        .init(seconds: 0, entries: [RuleID("a"): 4, RuleID("b"): 2]),
        .init(seconds: 86_400, entries: [RuleID("a"): 1]),
      ], isCut: false)
    let html = PageTrend(trend, rules: []).html
    #expect(html.contains("had 6 entries on 1970-01-01. It has 1 entry since 1970-01-02, after 1 change."))
    #expect(html.contains("<td>−3</td>") && html.contains("<td>−2</td>"))
  }
}

/// Rule documents as HTML.
@Suite struct MarkdownHTMLTests {
  static let pages: [(String, String)] = [
    ("# A\n\n## B", "<h2>A</h2>\n<h3>B</h3>\n"),
    ("one\ntwo\n\nthree", "<p>one two</p>\n<p>three</p>\n"),
    ("a *b* **c `d`** `e*f*`", "<p>a <em>b</em> <strong>c <code>d</code></strong> <code>e*f*</code></p>\n"),
    ("- a\n- b\n\n1. c", "<ul>\n<li>a\n</li>\n<li>b\n</li></ul>\n<ol>\n<li>c\n</li></ol>\n"),
    ("> quoted", "<blockquote><p>quoted</p></blockquote>\n"),
    ("[text](https://example.org)", "<p>text</p>\n"),
    ("a <b> & \"c\"", "<p>a &lt;b&gt; &amp; &quot;c&quot;</p>\n"),
    ("2 * 3 * 4", "<p>2 * 3 * 4</p>\n"),
    ("<!-- hidden -->\nshown", "<p>shown</p>\n"),
    (
      "| a | b |\n|---|--:|\n| c | d |",
      "<table><thead><tr><th scope=\"col\">a </th><th scope=\"col\">b </th></tr></thead><tbody>\n"
        + "<tr><td>c </td><td>d </td></tr>\n</tbody></table>\n"
    ),
    (
      "**Incorrect (x):**\n\n```swift\nlet a = \"//\" // ✗\n```",
      "<p class=\"incorrect\"><strong>Incorrect (x):</strong></p>\n<pre class=\"code incorrect\"><code>"
        + "<span class=\"line breach\">let a = &quot;//&quot; <i>// ✗</i>\n</span></code></pre>\n"
    ),
  ]

  @Test(arguments: pages.indices) func `read as people mean it`(_ index: Int) {
    #expect(MarkdownHTML(Self.pages[index].0).text == Self.pages[index].1)
  }

  /// Marks that open and never close, and whatever else is long: twice the text, about twice the time; here, an end.
  @Test(arguments: ["*", "**a", "`", "[", "[a](", "<!-- ", "> ", "- ", "| ", "```\n", "\\", "_"])
  func `ends, however long it is`(_ piece: String) {
    let page = MarkdownHTML(String(repeating: piece, count: 20_000)).text
    #expect(!page.contains("<!--"))
  }
}
