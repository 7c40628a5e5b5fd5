import EavesOutline
import EavesProject
import EavesSource

/// Where a line can be inserted into a file so that no other line changes.
struct PlantInsertion {
  let outline: Outline

  /// As the last member of a type; nil where the end of its body is not found.
  func edit(lastIn declaration: Int, _ code: String) -> PlantEdit? {
    let bytes = outline.source.bytes
    guard let body = outline.firstChild(of: declaration, kind: .members) else { return nil }
    let brace = Int(outline.nodes[body].range.end) - 1
    guard brace > 0, brace < bytes.count, bytes[brace] == 0x7D else { return nil }
    var start = brace
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    let isFirst = start > 0 && (bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D)
    let indent = String(decoding: bytes[start..<brace], as: UTF8.self)
    return isFirst
      ? edit(at: start, "\(indent)  \(code)\n", code) : edit(at: brace, "\n\(code)\n", code)
  }

  /// Behind everything else of the file.
  func edit(lastInFile code: String) -> PlantEdit {
    let bytes = outline.source.bytes
    let opening = bytes.isEmpty || bytes.last == 0x0A ? "" : "\n"
    return edit(at: bytes.count, "\(opening)\(code)\n", code)
  }

  /// Above the first import, else at the top of the file.
  func edit(importing module: String) -> PlantEdit {
    let bytes = outline.source.bytes
    let first = outline.children(of: 0).first { outline.nodes[$0].kind == .importDecl }
    var at = first.map { Int(outline.nodes[$0].range.start) } ?? 0
    while at > 0, bytes[at - 1] != 0x0A, bytes[at - 1] != 0x0D { at -= 1 }
    if at == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    return edit(at: at, "import \(module)\n", "import \(module)")
  }

  private func edit(at offset: Int, _ insertion: String, _ code: String) -> PlantEdit {
    PlantEdit(path: outline.source.path, offset: offset, insertion: insertion, code: code)
  }
}
