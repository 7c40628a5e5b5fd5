import EavesSource

/// One `.gitignore`, read as git reads it. This is the whole of what is understood:
///
/// - One pattern a line; LF or CR LF ends it; a BOM is skipped. Empty lines and lines that begin with `#` say
///   nothing. Spaces at the end are dropped unless the last is escaped: `\ `.
/// - `!` in front takes back what an earlier pattern ignored. The last pattern that matches decides. What
///   lies in an ignored folder cannot be taken back.
/// - `/` at the end: folders only.
/// - `/` at the beginning or in the middle: the pattern is anchored, it counts from the folder of the file.
///   Without it, the pattern is held against the last component at any depth.
/// - `**/` in front, `/**/` in the middle: any number of folders, also none. `/**` at the end: all that lies
///   inside. Any other run of stars is one `*`.
/// - `*`: any run of bytes inside one component; `?`: one byte; `[abc]`, `[a-z]`, `[!a-z]`, `[^a-z]`: one
///   byte of the set, or none of it; a `]` that comes first is itself. Classes such as `[:alpha:]` are not
///   known.
/// - `\` takes the next byte as it is, also in front of `!`, `#` and space. A pattern that ends in a lone
///   `\`, or opens a set that nothing closes, matches nothing.
/// - Bytes are compared as they are: upper and lower case differ.
///
/// Not read: `.git/info/exclude` and the user's own ignore file, so that a run on one machine is a run on
/// all.
package struct IgnoreFile: Sendable {
  /// The effect of a file on a path; nil for most paths.
  package enum Verdict: Hashable, Sendable { case ignored, kept }

  private let rules: [Rule]
  /// What a path must have for the rule of the same index to be asked at all. Most rules end here.
  private let gates: [Gate]
  /// The rules by what the last component of a path must hold, where there are too many to ask them all; nil where
  /// there are not.
  private let index: Index?
  /// Fewer are asked one after the other.
  private static let few = 64

  /// Reads the bytes of a `.gitignore`; there is nothing in one that can be an error.
  package init(_ bytes: [UInt8]) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let rules = bytes[start...].split(separator: 0x0A).compactMap { line in
      Rule(line.last == 0x0D ? line.dropLast() : line)
    }
    self.rules = rules
    gates = rules.map(\.gate)
    index = rules.count > Self.few ? Index(rules) : nil
  }

  /// Whether the file has no rules.
  package var isEmpty: Bool { rules.isEmpty }

  /// What the file says of a path relative to its own folder, given as components in UTF-8.
  /// O(rules that the last component may fit); the folders on the way must have been asked about before.
  package func verdict(on path: ArraySlice<[UInt8]>, isFolder: Bool) -> Verdict? {
    guard let name = path.last, let last = name.last else { return nil }
    func speaks(_ rule: Int) -> Bool {
      gates[rule].lets(last, isFolder: isFolder) && rules[rule].matches(path)
    }
    let found = index.map { $0.last(of: path, name, where: speaks) } ?? rules.indices.last(where: speaks)
    return found.map { rules[$0].isNegated ? .kept : .ignored }
  }

  /// What the file says of a path relative to its own folder, written with `/`; a final `/` makes it a
  /// folder.
  package func verdict(on path: String) -> Verdict? {
    let components = path.split(separator: "/").map { Array($0.utf8) }
    return verdict(on: components[...], isFolder: path.hasSuffix("/"))
  }
}

extension IgnoreFile {
  /// What can be seen of a path without looking at more than its last byte.
  private struct Gate: BitwiseCopyable {
    let isForFolders: Bool
    /// 256 when the rule may end in any byte.
    let lastByte: UInt16

    func lets(_ byte: UInt8, isFolder: Bool) -> Bool {
      (isFolder || !isForFolders) && (lastByte == 256 || lastByte == UInt16(byte))
    }
  }

  /// The rules of a long file, by the rarest thing that they ask for: of the last component where they can.
  private struct Index {
    private var named = RequirementIndex()
    /// Rules whose last component may be anything, by what they ask of another.
    private var above = RequirementIndex()
    /// Rules of which every component may be anything.
    private var others: [Int] = []

