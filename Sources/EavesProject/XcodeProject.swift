package import EavesSource

/// What a project file of Xcode says about the platforms of the folder that it stands in; read line by line,
/// as Xcode and its generators write it, never run.
///
/// The targets count, their tests do not: what a target leaves open, the project's own settings say. Several
/// targets give the lowest version, for a file may belong to any of them.
package struct XcodeProject: Sendable {
  /// The folder that holds the `.xcodeproj`.
  package let folder: String
  /// Platforms with their lowest major versions; empty when settings outside of the file say them.
  package let platforms: [String: Int]

  package init(_ source: SourceText) {
    folder = FilePath(source.path.folder).folder
    var reader = XcodeProjectReader(bytes: source.bytes)
    reader.run()
    platforms = reader.platforms
  }

  /// The name that every project file has.
  package static let fileName = "project.pbxproj"
}

/// The objects of a project file that have a say, by their identifiers.
private struct XcodeProjectReader {
  let bytes: [UInt8]
  private var settings: [String: [String: String]] = [:]
  private var lists: [String: [String]] = [:]
  private var projectList: String?
  private var targets: [(list: String, product: String)] = []

  /// The object being read, and its kind.
  private var opened = ""
  private var kind = ""
  private var isListing = false
  private var target: (list: String, product: String) = ("", "")

  init(bytes: [UInt8]) { self.bytes = bytes }

  private static let deploymentTargets = [
    "IPHONEOS_DEPLOYMENT_TARGET": "iOS", "MACOSX_DEPLOYMENT_TARGET": "macOS",
    "TVOS_DEPLOYMENT_TARGET": "tvOS", "WATCHOS_DEPLOYMENT_TARGET": "watchOS",
    "XROS_DEPLOYMENT_TARGET": "visionOS",
  ]
  private static let kits = [
    "iphoneos": "iOS", "macosx": "macOS", "appletvos": "tvOS", "watchos": "watchOS", "xros": "visionOS",
  ]

  /// What the keys that have a say begin with; most lines of a project file begin with a digit.
  private static let initials = Array("IMTWXSibp".utf8)

  /// O(bytes).
  mutating func run() {
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      take(start, index)
      index += 1
    }
  }

  private mutating func take(_ lineStart: Int, _ lineEnd: Int) {
    var start = lineStart
    var end = lineEnd
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    guard start < end else { return }
    if isListing {
      if bytes[start] == 0x29 {
        isListing = false
      } else {
        lists[opened, default: []].append(word(start, end))
      }
      return
    }
    switch bytes[end - 1] {
    case 0x7B:
      let key = word(start, end)
      if key != "buildSettings" { opened = key }
    case 0x28: isListing = kind == "XCConfigurationList" && word(start, end) == "buildConfigurations"
    case 0x3B: if Self.initials.contains(bytes[start]) { set(word(start, end), start, end) }
    default: break
    }
  }

  private mutating func set(_ key: String, _ start: Int, _ end: Int) {
    switch key {
    case "isa":
      kind = value(start, end)
      target = ("", "")
    case "buildConfigurationList":
      if kind == "PBXProject" { projectList = value(start, end) }
      if kind == "PBXNativeTarget" { target.list = value(start, end) }
    case "productType":
      guard kind == "PBXNativeTarget" else { return }
      target.product = value(start, end)
      targets.append(target)
    case "SDKROOT", "SUPPORTED_PLATFORMS":
      if kind == "XCBuildConfiguration" { settings[opened, default: [:]][key] = value(start, end) }
    default:
      if kind == "XCBuildConfiguration", Self.deploymentTargets[key] != nil {
        settings[opened, default: [:]][key] = value(start, end)
      }
    }
  }

  /// The lowest version of each platform among the targets that are no tests.
  var platforms: [String: Int] {
    var lowest: [String: Int] = [:]
    let shared = configurations(projectList)
    for target in targets where !target.product.contains("-test") {
      for (index, own) in configurations(target.list).enumerated() {
        let common = shared.isEmpty ? [:] : shared[min(index, shared.count - 1)]
        let merged = common.merging(own) { _, own in own }
        let runsOn = Self.runsOn(merged)
        for (key, platform) in Self.deploymentTargets {
          guard runsOn.isEmpty || runsOn.contains(platform), let version = merged[key].flatMap(Self.major)
          else {
            continue
          }
          lowest[platform] = min(version, lowest[platform] ?? version)
        }
      }
    }
    return lowest
  }

  private func configurations(_ list: String?) -> [[String: String]] {
    (list.flatMap { lists[$0] } ?? []).map { settings[$0] ?? [:] }
  }

  /// The platforms that settings build for; empty when they leave it open.
  private static func runsOn(_ settings: [String: String]) -> Set<String> {
    let supported = (settings["SUPPORTED_PLATFORMS"] ?? "").split(separator: " ").compactMap {
      kits[String($0)]
    }
    if !supported.isEmpty { return Set(supported) }
    return settings["SDKROOT"].flatMap { kits[$0] }.map { [$0] } ?? []
  }

  private static func major(_ version: String) -> Int? { Int(version.prefix { $0.isNumber }) }

  // MARK: Words

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  /// The first word of a line.
  private func word(_ start: Int, _ end: Int) -> String {
    var stop = start
    while stop < end, !isBlank(bytes[stop]), bytes[stop] != 0x3D, bytes[stop] != 0x2C { stop += 1 }
    return String(decoding: bytes[start..<stop], as: UTF8.self)
  }

  /// What is written behind `=`, without quotes, comment and `;`.
  private func value(_ start: Int, _ end: Int) -> String {
    var first = start
    while first < end, bytes[first] != 0x3D { first += 1 }
    first += 1
    while first < end, isBlank(bytes[first]) { first += 1 }
    guard first < end else { return "" }
    let isQuoted = bytes[first] == 0x22
    if isQuoted { first += 1 }
    var stop = first
    while stop < end, isQuoted ? bytes[stop] != 0x22 : !isBlank(bytes[stop]) && bytes[stop] != 0x3B {
      stop += 1
    }
    return String(decoding: bytes[first..<stop], as: UTF8.self)
  }
}
