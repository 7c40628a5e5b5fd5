/// Messages about marks in places where they have no effect.
package enum MarkWording {
  /// Why a mark in a block means nothing.
  package static func cause(of block: ExampleBlock) -> String {
    let place = "in block \(block.ordinal)"
    switch block.side {
    case .incorrect: return "the mark \(place) has no effect, because the block is not Swift"
    case .correct: return "the mark \(place) has no effect, because the block is a Correct example"
    case .other:
      guard let label = block.label else {
        return "the mark \(place) has no effect, because no label makes the block an example"
      }
      return "the mark \(place) has no effect, because the label `\(label)` is neither Incorrect nor Correct"
    }
  }

  package static let remedy = "remove the mark, or move the code below Incorrect, as Swift"
}
