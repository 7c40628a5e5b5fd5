import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// A type as `type` and `written` list it: a glob of `*`. Blanks mean nothing, and `?` is Swift's own.
struct WrittenType: Sendable {
  private let pattern: NamePattern

  init(_ text: String) {
    pattern = NamePattern(String(decoding: Self.normal(BareCode(text)), as: UTF8.self))
  }

  /// O(pattern × length) at worst.
  func matches(_ form: Form) -> Bool {
    pattern.matches(form.bytes) || (form.marked.map { pattern.matches($0) } ?? false)
  }

  /// A name of a type.
  func matches(_ name: String) -> Bool { pattern.matches(name) }

  /// A type as code writes it.
  struct Form {
    /// For people: not longer than a message can bear.
    let text: String
    fileprivate let bytes: [UInt8]
    /// With the attributes before it and the dots behind it: `@escaping (P) -> Void`, `P...`. Nil where it has none.
    fileprivate let marked: [UInt8]?

    private static let most = 80

    fileprivate init(_ type: BareCode, marked: BareCode?) {
      text = type.bytes.count > Self.most ? String(type.text.prefix(Self.most - 1)) + "…" : type.text
      bytes = WrittenType.normal(type)
      self.marked = marked.map(WrittenType.normal)
    }
  }

  /// Stands for `?` where globs read it as a letter.
  private static let optional: UInt8 = 0x01

  /// A blank stays between two words, and between a word and what it says something of: `any P`, `inout [P]`.
  fileprivate static func normal(_ code: BareCode) -> [UInt8] {
    var normal: [UInt8] = []
    normal.reserveCapacity(code.bytes.count)
    for (index, byte) in code.bytes.enumerated() {
      switch byte {
      case 0x20 where !(isWord(code.bytes[index - 1]) && isHead(code.bytes[index + 1])): continue
      case 0x3F: normal.append(optional)
      default: normal.append(byte)
      }
    }
    return normal
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x24, 0x2A, 0x5F, 0x60, 0x80...0xFF: true
    default: false
    }
  }

  private static func isHead(_ byte: UInt8) -> Bool {
    isWord(byte) || [0x28, 0x40, 0x5B, 0x7E].contains(byte)
  }
}

/// What `written` lists, read once.
final class WrittenTypes: Sendable {
  private let types: [WrittenType]

  /// Nil where nothing is listed.
  init?(_ words: [Word]) {
    if words.isEmpty { return nil }
    types = words.map { WrittenType($0.text) }
  }

  fileprivate func match(_ form: WrittenType.Form) -> Bool { types.contains { $0.matches(form) } }
}

/// The type that was asked about last, and the answers: one type may name thousands, each of which asks.
final class WrittenMemo {
  private var place: NodeRef?
  private var form: WrittenType.Form?
  private var answers: [ObjectIdentifier: Bool] = [:]

  func isWritten(_ types: WrittenTypes, at place: NodeRef, in outline: Outline) -> Bool {
    let form = self.form(at: place, in: outline)
    if let known = answers[ObjectIdentifier(types)] { return known }
    let answer = types.match(form)
    answers[ObjectIdentifier(types)] = answer
    return answer
  }

  func form(at place: NodeRef, in outline: Outline) -> WrittenType.Form {
    if place == self.place, let form { return form }
    let form = outline.typeForm(in: Int(place.node))
    (self.place, self.form, answers) = (place, form, [:])
    return form
  }
}

extension Outline {
  /// What holds the whole type that a name is a part of; nil outside of written types. O(depth).
  func typeAround(_ node: Int) -> Int? {
    var at = node
    while at != 0 {
      at = Int(nodes[at].parent)
      switch nodes[at].kind {
      case .typeAnnotation, .returnType: return at
      case .initializer, .block, .members, .closure, .call: return nil
      default: continue
      }
    }
    return nil
  }

  /// The type that a container holds, as it is written. O(length).
  func typeForm(in container: Int) -> WrittenType.Form {
    let first = Int(container) + 1
    let type = bareType(in: container)
    let holder = Int(nodes[container].parent)
    let isVariadic = nodes[holder].kind == .parameter && nodes[holder].flags.contains(.trailing)
    guard first < Int(nodes[container].next), nodes[first].kind == .attribute || isVariadic else {
      return WrittenType.Form(type, marked: nil)
    }
    let whole = source.bytes[Int(nodes[first].range.start)..<Int(nodes[container].range.end)]
    return WrittenType.Form(type, marked: BareCode(Array(whole) + (isVariadic ? Array("...".utf8) : [])))
  }

  /// The type that a container holds as it is written, without attributes, blanks made one. O(length).
  func typeText(in container: Int) -> String { bareType(in: container).text }

  private func bareType(in container: Int) -> BareCode {
    guard let first = children(of: container).first(where: { nodes[$0].kind != .attribute }) else {
      return BareCode("")
    }
    return BareCode(source.bytes[Int(nodes[first].range.start)..<Int(nodes[container].range.end)])
  }
}
