import EavesSource
import Testing

@Suite struct LineTableTests {
  private func table(_ text: String) -> (table: LineTable, bytes: [UInt8]) {
    let bytes = Array(text.utf8)
    return (LineTable(of: bytes), bytes)
  }

  @Test(
    arguments: [
      ("", [0], 0), ("a", [0], 1), ("a\n", [0, 2], 1), ("a\nb", [0, 2], 2), ("a\r\nb\r\n", [0, 3, 6], 2),
      ("a\rb\r", [0, 2, 4], 2), ("\n\n", [0, 1, 2], 2), ("a\n\rb", [0, 2, 3], 3), ("a\r\n", [0, 3], 1),
    ] as [(String, [UInt32], Int)])
  func `knows where lines begin, and how many a person counts`(
    _ text: String, _ starts: [UInt32], _ count: Int
  ) {
    let (table, bytes) = table(text)
    #expect(table.starts == starts)
    #expect(table.count(in: bytes) == count)
  }

  @Test func `an offset has a line and two columns`() {
    let (table, bytes) = table("let a = 1\n  é🏝x\n")
    func position(_ offset: UInt32) -> [Int] {
      let position = table.position(of: offset, in: bytes)
      return [position.line, position.column, position.utf16Column]
    }
    #expect(position(0) == [1, 1, 1])
    #expect(position(9) == [1, 10, 10])
    #expect(position(10) == [2, 1, 1])
    #expect(position(14) == [2, 5, 4])
    #expect(position(18) == [2, 9, 6])
    #expect(position(20) == [3, 1, 1])
    #expect(table.line(of: 900) == 3)
  }

  /// The columns of a long line are looked up, those of a short one counted: both say the same.
  @Test func `columns of a long line are those of a short one`() {
    let line = String(repeating: "a é 🏝 ", count: 400)
    let (table, bytes) = table("x\n\(line)\n\(line)")
    for (start, number) in [(2, 2), (bytes.count - line.utf8.count, 3)] {
      var units = 1
      for (index, byte) in line.utf8.enumerated() {
        let position = table.position(of: UInt32(start + index), in: bytes)
        #expect([position.line, position.column] == [number, index + 1])
        if byte < 0x80 || byte >= 0xC0 {
          #expect(position.utf16Column == units)
          units += byte >= 0xF0 ? 2 : 1
        }
      }
    }
    #expect(table.position(of: UInt32(bytes.count), in: bytes).utf16Column == line.utf16.count + 1)
    #expect(table.position(of: 1, in: bytes) == Position(line: 1, column: 2, utf16Column: 2))
  }

  @Test func `a line is read without its line break`() {
    let (table, bytes) = table("one\r\ntwo\n\nlast")
    let lines = (0...5).map { line in
      table.range(ofLine: line, in: bytes).map { SourceText(path: FilePath("a"), bytes: bytes).text($0) }
    }
    #expect(lines == [nil, "one", "two", "", "last", nil])
  }
}

@Suite struct FilePathTests {
  @Test func `has a name, a stem, a folder`() {
    let path = FilePath("./App/Models/Trip.model.swift")
    #expect(path.text == "App/Models/Trip.model.swift")
    #expect(path.name == "Trip.model.swift")
    #expect(path.stem == "Trip.model")
    #expect(path.folder == "App/Models")
    #expect(FilePath("a.swift").folder == "")
    #expect(FilePath(".hidden").stem == ".hidden")
  }

  @Test func `has its last folders in common with a path of another root`() {
    let path = FilePath("Sources/Cart/Row.swift")
    func common(_ other: String) -> Int { path.commonEnding(with: FilePath(other)) }
    #expect(common("App/Sources/Cart/Row.swift") == 3)
    #expect(common("Cart/Row.swift") == 2 && common("Sources/Trips/Row.swift") == 1)
    #expect(common("Sources/Cart/Rows.swift") == 0 && common("") == 0)
    #expect(common("Sources/MyCart/Row.swift") == 1)
  }

  @Test func `is ordered by bytes`() {
    let paths = ["a/b", "é", "a.swift", "B", "a"].map { FilePath($0) }.sorted()
    #expect(paths.map(\.text) == ["B", "a", "a.swift", "a/b", "é"])
  }
}

@Suite struct SourceTextTests {
  @Test func `gives text for any bytes and any range`() {
    let text = SourceText(path: FilePath("a.swift"), bytes: [0x61, 0xFF, 0x62])
    #expect(text.text(ByteRange(0, 3)) == "a\u{FFFD}b")
    #expect(text.text(ByteRange(2, 900)) == "b")
    #expect(text.text(ByteRange(900, 901)) == "")
  }
}

@Suite struct ProblemTests {
  @Test func `says place, cause and remedy as far as they are known`() {
    let path = FilePath("eaves.yml")
    #expect(Problem("no").text == "error: no")
    #expect(Problem("no", line: 3).text == "error: no")
    #expect(Problem("no", remedy: "do", path: path).text == "eaves.yml: error: no; do")
    #expect(Problem("no", path: path, line: 3, severity: .warning).text == "eaves.yml:3: warning: no")
    #expect(Problem("no", path: path, line: 3, column: 4).text == "eaves.yml:3:4: error: no")
  }

  @Test func `the nearest word is the one that was meant, or none`() {
    let verbs = ["holds", "imports", "mentions", "creates"]
    #expect(nearest(to: "import", among: verbs) == "imports")
    #expect(nearest(to: "MENTION", among: verbs) == "mentions")
    #expect(nearest(to: "touches", among: verbs) == nil)
    #expect(nearest(to: "", among: []) == nil)
  }
}
