import EavesDocuments
import EavesOutline
import EavesProject
import EavesThreads

/// Who a search is for: what its sentence is about.
struct SearchSubject: Sendable {
  let kind: SubjectKind
  /// Bits of roles one of which the type around the evidence has; nil where that cannot be said.
  let requiredRoles: UInt64?
}

extension SearchSubject {
  /// - Parameter isFact: whether a subject is chosen by the evidence, and no breach found by it.
  init(of sentence: CompiledSentence, isFact: Bool) {
    kind = sentence.subject
    requiredRoles = isFact ? nil : sentence.requiredRoles
  }
}

/// Where each search can find what a sentence may use: the code of its subjects.
///
/// A rule about views has nothing to look for in a file without one, and nothing in the other types of a file that has
/// one; a value matters only if code that is looked at uses its name. Most of a project is never read for most rules.
/// Sentences about the same kind of subject look at the same code, so files and names carry a bit per kind, not per
/// search.
struct SearchScope: Sendable {
  /// Words of 64 searches each.
  let width: Int
  /// The searches of each kind: `width` words.
  private var searches: [[UInt64]] = []
  /// The kinds that look at a file.
  private var files: [UInt64]
  /// The kinds that look at code in which a name occurs, by symbol.
  private var names: [UInt64]
  /// Kinds of code that a type with a layer role owns.
  private var owned: [(role: Int, kind: UInt64)] = []
  /// Kinds of code in a type with a mark, or in types inside it.
  private var marked: [(role: Int, kind: UInt64)] = []
  /// Kinds of code that stands right in a type with one of some roles.
  private var typed: [(roles: UInt64, kind: UInt64)] = []
  /// Kinds of code that builds views, in types or outside of them.
  private var drawn: UInt64 = 0
  /// What builds views outside of types that are views.
  private let viewCode: ViewCode
  /// Kinds that look at all of a file.
  private var whole: UInt64 = 0
  /// `$value` and `_value` by `value`.
  let wrapped: [Symbol: [Symbol]]

  /// - Parameters:
  ///   - subjects: what the sentence of each search is about.
  ///   - exempt: types whose code is looked into as if they were not exempt.
  init(_ project: Project, _ subjects: [Kind], exempt: ExemptTypes? = nil) {
    width = (subjects.count + 63) / 64
    files = Array(repeating: 0, count: project.files.count)
    names = []
    viewCode = project.viewCode
    wrapped = Self.wrapped(in: project)
    let kinds = number(Array(subjects.enumerated()))
    sort(kinds, in: project)
    mark(kinds, in: project, exempt)
    markViewCode(in: project)
    let asked = namesBySubjectKind(in: project)
    names = asked
    // `$value` and `_value` ask for `value`.
    for (base, wrappers) in wrapped {
      for wrapper in wrappers { names[base.index] |= asked[wrapper.index] }
    }
  }

  /// Gives each kind of subject its bit; what is beyond the last bit shares it and looks at more than it needs.
  private mutating func number(_ subjects: [(Int, Kind)]) -> [Kind: Int] {
    var kinds: [Kind: Int] = [:]
    for (search, subject) in subjects {
      let kind = kinds[subject] ?? min(kinds.count, UInt64.bitWidth - 1)
      kinds[subject] = kind
      if kind == searches.count { searches.append(Array(repeating: 0, count: width)) }
      searches[kind][search / 64] |= 1 << UInt64(search % 64)
    }
    return kinds
  }

  /// Subjects that stand in the same code.
  enum Kind: Hashable {
    case role(Int)
    /// Types with one of some roles.
    case types(of: UInt64)
    /// Files in a role of paths and modules.
    case region(Int)
    case any
    /// Tests too.
    case everywhere

    init(_ subject: SearchSubject, in project: Project, for search: Search) {
      let reachesAside = search.reachesAside
      switch (subject.kind, subject.requiredRoles) {
      // What others do for the subject stands in their code.
      case _ where search.verb == .reaches && !reachesAside: self = .any
      case (.role(let role), _) where !reachesAside: self = .role(role)
      case (.region(let role), _) where !reachesAside: self = .region(role)
      case (.type, let roles?) where !reachesAside: self = .types(of: roles)
      default: self = reachesAside ? .everywhere : .any
      }
    }
  }

