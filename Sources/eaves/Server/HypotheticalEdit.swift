import EavesOutline
import EavesProject
import EavesSource

/// A file with the smallest code added by which a type of it does something.
struct HypotheticalEdit {
  /// The whole file, the addition included.
  let text: SourceText
  /// What was added, in the order of the file.
  let code: [String]
  /// Where it stands.
  private let places: [(start: (line: Int, column: Int), end: (line: Int, column: Int))]

  /// An addition before a byte of the file.
  struct Insertion {
    let offset: Int
    let before: String
    let code: String
    let after: String

    /// A line of its own.
    static func line(_ code: String, at offset: Int, indentation: String = "") -> Insertion {
      Insertion(offset: offset, before: "\n" + indentation, code: code, after: "\n")
    }
  }

  /// O(length).
  init(_ insertions: [Insertion], in source: SourceText) {
    var bytes: [UInt8] = []
    var (start, line, lineStart) = (0, 1, 0)
    var places: [(start: (line: Int, column: Int), end: (line: Int, column: Int))] = []
    func add(_ new: some Collection<UInt8>) {
      for byte in new {
        bytes.append(byte)
        if byte == 0x0A { (line, lineStart) = (line + 1, bytes.count) }
      }
    }
    let sorted = insertions.sorted { $0.offset < $1.offset }
    for insertion in sorted {
      add(source.bytes[start..<insertion.offset])
      add(insertion.before.utf8)
      let from = (line: line, column: bytes.count - lineStart + 1)
      add(insertion.code.utf8)
      places.append((from, (line, bytes.count - lineStart + 1)))
      add(insertion.after.utf8)
      start = insertion.offset
    }
    add(source.bytes[start...])
    text = SourceText(path: source.path, bytes: bytes)
    code = sorted.map(\.code)
    self.places = places
  }

  /// Whether a place begins in what was added.
  func holds(_ place: Place) -> Bool {
    let start = (line: place.start.line, column: place.start.column)
    return place.path == text.path && places.contains { $0.start <= start && start < $0.end }
  }
}

/// Where in a file something can be added.
struct HypotheticalEditPlaces {
  let outline: Outline

  private var bytes: [UInt8] { outline.source.bytes }

  /// An import: above all code, below what must come first.
  func importing(_ module: String) -> HypotheticalEdit.Insertion {
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let firstWords = ["#!", "// swift-tools-version", "//swift-tools-version"]
    if firstWords.contains(where: { bytes[offset...].starts(with: $0.utf8) }) {
      offset = bytes[offset...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    }
    let isOpen = offset > 3 && bytes[offset - 1] != 0x0A
    return HypotheticalEdit.Insertion(
      offset: offset, before: isOpen ? "\n" : "", code: "import \(module)", after: "\n")
  }

  /// A member, the last of a type; nil where the type has no braces that are closed.
  func adding(_ member: String, to declaration: Int) -> HypotheticalEdit.Insertion? {
    guard let members = outline.firstChild(of: declaration, kind: .members) else { return nil }
    let end = Int(outline.nodes[members].range.end) - 1
    guard bytes.indices.contains(end), bytes[end] == UInt8(ascii: "}") else { return nil }
    return .line(member, at: end, indentation: "  ")
  }

  /// A member in an extension of a type, at the end of the file.
  func adding(_ member: String, toExtensionOf type: String) -> HypotheticalEdit.Insertion {
    .line("extension \(type) { \(member) }", at: bytes.count)
  }

  /// A supertype, the first of a type's; nil where it cannot be told where that would stand.
  func inheriting(_ supertype: String, in declaration: Int) -> HypotheticalEdit.Insertion? {
    let parts = Array(outline.children(of: declaration))
    if let first = parts.first(where: { outline.nodes[$0].kind == .inheritedType }) {
      let offset = Int(outline.nodes[first].range.start)
      return HypotheticalEdit.Insertion(offset: offset, before: "", code: supertype, after: ", ")
    }
    guard let name = parts.first(where: { outline.nodes[$0].kind == .name }) else { return nil }
    var offset = Int(outline.nodes[name].range.end)
    if let last = parts.last(where: { outline.nodes[$0].kind == .genericParameter }) {
      let end = Int(outline.nodes[last].range.end)
      guard let bracket = bytes[end...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
      offset = bracket + 1
    }
    return HypotheticalEdit.Insertion(offset: offset, before: ": ", code: supertype, after: "")
  }
}
