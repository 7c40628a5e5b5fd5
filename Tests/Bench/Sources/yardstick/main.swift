// yardstick read|lex|intern FOLDER
//
// FROZEN. This file is a unit of measure, not a part of the product: what a machine needs at least to find
// the Swift files below a folder and to read them (read), to cut them into tokens (lex), and to give every
// word a number (intern). The bars of speed are multiples of it. It shares no code with the product and is not
// improved along with it, or the ratios of two commits would say nothing about what lies between them. Change
// it only when it does not compile any more.
//
// It knows strings, raw and multi-line, interpolation, nested comments and extended regex literals, and no
// more: no declaration, no bare regex literal, no error. One thread; the files one after the other through one
// buffer, followed by zeros so that eight bytes can be looked at anywhere.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

typealias Bytes = UnsafePointer<UInt8>

/// What was seen, so that nothing can be left out by the optimizer, and two programs can be compared.
struct Counts {
  var files = 0
  var bytes = 0
  var lines = 0
  var words = 0
  var numbers = 0
  var strings = 0
  var comments = 0
  var marks = 0

  mutating func add(_ file: Counts) {
    lines += file.lines
    words += file.words
    numbers += file.numbers
    strings += file.strings
    comments += file.comments
    marks += file.marks
  }
}

// MARK: Bytes

@inline(__always) func eight(_ place: Bytes) -> UInt64 {
  UnsafeRawPointer(place).loadUnaligned(as: UInt64.self)
}

/// The highest bit of each byte that equals `byte`; right up to and including the first one.
@inline(__always) func matches(_ eight: UInt64, _ byte: UInt8) -> UInt64 {
  let zeros = eight ^ (0x0101_0101_0101_0101 &* UInt64(byte))
  return (zeros &- 0x0101_0101_0101_0101) & ~zeros & 0x8080_8080_8080_8080
}

/// What a byte can be, as the first one of a token.
enum Kind {
  static let other: UInt8 = 0
  static let blank: UInt8 = 1
  static let newline: UInt8 = 2
  static let word: UInt8 = 3
  static let digit: UInt8 = 4
  static let quote: UInt8 = 5
  static let pound: UInt8 = 6
  static let slash: UInt8 = 7
  static let opening: UInt8 = 8
  static let closing: UInt8 = 9
  static let tick: UInt8 = 10
  static let operation: UInt8 = 11
  static let mark: UInt8 = 12

  static func table() -> UnsafeMutablePointer<UInt8> {
    let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    for byte in UInt8.min...UInt8.max {
      table[Int(byte)] =
        switch byte {
        case 0: other
        case 0x0A: newline
        case 0x09, 0x0B, 0x0C, 0x0D, 0x20: blank
        case 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...: word
        case 0x30...0x39: digit
        case 0x22: quote
        case 0x23: pound
        case 0x2F: slash
        case 0x28: opening
        case 0x29: closing
        case 0x60: tick
        case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x3C...0x3F, 0x5E, 0x7C, 0x7E: operation
        default: mark
        }
    }
    return table
  }
}

// MARK: Lexer

/// How the string is written that goes on behind an interpolation.
struct OpenString {
  var pounds = 0
  var spansLines = false
  /// Parentheses open around the string, within the interpolation that it stands in.
  var parentheses = 0
}

struct Lexer {
  let end: Bytes
  let kinds: UnsafeMutablePointer<UInt8>
  var place: Bytes
  var counts = Counts()
  var parentheses = 0
  var string = OpenString()
  /// The strings around the interpolation that is read; empty in most files.
  var around: [OpenString] = []

  init(_ start: Bytes, count: Int, kinds: UnsafeMutablePointer<UInt8>) {
    place = start
    end = start + count
    self.kinds = kinds
  }

