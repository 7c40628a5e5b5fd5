import Foundation

/// Text that has cost other scanners more than its length: each is repeated to fill an input.
private let hostile: [(name: String, piece: String)] = [
  ("open parentheses", "("), ("open brackets", "["), ("open braces", "{"), ("open angles", "a<"),
  ("quotes", "\""), ("triple quotes", "\"\"\""), ("interpolations", "\"\\("), ("pounds", "#"),
  ("raw quotes", "#\""),
  ("slashes", "/"), ("slash operands", "= /a "), ("open regex", "#/"), ("comments", "/*"), ("stars", "*/"),
  ("closures", "f{ "), ("closure heads", "{ (a) -> "), ("conditions", "if a {"),
  ("head closures", "if a { b }, "),
  ("ternaries", "a ? "), ("prefixes", "- "), ("comparisons", "a<b, "), ("branches", "#if A\n"),
  ("branch attributes", "#if A\n@a\n"), ("attributes", "@a("), ("arrows", "(a) -> "),
  ("else", "if a {} else "),
  ("key paths", "\\.["), ("members", "\n.a"), ("labels", "a: "), ("argument names", "f(a:"),
  ("cases", "switch a { case 1: "), ("closers", ")]}"), ("accessors", "var a: B { @c "),
  ("generics", "a<(b)"),
  ("attribute in case", "switch a { case b: @c "), ("last commas", "if a, { b } "),
  ("conflicts", "\n<<<<<<< a"),
  ("backquotes", "`a"), ("effects", "(a) async throws "), ("bytes beyond ASCII", "\u{80}"),
  ("line breaks", "\r\n"),
]

/// Prints the seconds for 64 KB, 128 KB … of each hostile input and the worst ratio of a doubling.
func printDoublings() {
  var worst = 0.0
  for (name, piece) in hostile {
    let times = (0..<5).map { step -> Double in
      let count = (65_536 << step) / piece.utf8.count
      let bytes = Array(String(repeating: piece, count: count).utf8)
      return (0..<3).map { _ in read(bytes) { name } }.min() ?? 0
    }
    let ratios = zip(times.dropFirst(), times).map { $0 / $1 }
    worst = max(worst, ratios.max() ?? 0)
    let cells = times.map { String(format: "%8.2f ms", $0 * 1000) }.joined()
    let padded = name.padding(toLength: 20, withPad: " ", startingAt: 0)
    print(padded + cells + String(format: "   × %.2f", pow(times[4] / times[0], 0.25)))
  }
  print(String(format: "worst single doubling × %.2f", worst))
}
