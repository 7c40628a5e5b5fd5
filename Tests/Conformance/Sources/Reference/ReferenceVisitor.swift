package import Facts
import SwiftParser
import SwiftSyntax

/// What swift-syntax says about a file: its parser, its tree, and a walk that writes down what stands there.
package enum Reference {
  /// The facts of a file, nil when the reference parser itself does not accept it.
  package static func facts(of bytes: [UInt8]) -> FileFacts? {
    let tree = unsafe bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
    guard !tree.hasError else { return nil }
    let visitor = ReferenceVisitor(tree)
    visitor.walk(tree)
    return visitor.found
  }
}

/// Walks a tree once. The productions stand in the extensions, by what they are about.
class FactVisitor: SyntaxVisitor {
  var found = FileFacts()
  let converter: SourceLocationConverter

  init(_ tree: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  func start(_ node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }
  func end(_ node: some SyntaxProtocol) -> Int { node.endPositionBeforeTrailingTrivia.utf8Offset }

  func add(_ kind: FactKind, _ node: some SyntaxProtocol, _ text: String) {
    found.add(kind, start(node), text)
  }

  /// A fact whose text ends in where the node ends.
  func addRange(_ kind: FactKind, _ node: some SyntaxProtocol, _ text: String) {
    found.add(kind, start(node), "\(text) ..\(end(node))")
  }

  func silence(_ node: some SyntaxProtocol) {
    found.silences.append(node.position.utf8Offset..<node.endPosition.utf8Offset)
  }

  /// Line and column as the reference counts them.
  func addPosition(_ node: some SyntaxProtocol) {
    let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    add(.positions, node, "\(place.line):\(place.column)")
  }

  /// The tokens of a node without what stands between them.
  func spelling(_ node: some SyntaxProtocol) -> String {
    node.tokens(viewMode: .sourceAccurate).map(\.text).joined()
  }

  /// A name without its backquotes.
  func plain(_ token: TokenSyntax?) -> String {
    guard let text = token?.text else { return "" }
    return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
      ? String(text.dropFirst().dropLast()) : text
  }
}

extension FactVisitor {
  /// The last component of a type's name, `B` of `A.B?`; empty for types that have none.
  func lastName(_ type: TypeSyntax) -> String {
    if let type = type.as(IdentifierTypeSyntax.self) { return plain(type.name) }
    if let type = type.as(MemberTypeSyntax.self) { return plain(type.name) }
    if let type = type.as(AttributedTypeSyntax.self) { return lastName(type.baseType) }
    if let type = type.as(OptionalTypeSyntax.self) { return lastName(type.wrappedType) }
    return ""
  }

  func labels(_ list: LabeledExprListSyntax) -> String {
    list.map { ($0.label == nil ? "_" : plain($0.label)) + ":" }.joined()
  }

  func closures(_ first: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax) -> Int {
    (first == nil ? 0 : 1) + more.count
  }
}