  /// Reads to the end. One loop over the first byte of each token, long because it is a list.
  @inline(__always) mutating func run(_ word: (Bytes, Int) -> Void) {
    while true {
      switch kinds[Int(place[0])] {
      case Kind.blank:
        place += 1
        skipSpaces()
      case Kind.newline:
        counts.lines &+= 1
        place += 1
        skipSpaces()
      case Kind.word:
        let start = place
        repeat { place += 1 } while kinds[Int(place[0])] &- Kind.word <= 1
        counts.words &+= 1
        word(start, place - start)
      case Kind.digit: number()
      case Kind.quote: stringStart(pounds: 0)
      case Kind.pound: poundStart()
      case Kind.slash:
        if place[1] == 0x2F {
          lineComment()
        } else if place[1] == 0x2A {
          blockComment()
        } else {
          place += 1
          counts.marks &+= 1
        }
      case Kind.opening:
        parentheses &+= 1
        place += 1
        counts.marks &+= 1
      case Kind.closing:
        place += 1
        if parentheses == 0, let outer = around.popLast() {
          string = outer
          parentheses = outer.parentheses
          stringText()
        } else {
          parentheses &-= 1
          counts.marks &+= 1
        }
      case Kind.tick:
        place += 1
        let start = place
        while place < end, place[0] != 0x60, place[0] != 0x0A { place += 1 }
        counts.words &+= 1
        word(start, place - start)
        if place[0] == 0x60 { place += 1 }
      case Kind.operation:
        repeat { place += 1 } while kinds[Int(place[0])] == Kind.operation
        counts.marks &+= 1
      case Kind.mark:
        place += 1
        counts.marks &+= 1
      default:
        if place >= end { return }
        place += 1
      }
    }
  }

  @inline(__always) mutating func skipSpaces() {
    while true {
      let others = eight(place) ^ 0x2020_2020_2020_2020
      if others != 0 {
        place += others.trailingZeroBitCount &>> 3
        return
      }
      place += 8
    }
  }

  @inline(__always) mutating func number() {
    counts.numbers &+= 1
    place += 1
    while true {
      if kinds[Int(place[0])] &- Kind.word <= 1 {
        let isExponent = place[0] | 0x20 == 0x65 || place[0] | 0x20 == 0x70
        let isSigned = place[1] == 0x2B || place[1] == 0x2D
        place += isExponent && isSigned && kinds[Int(place[2])] == Kind.digit ? 3 : 1
      } else if place[0] == 0x2E, kinds[Int(place[1])] == Kind.digit {
        place += 1
      } else {
        return
      }
    }
  }

  @inline(__always) func pounds(at start: Bytes, atMost limit: Int) -> Int {
    var count = 0
    while count < limit, start[count] == 0x23 { count &+= 1 }
    return count
  }

  @inline(__always) mutating func poundStart() {
    let count = pounds(at: place, atMost: 64)
    if place[count] == 0x22 {
      place += count
      stringStart(pounds: count)
    } else if place[count] == 0x2F {
      place += count &+ 1
      regex(pounds: count)
    } else {
      place += 1
      counts.marks &+= 1
    }
  }

  @inline(__always) mutating func regex(pounds count: Int) {
    counts.strings &+= 1
    while place < end {
      if place[0] == 0x0A { counts.lines &+= 1 }
      place += 1
      if place[-1] == 0x2F, pounds(at: place, atMost: count) == count {
        place += count
        return
      }
    }
  }

  @inline(__always) mutating func stringStart(pounds: Int) {
    let isTriple = place[1] == 0x22 && place[2] == 0x22
    place += isTriple ? 3 : 1
    string = OpenString(pounds: pounds, spansLines: isTriple, parentheses: 0)
    stringText()
  }

