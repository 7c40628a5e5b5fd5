import EavesOutline
import EavesThreads

/// The files of a project with the symbols of their names.
struct LinkedNames: Sendable {
  let files: [NamedOutline]
  let names: NameStore

  /// Neighbours share most names, so each thread gives a stretch of files a table of its own, and only those are joined
  /// one after the other. The symbols are numbered in the order in which their names occur, whatever the stretches.
  init(of outlines: [Outline], _ workers: Workers) {
    let stretches = Self.stretches(of: outlines, count: workers.threads)
    let linked = workers.map(count: stretches.count, run: 1) { part in
      var own = NameStore(capacity: stretches[part].count * 16)
      return (symbols: outlines[stretches[part]].map { own.link($0.names) }, names: own)
    }
    guard let first = linked.first, linked.count > 1 else {
      files = zip(outlines, linked.first?.symbols ?? []).map { NamedOutline($0, $1) }
      names = linked.first?.names ?? NameStore(capacity: 0)
      return
    }
    var names = first.names
    let meanings = [[]] + linked.dropFirst().map { names.merge($0.names) }
    files = workers.map(count: outlines.count) { file in
      // The stretches are as few as threads.
      let table = stretches.firstIndex { $0.contains(file) } ?? 0
      let symbols = linked[table].symbols[file - stretches[table].lowerBound]
      return NamedOutline(
        outlines[file], table == 0 ? symbols : symbols.map { meanings[table][$0.index] })
    }
    self.names = names
  }

  /// Outlines in a row that have about as many names as others.
  private static func stretches(of outlines: [Outline], count: Int) -> [Range<Int>] {
    if count == 1 || outlines.count < count * 16 { return outlines.isEmpty ? [] : [outlines.indices] }
    let whole = outlines.reduce(0) { $0 + $1.names.count }
    var stretches: [Range<Int>] = []
    var (start, names) = (0, 0)
    for (index, outline) in outlines.enumerated() {
      names += outline.names.count
      if names * count >= whole * (stretches.count + 1) {
        stretches.append(start..<index + 1)
        start = index + 1
      }
    }
    if start < outlines.count { stretches.append(start..<outlines.count) }
    return stretches
  }
}
