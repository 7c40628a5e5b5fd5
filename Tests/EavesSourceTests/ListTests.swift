import EavesSource
import Testing

/// Lists of globs, of folders and of names are asked as a whole, and answer what each entry on its own would.
@Suite struct PathPatternsTests {
  /// Globs of every make over few names, so that most paths fit several.
  private static let globs: [String] = {
    let names = ["App", "Views", "*View", "Trip*", "*", "a?b", "*.swift", "T*w", "**"]
    var all: [String] = []
    for first in names {
      all += [first, "/\(first)", "**/\(first)/**"]
      for second in names {
        all += ["\(first)/\(second)", "**/\(first)/*/\(second)", "\(first)/**/\(second)"]
      }
    }
    return all
  }()

  private static let paths: [FilePath] = {
    let names = ["App", "Views", "TripView", "View", "axb", "TripView.swift", ".swift", "Tw", "x"]
    var all = names
    for first in names {
      for second in names { all += ["\(first)/\(second)", "x/\(first)/\(second)/a.swift"] }
    }
    return all.map { FilePath($0) }
  }()

  @Test func `a long list matches where one of its globs does, and the first is told`() {
    let globs = Self.globs.map { PathPattern($0) }
    for length in [0, 1, 8, 9, 40, globs.count] {
      for start in stride(from: 0, through: globs.count - length, by: 37) {
        let some = Array(globs[start..<start + length])
        let list = PathPatterns(some)
        for path in Self.paths {
          let fitting = some.indices.filter { some[$0].matches(path) }
          let components = PathComponents(path)
          #expect(list.matches(path) == !fitting.isEmpty)
          #expect(list.firstMatch(of: components) == fitting.first)
          #expect(list.matches(of: components) == Set(fitting))
        }
      }
    }
  }

  @Test func `a thousand globs cost a path what a few do`() {
    let many = PathPatterns((0..<50_000).map { PathPattern("Sources/Feature\($0)/**/Generated*.swift") })
    // Each on its own would be tried 50,000 × 2,000 times: minutes.
    for index in 0..<2_000 {
      #expect(!many.matches(FilePath("Sources/Other\(index)/Views/TripList.swift")))
    }
    #expect(
      many.firstMatch(of: PathComponents(FilePath("Sources/Feature49999/x/GeneratedRow.swift"))) == 49_999)
  }
}

@Suite struct FolderTableTests {
  private let table = FolderTable([
    (folder: "App", value: 1), (folder: "App/Views", value: 2), (folder: "App/Views", value: 9),
    (folder: "Kit/Model/Deep", value: 3),
  ])

  @Test(arguments: [
    ("App/a.swift", [1]), ("App/Views/a.swift", [1, 2]), ("App/Views/Row/a.swift", [1, 2]),
    ("App/ViewsToo/a.swift", [1]), ("App", []), ("a.swift", []), ("Kit/Model/a.swift", []),
    ("Kit/Model/Deep/a.swift", [3]), ("Views/a.swift", []),
  ])
  func `knows the folders around a path`(_ path: String, _ values: [Int]) {
    #expect(table.values(around: FilePath(path)) == values)
    #expect(table.nearest(around: FilePath(path)) == values.last)
  }

  @Test func `knows a folder itself, and the root`() {
    #expect(table.value(of: "App/Views") == 2)
    #expect(table.value(of: "Kit/Model") == nil && table.value(of: "") == nil)
    let rooted = FolderTable([(folder: "", value: 7)])
    #expect(!rooted.isEmpty && FolderTable<Int>().isEmpty)
    #expect(rooted.nearest(around: FilePath("a/b.swift")) == 7)
    let accented = FolderTable([(folder: "Caf\u{E9}", value: 1)])
    #expect(accented.values(around: FilePath("Cafe\u{301}/a.swift")).isEmpty, "names that look alike are two")
  }

  @Test func `is changed for all folders around a path`() {
    var counts = FolderTable<Int>()
    for path in ["a/b/c.swift", "a/d.swift", "e.swift"] {
      counts.update(around: FilePath(path)) { $0 = ($0 ?? 0) + 1 }
    }
    #expect(counts.values(around: FilePath("a/b/x.swift")) == [3, 2, 1])
  }
}

@Suite struct NearestNamesTests {
  @Test func `of equally near names the first is meant`() {
    var names = NearestNames(["hold", "bold", "Holds", "cold"])
    #expect(names.nearest(to: "holds") == "Holds")
    #expect(names.nearest(to: "gold") == "hold")
  }

  @Test func `whoever gets everything wrong is not advised for ever`() {
    let words = (0..<200).map { "feature\($0)" }
    var names = NearestNames(words, patience: 100_000)
    #expect(names.nearest(to: "featur7") == "feature7")
    let answers = (0..<200).map { names.nearest(to: "fature\($0)") }
    #expect(answers.first == "feature0" && answers.last == .some(nil))
  }

  @Test func `a word as long as a book is near nothing`() {
    #expect(nearest(to: String(repeating: "a", count: 1_000_000), among: ["aaa"]) == nil)
    #expect(nearest(to: "aaaa", among: [String(repeating: "a", count: 1_000_000), "aaa"]) == "aaa")
  }
}
