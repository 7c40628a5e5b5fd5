import EavesDocuments
import EavesProject
import EavesSource

/// Finds values that no code can have, so that the sentence could never report anything.
struct ValueValidator {
  private let vocabulary: RoleVocabulary
  private var faults: [SentenceFault] = []

  init(_ vocabulary: RoleVocabulary) { self.vocabulary = vocabulary }

  /// The faults of an item's values, as they stand. O(values).
  func faults(of item: Item, for noun: SubjectNoun) -> [SentenceFault] {
    var limits = self
    for term in item.terms { limits.check(term, noun) }
    for value in item.of { limits.checkRoot(value) }
    for value in item.inside { limits.checkPlace(value) }
    limits.checkVia(item)
    limits.checkNamed(item)
    for value in item.written { limits.add(TypeSpelling.fault(of: value.text), value) }
    limits.checkStanding(item)
    return limits.faults
  }

  private mutating func check(_ term: Term, _ noun: SubjectNoun) {
    for value in term.values {
      switch term.word {
      case .kind: checkKind(value, noun)
      case .marked: checkMark(value)
      case .type: checkWritten(value)
      case .name, .in, .path, .argument: checkName(value, term.word, noun)
      case .platform: checkPlatform(value)
      default: checkObject(value, term, noun)
      }
    }
  }

  // MARK: Objects

  private mutating func checkObject(_ value: Word, _ term: Term, _ noun: SubjectNoun) {
    let word = term.word.word
    if (term.word == .imports || term.word == .importedBy || term.word.isOfManifests) && value.form == .type
      && value.text.contains(".")
    {
      add(SentenceValidatorWording.noModule(value.text), SentenceValidatorWording.moduleRemedy, value)
    }
    guard !word.objects.contains(.value), let kind = ObjectKind(value, in: vocabulary) else { return }
    if kind == .undeclared, noun != .module, term.word == .imports {
      return add(
        SentenceValidatorWording.noManifest(value.text, noun), SentenceValidatorWording.manifestRemedy, value)
    }
    if kind == .operatorSymbol, value.text.allSatisfy({ $0 == "*" }) {
      return add(
        SentenceValidatorWording.noPattern(value.text), SentenceValidatorWording.patternRemedy, value)
    }
    if term.word == .reaches, !term.isReachOfCode, noun != .module, kind != .itself {
      return add(
        SentenceValidatorWording.noVia(value.text, noun), SentenceValidatorWording.viaRemedy(noun), value)
    }
    if noun == .call || noun == .closure, term.word.isVerb, kind == .attribute {
      add(SentenceValidatorWording.noAttribute(value.text), SentenceValidatorWording.attributeRemedy, value)
    }
    if term.word == .callee, kind == .macro {
      add(
        SentenceValidatorWording.noObject(value.text, kind, word),
        SentenceValidatorWording.verbs(taking: kind), value)
    }
    if term.word == .chained, kind == .callee, value.text.utf8.first != 0x2E {
      return add(
        SentenceValidatorWording.noValue(value.text), "write \".\(value.text)\": only a member is chained",
        value)
    }
    if let remedy = SentenceValidatorWording.globRemedy(value, kind) {
      return add(SentenceValidatorWording.noGlob(value.text, kind), remedy, value)
    }
    if case .macro(let name) = value.form, ["if", "else", "elseif", "endif"].contains(name) {
      return add(
        "`\(value.text)` is no macro", "all branches are read; nothing stands for a condition", value)
    }
    if case .member(let name) = value.form, name.contains(".") {
      let last = name.split(separator: ".").last ?? ""
      return add(
        SentenceValidatorWording.noValue(value.text), "write \".\(last)\": a member is named alone", value)
    }
    if case .attribute(let name) = value.form, let last = name.split(separator: ".").last, name.contains("."),
      last.first?.isLowercase ?? false
    {
      return add(SentenceValidatorWording.noValue(value.text), "write the attribute alone", value)
    }
    if let member = value.memberOfSelf {
      return add(
        SentenceValidatorWording.noValue(value.text), "write \"\(member)\": a call's receiver is left out",
        value)
    }
    let isTaken =
      term.word == .reaches && !term.isReachOfCode
      ? LanguageWord.ofModules.contains(kind) : word.objects.contains(kind)
    if isTaken {
      if term.word == .creates, kind == .callee, !value.isConstruction {
        return add(
          SentenceValidatorWording.noConstruction(value.text), SentenceValidatorWording.constructionRemedy,
          value)
      }
      guard kind == .list, let list = vocabulary.words[value.text] else { return }
      let sayable = list.filter { term.word != .chained || $0.text.utf8.first == 0x2E }
      let kinds = sayable.compactMap { ObjectKind($0, in: vocabulary) }
      if kinds.contains(where: word.objects.contains) { return }
    }
    add(
      SentenceValidatorWording.noObject(value.text, kind, word), SentenceValidatorWording.verbs(taking: kind),
      value)
  }

