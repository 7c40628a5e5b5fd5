package import EavesSource

/// The check of a rule document as it is written: the YAML below `**Check:**`.
package enum CheckText {
  /// Nil where the document has none. O(length).
  package static func of(_ page: SourceText) -> String? {
    let page = Markdown(page)
    return page.fences.first { page.label(of: $0)?.kind == .check }?.text
  }

  /// One check that says what several say.
  package static func joining(_ checks: [String]) -> String {
    if checks.count == 1 { return checks[0] }
    return (["checks:"] + checks.flatMap(items)).joined(separator: "\n")
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
