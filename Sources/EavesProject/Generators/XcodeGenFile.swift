import EavesDocuments
import EavesSource

/// The text of a `project.yml`: what the YAML subset can read of it, and the lines that it cannot.
struct XcodeGenFile {
  let source: SourceText
  let lines: LineTable
  let root: [YAMLEntry]
  /// The parts outside of the subset that may concern modules, in order.
  private(set) var problems: [Problem] = []
  /// Their lines, ascending.
  private var broken: [Int] = []

  /// Nil for a page that is not one of XcodeGen's: others have pages of that name. O(bytes).
  ///
  /// - Parameter isIncluded: whether another spec includes it.
  init?(_ source: SourceText, isIncluded: Bool = false) {
    let page = StrictYAML.read(source)
    var fixed: Set<Int> = []
    let root = page.root?.withOneLineMaps(&fixed).map ?? []
    let isOne = root["targets"]?.map != nil || Self.isOfIncludes(root)
    guard isIncluded || isOne || Self.mentionsTargets(source), isIncluded || !page.problems.isEmpty || isOne
    else { return nil }
    self.source = source
    self.root = root
    lines = LineTable(of: source.bytes)
    note(page.problems.filter { !fixed.contains($0.line ?? 0) })
  }

  /// Whether a line begins the list of targets, though the page cannot be read; so may one that is a map in brackets.
  private static func mentionsTargets(_ source: SourceText) -> Bool {
    let words = ["targets:", "\"targets\":", "'targets':"]
    if source.bytes.first(where: { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D }) == UInt8(ascii: "{") {
      let start = String(decoding: source.bytes.prefix(longestStart), as: UTF8.self)
      return words.contains { start.contains($0) }
    }
    return source.bytes.split(separator: 0x0A).contains { line in
      words.contains { line.starts(with: $0.utf8) }
    }
  }

  /// Bytes of a map in brackets that are looked through.
  private static let longestStart = 65_536

  /// Whether other pages have all targets: `include` and some other word that only XcodeGen has.
  private static func isOfIncludes(_ root: [YAMLEntry]) -> Bool {
    let words = ["configs", "configFiles", "fileGroups", "settingGroups", "targetTemplates", "packages"]
    return root["include"] != nil && words.contains { root[$0] != nil }
  }

  /// The pages that it includes, each where that is said; no path for one that is not looked for.
  var includes: [(path: FilePath?, word: Word)] {
    let list = self["include"].map { node in node.list ?? [node] } ?? []
    return list.compactMap { item in
      let fields = item.map ?? []
      if fields["enable"]?.scalar?.text == "false" { return nil }
      guard let word = item.scalar ?? fields["path"]?.scalar else { return (nil, item.word) }
      // Paths of such a page would begin elsewhere.
      let isElsewhere = fields["relativePaths"] != nil || !word.text.hasSuffix(".yml")
      let path = isElsewhere ? nil : FolderPath.joined([source.path.folder, word.text])
      return (path.map { FilePath($0) }, word)
    }
  }

  /// What stands behind a key of the page.
  subscript(_ key: String) -> YAMLNode? { root[key] }

  // MARK: What the subset does not have

  /// Keys of the file that concern modules.
  private static let matters: Set<String> = [
    "targets", "packages", "localPackages", "include", "name", "settings", "targetTemplates",
    "projectReferences", "settingGroups", "configs", "configFiles",
  ]
  /// Keys of a target that do.
  private static let mattersOfTarget: Set<String> = [
    "type", "platform", "sources", "dependencies", "settings", "templates", "templateAttributes", "name",
    "configFiles", "platformPrefix", "platformSuffix", "legacy", "<<",
  ]

  /// Lines that do not concern modules: schemes, scripts, properties.
  private func asides() -> [Range<Int>] {
    var found: [Range<Int>] = []
    for (at, entry) in root.enumerated() {
      let next = at + 1 < root.count ? root[at + 1].key.line : lines.starts.count + 1
      let key = entry.key.text.withoutReplace
      if !Self.matters.contains(key) {
        found.append(entry.key.line..<max(next, entry.key.line))
      } else if key == "targets" || key == "targetTemplates" {
        found += Self.asides(ofTargets: entry.value.map ?? [], before: next)
      }
    }
    return found
  }

  private static func asides(ofTargets targets: [YAMLEntry], before end: Int) -> [Range<Int>] {
    targets.enumerated().flatMap { at, target -> [Range<Int>] in
      let last = at + 1 < targets.count ? targets[at + 1].key.line : end
      let keys = target.value.map ?? []
      return keys.indices.compactMap { index in
        let (key, next) = (keys[index].key, index + 1 < keys.count ? keys[index + 1].key.line : last)
        return mattersOfTarget.contains(key.text.withoutReplace) ? nil : key.line..<max(next, key.line)
      }
    }
  }

  /// Keeps the problems that stand where it matters. A mark in front of the page is none.
  private mutating func note(_ all: [Problem]) {
    let (asides, first) = (asides(), root.first?.key.line ?? 0)
    var next = 0
    for problem in all {
      guard let line = problem.line else { continue }
      while next < asides.count, asides[next].upperBound <= line { next += 1 }
      if next < asides.count, asides[next].contains(line) { continue }
      if line < first, problem.cause.hasSuffix("without markers") { continue }
      if broken.last != line { broken.append(line) }
      problems.append(problem)
    }
  }

  /// Whether one of some lines is not read.
  func isBroken(_ lines: Range<Int>) -> Bool {
    let first = broken.indices.partitioningIndex(where: { broken[$0] >= lines.lowerBound })
    return first < broken.count && broken[first] < lines.upperBound
  }

  // MARK: Places

  /// A line without its indentation.
  func range(ofLine line: Int) -> ByteRange {
    guard let range = lines.range(ofLine: line, in: source.bytes) else { return ByteRange(0, 0) }
    var start = Int(range.start)
    while start < Int(range.end), source.bytes[start] == 0x20 { start += 1 }
    return ByteRange(start, Int(range.end))
  }

  /// The bytes of a word, with its quotes; of one that something was put into, those of the line from there on.
  func range(of word: Word) -> ByteRange {
    let line = range(ofLine: word.line)
    guard word.line <= lines.starts.count, word.line > 0 else { return line }
    let start = min(Int(lines.starts[word.line - 1]) + word.column - 1, Int(line.end))
    let isQuoted = start < Int(line.end) && [0x22, 0x27].contains(source.bytes[start])
    let text = Array(word.text.utf8)
    let begin = start + (isQuoted ? 1 : 0)
    let end = min(begin + text.count, Int(line.end))
    if source.bytes[min(begin, end)..<end].elementsEqual(text) {
      return ByteRange(start, min(end + (isQuoted ? 1 : 0), Int(line.end)))
    }
    return ByteRange(start, Int(line.end))
  }
}

extension [YAMLEntry] {
  /// What stands behind a key.
  subscript(_ key: String) -> YAMLNode? { first { $0.key.text == key }?.value }
}

extension String {
  /// "sources" of `sources:REPLACE`, which takes the place of what a template says.
  var withoutReplace: String { hasSuffix(":REPLACE") ? String(dropLast(8)) : self }
}
