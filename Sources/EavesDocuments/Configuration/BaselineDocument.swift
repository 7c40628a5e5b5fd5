package import EavesFindings
package import EavesSource

/// The file of a baseline: a JSON map from each Swift file to a list of its known findings, one a line.
///
/// Files and entries are sorted, and every line but those of an entry's own file is the same whatever the
/// entry says: changes to different files merge. The versions stand last for that reason. That of Eaves is what an
/// upgrade is recognized by; an entry that another version wrote says so itself.
package struct BaselineDocument {
  /// The version of the format that is written and read.
  package static let version = 3
  private static let versionKey = "eaves-baseline"
  private static let writerKey = "eaves-version"
  private static let keys =
    ["rule", "subject", "member", "verb", "object", "position", "ordinal"] + ProvenanceText.keys
    + ["members", "reason", "owner", writerKey]

  private let page: SourceText
  private let lines: LineTable
  private var entries: [BaselineEntry] = []
  /// The version of Eaves that wrote the file; empty where it does not say.
  private var writer = ""
  private var problems: [Problem] = []
  /// Whether entries of older formats are read, and whether they were.
  private var (takesOlder, isOlder) = (false, false)

  /// The baseline of a file and everything that is wrong with it.
  package static func load(_ file: SourceText) -> (baseline: Baseline, problems: [Problem]) {
    let conflicts = ConflictMarkers(file)
    var page = BaselineDocument(page: file, lines: LineTable(of: file.bytes))
    if String(validating: file.bytes, as: UTF8.self) == nil {
      page.reportEncoding()
    } else if conflicts.marks.isEmpty {
      page.read()
    } else {
      page.problems = conflicts.problems
    }
    return (page.baseline, page.problems)
  }

  /// As `load`, for a file of an older format, whose entries have no members.
  package static func loadAny(
    _ file: SourceText
  ) -> (baseline: Baseline, recordsMembers: Bool, problems: [Problem]) {
    var page = BaselineDocument(page: file, lines: LineTable(of: file.bytes))
    page.takesOlder = true
    page.read()
    return (page.baseline, !page.isOlder, page.problems)
  }

  /// Whether a file that begins so is a baseline, be it one in disorder, and no other file. One that holds an entry
  /// names its rule on the second line of its first file; an empty one is all head.
  package static func isBaseline(head: [UInt8]) -> Bool {
    let text = String(decoding: head, as: UTF8.self)
    guard text.hasPrefix("{") || text.hasPrefix("<<<<<<< ") else { return false }
    return text.contains("{\"rule\": \"") || text.contains("\"\(versionKey)\": ")
  }

  /// As `load`, but for a file with unresolved merge conflicts it takes the entries of both sides.
  package static func loadResolving(_ file: SourceText) -> (baseline: Baseline, problems: [Problem]) {
    let conflicts = ConflictMarkers(file)
    guard !conflicts.marks.isEmpty, let sides = conflicts.sides else { return load(file) }
    let (ours, theirs) = (load(sides.ours), load(sides.theirs))
    let problems = ours.problems + theirs.problems
    // Lines of a side are not lines of the file.
    if !problems.isEmpty { return (ours.baseline, conflicts.problems) }
    var seen: [BaselineIdentity: Int] = [:]
    var entries: [BaselineEntry] = []
    for entry in ours.baseline.entries + theirs.baseline.entries {
      guard let known = seen[BaselineIdentity(entry)] else {
        seen[BaselineIdentity(entry)] = entries.count
        entries.append(entry)
        continue
      }
      entries[known] = entries[known].remarked(as: entry)
      let provenances = (entries[known].provenance, entry.provenance)
      entries[known].provenance = provenances.0.flatMap { ours in provenances.1.flatMap(ours.merged) }
    }
    return (Baseline(path: file.path, entries: entries.sorted(), version: ours.baseline.version), [])
  }

  /// The text of a file with these entries, whatever their order.
  ///
  /// - Parameter version: the version of Eaves that writes the file; empty: the file does not say.
  package static func text(of entries: [BaselineEntry], by version: String = "") -> String {
    var text = "{\n"
    let sorted = entries.sorted()
    for (index, entry) in sorted.enumerated() {
      let isFirst = index == 0 || sorted[index - 1].key.path != entry.key.path
      let isLast = index == sorted.count - 1 || sorted[index + 1].key.path != entry.key.path
      if isFirst { text += "  \(quoted(entry.key.path.text)): [\n" }
      text += "    \(line(of: entry, in: version))\(isLast ? "\n  ],\n" : ",\n")"
    }
    if !version.isEmpty { text += "  \"\(writerKey)\": \(quoted(version)),\n" }
    return text + "  \"\(versionKey)\": \(self.version)\n}\n"
  }

  /// - Parameter version: the version that the file says.
  private static func line(of entry: BaselineEntry, in version: String) -> String {
    let facts = [
      ("rule", entry.key.rule.text), ("subject", entry.key.subject), ("member", entry.key.member ?? ""),
      ("verb", entry.key.verb), ("object", entry.key.object), ("position", entry.key.position),
    ].filter { !$0.1.isEmpty }.map { "\"\($0.0)\": \(quoted($0.1))" }
    let ordinal = entry.ordinal == 0 ? [] : ["\"ordinal\": \(entry.ordinal)"]
    let remarks = [("reason", entry.reason), ("owner", entry.owner)].compactMap { key, text in
      text.map { "\"\(key)\": \(quoted($0))" }
    }
    let provenance = entry.provenance.map(ProvenanceText.members) ?? []
    let members = entry.members.map { ["\"members\": \($0)"] } ?? []
    let writer = entry.version == version ? [] : ["\"\(writerKey)\": \(quoted(entry.version))"]
    return "{\((facts + ordinal + provenance + members + remarks + writer).joined(separator: ", "))}"
  }

  private static func quoted(_ text: String) -> String { "\"\(HarmlessText.of(text, in: .json))\"" }

  // MARK: Reading

  private var baseline: Baseline { Baseline(path: page.path, entries: entries, version: writer) }

  private init(page: SourceText, lines: LineTable) {
    self.page = page
    self.lines = lines
  }

  private mutating func read() {
    let json = StrictJSON.read(page)
    problems = json.problems.map { $0.remedy == nil ? $0.remedied(by: Self.fix) : $0 }
    guard let root = json.root else { return }
    guard case .map(let members) = root.content else {
      return report("this file is not a baseline of Eaves", Self.remake, root)
    }
    let versions = members.filter { $0.key.text == Self.versionKey }
    // A file of an older format is not read: its entries have no members and would suppress new findings.
    if case .number(let number)? = versions.first?.value.content, (1..<Self.version).contains(number) {
      if !takesOlder { return reportOlder(number, versions[0].key) }
      isOlder = true
    }
    let writers = members.filter { $0.key.text == Self.writerKey }
    if let value = writers.first?.value {
      if case .text(let text) = value.content { writer = text } else { reportNoText(Self.writerKey, value) }
    }
    let heads = [Self.versionKey, Self.writerKey]
    for (key, value) in members where !heads.contains(key.text) { readFile(key, value) }
    for (key, _) in versions.dropFirst() + writers.dropFirst() { reportRepeatedKey(key) }
    readVersion(versions.first?.value, root)
    problems.sort()
  }

  private mutating func readVersion(_ node: JSONNode?, _ root: JSONNode) {
    guard let node else {
      if problems.isEmpty {
        report(
          "the baseline has no version", "add `\"\(Self.versionKey)\": \(Self.version)` as its last key",
          root)
      }
      return
    }
    if case .number(let number) = node.content, number == Self.version || isOlder { return }
    report(
      "this version of Eaves does not know the format",
      "use the version of Eaves that wrote the file, or run `eaves baseline write --force`",
      node)
  }

  private mutating func readFile(_ name: Word, _ node: JSONNode) {
    guard ProvenanceText.isRelative(name.text) else {
      return problems.append(
        Problem(
          ProvenanceText.noPath(name.text), remedy: ProvenanceText.pathRemedy, path: page.path,
          line: name.line,
          column: name.column))
    }
    guard case .list(let nodes) = node.content else {
      return report(
        "`\(name.text)` must be a path with a list of entries", "write `\"PATH\": [`, one entry a line, `]`",
        node)
    }
    for node in nodes {
      if let entry = entry(of: FilePath(name.text), node) { entries.append(entry) }
    }
  }

  private mutating func entry(of path: FilePath, _ node: JSONNode) -> BaselineEntry? {
    guard case .map(let members) = node.content else {
      report("an entry is a map", Self.remake, node)
      return nil
    }
    let before = problems.count
    var texts: [String: String] = [:]
    var ordinal = 0
    var count: Int?
    var provenance = ProvenanceText()
    var said: Set<String> = []
    for (key, value) in members {
      if !said.insert(key.text).inserted { reportRepeatedKey(key) }
      if key.text == "ordinal" {
        if case .number(let number) = value.content, number >= 0 { ordinal = number; continue }
        report("`ordinal` counts from 0", nil, value)
      } else if key.text == "members" {
        if case .number(let number) = value.content, number >= 0 { count = number; continue }
        report("`members` must be a number", nil, value)
      } else if ProvenanceText.keys.contains(key.text) {
        for fault in provenance.read(key, value) { report(fault.cause, fault.remedy, fault.node) }
      } else if !Self.keys.contains(key.text) {
        reportUnknown(key)
      } else if case .text(let text) = value.content {
        texts[key.text] = text
      } else {
        reportNoText(key.text, value)
      }
    }
    for key in ["rule", "subject", "verb", "position"] where texts[key, default: ""].isEmpty {
      if problems.count == before { report("the entry has no `\(key)`", Self.remake, node) }
    }
    if problems.count == before, let key = provenance.orphan {
      report(
        "`\(key.text)` has no effect without `follows`", "write `follows` as well, or delete `\(key.text)`",
        node)
    }
    guard problems.count == before else { return nil }
    func remark(_ key: String) -> String? { texts[key].flatMap { $0.isEmpty ? nil : $0 } }
    return BaselineEntry(
      key: FindingKey(
        rule: RuleID(texts["rule", default: ""]), subject: texts["subject", default: ""],
        member: remark("member"), verb: texts["verb", default: ""], object: texts["object", default: ""],
        position: texts["position", default: ""], path: path),
      ordinal: ordinal, reason: remark("reason"), owner: remark("owner"), provenance: provenance.provenance,
      members: count, version: texts[Self.writerKey] ?? writer, place: place(of: node))
  }

  /// From where the entry begins to the end of its line, without a comma.
  private func place(of node: JSONNode) -> Place? {
    guard var range = lines.range(ofLine: node.line, in: page.bytes) else { return nil }
    range.start += UInt32(node.column - 1)
    while range.end > range.start, [0x2C, 0x20, 0x09].contains(page.bytes[Int(range.end) - 1]) {
      range.end -= 1
    }
    return lines.place(of: range, in: page)
  }

  // MARK: Problems

  private static let fix = "fix it, or restore the file as it was"
  private static let remake = "`eaves baseline write --force` writes the file anew"

  private mutating func report(_ cause: String, _ remedy: String?, _ node: JSONNode) {
    problems.append(Problem(cause, remedy: remedy, path: page.path, line: node.line, column: node.column))
  }

  private mutating func reportNoText(_ key: String, _ node: JSONNode) {
    report("`\(key)` needs a text", "put the value between quotes", node)
  }

  private mutating func reportOlder(_ number: Int, _ key: Word) {
    problems.append(
      Problem(
        "the baseline has format \(number); this version of Eaves needs format \(Self.version)",
        remedy: "run `eaves baseline write --force`; it records all current findings", path: page.path,
        line: key.line, column: key.column))
  }

  private mutating func reportRepeatedKey(_ key: Word) {
    problems.append(
      Problem(
        "`\(key.text)` is written twice", remedy: "delete one of the two lines", path: page.path,
        line: key.line,
        column: key.column))
  }

  /// Read all the same, reasons and owners would be written back with U+FFFD in them.
  private mutating func reportEncoding() {
    problems.append(
      Problem(
        "the baseline is not UTF-8", remedy: "save the file as UTF-8, or restore the last version",
        path: page.path, line: DocumentLines(page).firstBadLine))
  }

  private mutating func reportUnknown(_ key: Word) {
    let near = nearest(to: key.text, among: Self.keys).map { "did you mean `\($0)`? " } ?? ""
    problems.append(
      Problem(
        "unknown key `\(key.text)`", remedy: "\(near)keys: \(Self.keys.joined(separator: ", "))",
        path: page.path, line: key.line, column: key.column))
  }
}

/// What makes two entries the same.
struct BaselineIdentity: Hashable {
  let key: FindingKey
  let ordinal: Int

  init(_ entry: BaselineEntry) { (key, ordinal) = (entry.key, entry.ordinal) }
}
