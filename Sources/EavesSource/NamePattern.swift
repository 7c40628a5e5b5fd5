/// A glob over a name: `*` stands for any run of bytes, `?` for one; everything else for itself.
///
/// Roles ask a pattern of every type of a project: names come as slices of the symbol table's bytes, and the usual
/// shapes (`Name`, `*Suffix`, `Prefix*`) are one comparison, and `*Part*` a search.
package struct NamePattern: Hashable, Sendable, CustomStringConvertible {
  package let text: String
  private let bytes: [UInt8]
  private let shape: Shape

  private enum Shape: Hashable {
    case literal, suffix, prefix, within, general
  }

  package init(_ text: String) {
    self.text = text
    let all = Array(text.utf8)
    var (stars, asksOne) = (0, false)
    for byte in all {
      if byte == Self.star { stars += 1 } else if byte == Self.one { asksOne = true }
    }
    (bytes, shape) =
      if asksOne {
        (all, .general)
      } else if stars == 0 {
        (all, .literal)
      } else if stars == 1, all.first == Self.star {
        (Array(all[1...]), .suffix)
      } else if stars == 1, all.last == Self.star {
        (Array(all[..<(all.count - 1)]), .prefix)
      } else if stars == 2, all.first == Self.star, all.last == Self.star, all.count > 2 {
        (Array(all[1..<all.count - 1]), .within)
      } else {
        (all, .general)
      }
  }

  private static let star: UInt8 = 0x2A
  private static let one: UInt8 = 0x3F

  /// What every name that fits must hold; nil where a name may be anything.
  var need: RequiredBytes? {
    switch shape {
    case .literal: return RequiredBytes(.whole, bytes)
    case .suffix: return RequiredBytes(.ending, bytes)
    case .prefix: return RequiredBytes(.beginning, bytes)
    case .within: return nil
    case .general:
      let isWild: (UInt8) -> Bool = { $0 == Self.star || $0 == Self.one }
      guard let first = bytes.firstIndex(where: isWild), let last = bytes.lastIndex(where: isWild) else {
        return nil
      }
      return .longer(beginning: Array(bytes[..<first]), ending: Array(bytes[(last + 1)...]))
    }
  }

  /// Everything that a name which fits must hold; empty where it may be anything.
  package var needs: [RequiredBytes] {
    switch shape {
    case .literal: RequiredBytes.all(of: [bytes])
    case .suffix: RequiredBytes.all(of: [[], bytes])
    case .prefix: RequiredBytes.all(of: [bytes, []])
    case .within: RequiredBytes.all(of: [[], bytes, []])
    case .general:
      RequiredBytes.all(
        of: bytes.split(omittingEmptySubsequences: false) { $0 == Self.star || $0 == Self.one }.map(
          Array.init))
    }
  }

  package var description: String { text }

  /// Whether the pattern holds no wildcard and names exactly one name.
  package var isLiteral: Bool { shape == .literal }

  /// What it says of a name: "ends in `Store`", "is `Response`".
  package var spoken: String {
    let isWild: (Character) -> Bool = { $0 == "*" || $0 == "?" }
    let rest = text.drop(while: isWild)
    let core = rest.prefix { !isWild($0) }
    if core.isEmpty || !rest.dropFirst(core.count).allSatisfy(isWild) { return "matches `\(text)`" }
    switch (rest.count < text.count, core.count < rest.count) {
    case (false, false): return "is `\(core)`"
    case (true, false): return "ends in `\(core)`"
    case (false, true): return "begins with `\(core)`"
    case (true, true): return "contains `\(core)`"
    }
  }

  /// A bit for each byte of a name, of bytes that are alike in six bits one for all.
  static func letters(of name: some Sequence<UInt8>) -> UInt64 {
    name.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// The bits of the bytes that every matching name has.
  var letters: UInt64 { Self.letters(of: bytes.lazy.filter { $0 != 0x2A && $0 != 0x3F }) }

  /// As `matches` of the bytes, which are copied.
  package func matches(_ name: String) -> Bool { matches(Array(name.utf8)[...]) }

  /// Whether the whole name fits the pattern.
  package func matches(_ name: [UInt8]) -> Bool { matches(name[...]) }

  /// O(pattern × name) at worst, linear for the usual shapes.
  package func matches(_ name: ArraySlice<UInt8>) -> Bool {
    switch shape {
    case .literal: return name.count == bytes.count && name.elementsEqual(bytes)
    case .suffix: return name.count >= bytes.count && isEqual(name, from: name.endIndex - bytes.count)
    case .prefix: return name.count >= bytes.count && isEqual(name, from: name.startIndex)
    case .within: return holds(name)
    case .general: return matchesGenerally(name)
    }
  }

  /// Whether the bytes stand anywhere in a name.
  private func holds(_ name: ArraySlice<UInt8>) -> Bool {
    let first = bytes[0]
    var start = name.startIndex
    let last = name.endIndex - bytes.count
    while start <= last {
      if name[start] == first, isEqual(name, from: start) { return true }
      start += 1
    }
    return false
  }

  private func isEqual(_ name: ArraySlice<UInt8>, from start: Int) -> Bool {
    var index = bytes.count - 1
    while index >= 0 {
      if name[start + index] != bytes[index] { return false }
      index -= 1
    }
    return true
  }

  private func matchesGenerally(_ name: ArraySlice<UInt8>) -> Bool {
    var p = 0
    var n = name.startIndex
    var star = -1
    var mark = n
    while n < name.endIndex {
      if p < bytes.count, bytes[p] == 0x2A {
        star = p
        mark = n
        p += 1
      } else if p < bytes.count, bytes[p] == 0x3F || bytes[p] == name[n] {
        p += 1
        n += 1
      } else if star >= 0 {
        p = star + 1
        mark += 1
        n = mark
      } else {
        return false
      }
    }
    while p < bytes.count, bytes[p] == 0x2A { p += 1 }
    return p == bytes.count
  }
}
