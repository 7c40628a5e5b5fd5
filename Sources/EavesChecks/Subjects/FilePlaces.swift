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
      if Self.tells(names) { declaring[names, default: []].append(path) }
      for name in names { sharing[Self.bare(name), default: []].append(path) }
    }
  }

  /// What an entry written today for a file remembers; nil when too many files have its name.
  func trail(of path: FilePath) -> Trail? {
    guard let names = declared[path] else { return nil }
    let all = named[path.name, default: []]
    guard all.count <= Trail.mostPaths + 1 else { return nil }
    let named = Set(all).subtracting([path])
    var trail = Trail(.file, declares: Array(names.prefix(Trail.mostNames)))
    var others = named
    if let alike = alike(path, names), others.union(alike).count <= Trail.mostPaths {
      others.formUnion(alike)
    } else {
      trail.declares = (trail.declares + [Trail.more]).sorted {
        $0.utf8.lexicographicallyPrecedes($1.utf8)
      }
    }
    for other in others.sorted() {
      if isLike(other, path, trail) { trail.also.append(other) } else { trail.beside.append(other) }
    }
    return trail
  }

  /// Other files with names in common, which could come to declare the same; nil when there are too many to
  /// know a file by its names.
  private func alike(_ path: FilePath, _ names: [String]) -> Set<FilePath>? {
    guard names.count <= Trail.mostNames else { return nil }
    if !Self.tells(names) { return [] }
    var alike: Set<FilePath> = []
    for name in names {
      let files = sharing[Self.bare(name), default: []]
      guard files.count <= Trail.mostAlike + 1 else { return nil }
      alike.formUnion(files)
    }
    alike.remove(path)
    return alike.count <= Trail.mostAlike ? alike : nil
  }

  /// The one file that a file is now; nil when it is there still, or no file or several can be it. What was
  /// there already when the entry was written, is another. O(paths of the trail).
  func destination(from path: FilePath, _ trail: Trail, isUnknown: (FilePath) -> Bool) -> FilePath? {
    func isThere(_ path: FilePath) -> Bool { declared[path] != nil || isUnknown(path) }
    if isThere(path) { return nil }
    let named = named[path.name, default: []]
    let declaring = Self.tells(trail.declares) ? declaring[trail.declares, default: []] : []
    // So many cannot all be known to the trail: there are several that can be meant.
    guard named.count + declaring.count <= 2 * Trail.mostPaths else { return nil }
    let known = Set(trail.also + trail.beside)
    let new = Set(named + declaring).filter { !known.contains($0) && isLike($0, path, trail) }
    let gone = trail.also.filter { !isThere($0) }
    if gone.isEmpty, new.count <= 1 { return new.first }
    // One at least has not moved, and nobody knows which: it is new, or a copy.
    guard new.count <= gone.count + 1 else { return nil }
    return PathEndings.successor(of: path, besides: gone, among: new.sorted())
  }

  /// Whether a file can be what another was: of the same name, with most of what that declared, or of another
  /// name with all of it and nothing else.
  private func isLike(_ file: FilePath, _ old: FilePath, _ trail: Trail) -> Bool {
    guard let names = declared[file] else { return false }
    if Self.tells(trail.declares), names == trail.declares { return true }
    guard file.name == old.name else { return false }
    let before = trail.declares.filter { $0 != Trail.more }
    if before.isEmpty { return names.isEmpty }
    return Set(names).intersection(before).count * 2 > before.count
  }

  private static func bare(_ name: String) -> String {
    name.hasPrefix(Project.extending) ? String(name.dropFirst(Project.extending.count)) : name
  }

  /// Whether a file can be known by what it declares alone: not by extensions, of which there are many of one
  /// type, nor where names are left out.
  private static func tells(_ names: [String]) -> Bool {
    !names.contains(Trail.more) && names.contains { !$0.hasPrefix(Project.extending) }
  }
}
