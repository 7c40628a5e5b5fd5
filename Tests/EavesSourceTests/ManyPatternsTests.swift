import EavesSource
import Testing

/// Globs that are asked together give the answers that they give one by one, and a name meets few of them.
@Suite struct ManyPatternsTests {
  /// Globs and names of few letters: nearly all of them fit something.
  private static func words(_ count: Int, of letters: [Character], _ seed: UInt64) -> [String] {
    var state = seed
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    return (0..<count).map { _ in String((0...next(7)).map { _ in letters[next(letters.count)] }) }
  }

  @Test(arguments: 1...20) func `globs of names answer as each alone`(_ seed: UInt64) {
    let patterns = Self.words(200, of: ["a", "b", "A", "*", "*", "?"], seed).map { NamePattern($0) }
    let together = NamePatterns(patterns)
    let prefilter = NamePrefilter(Array(repeating: patterns, count: 6))
    for name in Self.words(200, of: ["a", "b", "A"], seed + 100) {
      let bytes = Array(name.utf8)[...]
      let first = patterns.firstIndex { $0.matches(bytes) }
      #expect(together.firstMatch(of: bytes) == first, "\(name)")
      var lists: NamePrefilter.Lists = [0]
      prefilter.add(bytes, to: &lists, at: 0)
      #expect((lists[0] & 1 == 1) == (first != nil), "\(name)")
    }
  }

  @Test(arguments: 1...20) func `globs of paths answer as each alone`(_ seed: UInt64) {
    let patterns = Self.words(200, of: ["a", "b", "A", "/", "*", "?"], seed).map {
      PathPattern($0, foldsFolders: seed.isMultiple(of: 2))
    }
    let together = PathPatterns(patterns)
    for path in Self.words(200, of: ["a", "b", "A", "/"], seed + 100).map({ PathComponents(FilePath($0)) }) {
      #expect(together.firstMatch(of: path) == patterns.firstIndex { $0.matches(path) })
      #expect(together.matches(of: path) == Set(patterns.indices.filter { patterns[$0].matches(path) }))
    }
  }

  @Test(arguments: ["*Gone@x*", "*Gone@*z*", "?one@*", "Go*@?", "**/*gone@x*"])
  func `a name meets few of many globs`(_ form: String) {
    let needs = (1_000..<3_000).map { NamePattern(form.replacing("@", with: "\($0)")).needs }
    let rarest = RarestRequirements(needs)
    var index = RequirementIndex()
    for (position, needs) in needs.enumerated() {
      rarest.choose(from: needs).map { index.add(position, for: $0) }
    }
    var met = 0
    for number in 1_000..<3_000 {
      index.forEach(of: Array("Alpha\(number)Beta".utf8)[...]) { met += $0.count }
    }
    #expect(met < 20_000, "\(met)")
  }
}
