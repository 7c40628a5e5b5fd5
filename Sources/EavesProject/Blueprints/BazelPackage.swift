import EavesSource

/// What a hand-written `BUILD` or `BUILD.bazel` says of its Swift targets.
struct BazelPackage: Sendable {
  private(set) var blueprint: Blueprint
  /// Labels that stand for others: `alias`, `swift_library_group`.
  private(set) var aliases: [String: [String]] = [:]
  /// The folder of the page below the workspace: `//` begins there.
  private let package: String
  private let workspace: String
  /// Elements of lists that were looked at.
  private var taken = 0

  private static let mostTaken = 200_000
  static let names = ["BUILD", "BUILD.bazel"]
  /// Files that a workspace begins at.
  static let roots = ["MODULE.bazel", "WORKSPACE", "WORKSPACE.bazel", "REPO.bazel"]

  /// - Parameter workspace: its folder below the root of the check.
  ///
  /// O(bytes).
  init(_ source: SourceText, workspace: String) {
    let lines = LineTable(of: source.bytes)
    blueprint = Blueprint(source: source, lines: lines, origin: .bazel)
    self.workspace = workspace
    let folder = source.path.folder
    package = workspace.isEmpty ? folder : String(folder.dropFirst(workspace.utf8.count + 1))
    let page = Starlark(source.bytes)
    for call in page.calls { read(call) }
    // Pages of other languages, and texts that are called so, are nobody's business here.
    if page.calls.contains(where: { Self.isOfSwift($0) }) {
      for doubt in page.doubts { blueprint.doubt(doubt.reason, at: doubt.range) }
    } else {
      blueprint.doubts = []
    }
  }

  private static func isOfSwift(_ call: StarlarkCall) -> Bool {
    kinds[call.name] != nil || isBundle(call.name) || call.name.hasPrefix("swift_")
  }

  private static let kinds: [String: DeclaredModule.Kind] = [
    "swift_library": .library, "swift_test": .test, "swift_binary": .app, "swift_compiler_plugin": .macro,
    "swift_import": .binary,
  ]

  /// Rules that link and pack what libraries hold, and compile nothing themselves.
  private static let platforms = ["ios", "macos", "tvos", "watchos", "visionos"]
  private static let bundles = [
    "application", "app_clip", "extension", "framework", "dynamic_framework", "static_framework", "unit_test",
    "ui_test", "command_line_application", "bundle", "imessage_application", "imessage_extension",
    "single_target_application",
  ]

  private static func isBundle(_ name: String) -> Bool {
    guard let sign = name.firstIndex(of: "_"), platforms.contains(String(name[..<sign])) else { return false }
    return bundles.contains(String(name[name.index(after: sign)...]))
  }

  // MARK: Rules

  private mutating func read(_ call: StarlarkCall) {
    if Self.kinds[call.name] == nil, !Self.isBundle(call.name) { return readOther(call) }
    guard let name = word(call["name"]) else {
      if call["name"] == nil { blueprint.doubt("`\(call.name)` without a name", at: call.range) }
      return
    }
    var kind = Self.kinds[call.name] ?? (call.name.hasSuffix("_test") ? .test : .app)
    if kind == .library, case .truth(true)? = call["testonly"]?.value { kind = .test }
    var target = Blueprint.Target(name: name, kind: kind, moduleNames: [moduleName(call, name.text)])
    target.label = "//\(package):\(name.text)"
    let before = blueprint.doubted
    target.dependencies = dependencies(call["deps"], plugin: false)
    target.dependencies += dependencies(call["private_deps"], plugin: false)
    target.dependencies += dependencies(call["plugins"], plugin: true)
    if let tested = call["test_host"] { target.dependencies += dependencies(list(of: tested), plugin: false) }
    readSources(call["srcs"], of: &target)
    target.isWhole = blueprint.doubted == before
    blueprint.targets.append(target)
  }

  private func list(of term: StarlarkTerm) -> StarlarkTerm {
    StarlarkTerm(value: .list([term]), range: term.range)
  }

  /// A rule of somebody's own may make Swift modules: nobody reads what it does.
  private mutating func readOther(_ call: StarlarkCall) {
    let label = call["name"]?.text.map { "//\(package):\($0)" }
    switch call.name {
    case "alias":
      if let label, let actual = call["actual"]?.text {
        aliases[label] = [self.label(actual)].compactMap { $0 }
      }
    case "swift_library_group":
      if let label { aliases[label] = words(call["deps"]).compactMap { self.label($0.word.text) } }
    default:
      guard call["name"] != nil, let sources = call["srcs"], Self.namesSwift(sources, depth: 0) else {
        return
      }
      blueprint.doubt("what `\(call.name)` makes is not read", at: call.range)
    }
  }

  private static func namesSwift(_ term: StarlarkTerm, depth: Int) -> Bool {
    switch term.value {
    case .text(let text): text.hasSuffix(".swift")
    case .list(let list): depth < 4 && list.prefix(1_000).contains { namesSwift($0, depth: depth + 1) }
    case .call("glob", let arguments):
      depth < 4 && arguments.contains { namesSwift($0.term, depth: depth + 1) }
    default: false
    }
  }

  /// `module_name`, else what the rules make of the label.
  private mutating func moduleName(_ call: StarlarkCall, _ name: String) -> String {
    if let written = word(call["module_name"]) { return written.text }
    let safe = { (text: String) in
      String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }
    return package.isEmpty ? safe(name) : "\(safe(package))_\(safe(name))"
  }

