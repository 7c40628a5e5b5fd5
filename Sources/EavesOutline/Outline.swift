package import EavesSource

/// What the scanner understood of one file: like an object file, with local names only.
@usableFromInline package final class Outline: Sendable {
  package let source: SourceText
  package let lines: LineTable
  package let names: NamePool
  /// The file itself is `nodes[0]`.
  @usableFromInline package let nodes: [Node]
  /// Where to find what later stages ask for.
  @usableFromInline package let index: OutlineIndex
  /// Comments addressed to Eaves, in source order.
  package let directives: [Directive]
  /// What was not understood, in source order.
  package let irregularities: [Irregularity]

  init(
    source: SourceText, lines: LineTable, names: NamePool, nodes: [Node], index: OutlineIndex,
    directives: [Directive], irregularities: [Irregularity]
  ) {
    self.source = source
    self.lines = lines
    self.names = names
    self.nodes = nodes
    self.index = index
    self.directives = directives
    self.irregularities = irregularities
  }
}

/// A comment addressed to Eaves: a `//` or `///` comment whose first word begins with `eaves:`, or whose last word is
/// `✗`. A comment in a comment (`// // eaves:allow`) is none.
package struct Directive: Sendable {
  /// What a comment asks for.
  package enum Kind: Sendable {
    /// `// eaves:allow RULE -- reason`; the text is what follows `eaves:allow`, trimmed.
    case allow
    /// `// ✗` or `// eaves:expect` at the end of a comment: here a finding is expected.
    case expect
    /// `// eaves:` and a word that is neither; the text is what follows `eaves:`.
    case unknown
    /// `eaves:` at the start of a line of `/* … */`, where no word counts; the text is what follows `eaves:`.
    case inBlock
  }

  /// Where a comment stands among code.
  package enum Standing: Hashable, Sendable {
    /// Behind code on its line.
    case trailing
    /// Alone on its line, and right above the code that begins at the offset: only comments lie between.
    case above(UInt32)
    /// Alone on its line, above a blank line or the end of the file.
    case alone
  }

  package let kind: Kind
  /// The whole comment.
  package let range: ByteRange
  package let text: String
  package var standing: Standing
}

/// A stretch of a file that the scanner could not place, and why.
package struct Irregularity: Sendable {
  package let range: ByteRange
  package let message: String
}