  // MARK: What stands beside a word

  /// What a value can come from.
  private static let roots = ObjectKind.types.union([.attribute, .member, .staticMember, .callee])

  private mutating func checkRoot(_ value: Word) {
    guard let kind = ObjectKind(value, in: vocabulary) else {
      if value.form == .unknown {
        add(SentenceValidatorWording.noValue(value.text), SentenceValidatorWording.rootRemedy, value)
      }
      return
    }
    if let remedy = SentenceValidatorWording.globRemedy(value, kind) {
      return add(SentenceValidatorWording.noGlob(value.text, kind), remedy, value)
    }
    var isRoot = Self.roots.contains(kind)
    if kind == .list, let list = vocabulary.words[value.text] {
      isRoot = list.contains { ObjectKind($0, in: vocabulary).map(Self.roots.contains) ?? false }
    }
    if !isRoot {
      add(SentenceValidatorWording.noRoot(value.text, kind), SentenceValidatorWording.rootRemedy, value)
    }
  }

  private mutating func checkPlace(_ value: Word) {
    switch value.form {
    case .member(let name), .callee(let name, _):
      if !NamePattern(name).isLiteral {
        add(SentenceValidatorWording.noGlob(value.text, .member), "list the calls", value)
      } else if let last = name.split(separator: ".").last, name.drop(while: { $0 == "." }).contains(".") {
        let labels = value.text.drop { $0 != "(" }
        add(
          SentenceValidatorWording.noValue(value.text), "write \".\(last)\(labels)\": a call is named alone",
          value)
      }
    default: break
    }
    if value.form == .name, RoleVocabulary.asideRoles.contains(value.text) {
      add(
        SentenceValidatorWording.unseen(value.text), SentenceValidatorWording.unseenRemedy(value.text), value)
    }
  }

  private mutating func checkVia(_ item: Item) {
    let isPassive = item.terms.contains { $0.word.isPassive }
    let isVerb = item.terms.contains { $0.word.isVerb }
    guard isPassive != isVerb else { return }
    let meant = isPassive ? ViaKind.attribute : .member
    for value in item.via where ViaKind(value.text) != meant {
      add(
        SentenceValidatorWording.notReachedVia(value.text), SentenceValidatorWording.reachedViaRemedy(meant),
        value)
    }
    for value in item.via where value.text.utf8.first == 0x40 {
      let name = value.text.prefix { $0 != "(" }
      if name.endIndex < value.text.endIndex || name.contains("<") {
        let own = name.prefix { $0 != "<" }.dropFirst().split(separator: ".").last ?? ""
        add(
          SentenceValidatorWording.noValue(value.text), "write \"@\(own)\": an attribute is named alone here",
          value)
      } else {
        add(MarkSpelling.fault(of: value.text), value)
      }
    }
  }

  // MARK: Clauses

  /// A type is no stored property, and a member no class.
  private mutating func checkKind(_ value: Word, _ noun: SubjectNoun) {
    if noun.kinds.isEmpty || noun.kinds.contains(value.text) { return }
    add(
      SentenceValidatorWording.noKind(value.text, noun), "kinds: \(noun.kinds.joined(separator: ", "))", value
    )
  }

