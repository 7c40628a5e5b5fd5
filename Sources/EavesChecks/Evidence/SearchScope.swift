import EavesOutline
import EavesProject
import EavesThreads

/// Where each search can find what a sentence may use: the files of its subjects.
///
/// A rule about views has nothing to look for in a file without one, and a value matters only if a file that is
/// looked at uses its name: most of a project is never read for most rules. Sentences about the same kind of
/// subject look at the same files, so files and names carry a bit per kind, not per search.
struct SearchScope: Sendable {
  /// Words of 64 searches each.
  let width: Int
  /// The searches of each kind: `width` words.
  private var searches: [[UInt64]] = []
  /// The kinds that look at a file.
  private var files: [UInt64]
  /// The kinds that look at a file in which a name occurs, by symbol.
  private var names: [UInt64]
  /// `$value` and `_value` by `value`.
  let wrapped: [Symbol: [Symbol]]

  /// - Parameter subjects: what the sentence of each search is about.
  init(_ project: Project, _ subjects: [Kind]) {
    width = (subjects.count + 63) / 64
    files = Array(repeating: 0, count: project.files.count)
    names = Array(repeating: 0, count: project.symbols.count)
    wrapped = Self.wrapped(in: project)
    let kinds = number(subjects)
    mark(kinds, in: project)
    for file in project.files.indices where files[file] != 0 {
      for symbol in project.files[file].names { names[symbol.index] |= files[file] }
    }
    // `$value` and `_value` ask for `value`.
    let asked = names
    for (base, wrappers) in wrapped {
      for wrapper in wrappers { names[base.index] |= asked[wrapper.index] }
    }
  }

  /// Gives each kind of subject its bit; what is beyond the last bit shares it and looks at more than it needs.
  private mutating func number(_ subjects: [Kind]) -> [Kind: Int] {
    var kinds: [Kind: Int] = [:]
    for (search, subject) in subjects.enumerated() {
      let kind = kinds[subject] ?? min(kinds.count, UInt64.bitWidth - 1)
      kinds[subject] = kind
      if kind == searches.count { searches.append(Array(repeating: 0, count: width)) }
      searches[kind][search / 64] |= 1 << UInt64(search % 64)
    }
    return kinds
  }

  /// Subjects that stand in the same files.
  enum Kind: Hashable {
    case role(Int)
    case any
    /// Tests too.
    case everywhere

    init(_ subject: SubjectKind, reachesAside: Bool) {
      if case .role(let role) = subject {
        self = .role(role)
      } else {
        self = reachesAside ? .everywhere : .any
      }
    }
  }

  /// Marks the files that hold code of a kind's subjects, or more.
  private mutating func mark(_ kinds: [Kind: Int], in project: Project) {
    var asked: UInt64 = 0
    var bits: [(role: Int, kind: UInt64)] = []
    for case (.role(let role), let kind) in kinds {
      asked |= 1 << UInt64(role)
      bits.append((role, 1 << UInt64(kind)))
    }
    // Tests are subjects of those alone who name them.
    if let every = kinds[.everywhere] {
      for file in files.indices { files[file] |= 1 << UInt64(every) }
    }
    if let any = kinds[.any] {
      for file in files.indices where !project.isTestFile(file) { files[file] |= 1 << UInt64(any) }
    }
    for index in project.types.indices {
      // A type with the role, or one that is nested in such a type.
      var found: UInt64 = 0
      var at = TypeIndex(index)
      while at != .none {
        if project.hasRole(in: asked, at) {
          let isAside = project.isSetAside(at)
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

  private static func wrapped(in project: Project) -> [Symbol: [Symbol]] {
    let stretch = 4096
    let symbols = project.symbols
    let count = symbols.count
    let found = project.workers.map(count: (count + stretch - 1) / stretch, run: 1) { part in
      (max(1, part * stretch)..<max(1, min((part + 1) * stretch, count))).compactMap { index in
        let wrapper = Symbol(UInt32(index))
        let bytes = symbols.bytes(wrapper)
        guard let first = bytes.first, first == 0x24 || first == 0x5F, bytes.count > 1 else { return nil }
        return symbols.find(bytes.dropFirst()).map { (base: $0, wrapper: wrapper) }
      } as [(base: Symbol, wrapper: Symbol)]
    }
    return Dictionary(grouping: found.joined(), by: \.base).mapValues { $0.map(\.wrapper) }
  }

  /// The searches that look at a file: `width` words.
  func searches(at file: Int) -> [UInt64] {
    var found: [UInt64] = Array(repeating: 0, count: width)
    for kind in searches.indices where files[file] & (1 << UInt64(kind)) != 0 {
      for word in 0..<width { found[word] |= searches[kind][word] }
    }
    return found
  }

  /// The names that some of the searches may meet, by symbol.
  func names(meeting wanted: [UInt64]) -> [Bool] {
    var kinds: UInt64 = 0
    for kind in searches.indices where (0..<width).contains(where: { searches[kind][$0] & wanted[$0] != 0 }) {
      kinds |= 1 << UInt64(kind)
    }
    return names.map { $0 & kinds != 0 }
  }
}
