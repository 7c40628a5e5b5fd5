import EavesSource
import Testing

@Suite struct ChangedLinesTests {
  private let path = FilePath("A.swift")

  private func place(_ start: Int, _ end: Int, in path: String = "A.swift") -> Place {
    Place(
      path: FilePath(path), start: Position(line: start, column: 1, utf16Column: 1),
      end: Position(line: end, column: 2, utf16Column: 2))
  }

  @Test func `lines in any order, side by side or within each other`() {
    var changes = ChangedLines()
    for lines in [[10...12], [2...3, 4...4], [11...11], [20...30], [22...23], [7...7]] {
      changes.add(lines, of: path)
    }
    let touched = (1...40).filter { changes.touches(place($0, $0)) }
    #expect(touched == Array(2...4) + [7] + Array(10...12) + Array(20...30))
    #expect(changes.touches(place(1, 2)) && changes.touches(place(8, 40)) && changes.touches(place(5, 7)))
    #expect(!changes.touches(place(13, 19)) && !changes.touches(place(31, 99)))
    #expect(!changes.touches(place(2, 2, in: "B.swift")))
  }

  @Test func `the hunks of a file one by one, however many`() {
    var changes = ChangedLines()
    for line in 1...200_000 { changes.add([(line * 2)...(line * 2)], of: path) }
    #expect(changes.touches(place(400_000, 400_000)) && !changes.touches(place(399_999, 399_999)))
  }

  @Test func `all that lies below a new folder is new`() {
    var changes = ChangedLines()
    changes.addFolder("App/Kit/")
    #expect(changes.touches(place(1, 1, in: "App/Kit/A.swift")))
    #expect(changes.concerns(FilePath("App/Kit/Sub/B.swift")))
    #expect(!changes.concerns(FilePath("App/Kitchen.swift")))
  }

  @Test func `the changes of a folder become those of what it lies in`() {
    var inner = ChangedLines()
    inner.add([3...4], of: FilePath("A.swift"))
    inner.addWhole(FilePath("B.swift"))
    inner.addFolder("Kit/")
    inner.addGone(FilePath("C.swift"))
    var changes = ChangedLines()
    changes.add(inner, below: FilePath("Sub"))
    #expect(changes.files == [FilePath("Sub/A.swift"), FilePath("Sub/B.swift")])
    #expect(
      changes.touches(place(3, 3, in: "Sub/A.swift")) && !changes.touches(place(5, 5, in: "Sub/A.swift")))
    #expect(changes.touches(place(9, 9, in: "Sub/Kit/K.swift")))
    #expect(changes.concerns(FilePath("Sub/C.swift")) && !changes.concerns(FilePath("C.swift")))
    var everything = ChangedLines()
    everything.addAll()
    changes.add(everything, below: FilePath("Other"))
    #expect(
      changes.touches(place(1, 1, in: "Other/X.swift")) && !changes.concerns(FilePath("Others/X.swift")))
  }
}