  private mutating func checkMark(_ value: Word) {
    if let fault = MarkSpelling.fault(of: value.text) { return add(fault, value) }
    let name = value.text.prefix { $0 != "(" }
    if ["@unchecked", "@retroactive"].contains(name) {
      add("`\(name)` marks no declaration", "write `mentions: \"\(name)\"`: it stands before a type", value)
    } else if value.text.hasPrefix("@") || value.text.hasPrefix("throws(") {
      return
    } else if !NamePattern(value.text).isLiteral {
      add(SentenceValidatorWording.noGlob(value.text, .attribute), "list them one by one", value)
    } else if value.text.contains(" ") || value.text == "#" {
      add(SentenceValidatorWording.noValue(value.text), "write an attribute, a macro or a modifier", value)
    } else if value.form == .type {
      add("`\(name)` is no modifier", "write \"@\(name)\" for an attribute, \"#\(name)\" for a macro", value)
    }
  }

  private mutating func checkWritten(_ value: Word) {
    let kind = ObjectKind(value, in: vocabulary)
    if let kind, ObjectKind.types.contains(kind), kind != .glob { return }
    if let fault = TypeSpelling.fault(of: value.text) { return add(fault, value) }
    guard let kind, kind != .glob, !["!", "?"].contains(value.text.suffix(1)) else { return }
    add(
      SentenceValidatorWording.noObject(value.text, kind, TermWord.type.word),
      SentenceValidatorWording.typeRemedy, value)
  }

  private mutating func checkName(_ value: Word, _ word: TermWord, _ noun: SubjectNoun) {
    guard let fault = NameSpelling.fault(of: value, word, for: noun) else { return }
    add(fault.cause, fault.remedy, value)
  }

  private mutating func checkNamed(_ item: Item) {
    for value in item.named {
      guard let fault = NameSpelling.member(value.text) else { continue }
      add(fault.cause, fault.remedy, value)
    }
  }

  /// Properties stand in types, and in no code.
  private mutating func checkStanding(_ item: Item) {
    if item.terms.contains(where: { $0.word == .accepts }) {
      let none = [CodePlace.computed, .handler, .loop, .qualifier].map(\.rawValue)
      for value in item.inside where none.contains(value.text) {
        add(
          "no parameter stands inside `\(value.text)`",
          "write `init`, `body` or a role, or leave `inside` out", value)
      }
    }
    checkQualifier(item)
    guard item.terms.count == 1, let word = item.terms.first?.word, word == .holds || word == .exposes else {
      return
    }
    for value in item.inside
    where CodePlace(rawValue: value.text) != nil || [".", "@"].contains(value.text.prefix(1)) {
      add(
        "no property stands inside `\(value.text)`",
        "leave `inside` out, or write a role, for properties of types declared in its types", value)
    }
  }

  /// Only `mentions` finds a type behind a typealias.
  private mutating func checkQualifier(_ item: Item) {
    guard let term = item.terms.first, term.word != .mentions else { return }
    for value in item.inside where CodePlace(rawValue: value.text) == .qualifier {
      add(SentenceValidatorWording.noQualifier(term.word), SentenceValidatorWording.qualifierRemedy, value)
    }
  }

  private mutating func checkPlatform(_ value: Word) {
    if PlatformRange(value.text) != nil { return }
    add(
      "`\(value.text)` is no platform with a range of versions",
      "write \"iOS ..16\"; platforms: \(PlatformRange.names.joined(separator: ", "))", value)
  }

  private mutating func add(_ fault: SpellingFault?, _ word: Word) {
    if let fault { add(fault.cause, fault.remedy, word) }
  }

  private mutating func add(_ cause: String, _ remedy: String, _ word: Word) {
    faults.append(SentenceFault(cause: cause, remedy: remedy, word: word))
  }
}

/// What a value of `via` is.
enum ViaKind {
  case attribute, member

  init(_ text: String) { self = text.utf8.first == 0x40 ? .attribute : .member }
}

extension Word {
  /// Whether a callee names a type: `String(format:)`.
  fileprivate var isConstruction: Bool {
    guard case .callee(let name, _) = form, let last = name.split(separator: ".").last else { return false }
    return !name.hasPrefix(".") && last.unicodeScalars.first?.properties.isUppercase ?? false
  }

  /// `.f` of `self.f`, `self.f()`; nil for other values.
  fileprivate var memberOfSelf: String? {
    for receiver in ["self.", "Self."] where text.hasPrefix(receiver) {
      return "." + text.dropFirst(receiver.count).prefix { $0 != "(" }
    }
    return nil
  }
}
