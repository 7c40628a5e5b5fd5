import EavesOutline
import EavesProject

/// Where each search can find what a sentence may use: the files of its subjects.
///
/// A rule about views has nothing to look for in a file without one, and a value matters only if a file that is
/// looked at uses its name: most of a project is never read for most rules.
struct SearchScope {
  /// Words of 64 searches each.
  let width: Int
  /// Searches that look at a file: `width` words for each file.
  private var files: [UInt64]
  /// Searches that look at a file in which a name occurs: `width` words for each symbol.
  private var names: [UInt64]

  /// - Parameter subjects: what the sentence of each search is about.
  init(_ project: Project, _ subjects: [SubjectKind]) {
    width = (subjects.count + 63) / 64
    files = Array(repeating: 0, count: project.files.count * width)
    names = Array(repeating: 0, count: project.symbols.count * width)
    var known: [SubjectKind: [Int]] = [:]
    for (search, subject) in subjects.enumerated() {
      let looked = known[subject] ?? Self.files(of: subject, in: project)
      known[subject] = looked
      for file in looked { files[file * width + search / 64] |= 1 << UInt64(search % 64) }
    }
    for file in project.files.indices where looks(at: file) {
      for symbol in project.files[file].names { widen(symbol, at: file) }
    }
    widenWrapped(project)
  }

  private mutating func widen(_ symbol: Symbol, at file: Int) {
    for word in 0..<width { names[symbol.index * width + word] |= files[file * width + word] }
  }

  /// `$value` and `_value` ask for `value`.
  private mutating func widenWrapped(_ project: Project) {
    for index in 1..<max(1, project.symbols.count) {
      let bytes = project.symbols.bytes(Symbol(UInt32(index)))
      guard let first = bytes.first, first == 0x24 || first == 0x5F, bytes.count > 1,
        let base = project.symbols.find(bytes.dropFirst())
      else { continue }
      for word in 0..<width { names[base.index * width + word] |= names[index * width + word] }
    }
  }

  /// The files that hold code of a sentence's subjects, or more.
  private static func files(of subject: SubjectKind, in project: Project) -> [Int] {
    // Tests are never subjects.
    guard case .role(let role) = subject else {
      return project.files.indices.filter { !project.isTestFile($0) }
    }
    var found: Set<Int> = []
    for index in project.types.indices where isInside(TypeIndex(index), role, project) {
      for place in project.declarations(of: TypeIndex(index)) { found.insert(Int(place.file)) }
    }
    return found.sorted()
  }

  /// A type with the role, or one that is nested in such a type.
  private static func isInside(_ type: TypeIndex, _ role: Int, _ project: Project) -> Bool {
    var at = type
    while at != .none {
      if project.hasRole(role, at), !project.isSetAside(at) { return true }
      at = project.types[at.index].parent
    }
    return false
  }

  /// One word of the searches that look at a file.
  func searches(at file: Int, word: Int) -> UInt64 { files[file * width + word] }

  /// One word of the searches that may meet a name.
  func searches(meeting name: Symbol, word: Int) -> UInt64 { names[name.index * width + word] }

  private func looks(at file: Int) -> Bool {
    (0..<width).contains { files[file * width + $0] != 0 }
  }
}
