import EavesSource

/// The Swift files of a project, indexed by folder.
final class FileListing {
  /// Sorted.
  let paths: [FilePath]
  /// Files that the configuration has given to a module.
  private var taken: Set<FilePath> = []
  /// The folders of packages.
  private let packages: FolderTable<String>

  init(_ paths: [FilePath]) {
    self.paths = paths.sorted()
    packages = FolderTable(paths.filter { $0.isNamed("Package.swift") }.map { ($0.folder, $0.folder) })
  }

  /// Whether a file below a folder is that of a package that lies below it, too.
  func isOfPackage(_ path: FilePath, below folder: String) -> Bool {
    packages.nearest(around: path).map { $0.utf8.count > folder.utf8.count } ?? false
  }

  /// No later module gets these.
  func take(_ files: [FilePath]) { taken.formUnion(files) }

  func isFree(_ path: FilePath) -> Bool { taken.isEmpty || !taken.contains(path) }

  /// The files below a folder, all for the root. O(log files + found).
  func files(below folder: String) -> [FilePath] {
    if folder.isEmpty { return paths.filter(isFree) }
    let start = "\(folder)/"
    return paths[first(notBefore: start)...].prefix { $0.text.hasPrefix(start) }.filter(isFree)
  }

  func hasFiles(below folder: String) -> Bool {
    let start = "\(folder)/"
    let at = first(notBefore: start)
    return at < paths.count && paths[at].text.hasPrefix(start)
  }

  func has(_ path: FilePath) -> Bool { number(of: path) != nil }

  /// Where a file stands among the paths; nil where it is none of them. O(log files).
  func number(of path: FilePath) -> Int? {
    let at = first(notBefore: path.text)
    return at < paths.count && paths[at] == path ? at : nil
  }

  private func first(notBefore text: String) -> Int {
    let wanted = FilePath(text)
    return paths.indices.partitioningIndex(where: { paths[$0] >= wanted })
  }
}

/// Where SwiftPM looks for the files of a target.
enum PackageFolders {
  private static let common = ["Sources", "Source", "src", "srcs"]

  /// The folder of a target below the root of the check; nil where none is known.
  static func folder(
    of target: PackageManifest.Target, among targets: [PackageManifest.Target], _ root: String,
    _ listing: FileListing
  ) -> String? {
    if target.isPathUnread || ["binaryTarget"].contains(target.maker) { return nil }
    if let path = target.path {
      // SwiftPM refuses what lies outside of the package.
      let folder = FolderPath.joined([root, path])
      return folder.flatMap { root.isEmpty || $0 == root || $0.hasPrefix(root + "/") ? $0 : nil }
    }
    let name = target.name.text
    let places: [String]
    switch target.maker {
    case "testTarget": places = ["Tests"] + common
    case "plugin": places = ["Plugins"]
    default: places = common
    }
    let folders = places.compactMap { FolderPath.joined([root, $0, name]) }
    if let found = folders.first(where: listing.hasFiles) { return found }
    // A package of one target may keep its files right in `Sources`.
    let alike = targets.filter {
      ($0.maker == "testTarget") == (target.maker == "testTarget") && $0.maker != "plugin"
    }
    let open = places.compactMap { FolderPath.joined([root, $0]) }
    if alike.count == 1, target.maker != "plugin", let found = open.first(where: listing.hasFiles) {
      return found
    }
    return folders.first
  }

  /// The Swift files of a target: `sources` names what counts, `exclude` what does not.
  static func files(
    of target: PackageManifest.Target, in folder: String, _ listing: FileListing
  ) -> [FilePath] {
    func paths(_ words: [String]) -> [String] { words.compactMap { FolderPath.joined([folder, $0]) } }
    let without = PlaceSet(paths(target.exclude))
    let only = target.sources.map { PlaceSet(paths($0)) }
    return listing.files(below: folder).filter { file in
      !without.holds(file) && (only?.holds(file) ?? true)
        && !(file.name == "Package.swift" && file.folder == folder)
        // A package that lies in the folder compiles its files itself.
        && !listing.isOfPackage(file, below: folder)
    }
  }
}

/// A set of files and folders that contains a file if it names it or a folder around it.
struct PlaceSet {
  private let files: Set<FilePath>
  private let folders: FolderTable<Bool>

  /// O(places).
  init(_ places: [String]) {
    files = Set(places.map { FilePath($0) })
    folders = FolderTable(places.map { ($0, true) })
  }

  /// O(depth of the file).
  func holds(_ file: FilePath) -> Bool {
    if files.isEmpty { return false }
    return files.contains(file) || folders.nearest(around: file) != nil
  }
}

/// Which files belong to a target of an Xcode project.
enum XcodeMembership {
  /// Files that are listed, and those of synchronized folders, sorted. O((files + exceptions) · depth).
  static func files(of target: XcodeProject.Target, _ listing: FileListing) -> [FilePath] {
    let listed = target.files.compactMap { listing.number(of: FilePath($0)) }.sorted()
    var files: [FilePath] = []
    for (at, number) in listed.enumerated()
    where (at == 0 || listed[at - 1] != number) && listing.isFree(listing.paths[number]) {
      files.append(listing.paths[number])
    }
    if target.folders.isEmpty { return files }
    var known = Set(files)
    for folder in target.folders {
      let without = PlaceSet(folder.without)
      for file in candidates(in: folder, listing) where !without.holds(file) {
        // Xcode keeps the files of a package that lies in a folder out of it.
        if listing.isOfPackage(file, below: folder.path) { continue }
        if known.insert(file).inserted { files.append(file) }
      }
    }
    return files.sorted()
  }

  /// The files of a folder, or of what alone belongs to the target.
  private static func candidates(in folder: XcodeProject.Folder, _ listing: FileListing) -> [FilePath] {
    guard let only = folder.only else { return listing.files(below: folder.path) }
    return only.flatMap { place in
      let file = FilePath(place)
      return listing.has(file) && listing.isFree(file) ? [file] : listing.files(below: place)
    }
  }
}
