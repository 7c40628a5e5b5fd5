package import EavesDocuments
package import EavesOutline
import EavesSource

/// A type as `type` and `written` list it: a glob of `*`. Blanks mean nothing, and `?` is Swift's own.
package struct WrittenType: Sendable {
  private let pattern: NamePattern

  package init(_ text: String) {
    pattern = NamePattern(String(decoding: Self.normal(BareCode(text)), as: UTF8.self))
  }

  /// O(pattern × length) at worst.
  package func matches(_ form: Form) -> Bool {
    pattern.matches(form.bytes) || (form.marked.map { pattern.matches($0) } ?? false)
  }

  /// A name of a type.
  func matches(_ name: ArraySlice<UInt8>) -> Bool { pattern.matches(name) }

  /// A type as code writes it.
  package struct Form {
    private let written: BareCode
    fileprivate let bytes: [UInt8]
    /// With the attributes before it and the dots behind it: `@escaping (P) -> Void`, `P...`. Nil where it has none.
    fileprivate let marked: [UInt8]?

    private static let most = 80

    fileprivate init(_ type: BareCode, marked: BareCode?) {
      written = type
      bytes = WrittenType.normal(type)
      self.marked = marked.map(WrittenType.normal)
    }

    /// For messages: not too long.
    package var text: String {
      written.bytes.count > Self.most ? String(written.text.prefix(Self.most - 1)) + "…" : written.text
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

/// What `type` lists, read once: which types a declaration may have.
package struct TypeWords: Sendable {
  /// Any type that the project declares.
  private var isAny = false
  private var roles: [Int] = []
  private var written: [WrittenType] = []

  init(_ words: [Word], in project: Project) {
    for word in words {
      if word.text == "type" {
        isAny = true
      } else if let role = project.roles.index(of: word.text) {
        roles.append(role)
      } else {
        written += (project.vocabulary.words[word.text] ?? [word]).map { WrittenType($0.text) }
      }
    }
  }

  /// Whether a declaration has one of the types: by the text of its type or result, or by what that names once
  /// optionals and collections are looked through.
  ///
  /// - Parameter container: what holds the type as it is written; nil where none is.
  package func match(
    _ types: [TypeIndex], writtenIn container: Int?, of outline: Outline, in project: Project
  ) -> Bool {
    if isAny, types.contains(where: { project.types[$0.index].kind != .external }) { return true }
    if types.contains(where: { type in roles.contains { project.hasRole($0, type) } }) { return true }
    if written.isEmpty { return false }
    if let form = container.map({ outline.typeForm(in: $0) }), written.contains(where: { $0.matches(form) }) {
      return true
    }
    return types.contains { isNamed($0, in: project) }
  }

  private func isNamed(_ type: TypeIndex, in project: Project) -> Bool {
    let record = project.types[type.index]
    let name = project.symbols.bytes(record.name)
    if written.contains(where: { $0.matches(name) }) { return true }
    if record.parent == .none { return false }
    let whole = Array(project.qualifiedName(type).utf8)[...]
    return written.contains { $0.matches(whole) }
  }
}

/// What `written` lists, read once.
package final class WrittenTypes: Sendable {
  private let types: [WrittenType]

  /// Nil where nothing is listed.
  package init?(_ words: [Word]) {
    if words.isEmpty { return nil }
    types = words.map { WrittenType($0.text) }
  }

  fileprivate func match(_ form: WrittenType.Form) -> Bool { types.contains { $0.matches(form) } }
}

/// A cache of the last type and its results: one type may have thousands of look-ups.
package final class WrittenTypeCache {
  private var place: NodeRef?
  private var form: WrittenType.Form?
  private var answers: [ObjectIdentifier: Bool] = [:]

  package init() {}

  package func isWritten(_ types: WrittenTypes, at place: NodeRef, in outline: Outline) -> Bool {
    let form = self.form(at: place, in: outline)
    if let known = answers[ObjectIdentifier(types)] { return known }
    let answer = types.match(form)
    answers[ObjectIdentifier(types)] = answer
    return answer
  }

  package func form(at place: NodeRef, in outline: Outline) -> WrittenType.Form {
    if place == self.place, let form { return form }
    let form = outline.typeForm(in: Int(place.node))
    (self.place, self.form, answers) = (place, form, [:])
    return form
  }
}

extension Outline {
  /// What holds the whole type that a name is a part of; nil outside of written types. O(depth).
  package func typeAround(_ node: Int) -> Int? {
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
  package func typeForm(in container: Int) -> WrittenType.Form {
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
  package func typeText(in container: Int) -> String { bareType(in: container).text }

  private func bareType(in container: Int) -> BareCode {
    guard let first = children(of: container).first(where: { nodes[$0].kind != .attribute }) else {
      return BareCode("")
    }
    return BareCode(source.bytes[Int(nodes[first].range.start)..<Int(nodes[container].range.end)])
  }
}
