import EavesFindings
import EavesSource

/// Rules, as far as their checks: their texts and examples stay in their pages.
extension ArchiveCoder {
  private mutating func id(_ value: inout RuleID) {
    var text = value.text
    self.text(&text)
    if isReading { value = RuleID(text) }
  }

  private mutating func ids(_ values: inout [RuleID]) { list(&values, of: RuleID("")) { $0.id(&$1) } }

  private mutating func document(_ value: inout RuleDocument, _ pages: [SourceText]) {
    path(&value.path)
    var page = isReading ? 0 : pages.firstIndex { $0.path == value.path } ?? pages.count
    var start = value.unreadStart ?? Int.max
    if !isReading, start == Int.max || value.isDeclared { return reportDamage() }
    number(&page)
    number(&start)
    id(&value.id)
    choice(&value.status, among: [.rule, .guidance, .article])
    text(&value.title)
    choice(&value.impact, among: Impact.allCases)
    text(&value.impactDescription)
    texts(&value.tags)
    texts(&value.profiles)
    ids(&value.conflicts)
    ids(&value.supersedes)
    ids(&value.aliases)
    texts(&value.needs)
    flag(&value.isAllowable)
    flag(&value.isOffByDefault)
    sentences(&value.sentences)
    path(&value.checkPath)
    optional(&value.section, of: "") { $0.text(&$1) }
    lineBreak()
    guard pages.indices.contains(page) else { return reportDamage() }
    if isReading { value = value.leavingUnread(pages[page], from: start) }
  }

  /// - Parameter pages: where the documents stand.
  mutating func documents(_ values: inout [RuleDocument], in pages: [SourceText]) {
    let empty = RuleDocument(
      id: RuleID(""), path: FilePath(""), status: .article, title: "", impact: .low, impactDescription: "",
      tags: [], profiles: [], conflicts: [], supersedes: [], aliases: [], sentences: [],
      checkPath: FilePath(""), blocks: [], groups: [], body: "")
    list(&values, of: empty) { $0.document(&$1, pages) }
  }
}
