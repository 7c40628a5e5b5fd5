import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource

/// Every phrase that a finding is made of, in one place.
///
/// A class: what it has looked up for one finding serves the next.
final class Wording {
  let project: Project
  let reasons: RoleReasons
  private lazy var items = ItemText(project.vocabulary)
  /// The last ones.
  private var breaches: [BreachFacts: Breach] = [:]
  private static let maxBreaches = 256
  /// The last object that was recognized: those of one type stand near each other.
  private var recognised: (type: TypeIndex, role: Int, text: String?)?

  init(project: Project) {
    self.project = project
    reasons = RoleReasons(in: project)
  }

  /// "`TripList`", "`Route.swift`"; of a part of the project "module `Trips`", "`Route` (work layer)".
  func subject(_ party: Party) -> String {
    guard let role = party.role, isPlace(role), !party.name.hasSuffix(".swift") else {
      return Self.code(party.name)
    }
    return place(role, party.name)
  }

  /// "the service `TripService`", "`ModelContext`"; of a type that is known by its place "`TripRow` (the data layer)".
  ///
  /// - Parameter subject: what the message is about.
  func object(_ party: Party, besides subject: Party? = nil) -> String {
    guard let role = party.role else { return Self.code(party.name) }
    if let known = project.vocabulary.roles.first(where: { $0.name == role }), known.isOfPlaces,
      known.layer == nil
    {
      let noun = project.vocabulary.noun(ofRole: role)
      return "\(Self.code(party.name)) (\(subject?.role == role ? "another \(self.noun(role))" : noun))"
    }
    return isPlace(role) ? place(role, party.name) : "the \(noun(role)) \(Self.code(party.name))"
  }

  private func place(_ role: String, _ name: String) -> String {
    let place = RoleWording.spaced(role)
    return place.hasSuffix(" layer")
      ? "\(Self.code(name)) (\(place))" : "\(place) \(Self.code(name))"
  }

  /// A role without its article: "service", "API client".
  private func noun(_ role: String) -> String {
    let noun = project.vocabulary.noun(ofRole: role)
    return String(noun.trimmingPrefix("an ").trimmingPrefix("a ").trimmingPrefix("the "))
  }

  /// A name between backticks; a phrase as it is.
  static func code(_ name: String) -> String {
    if name.hasPrefix("appendInterpolation(") {
      let labels = name.dropFirst("appendInterpolation(".count).dropLast()
      return labels.isEmpty ? "a string interpolation" : "a string interpolation with `\(labels)`"
    }
    return name.contains(" ") && !name.contains(".") || name.hasPrefix("closure") || name.contains("`")
      ? name : "`\(name)`"
  }

  private func isPlace(_ role: String) -> Bool {
    RoleWording.spaced(role).hasSuffix(" layer") || ["module", "folder", "import"].contains(role)
      || project.vocabulary.roles.first { $0.name == role }.map(\.isOfPlaces) ?? false
  }

  /// What is wrong with a subject, one value shared by all findings with the same text.
  ///
  /// - Parameters:
  ///   - narrowing: what of the words beside the verb made the finding; no part of its key.
  ///   - message: nil for "subject verb object" and the narrowing.
  func breach(
    of subject: Party, key: String, verb: String, object: Party?, position: String, narrowing: String = "",
    message: String? = nil, recognised: [String] = [], except: String? = nil, instead: String?
  ) -> Breach {
    let facts = BreachFacts(
      subject: subject, key: key, verb: verb, object: object, position: position,
      narrowing: narrowing, message: message, recognised: recognised, except: except, instead: instead)
    if let known = breaches[facts] { return known }
    let breach = Breach(
      subject: subject, subjectKey: key, verb: verb, object: object, position: position,
      message: message
        ?? "\(self.subject(subject)) \(TermWord(rawValue: verb).map(ItemText.verb) ?? verb) \(object.map { self.object($0, besides: subject) } ?? "")\(narrowing)",
      recognised: recognised, except: except, instead: instead)
    // Findings with the same text are near each other.
    if breaches.count >= Self.maxBreaches { breaches.removeAll(keepingCapacity: true) }
    breaches[facts] = breach
    return breach
  }

  private struct BreachFacts: Hashable {
    let subject: Party
    let key: String
    let verb: String
    let object: Party?
    let position: String
    let narrowing: String
    let message: String?
    let recognised: [String]
    let except: String?
    let instead: String?

    /// Names byte by byte: of those that only look alike each has its own.
    static func == (left: Self, right: Self) -> Bool {
      left.subject == right.subject && left.object == right.object && left.key.isExactly(right.key)
        && left.verb == right.verb && left.position == right.position
        && left.narrowing.isExactly(right.narrowing) && isSame(left.message, right.message)
        && left.recognised.elementsEqual(right.recognised, by: isSame) && isSame(left.except, right.except)
        && isSame(left.instead, right.instead)
    }

