import EavesFiles
import EavesSession
import EavesSource

/// The two lines between which a digest stands in a page.
enum DigestMarks {
  static let closing = "<!-- /eaves:digest -->"
  private static let beginning = "<!-- eaves:digest "
  private static let end = " -->"

  /// In bytes: a page of this size and more is none that anybody reads.
  static let pageLimit: Int64 = 1 << 20

  /// Names the profile, and what the body was when it was printed.
  static func opening(profile: String, body: String) -> String {
    "\(beginning)profile=\(word(profile)) hash=\(PageDigest.digits(of: body))\(end)"
  }

  /// Nothing that ends a comment, and no blank.
  private static func word(_ text: String) -> String {
    if HarmlessText.isPlainWord(text) { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { HarmlessText.isPlainWord("\($0)") ? $0 : "_" }))
  }

  /// The value of a key in an opening mark; nil where it has none.
  static func value(of key: String, in line: String) -> String? {
    line.split(separator: " ").first { $0.hasPrefix("\(key)=") }.map { String($0.dropFirst(key.count + 1)) }
  }

  // MARK: Reading

  /// What a line of a page is.
  private enum Kind { case opening, closing, broken, glued, text }

  private static func kind(of line: String) -> Kind {
    guard line.contains("eaves:digest"), let comment = line.ranges(of: "<!--").last?.lowerBound else {
      return .text
    }
    let blank = { (text: Substring) in text.allSatisfy(\.isWhitespace) }
    let (before, mark) = (line[..<comment], line[comment...])
    let word = mark.dropFirst(4).drop(while: \.isWhitespace)
    guard word.hasPrefix("eaves:digest") || word.hasPrefix("/eaves:digest") else { return .text }
    if !blank(before) { return mark.hasSuffix("-->") ? .glued : .text }
    let (whole, ending) = (Substring(mark).trimmedEnd, end)
    if whole == closing { return .closing }
    return whole.hasPrefix(beginning) && whole.hasSuffix(ending) ? .opening : .broken
  }

  /// The part of a page between its marks; throws all that is wrong with these. O(bytes).
  static func part(of page: SourceText) throws(Workspace.Problems) -> DigestPart {
    var reading = Reading(path: page.path)
    let lines = lines(of: page)
    for (index, line) in lines.enumerated() { reading.take(kind(of: line), at: index + 1) }
    let span = try reading.span()
    return DigestPart(
      path: page.path, span: span, lines: Array(lines[(span.lowerBound - 1)..<span.upperBound]))
  }

  /// LF and CR LF end a line; a mark of byte order is no part of the first.
  private static func lines(of page: SourceText) -> [String] {
    page.bytes.dropFirst(page.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
      .split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
        String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
      }
  }

  /// The marks of a page, met one after the other.
  private struct Reading {
    let path: FilePath
    private var open: Int?
    private var whole: ClosedRange<Int>?
    private var problems: [Problem] = []

    /// Of problems with marks that are told.
    private static let most = 20

    init(path: FilePath) { self.path = path }

    mutating func take(_ kind: Kind, at line: Int) {
      switch kind {
      case .text: break
      case .broken: complain(DigestComplaint.broken, line)
      case .glued: complain(DigestComplaint.glued, line)
      case .opening:
        if let open { complain(DigestComplaint.nested(in: open), line) }
        if let whole { complain(DigestComplaint.second(after: whole.lowerBound), line) }
        open = open ?? line
      case .closing:
        if open == nil { complain(DigestComplaint.notOpened, line) }
        if let open, whole == nil { whole = open...line }
        open = nil
      }
    }

    private mutating func complain(_ what: (cause: String, remedy: String), _ line: Int) {
      guard problems.count < Self.most else { return }
      problems.append(Problem(what.cause, remedy: what.remedy, path: path, line: line))
    }

    /// The lines of the one digest, its marks included.
    mutating func span() throws(Workspace.Problems) -> ClosedRange<Int> {
      if let open { complain(DigestComplaint.notClosed, open) }
      if !problems.isEmpty { throw Workspace.Problems(problems.sorted()) }
      guard let whole else { throw Workspace.Problems([DigestComplaint.missing(path)]) }
      return whole
    }
  }
}

/// A digest as it stands in a file.
struct DigestPart {
  let path: FilePath
  /// The first and the last of its lines, 1-based.
  let span: ClosedRange<Int>
  /// Its marks included, without line breaks.
  let lines: [String]
}

extension Substring {
  fileprivate var trimmedEnd: Substring {
    lastIndex { !$0.isWhitespace }.map { self[...$0] } ?? self[endIndex...]
  }
}

/// What is said of marks.
enum DigestComplaint {
  static let broken = (
    cause: "the mark of a digest is broken",
    remedy:
      "begin with `<!-- eaves:digest … -->` and end with `\(DigestMarks.closing)`, as `eaves digest` prints them"
  )
  static let glued = (
    cause: "the mark of a digest does not begin its line", remedy: "put it on a line of its own"
  )
  static let notOpened = (
    cause: "this mark ends a digest, and none begins above it",
    remedy: "delete the line, or the whole digest, and add a new one: `eaves digest >> FILE`"
  )
  static let notClosed = (
    cause: "a digest begins here and never ends", remedy: "write `\(DigestMarks.closing)` below its last line"
  )

  static func nested(in line: Int) -> (cause: String, remedy: String) {
    ("a digest begins within the one that begins on line \(line)", "keep one of them, with its two marks")
  }

  static func second(after line: Int) -> (cause: String, remedy: String) {
    ("there is already a digest on line \(line)", "delete one of them, with its two marks")
  }

  static func missing(_ path: FilePath) -> Problem {
    Problem("there is no digest in it", remedy: "add one: `eaves digest >> \(path)`", path: path)
  }

  static func unreadable(_ path: FilePath, _ fault: FileFault) -> Problem {
    let isNew = fault.reason == .vanished
    return Problem(
      "the digest cannot be read: \(fault.message)",
      remedy: isNew
        ? "make it: `eaves digest >> \(path)`" : fault.remedy ?? "name the page that holds a digest",
      path: path)
  }
}
