import EavesDocuments
import EavesFindings
import EavesProject

/// Every phrase that a finding is made of, in one place.
struct Wording {
  let project: Project

  init(project: Project) { self.project = project }

  /// `viewModel` as people say it: "view model".
  static func spaced(_ role: String) -> String {
    var text = ""
    for character in role {
      if character.isUppercase {
        text += " " + character.lowercased()
      } else {
        text.append(character)
      }
    }
    return text
  }

  /// "a view model", "an entity".
  static func withArticle(_ role: String) -> String {
    let name = spaced(role)
    return (name.first.map("aeio".contains) ?? false ? "an " : "a ") + name
  }

  /// "view TripList", "ModelContext".
  static func name(_ party: Party) -> String {
    party.role.map { "\(spaced($0)) \(party.name)" } ?? party.name
  }

  static func message(_ violation: Violation) -> String {
    if let message = violation.message { return message }
    let object = violation.object.map { " " + name($0) } ?? ""
    return "\(name(violation.subject)) \(violation.verb) \(object.dropFirst())"
  }

  func object(_ evidence: Evidence) -> Party {
    switch evidence.match {
    case .role(let role): Party(role: project.roleName(role), name: project.qualifiedNameOrName(evidence))
    case .name, .anyType: Party(role: nil, name: evidence.object)
    }
  }

  /// How an object with a role was recognised: the evidence for the role.
  func recognition(_ evidence: Evidence) -> String? {
    guard case .role(let role) = evidence.match, evidence.type != .none else { return nil }
    let reason = project.roleEvidence(evidence.type).first { $0.role == role }?.reason
    return reason.map { "as \(Self.withArticle(project.roleName(role))): \($0)" }
  }

  func related(_ evidence: Evidence) -> String {
    if evidence.isUse { return "used" }
    switch evidence.position {
    case .parameter: return "accepted"
    case .storedProperty, .attribute: return "held"
    case .creation: return "created"
    default: return "\(evidence.object) mentioned"
    }
  }

  /// What is wrong with a subject itself: it exists, fulfils a clause, or lacks one.
  ///
  /// - Parameter found: what a measure counted.
  func judged(_ item: Item, _ subject: Party, isMissing: Bool, found: Int? = nil) -> String {
    "\(Self.name(subject)) \(ItemText(project.vocabulary).phrase(item, isNegated: isMissing, found: found))"
  }

  /// Why the `unless` of a sentence did not save its subject.
  func unless(_ sentence: Sentence, isOneModule: Bool = false) -> String? {
    guard let item = sentence.unless.first else { return nil }
    let counts = item.count != nil && item.terms.contains { $0.word.isPassive }
    let doubt = counts && isOneModule ? "; in one module, sharing across features cannot be proven" : ""
    return "it \(ItemText(project.vocabulary).phrase(item, isNegated: true))\(doubt)"
  }
}

extension Project {
  fileprivate func qualifiedNameOrName(_ evidence: Evidence) -> String {
    evidence.type == .none ? evidence.object : qualifiedName(evidence.type)
  }
}
