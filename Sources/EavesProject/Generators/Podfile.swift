package import EavesSource

/// What a `Podfile` of CocoaPods lists for targets, line by line: nothing is run, so that a pod whose name is worked out
/// is not known. Of more than 20,000 pods the first count.
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
    let code = line.dropFirst(indent).prefix { $0 != UInt8(ascii: "#") }
    let text = String(decoding: code, as: UTF8.self)
    let words = text.split { $0 == " " || $0 == "(" || $0 == "\t" || $0 == "\r" }
    guard let first = words.first.map(String.init) else { return }
    switch first {
    case "end": _ = open.popLast()
    case "def": open.append(.function(words.count > 1 ? String(words[1]) : ""))
    case "target", "abstract_target": open.append(Self.literal(in: text).map { .target($0.text) } ?? owner)
    case "pod":
      guard let literal = Self.literal(in: text) else { return }
      let from = start + indent + literal.offset
      add(literal.text, places.place(ByteRange(from, from + literal.text.utf8.count)))
    case "if", "unless", "case", "while", "until", "for", "begin": open.append(owner)
    default:
      for pod in functions[first] ?? [] { add(pod.name, pod.place) }
      if words.contains("do") { open.append(owner) }
    }
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
