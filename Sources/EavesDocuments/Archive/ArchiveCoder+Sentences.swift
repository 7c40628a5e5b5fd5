import EavesSource

/// What checks and roles are made of.
extension ArchiveCoder {
  mutating func word(_ value: inout Word) {
    var (text, line, column) = (value.text, value.line, value.column)
    self.text(&text)
    number(&line)
    number(&column)
    if isReading { value = Word(text, line: line, column: column) }
  }

  mutating func words(_ values: inout [Word]) { list(&values, of: Self.nothing) { $0.word(&$1) } }

  private static let nothing = Word("", line: 0, column: 0)

  mutating func path(_ value: inout FilePath) {
    var text = value.text
    self.text(&text)
    if isReading { value = FilePath(text) }
  }

  private mutating func range(_ value: inout CountRange) {
    var (least, most) = (value.least, value.most)
    optional(&least, of: 0) { $0.number(&$1) }
    optional(&most, of: 0) { $0.number(&$1) }
    if isReading { value = CountRange(least: least, most: most) }
  }

  private mutating func range(_ value: inout CountRange?) {
    optional(&value, of: CountRange(least: nil, most: nil)) { $0.range(&$1) }
  }

  private mutating func term(_ value: inout Term) {
    choice(&value.word, among: TermWord.allCases)
    word(&value.place)
    words(&value.values)
    range(&value.range)
    items(&value.items)
  }

  private mutating func item(_ value: inout Item) {
    number(&value.line)
    list(&value.terms, of: Term(word: .exists, place: Self.nothing)) { $0.term(&$1) }
    var isNarrowed = value.isNarrowed
    flag(&isNarrowed)
    if !isNarrowed { return }
    words(&value.of)
    words(&value.inside)
    words(&value.named)
    words(&value.written)
    words(&value.via)
    range(&value.count)
    items(&value.which)
    items(&value.unless)
  }

  mutating func items(_ values: inout [Item]) { list(&values, of: Item(terms: [], line: 0)) { $0.item(&$1) } }

  private mutating func frame(_ value: inout Frame) {
    var items = value.items
    var kind = value.position
    number(&kind)
    self.items(&items)
    if !isReading { return }
    switch (kind, items.first) {
    case (0, _): value = .never(items)
    case (1, let item?): value = .only(item)
    case (2, _): value = .always(items)
    default: reportDamage()
    }
  }

  private mutating func sentence(_ value: inout Sentence) {
    word(&value.subject)
    items(&value.that)
    items(&value.unless)
    frame(&value.frame)
    items(&value.except)
    optional(&value.instead, of: "") { $0.text(&$1) }
  }

  mutating func sentences(_ values: inout [Sentence]) {
    list(&values, of: Sentence(subject: Self.nothing, frame: .never([]))) { $0.sentence(&$1) }
  }
}

extension Item {
  /// Whether it says more than its terms.
  fileprivate var isNarrowed: Bool {
    !of.isEmpty || !inside.isEmpty || !named.isEmpty || !written.isEmpty || !via.isEmpty || count != nil
      || !which.isEmpty || !unless.isEmpty
  }
}

extension Frame {
  fileprivate var position: Int {
    switch self {
    case .never: 0
    case .only: 1
    case .always: 2
    }
  }
}
