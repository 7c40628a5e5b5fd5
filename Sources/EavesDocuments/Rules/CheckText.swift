package import EavesSource

/// Some sentences of a check, and of those with several items under `never` some items.
package struct CheckPart: Hashable, Sendable {
  package struct Piece: Hashable, Sendable {
    /// From 0.
    package let sentence: Int
    /// From 0; nil for the whole sentence.
    package let items: [Int]?

    package init(sentence: Int, items: [Int]?) { (self.sentence, self.items) = (sentence, items) }
  }

  /// In order, one for each sentence.
  package let pieces: [Piece]

  package init(_ pieces: [Piece]) { self.pieces = pieces }

  /// The sentences that it keeps of a check.
  package func sentences(of check: [Sentence]) -> [Sentence] {
    pieces.compactMap { piece in
      guard check.indices.contains(piece.sentence) else { return nil }
      var sentence = check[piece.sentence]
      if let items = piece.items, case .never(let all) = sentence.frame {
        sentence.frame = .never(items.filter(all.indices.contains).map { all[$0] })
      }
      return sentence
    }
  }
}

/// The check of a rule document as it is written: the YAML below `**Check:**`.
package enum CheckText {
  /// Nil where the document has none. O(length).
  package static func of(_ page: SourceText) -> String? {
    let page = Markdown(page)
    return page.fences.first { page.label(of: $0)?.kind == .check }?.text
  }

  /// One check that combines several.
  package static func joining(_ checks: [String]) -> String {
    if checks.count == 1 { return checks[0] }
    return (["checks:"] + checks.flatMap(items)).joined(separator: "\n")
  }

  /// A part of a check as a check of its own.
  package static func part(_ part: CheckPart, of check: String) -> String {
    let sentences = items(of: check).reduce(into: [[String]]()) { sentences, line in
      if line.hasPrefix("  - ") { sentences.append([]) }
      if !sentences.isEmpty { sentences[sentences.count - 1].append(String(line.dropFirst(4))) }
    }
    let kept = part.pieces.compactMap { piece -> String? in
      guard sentences.indices.contains(piece.sentence) else { return nil }
      let lines = sentences[piece.sentence]
      return (piece.items.map { keeping($0, of: lines) } ?? lines).joined(separator: "\n")
    }
    return joining(kept)
  }

  /// The lines of a sentence with some items of its `never`.
  private static func keeping(_ items: [Int], of lines: [String]) -> [String] {
    var kept: [String] = []
    var number: Int?
    for line in lines {
      if line.first != " " {
        number = line == "never:" ? -1 : nil
      } else if line.hasPrefix("  - "), let known = number {
        number = known + 1
      }
      if number.map({ $0 < 0 || items.contains($0) }) ?? true { kept.append(line) }
    }
    return kept
  }

  /// The sentences of a check as items of `checks:`.
  private static func items(of check: String) -> [String] {
    let lines = check.split(separator: "\n").map(String.init)
    guard lines.first == "checks:" else {
      return lines.enumerated().map { ($0 == 0 ? "  - " : "    ") + $1 }
    }
    // What stands beside `checks:` holds for each of them.
    let shared = lines.dropFirst().filter { $0.first != " " && $0.first != "#" }.map { "    \($0)" }
    var items: [String] = []
    for line in lines.dropFirst() where line.first == " " {
      if line.hasPrefix("  - "), !items.isEmpty { items += shared }
      items.append(line)
    }
    return items + shared
  }
}
