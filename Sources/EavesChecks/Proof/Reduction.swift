import EavesDocuments

/// A sentence with one thing left out.
struct Reduction {
  let what: String
  let line: Int
  /// Nil: the whole sentence is left out.
  let sentence: Sentence?
  /// The objects that are left out, as far as nothing else leaves them out: one of a list, or the only one.
  let words: [Word]
  /// The one object of a list, or the word beside a verb, that is left out; nil where a clause or more is.
  let object: Word?
  /// Whether it is left out of `that`: of whom the sentence is about, not of what it says.
  let isOfCondition: Bool

  private init(_ part: ItemReduction, _ sentence: Sentence?, isOfCondition: Bool = false) {
    (what, line, self.sentence, self.isOfCondition) = (part.what, part.line, sentence, isOfCondition)
    (words, object) = (part.words, part.object)
  }

  static func all(of sentence: Sentence) -> [Reduction] {
    func less(of word: String, _ list: WritableKeyPath<Sentence, [Item]>) -> [Reduction] {
      items(word, sentence[keyPath: list], isCondition: word == "that") { items in
        var copy = sentence
        copy[keyPath: list] = items
        return copy
      }
    }
    let found = less(of: "that", \.that) + less(of: "unless", \.unless) + less(of: "except", \.except)
    switch sentence.frame {
    case .never(let list):
      return found + items("never", list) { $0.isEmpty ? nil : sentence.framed(.never($0)) }
    case .always(let list):
      return found + items("always", list) { $0.isEmpty ? nil : sentence.framed(.always($0)) }
    case .only(let item):
      return found + ItemReduction.parts(of: item).map { Reduction($0, sentence.framed(.only($0.item))) }
    }
  }

  /// A list without one of its items, and with less of each.
  private static func items(
    _ word: String, _ list: [Item], isCondition: Bool = false, _ make: ([Item]) -> Sentence?
  ) -> [Reduction] {
    var found: [Reduction] = []
    for index in list.indices {
      var items = list
      items.remove(at: index)
      found.append(Reduction(.whole(list[index], of: word), make(items), isOfCondition: isCondition))
      for part in ItemReduction.parts(of: list[index]) {
        items = list
        items[index] = part.item
        found.append(Reduction(part, make(items), isOfCondition: isCondition))
      }
    }
    return found
  }
}

extension Sentence {
  fileprivate func framed(_ frame: Frame) -> Sentence {
    var copy = self
    copy.frame = frame
    return copy
  }
}

/// An item with one thing left out.
///
/// Values all the way down: closures that put an item back into what surrounds it were compiled again at every depth.
private struct ItemReduction {
  let what: String
  let line: Int
  /// What is left; where the item goes as a whole, the item.
  let item: Item
  let words: [Word]
  var object: Word?

  /// An item that goes as a whole, and takes along what does not go by itself: the objects of clauses that have one
  /// each, and of `of`.
  static func whole(_ item: Item, of word: String) -> ItemReduction {
    ItemReduction(
      what: "\(names(of: item)) under `\(word)`", line: item.line, item: item,
      words: item.terms.filter { $0.values.count == 1 }.flatMap(\.values) + item.of)
  }

  /// "`kind` and `name`"
  private static func names(of item: Item) -> String {
    let words = item.terms.map { "`\($0.word.rawValue)`" }
    return words.isEmpty ? "this item" : words.joined(separator: " and ")
  }

  /// The item without one object of a list, and without one clause of several.
  static func parts(of item: Item) -> [ItemReduction] {
    var found: [ItemReduction] = []
    for (index, term) in item.terms.enumerated() {
      if item.terms.count > 1 {
        var less = item
        less.terms.remove(at: index)
        found.append(
          ItemReduction(
            what: "`\(term.word.rawValue)`", line: term.place.line, item: less,
            words: term.values.count == 1 ? term.values : []))
      }
      found += below(term, item, at: index)
      guard term.values.count > 1 else { continue }
      for value in term.values.indices {
        var less = item
        let word = less.terms[index].values.remove(at: value)
        found.append(dropping(word, leaving: less))
      }
    }
    return found + which(item) + narrowing(item) + count(item)
  }

  private static func dropping(_ word: Word, leaving item: Item) -> ItemReduction {
    ItemReduction(what: "`\(word.text)`", line: word.line, item: item, words: [word], object: word)
  }

  /// The item without an item of those below a clause, and with less of it.
  private static func below(_ term: Term, _ item: Item, at position: Int) -> [ItemReduction] {
    var found: [ItemReduction] = []
    for (index, inner) in term.items.enumerated() {
      var less = item
      if term.items.count > 1 {
        less.terms[position].items.remove(at: index)
        found.append(
          ItemReduction(
            what: "\(names(of: inner)) under `\(term.word.rawValue)`", line: inner.line, item: less,
            words: []))
      }
      for part in parts(of: inner) {
        less = item
        less.terms[position].items[index] = part.item
        found.append(part.within(less))
      }
    }
    return found
  }

  /// The item without what it asks of objects, and with less of it.
  private static func which(_ item: Item) -> [ItemReduction] {
    var found: [ItemReduction] = []
    for (index, inner) in item.which.enumerated() {
      var less = item
      less.which.remove(at: index)
      let what = item.which.count > 1 ? "\(names(of: inner)) under `which`" : "`which`"
      found.append(ItemReduction(what: what, line: inner.line, item: less, words: []))
      for part in parts(of: inner) {
        less = item
        less.which[index] = part.item
        found.append(part.within(less))
      }
    }
    return found
  }

  /// The same left out of an item that surrounds this one.
  private func within(_ item: Item) -> ItemReduction {
    ItemReduction(what: what, line: line, item: item, words: words, object: object)
  }

  /// The words beside a verb that list values.
  private static let narrowing:
    [(word: NarrowingWord, values: any WritableKeyPath<Item, [Word]> & Sendable)] = [
      (.of, \.of), (.inside, \.inside), (.named, \.named), (.written, \.written), (.via, \.via),
    ]

  /// The item without a word beside its verb, and without one value of several. An item that says nothing but where is
  /// dropped as a whole.
  private static func narrowing(_ item: Item) -> [ItemReduction] {
    var found: [ItemReduction] = []
    for (word, path) in narrowing {
      let values = item[keyPath: path]
      guard let first = values.first else { continue }
      if !item.terms.isEmpty {
        let word = word == .inside && item.isDirect ? .directlyIn : word
        var less = item
        less[keyPath: path] = []
        found.append(
          ItemReduction(
            what: "`\(word.rawValue)`", line: first.line, item: less,
            words: values.count == 1 ? values : [],
            object: Word(word.rawValue, line: first.line, column: first.column)))
      }
      guard values.count > 1 else { continue }
      for index in values.indices {
        var less = item
        let word = less[keyPath: path].remove(at: index)
        found.append(dropping(word, leaving: less))
      }
    }
    return found
  }

  private static func count(_ item: Item) -> [ItemReduction] {
    if item.count == nil { return [] }
    var less = item
    less.count = nil
    let word = NarrowingWord.count.rawValue
    return [
      ItemReduction(
        what: "`count`", line: item.line, item: less, words: [],
        object: Word(word, line: item.line, column: item.terms.first?.place.column ?? 1))
    ]
  }
}
