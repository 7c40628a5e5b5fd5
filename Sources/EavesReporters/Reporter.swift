package import EavesFindings

/// Prints a report in one format. It opens no file, converts no units and decides nothing about findings.
package protocol Reporter: Sendable {
  /// Appends the whole report, with its final line break. The same report gives the same text, always.
  func write(_ report: Report, to output: inout ReportText)
}

extension Reporter {
  /// The whole report.
  package func text(of report: Report) -> String {
    let pieces = Pieces()
    write(report) { pieces.text += $0 }
    return pieces.text
  }

  /// Passes on the whole report in pieces.
  package func write(_ report: Report, _ take: @escaping (String) -> Void) {
    var output = ReportText(handingOn: take)
    write(report, to: &output)
    output.finish()
  }
}

/// Pieces put together.
private final class Pieces {
  var text = ""
}

/// Options of a reporter that depend on its output.
package struct ReportOptions: Sendable {
  /// Columns of the terminal, nil when the report goes anywhere else.
  package var width: Int?
  package var isColoured: Bool
  /// Text only: findings and the last lines, nothing else.
  package var isQuiet: Bool
  /// Text only: how many findings by rule and by folder, and none of them.
  package var isSummary = false
  /// Text and Markdown: every finding, however many of one rule are in one type.
  package var showsAll = false
  /// What stands in front of a path for tools that do not know the root: empty, or a path that ends in `/`.
  /// JSON never has it.
  package var pathPrefix: String
  /// Makes a number of texts in order, in parallel where threads are available.
  package var share: Share = { count, make in (0..<count).map(make) }

  package typealias Share = @Sendable (Int, @escaping @Sendable (Int) -> String) -> [String]

  package init(width: Int? = nil, isColoured: Bool = false, isQuiet: Bool = false, pathPrefix: String = "") {
    self.width = width
    self.isColoured = isColoured
    self.isQuiet = isQuiet
    self.pathPrefix = pathPrefix
  }
}

/// The name and version that reports carry.
package enum Tool {
  package static let name = "eaves"
  package static let version = "0.1.0"
  /// The commit that a released program was built from; empty in any other. `.ci/release` writes it.
  package static let commit = ""
}
