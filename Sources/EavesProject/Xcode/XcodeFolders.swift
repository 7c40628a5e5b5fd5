import EavesSource

/// Where the files and groups of a project lie: each below its group, from the folder of the project on.
struct XcodeFolders: Sendable {
  private let objects: XcodeObjects
  /// The group that holds each file and group.
  private var parents: [String: String] = [:]
  /// Below the root of the check.
  private let home: String
  /// Where each group lies; nil inside for one that lies outside, or too deep.
  private var places: [String: Spot?] = [:]

  /// A folder, and how many groups lead to it.
  private struct Spot {
    let path: String
    let depth: Int
  }

  /// Nobody nests deeper; the paths of a chain without end would be as long as their number squared.
  private static let deepest = 64

  init(_ objects: XcodeObjects, home: String) {
    self.objects = objects
    self.home = home
    parents.reserveCapacity(objects.all.count)
    for (id, object) in objects.all {
      switch object.kind {
      case "PBXGroup", "PBXVariantGroup", "XCVersionGroup":
        for child in objects.words("children", of: object) { parents[child.text] = id }
      default: continue
      }
    }
    for group in Set(parents.values) { place(group) }
  }

  /// Finds where a group lies, and those around it: each once, however deep they are.
  private mutating func place(_ group: String) {
    var way: [String] = []
    var seen: Set<String> = []
    var around: Spot?
    var next: String? = group
    while let at = next {
      if let known = places[at] {
        around = known
        break
      }
      // One that lies in itself lies nowhere.
      if !seen.insert(at).inserted { break }
      way.append(at)
      switch home(of: at) {
      case .project: (around, next) = (Spot(path: home, depth: 0), nil)
      case .group(let parent): next = parent
      case .elsewhere: next = nil
      }
    }
    for at in way.reversed() {
      around = around.flatMap { spot in
        spot.depth == Self.deepest
          ? nil : FolderPath.joined(spot.path, own(at)).map { Spot(path: $0, depth: spot.depth + 1) }
      }
      places[at] = .some(around)
    }
  }

  /// Where the path of a file or group begins.
  private enum Home {
    case project, elsewhere
    case group(String)
  }

  private func home(of id: String) -> Home {
    guard let object = objects.all[id] else { return .elsewhere }
    switch objects.word("sourceTree", of: object)?.text ?? "<group>" {
    // What stands in no group stands in the project's.
    case "<group>": return parents[id].map { .group($0) } ?? .project
    case "SOURCE_ROOT": return .project
    default: return .elsewhere
    }
  }

  /// What a file or group adds to the path of what it begins at; empty where it adds nothing.
  private func own(_ id: String) -> String {
    objects.all[id].flatMap { objects.word("path", of: $0)?.text } ?? ""
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
    let around: String? =
      switch home(of: id) {
      case .project: home
      case .group(let parent): (places[parent] ?? nil)?.path
      case .elsewhere: nil
      }
    return around.flatMap { FolderPath.joined($0, own(id)) }
  }
}

/// Paths of folders put together.
enum FolderPath {
  /// A part below a folder that was put together here. Nil as of `joined`.
  static func joined(_ folder: String, _ part: String) -> String? {
    guard isPlain(part), part.utf8.first != 0x7E else { return joined([folder, part]) }
    return folder.isEmpty ? part : part.isEmpty ? folder : "\(folder)/\(part)"
  }

  /// Nil where `..` leads above the root, or a part begins at the machine's.
  static func joined(_ parts: [String]) -> String? {
    if parts.dropFirst().allSatisfy({ $0.utf8.first != 0x7E }), parts.allSatisfy(isPlain) {
      return parts.filter { !$0.isEmpty }.joined(separator: "/")
    }
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

  /// Whether a path is nothing but names with a slash between them: most are.
  private static func isPlain(_ path: String) -> Bool {
    var atStart = !path.isEmpty
    for byte in path.utf8 {
      // A name that begins with a point may be `.` or `..`.
      if atStart, byte == 0x2F || byte == 0x2E { return false }
      atStart = byte == 0x2F
    }
    return !atStart
  }
}