  /// Reads on to the end of the string, of the line for one that ends there, or to an interpolation.
  @inline(never) mutating func stringText() {
    while true {
      let text = eight(place)
      let stops = matches(text, 0x22) | matches(text, 0x5C) | matches(text, 0x0A) | matches(text, 0)
      if stops == 0 {
        place += 8
        continue
      }
      place += stops.trailingZeroBitCount &>> 3
      switch place[0] {
      case 0x22:
        let quotes = !string.spansLines ? 1 : place[1] == 0x22 && place[2] == 0x22 ? 3 : 0
        if quotes > 0, pounds(at: place + quotes, atMost: string.pounds) == string.pounds {
          place += quotes &+ string.pounds
          counts.strings &+= 1
          return
        }
        place += 1
      case 0x5C:
        place += 1
        guard pounds(at: place, atMost: string.pounds) == string.pounds else { continue }
        place += string.pounds
        if place[0] == 0x28 {
          place += 1
          string.parentheses = parentheses
          around.append(string)
          parentheses = 0
          return
        }
        if place[0] == 0x0A { counts.lines &+= 1 }
        if place < end { place += 1 }
      case 0x0A:
        counts.lines &+= 1
        place += 1
        if !string.spansLines {
          counts.strings &+= 1
          return
        }
      default:
        if place >= end {
          counts.strings &+= 1
          return
        }
        place += 1
      }
    }
  }

  @inline(__always) mutating func lineComment() {
    counts.comments &+= 1
    let found = memchr(place, 0x0A, end - place)
    place = found.map { Bytes($0.assumingMemoryBound(to: UInt8.self)) } ?? end
  }

  @inline(__always) mutating func blockComment() {
    counts.comments &+= 1
    place += 2
    var depth = 1
    while place < end {
      let text = eight(place)
      let stops = matches(text, 0x2A) | matches(text, 0x2F) | matches(text, 0x0A)
      if stops == 0 {
        place += 8
        continue
      }
      place += stops.trailingZeroBitCount &>> 3
      if place[0] == 0x2A, place[1] == 0x2F {
        place += 2
        depth &-= 1
        if depth == 0 { return }
      } else if place[0] == 0x2F, place[1] == 0x2A {
        place += 2
        depth &+= 1
      } else {
        if place[0] == 0x0A { counts.lines &+= 1 }
        place += 1
      }
    }
    place = end
  }
}

// MARK: Names

/// Gives each different word a number: open addressing, the bytes copied once and compared on every look.
struct Interner {
  struct Slot {
    var hash: UInt64 = 0
    var start: UInt32 = 0
    var length: UInt32 = 0
  }

  var slots = UnsafeMutablePointer<Slot>.allocate(capacity: 1 << 16)
  var mask = 1 << 16 - 1
  var count = 0
  var names = UnsafeMutablePointer<UInt8>.allocate(capacity: 1 << 20)
  var used = 0
  var capacity = 1 << 20

  init() { slots.initialize(repeating: Slot(), count: mask + 1) }

  @inline(__always) static func hash(_ word: Bytes, _ length: Int) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: length) &* 0x9E37_79B9_7F4A_7C15
    var done = 0
    while done < length {
      var piece = eight(word + done)
      let rest = length &- done
      if rest < 8 { piece &= (1 &<< UInt64(truncatingIfNeeded: rest &* 8)) &- 1 }
      hash = (hash ^ piece) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash &>> 32
      done &+= 8
    }
    return hash | 1
  }

  /// The place of a word in the table.
  @inline(__always) mutating func number(_ word: Bytes, _ length: Int) -> Int {
    let hash = Self.hash(word, length)
    var index = Int(truncatingIfNeeded: hash &>> 20) & mask
    while true {
      let slot = slots[index]
      if slot.hash == hash, slot.length == length, memcmp(names + Int(slot.start), word, length) == 0 {
        return index
      }
      if slot.hash == 0 { return add(word, length, hash, at: index) }
      index = (index &+ 1) & mask
    }
  }

  @inline(never) mutating func add(_ word: Bytes, _ length: Int, _ hash: UInt64, at index: Int) -> Int {
    while used + length > capacity { growNames() }
    memcpy(names + used, word, length)
    slots[index] = Slot(hash: hash, start: UInt32(used), length: UInt32(length))
    used += length
    count += 1
    if count * 2 > mask { growSlots() }
    return index
  }

  private mutating func growNames() {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2)
    memcpy(larger, names, used)
    names.deallocate()
    names = larger
    capacity *= 2
  }

  private mutating func growSlots() {
    let (old, oldCount) = (slots, mask + 1)
    mask = oldCount * 2 - 1
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: Slot(), count: mask + 1)
    for index in 0..<oldCount where old[index].hash != 0 {
      var place = Int(truncatingIfNeeded: old[index].hash &>> 20) & mask
      while slots[place].hash != 0 { place = (place + 1) & mask }
      slots[place] = old[index]
    }
    old.deallocate()
  }
}

