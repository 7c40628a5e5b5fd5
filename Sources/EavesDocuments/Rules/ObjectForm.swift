/// The form of an object, by its spelling. Which role, list or type a name refers to depends on the project.
package enum ObjectForm: Hashable, Sendable {
  /// Begins with a lower-case letter and holds no punctuation but `-` and `_`: a role, a word list, or a noun of
  /// the language (`type`, `file`, `body`, `init`, `loop`). For `imports` also a module of such a name.
  case name
  /// Begins with a capital letter (or an underscore and one), or is a glob: a type, with its outer types
  /// before dots. For `imports` a module.
  case type
  /// `@Query`: the name without the sign.
  case attribute(String)
  /// `#Predicate`: the name without the sign.
  case macro(String)
  /// `.shared`: a member access of exactly that name, without the dot.
  case member(String)
  /// `URLSession.shared`: a type and what follows the dot behind its last capitalised component; `super.viewDidLoad`.
  case staticMember(type: String, member: String)
  /// `String(format:)`, `.fetch(_:)`: what is called (with its dots), and labels the call has at least;
  /// `_` stands for an argument without label. No labels: any call.
  case callee(name: String, labels: [String])
  /// `+`, `<=`; `!` behind a value, `as!`, `try?`.
  case operatorSymbol(String)
  /// Nothing the language knows: empty, or with blanks or other signs inside.
  case unknown
}

extension Word {
  /// The form of the word, by its spelling. O(length).
  package var form: ObjectForm { ObjectForm(text) }
}

extension ObjectForm {
  /// Classifies a spelling by its first bytes and its punctuation.
  package init(_ text: String) {
    let bytes = Array(text.utf8)[...]
    guard let first = bytes.first else {
      self = .unknown
      return
    }
    let rest = bytes.dropFirst()
    switch first {
    case 0x40: self = Self.isDotted(rest) ? .attribute(rest.text) : .unknown
    case Byte.hash: self = Self.isDotted(rest) ? .macro(rest.text) : .unknown
    case _ where bytes.last == 0x29: self = Self.callee(bytes)
    case Byte.dot where bytes.count > 1 && Self.isDotted(rest): self = .member(rest.text)
    case _ where Self.isOperator(bytes) || Self.isWordOperator(bytes): self = .operatorSymbol(text)
    default: self = Self.named(bytes)
    }
  }

  /// Signs of Swift's grammar, which nobody calls, and the operator that stands before its operand only.
  private static let reserved = ["=", "->", ".", "?", "//", "/*", "*/", "~"]

  /// Operators that are words: `as!`, `as?`, `try!`, `try?`.
  private static func isWordOperator(_ bytes: ByteText) -> Bool {
    guard bytes.last == 0x21 || bytes.last == 0x3F else { return false }
    return bytes.dropLast().elementsEqual("as".utf8) || bytes.dropLast().elementsEqual("try".utf8)
  }

  private static func callee(_ bytes: ByteText) -> ObjectForm {
    guard let open = bytes.firstIndex(of: 0x28), open > bytes.startIndex else { return .unknown }
    let name = bytes[..<open]
    guard isDotted(name.first == Byte.dot ? name.dropFirst() : name) else { return .unknown }
    let inner = bytes[(open + 1)..<(bytes.endIndex - 1)].trimmed
    guard inner.isEmpty || inner.last == Byte.colon else { return .unknown }
    let labels = inner.split(separator: Byte.colon).map(\.trimmed)
    guard labels.allSatisfy({ $0.allSatisfy { Byte.isName($0) || $0 >= 0x80 } && !$0.isEmpty }) else {
      return .unknown
    }
    return .callee(name: name.text, labels: labels.map(\.text))
  }

  private static func named(_ bytes: ByteText) -> ObjectForm {
    let isGlob = bytes.contains { isWildcard($0) }
    let isPlain = bytes.allSatisfy { Byte.isName($0) || $0 == Byte.dash || $0 >= 0x80 }
    if isPlain, let first = bytes.first(where: { $0 != Byte.underscore }), Byte.isLower(first) {
      return .name
    }
    guard isDotted(bytes) else { return .unknown }
    if !isGlob, !bytes.contains(Byte.dot) { return isMemberName(bytes) || !isName(bytes) ? .unknown : .type }
    let parts = bytes.split(separator: Byte.dot)
    guard isGlob || parts.allSatisfy(isName) else { return .unknown }
    guard let member = parts.firstIndex(where: { isMemberName($0) }) else { return .type }
    if member == 0 {
      if !isGlob, parts.count == 2, parts[0].text == "super" {
        return .staticMember(type: "super", member: parts[1].text)
      }
      return isGlob && parts.count == 1 ? .type : .unknown
    }
    let type = parts[..<member].map(\.text).joined(separator: ".")
    return .staticMember(type: type, member: parts[member...].map(\.text).joined(separator: "."))
  }

  /// `_`, `1` are none.
  private static func isName(_ part: ByteText) -> Bool {
    part.contains { !Byte.isDigit($0) && $0 != Byte.underscore }
  }

  /// Begins with a lower-case letter: no type's name.
  private static func isMemberName(_ part: ByteText) -> Bool {
    part.first { $0 != Byte.underscore }.map(Byte.isLower) ?? false
  }

  /// Names with globs and single dots between them.
  private static func isDotted(_ bytes: ByteText) -> Bool {
    var isAfterDot = true
    for byte in bytes {
      if byte == Byte.dot {
        if isAfterDot { return false }
        isAfterDot = true
      } else {
        guard Byte.isName(byte) || isWildcard(byte) || byte >= 0x80 else { return false }
        isAfterDot = false
      }
    }
    return !isAfterDot
  }

  private static func isWildcard(_ byte: UInt8) -> Bool { byte == Byte.star || byte == 0x3F }

  /// Signs only. A lone `*` is the operator; `*` beside letters is a glob.
  private static func isOperator(_ bytes: ByteText) -> Bool {
    let isSigns = bytes.allSatisfy { byte in
      switch byte {
      case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2E, 0x2F, 0x3C, 0x3D, 0x3E, 0x3F, 0x5E, 0x7C, 0x7E: true
      default: false
      }
    }
    return isSigns && !reserved.contains(bytes.text)
  }
}
