package import EavesDocuments
import EavesFindings
import EavesOutline
package import EavesProject

/// A document's sentences, bound to one project.
package struct CompiledRule: Sendable {
  package let document: RuleDocument
  let sentences: [CompiledSentence]

  package init(_ document: RuleDocument, in project: Project) {
    self.document = document
    sentences = document.sentences.map {
      CompiledSentence($0, in: project, isShipped: document.isShipped)
    }
  }
}

struct CompiledSentence: Sendable {
  let sentence: Sentence
  let subject: SubjectKind
  /// Its items that choose subjects.
  let that: [CompiledItem]
  let unless: [CompiledItem]
  /// Items of the frame that are held against a subject as a whole: all of `always`; of `never` those that neither
  /// look for evidence nor ask manifests.
  let judged: [CompiledItem]
  /// Items of `never` or `only` whose verb looks for evidence in code.
  let searches: [Search]
  /// Verbs in `that`, `unless` and `always`, evaluated as clauses of a subject.
  let facts: [Search]
  let exceptions: [Exception]
  /// `only` reports what is not listed.
  let isOnly: Bool
  /// The roles of tests, previews and mocks whose code is meant.
  let coveredTestRoles: [Int]
  /// Bits of roles of which each subject has at least one; nil where that is unknown, and for subjects that a role
  /// names.
  let requiredRoles: UInt64?

  /// - Parameter isShipped: whether it came with Eaves.
  init(_ sentence: Sentence, in project: Project, isShipped: Bool = false) {
    self.sentence = sentence
    subject = SubjectKind(of: sentence, in: project)
    requiredRoles = subject == .type ? sentence.requiredRoles(in: project) : nil
    coveredTestRoles = Self.coveredTestRoles(of: sentence, subject, in: project)
    // Free functions that are tests stand in no type that a search could look into.
    let ends = sentence.pathEnds(in: project)
    let isAside = !coveredTestRoles.isEmpty || subject == project.testSubject && !project.freeTests.isEmpty
    that = sentence.that.map { CompiledItem($0, in: project) }
    unless = sentence.unless.map { CompiledItem($0, in: project) }
    if case .only = sentence.frame { isOnly = true } else { isOnly = false }
    if case .always(let items) = sentence.frame {
      searches = []
      judged = items.map { CompiledItem($0, in: project) }
    } else {
      let found = sentence.frame.items.map { Search($0, in: project, reachesAside: isAside, ends: ends) }
      searches = found.compactMap(\.self)
      judged = zip(sentence.frame.items, found).filter { $1 == nil && !$0.isOfManifests }
        .map { CompiledItem($0.0, in: project) }
    }
    facts = (sentence.that + sentence.unless + sentence.alwaysItems + sentence.countedItems).flatMap { item in
      item.terms.compactMap { Search(item, $0, in: project, reachesAside: isAside, ends: ends) }
    }
    exceptions = sentence.except.map { Exception($0, in: project, isShipped: isShipped) }
  }

  /// Those that the sentence names; tests, where it names a place that holds nothing else.
  private static func coveredTestRoles(of sentence: Sentence, _ subject: SubjectKind, in project: Project)
    -> [Int]
  {
    let named = sentence.coveredTestRoles.compactMap { project.roles.index(of: $0) }
    guard named.isEmpty, subject.isOfPlaces, let test = project.roles.index(of: "test"),
      project.excludesTests(sentence.that)
    else { return named }
    return [test]
  }
}

extension Project {
  /// Whether a modifier of the project is what a word such as ".sheet" names, and no overload that hands on to the one
  /// of the SDK. O(members) where some name is so.
  func declaresModifier(_ word: String) -> Bool {
    guard case .member(let name) = ObjectForm(word), let symbol = symbols.find(name) else { return false }
    return members.contains { member in
      guard member.kind == .method, member.name == symbol else { return false }
      switch types[member.owner.index].kind {
      case .external, .protocol: return !isForwarding(member, to: symbol)
      default: return false
      }
    }
  }

  /// Whether the body of a method names another of its own name.
  private func isForwarding(_ member: Member, to name: Symbol) -> Bool {
    let file = files[Int(member.node.file)]
    let nodes = file.outline.nodes
    let start = Int(member.node.node)
    return (start + 1..<Int(nodes[start].next)).contains { node in
      (nodes[node].kind == .member || nodes[node].kind == .identifier) && file.symbol(node) == name
    }
  }

  /// What a sentence about tests is about; nil where no role is called so.
  var testSubject: SubjectKind? { roles.index(of: "test").map { .role($0) } }
}

