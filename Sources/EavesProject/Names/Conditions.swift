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
}

/// What must hold for each branch of `#if` in a file to be compiled.
struct BranchConditions: Sendable {
  /// By branch, in the order of the index: the parts of its own condition that `&&` joins, and that those of the
  /// branches before it do not hold. Nil where that is more than is compared.
  private let byBranch: [[String]?]
  private let branches: [UInt32]

  /// More parts of one branch than this are not compared: the branch then has its condition to itself.
  private static let most = 16
  private static let longest = 1_000

  /// O(branches + length of the conditions).
  init(of outline: Outline) {
    branches = outline.index.branches
    var before: [UInt32: [String]] = [:]
    byBranch = branches.map { branch in
      let parent = outline.nodes[Int(branch)].parent
      let earlier = before[parent] ?? []
      if earlier.count > Self.most { return nil }
      guard let own = Self.condition(of: Int(branch), outline) else {
        // What the branches behind it exclude cannot be compared, either.
        before[parent] = Array(repeating: "", count: Self.most + 1)
        return nil
      }
      before[parent] = earlier + ["!(\(String(decoding: own, as: UTF8.self)))"]
      let parts = earlier + Self.conjuncts(of: own)
      return parts.count > Self.most ? nil : parts
    }
  }

  /// Nil where they are not compared. O(log branches).
  func conditions(of branch: Int) -> [String]? {
    let at = branches.indices.partitioningIndex(where: { Int(branches[$0]) >= branch })
    return at < branches.count && Int(branches[at]) == branch ? byBranch[at] : nil
  }

  /// The text of a condition without blanks and comments; nil where it is too long.
  private static func condition(of branch: Int, _ outline: Outline) -> [UInt8]? {
    guard let written = outline.firstChild(of: branch, kind: .condition) else { return [] }
    let range = outline.nodes[written].range
    if range.end - range.start > longest { return nil }
    let code = BareCode(outline.source.bytes[Int(range.start)..<Int(range.end)])
    return code.bytes.filter { $0 != 0x20 }
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
}

extension Project {
  /// Whether code may be missing in a build that has another piece of code: it stands in a branch of an `#if`, and the
  /// other stands neither in that branch nor under the same condition.
  ///
  /// - Parameter other: nil: code that every build has.
  package func isConditional(_ place: NodeRef, besides other: NodeRef?) -> Bool {
    let outline = files[Int(place.file)].outline
    var branch = outline.innermostBranch(around: Int(place.node))
    var shared: Set<String>?
    while let at = branch {
      // Whatever is around this branch is around both.
      if let other, other.file == place.file, other.node >= at, other.node < outline.nodes[at].next {
        return false
      }
      guard let own = branchConditions(of: place.file).conditions(of: at) else { return true }
      let others = shared ?? other.map { conditions(around: $0) } ?? []
      shared = others
      if !own.allSatisfy(others.contains) { return true }
      branch = outline.innermostBranch(around: at)
    }
    return false
  }

  /// Whether code stands below `#if DEBUG`: no build that is shipped has it.
  package func isOfDebugBuilds(_ place: NodeRef) -> Bool { conditions(around: place).contains("DEBUG") }

  /// The conditions of the branches around code, the innermost first, as many as are compared.
  private func conditions(around place: NodeRef) -> Set<String> {
    let outline = files[Int(place.file)].outline
    var found: Set<String> = []
    var branch = outline.innermostBranch(around: Int(place.node))
    var left = 32
    while let at = branch, left > 0 {
      found.formUnion(branchConditions(of: place.file).conditions(of: at) ?? [])
      branch = outline.innermostBranch(around: at)
      left -= 1
    }
    return found
  }

  private func branchConditions(of file: Int32) -> BranchConditions {
    answers.conditions.value(orMaking: {
      files.map { $0.outline.index.branches.isEmpty ? nil : BranchConditions(of: $0.outline) }
    })[Int(file)] ?? BranchConditions(of: files[Int(file)].outline)
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

  /// Whether a shipped word list, the table of frameworks or an import says that a name is none of the project's. A type
  /// of a framework is meant where that is imported, or where nothing is.
  func isForeign(_ name: Symbol, in file: Int) -> Bool {
    let imports = files[file].imports
    if imports.contains(name) { return true }
    if let framework = frameworks.ofType[name] { return imports.isEmpty || imports.contains(framework) }
    if frameworks.ofNoFramework.contains(name) { return imports.isEmpty }
    return listedNames.namesForeign(name, bytes: symbols.bytes(name))
  }

  /// The names of all word lists: read once.
  var listedNames: NameSet { answers.listedNames.value(orMaking: { nameSet(plan.everyList) }) }
}
