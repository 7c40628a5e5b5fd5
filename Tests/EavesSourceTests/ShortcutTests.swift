import EavesSource
import FuzzCases
import Testing

/// What is found by a shortcut is what a plain reading finds.
@Suite struct ShortcutTests {
  private static let letters = Array("abAB.*?/_\u{E9}\u{20}\n\r")

  private func word(_ dice: inout Dice, upTo length: Int, _ alphabet: ArraySlice<Character>) -> String {
    String(
      (0..<Int.random(in: 0...length, using: &dice)).map { _ in alphabet.randomElement(using: &dice) ?? "a" })
  }

  @Test func aPrefilterAdmitsWhatThePatternsMatch() throws {
    let failures = try FuzzCases("aSieveAdmitsWhatThePatternsMatch", count: 400).failures { dice in
      let lists = (0..<9).map { _ in
        (0..<3).map { _ in NamePattern(word(&dice, upTo: 6, Self.letters[..<7])) }
      }
      let prefilter = NamePrefilter(lists)
      let name = Array(word(&dice, upTo: 8, Self.letters[..<5]).utf8)
      var found: NamePrefilter.Lists = [0]
      prefilter.add(name[...], to: &found, at: 0)
      let plain = lists.indices.filter { list in lists[list].contains { $0.matches(name) } }
      let admitted = lists.indices.filter { found[0] & (1 << UInt64($0)) != 0 }
      return plain == admitted ? nil : "\(lists) on \(name): \(admitted), not \(plain)"
    }
    #expect(failures == [])
  }

  @Test func pathsAreOrderedByBytes() throws {
    let failures = try FuzzCases("pathsAreOrderedByBytes", count: 400).failures { dice in
      let shared = word(&dice, upTo: 20, Self.letters[...])
      let (one, two) = (
        shared + word(&dice, upTo: 10, Self.letters[...]), shared + word(&dice, upTo: 10, Self.letters[...])
      )
      let (left, right) = (FilePath("p" + one), FilePath("p" + two))
      let isBefore = left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
      let isSame = left.text.utf8.elementsEqual(right.text.utf8)
      return (left < right) == isBefore && (left == right) == isSame ? nil : "\(one) and \(two)"
    }
    #expect(failures == [])
  }

  @Test func pathsAreCutAtTheirSlashes() throws {
    let failures = try FuzzCases("pathsAreCutAtTheirSlashes", count: 400).failures { dice in
      let path = FilePath(word(&dice, upTo: 16, Self.letters[...]))
      let parts = path.text.utf8.split(separator: 0x2F).map { String(Substring($0)) }
      guard path.components.map(String.init) == parts, PathComponents(path).count == parts.count else {
        return "\(path.text) is cut into \(path.components)"
      }
      let after = path.text.utf8.lastIndex(of: 0x2F).map { path.text.utf8.index(after: $0) }
      let name = after.map { String(path.text[$0...]) } ?? path.text
      let folder = after.map { String(path.text[..<path.text.utf8.index(before: $0)]) } ?? ""
      return path.name == name && path.folder == folder ? nil : "\(path.text): \(path.folder), \(path.name)"
    }
    #expect(failures == [])
  }

  @Test func linesBeginBehindLineBreaks() throws {
    let failures = try FuzzCases("linesBeginBehindLineBreaks", count: 400).failures { dice in
      let bytes = Array(word(&dice, upTo: 60, Self.letters[...]).utf8)
      var starts: [UInt32] = [0]
      for index in bytes.indices {
        let isLast = bytes[index] == 0x0A || (bytes[index] == 0x0D && !(bytes[(index + 1)...].first == 0x0A))
        if isLast { starts.append(UInt32(index + 1)) }
      }
      let found = LineTable(of: bytes).starts
      return found == starts ? nil : "\(bytes): \(found), not \(starts)"
    }
    #expect(failures == [])
  }
}
