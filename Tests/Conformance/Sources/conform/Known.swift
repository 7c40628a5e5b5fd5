import Facts
import Foundation

/// The checked-in list of disagreements that are known: `kind path:line reason`, one a line. It may only
/// shrink: an entry that no longer disagrees is a failure.
struct Known {
  struct Entry: Hashable {
    let kind: String
    let place: String
  }

  private(set) var entries: Set<Entry> = []

  init(path: String?) throws {
    guard let path else { return }
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3 else {
        throw Options.Misuse(description: "\(path): a reason is missing: \(line)")
      }
      entries.insert(Entry(kind: String(words[0]), place: String(words[1])))
    }
  }
}
