import EavesSource

/// Takes values out of YAML nodes and collects what is wrong with them.
struct NodeReader {
  let path: FilePath
  private(set) var problems: [Problem] = []

  init(path: FilePath) { self.path = path }

  /// The entries of a map; reports anything else. `what` names the value: "`roles`".
  mutating func entries(_ node: YAMLNode, _ what: String) -> [YAMLEntry] {
    if let map = node.map { return map }
    if case .broken = node.content { return [] }
    report(
      "\(what) must have keys, not a list or a single value", "write lines such as `key: value`",
      at: node.word)
    return []
  }

  /// The one text of a node; reports anything else.
  mutating func scalar(_ node: YAMLNode, _ what: String) -> Word? {
    if let word = node.scalar, !word.text.isEmpty { return word }
    switch node.content {
    case .scalar, .missing: report("\(what) needs a value", nil, at: node.word)
    case .list: report("\(what) takes one value, not a list", nil, at: node.word)
    case .map: report("\(what) takes one value, not a map", nil, at: node.word)
    case .broken: break
    }
    return nil
  }

  /// One text or a list of them; an empty list is an error.
  mutating func scalars(_ node: YAMLNode, _ what: String) -> [Word] {
    guard let list = node.list else { return scalar(node, what).map { [$0] } ?? [] }
    if list.isEmpty { reportEmpty(what, at: node.word) }
    return list.compactMap { scalar($0, what) }
  }

  /// The members of a list, or the node itself as the only one.
  mutating func members(_ node: YAMLNode, _ what: String) -> [YAMLNode] {
    switch node.content {
    case .scalar, .map: return [node]
    case .broken: return []
    case .missing:
      report("\(what) needs a value", nil, at: node.word)
      return []
    case .list(let list):
      if list.isEmpty { reportEmpty(what, at: node.word) }
      return list
    }
  }

  private mutating func reportEmpty(_ what: String, at word: Word) {
    report("\(what) has an empty list", "name at least one or delete the line", at: word)
  }

  mutating func reportOutside(_ glob: Word) {
    report(
      "`\(glob.text)` leads out of the folder of this file, where no glob matches anything",
      "delete the glob; --root on the command line widens what is scanned", at: glob)
  }

  /// `true` or `false`.
  mutating func flag(_ node: YAMLNode, _ what: String) -> Bool? {
    guard let word = choice(node, what, among: ["true", "false"]) else { return nil }
    return word.text == "true"
  }

  /// One of a closed list of words.
  mutating func choice(_ node: YAMLNode, _ what: String, among allowed: [String]) -> Word? {
    guard let word = scalar(node, what) else { return nil }
    if allowed.contains(word.text) { return word }
    reportUnknownValue(word, of: what, among: allowed)
    return nil
  }

  /// An inclusive range of counts.
  mutating func range(_ node: YAMLNode, _ what: String) -> CountRange? {
    guard let word = scalar(node, what) else { return nil }
    if let range = CountRange(word.text) { return range }
    report(
      "`\(word.text)` is no range of counts for \(what)", "write `..6`, `2..`, `0..1` or `3`", at: word)
    return nil
  }

  mutating func report(_ cause: String, _ remedy: String?, at word: Word) {
    problems.append(Problem(cause, remedy: remedy, path: path, line: word.line, column: word.column))
  }

  mutating func warn(_ cause: String, _ remedy: String?, at word: Word) {
    problems.append(
      Problem(
        cause, remedy: remedy, path: path, line: word.line, column: word.column, severity: .warning))
  }

  /// "unknown verb `touches`; did you mean `mentions`? verbs: …".
  mutating func reportUnknown(_ word: Word, _ what: String, plural: String, among known: [String]) {
    report("unknown \(what) `\(word.text)`", Self.remedy(for: word, plural, known), at: word)
  }

  /// "`yes` is no value of `strict`; values: true, false".
  mutating func reportUnknownValue(_ word: Word, of key: String, among known: [String]) {
    report("`\(word.text)` is no value of \(key)", Self.remedy(for: word, "values", known), at: word)
  }

  private static func remedy(for word: Word, _ plural: String, _ known: [String]) -> String {
    let near = nearest(to: word.text, among: known).map { "did you mean `\($0)`? " } ?? ""
    return "\(near)\(plural): \(list(known))"
  }

  /// Names for a message, which is repeated for every word that is none of them.
  static func list(_ names: [String]) -> String {
    let most = 100
    let more = names.count > most ? ", and \(names.count - most) more" : ""
    return names.prefix(most).joined(separator: ", ") + more
  }

  mutating func add(_ more: [Problem]) { problems += more }
}

extension CountRange {
  /// Reads `..6`, `2..`, `0..1`, `3`; nil for anything else and for ranges that hold nothing.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)[...]
    guard let dots = bytes.firstIndex(of: "..", from: bytes.startIndex) else {
      guard let count = Self.count(bytes) else { return nil }
      self.init(least: count, most: count)
      return
    }
    let low = bytes[..<dots].trimmed
    let high = bytes[(dots + 2)...].trimmed
    let least = Self.count(low)
    let most = Self.count(high)
    guard low.isEmpty || least != nil, high.isEmpty || most != nil, least != nil || most != nil else {
      return nil
    }
    if let least, let most, least > most { return nil }
    self.init(least: least, most: most)
  }

  private static func count(_ text: ByteText) -> Int? {
    text.isEmpty || !text.allSatisfy(Byte.isDigit) ? nil : Int(text.text)
  }
}
