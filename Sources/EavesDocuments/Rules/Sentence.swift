/// A word or value of a document and where it stands.
package struct Word: Hashable, Sendable {
  package let text: String
  /// 1-based line and column (UTF-8 bytes) in the file that holds the word.
  package let line: Int
  package let column: Int

  package init(_ text: String, line: Int, column: Int) {
    self.text = text
    self.line = line
    self.column = column
  }
}

/// One sentence of a check: subject, frame, exceptions.
package struct Sentence: Sendable {
  /// After `for:`: a role, `type`, `file`, `module`, `member`, `function`, `call` or `import`.
  package var subject: Word
  /// Each must hold for a subject to be meant.
  package var that: [Item] = []
  /// Any one excludes a subject.
  package var unless: [Item] = []
  package var frame: Frame
  /// Any one removes a single piece of evidence.
  package var except: [Item] = []
  /// The line for the report; nil when the document gives none.
  package var instead: String?
  /// What a finding says, with `{subject}` and `{object}`; nil for the words of the check.
  package var message: String?

  /// Whether what the sentence is about may not be there at all: `never: exists`.
  package var forbidsExistence: Bool {
    guard case .never(let items) = frame else { return false }
    return items.contains { $0.terms.contains { $0.word == .exists } }
  }
}

/// What a sentence demands of its subjects.
package enum Frame: Sendable {
  /// Any one item is a breach.
  case never([Item])
  /// Every object found must be in the list of the one item.
  case only(Item)
  /// Each missing item is a breach.
  case always([Item])
}

/// A map of a check or of a role: clauses that all hold, or one verb with its narrowing words.
package struct Item: Sendable {
  /// The clauses, or the single verb, in the order written.
  package var terms: [Term]
  /// Narrowing words beside them; empty or nil when absent. `via` holds `property`, `result`, or attributes
  /// of a holder.
  package var of: [Word]
  package var inside: [Word]
  /// Whether nothing may lie between it and what is around it: `directly-in` instead of `inside`.
  package var isDirect = false
  package var named: [Word]
  package var written: [Word]
  package var via: [Word]
  package var count: CountRange?
  /// Clauses that the object of the verb fulfils: one item, or none.
  package var which: [Item]
  /// Only in a role's item: any one excludes a type from it.
  package var unless: [Item]
  /// Line of the item's first word.
  package var line: Int

  package init(
    terms: [Term], of: [Word] = [], inside: [Word] = [], named: [Word] = [], written: [Word] = [],
    via: [Word] = [], count: CountRange? = nil, which: [Item] = [], unless: [Item] = [], line: Int
  ) {
    self.terms = terms
    self.of = of
    self.inside = inside
    self.named = named
    self.written = written
    self.via = via
    self.count = count
    self.which = which
    self.unless = unless
    self.line = line
  }
}

/// A clause or a verb with its values: `name: "*Store"`, `holds: [repository, database]`, `exists`.
package struct Term: Sendable {
  package var word: TermWord
  /// Where the word itself stands.
  package var place: Word
  /// Empty for `exists`. A measure (`lines`, `depth`, `members`, `functions`, `parameters`) has its range in `range`.
  package var values: [Word]
  package var range: CountRange?
  /// The clauses of a word that asks another than the subject: one item; empty for other words.
  package var items: [Item]
  /// Whether `reaches` is about what code gets to; else about modules.
  package var isReachOfCode = false

  package init(
    word: TermWord, place: Word, values: [Word] = [], range: CountRange? = nil, items: [Item] = []
  ) {
    self.word = word
    self.place = place
    self.values = values
    self.range = range
    self.items = items
  }

  /// Whether it relates a type to others by their roles, in the definition of a role too: those are known first.
  package var relatesTypes: Bool {
    switch word {
    case .role, .holds, .creates: true
    // Roles begin with a lower-case letter, types do not.
    case .conforms: values.contains { $0.text.utf8.first.map { $0 >= 0x61 && $0 <= 0x7A } ?? false }
    default: word.isPassive
    }
  }
}

extension Item {
  /// The items within this one, but those that exclude.
  package var inner: [Item] { terms.flatMap(\.items) + which }

  /// The item and all items within it, however deep.
  package var withInner: [Item] { [self] + inner.flatMap(\.withInner) }

  /// The item and all items within it, those that exclude among them.
  package var everyItem: [Item] { [self] + (inner + unless).flatMap(\.everyItem) }
}

/// An inclusive range of counts: `..6`, `2..`, `0..1`, `3`.
package struct CountRange: Hashable, Sendable, CustomStringConvertible {
  /// Nil: no lower bound.
  package let least: Int?
  /// Nil: no upper bound.
  package let most: Int?

  package init(least: Int?, most: Int?) {
    self.least = least
    self.most = most
  }

  /// Whether a count lies between the bounds, both included.
  package func contains(_ count: Int) -> Bool { count >= least ?? Int.min && count <= most ?? Int.max }

  package var description: String {
    if let least, least == most { return "\(least)" }
    return (least.map(String.init) ?? "") + ".." + (most.map(String.init) ?? "")
  }
}

