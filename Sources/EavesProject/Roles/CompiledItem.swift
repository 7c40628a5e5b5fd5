package import EavesDocuments
import EavesOutline
package import EavesSource

/// An item compiled for one project. Roles and rules evaluate the same compiled form.
package final class CompiledItem: Sendable {
  /// As it is written.
  package let item: Item
  package let terms: [CompiledTerm]
  /// What the value concerned comes from; nil: from anything.
  package let of: ObjectSet?
  /// Roles of the types that it must be nested in; nil for a word that names no role: nothing is nested in that.
  let inside: [Int?]
  let unless: [CompiledItem]
  /// The count of a passive, or of what is held or created.
  package let count: CountRange
  let isCountOfPassive: Bool
  /// What a holding property is called; empty: anything.
  let named: [NamePattern]
  /// Attributes that a holding property must carry one of; nil for one that occurs nowhere.
  let via: [Symbol?]
  /// Bits of the roles that the item names, for the type itself or for others.
  let referencedRoles: UInt64

  /// - Parameter supertypes: what names under `conforms` stand for.
  package init(_ item: Item, in project: Project, _ supertypes: SupertypeReading = .anyone) {
    self.item = item
    let hasModules = project.hasModules(for: item)
    terms = item.terms.map { CompiledTerm($0, in: project, hasModules: hasModules, supertypes) }
    of = item.of.isEmpty ? nil : ObjectSet(item.of, in: project)
    inside = item.inside.map { project.roles.index(of: $0.text) }
    unless = item.unless.map { CompiledItem($0, in: project, supertypes.ofUnless) }
    count = item.count ?? CountRange(least: 1, most: nil)
    isCountOfPassive = item.terms.contains { $0.word.isPassive }
    named = item.named.map { NamePattern($0.text) }
    via = project.attributeSymbols(item.via)
    var asked = terms.reduce(0) { $0 | $1.referencedRoles }
    for role in inside.compactMap(\.self) { asked |= 1 << UInt64(role) }
    referencedRoles = unless.reduce(asked) { $0 | $1.referencedRoles }
  }
}

/// What names under `conforms` stand for: to be called like a protocol of the SDK is not to be one.
package enum SupertypeReading: Sendable {
  /// Every type of that name: for rules, and for roles of eaves.yml.
  case anyone
  /// The same, but what an `unless` names is the SDK's: items of shipped roles.
  case anyExceptExcluded
  /// Types that the project does not declare itself.
  case outside
  /// The same for names without a star, and for those of a framework: `UI*View`. Other globs are conventions.
  case outsideByName

  fileprivate var ofUnless: SupertypeReading { self == .anyone ? .anyone : .outsideByName }

  fileprivate func isOutside(_ word: Word) -> Bool {
    switch self {
    case .anyone, .anyExceptExcluded: return false
    case .outside: return true
    case .outsideByName:
      let head = word.text.prefix { $0 != "*" && $0 != "?" }
      return head.count == word.text.count || head.count > 1 && head.allSatisfy(\.isUppercase)
    }
  }
}

