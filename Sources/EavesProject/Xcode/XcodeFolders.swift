import EavesSource

/// Where the files and groups of a project lie: each below its group, from the folder of the project on.
struct XcodeFolders: Sendable {
  private let objects: XcodeObjects
  /// The group that holds each file and group.
  private var parents: [String: String] = [:]
  /// Below the root of the check.
  private let home: String

  init(_ objects: XcodeObjects, home: String) {
    self.objects = objects
    self.home = home
    for (id, object) in objects.all
    where ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"].contains(object.kind) {
      for child in objects.words("children", of: object) { parents[child.text] = id }
    }
  }

  /// Whether a file is made while the project is built: nobody finds it among the sources.
  func isBuilt(_ id: String) -> Bool {
    var at = id
    for _ in 0..<64 {
      guard let object = objects.all[at] else { return false }
      let tree = objects.word("sourceTree", of: object)?.text ?? "<group>"
      guard tree == "<group>", let parent = parents[at] else { return Self.built.contains(tree) }
      at = parent
    }
    return false
  }

  private static let built: Set<String> = ["BUILT_PRODUCTS_DIR", "DERIVED_FILE_DIR", "DERIVED_SOURCES_DIR"]

  /// The path of a file or group below the root; nil where it lies outside or is built.
  func path(of id: String) -> String? {
    var parts: [String] = []
    var at = id
    for _ in 0..<64 {
      guard let object = objects.all[at] else { return nil }
      let tree = objects.word("sourceTree", of: object)?.text ?? "<group>"
      if let path = objects.word("path", of: object)?.text { parts.append(path) }
      switch tree {
      case "<group>":
        // What stands in no group stands in the project's.
        guard let parent = parents[at] else { return FolderPath.joined([home] + parts.reversed()) }
        at = parent
      case "SOURCE_ROOT": return FolderPath.joined([home] + parts.reversed())
      default: return nil
      }
    }
    return nil
  }
}

/// Paths of folders put together.
enum FolderPath {
  /// Nil where `..` leads above the root, or a part begins at the machine's.
  static func joined(_ parts: [String]) -> String? {
    var folders: [Substring] = []
    for (at, part) in parts.enumerated() {
      if at > 0, part.hasPrefix("/") || part.hasPrefix("~") { return nil }
      for name in part.split(separator: "/") where name != "." {
        if name != ".." {
          folders.append(name)
        } else if folders.popLast() == nil {
          return nil
        }
      }
    }
    return folders.joined(separator: "/")
  }
}
