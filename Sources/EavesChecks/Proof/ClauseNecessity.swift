import EavesDocuments
import EavesFindings
import EavesSource

/// Every clause must matter: dropping any item or object of a check changes the outcome of some example.
struct ClauseNecessity {
  let bench: ExampleBench
  /// Whether what is stated and not proven fails a document that is not to be touched.
  var isStrict = false
  /// Every part costs a run of all examples.
  static let limit = 150

  /// What is stated and never needed.
  struct Verdict {
    var problems: [Problem] = []
    /// Objects that some example needs, each by itself or with its clause.
    var needed: Set<Word> = []
  }

  func verdict(
    on document: RuleDocument, _ stages: [ExampleBench.Stage], _ runs: [GroupRun]
  ) -> Verdict {
    var verdict = Verdict()
    let parts = document.sentences.map { Reduction.all(of: $0) }
    let count = parts.reduce(0) { $0 + $1.count }
    if count > Self.limit {
      verdict.problems = [
        Problem(
          "the check has \(count) items and objects; each is proven by itself, and \(Self.limit) is the most",
          remedy: "put names that belong together into a word list, or split the document",
          path: document.checkPath,
          line: document.sentences.first?.subject.line)
      ]
      return verdict
    }
    for number in document.sentences.indices {
      for reduced in parts[number] {
        if reduced.sentence == nil, document.sentences.count == 1 {
          // Nothing else can have found what the Incorrect example shows.
          verdict.needed.formUnion(reduced.words)
          continue
        }
        let isSame = zip(stages, runs).allSatisfy { stage, run in
          self.isSame(self.run(document, without: reduced, of: number, run, on: stage), run)
        }
        if isSame {
          verdict.problems.append(problem(reduced, document))
        } else {
          verdict.needed.formUnion(reduced.words)
        }
      }
    }
    return verdict
  }

  /// Who may not touch a document can only show less of it than it says: that is told, and no failure.
  private func problem(_ reduced: Reduction, _ document: RuleDocument) -> Problem {
    if let object = reduced.object, document.checkPath != document.path {
      return Problem(
        "narrower than stated: no example needs `\(object.text)`",
        remedy: "show it in \(document.id).examples.md, or remove it", path: document.checkPath,
        line: object.line, column: object.column, severity: isStrict ? .error : .warning)
    }
    return Problem(
      "\(reduced.what) changes nothing in any example", remedy: "add an example that needs it, or remove it",
      path: document.checkPath, line: reduced.line)
  }

  /// The run of a document with one sentence reduced. What the others find stays what it is.
  private func run(
    _ document: RuleDocument, without reduced: Reduction, of number: Int, _ run: GroupRun,
    on stage: ExampleBench.Stage
  ) -> GroupRun {
    var sentences = run.outcome?.sentences ?? []
    if let sentence = reduced.sentence {
      var variant = document
      variant.sentences = [sentence]
      sentences[number] = Checker(project: stage.project, rules: [variant]).run()[0].sentences[0]
    } else {
      sentences.remove(at: number)
    }
    return bench.run(document, RuleOutcome(rule: document.id, sentences: sentences), on: stage)
  }

  private func isSame(_ left: GroupRun, _ right: GroupRun) -> Bool {
    left.found == right.found && left.related == right.related && left.excepted.count == right.excepted.count
      && Set(left.findings.map(\.place)) == Set(right.findings.map(\.place))
      && missing(in: left) == missing(in: right)
  }
}

extension ClauseNecessity {
  /// What subjects lack, where one finding tells of several things.
  private func missing(in run: GroupRun) -> Set<SentenceOutcome.Missing> {
    (run.outcome?.sentences ?? []).reduce(into: []) { $0.formUnion($1.missing) }
  }
}

/// A sentence with one thing left out.
struct Reduction {
  let what: String
  let line: Int
  /// Nil: the whole sentence is left out.
  let sentence: Sentence?
  /// The objects that are left out, as far as nothing else leaves them out: one of a list, or the only one.
  let words: [Word]
  /// The one object of a list, or the word beside a verb, that is left out; nil where a clause or more is.
  var object: Word?

  static func all(of sentence: Sentence) -> [Reduction] {
    var found: [Reduction] = []
    found += items("that", sentence.that) { items in
      var copy = sentence
      copy.that = items
      return copy
    }
    found += items("unless", sentence.unless) { items in
      var copy = sentence
      copy.unless = items
      return copy
    }
    found += items("except", sentence.except) { items in
      var copy = sentence
      copy.except = items
      return copy
    }
    switch sentence.frame {
    case .never(let list):
      found += framed("never", list) { items in
        var copy = sentence
        copy.frame = .never(items)
        return items.isEmpty ? nil : copy
      }
    case .always(let list):
      found += framed("always", list) { items in
        var copy = sentence
        copy.frame = .always(items)
        return items.isEmpty ? nil : copy
      }
    case .only(let item):
      found += objects(item) { reduced in
        var copy = sentence
        copy.frame = .only(reduced)
        return copy
      }
    }
    return found
  }

  private static func items(_ word: String, _ list: [Item], _ make: ([Item]) -> Sentence) -> [Reduction] {
    list.indices.flatMap { index -> [Reduction] in
      var rest = list
      rest.remove(at: index)
      let whole = Reduction(
        what: "dropping \(words(of: list[index])) of `\(word)`", line: list[index].line, sentence: make(rest),
        words: only(list[index]))
      return [whole]
        + objects(list[index]) { reduced in
          var items = list
          items[index] = reduced
          return make(items)
        }
    }
  }

