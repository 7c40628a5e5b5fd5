/// The parts of a block that comments call wrong or right: `// ❌ Bad` begins one, and so does code with `// ✅` behind
/// it. What stands in no part belongs to each of them.
struct CommentedRegions {
  struct Region {
    let side: ExampleSide
    /// Depth of brackets around it; 0 on the outermost level.
    let depth: Int
    /// 1-based.
    let first: Int
    var last: Int
    /// Lines inside it that another comment of the same side stands above or behind.
    var pointed: Set<Int> = []
    /// The statements of its comments.
    var words: [String]
    var hasCode = false
    /// Whether the comment stands behind code.
    let isTrailing: Bool
  }

  private(set) var regions: [Region] = []
  let lineCount: Int
  /// The first line with code or a comment of a side; 0 where there is none.
  private(set) var start = 0

  /// The side of the comment that the block begins with, where no other names another; nil for any other block.
  var sideOfHead: ExampleSide? {
    guard let first = regions.first, first.first == start, !first.isTrailing, isOneSided else { return nil }
    return first.side
  }

  /// Whether no two comments name different sides.
  var isOneSided: Bool { Set(regions.map(\.side)).count <= 1 }

  private var open: Region?
  /// A comment inside the open part, below which the next code is what it speaks of.
  private var pointer: (depth: Int, isTrailing: Bool, isDone: Bool)?

  /// O(length).
  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    lineCount = lines.count
    var depth = 0
    for (index, line) in lines.enumerated() {
      let scanned = CommentedLine(line, depth: depth)
      read(scanned, number: index + 1)
      depth = scanned.depthAfter
    }
    close(at: lineCount)
    regions.removeAll { !$0.hasCode }
  }

  private mutating func read(_ line: CommentedLine, number: Int) {
    if let open, line.lowest < open.depth { close(at: number - 1) }
    let side = line.comment.flatMap { SideWords.side(ofComment: $0) }
    if !line.hasCode, line.comment == nil, pointer?.isTrailing == false, open?.pointed.isEmpty == false {
      pointer = nil
    }
    if start == 0, line.hasCode || side != nil { start = number }
    if let side, let comment = line.comment {
      if line.hasCode {
        readTrailing(side, comment, line, number)
      } else {
        readHead(side, comment, line, number)
      }
    } else if open != nil, line.comment != nil, !line.hasCode {
      // What explains the comment above it.
      line.comment.map { if open?.hasCode == false { open?.words.append($0) } }
    }
    guard line.hasCode, open != nil else { return }
    open?.hasCode = true
    open?.last = number
    point(at: line, number)
    if let region = open, region.isTrailing, line.depthAfter <= region.depth { close(at: number) }
  }

  /// Takes a line that a comment speaks of: of one above it, all up to a blank line; of one behind code, that statement,
  /// to the end of the brackets that it opens, with the lines below it that begin with a dot.
  private mutating func point(at line: CommentedLine, _ number: Int) {
    guard let pointed = pointer else { return }
    if line.lowest < pointed.depth || pointed.isDone && !line.beginsWithDot {
      pointer = nil
      return
    }
    open?.pointed.insert(number)
    pointer?.isDone = pointed.isTrailing && line.depthAfter <= pointed.depth && !line.endsOpen
  }

  /// A comment on a line of its own.
  private mutating func readHead(_ side: ExampleSide, _ comment: String, _ line: CommentedLine, _ number: Int)
  {
    guard let region = open else { return begin(side, comment, line, number, isTrailing: false) }
    if line.depth > region.depth || region.depth > 0 && region.side == side {
      if region.side == side {
        open?.words.append(comment)
        pointer = (line.depth, false, false)
      }
      return
    }
    // A second comment of one head, or the next part.
    if region.side == side, !region.hasCode {
      open?.words.append(comment)
      return
    }
    close(at: number - 1)
    begin(side, comment, line, number, isTrailing: false)
  }

  private mutating func readTrailing(
    _ side: ExampleSide, _ comment: String, _ line: CommentedLine, _ number: Int
  ) {
    guard let region = open else { return begin(side, comment, line, number, isTrailing: true) }
    guard region.side == side else { return }
    open?.words.append(comment)
    pointer = (line.depth, true, false)
  }

  private mutating func begin(
    _ side: ExampleSide, _ comment: String, _ line: CommentedLine, _ number: Int, isTrailing: Bool
  ) {
    open = Region(
      side: side, depth: line.depth, first: number, last: number, words: [comment], isTrailing: isTrailing)
  }

  private mutating func close(at line: Int) {
    if var region = open {
      region.last = max(region.first, region.depth == 0 && !region.isTrailing ? line : region.last)
      regions.append(region)
    }
    open = nil
    pointer = nil
  }
}

/// A line of code, its brackets counted and its comment read. Strings of several lines are read as code.
struct CommentedLine {
  /// Brackets around the start of the line, and around its end.
  let depth: Int
  private(set) var depthAfter: Int
  /// The fewest brackets around any place of the line.
  private(set) var lowest: Int
  private(set) var hasCode = false
  /// The text behind `//`; nil without a comment.
  private(set) var comment: String?
  /// Whether the code ends in the midst of an expression: with a comma or an operator.
  private(set) var endsOpen = false
  /// Whether it goes on with what stands above it.
  private(set) var beginsWithDot = false

  init(_ line: Substring, depth: Int) {
    self.depth = depth
    (depthAfter, lowest) = (depth, depth)
    let bytes = Array(line.utf8)
    var isInString = false
    var last: UInt8 = 0
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      if isInString {
        if byte == Byte.backslash { at += 1 } else if byte == Byte.quote { isInString = false }
        last = byte
      } else if byte == Byte.slash, at + 1 < bytes.count, bytes[at + 1] == Byte.slash {
        let rest = bytes[at...].drop { $0 == Byte.slash }
        comment = rest.trimmed.prefix(Self.maxCommentBytes).text
        break
      } else {
        read(byte)
        if byte == Byte.quote { isInString = true }
        if byte != Byte.space, byte != Byte.tab, byte != Byte.carriageReturn {
          if !hasCode { beginsWithDot = byte == Byte.dot }
          (hasCode, last) = (true, byte)
        }
      }
      at += 1
    }
    endsOpen = last == Byte.comma || last == 0x3D || last == Byte.colon
  }

  private mutating func read(_ byte: UInt8) {
    switch byte {
    case 0x28, Byte.leftBracket, Byte.leftBrace: depthAfter += 1
    case 0x29, Byte.rightBracket, 0x7D:
      depthAfter = max(0, depthAfter - 1)
      lowest = min(lowest, depthAfter)
    default: break
    }
  }

  /// In bytes: more of a comment names no side.
  private static let maxCommentBytes = 200
}