  /// How the code of each kind is found.
  private mutating func sort(_ kinds: [Kind: Int], in project: Project) {
    for (kind, number) in kinds {
      let bit: UInt64 = 1 << UInt64(number)
      switch kind {
      // The last bit may be that of several kinds.
      case _ where number == UInt64.bitWidth - 1: whole |= bit
      case .role(let role) where project.roles.isLayer[role]:
        owned.append((role, bit))
        if role == project.viewRole { drawn |= bit }
      case .role(let role): marked.append((role, bit))
      case .types(let roles): typed.append((roles, bit))
      default: whole |= bit
      }
    }
  }

  /// Marks the files that hold code of a kind's subjects, or more.
  private mutating func mark(_ kinds: [Kind: Int], in project: Project, _ exempt: ExemptTypes?) {
    var asked: UInt64 = 0
    var bits: [(role: Int, kind: UInt64)] = []
    var typed: [(roles: UInt64, kind: UInt64)] = []
    for (kind, number) in kinds {
      let bit: UInt64 = 1 << UInt64(number)
      switch kind {
      case .role(let role):
        asked |= 1 << UInt64(role)
        bits.append((role, bit))
      case .types(let roles): typed.append((roles, bit))
      case .region(let role): mark(bit, in: project) { project.fileHasRole(role, $0) }
      // Tests are subjects of those alone who name them.
      case .any:
        mark(bit, in: project) { _ in true }
        for file in exempt?.files ?? [] { files[file] |= bit }
      case .everywhere: for file in files.indices { files[file] |= bit }
      }
    }
    for index in project.types.indices {
      // A type with the role, or one that is nested in such a type.
      var found: UInt64 = 0
      var at = TypeIndex(index)
      for (roles, kind) in typed where project.hasRole(in: roles, at) { found |= kind }
      while at != .none {
        if project.hasRole(in: asked, at) {
          let isAside = project.isSetAside(at) && !(exempt?.isExempt[at.index] ?? false)
          for (role, kind) in bits
          where project.hasRole(role, at) && (!isAside || project.isAside(role: role)) {
            found |= kind
          }
        }
        at = project.types[at.index].parent
      }
      if found == 0 { continue }
      for place in project.declarations(of: TypeIndex(index)) { files[Int(place.file)] |= found }
    }
  }

  /// Marks the files in which something builds views outside of types that are views.
  private mutating func markViewCode(in project: Project) {
    if drawn == 0 { return }
    for file in files.indices where !viewCode.isEmpty(in: file) { files[file] |= drawn }
  }

  private mutating func mark(_ kind: UInt64, in project: Project, where isMeant: (Int) -> Bool) {
    for file in files.indices where isMeant(file) && !project.isTestFile(file) { files[file] |= kind }
  }

  /// How many tables of all names are filled side by side. Each is as long as the project has names, and all are
  /// joined by one thread: beyond a few, joining takes longer than filling, whatever the machine.
  static func tables(by workers: Workers, files: Int) -> Int { max(1, min(workers.threads, files, 8)) }

  /// By symbol, the kinds that look at code in which a name occurs: each thread reads files of its own.
  private func namesBySubjectKind(in project: Project) -> [UInt64] {
    let parts = Self.tables(by: project.workers, files: files.count)
    let found = project.workers.map(count: parts, run: 1) { part in
      var names: [UInt64] = Array(repeating: 0, count: project.symbols.count)
      for file in stride(from: part, to: files.count, by: parts) where files[file] != 0 {
        markNames(of: file, in: project, &names)
      }
      return names
    }
    guard var all = found.first else { return [] }
    for names in found.dropFirst() { for name in names.indices { all[name] |= names[name] } }
    return all
  }

