import EavesOutline
import EavesProject

/// What the reads and writes of properties in one file run: accessors, observers, and the wrappers of the project.
///
/// A class, for it is asked at each name, and a copy would cost a retain for each of its tables.
final class PropertyAccess {
  private let file: Int
  private let project: Project
  private let bodies: CodeBodies
  private let names: RunnableNames
  private let outline: Outline

  init(file: Int, project: Project, bodies: CodeBodies, names: RunnableNames) {
    self.file = file
    self.project = project
    self.bodies = bodies
    self.names = names
    outline = project.files[file].outline
  }

  // MARK: How a name is used

  func isWritten(at node: Int) -> Bool { assignment(after: node) != nil }

  func isRead(at node: Int) -> Bool { assignment(after: node).map(isCompound) ?? true }

  /// The assignment that follows a name, be it by an operator such as `+=`; nil where none does.
  private func assignment(after node: Int) -> Int? {
    let next = Int(outline.nodes[node].next)
    guard next < Int(outline.nodes[Int(outline.nodes[node].parent)].next) else { return nil }
    return outline.nodes[next].kind == .assignment || isCompound(next) ? next : nil
  }

  private func isCompound(_ node: Int) -> Bool {
    outline.nodes[node].kind == .binaryOperator && Self.compound.contains(outline.name(of: node))
  }

  /// The operators of the language that read and write the value before them.
  private static let compound: Set = [
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=", "&>>=",
  ]

  // MARK: What runs

  /// Whether the code of a property runs where it is read: it is computed, or has a wrapper of the project, or is a closure
  /// that is called.
  func runsCode(of member: Int, at node: Int) -> Bool {
    isComputed(member) || !wrappers(of: member).isEmpty
      || isCalledClosure(project.members[member].node, at: node)
  }

  func isComputed(_ member: Int) -> Bool {
    let record = project.members[member]
    return record.kind == .property && !record.isStored && names.hasCode[member]
  }

  /// What a write of a property or subscript runs: its own setter and observers, or those of its wrapper.
  func writers(of member: Int) -> [Int] {
    let own = project.writers(of: member).isEmpty ? [] : [bodies.body(writing: member)]
    let values = wrappers(of: member).flatMap(wrappedValues)
    return own + values.filter { !project.writers(of: $0).isEmpty }.map(bodies.body(writing:))
  }

  /// The members `wrappedValue` of a property wrapper.
  func wrappedValues(of wrapper: TypeIndex) -> [Int] {
    names.wrappedValue.map { project.ownMembers(named: $0, of: wrapper) } ?? []
  }

  private func wrappers(of member: Int) -> [TypeIndex] {
    let place = project.members[member].declaration
    let home = Int(place.file)
    return project.attributes(of: Int(place.node), in: home).compactMap {
      project.attributeType(at: $0, in: home)
    }
  }

  /// `load()` of `static let load = { … }`, and `actions["load"]?()` of a constant collection of closures: they are written
  /// there, and nothing replaces them.
  func isCalledClosure(_ place: NodeRef, at node: Int) -> Bool {
    let element = element(of: node)
    guard project.callAfter(element ?? node, in: file) != nil else { return false }
    let home = project.files[Int(place.file)].outline
    let declaration = Int(home.nodes[Int(place.node)].parent)
    guard home.nodes[declaration].flags.contains(.isLet),
      let value = home.firstChild(of: Int(place.node), kind: .initializer)
    else { return false }
    let first = value + 1
    guard first < Int(home.nodes[value].next), home.nodes[first].next == home.nodes[value].next else {
      return false
    }
    let kind = home.nodes[first].kind
    return element == nil ? kind == .closure : kind == .arrayLiteral || kind == .dictionaryLiteral
  }

  /// The last part of a value that is taken out of a collection: `?` of `actions["load"]?`; nil where none is.
  private func element(of node: Int) -> Int? {
    let nodes = project.files[file].outline.nodes
    let end = Int(nodes[Int(nodes[node].parent)].next)
    var part = Int(nodes[node].next)
    guard part < end, nodes[part].kind == .subscript_, nodes[part].flags.contains(.continues) else {
      return nil
    }
    var last = part
    part = Int(nodes[part].next)
    while part < end, nodes[part].kind == .optionalChain || nodes[part].kind == .forceUnwrap {
      last = part
      part = Int(nodes[part].next)
    }
    return last
  }
}