  /// "`kind` and `name`"
  private static func words(of item: Item) -> String {
    let words = item.terms.map { "`\($0.word.rawValue)`" }
    return words.isEmpty ? "this item" : words.joined(separator: " and ")
  }

  /// What goes with an item and not by itself: the objects of clauses that have one each, and of `of`.
  private static func only(_ item: Item) -> [Word] {
    item.terms.filter { $0.values.count == 1 }.flatMap(\.values) + item.of
  }

  private static func framed(_ word: String, _ list: [Item], _ make: ([Item]) -> Sentence?) -> [Reduction] {
    list.indices.flatMap { index -> [Reduction] in
      var rest = list
      rest.remove(at: index)
      let whole = Reduction(
        what: "dropping \(words(of: list[index])) of `\(word)`", line: list[index].line, sentence: make(rest),
        words: only(list[index]))
      return [whole]
        + objects(list[index]) { reduced in
          var items = list
          items[index] = reduced
          return make(items) ?? make(list)
            ?? Sentence(subject: Word("type", line: 0, column: 0), frame: .never([]))
        }
    }
  }

  /// The item without one object of a list, and without one clause of several.
  private static func objects(_ item: Item, _ make: (Item) -> Sentence) -> [Reduction] {
    var found: [Reduction] = []
    for term in item.terms.indices {
      if item.terms.count > 1 {
        var copy = item
        copy.terms.remove(at: term)
        found.append(
          Reduction(
            what: "dropping the clause `\(item.terms[term].word.rawValue)`",
            line: item.terms[term].place.line,
            sentence: make(copy), words: item.terms[term].values.count == 1 ? item.terms[term].values : []))
      }
      found += below(item.terms[term], item, at: term, make)
      guard item.terms[term].values.count > 1 else { continue }
      for value in item.terms[term].values.indices {
        var copy = item
        let word = copy.terms[term].values.remove(at: value)
        found.append(
          Reduction(
            what: "dropping `\(word.text)`", line: word.line, sentence: make(copy), words: [word],
            object: word))
      }
    }
    return found + which(item, make) + narrowing(item, make)
  }

  /// The item without an item of those below a clause, and with less of it.
  private static func below(
    _ term: Term, _ item: Item, at position: Int, _ make: (Item) -> Sentence
  ) -> [Reduction] {
    term.items.indices.flatMap { index -> [Reduction] in
      let parts = objects(term.items[index]) { reduced in
        var copy = item
        copy.terms[position].items[index] = reduced
        return make(copy)
      }
      guard term.items.count > 1 else { return parts }
      var copy = item
      copy.terms[position].items.remove(at: index)
      let what = "dropping \(words(of: term.items[index])) of `\(term.word.rawValue)`"
      return [Reduction(what: what, line: term.items[index].line, sentence: make(copy), words: [])] + parts
    }
  }

  /// The item without what it asks of objects, and with less of it.
  private static func which(_ item: Item, _ make: (Item) -> Sentence) -> [Reduction] {
    item.which.indices.flatMap { index in
      var copy = item
      copy.which.remove(at: index)
      let what = item.which.count > 1 ? "\(words(of: item.which[index])) of `which`" : "`which`"
      let whole = Reduction(
        what: "dropping \(what)", line: item.which[index].line, sentence: make(copy), words: [])
      return [whole]
        + objects(item.which[index]) { reduced in
          var copy = item
          copy.which[index] = reduced
          return make(copy)
        }
    }
  }

  /// The words beside a verb that list values.
  private static let narrowing:
    [(word: NarrowingWord, values: any WritableKeyPath<Item, [Word]> & Sendable)] = [
      (.of, \.of), (.inside, \.inside), (.named, \.named), (.written, \.written), (.via, \.via),
    ]

  /// The item without a word beside its verb, and without one value of several.
  private static func narrowing(_ item: Item, _ make: (Item) -> Sentence) -> [Reduction] {
    // An item that says nothing but where is dropped as a whole.
    var found: [Reduction] = narrowing.flatMap { word, path -> [Reduction] in
      let values = item[keyPath: path]
      guard let first = values.first else { return [] }
      var without = item
      without[keyPath: path] = []
      let whole = Reduction(
        what: "dropping `\(word.rawValue)`", line: first.line, sentence: make(without),
        words: values.count == 1 ? values : [],
        object: Word(word.rawValue, line: first.line, column: first.column))
      guard values.count > 1 else { return item.terms.isEmpty ? [] : [whole] }
      return (item.terms.isEmpty ? [] : [whole])
        + values.indices.map { index in
          var less = item
          let word = less[keyPath: path].remove(at: index)
          return Reduction(
            what: "dropping `\(word.text)`", line: word.line, sentence: make(less), words: [word],
            object: word)
        }
    }
    if item.count != nil {
      var without = item
      without.count = nil
      let column = item.terms.first?.place.column ?? 1
      found.append(
        Reduction(
          what: "dropping `count`", line: item.line, sentence: make(without), words: [],
          object: Word(NarrowingWord.count.rawValue, line: item.line, column: column)))
    }
    return found
  }
}
