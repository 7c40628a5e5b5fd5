import EavesFindings
import EavesProject
import EavesSource

/// What each file of a project declares, and which files have a name or their content in common.
struct FilePlaces {
  private var declared: [FilePath: [String]] = [:]
  private var named: [String: [FilePath]] = [:]
  private var declaring: [[String]: [FilePath]] = [:]
  /// By each name that is declared or extended at the top level of a file.
  private var sharing: [String: [FilePath]] = [:]

  init(in project: Project) {
    for file in project.files.indices {
      let path = project.files[file].path
      let names = project.topLevelNames(in: file)
      declared[path] = names
      named[path.name, default: []].append(path)
      if Self.identifies(names) { declaring[names, default: []].append(path) }
      for name in names { sharing[Self.bare(name), default: []].append(path) }
    }
  }

  /// The provenance of an entry that is written for a file today; nil when too many files have its name.
  func provenance(of path: FilePath) -> Provenance? {
    guard let names = declared[path] else { return nil }
    let all = named[path.name, default: []]
    guard all.count <= Provenance.maxPaths + 1 else { return nil }
    let named = Set(all).subtracting([path])
    var provenance = Provenance(.file, declares: Array(names.prefix(Provenance.maxNames)))
    var others = named
    if let alike = alike(path, names), others.union(alike).count <= Provenance.maxPaths {
      others.formUnion(alike)
    } else {
      provenance.declares = (provenance.declares + [Provenance.more]).sorted {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
    }
    for other in others.sorted() {
      if isLike(other, path, provenance) {
        provenance.also.append(other)
      } else {
        provenance.beside.append(other)
      }
    }
    return provenance
  }

  /// Other files with names in common, which could come to declare the same; nil when there are too many to
  /// know a file by its names.
  private func alike(_ path: FilePath, _ names: [String]) -> Set<FilePath>? {
    guard names.count <= Provenance.maxNames else { return nil }
    if !Self.identifies(names) { return [] }
    var alike: Set<FilePath> = []
    for name in names {
      let files = sharing[Self.bare(name), default: []]
      guard files.count <= Provenance.maxAlikeFiles + 1 else { return nil }
      alike.formUnion(files)
    }
    alike.remove(path)
    return alike.count <= Provenance.maxAlikeFiles ? alike : nil
  }

  /// The one file that a file is now; nil when it is there still, or no file or several can be it. What was
  /// there already when the entry was written, is another. O(paths of the trail).
  func destination(from path: FilePath, _ provenance: Provenance, isUnknown: (FilePath) -> Bool) -> FilePath?
  {
    func isThere(_ path: FilePath) -> Bool { declared[path] != nil || isUnknown(path) }
    if isThere(path) { return nil }
    let named = named[path.name, default: []]
    let declaring = Self.identifies(provenance.declares) ? declaring[provenance.declares, default: []] : []
    // So many cannot all be known to the trail: there are several that can be meant.
    guard named.count + declaring.count <= 2 * Provenance.maxPaths else { return nil }
    let known = Set(provenance.also + provenance.beside)
    let new = Set(named + declaring).filter { !known.contains($0) && isLike($0, path, provenance) }
    let gone = provenance.also.filter { !isThere($0) }
    if gone.isEmpty, new.count <= 1 { return new.first }
    // At least one has not moved, and it is unclear which: it is new, or a copy.
    guard new.count <= gone.count + 1 else { return nil }
    return PathEndings.successor(of: path, besides: gone, among: new.sorted())
  }

  /// Whether a file can be what another was: of the same name, with most of what that declared, or of another
  /// name with all of it and nothing else.
  private func isLike(_ file: FilePath, _ old: FilePath, _ provenance: Provenance) -> Bool {
    guard let names = declared[file] else { return false }
    if Self.identifies(provenance.declares), names == provenance.declares { return true }
    guard file.name == old.name else { return false }
    let before = provenance.declares.filter { $0 != Provenance.more }
    if before.isEmpty { return names.isEmpty }
    return Set(names).intersection(before).count * 2 > before.count
  }

  private static func bare(_ name: String) -> String {
    name.hasPrefix(Project.extending) ? String(name.dropFirst(Project.extending.count)) : name
  }

  /// Whether a file can be known by what it declares alone: not by extensions, of which there are many of one
  /// type, nor where names are left out.
  private static func identifies(_ names: [String]) -> Bool {
    !names.contains(Provenance.more) && names.contains { !$0.hasPrefix(Project.extending) }
  }
}
