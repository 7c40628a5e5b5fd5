import EavesSource

/// The fences and examples of a page: no check asks for them.
struct PageExamples: Sendable {
  var blocks: [ExampleBlock] = []
  var groups: [ExampleGroup] = []
}

/// Examples that were read with their page, or will be when somebody asks.
enum ShownExamples: Sendable {
  case read(PageExamples)
  /// Of a page that has neither sidecar nor companion.
  case unread(SourceText)

  /// Of an unread page read each time: who asks often takes the whole document first.
  var examples: PageExamples {
    switch self {
    case .read(let examples): return examples
    case .unread(let page):
      let whole = DocumentReader(Markdown(page), sections: Sections(), sidecar: nil, companion: nil).document
      return PageExamples(blocks: whole.blocks, groups: whole.groups)
    }
  }
}