    private static func isSame(_ left: String?, _ right: String?) -> Bool {
      guard let left, let right else { return left == nil && right == nil }
      return left.isExactly(right)
    }

    /// Ordered by the most distinctive property first.
    func hash(into hasher: inout Hasher) {
      hasher.combine(subject)
      hasher.combine(object)
      verb.hash(bytesInto: &hasher)
      position.hash(bytesInto: &hasher)
    }
  }

  /// " of a view model".
  func rooted(_ words: [Word]) -> String { " of \(items.objects(words))" }

  /// " inside .onAppear".
  func place(_ word: Word, isDirect: Bool) -> String { items.place([word], isDirect: isDirect) }

  /// " with the argument `item`".
  static func argument(_ label: String) -> String {
    label == "_" ? " with an argument without label" : " with the argument `\(label)`"
  }

  /// By what a call concerns values of objects: " on a value of a view model", " with a value of a view model as `date`";
  /// behind "divides" " a value of a view model", behind "`Store.shared`" " of a service".
  ///
  /// - Parameters:
  ///   - callee: what is called.
  ///   - label: that of the argument which is such a value, `_` for one without; nil for the receiver.
  func operand(_ words: [Word], of callee: String, argument label: String?) -> String {
    let value = "a value of \(items.objects(words))"
    guard let label else {
      return isStatic(callee) ? rooted(words) : Self.operation(callee) == nil ? " on \(value)" : " \(value)"
    }
    return " with \(value)\(label == "_" ? "" : " as the argument `\(label):`")"
  }

  /// Whether a type has what is called, and not its values.
  private func isStatic(_ callee: String) -> Bool {
    callee.first?.isUppercase == true
      || project.vocabulary.words["sharedMembers", default: []].contains { $0.text == callee }
  }

  /// What an operator does with a value; nil for other names.
  static func operation(_ name: String) -> String? {
    switch name {
    case "+": "adds"
    case "-": "subtracts"
    case "*": "multiplies"
    case "/": "divides"
    case "%": "takes the remainder of"
    case "==", "!=", "===", "!==", "<", ">", "<=", ">=": "compares"
    default: nil
    }
  }

  /// "calls `.load()`", "uses a string interpolation"; of operators "divides values".
  func call(_ name: String, _ narrowing: String, hasOperand: Bool) -> String {
    if let operation = Self.operation(name) {
      return "\(operation)\(hasOperand ? "" : " values")\(narrowing)"
    }
    let isName = name.first.map { $0.isLetter || "._@#".contains($0) } ?? true
    let isKeyword = ["try", "as"].contains(name.prefix(while: \.isLetter))
    let isUsed = isKeyword || name.hasPrefix("appendInterpolation(")
    let verb = isUsed ? "uses" : isName ? "calls" : "uses the operator"
    return "\(verb) \(Self.code(name))\(narrowing)"
  }

  /// " with a value of kind string or number".
  static func value(_ kinds: [Word]) -> String {
    " with a value of kind \(kinds.map(\.text).joined(separator: " or "))"
  }

  func object(_ evidence: Evidence) -> Party {
    guard let role = shownRole(evidence) else { return Party(role: nil, name: evidence.object(in: project)) }
    let name = evidence.type == .none ? evidence.object(in: project) : project.qualifiedName(evidence.type)
    return Party(role: project.roleName(role), name: name)
  }

  /// The role by which an object was recognized; where a helper stands for one layer or another, the layer it is in.
  private func shownRole(_ evidence: Evidence) -> Int? {
    guard let role = evidence.role, evidence.type != .none else { return evidence.role }
    let phrase = project.vocabulary.phrases[project.roleName(role)] ?? ""
    return phrase.contains(" or ") ? project.layerRole(evidence.type) ?? role : role
  }

  /// What a message calls an object that was recognized by the name of a member alone: "`Purchases.shared`", where it
  /// is written behind a type. Nil for all others.
  func written(_ evidence: Evidence, _ object: Party) -> String? {
    guard evidence.type == .none, evidence.path == nil, object.role == nil, object.name.hasPrefix(".") else {
      return nil
    }
    let outline = project.files[evidence.file].outline
    return outline.staticChain(upTo: evidence.node).flatMap { $0.hasSuffix(object.name) ? $0 : nil }
  }

  /// "the network", "the service `TripService`".
  func reached(_ end: Party) -> String { capability(of: end) ?? object(end) }