    init(_ rules: [Rule]) {
      let last = rules.map { $0.segments.last?.needs ?? [] }
      let every = rules.map { $0.segments.flatMap(\.needs) }
      let (rarest, rarestAbove) = (RarestRequirements(last), RarestRequirements(every))
      for position in rules.indices {
        if let need = rarest.choose(from: last[position]) {
          named.add(position, for: need)
        } else if let need = rarestAbove.choose(from: every[position]) {
          above.add(position, for: need)
        } else {
          others.append(position)
        }
      }
    }

    /// The last of the rules that a path may fit and that a test picks; nil when there is none.
    func last(of path: ArraySlice<[UInt8]>, _ name: [UInt8], where isWanted: (Int) -> Bool) -> Int? {
      var found = others.last(where: isWanted)
      func look(_ positions: [Int]) {
        for position in positions.reversed() {
          if let found, position <= found { return }
          if isWanted(position) { found = position }
        }
      }
      named.forEach(of: name[...], look)
      if above.isEmpty { return found }
      for component in path { above.forEach(of: component[...], look) }
      return found
    }
  }

  /// One line of the file.
  private struct Rule {
    let isNegated: Bool
    let isForFolders: Bool
    /// Counted from the folder of the file; otherwise one segment for the last component.
    let isAnchored: Bool
    let segments: [Segment]

    enum Segment {
      case anyDepth
      case component(IgnorePattern)

      var needs: [RequiredBytes] { if case .component(let pattern) = self { pattern.needs } else { [] } }
    }

    /// Nil for a line that says nothing, or that can match nothing.
    init?(_ line: ArraySlice<UInt8>) {
      guard line.first != 0x23 else { return nil }
      var text = Self.withoutFinalSpaces(line)
      isNegated = text.first == 0x21
      if isNegated { text = text.dropFirst() }
      isForFolders = text.last == 0x2F
      if isForFolders { text = text.dropLast() }
      isAnchored = text.contains(0x2F)
      var segments: [Segment] = []
      for part in text.split(separator: 0x2F) {
        if isAnchored, part.elementsEqual([0x2A, 0x2A]) {
          if case .anyDepth? = segments.last { continue }
          segments.append(.anyDepth)
        } else {
          guard let pattern = IgnorePattern(part) else { return nil }
          segments.append(.component(pattern))
        }
      }
      guard !segments.isEmpty else { return nil }
      self.segments = segments
    }

    private static func withoutFinalSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
      var end = line.endIndex
      while end > line.startIndex, line[end - 1] == 0x20 {
        let escapes = line[..<(end - 1)].reversed().prefix { $0 == 0x5C }.count
        if escapes % 2 == 1 { break }
        end -= 1
      }
      return line[..<end]
    }

    var gate: Gate {
      guard case .component(let pattern)? = segments.last, let byte = pattern.lastByte else {
        return Gate(isForFolders: isForFolders, lastByte: 256)
      }
      return Gate(isForFolders: isForFolders, lastByte: UInt16(byte))
    }

    /// Whether the path matches; the gate has been passed.
    func matches(_ path: ArraySlice<[UInt8]>) -> Bool {
      if isAnchored { return matchesAnchored(path) }
      guard case .component(let pattern)? = segments.first, let name = path.last else { return false }
      return pattern.matches(name)
    }

    /// What stands between two `**` is taken where it fits first: later is never better, so only what stands behind
    /// the last one is tried again. O(segments × components).
    private func matchesAnchored(_ path: ArraySlice<[UInt8]>) -> Bool {
      var (at, segment) = (path.startIndex, 0)
      var retry: (at: Int, segment: Int)?
      while segment < segments.count || at < path.endIndex {
        switch segment < segments.count ? segments[segment] : nil {
        case .anyDepth:
          // At the end: all that lies inside.
          if segment == segments.count - 1 { return at < path.endIndex }
          segment += 1
          retry = (at, segment)
        case .component(let pattern) where at < path.endIndex && pattern.matches(path[at]):
          (at, segment) = (at + 1, segment + 1)
        default:
          guard let last = retry, last.at < path.endIndex else { return false }
          (at, segment) = (last.at + 1, last.segment)
          retry = (at, segment)
        }
      }
      return true
    }
  }
}
