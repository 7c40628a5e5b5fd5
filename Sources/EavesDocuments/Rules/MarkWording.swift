/// Messages about marks in places where they have no effect.
package enum MarkWording {
  /// Why a mark in a block means nothing.
  package static func cause(of block: ExampleBlock) -> String {
    let place = "in block \(block.ordinal)"
    switch block.side {
    case .incorrect: return "a mark \(place), which is not Swift"
    case .correct: return "a mark \(place), a Correct example, where nothing may be found"
    case .other:
      guard let label = block.label else { return "a mark \(place), which no label makes an example" }
      return "a mark \(place), below `\(label)`, which is no example"
    }
  }

  package static let remedy = "marks stand in Swift below Incorrect: move the code there, or remove the mark"
}
