import EavesFiles
import EavesOutline
import EavesReporters
import EavesSource

/// `eaves facts FILE`: what the scanner understood of one file. `eaves facts --unknown`: what could not be decided.
/// `eaves facts --modules`: what manifests and project files declare.
struct FactsCommand {
  let invocation: Invocation
  let output: Output

  func run() -> ExitStatus {
    output.reporting { () throws(Workspace.Problems) in
      if invocation.wantsModules { return try ModuleFactsList(invocation: invocation, output: output).run() }
      return invocation.wantsUnknown
        ? try UnknownFactsList(invocation: invocation, output: output).run() : try tell()
    }
  }

  private func tell() throws(Workspace.Problems) -> ExitStatus {
    guard let word = invocation.operands.first else { return .couldNotRun }
    let current = try Workspace.currentFolder()
    let named = try NamedPath(
      word, in: current, project: .ofCommand(in: current), followsLinks: invocation.followsLinks)
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try FileReader.bytes(of: named.place)
    } catch {
      throw Workspace.Problems([
        Problem("not read: \(error.message)", remedy: "name one Swift file", path: FilePath(word))
      ])
    }
    let page = OutlineText(Outline(scanning: SourceText(path: FilePath(word), bytes: bytes)))
    output.say(invocation.wantsJSON ? page.json : page.text)
    return .clean
  }
}

/// An outline as people and programs read it: its tree with lines and columns, then what was not understood.
struct OutlineText {
  private let outline: Outline

  init(_ outline: Outline) { self.outline = outline }

  /// One node a line: `line:column kind name`, children indented.
  var text: String {
    let count = outline.lines.count(in: outline.source.bytes)
    var text = HarmlessText.of(outline.source.path.text, in: .line)
    text += ": \(count) lines, \(outline.nodes.count) facts\n"
    for (node, depth) in walk() {
      let name = HarmlessText.of(outline.name(of: node), in: .line)
      let start = position(outline.nodes[node].range.start)
      text +=
        "\(start.line):\(start.column)" + String(repeating: "  ", count: depth)
        + " \(outline.nodes[node].kind)"
      text += name.isEmpty ? "\n" : " \(name)\n"
    }
    for irregularity in outline.irregularities {
      let start = position(irregularity.range.start)
      let message = HarmlessText.of(irregularity.message, in: .line)
      text += "not understood at \(start.line):\(start.column): \(message)\n"
    }
    return text
  }

  var json: String {
    let facts: [JSON] = walk().map { node, depth in
      let range = outline.nodes[node].range
      let (start, end) = (position(range.start), position(range.end))
      return .object([
        ("kind", .string("\(outline.nodes[node].kind)")), ("name", .string(outline.name(of: node))),
        ("depth", .number(depth)), ("line", .number(start.line)), ("column", .number(start.column)),
        ("endLine", .number(end.line)), ("endColumn", .number(end.column)),
      ])
    }
    let gaps: [JSON] = outline.irregularities.map { irregularity in
      let start = position(irregularity.range.start)
      return .object([
        ("line", .number(start.line)), ("column", .number(start.column)),
        ("message", .string(irregularity.message)),
      ])
    }
    return JSON.object([
      ("schemaVersion", .number(1)), ("path", .string(outline.source.path.text)),
      ("lines", .number(outline.lines.count(in: outline.source.bytes))), ("facts", .array(facts)),
      ("notUnderstood", .array(gaps)),
    ]).page
  }

  private func position(_ offset: UInt32) -> Position {
    outline.lines.position(of: offset, in: outline.source.bytes)
  }

  /// All nodes but the file's own, each with its depth from 0.
  private func walk() -> [(node: Int, depth: Int)] {
    var ends: [UInt32] = []
    var found: [(node: Int, depth: Int)] = []
    for node in outline.nodes.indices.dropFirst() {
      while let end = ends.last, UInt32(node) >= end { ends.removeLast() }
      found.append((node, ends.count))
      ends.append(outline.nodes[node].next)
    }
    return found
  }
}