/// Every word that may open a term. The raw value is how documents spell it.
package enum TermWord: String, Sendable, CaseIterable {
  // Clauses of types (some also of files, members, calls).
  case kind, name, conforms, marked, type, access
  case `in`, path, role
  case lines, depth, members, functions, parameters, children
  /// A platform that the package's manifest or the Xcode project names, with a range of major versions: `"iOS ..16"`.
  case platform
  /// The kind of target that a file is in.
  case target
  // Passives: clauses about what others do with the type.
  case heldBy = "held-by"
  case acceptedBy = "accepted-by"
  case returnedBy = "returned-by"
  case createdBy = "created-by"
  case calledBy = "called-by"
  case mentionedBy = "mentioned-by"
  case importedBy = "imported-by"
  case conformedBy = "conformed-by"
  // Clauses of calls.
  case callee, argument, captures, chained
  /// What a value is as it is written.
  case value
  /// Applies to the type that a member, function or call belongs to.
  case owner
  // Verbs. `conforms` and `mentions` serve as clauses too.
  case exists, declares, imports, holds, accepts, exposes, creates, calls, assigns, branches, mentions, uses
  case passesTo = "passes-to"
  case forwardsTo = "forwards-to"
  /// Under `except`: where the paths end that `reaches` follows.
  case through
  // Of modules.
  case declaresDependency = "declares-dependency"
  case reaches

  package var isVerb: Bool {
    switch self {
    case .exists, .declares, .imports, .conforms, .holds, .accepts, .exposes, .creates, .calls, .assigns,
      .branches,
      .mentions, .uses, .passesTo, .forwardsTo, .through, .declaresDependency, .reaches:
      true
    default: false
    }
  }

  package var isPassive: Bool {
    switch self {
    case .heldBy, .acceptedBy, .returnedBy, .createdBy, .calledBy, .mentionedBy, .importedBy, .conformedBy:
      true
    default: false
    }
  }

  package var isMeasure: Bool {
    switch self {
    case .lines, .depth, .members, .functions, .parameters, .children: true
    default: false
    }
  }
}

extension TermWord {
  /// Whether it is evaluated from manifests.
  package var isOfManifests: Bool { self == .declaresDependency || self == .reaches }
}

extension Item {
  /// Whether it says where the paths end that `reaches` follows.
  package var endsPaths: Bool { terms.contains { $0.word == .through } }
}

extension Term {
  /// Whether it is answered by what manifests and project files declare.
  package var isOfManifests: Bool {
    word.isOfManifests && !isReachOfCode
      || word == .imports && values.contains { ObjectNoun(rawValue: $0.text)?.isOfManifests ?? false }
  }
}

extension Sentence {
  /// With `reaches` understood as the subject says: of modules and folders, and with `self`, it follows dependencies.
  func resolvingReach() -> Sentence {
    if subject.text == "module" || subject.text == "folder" { return self }
    func resolved(_ items: [Item]) -> [Item] {
      items.map { item in
        var item = item
        for index in item.terms.indices where item.terms[index].word == .reaches {
          item.terms[index].isReachOfCode = item.terms[index].values.map(\.text) != ["self"]
        }
        return item
      }
    }
    var sentence = self
    sentence.that = resolved(that)
    sentence.unless = resolved(unless)
    sentence.except = resolved(except)
    switch frame {
    case .never(let items): sentence.frame = .never(resolved(items))
    case .always(let items): sentence.frame = .always(resolved(items))
    case .only: break
    }
    return sentence
  }

  /// Whether it is about declarations of manifests and project files: its modules are theirs.
  package var isOfManifests: Bool {
    let items = that + unless + frame.items + except
    return subject.text == "module" && items.contains { $0.terms.contains(where: \.isOfManifests) }
  }

  /// Whether only a manifest or a project file answers it: of a module without one nothing is known. What `reaches` asks
  /// is answered by imports, too.
  package var needsManifests: Bool {
    isOfManifests && !frame.items.contains { $0.terms.contains { $0.word == .reaches } }
  }

  /// The roles of tests, previews and mocks that it is about: those of the owners of its subjects, and those of its files
  /// and imports. What belongs to them is meant.
  package var coveredTestRoles: [String] {
    let terms = that.flatMap(\.terms)
    let owners = terms.filter { $0.word == .owner }.flatMap(\.items).flatMap(\.terms)
    let roles = (owners + (choosesFilesByRole ? terms : [])).filter { $0.word == .role }
    return roles.flatMap(\.values).map(\.text).filter(RoleVocabulary.asideRoles.contains)
  }

  /// Whether `role` under `that` applies to files, test files included.
  package var choosesFilesByRole: Bool { subject.text == "file" || subject.text == "import" }
}
