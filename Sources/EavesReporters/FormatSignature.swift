/// How a report of a format is distinguished from any other file.
enum FormatSignature: Sendable {
  /// It begins with the one text, and soon holds the other.
  case beginning(String, holding: String = "")
  /// It is this and no more.
  case whole(String)
  /// It begins with whatever was found first, and ends with the lines that count findings and what was checked.
  case lastLine

  /// Lines at the end of a report, folded for a terminal or not.
  private static let maxLastLines = 24

  /// Bytes at the start of a report that surely hold the second text of a mark.
  private static let reach = 1 << 14

  /// Whether a file with these first and last bytes is such a report.
  func isOn(head: [UInt8], tail: [UInt8]) -> Bool {
    switch self {
    case .beginning(let start, let other):
      let text = head.prefix(Self.reach)
      return text.starts(with: start.utf8)
        && (other.isEmpty || String(decoding: text, as: UTF8.self).contains(other))
    case .whole(let text): return head.elementsEqual(text.utf8)
    case .lastLine:
      guard tail.last == 0x0A else { return false }
      let lines = String(decoding: tail, as: UTF8.self).split(separator: "\n").suffix(Self.maxLastLines)
      guard let first = lines.lastIndex(where: { SummaryLine.isVerdict(String($0)) }) else { return false }
      let further = lines[(first + 1)...]
      return (lines[first].contains(" · checked: ") || further.contains { $0.hasPrefix("checked: ") })
        && further.allSatisfy { SummaryLine.isFurther($0) }
    }
  }
}

extension ReportFormat {
  /// Whether a file with these first and last bytes is a report of Eaves, in any format.
  package static func isReport(head: [UInt8], tail: [UInt8]) -> Bool {
    all.contains { $0.marks.contains { $0.isOn(head: head, tail: tail) } }
  }
}

extension SummaryLine {
  /// Whether a line may follow the verdict: the rest of a folded one, or one of `further`.
  static func isFurther(_ line: Substring) -> Bool {
    line.hasPrefix("  ") || furtherMarks.contains { line.contains($0) }
  }

  /// Whether a line begins the end of a report: "3 findings in 312 files", and what more there is of it.
  static func isVerdict(_ line: String) -> Bool {
    var rest = line[...]
    for (noun, after) in [("finding", " in "), ("file", "")] {
      let count = rest.prefix { $0 != " " }
      guard count == "no" || !count.isEmpty && count.allSatisfy({ $0.isNumber || $0 == "," }) else {
        return false
      }
      rest = rest.dropFirst(count.count)
      let word = " \(count == "1" ? noun : Wording.plural(of: noun))\(after)"
      guard rest.hasPrefix(word) else { return false }
      rest = rest.dropFirst(word.count)
    }
    return rest.isEmpty || rest.hasPrefix(":") || rest.hasPrefix(" · ")
  }
}