  // MARK: Words

  private mutating func word(_ term: StarlarkTerm?) -> Blueprint.Word? {
    guard let term else { return nil }
    if let text = term.text { return Blueprint.Word(text: text, range: term.range) }
    if case .nothing = term.value { return nil }
    blueprint.doubt(Self.reason(term), at: term.range)
    return nil
  }

  private static func reason(_ term: StarlarkTerm) -> String {
    switch term.value {
    case .unread(let why): why
    case .call(let name, _): "what `\(name)` makes is not read"
    default: "it is no text"
    }
  }

  /// The texts of a list, those that could not be told noted.
  private mutating func words(_ term: StarlarkTerm?) -> [(word: Blueprint.Word, isConditional: Bool)] {
    guard let term else { return [] }
    guard case .list(let list) = term.value else {
      if case .nothing = term.value { return [] }
      blueprint.doubt(Self.reason(term), at: term.range)
      return []
    }
    taken += list.count
    guard taken < Self.mostTaken else {
      blueprint.doubt("the page is too long to read", at: term.range)
      return []
    }
    return list.compactMap { element in
      word(element).map { ($0, element.isConditional || term.isConditional) }
    }
  }

  // MARK: Sources

  private mutating func readSources(_ term: StarlarkTerm?, of target: inout Blueprint.Target) {
    guard let term else { return }
    let parts: [StarlarkTerm]
    if case .list(let list) = term.value { parts = list } else { parts = [term] }
    taken += parts.count
    guard taken < Self.mostTaken else {
      return blueprint.doubt("the page is too long to read", at: term.range)
    }
    for part in parts {
      switch part.value {
      case .call("glob", let arguments): readGlob(arguments, at: part.range, &target)
      case .text(let text): readFile(text, at: part.range, &target)
      default:
        blueprint.doubt(Self.reason(part), at: part.range)
        target.hasMadeSources = true
      }
    }
  }

  private mutating func readGlob(
    _ arguments: [StarlarkArgument], at range: ByteRange, _ target: inout Blueprint.Target
  ) {
    func argument(_ label: String, _ place: Int) -> StarlarkTerm? {
      let unnamed = arguments.filter { $0.label.isEmpty }
      return arguments.first { $0.label == label }?.term
        ?? (place < unnamed.count ? unnamed[place].term : nil)
    }
    let without = words(argument("exclude", 1)).compactMap { pattern($0.word.text, at: $0.word.range) }
    for (word, _) in words(argument("include", 0)) {
      guard let pattern = pattern(word.text, at: word.range) else { continue }
      target.sources.append(FileChoice(pattern: pattern, without: without))
    }
  }

  private mutating func pattern(_ text: String, at range: ByteRange) -> FilePattern? {
    let path = FolderPath.joined([blueprint.home, text])
    if let found = path.flatMap({ FilePattern($0, isFolder: false) }) { return found }
    blueprint.doubt("`\(text.prefix(80))` does not lie below the root", at: range)
    return nil
  }

  /// A file, or the label of a rule that makes some.
  private mutating func readFile(_ text: String, at range: ByteRange, _ target: inout Blueprint.Target) {
    guard text.hasSuffix(".swift"), let label = label(text) else {
      target.hasMadeSources = true
      return
    }
    let parts = label.dropFirst(2).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let path = FolderPath.joined([workspace] + parts.map(String.init))
    guard let found = path.flatMap({ FilePattern($0, isFolder: false) }) else {
      return blueprint.doubt("`\(text.prefix(80))` does not lie below the root", at: range)
    }
    target.sources.append(FileChoice(pattern: found))
  }

  // MARK: Dependencies

  private mutating func dependencies(_ term: StarlarkTerm?, plugin: Bool) -> [Blueprint.Dependency] {
    words(term).map { word, isConditional in
      guard let label = label(word.text) else {
        // "@swiftpkg_tides//:Tides"
        let parts = word.text.drop { $0 == "@" }.split(separator: "/", maxSplits: 1)
        let package = parts.first.map(String.init) ?? word.text
        let name = word.text.split { $0 == ":" || $0 == "/" }.last.map(String.init) ?? package
        return Blueprint.Dependency(
          form: plugin ? "plugin" : "product",
          name: Blueprint.Word(text: name.hasPrefix("@") ? package : name, range: word.range),
          package: package,
          isConditional: isConditional)
      }
      let name = label.split(separator: ":").last.map(String.init) ?? label
      return Blueprint.Dependency(
        form: plugin ? "plugin" : "target", name: Blueprint.Word(text: name, range: word.range), home: label,
        isConditional: isConditional)
    }
  }

  /// "//Features/Tides:Tides" of `//Features/Tides`, `:Tides` and `Tides.swift`; nil of another repository's.
  private func label(_ text: String) -> String? {
    var rest = text[...]
    if rest.hasPrefix("@//") { rest = rest.dropFirst() }
    if rest.hasPrefix("@@//") { rest = rest.dropFirst(2) }
    if rest.hasPrefix("@") { return nil }
    guard rest.hasPrefix("//") else {
      return "//\(package):\(rest.hasPrefix(":") ? rest.dropFirst() : rest)"
    }
    if rest.contains(":") { return String(rest) }
    return "\(rest):\(rest.split(separator: "/").last ?? "")"
  }
}
