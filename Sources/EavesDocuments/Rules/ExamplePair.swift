package import EavesSource

/// Wrong code of a document and the right code that belongs to it.
///
/// Documents that follow no format show several of them, about several things: below headings, bold text or lines that
/// begin with `❌`, or in one block, where comments say which is which.
package struct ExamplePair: Sendable {
  /// The heading that they stand below; the document's title where there is none.
  package let title: String
  package let path: FilePath
  /// 1-based line of the first of them.
  package let line: Int
  package let incorrect: [ExamplePlace]
  package let correct: [ExamplePlace]
  /// The side that headings, labels and comments give the code.
  package let words: [String]
  /// The same without statements about Correct code.
  package let wordsOfIncorrect: [String]
  /// Lines of Incorrect code that a comment points at, by block; a block without is wrong as a whole.
  package let pointed: [Int: Set<Int>]

  /// Bytes of the blocks that its examples are cut from, a block as often as it is cut.
  package func size(in document: RuleDocument) -> Int {
    let blocks = document.blocks
    return (incorrect + correct).flatMap(\.blocks).reduce(0) { $0 + blocks[$1 - 1].text.utf8.count }
  }

  /// The examples, each surrounded by the host. O(bytes of their blocks).
  package func groups(of document: RuleDocument, in host: ExampleHost?) -> [ExampleGroup] {
    let blocks = document.blocks
    func groups(_ side: ExampleSide, _ places: [ExamplePlace]) -> [ExampleGroup] {
      places.map { place in
        ExampleGroup(
          side, ExamplePlace(slices: place.slices, host: host), label: title, blocks: blocks)
      }
    }
    return groups(.incorrect, incorrect) + groups(.correct, correct)
  }
}

extension RuleDocument {
  /// Pairs in document order. O(bytes of the blocks).
  package var examplePairs: [ExamplePair] {
    var finder = PairFinder(title: title)
    for block in blocks where block.surroundings.isSwift { finder.add(block) }
    return finder.finished
  }
}

/// Walks the blocks of a document and puts what belongs together into pairs.
private struct PairFinder {
  /// Code of one side, before its counterpart is known.
  struct Piece {
    let side: ExampleSide
    var place: ExamplePlace
    let line: Int
    let path: FilePath
    var words: [String]
    var pointed: [Int: Set<Int>]
    /// Where the label stands that several blocks share; nil where each block is an example of its own.
    let label: Int?
    /// Whether it is one of several parts of a block.
    var isPart = false
  }

  private let title: String
  private var pairs: [ExamplePair] = []
  private var pieces: [Piece] = []
  private var topic: BlockSurroundings.Heading?
  private var heading: String?
  private var path: FilePath?

  /// As many pairs of a document are tried, and no more; a block with more parts is read as one.
  private static let most = 100
  private static let maxRegions = 24
  private static let maxPieces = 40

  init(title: String) { self.title = title }

  var finished: [ExamplePair] {
    var finder = self
    finder.end()
    return finder.pairs
  }

  mutating func add(_ block: ExampleBlock) {
    guard pairs.count < Self.most else { return }
    let surroundings = block.surroundings
    if surroundings.topic != topic || block.path != path { end() }
    (topic, path) = (surroundings.topic, block.path)
    let pieces = pieces(of: block)
    // What shows both sides needs nothing beside it.
    let isWhole = Set(pieces.map(\.side)).count == 2
    if isWhole { end() }
    for piece in pieces { add(piece, below: block.topic) }
    if isWhole { end() }
  }

  private mutating func add(_ piece: Piece, below heading: String?) {
    if let last = pieces.last, last.side == piece.side, let label = piece.label, label == last.label {
      pieces[pieces.count - 1].place.slices += piece.place.slices
      pieces[pieces.count - 1].words += piece.words
      pieces[pieces.count - 1].pointed.merge(piece.pointed) { $0.union($1) }
      return
    }
    let sides = Set(pieces.map(\.side))
    if sides.count == 2, pieces.first?.side == piece.side, pieces.last?.side != piece.side { end() }
    self.heading = heading
    if pieces.count < Self.maxPieces { pieces.append(piece) }
  }

  /// Ends the pair at hand.
  private mutating func end() {
    defer { pieces = [] }
    guard Set(pieces.map(\.side)).count == 2, pairs.count < Self.most, let first = pieces.first else {
      return
    }
    let wrong = pieces.filter { $0.side == .incorrect }
    add(wrong, line: first.line)
    // Parts of one block that a comment begins each may be about different things.
    if wrong.count > 1, wrong.contains(where: \.isPart) {
      for piece in wrong where pairs.count < Self.most { add([piece], line: piece.line) }
    }
  }

