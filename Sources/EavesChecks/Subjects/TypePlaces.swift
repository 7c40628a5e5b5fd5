import EavesFindings
import EavesProject
import EavesSource

/// In which files the types of some names stand, declarations and extensions alike.
///
/// Types of one name are told apart by their files: two that share one, as the branches of an `#if` do, count
/// as one.
struct TypePlaces {
  /// The files of one type, ascending.
  private typealias Group = [FilePath]

  private var groups: [String: [Group]] = [:]
  private var groupOfPath: [String: [FilePath: Int]] = [:]
  private var pathsOfFileName: [String: [String: [FilePath]]] = [:]

  /// - Parameter names: qualified names; of other types nothing is known.
  init(of names: Set<String>, in project: Project) {
    let own = Set(
      names.compactMap { $0.split(separator: ".").last.flatMap { project.symbols.find(String($0)) } })
    var found: [String: [Set<FilePath>]] = [:]
    for index in project.types.indices where own.contains(project.types[index].name) {
      let type = TypeIndex(index)
      let paths = Set(project.declarations(of: type).map { project.files[Int($0.file)].path })
      let name = project.qualifiedName(type)
      if !paths.isEmpty, names.contains(name) { found[name, default: []].append(paths) }
    }
    for (name, types) in found { add(name, Self.joined(types)) }
  }

  private mutating func add(_ name: String, _ joined: [Group]) {
    groups[name] = joined
    for (group, paths) in joined.enumerated() {
      for path in paths {
        groupOfPath[name, default: [:]][path] = group
        pathsOfFileName[name, default: [:]][path.name, default: []].append(path)
      }
    }
  }

  /// Sets that share a path, directly or through others, become one; by their first paths.
  private static func joined(_ types: [Set<FilePath>]) -> [Group] {
    var first: [FilePath: Int] = [:]
    var leader = Array(types.indices)
    func root(_ type: Int) -> Int {
      var at = type
      while leader[at] != at {
        leader[at] = leader[leader[at]]
        at = leader[at]
      }
      return at
    }
    for (type, paths) in types.enumerated() {
      for path in paths {
        if let other = first[path] { leader[root(type)] = root(other) } else { first[path] = type }
      }
    }
    var joined: [Int: Set<FilePath>] = [:]
    for (type, paths) in types.enumerated() { joined[root(type), default: []].formUnion(paths) }
    return joined.values.map { $0.sorted() }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  // MARK: Questions

  /// The type of a name that stands in a file; nil when none does.
  func group(of name: String, in path: FilePath) -> Int? { groupOfPath[name]?[path] }

  /// The provenance of an entry that is written for a type in a file today; nil when the name occurs in too many files.
  func provenance(of name: String, in path: FilePath) -> Provenance? {
    guard let own = group(of: name, in: path), let groups = groups[name],
      groupOfPath[name, default: [:]].count <= Provenance.maxPaths + 1
    else { return nil }
    let others = groups.indices.filter { $0 != own }.flatMap { groups[$0] }
    return Provenance(.type, also: others.sorted(), beside: groups[own].filter { $0 != path })
  }

  /// Where the type of an entry was moved to.
  enum Destination: Hashable {
    /// All files of a type, by its number among those of its name.
    case group(Int)
    /// Several types of the name have come or gone: what was in the old file is in this one.
    case file(FilePath)
  }

  /// The only type of a name that can be the one that an entry was written for; nil when it is still there, is nowhere,
  /// or there are several candidates. O(paths of the trail).
  ///
  /// - Parameter isUnknown: whether nothing can be said of what stands in a file.
  func destination(
    of name: String, from path: FilePath, _ provenance: Provenance, isUnknown: (FilePath) -> Bool
  ) -> Destination? {
    guard let groups = groups[name], group(of: name, in: path) == nil, !isUnknown(path) else { return nil }
    // Another type of the name, as long as it stands in one of its old places.
    let others = Set(provenance.also.compactMap { group(of: name, in: $0) })
    let gone = provenance.also.filter { group(of: name, in: $0) == nil && !isUnknown($0) }
    let come = groups.count - others.count
    if gone.isEmpty, come == 1 { return groups.indices.first { !others.contains($0) }.map { .group($0) } }
    // At least one has not moved, and it is unclear which: it is new, or a copy.
    guard come <= gone.count + 1 else { return nil }
    let known = Set(provenance.also + provenance.beside)
    let named = pathsOfFileName[name]?[path.name] ?? []
    // So many cannot all be known to the trail: there are several that can be meant.
    guard named.count <= 2 * Provenance.maxPaths else { return nil }
    let new = named.filter { file in
      !known.contains(file) && group(of: name, in: file).map { !others.contains($0) } ?? false
    }
    return PathEndings.successor(of: path, besides: gone, among: new).map { .file($0) }
  }
}
