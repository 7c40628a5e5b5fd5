/// A number for each text of a line, the same for equal ones: texts are compared once, lines after that at once.
package struct LineNumbers {
  private var numbers: [ArraySlice<UInt8>: Int] = [:]

  package init() {}

  /// The lines of a text, without what ends them; a last one that nothing ends differs from one that is ended.
  /// O(length).
  package mutating func lines(of text: [UInt8]) -> [Int] {
    let table = LineTable(of: text)
    return (1...max(1, table.count(in: text))).compactMap { line in
      guard !text.isEmpty, let range = table.range(ofLine: line, in: text) else { return nil }
      let line = text[Int(range.start)..<Int(range.end)]
      let number = numbers[line, default: numbers.count]
      numbers[line] = number
      return line.endIndex < text.count ? number : ~number
    }
  }
}
