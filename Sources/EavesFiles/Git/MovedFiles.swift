import EavesSource

/// Which new files are moved old ones, by git's measure: at least half of the lines are the same.
struct MovedFiles {
  /// A file as it was, or as it is.
  struct File {
    let path: FilePath
    let text: [UInt8]
  }

  /// For each new file the position of the old one; nil when it is really new. No old file is taken twice.
  private(set) var origins: [Int?]

  private let old: [File]
  private let new: [File]
  private var taken: Set<Int> = []

  /// Pairs of files, and lines of these, beyond which only files that kept their name are looked for.
  private static let patience = (pairs: 1 << 20, lines: 1 << 26)

  /// Pairs files of the same content, then those whose name is the only one of its kind on either side, then any,
  /// the most alike first. O(bytes) for the first two.
  init(old: [File], new: [File]) {
    self.old = old
    self.new = new
    origins = Array(repeating: nil, count: new.count)
    pairEqual()
    if taken.count == old.count || !origins.contains(nil) { return }
    let lines = LineSimilarity(old: old.map(\.text), new: new.map(\.text))
    pairNamed(lines)
    pairAlike(lines)
  }

  private mutating func pair(_ index: Int, with origin: Int) {
    origins[index] = origin
    taken.insert(origin)
  }

  private mutating func pairEqual() {
    let places = Dictionary(grouping: old.indices) { old[$0].text }
    for (text, arrived) in Dictionary(grouping: new.indices, by: { new[$0].text }) {
      guard let origins = places[text] else { continue }
      // The same name first: of many empty files each finds its own.
      var named = Dictionary(grouping: origins) { old[$0].path.name }
      for index in arrived {
        if let origin = named[new[index].path.name]?.popLast() { pair(index, with: origin) }
      }
      let left = origins.filter { !taken.contains($0) }
      for (index, origin) in zip(arrived.filter { self.origins[$0] == nil }, left) {
        pair(index, with: origin)
      }
    }
  }

  private mutating func pairNamed(_ lines: LineSimilarity) {
    let names = Dictionary(grouping: old.indices.filter { !taken.contains($0) }) { old[$0].path.name }
    let newNames = Dictionary(grouping: new.indices.filter { origins[$0] == nil }) { new[$0].path.name }
    for (name, places) in newNames where places.count == 1 {
      guard let origin = names[name], origin.count == 1 else { continue }
      if lines.share(origin[0], places[0]) >= 0.5 { pair(places[0], with: origin[0]) }
    }
  }

  private mutating func pairAlike(_ lines: LineSimilarity) {
    let left = old.indices.filter { !taken.contains($0) }
    let right = new.indices.filter { origins[$0] == nil }
    let effort =
      left.reduce(0) { $0 + lines.old[$1].count } * right.count
      + right.reduce(0) { $0 + lines.new[$1].count } * left.count
    if left.count * right.count > Self.patience.pairs || effort > Self.patience.lines { return }
    var pairs: [(share: Double, new: Int, old: Int)] = []
    for index in right {
      for origin in left {
        let share = lines.share(origin, index)
        if share >= 0.5 { pairs.append((share, index, origin)) }
      }
    }
    pairs.sort { ($1.share, $0.new, $0.old) < ($0.share, $1.new, $1.old) }
    for (_, index, origin) in pairs where origins[index] == nil && !taken.contains(origin) {
      pair(index, with: origin)
    }
  }
}

/// The lines of files, sorted, to see how many two have in common.
private struct LineSimilarity {
  let old: [[Int]]
  let new: [[Int]]

  init(old: [[UInt8]], new: [[UInt8]]) {
    var numbers = LineNumbers()
    self.old = old.map { numbers.lines(of: $0).sorted() }
    self.new = new.map { numbers.lines(of: $0).sorted() }
  }

  /// The lines that two files share, of those of the longer one: 0 to 1. O(lines of both).
  func share(_ origin: Int, _ index: Int) -> Double {
    let (a, b) = (old[origin], new[index])
    let longer = max(a.count, b.count)
    if longer == 0 || min(a.count, b.count) * 2 < longer { return 0 }
    var (i, j, common) = (0, 0, 0)
    while i < a.count && j < b.count {
      if a[i] == b[j] { common += 1 }
      (i, j) = (a[i] <= b[j] ? i + 1 : i, b[j] <= a[i] ? j + 1 : j)
    }
    return Double(common) / Double(longer)
  }
}
