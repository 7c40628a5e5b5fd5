import EavesOutline
import EavesSource
import Facts

/// What Eaves' scanner says about a file, in the words of the comparison.
struct OutlineFacts {
  let outline: Outline
  var found = FileFacts()
  /// The sibling before each node; -1 for the first.
  private var previous: [Int]

  init(_ outline: Outline) {
    self.outline = outline
    previous = Array(repeating: -1, count: outline.nodes.count)
    var last = previous
    for index in outline.nodes.indices.dropFirst() {
      let parent = Int(outline.nodes[index].parent)
      previous[index] = last[parent]
      last[parent] = index
    }
    for index in outline.nodes.indices { fact(index) }
    for irregularity in outline.irregularities {
      found.add(.irregularities, Int(irregularity.range.start), irregularity.message)
    }
  }

  // MARK: - Ways to read a node

  func node(_ index: Int) -> Node { outline.nodes[index] }
  func kind(_ index: Int) -> NodeKind { outline.nodes[index].kind }
  func name(_ index: Int) -> String { outline.name(of: index) }
  func start(_ index: Int) -> Int { Int(node(index).range.start) }
  func parent(_ index: Int) -> Int { Int(node(index).parent) }

  func children(_ index: Int, _ kind: NodeKind) -> [Int] {
    outline.children(of: index).filter { outline.nodes[$0].kind == kind }
  }

  func first(_ index: Int, _ kind: NodeKind) -> Int? { outline.firstChild(of: index, kind: kind) }

  func previousSibling(_ index: Int) -> Int? { previous[index] < 0 ? nil : previous[index] }

  /// The bytes of a node without blanks and comments; what stands in quotes is kept.
  func spelling(_ index: Int) -> String {
    let bytes = outline.source.bytes
    var offset = start(index)
    let end = Int(node(index).range.end)
    var kept: [UInt8] = []
    var quote: UInt8?
    while offset < end {
      let byte = bytes[offset]
      let next = offset + 1 < end ? bytes[offset + 1] : 0
      if quote == nil, byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while offset < end, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      } else if quote == nil, byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        offset += 2
        while offset + 1 < end, bytes[offset] != UInt8(ascii: "*") || bytes[offset + 1] != UInt8(ascii: "/") {
          offset += 1
        }
        offset += 2
      } else {
        if byte == UInt8(ascii: "`") || byte == UInt8(ascii: "\"") {
          quote = quote == nil ? byte : quote == byte ? nil : quote
        }
        if byte > 0x20 || quote != nil { kept.append(byte) }
        offset += 1
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// `_:a:` of arguments; the trailing closures are counted apart.
  func labels(_ index: Int, _ kind: NodeKind = .argument) -> String {
    children(index, kind).filter { !node($0).flags.contains(.trailing) }
      .map { (node($0).name == .none ? "_" : name($0)) + ":" }.joined()
  }

  func closures(_ index: Int) -> [Int] {
    children(index, .argument).filter { node($0).flags.contains(.trailing) }
  }

  mutating func add(_ kind: FactKind, _ index: Int, _ text: String) { found.add(kind, start(index), text) }

  mutating func addRange(_ kind: FactKind, _ index: Int, _ text: String) {
    found.add(kind, start(index), "\(text) ..\(node(index).range.end)")
  }

  mutating func addPosition(_ index: Int) {
    let place = outline.lines.position(of: node(index).range.start, in: outline.source.bytes)
    add(.positions, index, "\(place.line):\(place.column)")
  }
}