  /// Makes a pair of wrong code and all right code at hand.
  private mutating func add(_ wrong: [Piece], line: Int) {
    let right = pieces.filter { $0.side == .correct }
    let names = [heading, topic?.text].compactMap { $0 }
    pairs.append(
      ExamplePair(
        title: heading ?? title, path: wrong[0].path, line: line,
        incorrect: wrong.map(\.place), correct: right.map(\.place),
        words: names + (wrong + right).flatMap(\.words), wordsOfIncorrect: names + wrong.flatMap(\.words),
        pointed: wrong.reduce(into: [:]) { all, piece in all.merge(piece.pointed) { $0.union($1) } }))
  }

  private func pieces(of block: ExampleBlock) -> [Piece] {
    let regions = CommentedRegions(block.text)
    if block.side == .other || !block.isLabeledInWords, let cut = cut(block, regions) { return cut }
    guard let side = side(of: block, regions) else { return [] }
    // Behind the comment that stands for the block.
    let pointed = regions.regions.filter { $0.side == side }.reduce(into: Set<Int>()) { lines, region in
      if region.first > regions.start || region.isTrailing, region.side == side {
        lines.formUnion(region.isTrailing || region.depth > 0 ? Set(region.first...region.last) : [])
      }
      lines.formUnion(region.pointed)
    }
    let label = block.side == .other && block.surroundings.lead.isEmpty ? nil : block.surroundings.labelLine
    return [
      Piece(
        side: side, place: ExamplePlace(slices: [.init(block: block.ordinal)]), line: block.firstLine,
        path: block.path,
        words: [block.label ?? "", block.surroundings.lead] + regions.regions.flatMap(\.words),
        pointed: pointed.isEmpty ? [:] : [block.ordinal: pointed], label: label)
    ]
  }

  /// The side of a whole block: as its label, the line above it or its first comment says.
  private func side(of block: ExampleBlock, _ regions: CommentedRegions) -> ExampleSide? {
    if !block.isLabeledInWords, let side = regions.sideOfHead { return side }
    if let side = SideWords.side(ofLead: block.surroundings.lead) { return side }
    if block.side != .other { return block.side }
    if let side = block.label.flatMap({ SideWords.side(ofLabel: $0) }) { return side }
    return regions.regions.contains { $0.side == .incorrect } && regions.isOneSided ? .incorrect : nil
  }

  /// The parts of a block whose comments name both sides, or that has several wrong parts on its outermost level; nil
  /// for any other.
  private func cut(_ block: ExampleBlock, _ found: CommentedRegions) -> [Piece]? {
    let regions = found.regions
    let sides = Set(regions.map(\.side))
    let hasWrongParts =
      sides == [.incorrect] && regions.count > 1 && regions.allSatisfy { $0.depth == 0 && !$0.isTrailing }
    guard sides.count == 2 || hasWrongParts, regions.count <= Self.maxRegions else { return nil }
    var shared = Array(repeating: true, count: found.lineCount + 1)
    for region in regions { for line in region.first...region.last { shared[line] = false } }
    return regions.map { region in
      var lines = shared
      for line in region.first...region.last { lines[line] = true }
      return Piece(
        side: region.side,
        place: ExamplePlace(slices: Self.ranges(of: lines).map { .init(block: block.ordinal, lines: $0) }),
        line: block.firstLine + region.first - 1, path: block.path,
        words: [block.label ?? "", block.surroundings.lead] + region.words,
        pointed: region.side == .incorrect && !region.pointed.isEmpty ? [block.ordinal: region.pointed] : [:],
        label: nil, isPart: true)
    }
  }

  /// Runs of lines that are kept, from 1.
  private static func ranges(of kept: [Bool]) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for line in kept.indices.dropFirst() where kept[line] {
      if let last = ranges.last, last.upperBound == line - 1 {
        ranges[ranges.count - 1] = last.lowerBound...line
      } else {
        ranges.append(line...line)
      }
    }
    return ranges
  }
}

extension ExampleBlock {
  /// Whether the label itself says Incorrect or Correct, as the format has it: comments inside name no side then.
  /// `**Problem**: …` also stands above code that shows both.
  fileprivate var isLabeledInWords: Bool {
    guard side != .other, let label else { return false }
    let word = label.drop { !$0.isLetter }.prefix { $0.isLetter }.lowercased()
    return word == "incorrect" || word == "correct"
  }

  /// What it is about: the bold text above it, or the heading.
  fileprivate var topic: String? {
    if let label, side == .other, SideWords.side(ofLabel: label) == nil { return label }
    // `❌ Old: NavigationView` is about something, `Right way` is not.
    let isSide = side != .other && surroundings.heading?.line == surroundings.labelLine
    return isSide ? surroundings.topic?.text ?? surroundings.heading?.text : surroundings.heading?.text
  }
}
