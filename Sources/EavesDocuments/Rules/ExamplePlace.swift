import EavesSource

/// What surrounds code that is shown without its type: `in view`.
package enum ExampleHost: String, CaseIterable, Sendable {
  /// Members stand in a SwiftUI view, statements in its `body`.
  case view
  /// Members stand in an `@Observable` class, statements in a method of it.
  case viewModel
  /// The files lie in the folder `Domain`.
  case domain
  /// Nothing surrounds the code; views that it names and does not declare are there.
  case app
}

/// The lines of a document that are one example, and what surrounds them: `3`, `3:2-9 3:14-20 4`, `3:2-9 in view`.
package struct ExamplePlace: Hashable, Sendable {
  /// A block, or some lines of it.
  package struct Slice: Hashable, Sendable {
    /// 1-based, over all fences of the document.
    package let block: Int
    /// 1-based, within the block; nil for all of it.
    package let lines: ClosedRange<Int>?

    package init(block: Int, lines: ClosedRange<Int>? = nil) { (self.block, self.lines) = (block, lines) }

    /// Nil for what is neither `3` nor `3:2-9` nor `3:2`.
    fileprivate init?(_ word: Substring) {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false)
      guard (1...2).contains(parts.count), let block = Int(parts[0]), block > 0 else { return nil }
      guard parts.count == 2 else {
        self.init(block: block)
        return
      }
      let ends = parts[1].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1], first > 0,
        first <= last
      else { return nil }
      self.init(block: block, lines: first...last)
    }

    fileprivate var text: String {
      guard let lines else { return "\(block)" }
      return lines.count == 1
        ? "\(block):\(lines.lowerBound)" : "\(block):\(lines.lowerBound)-\(lines.upperBound)"
    }
  }

  package var slices: [Slice]
  package var host: ExampleHost?

  package init(slices: [Slice], host: ExampleHost? = nil) { (self.slices, self.host) = (slices, host) }

  /// Nil for what is no place.
  init?(_ text: String) {
    var words = text.split(separator: " ")
    if words.count > 2, words[words.count - 2] == "in" {
      guard let host = ExampleHost(rawValue: String(words[words.count - 1])) else { return nil }
      self.host = host
      words.removeLast(2)
    }
    let slices = words.compactMap { Slice($0) }
    guard !slices.isEmpty, slices.count == words.count, slices.count <= Self.maxSlices else { return nil }
    self.slices = slices
  }

  /// The maximum number of lines and blocks in an example.
  private static let maxSlices = 64

  /// As a sidecar writes it.
  package var text: String {
    let places = slices.map(\.text).joined(separator: " ")
    return host.map { "\(places) in \($0.rawValue)" } ?? places
  }

  /// The blocks, each once, in order.
  var blocks: [Int] {
    var seen: Set<Int> = []
    return slices.map(\.block).filter { seen.insert($0).inserted }
  }
}

extension ExampleGroup {
  /// The lines of a place as a group; what the place leaves out of a block is blank. O(bytes of the blocks).
  init(_ side: ExampleSide, _ place: ExamplePlace, label: String, blocks: [ExampleBlock]) {
    let files = place.blocks.flatMap { ordinal -> [ExampleFile] in
      guard blocks.indices.contains(ordinal - 1) else { return [] }
      let block = blocks[ordinal - 1]
      let slices = place.slices.filter { $0.block == ordinal }
      if slices.contains(where: { $0.lines == nil }) { return ExampleFiles.cut(block) }
      return ExampleFiles.cut(block.keeping(slices.compactMap(\.lines)))
    }
    self.init(side: side, label: label, files: files, host: place.host)
  }
}

extension ExampleBlock {
  /// The same with blank lines for all others.
  fileprivate func keeping(_ ranges: [ClosedRange<Int>]) -> ExampleBlock {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var kept = [Bool](repeating: false, count: lines.count)
    for range in ranges where range.lowerBound <= lines.count {
      for line in range.clamped(to: 1...lines.count) { kept[line - 1] = true }
    }
    return replacing(text: zip(lines, kept).map { $1 ? $0 : "" }.joined(separator: "\n"))
  }
}
