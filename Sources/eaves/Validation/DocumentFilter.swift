import EavesDocuments
import EavesFindings
import EavesSession
import EavesSource

/// Which of the loaded documents are proven.
///
/// `--profile` and `--only` choose among all. The configuration chooses among the shipped ones, as it does for a
/// check; own documents are proven whatever runs.
struct DocumentFilter {
  private let invocation: Invocation
  private let loadedConfiguration: LoadedConfiguration
  private let shipped: Set<RuleID>

  init(_ invocation: Invocation, _ loadedConfiguration: LoadedConfiguration, of shipped: [RuleID]) {
    self.invocation = invocation
    self.loadedConfiguration = loadedConfiguration
    self.shipped = Set(shipped)
  }

  func takes(_ page: DocumentCollection.Page) -> Bool {
    isOfProfile(page) && isNamed(page) && (!page.isShipped || isActive(page))
  }

  /// An own document that names no profile belongs to all.
  private func isOfProfile(_ page: DocumentCollection.Page) -> Bool {
    let word = invocation.profile ?? (page.isShipped ? loadedConfiguration.configuration.profile?.text : nil)
    guard let profile = word, let document = page.entry.document else { return true }
    if document.profiles.isEmpty { return !page.isShipped }
    if profile == "none" { return !page.isShipped && document.profiles.contains("none") }
    return document.profiles.contains(profile) || document.profiles.contains("base")
  }

  private func isNamed(_ page: DocumentCollection.Page) -> Bool {
    if invocation.only.isEmpty { return true }
    guard let document = page.entry.document else { return invocation.only.contains(page.entry.id.text) }
    return CheckSession.names(document, invocation.only)
  }

  /// Whether the configuration leaves a shipped document in.
  private func isActive(_ page: DocumentCollection.Page) -> Bool {
    guard let document = page.entry.document else { return true }
    let (only, skip) = (loadedConfiguration.configuration.only, loadedConfiguration.configuration.skip)
    return !isOff(document) && !CheckSession.names(document, skip.map(\.text))
      && (only.isEmpty || CheckSession.names(document, only.map(\.text)))
  }

  /// Whether the configuration turns a rule off.
  func isOff(_ document: RuleDocument) -> Bool {
    loadedConfiguration.configuration.off.contains { document.isCalled($0.rule.text) }
  }

  // MARK: Problems

  /// A profile, ids and tags that none of the documents has.
  func unknownWords(among pages: [DocumentCollection.Page], besides others: [RuleDocument]) -> [Problem] {
    let documents = pages.compactMap(\.entry.document)
    let coined = Set((documents + others).flatMap(\.profiles)).subtracting(RuleSet.profiles).sorted()
    let profiles = RuleSet.profiles + coined
    var problems: [Problem] = []
    if let profile = invocation.profile {
      if !profiles.contains(profile) {
        problems.append(ArgumentProblem.unknownProfile(profile, among: profiles))
      }
    } else if let word = loadedConfiguration.configuration.profile, !profiles.contains(word.text) {
      problems.append(
        ArgumentProblem.unknownProfile(
          word.text, among: profiles, path: loadedConfiguration.path, line: word.line, column: word.column))
    }
    let names = Set(
      documents.flatMap { [$0.id.text] + $0.tags + $0.aliases.map(\.text) } + pages.map(\.entry.id.text))
    return problems
      + ArgumentProblem.unknownRules(invocation.only.filter { !names.contains($0) }, among: names)
  }

  /// Why a run would prove nothing.
  func nothingLeft(of pages: [DocumentCollection.Page]) -> Problem {
    if invocation.operands.isEmpty, pages.allSatisfy(\.isShipped) {
      return nothingShipped
    }
    if pages.isEmpty {
      return Problem(
        "there is no rule document here",
        remedy: "documents are *.md and *.txt files whose names do not begin with _")
    }
    let count = pages.count == 1 ? "the one document" : "all \(pages.count) documents"
    let flags = [
      invocation.profile.map { "--profile \($0)" },
      invocation.only.isEmpty ? nil : "--only \(invocation.only.joined(separator: " --only "))",
    ].compactMap { $0 }
    let homes = Set(pages.compactMap(\.entry.document).flatMap(\.profiles)).sorted()
    return Problem(
      "no document is left to prove: \(flags.joined(separator: " and ")) \(flags.count > 1 ? "leave" : "leaves") out \(count)",
      remedy: "run without \(flags.joined(separator: " and "))"
        + (homes.isEmpty ? "" : "; profiles of the documents: \(homes.joined(separator: ", "))"))
  }

  private var nothingShipped: Problem {
    let word = invocation.profile == nil ? loadedConfiguration.configuration.profile : nil
    let profile = invocation.profile ?? word?.text
    let cause: String
    if let profile, profile == "none" {
      cause = "there is no rule document: the profile none has no shipped document, and the project has none"
    } else if invocation.only.isEmpty {
      cause = "there is no rule document: the configuration leaves out all of them"
    } else {
      let only = "--only \(invocation.only.joined(separator: " --only "))"
      cause =
        "no document is left to prove: \(only) leaves none" + (profile.map { " of profile \($0)" } ?? "")
    }
    return Problem(
      cause, remedy: "name documents, list folders of them under `rules:` in eaves.yml, or choose a profile",
      path: word == nil ? nil : loadedConfiguration.path, line: word?.line, column: word?.column)
  }
}
