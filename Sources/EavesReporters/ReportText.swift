/// The output of a reporter: a text that is passed on in pieces, so that it is never in memory as a whole.
package struct ReportText: TextOutputStream {
  private var piece = ""
  private let take: (String) -> Void

  /// In bytes: few calls of the system, and little to hold.
  private static let room = 1 << 16

  /// - Parameter take: is given the text piece by piece; the last one when `finish` is called.
  package init(handingOn take: @escaping (String) -> Void) { self.take = take }

  package mutating func write(_ text: String) {
    piece += text
    if piece.utf8.count >= Self.room { finish() }
  }

  package static func += (text: inout ReportText, more: String) { text.write(more) }

  /// Passes on what is left.
  package mutating func finish() {
    if piece.isEmpty { return }
    take(piece)
    piece = ""
  }
}
