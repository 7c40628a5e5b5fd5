/// A path relative to the project's root: `/` between components, no `.` or `..`, ordered by its bytes.
package struct FilePath: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let text: String

  /// Takes the text as it stands; a leading `./` is dropped.
  package init(_ text: String) {
    self.text = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
  }

  package var description: String { text }

  /// The part after the last `/`.
  package var name: String {
    let slash = lastSlash
    return slash < 0 ? text : part(from: slash + 1, to: text.utf8.count)
  }

  /// Some of the bytes, cut at a slash or an end.
  private func part(from start: Int, to end: Int) -> String {
    var text = text
    return text.withUTF8 { bytes in
      unsafe String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }
  }

  /// The offset of the last `/`; -1 without one.
  private var lastSlash: Int {
    text.utf8.withSpan { bytes in
      var at = bytes.count - 1
      while at >= 0, bytes[at] != 0x2F { at -= 1 }
      return at
    }
  }

  /// Whether the part after the last `/` is this one. O(bytes of the name).
  package func isNamed(_ name: String) -> Bool {
    text.utf8.withSpan { bytes in
      name.utf8.withSpan { wanted in
        let start = bytes.count - wanted.count
        guard start >= 0, start == 0 || bytes[start - 1] == 0x2F else { return false }
        var at = 0
        while at < wanted.count, wanted[at] != 0x2F, bytes[start + at] == wanted[at] { at += 1 }
        return at == wanted.count
      }
    }
  }

  /// The name without its last extension: `Trip` for `Models/Trip.swift`.
  package var stem: String {
    let name = self.name
    guard let dot = name.utf8.lastIndex(of: 0x2E), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The part before the last `/`, empty for a file in the root.
  package var folder: String {
    part(from: 0, to: max(lastSlash, 0))
  }

  /// The components, outermost first.
  package var components: [Substring] { Self.parts(of: text) }

  /// The stretches of a text between its slashes, empty ones left out.
  static func parts(of text: String) -> [Substring] {
    var found: [Substring] = []
    found.reserveCapacity(8)
    let bytes = text.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: 0x2F) ?? bytes.endIndex
      if start < end { found.append(text[start..<end]) }
      start = end < bytes.endIndex ? bytes.index(after: end) : end
    }
    return found
  }

  /// How many components two paths have in common at their ends: 2 for `A/Cart/Row.swift` and `Cart/Row.swift`.
  package func commonEnding(with other: FilePath) -> Int {
    zip(components.reversed(), other.components.reversed()).prefix { $0 == $1 }.count
  }

  /// How many folders two paths have in common from the root on: 1 for `App/Cart/Row.swift` and `App/Row.swift`.
  package func commonFolders(with other: FilePath) -> Int {
    text.utf8.withSpan { mine in
      other.text.utf8.withSpan { theirs in
        var (at, folders) = (0, 0)
        while at < min(mine.count, theirs.count), mine[at] == theirs[at] {
          if mine[at] == 0x2F { folders += 1 }
          at += 1
        }
        return folders
      }
    }
  }

  /// Whether the name of some folder around it ends so: `Tests` of `App/TripsTests/Trip.swift`.
  package func isBelow(folderEnding ending: StaticString) -> Bool {
    text.utf8.withSpan { bytes in
      "\(ending)/".utf8.withSpan { wanted in
        var end = wanted.count
        while end <= bytes.count {
          var back = 1
          while back <= wanted.count, bytes[end - back] == wanted[wanted.count - back] { back += 1 }
          if back > wanted.count { return true }
          end += 1
        }
        return false
      }
    }
  }

  /// Byte by byte, as file systems compare: two spellings of one letter are two names.
  package static func == (left: FilePath, right: FilePath) -> Bool { left.text.isExactly(right.text) }

  package static func < (left: FilePath, right: FilePath) -> Bool {
    left.text.comparedByBytes(to: right.text) < 0
  }

  /// Of its own: what the protocol makes of `<` is a call of a call.
  package static func >= (left: FilePath, right: FilePath) -> Bool {
    left.text.comparedByBytes(to: right.text) >= 0
  }
}

extension FilePath {
  /// Whether it is another path or lies below it, byte by byte: on Linux two folders may look alike. O(length).
  package func lies(in folder: FilePath) -> Bool {
    let (own, other) = (text.utf8, folder.text.utf8)
    return own.starts(with: other)
      && (own.count == other.count || own.dropFirst(other.count).first == UInt8(ascii: "/"))
  }
}

extension StringProtocol {
  /// Hashes its bytes, as `isExactly` compares them: what only looks alike hashes alike by `hash(into:)`. O(length).
  package func hash(bytesInto hasher: inout Hasher) {
    let done: Void? = utf8.withContiguousStorageIfAvailable { bytes in
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    if done == nil { for byte in utf8 { hasher.combine(byte) } }
    hasher.combine(0xFF as UInt8)
  }
}

extension Collection<UInt8> {
  /// Reads the bytes where they lie; a copy where they lie apart. (`span` of an array needs a newer macOS.)
  package func withSpan<Answer>(_ read: (Span<UInt8>) -> Answer) -> Answer {
    if let answer = withContiguousStorageIfAvailable({ unsafe read($0.span) }) { return answer }
    return ContiguousArray(self).withSpan(read)
  }
}

extension String {
  /// Whether two texts are the same bytes. `==` takes letters for equal that compilers and file systems tell apart:
  /// K and the sign for kelvin, é and e with an accent. O(length).
  package func isExactly(_ other: String) -> Bool {
    utf8.count == other.utf8.count && comparedByBytes(to: other) == 0
  }

  /// Negative where the bytes come before those of another text, 0 where they are the same. O(shorter length).
  ///
  /// Sorting and searching paths is most of what is done with them, and a view of bytes asks for each whether it is
  /// one of a bridged text.
  fileprivate func comparedByBytes(to other: String) -> Int {
    let compared = unsafe utf8.withContiguousStorageIfAvailable { left in
      unsafe other.utf8.withContiguousStorageIfAvailable { right in
        let shared = Swift.min(left.count, right.count)
        var index = 0
        // Paths of one project begin alike: eight bytes at a time while they are the same.
        let (mine, theirs) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
        while index + 8 <= shared,
          unsafe mine.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            == theirs.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        {
          index += 8
        }
        while index < shared {
          let (mine, theirs) = unsafe (left[index], right[index])
          if mine != theirs { return Int(mine) - Int(theirs) }
          index += 1
        }
        return left.count - right.count
      }
    }
    // A text of another system's making.
    guard let compared, let difference = compared else {
      return utf8.elementsEqual(other.utf8) ? 0 : utf8.lexicographicallyPrecedes(other.utf8) ? -1 : 1
    }
    return difference
  }
}
