package import EavesSource

/// What a `Podfile` of CocoaPods lists for targets, line by line. Nothing is run: a pod whose name is worked out has the
/// code as its name, and one that a text of code names is not known. Of more than 20,000 pods the first count.
package struct Podfile {
  package static let name = "Podfile"

  /// A pod of a target; of all targets, where none is around it: `target` is then the name of the file.
  package struct Pod: Sendable {
    package let target: String
    package let name: String
    package let place: Place
  }

  /// In source order.
  package private(set) var pods: [Pod] = []
  private let source: SourceText
  private let places: PlaceTable
  /// For each block that is open around a line, what its pods belong to; the innermost last.
  private var open: [Block] = []
  /// The pods of each function that the page defines.
  private var functions: [String: [(name: String, place: Place)]] = [:]

  /// How many more pods are taken: functions that call others twice could list as many as anybody likes.
  private var left = 20_000

  private enum Block {
    case target(String)
    case function(String)
    case file
  }

  /// O(bytes).
  package init(_ source: SourceText) {
    self.source = source
    places = PlaceTable(source: source, lines: LineTable(of: source.bytes))
    var start = 0
    for line in source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      read(line[...], from: start)
      start += line.count + 1
    }
  }

  private mutating func read(_ line: ArraySlice<UInt8>, from start: Int) {
    if left <= 0 { return }
    let indent = line.prefix { $0 == 0x20 || $0 == 0x09 }.count
    var quote: UInt8?
    // A comment begins outside of texts: `"#{name}"` has none.
    let code = line.dropFirst(indent).prefix { byte in
      if Self.isQuote(byte), quote == nil || quote == byte { quote = quote == nil ? byte : nil }
      return quote != nil || byte != UInt8(ascii: "#")
    }
    let text = String(decoding: code, as: UTF8.self)
    let words = text.split { $0 == " " || $0 == "(" || $0 == "\t" || $0 == "\r" }
    guard let first = words.first.map(String.init) else { return }
    readPods(Array(code), from: start + indent)
    switch first {
    case "end": _ = open.popLast()
    case "def": open.append(.function(words.count > 1 ? String(words[1]) : ""))
    case "target", "abstract_target": open.append(Self.literal(in: text).map { .target($0.text) } ?? owner)
    case "if", "unless", "case", "while", "until", "for", "begin": open.append(owner)
    case "pod": return
    default:
      for pod in functions[first] ?? [] { add(pod.name, pod.place) }
      if words.contains("do") { open.append(owner) }
    }
  }

  /// Each call of `pod` in a line, outside of texts: `pod 'Alamofire'`, `names.each { |name| pod name }`.
  private mutating func readPods(_ line: [UInt8], from start: Int) {
    var quote: UInt8?
    var at = 0
    while at < line.count, left > 0 {
      let byte = line[at]
      if Self.isQuote(byte), quote == nil || quote == byte { quote = quote == nil ? byte : nil }
      defer { at += 1 }
      guard quote == nil, byte == UInt8(ascii: "p"), line[at...].starts(with: Self.word),
        at == 0 || !Self.isPartOfName(line[at - 1])
      else { continue }
      let name = line[(at + Self.word.count)...].drop { Self.isGap($0) }
      guard name.startIndex > at + Self.word.count || name.first.map(Self.isQuote) ?? false else { continue }
      if let quote = name.first, Self.isQuote(quote), let end = name.dropFirst().firstIndex(of: quote) {
        add(name[(name.startIndex + 1)..<end], from: start)
      } else if let first = name.first, Self.isPartOfName(first) || Self.isQuote(first) || first == 0x25 {
        add(name.prefix { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: ",") }, from: start)
      }
    }
  }

  private static let word = Array("pod".utf8)
  private static func isQuote(_ byte: UInt8) -> Bool { byte == 0x22 || byte == 0x27 }
  private static func isGap(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: "(")
  }

  /// Letters, digits and signs of names; a point, behind which a word is another's.
  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF, UInt8(ascii: "_"), UInt8(ascii: "."): true
    default: false
    }
  }

  private mutating func add(_ name: ArraySlice<UInt8>, from start: Int) {
    var name = name
    while let last = name.last, last == 0x20 || last == 0x09 || last == 0x0D { name.removeLast() }
    let from = start + name.startIndex
    add(String(decoding: name, as: UTF8.self), places.place(ByteRange(from, from + name.count)))
  }

  private mutating func add(_ name: String, _ place: Place) {
    left -= 1
    if left < 0 { return }
    switch owner {
    case .target(let target): pods.append(Pod(target: target, name: name, place: place))
    case .function(let function): functions[function, default: []].append((name, place))
    case .file: pods.append(Pod(target: Self.name, name: name, place: place))
    }
  }

  private var owner: Block { open.last ?? .file }

  /// The first text in quotes, and where it begins in bytes.
  private static func literal(in line: String) -> (text: String, offset: Int)? {
    let bytes = Array(line.utf8)
    guard let start = bytes.firstIndex(where: { $0 == 0x22 || $0 == 0x27 }),
      let end = bytes[(start + 1)...].firstIndex(of: bytes[start])
    else { return nil }
    return (String(decoding: bytes[(start + 1)..<end], as: UTF8.self), start + 1)
  }
}
