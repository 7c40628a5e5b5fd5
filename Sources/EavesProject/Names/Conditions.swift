package import EavesOutline
import EavesSource
import EavesThreads

// Code under `#if` is not there in every build: it may add evidence, and takes none away.

extension Outline {
  /// The innermost branch of an `#if` around a node; nil where none is. O(log branches + depth).
  package func innermostBranch(around node: Int) -> Int? {
    let branches = index.branches
    if branches.isEmpty { return nil }
    let behind = branches.indices.partitioningIndex(where: { Int(branches[$0]) >= node })
    var at = behind > 0 ? Int(branches[behind - 1]) : 0
    while at != 0 {
      if nodes[at].kind == .conditionalClause, node < Int(nodes[at].next) { return at }
      at = around(at)
    }
    return nil
  }

  /// What must all hold for a branch to be compiled, without blanks and comments: the parts of its own condition that
  /// `&&` joins, and that those of the branches before it do not hold. O(length of the conditions).
  func conditions(of branch: Int) -> [String] {
    var before: [String] = []
    for clause in children(of: Int(nodes[branch].parent)) where nodes[clause].kind == .conditionalClause {
      var own: [UInt8] = []
      if let written = firstChild(of: clause, kind: .condition) {
        let range = nodes[written].range
        let code = BareCode(source.bytes[Int(range.start)..<Int(range.end)])
        own = code.bytes.filter { $0 != 0x20 }
      }
      if clause == branch { return before + Self.conjuncts(of: own) }
      before.append("!(\(String(decoding: own, as: UTF8.self)))")
    }
    return before
  }

  /// What `&&` joins outside of parentheses, where no `||` does.
  private static func conjuncts(of condition: [UInt8]) -> [String] {
    var (depth, start) = (0, 0)
    var parts: [String] = []
    for (at, byte) in condition.enumerated() {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      guard depth == 0, at > start, byte == condition[at - 1] else { continue }
      if byte == UInt8(ascii: "|") { return [String(decoding: condition, as: UTF8.self)] }
      if byte == UInt8(ascii: "&") {
        parts.append(String(decoding: condition[start..<at - 1], as: UTF8.self))
        start = at + 1
      }
    }
    parts.append(String(decoding: condition[start...], as: UTF8.self))
    return parts.filter { !$0.isEmpty }
  }

  /// The conditions of all branches in a file, in their order.
  var conditions: [[String]] { index.branches.map { conditions(of: Int($0)) } }
}

extension Project {
  /// Whether code may be missing in a build that has another piece of code: it stands in a branch of an `#if`, and the
  /// other stands neither in that branch nor under the same condition.
  ///
  /// - Parameter other: nil: code that every build has.
  package func isConditional(_ place: NodeRef, besides other: NodeRef?) -> Bool {
    let outline = files[Int(place.file)].outline
    var branch = outline.innermostBranch(around: Int(place.node))
    guard branch != nil else { return false }
    let shared = other.map { conditions(around: $0) } ?? []
    while let at = branch {
      if !outline.conditions(of: at).allSatisfy(shared.contains) { return true }
      branch = outline.innermostBranch(around: at)
    }
    return false
  }

  private func conditions(around place: NodeRef) -> [String] {
    let outline = files[Int(place.file)].outline
    var found: [String] = []
    var branch = outline.innermostBranch(around: Int(place.node))
    while let at = branch {
      found += outline.conditions(of: at)
      branch = outline.innermostBranch(around: at)
    }
    return found
  }

  /// Whether the declaration of a type may be missing in a build that has another piece of code.
  func isConditional(_ type: TypeIndex, besides place: NodeRef) -> Bool {
    types[type.index].isConditional && isConditional(types[type.index].place, besides: place)
  }

  /// Whether a member may be missing in a build that has both its type and another piece of code.
  package func isConditional(member: Int, besides place: NodeRef) -> Bool {
    let record = members[member]
    return isConditional(record.node, besides: place)
      && isConditional(record.node, besides: home(of: record.owner))
  }

  /// Where a type is declared; nil for one that is declared nowhere: every build has it.
  package func home(of type: TypeIndex) -> NodeRef? {
    types[type.index].kind == .external ? nil : types[type.index].place
  }

  /// Finds the supertypes that types have in every build. O(supertypes) where some are conditional.
  func resolveSureSupertypes() {
    let isSame =
      conditionalSupertypes.isEmpty && !types.contains { $0.isConditional && !$0.supertypes.isEmpty }
    sureAncestors = isSame ? ancestors : Ancestors(of: types, without: conditionalSupertypes)
  }

  /// Whether a shipped word list, the table of frameworks or an import says that a name is none of the project's.
  func isForeign(_ name: Symbol, in file: Int) -> Bool {
    files[file].imports.contains(name) || frameworkOfType[name] != nil
      || listedNames.namesForeign(name, bytes: symbols.bytes(name))
  }

  /// The names of all word lists: read once.
  var listedNames: NameSet { madeListedNames.value(orMaking: { nameSet(plan.everyList) }) }
}
