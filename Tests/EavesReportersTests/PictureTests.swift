import EavesFindings
import EavesLayout
import EavesSource
import Foundation
import Testing

@testable import EavesReporters

/// The diagram, the matrix and the folders of a page: what they show of findings and of directions.
@Suite struct PictureTests {
  /// A project of folders, each with one type; references and findings between the types.
  private static func projectMap(
    _ folders: [(name: String, layer: Int?)], _ references: [(Int, Int)], _ breaches: [ProjectMap.Breach] = []
  ) -> ProjectMap {
    var regions = [ProjectMap.Region(name: "", kind: .project, parent: nil, files: 9, lines: 900)]
    for (name, layer) in folders {
      var folder = ProjectMap.Region(
        name: name, kind: .folder, parent: 0, path: name.contains(" ") ? "" : name, files: 1, lines: 100)
      folder.layer = layer
      regions += [
        folder, ProjectMap.Region(name: "\(name)Type", kind: .type, parent: regions.count, lines: 100),
      ]
    }
    return ProjectMap(
      regions: regions,
      references: references.map { .init(source: 2 * $0.0 + 2, target: 2 * $0.1 + 2, count: 3) }
        .sorted { ($0.source, $0.target) < ($1.source, $1.target) },
      breaches: breaches, layers: ["screens", "data"])
  }

  private static func breach(_ source: Int, _ target: Int, _ impact: Impact, isKnown: Bool = false)
    -> ProjectMap.Breach
  {
    .init(finding: 0, source: 2 * source + 2, target: 2 * target + 2, impact: impact, isKnown: isKnown)
  }

  /// "A → B" of each arrow that leads up.
  private func upward(_ projectMap: ProjectMap) throws -> [String] {
    let level = try #require(Picture(of: projectMap).top)
    return level.upward.sorted().map { index in
      let arrow = level.arrows[index]
      return "\(projectMap.regions[arrow.source].name) → \(projectMap.regions[arrow.target].name)"
    }
  }

  @Test func `arrows and boxes have the color of their worst finding, or of known ones`() {
    let map = Self.projectMap(
      [("A", nil), ("B", nil), ("C", nil), ("D", nil)], [(0, 1), (0, 2), (0, 3)],
      [
        Self.breach(0, 1, .low), Self.breach(0, 1, .critical), Self.breach(0, 2, .mediumHigh),
        Self.breach(0, 3, .high, isKnown: true),
      ])
    let svg = PictureSVG(Picture(of: map)).file
    for kind in ["error", "warning", "known"] {
      #expect(svg.components(separatedBy: "<g class=\"arrow breach \(kind) down").count == 2, "\(kind)")
    }
    #expect(svg.contains("A → B: 3 references, 2 findings</title>"))
    #expect(svg.contains("A → D: 3 references, 1 known finding</title>"))
    #expect(svg.contains("<g class=\"badge error\">") && svg.contains(">3</text></g>"))
    let html = PageMatrix(Picture(of: map)).html
    for kind in ["error", "warning", "known"] { #expect(html.contains("<td class=\"\(kind)\""), "\(kind)") }
  }

  @Test func `known findings are shown where there are no others`() {
    let map = Self.projectMap([("A", nil), ("B", nil)], [(0, 1)], [Self.breach(0, 1, .high, isKnown: true)])
    var known = Sample.finding()
    known.isBaselined = true
    let page = ReportPage(Sample.report([known]), picture: Picture(of: map), name: "Trips").text
    #expect(page.contains("<strong>No new findings</strong>") && page.contains(">1 known finding</a>"))
    #expect(page.contains("<section id=\"known\">") && page.contains("<li id=\"f0\""))
    #expect(page.contains("<g class=\"badge known\">") && page.contains("<g class=\"tile k3\">"))
    #expect(!page.contains("<g class=\"arrow breach error"))
    let clean = ReportPage(Sample.report(), picture: Picture(of: map), name: "Trips").text
    #expect(!clean.contains("<section id=\"known\">"))
  }

  @Test func `a finding without a reference has no label of 0`() {
    let map = Self.projectMap([("A", nil), ("B", nil)], [], [Self.breach(0, 1, .high)])
    let svg = PictureSVG(Picture(of: map)).file
    #expect(svg.contains("A → B: 1 finding</title>") && !svg.contains(">0</text>"))
    let html = PageMatrix(Picture(of: map)).html
    #expect(html.contains("A → B: 1 finding\">•</td>") && !html.contains(">0</td>"))
  }

  @Test func `an arrow leads up in a cycle, and against the layers`() throws {
    let cycle = try upward(Self.projectMap([("A", nil), ("B", nil)], [(0, 1), (1, 0)]))
    #expect(cycle.count == 1)
    let layers = Self.projectMap([("A", 0), ("B", 1), ("C", nil)], [(1, 0), (1, 2), (2, 0)])
    // C has no layer: what leads through it is not against the layers by itself, and B → A closes no cycle.
    #expect(try upward(layers) == ["B → A"])
    #expect(PageMatrix(Picture(of: layers)).html.contains("1 cell"))
  }

  @Test func `small parts that share a box make no cycle`() throws {
    #expect(try upward(Self.projectMap([("A", nil), ("2 more", nil)], [(0, 1), (1, 0)])) == [])
  }

  @Test func `parts without a layer are outside the bands`() throws {
    let picture = Picture(
      of: Self.projectMap(
        [("A", 0), ("B", 0), ("C", nil), ("D", 1)], [(0, 3), (1, 3), (2, 3), (0, 2)]))
    let level = try #require(picture.top)
    let bands = picture.bands(of: level)
    #expect(Set(bands.map(\.name)) == ["screens", "data"])
    for (child, box) in zip(level.children, level.layout.boxes) {
      let isInside = bands.contains { $0.top <= box.y && box.bottom <= $0.bottom }
      #expect(isInside == (picture.projectMap.regions[child].layer != nil))
    }
  }

  @Test func `the legend names the kinds of boxes and findings that there are`() {
    let map = Self.projectMap([("A", nil), ("B", nil)], [(0, 1)], [Self.breach(0, 1, .low)])
    let page = ReportPage(Sample.report(), picture: Picture(of: map), name: "Trips").text
    for words in ["folder", "type", "with LOW-MEDIUM or LOW findings"] {
      #expect(page.contains("</i> \(words)</li>"))
    }
    for words in ["module", "file", "with known findings only"] {
      #expect(!page.contains("</i> \(words)</li>"))
    }
    #expect(page.contains("<details class=\"keys quiet\" id=\"keys\" hidden>"))
  }

  @Test func `more than five findings of one type are folded`() {
    let findings = (1...8).map { Sample.finding(place: Sample.place("A.swift", $0, 1, to: 4)) }
    let html = PageFindings(Sample.report(findings)).html
    #expect(html.contains("<details class=\"rest\"><summary>3 more in TripList</summary>"))
    #expect(html.components(separatedBy: "<li id=\"f").count == 9)
    #expect(html.contains("data-all=\"8\""))
  }
}