// MARK: Files

/// One buffer for all files.
struct Reader {
  static let padding = 64
  var buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: 1 << 20)
  var capacity = 1 << 20 - padding

  /// The number of bytes read, nil for a file that cannot be.
  mutating func read(_ path: String) -> Int? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    let size = Int(status.st_size)
    if size > capacity {
      buffer.deallocate()
      buffer = .allocate(capacity: size * 2 + Self.padding)
      capacity = size * 2
    }
    var count = 0
    while count < size {
      let more = systemRead(descriptor, buffer + count, size - count)
      guard more > 0 else { break }
      count += more
    }
    memset(buffer + count, 0, Self.padding)
    return count
  }
}

func systemRead(_ descriptor: Int32, _ target: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  read(descriptor, target, count)
}

/// Every `.swift` file below a folder but for hidden names; links are not followed.
func swiftFiles(below folder: String, into paths: inout [String]) {
  guard let stream = opendir(folder) else { return }
  var folders: [String] = []
  while let entry = readdir(stream) {
    let kind = Int32(entry.pointee.d_type)
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: UInt8.self, capacity: 256) { name -> String? in
        let length = strlen(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
        let isWanted = kind == DT_DIR || length > 6 && memcmp(name + (length - 6), ".swift", 6) == 0
        guard name[0] != 0x2E, isWanted else { return nil }
        return String(decoding: UnsafeBufferPointer(start: name, count: length), as: UTF8.self)
      }
    }
    guard let name else { continue }
    if kind == DT_DIR { folders.append(folder + "/" + name) }
    if kind == DT_REG { paths.append(folder + "/" + name) }
  }
  closedir(stream)
  for folder in folders { swiftFiles(below: folder, into: &paths) }
}

// MARK: Program

/// Reads, or lexes, or lexes and interns all files below a folder.
func measure(_ work: String, _ folder: String) -> (counts: Counts, different: Int, check: Int) {
  var paths: [String] = []
  swiftFiles(below: folder, into: &paths)
  let kinds = Kind.table()
  var reader = Reader()
  var interner = Interner()
  var total = Counts()
  var check = 0
  for path in paths {
    guard let count = reader.read(path) else { continue }
    total.files += 1
    total.bytes += count
    if work == "read" { continue }
    var lexer = Lexer(reader.buffer, count: count, kinds: kinds)
    if work == "lex" {
      lexer.run { _, _ in }
    } else {
      lexer.run { check &+= interner.number($0, $1) }
    }
    total.add(lexer.counts)
  }
  return (total, interner.count, check)
}

let arguments = CommandLine.arguments
guard arguments.count == 3, ["read", "lex", "intern"].contains(arguments[1]) else {
  print("usage: yardstick read|lex|intern FOLDER")
  exit(2)
}
let (counts, different, check) = measure(arguments[1], arguments[2])
print(
  "files \(counts.files) bytes \(counts.bytes) lines \(counts.lines) words \(counts.words)",
  "numbers \(counts.numbers) strings \(counts.strings) comments \(counts.comments)",
  "marks \(counts.marks) different \(different) check \(check & 1)")
