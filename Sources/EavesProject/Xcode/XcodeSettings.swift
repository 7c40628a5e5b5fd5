package import EavesSource

/// The platforms that Xcode's own files name: `IPHONEOS_DEPLOYMENT_TARGET = 16.0` in a project or a settings file.
package struct XcodeSettings: Sendable {
  /// Names of files that are read: `project.pbxproj` and `*.xcconfig`.
  package static let extensions = ["pbxproj", "xcconfig"]
  private static let project = "project.pbxproj"

  /// Folder of a project → its platforms with the lowest major version that any of its targets is built for.
  ///
  /// Targets share files, so the lowest one is what the code must run on.
  private(set) var folders: [(folder: String, versions: [String: Int])] = []
  /// Where each folder stands in the list.
  private var positions: [String: Int] = [:]
  /// Folder of a project → the platforms that every target speaks of itself: no settings file says more of them.
  private var decided: [String: Set<String>] = [:]

  /// A settings file belongs to the nearest project at or above its folder, else to the root.
  package init(_ sources: [SourceText] = []) {
    let pages = sources.filter { $0.path.name.hasSuffix(".xcconfig") }.map { page in
      (page: page, versions: Self.versions(in: Self.settings(in: page.bytes)))
    }
    let named = Dictionary(pages.map { ($0.page.path.name, $0.versions) }) {
      $0.merging($1, uniquingKeysWith: min)
    }
    for source in sources where source.path.name == Self.project { add(project: source, named) }
    let homes = FolderTable(folders.map { ($0.folder, $0.folder) })
    for (page, versions) in pages { add(versions, to: homes.nearest(around: page.path) ?? "") }
  }

  /// The folder that `Name.xcodeproj` stands in.
  private static func home(of project: FilePath) -> String {
    project.components.dropLast(2).joined(separator: "/")
  }

  /// - Parameter pages: what settings files say, by their names.
  private mutating func add(project source: SourceText, _ pages: [String: [String: Int]]) {
    let folder = Self.home(of: source.path)
    let lines = Self.settings(in: source.bytes)
    let targets = XcodeTargets(source.bytes)
    var (versions, own): ([String: Int], Set<String>) = ([:], [])
    if targets.own.isEmpty {
      versions = Self.versions(in: lines)
    } else {
      (versions, own) = Self.versions(of: targets, pages)
    }
    if versions["iOS"] != nil, !Self.sharesTargets(lines) {
      // A launcher for the Mac, or a default that Xcode wrote: the application's own files never see it.
      versions = versions.filter { $0.key == "iOS" }
    }
    decided[folder] = decided[folder]?.intersection(own) ?? own
    if let known = positions[folder] {
      folders[known].versions.merge(versions, uniquingKeysWith: min)
    } else if !versions.isEmpty {
      positions[folder] = folders.count
      folders.append((folder, versions))
    }
  }

  /// What a settings file adds to a project's platforms is one of them, or a helper's.
  private mutating func add(_ written: [String: Int], to folder: String) {
    var versions = written.filter { !(decided[folder]?.contains($0.key) ?? false) }
    if let known = positions[folder] {
      if folders[known].versions["iOS"] != nil {
        versions = versions.filter { folders[known].versions[$0.key] != nil }
      }
      folders[known].versions.merge(versions, uniquingKeysWith: min)
    } else if !versions.isEmpty {
      positions[folder] = folders.count
      folders.append((folder, versions))
    }
  }

  /// The lowest major version of each platform that a target is built for, and the platforms of which every target
  /// speaks itself.
  private static func versions(
    of targets: XcodeTargets, _ pages: [String: [String: Int]]
  ) -> (lowest: [String: Int], decided: Set<String>) {
    func said(by configuration: XcodeTargets.Configuration) -> [String: Int] {
      let based = configuration.base.flatMap { pages[$0] } ?? [:]
      return versions(in: configuration.lines).merging(based) { own, _ in own }
    }
    var lowest: [String: Int] = [:]
    var decided = Set(names.map(\.platform))
    for target in targets.own {
      let shared = targets.shared(by: target)
      let inherited = shared.reduce(into: [:]) { $0.merge(said(by: $1), uniquingKeysWith: min) }
      let own = said(by: target)
      let built = platforms(of: target, shared)
      decided.formIntersection(decided.filter { own[$0] != nil || !built.contains($0) })
      for (platform, version) in inherited.filter({ built.contains($0.key) }).merging(
        own, uniquingKeysWith: { $1 })
      {
        lowest[platform] = min(version, lowest[platform] ?? version)
      }
    }
    return (lowest, decided.filter { lowest[$0] != nil })
  }

  /// The platforms that a target can be built for, as its SDK says; all where that is left open.
  private static func platforms(
    of target: XcodeTargets.Configuration, _ shared: [XcodeTargets.Configuration]
  ) -> Set<String> {
    func value(_ setting: String) -> Set<String>? {
      ([target] + shared).flatMap(\.lines).first { $0.starts(with: Array("\(setting) = ".utf8)) }.map {
        line in
        Set(
          String(decoding: line, as: UTF8.self).dropFirst(setting.utf8.count + 3).split { !$0.isLetter }.map(
            String.init))
      }
    }
    let words = value("SUPPORTED_PLATFORMS") ?? value("SDKROOT") ?? []
    let built = Set(sdks.filter { words.contains($0.sdk) }.map(\.platform))
    return built.isEmpty ? Set(names.map(\.platform)) : built
  }

  private static let sdks = [
    (sdk: "iphoneos", platform: "iOS"), (sdk: "macosx", platform: "macOS"),
    (sdk: "appletvos", platform: "tvOS"),
    (sdk: "watchos", platform: "watchOS"), (sdk: "xros", platform: "visionOS"),
  ]

  /// Whether a target is built for telephones and for the Mac alike.
  private static func sharesTargets(_ lines: [ArraySlice<UInt8>]) -> Bool {
    lines.contains { text in
      if text.starts(with: Array("SDKROOT = auto".utf8)) { return true }
      guard text.starts(with: Array("SUPPORTED_PLATFORMS".utf8)) else { return false }
      let platforms = String(decoding: text, as: UTF8.self).split { !$0.isLetter }
      return platforms.contains("iphoneos") && platforms.contains("macosx")
    }
  }

  private static let names: [(setting: [UInt8], platform: String)] = [
    ("IPHONEOS", "iOS"), ("MACOSX", "macOS"), ("TVOS", "tvOS"), ("WATCHOS", "watchOS"), ("XROS", "visionOS"),
  ].map { (Array("\($0.0)_DEPLOYMENT_TARGET".utf8), $0.1) }

  /// What the settings that are asked for begin with: `IPHONEOS_…`, `SDKROOT`, `SUPPORTED_PLATFORMS`.
  static let initials = Set("IMTWXS".utf8)

  /// The lines that may be settings, without the blanks and quotes before them. A project file has a hundred others
  /// for each of these. O(bytes).
  private static func settings(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 || bytes[start] == 0x22 {
        start += 1
      }
      var end = start
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      if start < end, initials.contains(bytes[start]) { lines.append(bytes[start..<end]) }
      start = end + 1
    }
    return lines
  }

  /// The lowest major version of each platform. Values that are variables say nothing.
  private static func versions(in lines: [ArraySlice<UInt8>]) -> [String: Int] {
    var versions: [String: Int] = [:]
    for line in lines {
      guard let equals = line.firstIndex(of: 0x3D) else { continue }
      let key = line[..<equals]
      guard let name = names.first(where: { key.starts(with: $0.setting) }) else { continue }
      // `NAME[sdk=iphoneos*]` has an equals sign of its own.
      let after = key.dropFirst(name.setting.count).first
      let value = after == 0x5B ? line[(line.lastIndex(of: 0x3D) ?? equals)...] : line[equals...]
      let digits = value.dropFirst().drop { [0x20, 0x09, 0x22].contains($0) }.prefix {
        (0x30...0x39).contains($0)
      }
      guard let major = Int(String(decoding: digits, as: UTF8.self)) else { continue }
      versions[name.platform] = min(major, versions[name.platform] ?? major)
    }
    return versions
  }
}
