/// The fences and examples of a page: no check asks for them.
struct PageExamples: Sendable {
  var blocks: [ExampleBlock] = []
  var groups: [ExampleGroup] = []
}

/// Examples that were read with their page, or will be when somebody asks.
enum ShownExamples: Sendable {
  case read(PageExamples)
  case unread(@Sendable () -> PageExamples)

  /// Of an unread page read each time: who asks often takes the whole document first.
  var examples: PageExamples {
    switch self {
    case .read(let examples): examples
    case .unread(let read): read()
    }
  }
}
