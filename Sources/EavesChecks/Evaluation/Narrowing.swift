import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// Decides which evidence the words beside a verb leave over: `inside`, `named`, `via`, `of`.
struct Narrowing {
  let project: Project
  let enclosure: Enclosure
  let rooting: RootResolver
  private let writings = WrittenTypeCache()

  init(project: Project) {
    self.project = project
    enclosure = Enclosure(project: project)
    rooting = RootResolver(project: project)
  }

  /// Whether a piece of evidence is what a search means. Uses of a declared value count for any verb: they belong to
  /// the value's cause. For `uses`, so does every other mention of it.
  func isMeant(_ evidence: Evidence, by search: Search) -> Bool {
    let item = search.item
    let belongsToCause = evidence.isUse || search.verb.joinsMentions
    if !belongsToCause, !evidence.answers(search.verb, in: project) { return false }
    if !item.inside.isEmpty, enclosure.surrounding(of: evidence, item) == nil { return false }
    if !item.named.isEmpty, !isNamed(evidence, item.named) { return false }
    if let written = search.written, !isWritten(evidence, written) { return false }
    if !item.via.isEmpty, !isVia(evidence, item.via) { return false }
    if let of = search.of, !rooting.concerns(evidence, of) { return false }
    if let which = search.which, !which.isTrue(of: evidence) { return false }
    return true
  }

  /// What of the words beside a verb made a finding, as it is in the code: " named store", " on a value of a
  /// view model inside .onAppear". Empty where the verb alone did.
  func shown(_ evidence: Evidence, by search: Search, _ wording: Wording) -> String {
    let item = search.item
    let place =
      enclosure.surrounding(of: evidence, item).map { wording.place($0, isDirect: item.isDirect) } ?? ""
    var text = ""
    // The object itself has a type that `of` names; the message names it.
    if let of = search.of, evidence.type == .none {
      // Two operands may be of one each.
      let meant = search.parts.firstIndex { rooting.concerns(evidence, $0) }
      let owners = meant.map { [item.of[$0]] } ?? item.of
      text +=
        evidence.position == .call
        ? wording.operand(
          owners, of: evidence.object(in: project), argument: rooting.argument(of: evidence, rootedIn: of))
        : wording.rooted(owners)
    }
    if !item.named.isEmpty, let value = evidence.value {
      text += " named `\(project.files[value.file].outline.name(of: value.node))`"
    }
    if !item.written.isEmpty { text += written(evidence).map { " written \($0.text)" } ?? "" }
    if !item.via.isEmpty {
      text += isProperty(evidence) ? " through a property" : " through a result"
    }
    // "with a value of a view model inside body" reads as if the view model stood there.
    text = text.hasPrefix(" with ") ? place + text : text + place
    return text + (search.which.map { ", which \(kind(of: evidence, $0) ?? phrase($0, wording))" } ?? "")
  }

  private func phrase(_ which: Which, _ wording: Wording) -> String {
    which.items.map { wording.phrase($0, isNegated: false) }.joined(separator: " and ")
  }

  /// "is a class, not a protocol", where only the kind of the object is asked; nil otherwise.
  private func kind(of evidence: Evidence, _ which: Which) -> String? {
    guard evidence.type != .none, which.items.count == 1, which.items[0].terms.count == 1,
      which.items[0].terms[0].word == .kind
    else { return nil }
    let asked = which.items[0].terms[0].values.map(\.text)
    let own = RoleWording.withArticle(project.types[evidence.type.index].kind.rawValue)
    return "is \(own)\(asked.count > 1 && !asked.contains("protocol") ? ", not a protocol" : "")"
  }

  /// Whether evidence by itself makes a verb true: a use only where the verb is true of uses.
  func proves(_ evidence: Evidence, _ search: Search) -> Bool {
    evidence.answers(search.verb, in: project) && isMeant(evidence, by: search)
  }

  func isNamed(_ evidence: Evidence, _ globs: [Word]) -> Bool {
    guard let value = evidence.value else { return false }
    let name = project.files[value.file].outline.name(of: value.node)
    return globs.contains { NamePattern($0.text).matches(name) }
  }

  /// Whether the type of a declared value, or the result, in which the evidence stands is written so.
  func isWritten(_ evidence: Evidence, _ types: WrittenTypes) -> Bool {
    type(of: evidence).map {
      writings.isWritten(types, at: $0, in: project.files[Int($0.file)].outline)
    } ?? false
  }

  /// Nil where no type is written.
  private func written(_ evidence: Evidence) -> WrittenType.Form? {
    type(of: evidence).map { writings.form(at: $0, in: project.files[Int($0.file)].outline) }
  }

  /// What holds the type that is written; nil where none is.
  private func type(of evidence: Evidence) -> NodeRef? {
    let own = evidence.value.flatMap { value in
      project.files[value.file].outline.annotation(of: value.node).map { NodeRef(file: value.file, node: $0) }
    }
    return own
      ?? project.files[evidence.file].outline.typeAround(evidence.node).map {
        NodeRef(file: evidence.file, node: $0)
      }
  }

  private func isVia(_ evidence: Evidence, _ via: [Word]) -> Bool {
    via.contains { ViaWord(rawValue: $0.text) == (isProperty(evidence) ? .property : .result) }
  }

  private func isProperty(_ evidence: Evidence) -> Bool {
    evidence.position == .storedProperty || evidence.position == .computedProperty
      || evidence.position == .creation || evidence.position == .call
  }
}
