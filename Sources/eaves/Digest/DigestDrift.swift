import EavesSession
import EavesSource

/// How the digest in a file differs from the one that would be printed now.
struct DigestDrift {
  let part: DigestPart
  /// The lines that would be printed now, marks included.
  private let now: [String]
  private let added: [String]
  private let removed: [String]
  /// Rules that both have, and what of each is another.
  private let changed: [(id: String, what: String)]

  /// Nil where nothing differs. O(bytes).
  init?(_ part: DigestPart, _ page: DigestPage) {
    now = page.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    if now.count == part.lines.count, zip(now, part.lines).allSatisfy({ $0.isExactly($1) }) { return nil }
    self.part = part
    let (old, new) = (Self.blocks(of: part.lines), Self.blocks(of: now))
    let known = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let names = Set(new.map(\.id))
    added = new.map(\.id).filter { known[$0] == nil }
    removed = Set(known.keys).subtracting(names).sorted()
    changed = new.compactMap { block in
      known[block.id].flatMap { Self.difference($0, block) }.map { (block.id, $0) }
    }
  }

  /// The rules of a digest.
  private static func blocks(of lines: [String]) -> [DigestBlock] {
    var blocks: [DigestBlock] = []
    var isInside = false
    for line in lines {
      if let block = DigestBlock(opening: line) {
        blocks.append(block)
        isInside = true
      } else {
        isInside = isInside && line.hasPrefix(DigestBlock.Part.sentence.rawValue)
        if isInside { blocks[blocks.count - 1].lines.append(line) }
      }
    }
    return blocks
  }

  /// What of a rule is another; nil where it is the same, be it told at another length.
  private static func difference(_ old: DigestBlock, _ new: DigestBlock) -> String? {
    if old.fingerprint == new.fingerprint { return nil }
    var names: [String] = []
    if !old.title.isExactly(new.title) { names.append("title") }
    if old.impact != new.impact { names.append("impact") }
    for part in DigestBlock.Part.allCases {
      let (before, after) = (old.line(part), new.line(part))
      let isMissing = before == nil && old.isShortened || after == nil && new.isShortened
      if !isMissing, !(before ?? "").isExactly(after ?? "") { names.append(part.name) }
    }
    return names.isEmpty ? "what is shortened" : names.joined(separator: ", ")
  }

  // MARK: Text

  /// Of rules of one kind that are named.
  private static let most = 30

  /// Lines for people: what drifted, each rule by name, what to do.
  var text: String {
    let counts = [(added.count, "added"), (removed.count, "removed"), (changed.count, "changed")]
    let sum = counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
    var lines = ["\(part.path):\(part.span.lowerBound): " + DriftWording.head(sum)]
    lines += DriftWording.list("added", added, most: Self.most)
    lines += DriftWording.list("removed", removed, most: Self.most)
    lines += DriftWording.list("changed", changed.map { "\($0.id): \($0.what)" }, most: Self.most)
    if let notes = profileNote { lines.append(notes) }
    if isEdited { lines.append(DriftWording.edited) }
    if sum.isEmpty { lines.append(DriftWording.firstLine(firstDifference)) }
    lines.append(DriftWording.remedy(part.span))
    return lines.map { HarmlessText.of(DriftWording.cut($0), in: .line) + "\n" }.joined()
  }

  private var profileNote: String? {
    let (old, new) = (profile(part.lines), profile(now))
    return old.isExactly(new) ? nil : "  profile  \(old) there, \(new) now"
  }

  private func profile(_ lines: [String]) -> String {
    DigestMarks.value(of: "profile", in: lines.first ?? "") ?? ""
  }

  /// Whether somebody wrote between the marks.
  private var isEdited: Bool {
    let body = part.lines.dropFirst().dropLast().map { $0 + "\n" }.joined()
    return DigestMarks.value(of: "hash", in: part.lines.first ?? "") != PageDigest.digits(of: body)
  }

  /// The line of the file that is the first to differ.
  private var firstDifference: Int {
    let same = zip(now, part.lines).prefix { $0.isExactly($1) }.count
    return min(part.span.lowerBound + same, part.span.upperBound)
  }
}

/// What is said of a digest that drifted.
enum DriftWording {
  static func head(_ sum: String) -> String {
    "the digest is not what `eaves digest` prints now" + (sum.isEmpty ? "" : ": rules \(sum)")
  }

  static func list(_ name: String, _ items: [String], most: Int) -> [String] {
    let more = items.count > most ? ["  and \(items.count - most) more \(name)"] : []
    return items.prefix(most).map { "  \(name)  \($0)" } + more
  }

  /// A line that people read, whatever the file calls a rule.
  static func cut(_ line: String) -> String {
    let scalars = line.unicodeScalars.prefix(longest)
    return scalars.endIndex == line.endIndex ? line : "\(scalars)…"
  }

  /// In Unicode scalars.
  private static let longest = 400

  static let edited = "  edited by hand: what it says is not what was printed"

  static func firstLine(_ line: Int) -> String { "  no rule differs; line \(line) is the first that does" }

  static func remedy(_ span: ClosedRange<Int>) -> String {
    "replace lines \(span.lowerBound) to \(span.upperBound) with what the same command prints without --check"
  }

  static func same(_ path: FilePath, _ page: DigestPage) -> String {
    let rules = page.count == 1 ? "1 rule" : "\(page.count) rules"
    return HarmlessText.of(
      "\(path): the digest of \(rules) \(page.isFollowed ? "that this code follows" : "of profile \(page.profile)") is up to date",
      in: .line)
      + "\n"
  }
}
