import EavesFiles
import EavesSession
import EavesSource

/// The digest in a page: the lines from one mark to the other.
struct DigestBlock {
  static let opening = "<!-- eaves:digest -->"
  static let closing = "<!-- /eaves:digest -->"

  /// In bytes: the size from which on a file is too large to contain a digest.
  static let pageLimit: Int64 = 1 << 20

  let path: FilePath
  /// Where it stands, marks included; 1-based.
  let lines: ClosedRange<Int>
  /// With a line feed after each line.
  let text: String

  /// Throws unless a page has one digest. O(bytes).
  init(in page: SourceText) throws(Workspace.Problems) {
    let texts = Self.lines(of: page)
    let marks = texts.indices.filter { texts[$0] == Self.opening || texts[$0] == Self.closing }
    guard let first = marks.first else { throw Workspace.Problems([DigestWording.missing(page.path)]) }
    guard let last = marks.last, marks.count == 2, texts[first] == Self.opening, texts[last] == Self.closing
    else { throw Workspace.Problems([DigestWording.unpaired(page.path, line: first + 1)]) }
    path = page.path
    lines = (first + 1)...(last + 1)
    text = texts[first...last].map { $0 + "\n" }.joined()
  }

  /// LF and CR LF end a line; a mark of byte order is no part of the first.
  private static func lines(of page: SourceText) -> [String] {
    page.bytes.dropFirst(page.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
      .split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
        String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
      }
  }
}