  /// A path whose last hop says what the API at its end gives access to: "uses `RemoteConfig` (the network)".
  func ended(_ path: ReachPath) -> ReachPath {
    guard let last = path.hops.last, let capability = capability(of: path.end) else { return path }
    let hop = ReachPath.Hop(file: last.file, range: last.range, text: "\(last.text) (\(capability))")
    return ReachPath(path.hops.dropLast() + [hop], to: path.end)
  }

  /// What an API gives access to, by the list that names it or the type that it is a member of: "the database". Nil
  /// for a type of the project, and for what no such list names.
  func capability(of object: Party) -> String? {
    guard object.role == nil else { return nil }
    return capabilities[object.name] ?? capabilities[Self.head(object.name)]
  }

  private static func head(_ api: String) -> String { String(api.prefix { $0 != "." && $0 != "(" }) }

  /// By API.
  private lazy var capabilities: [String: String] = {
    var found: [String: String] = [:]
    let vocabulary = project.vocabulary
    for list in RoleWording.capabilities {
      for word in vocabulary.words[list] ?? [] where found[word.text] == nil {
        let phrase = vocabulary.phrases[word.text] ?? vocabulary.phrases[list] ?? list
        found[word.text] = phrase
        if !word.text.hasPrefix("."), found[Self.head(word.text)] == nil {
          found[Self.head(word.text)] = phrase
        }
      }
    }
    return found
  }()

  /// The message of a rule with the names of a finding.
  static func filled(_ template: String, subject: String, object: String) -> String {
    // Names have backquotes already.
    template.replacing("`{subject}`", with: "{subject}").replacing("`{object}`", with: "{object}")
      .split(separator: "{", omittingEmptySubsequences: false).enumerated().map { index, part in
        if index == 0 { return String(part) }
        if part.hasPrefix("subject}") { return subject + part.dropFirst(8) }
        return object + part.dropFirst(7)
      }.joined()
  }

  /// Why a subject has its layer role, where neither its name nor a supertype says so.
  func recognition(ofSubject type: TypeIndex) -> String? {
    guard let role = project.layerRole(type), let evidence = reasons.evidence(for: type, having: role),
      !evidence.isEvident
    else { return nil }
    return recognition(of: type, evidence)
  }

  /// Why an object has its role, where the evidence is for the role.
  func recognition(_ evidence: Evidence) -> String? {
    guard let role = shownRole(evidence), evidence.type != .none else { return nil }
    if let last = recognised, last.type == evidence.type, last.role == role { return last.text }
    let text = reasons.evidence(for: evidence.type, having: role).flatMap {
      recognition(of: evidence.type, $0)
    }
    recognised = (evidence.type, role, text)
    return text
  }

  /// "`ImageStore` is a service: a class that uses `FileManager` (ImageStore.swift:41)"; nil where the whole name says it.
  func recognition(of type: TypeIndex, _ evidence: RoleEvidence) -> String? {
    if evidence.shortReason == "its name is `\(project.name(type))`" { return nil }
    let kind = kind(project.vocabulary.roles[evidence.role])
    return "\(Self.code(project.qualifiedName(type))) is \(kind): \(evidence.shortReason)"
  }

  /// "a view"; of a declared layer "part of the domain layer", of a place "in the data layer".
  private func kind(_ role: RoleDefinition) -> String {
    if role.layer != nil { return "part of the \(RoleWording.spaced(role.name))" }
    let noun = project.vocabulary.noun(ofRole: role.name)
    return role.isOfPlaces ? "in \(noun)" : noun
  }

  func related(_ evidence: Evidence) -> String {
    if evidence.isUse { return "used" }
    switch evidence.position {
    case .parameter: return "accepted"
    case .storedProperty, .attribute: return "held"
    case .creation: return "created"
    default: return "\(evidence.object(in: project)) mentioned"
    }
  }

  /// What is wrong with a subject itself: it exists, fulfils a clause, or lacks one.
  ///
  /// - Parameter found: what a measure counted.
  func judged(_ item: Item, _ subject: Party, isMissing: Bool, found: Int? = nil) -> String {
    "\(self.subject(subject)) \(items.phrase(item, isNegated: isMissing, found: found))"
  }

  /// What an item says, without its subject.
  func phrase(_ item: Item, isNegated: Bool, found: Int? = nil) -> String {
    items.phrase(item, isNegated: isNegated, found: found)
  }

  /// What cannot be known of the `unless` of a sentence in a project of one module; nil where that does not matter.
  func doubt(_ sentence: Sentence, isOneModule: Bool) -> String? {
    let counts =
      sentence.unless.first.map { $0.count != nil && $0.terms.contains { $0.word.isPassive } } ?? false
    return counts && isOneModule ? "in one module, sharing across features cannot be proven" : nil
  }
}
