import EavesDocuments

/// What templates of a page add to its targets, and what `${…}` stands for in them.
struct XcodeGenTemplates {
  /// A target with all that its templates say.
  struct Whole {
    var entries: [YAMLEntry]
    /// The lines of its templates.
    var lines: [Range<Int>] = []
    /// What of its templates is not read, and why.
    var unread: [(word: Word, reason: String)] = []
  }

  private let templates: [String: (entries: [YAMLEntry], lines: Range<Int>)]
  /// Values that were copied so far: many targets may share long templates.
  private var copied = 0

  private static let maxCopiedValues = 100_000
  private static let greatestDepth = 24

  /// - Parameter list: `targetTemplates` of the page. O(its entries).
  init(_ list: [YAMLEntry]) {
    var templates: [String: (entries: [YAMLEntry], lines: Range<Int>)] = [:]
    for (at, template) in list.enumerated() {
      let line = template.key.line
      let end = at + 1 < list.count ? list[at + 1].key.line : Int.max
      templates[template.key.text] = (template.value.map ?? [], line..<Swift.max(end, line))
    }
    self.templates = templates
  }

  /// A target as it is with its templates: the innermost first, the target's own words last. O(length of all).
  mutating func whole(_ target: [YAMLEntry], called name: String) -> Whole {
    var whole = Whole(entries: target)
    guard let named = target["templates"]?.list, !named.isEmpty else { return whole }
    var (order, seen): ([String], Set<String>) = ([], [])
    collect(named, 0, &order, &seen, &whole)
    var merged: [YAMLEntry] = []
    for template in order {
      guard let known = templates[template] else { continue }
      whole.lines.append(known.lines)
      merged = self.merged(known.entries, onto: merged)
    }
    merged = expanded(self.merged(target, onto: merged), ["target_name": name])
    let attributes = merged["templateAttributes"]?.map ?? []
    let values = attributes.compactMap { entry in entry.value.scalar.map { (entry.key.text, $0.text) } }
    if !values.isEmpty { merged = expanded(merged, Dictionary(values) { $1 }) }
    if copied > Self.maxCopiedValues, let first = named.first {
      whole.unread.append((first.word, "the page is too long to read"))
    } else {
      whole.entries = merged
    }
    return whole
  }

  private mutating func collect(
    _ names: [YAMLNode], _ depth: Int, _ order: inout [String], _ seen: inout Set<String>,
    _ whole: inout Whole
  ) {
    copied += names.count
    guard copied <= Self.maxCopiedValues else { return }
    for name in names {
      guard let word = name.scalar, let known = templates[word.text] else {
        whole.unread.append((name.word, "what this template adds is not read"))
        continue
      }
      guard seen.insert(word.text).inserted else { continue }
      guard depth < Self.greatestDepth else {
        whole.unread.append((word, "templates are nested too deeply"))
        return
      }
      collect(known.entries["templates"]?.list ?? [], depth + 1, &order, &seen, &whole)
      order.append(word.text)
    }
  }

  // MARK: Merged and expanded

  /// Maps are joined and lists go behind each other; of everything else the later word counts.
  private mutating func merged(_ own: [YAMLEntry], onto base: [YAMLEntry]) -> [YAMLEntry] {
    copied += own.count + base.count
    guard copied <= Self.maxCopiedValues else { return own }
    var merged = base
    var places = Dictionary(base.indices.map { (base[$0].key.text, $0) }) { first, _ in first }
    for entry in own {
      let key = entry.key.text.withoutReplace
      guard let at = places[key] else {
        places[key] = merged.count
        merged.append(entry.renamed(key))
        continue
      }
      let isReplaced = key != entry.key.text
      merged[at] = YAMLEntry(
        key: entry.renamed(key).key,
        value: isReplaced ? entry.value : joined(entry.value, to: merged[at].value))
    }
    return merged
  }

  private mutating func joined(_ own: YAMLNode, to base: YAMLNode) -> YAMLNode {
    switch (own.content, base.content) {
    case (.map(let entries), .map(let others)):
      return YAMLNode(content: .map(merged(entries, onto: others)), word: own.word)
    case (.list(let items), .list(let others)):
      copied += items.count + others.count
      guard copied <= Self.maxCopiedValues else { return own }
      return YAMLNode(content: .list(others + items), word: own.word)
    default: return own
    }
  }

  /// Entries with `${name}` replaced in all keys and texts.
  mutating func expanded(_ entries: [YAMLEntry], _ values: [String: String]) -> [YAMLEntry] {
    copied += entries.count
    guard copied <= Self.maxCopiedValues else { return entries }
    return entries.map { entry in
      YAMLEntry(key: Self.filled(entry.key, values), value: expanded(entry.value, values))
    }
  }

  private mutating func expanded(_ node: YAMLNode, _ values: [String: String]) -> YAMLNode {
    switch node.content {
    case .map(let entries):
      return YAMLNode(content: .map(expanded(entries, values)), word: node.word)
    case .list(let items):
      copied += items.count
      guard copied <= Self.maxCopiedValues else { return node }
      return YAMLNode(content: .list(items.map { expanded($0, values) }), word: node.word)
    case .scalar: return YAMLNode(content: node.content, word: Self.filled(node.word, values))
    case .missing, .broken: return node
    }
  }

  private static let longest = 1_024

  private static func filled(_ word: Word, _ values: [String: String]) -> Word {
    guard word.text.utf8.count <= longest, word.text.contains("${") else { return word }
    var text = ""
    var rest = word.text[...]
    while let open = rest.firstRange(of: "${"), let close = rest[open.upperBound...].firstIndex(of: "}") {
      let next = rest.index(after: close)
      let value = values[String(rest[open.upperBound..<close])]
      text += rest[..<open.lowerBound] + (value ?? String(rest[open.lowerBound..<next]))
      rest = rest[next...]
    }
    let filled = text + rest
    return filled.utf8.count <= longest ? Word(filled, line: word.line, column: word.column) : word
  }
}

extension YAMLEntry {
  fileprivate func renamed(_ key: String) -> YAMLEntry {
    key == self.key.text
      ? self : YAMLEntry(key: Word(key, line: self.key.line, column: self.key.column), value: value)
  }
}
