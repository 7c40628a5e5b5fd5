import EavesDocuments
import EavesProject

/// One way to break one item of a sentence.
struct PlantForm {
  /// What the planted line does.
  enum Action: String {
    case holds, accepts, exposesProperty, exposesResult, creates, calls, mentions, reaches, reachesByHelper
    case imports
  }

  let sentence: Int
  let item: Item
  let action: Action
  /// The objects of the item; for `only`, what is not among them.
  let words: [Word]
  /// Whether the words are allowed, and everything else is forbidden.
  let isOnly: Bool
  /// Nil: not narrowed.
  let which: Which?
  /// What calls must come from; nil: anything.
  let of: ObjectSet?
  let place: PlantPlace
  /// The role of paths whose files are the subjects; nil for other subjects.
  let region: Int?
}

/// Where in a member an item looks.
enum PlantPlace {
  case anywhere, body, computed, initializer
  /// In the closure of a modifier.
  case closure(String)

  /// The first place of `inside` that a plant can be put into; nil where there is none.
  init?(_ words: [Word]) {
    if words.isEmpty {
      self = .anywhere
      return
    }
    for word in words {
      switch (word.text, word.form) {
      case (CodePlace.body.rawValue, _): self = .body
      case (CodePlace.computed.rawValue, _): self = .computed
      case (CodePlace.`init`.rawValue, _): self = .initializer
      case (CodePlace.handler.rawValue, _): self = .closure("onTapGesture")
      case (_, .member(let name)): self = .closure(name)
      default: continue
      }
      return
    }
    return nil
  }
}

/// The ways to break the sentences of a rule, and what cannot be broken by a planted line.
struct PlantForms {
  private(set) var forms: [PlantForm] = []
  /// Why an item has no form, each once.
  private(set) var reasons: [String] = []

  init(of document: RuleDocument, in project: Project) {
    for (index, sentence) in document.sentences.enumerated() { add(sentence, index, project) }
  }

  private mutating func add(_ sentence: Sentence, _ index: Int, _ project: Project) {
    if let reason = Self.reason(of: SubjectKind(of: sentence, in: project)) { return note(reason) }
    switch sentence.frame {
    case .always: note(PlantWording.demands)
    case .only(let item):
      guard item.terms.count == 1, item.terms[0].word == .imports else { return note(PlantWording.only) }
      add(item, index, isOnly: true, sentence, project)
    case .never(let items):
      for item in items { add(item, index, isOnly: false, sentence, project) }
    }
  }

  private mutating func add(
    _ item: Item, _ index: Int, isOnly: Bool, _ sentence: Sentence, _ project: Project
  ) {
    guard item.terms.count == 1, let term = item.terms.first, term.isSearch else {
      return note(PlantWording.judges)
    }
    if item.evidenceCount != nil { return note(PlantWording.counts) }
    let actions = Self.actions(of: term, item)
    if actions.isEmpty { return note(PlantWording.noPlant(for: term.word)) }
    guard item.written.isEmpty, !item.isDirect, let place = PlantPlace(item.inside),
      item.of.isEmpty || term.word == .calls
    else { return note(PlantWording.narrowed) }
    var region: Int?
    if case .region(let role) = SubjectKind(of: sentence, in: project) { region = role }
    forms += actions.map {
      PlantForm(
        sentence: index, item: item, action: $0, words: term.values, isOnly: isOnly,
        which: Which(of: item, in: project), of: item.of.isEmpty ? nil : ObjectSet(item.of, in: project),
        place: place, region: region)
    }
  }

  private static func actions(of term: Term, _ item: Item) -> [PlantForm.Action] {
    switch term.word {
    case .holds: [.holds]
    case .accepts: [.accepts]
    case .exposes:
      switch item.via.first?.text {
      case ViaWord.property.rawValue: [.exposesProperty]
      case ViaWord.result.rawValue: [.exposesResult]
      default: [.exposesProperty, .exposesResult]
      }
    case .creates: [.creates]
    case .calls: [.calls]
    case .mentions: [.mentions, .creates]
    case .uses: [.holds, .creates, .calls]
    case .reaches: term.isReachOfCode ? [.reaches, .reachesByHelper] : []
    case .imports: term.isOfManifests ? [] : [.imports]
    default: []
    }
  }

  /// Why nothing is planted for subjects of a kind; nil where something is.
  private static func reason(of kind: SubjectKind) -> String? {
    switch kind {
    case .role, .type, .file, .region: nil
    case .folder, .module: PlantWording.groups
    case .member, .function, .call, .closure, .global, .importing, .unknown: PlantWording.parts
    }
  }

  private mutating func note(_ reason: String) { if !reasons.contains(reason) { reasons.append(reason) } }
}

/// Why a rule, or a part of it, is not planted.
enum PlantWording {
  static let demands = "requires something, which a new line cannot break"
  static let only = "limits something other than imports"
  static let judges = "limits the kind, name or size of a type"
  static let counts = "counts uses"
  static let narrowed = "looks at a place or a spelling that no plant has"
  static let groups = "is about modules or folders as a whole"
  static let parts = "is about single members or calls"
  static let noSubjects = "has no subject in this project"
  static let noObjects = "forbids only names that are neither in this project nor in a known framework"
  static func partly(_ reason: String) -> String { "in part \(reason)" }
  static func noPlant(for word: TermWord) -> String { "uses `\(word.rawValue)`, which cannot be planted" }
}
