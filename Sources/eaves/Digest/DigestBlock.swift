import EavesSession
import EavesSource

/// A rule as it stands in a digest, printed just now or read in a file: a heading that names it, and lines about it.
struct DigestBlock: Equatable {
  /// What a line says. The raw value begins it.
  enum Part: String, CaseIterable {
    /// What is forbidden.
    case sentence = "- "
    case reason = "- because: "
    case advice = "- instead: "

    /// As a change of it is told.
    var name: String {
      switch self {
      case .sentence: "sentence"
      case .reason: "reason"
      case .advice: "advice"
      }
    }

    /// The longest beginning counts.
    init?(of line: String) {
      guard let part = Part.allCases.last(where: { line.hasPrefix($0.rawValue) }) else { return nil }
      self = part
    }
  }

  /// With the mark of a block that is not whole.
  let heading: String
  var lines: [String]

  /// Lines as they stand in the page.
  var text: String { ([heading] + lines).joined(separator: "\n") + "\n" }

  func line(_ part: Part) -> String? { lines.first { Part(of: $0) == part } }

  // MARK: Making one

  init(impact: String, title: String, id: String, lines: [String]) {
    heading =
      "\(Self.beginning)\(impact): \(DigestProse(text: title).markdown) ("
      + HarmlessText.of(id, in: .markdownCode) + ")"
    self.lines = lines
  }

  private init(heading: String, lines: [String]) {
    self.heading = heading
    self.lines = lines
  }

  /// The same with fewer or shorter lines; a mark stands for what is missing, so that a change of it is seen.
  func shortened(to kept: [String]) -> DigestBlock {
    if kept == lines { return self }
    return DigestBlock(heading: "\(heading)\(Self.mark)\(fingerprint)\(Self.markEnd)", lines: kept)
  }

  // MARK: Reading one

  private static let beginning = "### "
  private static let mark = " <!-- ~"
  private static let markEnd = " -->"
  private static let markDigits = 6

  /// The block that a heading opens; nil for any other line.
  init?(opening line: String) {
    let block = DigestBlock(heading: line, lines: [])
    guard line.hasPrefix(Self.beginning), !block.id.isEmpty else { return nil }
    self = block
  }

  /// Whether lines are missing.
  var isShortened: Bool { shortMark != nil }

  /// Six hexadecimal digits that stand for the whole block, short or not.
  var fingerprint: String {
    shortMark.map(String.init) ?? String(PageDigest.digits(of: text).prefix(Self.markDigits))
  }

  /// The name of the rule; empty where the heading has none.
  var id: String {
    guard let start = name.lastRange(of: " (`"), name.hasSuffix("`)") else { return "" }
    return String(name[start.upperBound...].dropLast(2))
  }

  /// "HIGH"; empty where the heading has none.
  var impact: String { name.split(separator: ":", maxSplits: 1).first.map { String($0) } ?? "" }

  var title: String {
    let head = name.lastRange(of: " (`").map { name[..<$0.lowerBound] } ?? name
    return String(head.dropFirst(impact.count + 2))
  }

  /// The heading without what stands around the names.
  private var name: Substring {
    let end = heading.lastRange(of: Self.mark).flatMap { shortMark == nil ? nil : $0.lowerBound }
    return heading[..<(end ?? heading.endIndex)].dropFirst(Self.beginning.count)
  }

  private var shortMark: Substring? {
    guard let start = heading.lastRange(of: Self.mark)?.upperBound, heading.hasSuffix(Self.markEnd) else {
      return nil
    }
    let digits = heading[start...].dropLast(Self.markEnd.count)
    return digits.utf8.count == Self.markDigits ? digits : nil
  }
}

extension StringProtocol {
  /// The last place of a text. O(length).
  fileprivate func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }
}