  /// Marks the names that occur in the code of a file's kinds.
  private func markNames(of file: Int, in project: Project, _ names: inout [UInt64]) {
    let all = files[file] & whole
    let of = project.files[file]
    guard files[file] != all else {
      for symbol in of.names { names[symbol.index] |= all }
      return
    }
    let nodes = of.outline.nodes
    // By the file's own numbers of its names.
    var met = Array(repeating: all, count: of.names.endIndex)
    let reader = PositionReader(project: project)
    var start = 0
    while start < nodes.count {
      let ownedCode = reader.ownedCode(from: start, in: file)
      let kinds = files[file] & self.kinds(of: ownedCode, of: file, in: project)
      if kinds != all { for node in start..<ownedCode.end { met[Int(nodes[node].name.rawValue)] |= kinds } }
      start = ownedCode.end
    }
    for name in of.names.indices { names[of.names[name].index] |= met[name] }
  }

  /// The kinds that look at a stretch of code.
  private func kinds(of ownedCode: PositionReader.OwnedCode, of file: Int, in project: Project) -> UInt64 {
    var found = whole
    if drawn != 0, ownedCode.owner == .none, !viewCode.isEmpty(in: file) { found |= drawn }
    for (role, kind) in owned where project.hasRole(role, ownedCode.owner) { found |= kind }
    for (role, kind) in marked where ownedCode.roles & (1 << UInt64(role)) != 0 { found |= kind }
    for (roles, kind) in typed where project.hasRole(in: roles, ownedCode.type) { found |= kind }
    return found
  }

  private static func wrapped(in project: Project) -> [Symbol: [Symbol]] {
    let ownedCode = 1024
    let symbols = project.symbols
    let count = symbols.count
    let found = project.workers.map(count: (count + ownedCode - 1) / ownedCode, run: 1) { part in
      (max(1, part * ownedCode)..<max(1, min((part + 1) * ownedCode, count))).compactMap { index in
        let wrapper = Symbol(UInt32(index))
        let bytes = symbols.bytes(wrapper)
        guard let first = bytes.first, first == 0x24 || first == 0x5F, bytes.count > 1 else { return nil }
        return symbols.find(bytes.dropFirst()).map { (base: $0, wrapper: wrapper) }
      } as [(base: Symbol, wrapper: Symbol)]
    }
    return Dictionary(grouping: found.joined(), by: \.base).mapValues { $0.map(\.wrapper) }
  }

  /// The searches that look at a file: `width` words.
  func searches(at file: Int) -> [UInt64] { searches(of: files[file]) }

  /// The searches that look at a stretch of a file: `width` words; nil where none does.
  func searches(at ownedCode: PositionReader.OwnedCode, of file: Int, in project: Project) -> [UInt64]? {
    let kinds = files[file] & kinds(of: ownedCode, of: file, in: project)
    return kinds == 0 ? nil : searches(of: kinds)
  }

  private func searches(of kinds: UInt64) -> [UInt64] {
    var found: [UInt64] = Array(repeating: 0, count: width)
    var rest = kinds
    while rest != 0 {
      let kind = rest.trailingZeroBitCount
      rest &= rest - 1
      for word in 0..<width { found[word] |= searches[kind][word] }
    }
    return found
  }

  /// The kinds of some searches.
  func kinds(of wanted: [UInt64]) -> UInt64 {
    var kinds: UInt64 = 0
    for kind in searches.indices where (0..<width).contains(where: { searches[kind][$0] & wanted[$0] != 0 }) {
      kinds |= 1 << UInt64(kind)
    }
    return kinds
  }

  /// The names that searches of some kinds may meet, by symbol.
  func names(meeting kinds: UInt64) -> [Bool] { names.map { $0 & kinds != 0 } }

  /// Whether searches of some kinds look at a stretch of a file.
  func looks(_ kinds: UInt64, at ownedCode: PositionReader.OwnedCode, of file: Int, in project: Project)
    -> Bool
  {
    files[file] & kinds & self.kinds(of: ownedCode, of: file, in: project) != 0
  }
}