/// A word of an item with its values in the form that it is answered from.
package final class CompiledTerm: Sendable {
  /// What the values of a word stand for.
  package enum Values: Sendable {
    case names([NamePattern])
    case supertypes([Party])
    case paths(PathPatterns)
    /// By module: whether its name is asked for.
    case modules([Bool])
    /// What the file is built for.
    case targets([TargetKind])
    case kinds([TypeKind?])
    case roles([Int?])
    case parties(Parties)
    case platforms([PlatformRange])
    case marks([Mark])
    /// Of calls: what is called.
    case objects(ObjectSet)
    case imports(ModuleList)
    /// Types that a declaration may have.
    case types(TypeWords)
    /// Clauses of a type that is not the subject.
    case clauses([CompiledItem])
    /// Bits of the words, as `MentionTable` keeps them.
    case mentions(UInt64)
    /// The words of the term say it all.
    case asWritten
  }

  /// An attribute or a modifier of a declaration.
  package struct Mark: Sendable {
    let isAttribute: Bool
    /// Nil for one that occurs nowhere.
    let name: Symbol?
    /// The whole attribute as it must be written; nil: with any arguments or none.
    let written: WrittenAttribute?

    init(_ text: String, in project: Project) {
      isAttribute = text.hasPrefix("@")
      written = isAttribute ? WrittenAttribute(text) : nil
      name = project.symbols.find(written?.name ?? (isAttribute ? String(text.dropFirst()) : text))
    }
  }

  /// Types that a passive or `conforms` names: who holds, creates, returns; what is conformed to.
  package enum Party: Sendable {
    case any
    case role(Int)
    case named(NamePattern)
    /// A type of that name that the project does not declare itself.
    case outside(NamePattern)
    /// A type with the types around it.
    case nested(String)

    /// The parties of words: a word list stands for its words.
    static func all(
      _ words: [Word], in project: Project, _ supertypes: SupertypeReading = .anyone
    ) -> [Party] {
      words.flatMap { word in
        project.roles.index(of: word.text) == nil
          ? (project.vocabulary.words[word.text] ?? [word]).map { Party($0, in: project, supertypes) }
          : [Party(word, in: project, supertypes)]
      }
    }

    private init(_ word: Word, in project: Project, _ supertypes: SupertypeReading) {
      if word.text == "type" {
        self = .any
      } else if let role = project.roles.index(of: word.text) {
        self = .role(role)
      } else if word.text.utf8.contains(0x2E) {
        self = .nested(word.text)
      } else if supertypes.isOutside(word) {
        self = .outside(NamePattern(word.text))
      } else {
        self = .named(NamePattern(word.text))
      }
    }
  }

  /// Parties of which any will do, those that are told at a glance apart from the others.
  package struct Parties: Sendable {
    /// Bits of the roles.
    package private(set) var roles: UInt64 = 0
    private(set) var isAny = false
    /// Names without a star.
    private(set) var names: [Symbol] = []
    private(set) var others: [Party] = []
    /// Whether only types with one of the roles match.
    let matchesRolesOnly: Bool

    init(_ words: [Word], in project: Project) {
      for party in Party.all(words, in: project) {
        switch party {
        case .any: isAny = true
        case .role(let role): roles |= 1 << UInt64(role)
        case .named(let pattern) where pattern.isLiteral:
          // A name that occurs nowhere matches no type.
          if let name = project.symbols.find(pattern.text) { names.append(name) }
        case .named, .nested, .outside: others.append(party)
        }
      }
      matchesRolesOnly = !isAny && names.isEmpty && others.isEmpty
    }
  }

  package let term: Term
  package let values: Values
  /// Bits of the roles that the term names, for the type itself or for others.
  let referencedRoles: UInt64

  /// - Parameter hasModules: whether the project has as many modules as the item asks for.
  package init(
    _ term: Term, in project: Project, hasModules: Bool = true, _ supertypes: SupertypeReading = .anyone
  ) {
    self.term = term
    values = Self.values(of: term, in: project, hasModules: hasModules, supertypes)
    var asked: UInt64 = 0
    switch values {
    case .roles(let roles): for role in roles.compactMap(\.self) { asked |= 1 << UInt64(role) }
    case .parties(let parties): asked = parties.roles
    case .supertypes(let parties):
      for case .role(let role) in parties { asked |= 1 << UInt64(role) }
    default: break
    }
    if term.word.isPassive {
      // Who is set aside is not counted, and what is a part of another has no relations of its own.
      asked |= project.roles.setAside
      for role in project.roles.ownParts { asked |= 1 << UInt64(role) }
    }
    referencedRoles = asked
  }

  private static func values(
    of term: Term, in project: Project, hasModules: Bool, _ supertypes: SupertypeReading
  ) -> Values {
    switch term.word {
    case .name, .argument, .captures: return .names(term.values.map { NamePattern($0.text) })
    case .callee, .chained, .forwardsTo: return .objects(ObjectSet(term.values, in: project))
    case .imports: return .imports(ModuleList(term.values, in: project))
    case .owner: return .clauses(term.items.map { CompiledItem($0, in: project) })
    case .conforms: return .supertypes(Party.all(term.values, in: project, supertypes))
    case .in:
      let patterns = term.values.map { ModulePattern($0.text) }
      return .modules(
        project.modules.map { module in hasModules && patterns.contains { module.isNamed(by: $0) } })
    case .path: return .paths(PathPatterns(term.values.map { PathPattern($0.text, foldsFolders: true) }))
    case .target: return .targets(term.values.compactMap { TargetKind(rawValue: $0.text) })
    case .kind: return .kinds(term.values.map { TypeKind(rawValue: $0.text) })
    case .role: return .roles(term.values.map { project.roles.index(of: $0.text) })
    case .marked: return .marks(term.values.map { Mark($0.text, in: project) })
    case .type: return .types(TypeWords(term.values, in: project))
    case .platform: return .platforms(term.values.compactMap { PlatformRange($0.text) })
    case .mentions: return .mentions(term.values.reduce(0) { $0 | MentionTable.bit(of: $1.text) })
    default:
      return term.relatesTypes ? .parties(Parties(term.values, in: project)) : .asWritten
    }
  }
}

extension Project {
  /// The symbols of attributes written with their `@`.
  func attributeSymbols(_ words: [Word]) -> [Symbol?] {
    words.map { $0.text.hasPrefix("@") ? symbols.find(String($0.text.dropFirst())) : nil }
  }
}
