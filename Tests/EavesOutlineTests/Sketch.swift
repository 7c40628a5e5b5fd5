import EavesSource
import Testing

@testable import EavesOutline

/// A snippet of Swift and the outline that is expected of it.
struct Example: CustomTestStringConvertible, Sendable {
  let source: String
  let sketch: String

  var testDescription: String { source }

  /// Reads examples from text: the snippet, then its sketch on lines that begin with `→`; `---` between two.
  static func read(_ text: String) -> [Example] {
    text.split(separator: "\n---\n").map { block in
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
      let source = lines.filter { !$0.hasPrefix("→") }.joined(separator: "\n")
      let sketch = lines.filter { $0.hasPrefix("→") }.map { $0.dropFirst(2) }.joined()
      return Example(source: source, sketch: sketch)
    }
  }
}

func outline(_ text: String) -> Outline { outline(Array(text.utf8)) }

func outline(_ bytes: [UInt8]) -> Outline {
  Outline(scanning: SourceText(path: FilePath("Test.swift"), bytes: bytes))
}

/// What the file holds, without ranges: `kind name(children)`, and each message behind `!`.
func sketch(_ text: String) -> String {
  let outline = outline(text)
  let nodes = outline.children(of: 0).map { outline.sketch($0) }.joined(separator: " ")
  return nodes + outline.irregularities.map { " !" + $0.message }.joined()
}

extension Outline {
  func sketch(_ index: Int) -> String {
    let name = nodes[index].name == .none ? "" : " " + names.text(nodes[index].name)
    let inner = children(of: index).map { sketch($0) }.joined(separator: ", ")
    return "\(nodes[index].kind)\(name)" + (inner.isEmpty ? "" : "(\(inner))")
  }

  /// The source of the first node of a kind.
  func source(ofFirst kind: NodeKind) -> String? {
    nodes.first { $0.kind == kind }.map { source.text($0.range) }
  }
}