/// One verb with its objects and narrowing words.
final class Search: Sendable {
  let item: Item
  let term: Term
  let verb: TermWord
  let objects: ObjectSet
  /// Nil: not narrowed.
  let of: ObjectSet?
  /// Each of several words of `of` alone, in their order: a message names the one that is meant.
  let parts: [ObjectSet]
  let which: Which?
  /// Nil: however the type is written.
  let written: WrittenTypes?
  /// Whether it looks into tests, previews and mocks: the sentence is about them.
  let reachesAside: Bool
  /// Bits of the roles at which paths end that `reaches` follows.
  let ends: UInt64

  /// Nil for items that are about a subject as a whole: `exists`, clauses, a verb with a `count`.
  convenience init?(_ item: Item, in project: Project, reachesAside: Bool = false, ends: UInt64 = 0) {
    guard item.terms.count == 1, item.evidenceCount == nil, let term = item.terms.first else { return nil }
    self.init(item, term, in: project, reachesAside: reachesAside, ends: ends)
  }

  /// One of several verbs of an item, with the narrowing words that they share.
  init?(_ item: Item, _ term: Term, in project: Project, reachesAside: Bool = false, ends: UInt64 = 0) {
    guard term.isSearch else { return nil }
    self.ends = ends
    self.reachesAside = reachesAside
    self.item = item
    self.term = term
    verb = term.word
    objects = ObjectSet(term.values, in: project)
    of = item.of.isEmpty ? nil : ObjectSet(item.of, in: project)
    parts = item.of.count > 1 ? item.of.map { ObjectSet([$0], in: project) } : []
    which = Which(of: item, in: project)
    written = WrittenTypes(item.written)
  }
}

/// An item of `except`: it removes single pieces of evidence.
struct Exception: Sendable {
  let item: Item
  /// The same, to be asked of the object of evidence.
  let clauses: CompiledItem
  /// Whether it can take nothing away: the project has declared itself what it names.
  let isVoid: Bool
  let word: TermWord
  /// What its verb looks for; nil without a verb, and for what is only passed on.
  let search: Search?
  let objects: ObjectSet
  let of: ObjectSet?

  init(_ item: Item, in project: Project, isShipped: Bool) {
    // A modifier of the SDK is not the project's own of that name.
    let isOwn = isShipped ? item.inside.map { project.declaresModifier($0.text) } : []
    var kept = item
    kept.inside = zip(item.inside, isOwn).filter { !$1 }.map(\.0)
    let meant = isOwn.contains(true) ? kept : item
    self.item = meant
    clauses = CompiledItem(item, in: project)
    isVoid = isOwn.contains(true) && kept.inside.isEmpty
    word = item.terms.first?.word ?? .exists
    search = item.terms.first.flatMap { Search(meant, $0, in: project) }
    objects = search?.objects ?? ObjectSet(item.terms.first?.values ?? [], in: project)
    of = clauses.of
  }
}

extension TermWord {
  /// Verbs whose evidence is looked for in code.
  var isSearch: Bool {
    switch self {
    case .holds, .accepts, .exposes, .creates, .calls, .assigns, .branches, .mentions, .uses, .imports,
      .conforms, .declares:
      true
    default: false
    }
  }

  /// Whether a construction counts that does not name its type: `.init(…)`.
  var findsConstruction: Bool { self == .creates || self == .uses }

  /// Whether a finding takes in where the value is declared or named, though the verb is not true there.
  var joinsMentions: Bool { self == .uses }
}

extension Term {
  /// Whether its evidence is looked for in code.
  var isSearch: Bool { word.isSearch || isReachOfCode }
}

extension Item {
  /// Whether it asks for a measure alone.
  var isMeasured: Bool { evidenceCount == nil && !terms.isEmpty && terms.allSatisfy(\.word.isMeasure) }

  /// How many pieces of evidence the item asks its verb for; nil where one is enough, or where a passive counts.
  var evidenceCount: CountRange? { terms.contains { $0.word.isPassive } ? nil : count }
}

extension Sentence {
  /// Bits of the roles that an item of `that` names, one of which each subject must have; nil where none does.
  fileprivate func requiredRoles(in project: Project) -> UInt64? {
    let terms = that.flatMap(\.terms)
    return terms.first { $0.word == .role }.map { term in
      term.values.reduce(0) { bits, value in
        bits | (project.roles.index(of: value.text).map { 1 << UInt64($0) } ?? 0)
      }
    }
  }

  /// Bits of the roles that `through` names under `except`.
  fileprivate func pathEnds(in project: Project) -> UInt64 {
    except.flatMap(\.terms).filter { $0.word == .through }.flatMap(\.values).reduce(0) { bits, value in
      bits | (project.roles.index(of: value.text).map { 1 << UInt64($0) } ?? 0)
    }
  }

  /// The items under `never` whose verb counts; empty for other frames.
  fileprivate var countedItems: [Item] {
    if case .never(let items) = frame { return items.filter { $0.evidenceCount != nil } }
    return []
  }

  /// The items under `always`; empty for other frames.
  var alwaysItems: [Item] {
    if case .always(let items) = frame { return items }
    return []
  }
}
