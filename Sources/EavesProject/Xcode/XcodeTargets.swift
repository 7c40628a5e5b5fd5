import EavesSource

/// What the targets of an Xcode project are built with: `project.pbxproj`, read line by line.
///
/// A target has a configuration for each kind of build (Debug, Release), and so has the project. What a target's own
/// says counts; only what it leaves open is the project's of that name.
struct XcodeTargets {
  /// A configuration as the page has it.
  struct Configuration {
    /// "Debug".
    var name = ""
    /// The settings file it is based on, without folders; nil for none.
    var base: String?
    /// Lines that may be settings.
    var lines: [ArraySlice<UInt8>] = []
  }

  /// The configurations of all targets that compile code.
  private(set) var own: [Configuration] = []
  /// Those of the project.
  private(set) var shared: [Configuration] = []

  /// The project's configuration of the same name; all of them where none has it.
  func shared(by configuration: Configuration) -> [Configuration] {
    let named = shared.filter { $0.name == configuration.name }
    return named.isEmpty ? shared : named
  }

  fileprivate typealias Line = ArraySlice<UInt8>

  /// An object of the page: its kind and what of it matters here.
  fileprivate struct Object {
    var kind = ""
    var configuration = Configuration()
    /// Of a project or target: the list of its configurations. Of a list: the configurations in it.
    var references: [String] = []
  }

  /// Without an object that can be made out there is no target: then nothing is known of who says what. O(bytes).
  init(_ bytes: [UInt8]) {
    let objects = Self.objects(in: bytes)
    func configurations(of kind: String) -> [Configuration] {
      objects.values.filter { $0.kind == kind }.flatMap(\.references)
        .compactMap { objects[$0] }.filter { $0.kind == "XCConfigurationList" }.flatMap(\.references)
        .compactMap { objects[$0] }.filter { $0.kind == "XCBuildConfiguration" }.map(\.configuration)
    }
    own = configurations(of: "PBXNativeTarget")
    shared = configurations(of: "PBXProject")
  }

  private static let kinds = ["PBXNativeTarget", "PBXProject", "XCBuildConfiguration", "XCConfigurationList"]
  // Held as bytes: a page has tens of thousands of lines.
  private static let isa = Array("isa = ".utf8)
  private static let list = Array("buildConfigurations = (".utf8)

  private static func objects(in bytes: [UInt8]) -> [String: Object] {
    var objects: [String: Object] = [:]
    var (opened, current): (Line, String?) = ([], nil)
    var isInList = false
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      let line = trimmed(bytes[start..<end])
      start = end + 1
      if line.last == UInt8(ascii: "{") {
        opened = line
      } else if line.starts(with: isa) {
        let kind = kinds.first { line.dropFirst(isa.count).starts(with: Array("\($0);".utf8)) }
        current = kind == nil ? nil : word(opened)
        if let current, let kind { objects[current] = Object(kind: kind) }
      } else if let current {
        isInList = isInList ? line.first != UInt8(ascii: ")") : line.starts(with: list)
        objects[current]?.take(line, isInList: isInList)
      }
    }
    return objects
  }

  /// Without blanks at either end.
  private static func trimmed(_ line: Line) -> Line {
    var line = line
    while let first = line.first, first == 0x20 || first == 0x09 { line.removeFirst() }
    while let last = line.last, last == 0x20 || last == 0x0D { line.removeLast() }
    return line
  }

  /// The first word of a text, without quotes: an identifier, a name.
  fileprivate static func word(_ text: Line) -> String {
    var text = text
    if text.first == 0x22 {
      text.removeFirst()
      return String(decoding: text.prefix { $0 != 0x22 }, as: UTF8.self)
    }
    return String(decoding: text.prefix { ![0x20, 0x2C, 0x3B].contains($0) }, as: UTF8.self)
  }
}

extension XcodeTargets.Object {
  /// What a line begins with that matters in a configuration: a setting, a quote, `name`, `baseConfigurationReference`.
  private static let initials = XcodeSettings.initials.union("\"nb".utf8)

  mutating func take(_ line: ArraySlice<UInt8>, isInList: Bool) {
    func value(of key: String) -> ArraySlice<UInt8>? {
      let key = "\(key) = "
      return line.starts(with: key.utf8) ? line.dropFirst(key.utf8.count) : nil
    }
    switch kind {
    case "XCBuildConfiguration":
      guard let first = line.first, Self.initials.contains(first) else { return }
      if let name = value(of: "name") {
        configuration.name = XcodeTargets.word(name)
      } else if let base = value(of: "baseConfigurationReference") {
        configuration.base = Self.fileName(base)
      } else {
        let setting = first == 0x22 ? line.dropFirst() : line
        if setting.first.map(XcodeSettings.initials.contains) ?? false { configuration.lines.append(setting) }
      }
    case "XCConfigurationList": if isInList { references.append(XcodeTargets.word(line)) }
    default: if let list = value(of: "buildConfigurationList") { references.append(XcodeTargets.word(list)) }
    }
  }

  /// `Base.xcconfig` of `0A1B /* Base.xcconfig */;`; nil without such a comment.
  private static func fileName(_ reference: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: reference, as: UTF8.self)
    guard let open = text.firstRange(of: "/* "), let close = text.firstRange(of: " */"),
      open.upperBound <= close.lowerBound
    else { return nil }
    return text[open.upperBound..<close.lowerBound].split(separator: "/").last.map(String.init)
  }
}
