import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// Files of an example, those put together that a document shows in pieces: a type that a sentence interrupts, and that
/// goes on in the next block.
struct SplitExampleCode {
  /// In the order of the document; what is in one piece, and what does not fit together, as it was.
  private(set) var files: [ExampleFile] = []

  /// How many pieces of one file are put together at most: so many scans each costs.
  private static let maxPieces = 8

  /// O(bytes), times the pieces that are put together.
  init(_ files: [ExampleFile]) {
    var open: [ExampleFile] = []
    for file in files {
      if let last = open.last, !Self.goesOn(last, in: file) || open.count == Self.maxPieces { flush(&open) }
      if open.isEmpty, Self.isWhole(file.text) {
        self.files.append(file)
        continue
      }
      open.append(file)
      if open.count > 1, let joined = Self.joined(open) {
        self.files.append(joined)
        open = []
      }
    }
    flush(&open)
  }

  private mutating func flush(_ open: inout [ExampleFile]) {
    files += open
    open = []
  }

  /// Whether a file is the whole of the block that follows another's.
  private static func goesOn(_ file: ExampleFile, in next: ExampleFile) -> Bool {
    next.block == file.block + 1 && next.firstLine == 1 && next.path == FilePath("Example\(next.block).swift")
  }

  /// The pieces as one file; nil where they are not whole together.
  private static func joined(_ pieces: [ExampleFile]) -> ExampleFile? {
    let text = pieces.map(\.text).joined(separator: "\n")
    guard isWhole(text), let first = pieces.first else { return nil }
    var line = 1
    var seams: [ExampleFile.Seam] = []
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      line += piece.text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      seams.append(.init(line: line, block: next.block))
    }
    return ExampleFile(
      path: first.path, block: first.block, firstLine: first.firstLine, text: text, seams: seams)
  }

  private static func isWhole(_ text: String) -> Bool {
    Outline(scanning: SourceText(path: FilePath("Example.swift"), text: text)).irregularities.isEmpty
  }
}
