import EavesSource

/// A page with the marks that git leaves where it could not merge.
struct ConflictMarkers {
  /// A line that git wrote.
  enum Mark { case ours, base, theirs, end }

  private let page: SourceText
  /// By 1-based line.
  let marks: [(line: Int, mark: Mark)]

  init(_ page: SourceText) {
    self.page = page
    marks = Self.split(page.bytes).enumerated().compactMap { index, line in
      Self.mark(line).map { (index + 1, $0) }
    }
  }

  /// One for each place where git could not merge.
  var problems: [Problem] {
    let openings = marks.filter { $0.mark == .ours }
    return (openings.isEmpty ? Array(marks.prefix(1)) : openings).map { place in
      Problem(
        "an unresolved merge conflict",
        remedy: "`eaves baseline update` joins both sides, and removes fixed findings",
        path: page.path, line: place.line)
    }
  }

  /// The two files that were to be merged; nil when the marks are not whole.
  var sides: (ours: SourceText, theirs: SourceText)? {
    var ours: [UInt8] = []
    var theirs: [UInt8] = []
    var state = Mark.end
    for line in Self.split(page.bytes) {
      if let mark = Self.mark(line) {
        guard Self.follows(mark, state) else { return nil }
        state = mark
        continue
      }
      if state == .ours || state == .end { ours += line + [0x0A] }
      if state == .theirs || state == .end { theirs += line + [0x0A] }
    }
    guard state == .end else { return nil }
    return (SourceText(path: page.path, bytes: ours), SourceText(path: page.path, bytes: theirs))
  }

  private static func follows(_ mark: Mark, _ state: Mark) -> Bool {
    switch mark {
    case .ours: state == .end
    case .base: state == .ours
    case .theirs: state == .ours || state == .base
    case .end: state == .theirs
    }
  }

  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func mark(_ line: ArraySlice<UInt8>) -> Mark? {
    let head = line.prefix(7)
    guard let first = head.first, head.count == 7, head.allSatisfy({ $0 == first }) else { return nil }
    switch first {
    case UInt8(ascii: "<"): return .ours
    case UInt8(ascii: "|"): return .base
    case UInt8(ascii: "="): return .theirs
    case UInt8(ascii: ">"): return .end
    default: return nil
    }
  }
}
