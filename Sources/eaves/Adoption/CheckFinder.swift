import EavesChecks
import EavesDocuments
import EavesFiles
import EavesProject
import EavesSession
import EavesSource
import EavesThreads

/// Finds what shipped rules fit documents that have no check.
struct CheckFinder: Sendable {
  let rules: [RuleDocument]
  let search: SuggestionSearch
  private let hints: HintSearch

  init(vocabulary: RoleVocabulary, modules: [ModuleDefinition]) {
    let runner = ExampleRunner(vocabulary: vocabulary, modules: modules)
    rules = RuleSet(shipped: Workspace.bundledRules).documents.filter { $0.status == .rule }
    search = SuggestionSearch(among: rules, runner: runner)
    hints = HintSearch(runner: runner)
  }

  func adopted(
    _ documents: [(document: RuleDocument, place: AbsolutePath)], by workers: Workers
  ) -> [AdoptedDocument] {
    workers.map(count: documents.count, run: 1) { position in
      let (document, place) = documents[position]
      if document.status == .rule || !document.hasExamples {
        return AdoptedDocument(document: document, place: place, offers: [], hints: nil)
      }
      let offers = search.offers(for: document)
      let needsHints = offers.isEmpty && !document.hasTooManyExamples
      return AdoptedDocument(
        document: document, place: place, offers: offers,
        hints: needsHints ? hints.hints(for: document) : nil)
    }
  }

  /// The rule of the best offer that fits in full; nil where there is none.
  func offered(for document: RuleDocument) -> RuleDocument? {
    search.offers(for: document).first { $0.isExact }?.rule
  }

  /// The check of a shipped rule as its page writes it.
  static func check(of rule: RuleDocument) -> String {
    Workspace.shippedPages.first { $0.path == rule.path }.flatMap(CheckText.of) ?? ""
  }

  /// What of it an offer takes.
  static func check(of offer: CheckSuggestion) -> String {
    let whole = check(of: offer.rule)
    return offer.part.map { CheckText.part($0, of: whole) } ?? whole
  }

  /// Rules that contradict one, whichever of the two says so.
  func conflicts(of rule: RuleDocument) -> [RuleDocument] {
    rules.filter { $0.contradicts(rule) }
  }
}
