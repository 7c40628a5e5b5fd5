package import EavesDocuments

/// A sentence as plain English: "a view never mentions a repository, the database or the network. Allowed: a repository
/// that it only passes to a view model".
package struct SentenceText {
  private let vocabulary: RoleVocabulary

  package init(_ vocabulary: RoleVocabulary) { self.vocabulary = vocabulary }

  /// In short sentences, the last one without a period.
  package func text(of sentence: Sentence) -> String {
    english(sentence).text(of: sentence)
  }

  /// An item of `except` as what it leaves out: "a repository that it only passes to a view model".
  package func exception(_ index: Int, of sentence: Sentence) -> String {
    english(sentence).exception(sentence.except[index], of: sentence.frame)
  }

  private func english(_ sentence: Sentence) -> EnglishSentence {
    EnglishSentence(items: ItemText(vocabulary, subject: sentence.subject.text))
  }
}

private struct EnglishSentence {
  let items: ItemText

  func text(of sentence: Sentence) -> String {
    // "a type that is a use case or an entity" is a use case or an entity.
    let roles = sentence.subject.text == "type" ? sentence.that.first.flatMap(items.roles) : nil
    let that = items.list(sentence.that.dropFirst(roles == nil ? 0 : 1).map { items.phrase($0) }, "and")
    let unless = items.list(sentence.unless.map { items.phrase($0) }, "or")
    let subject =
      (roles ?? items.subject(sentence.subject.text)) + (that.isEmpty ? "" : " that \(that)")
      + (unless.isEmpty ? "" : ", unless it \(unless),")
    let demands = demands(sentence.frame)
    var parts = ["\(subject) \(demands.first ?? "")"] + demands.dropFirst().map { "It \($0)" }
    if !sentence.except.isEmpty {
      let exceptions = sentence.except.map { exception($0, of: sentence.frame) }
      parts.append("Allowed: \(exceptions.joined(separator: "; "))")
    }
    return parts.joined(separator: ". ")
  }

  /// What continues the subject: "never calls a service".
  private func demands(_ frame: Frame) -> [String] {
    switch frame {
    case .never(let list):
      if list.contains(where: \.isExistence) { return ["must not exist"] }
      return list.map { demand("never", $0) }
    case .always(let list): return list.map { demand("always", $0) }
    case .only(let item):
      let text = items.phrase(item, last: item.terms.first?.word == .imports ? "and" : "or")
      return [text.hasPrefix("is ") ? "is only \(text.dropFirst(3))" : "only \(text)"]
    }
  }

  /// "never holds a service", "is always marked final".
  private func demand(_ adverb: String, _ item: Item) -> String {
    let text = items.phrase(item)
    return text.hasPrefix("is ") ? "is \(adverb) \(text.dropFirst(3))" : "\(adverb) \(text)"
  }

  /// "a repository that it only passes to a view model", "what stands inside init".
  func exception(_ item: Item, of frame: Frame) -> String {
    if let roles = items.roles(item) { return roles }
    guard let verb = item.terms.first(where: { $0.word.isVerb }) else {
      let inside = item.inside.isEmpty ? [] : ["stands\(items.place(item.inside, isDirect: item.isDirect))"]
      var clauses = item
      clauses.inside = []
      let phrases = item.terms.isEmpty ? [] : [items.phrase(clauses)]
      return "what \((phrases + inside).joined(separator: " and "))"
    }
    let value = item.of.isEmpty ? "what" : "\(items.objects(item.of)) that"
    var rest = item
    rest.of = []
    if verb.word == .passesTo, item.of.isEmpty {
      return "values passed only to \(items.objects(verb.values))"
    }
    if verb.word == .passesTo || verb.word == .forwardsTo { return "\(value) it \(items.phrase(rest))" }
    if verb.word == .through { return "calls through \(items.objects(verb.values))" }
    if !item.of.isEmpty, frame.items.contains(where: { isSame($0, item) }) {
      return "those of \(items.objects(item.of))"
    }
    return "where it \(items.phrase(item))"
  }

  /// Whether an exception says nothing else than an item of the frame, of some values.
  private func isSame(_ demand: Item, _ exception: Item) -> Bool {
    var (demand, exception) = (demand, exception)
    (demand.of, exception.of) = ([], [])
    return items.phrase(demand) == items.phrase(exception)
  }
}
