package import EavesDocuments
import EavesFindings

// Which documents a check runs by.

extension CheckSession {
  /// Applies `only`, `skip`, `on`, `off`, impact overrides and the least impact.
  package static func selected(_ documents: [RuleDocument], _ options: CheckOptions) -> [RuleDocument] {
    wanted(documents, options).filter { !isOff($0, options) }
  }

  /// What only its own page keeps from being selected.
  package static func offByDefault(_ documents: [RuleDocument], _ options: CheckOptions) -> [RuleDocument] {
    wanted(documents, options).filter { isOff($0, options) }
  }

  /// Rules of a profile that `off` or `skip` names, or that a configuration narrows away, in its order.
  static func switchedOff(_ documents: [RuleDocument], _ options: CheckOptions) -> [RuleID] {
    if options.off.isEmpty, options.skip.isEmpty, options.configured.isEmpty { return [] }
    var all = options
    (all.off, all.skip) = ([], [])
    if options.configured.contains(.only) { all.only = [] }
    if options.configured.contains(.minImpact) { all.minImpact = nil }
    let left = Set(selected(documents, options).map(\.id))
    return selected(documents, all).filter { $0.status == .rule && !left.contains($0.id) }.map(\.id)
  }

  /// Whether a rule is off by default and not named explicitly: a tag does not name a rule in particular.
  package static func isOff(_ document: RuleDocument, _ options: CheckOptions) -> Bool {
    document.isOffByDefault
      && !(options.on.map(\.text) + options.only).contains { document.isCalled($0) }
  }

  /// Everything but the statements of a document about itself.
  package static func wanted(_ documents: [RuleDocument], _ options: CheckOptions) -> [RuleDocument] {
    documents.compactMap { document -> RuleDocument? in
      var copy = document
      let called = [document.id] + document.aliases
      if let impact = called.lazy.compactMap({ options.impact[$0] }).first { copy.impact = impact }
      if called.contains(where: options.off.contains) { return nil }
      if !options.only.isEmpty, !names(document, options.only) { return nil }
      if names(document, options.skip) { return nil }
      if let least = options.minImpact, copy.impact < least { return nil }
      return copy
    }
  }

  /// Whether ids, former ids or tags of a list mean a document.
  package static func names(_ document: RuleDocument, _ words: [String]) -> Bool {
    words.contains { document.isCalled($0) || document.tags.contains($0) }
  }
}
