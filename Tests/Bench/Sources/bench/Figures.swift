/// Numbers as text. No Foundation here.
enum Figures {
  /// With this many places behind the point, at most 6.
  static func fixed(_ value: Double, _ places: Int) -> String {
    guard value.isFinite else { return "–" }
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((value.magnitude * Double(scale)).rounded())
    let tail = places == 0 ? "" : "." + String(scaled % scale + scale).dropFirst()
    return (value < 0 && scaled > 0 ? "-" : "") + grouped(scaled / scale) + tail
  }

  /// With a comma before every third digit.
  static func grouped(_ value: Int) -> String {
    var text = ""
    for (index, digit) in String(value).reversed().enumerated() {
      if index > 0, index % 3 == 0, digit != "-" { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }

  static func mebibytes(_ bytes: Int) -> String { fixed(Double(bytes) / 1_048_576, 1) }

  /// The middle one, or the lower of the two in the middle; nil for none.
  static func median<Value: Comparable>(_ values: [Value]) -> Value? {
    values.isEmpty ? nil : values.sorted()[(values.count - 1) / 2]
  }
}

/// Rows under a head. Numbers end below each other; where there are none, every column begins so.
struct Table {
  private var rows: [[String]]
  private let isText: Bool

  init(_ head: [String], isText: Bool = false) {
    rows = [head]
    self.isText = isText
  }

  mutating func add(_ row: [String]) { rows.append(row) }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: cell.1 - cell.0.count)
        if !isText, column > 0 { return blanks + cell.0 }
        return column == row.count - 1 ? cell.0 : cell.0 + blanks
      }.joined(separator: "  ")
    }
    return lines.joined(separator: "\n")
  }
}
