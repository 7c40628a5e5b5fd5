import EavesDocuments
import EavesSource

/// What a listed callee stands behind.
package enum CalleeOwner<Name: Hashable & Sendable>: Hashable, Sendable {
  /// Nothing: a free function, or the construction of a type.
  case none
  /// Any value: a method.
  case any
  /// These names: `Task` of `Task.sleep(for:)`.
  case path([Name])
}

/// A name that a document or a word list names as an object, read once: what it means in a project is found by its
/// bytes.
package struct ListedName: Sendable {
  /// What the name may stand for; the bytes are those of the name itself, without outer types.
  enum Meaning: Sendable {
    /// Nil for a glob.
    case type(own: [UInt8], isNested: Bool)
    case typePattern(NamePattern)
    case attribute([UInt8])
    case macro([UInt8])
    case member([UInt8])
    case staticMember(path: [[UInt8]], member: [UInt8])
    /// Nil for an argument without a label.
    case callee(owner: CalleeOwner<[UInt8]>, name: [UInt8], labels: [[UInt8]?])
    case operatorSymbol([UInt8])
    /// `self`
    case itself([UInt8])
  }

  package let text: String
  /// From a shipped word list: means the SDK's name, which a declaration of the project shadows.
  package let isShipped: Bool
  let meaning: Meaning

  init(_ text: String, isShipped: Bool) {
    self.text = text
    self.isShipped = isShipped
    meaning = Self.meaning(of: text)
  }

  private static func meaning(of text: String) -> Meaning {
    if text == "self" { return .itself(Array(text.utf8)) }
    switch ObjectForm(text) {
    case .type, .name, .unknown:
      let pattern = NamePattern(text)
      if !pattern.isLiteral { return .typePattern(pattern) }
      let own = last(of: text)
      return .type(own: own, isNested: own.count != text.utf8.count)
    case .attribute(let name): return .attribute(Array(name.utf8))
    case .macro(let name): return .macro(Array(name.utf8))
    case .member(let name): return .member(Array(name.utf8))
    case .staticMember(let type, let member):
      return .staticMember(path: [last(of: type)] + parts(of: member).dropLast(), member: last(of: member))
    case .callee(let name, let labels):
      let parts = parts(of: name)
      let owner: CalleeOwner<[UInt8]> =
        parts.count > 1 ? .path(parts.dropLast()) : name.utf8.first == 0x2E ? .any : .none
      return .callee(
        owner: owner, name: last(of: name), labels: labels.map { $0 == "_" ? nil : Array($0.utf8) })
    case .operatorSymbol(let name): return .operatorSymbol(Array(name.utf8))
    }
  }

  private static let dot: UInt8 = 0x2E

  private static func parts(of name: String) -> [[UInt8]] {
    name.utf8.split(separator: dot).map { Array($0) }
  }

  /// What follows the last dot of a dotted name, a leading dot included.
  private static func last(of name: String) -> [UInt8] {
    let bytes = Array(name.utf8)
    guard let end = bytes.lastIndex(where: { $0 != dot }) else { return bytes }
    let start = bytes[..<end].lastIndex(of: dot).map { $0 + 1 } ?? 0
    return start == 0 && end == bytes.count - 1 ? bytes : Array(bytes[start...end])
  }

  /// Bytes that a name must contain to match; nil where none are required.
  package var required: [UInt8]? {
    switch meaning {
    case .type(let name, _), .attribute(let name), .macro(let name), .member(let name),
      .staticMember(_, let name), .callee(_, let name, _):
      name
    case .operatorSymbol(let name), .itself(let name): name
    case .typePattern: nil
    }
  }
}
