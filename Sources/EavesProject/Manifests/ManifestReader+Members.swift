import EavesOutline
import EavesSource

extension ManifestReader {
  /// A member of a value, called or not.
  mutating func access(
    _ name: String, of value: ManifestTerm, _ arguments: [ManifestArgument]?, at node: Int
  ) -> ManifestTerm {
    if name == "self" { return value }
    switch value.value {
    case .type(let type): return access(name, ofType: type, arguments, at: node)
    case .nothing, .unread: return value
    case .either: return unread(value.doubt ?? "", at: node)
    default: break
    }
    if let arguments {
      if let own = members[name]?.filter({ kind($0) == .funcDecl && fits($0, arguments) }).first {
        return call(ManifestFunction(node: own), arguments, of: value, at: range(node))
      }
      if let result = method(name, of: value, arguments, at: node) { return result }
    }
    if let found = member(name, of: value, at: range(node)) {
      return arguments.map { call(found, $0, at: node) } ?? found
    }
    return unread("`.\(name)` is not read", at: node)
  }

  /// Types whose members make parts of a package.
  private static let parts: Set<String> = [
    "Package", "Target", "Product", "Dependency", "Platform", "SupportedPlatform", "Trait", "SwiftSetting",
    "CSetting", "CXXSetting", "LinkerSetting", "Resource", "Version", "SwiftVersion", "SwiftLanguageMode",
    "PluginUsage", "PluginCapability", "BuildConfiguration", "CLanguageStandard", "CXXLanguageStandard",
    "PackageDependency", "TargetDependency", "BuildSettingCondition", "TargetDependencyCondition",
  ]

  private mutating func access(
    _ name: String, ofType type: String, _ arguments: [ManifestArgument]?, at node: Int
  ) -> ManifestTerm {
    if let own = statics[name], let value = staticValue(own, arguments, at: range(node)) { return value }
    if name == "init" { return construct(type, arguments ?? [], at: node) }
    if name.first?.isUppercase ?? false {
      return arguments.map { construct(name, $0, at: node) } ?? ManifestTerm(.type(name), at: range(node))
    }
    guard Self.parts.contains(type) || types[type] != nil else {
      return unread("`\(type).\(name)` is known only where the manifest is run", at: node)
    }
    return state.make(name, arguments ?? [], at: range(node), isSymbol: arguments == nil)
  }

  /// Calls a value.
  mutating func call(_ value: ManifestTerm, _ arguments: [ManifestArgument], at node: Int) -> ManifestTerm {
    switch value.value {
    case .function(let function): return call(function, arguments, at: value.range)
    case .type(let type): return construct(type, arguments, at: node, range: value.range)
    // `[Target]()`
    case .list where arguments.isEmpty: return ManifestTerm(.list([]), at: value.range)
    case .pairs where arguments.isEmpty: return ManifestTerm(.pairs([]), at: value.range)
    case .unread: return value
    default: return unread("what is called is not read", at: node)
    }
  }

  private mutating func construct(
    _ type: String, _ arguments: [ManifestArgument], at node: Int, range place: ByteRange? = nil
  ) -> ManifestTerm {
    let place = place ?? range(node)
    switch (type, arguments.first?.term.value) {
    case ("Array", let value?), ("Set", let value?):
      if case .list = value { return arguments[0].term }
      return unread("it is no list", at: node)
    case ("Array", nil), ("Set", nil): return ManifestTerm(.list([]), at: place)
    case ("String", .text(let text)?): return ManifestTerm(.text(text), at: arguments[0].term.range)
    case ("String", .number(let number)?): return ManifestTerm(.text(String(number)), at: place)
    case ("String", _), ("Int", _), ("URL", _), ("FileManager", _): return unread("it is not read", at: node)
    default: return state.make(type, arguments, at: place)
    }
  }

  /// A value by a key or a number.
  func look(up arguments: [ManifestArgument], in value: ManifestTerm, at node: Int) -> ManifestTerm {
    guard let key = arguments.first?.term else { return unread("it is not read", at: node) }
    switch value.value {
    case .pairs(let pairs):
      if let found = pairs.first(where: { state.equal($0.key, key) == true }) { return found.value }
      let isKnown = pairs.allSatisfy { state.equal($0.key, key) == false }
      return isKnown
        ? arguments.first { $0.label == "default" }?.term ?? ManifestTerm(.nothing, at: range(node))
        : unread("its key is not read", at: node)
    case .list(let list):
      guard let at = key.number, list.indices.contains(at), list.allSatisfy(\.isCertain) else {
        return unread("its place in the list is not read", at: node)
      }
      return list[at]
    case .unread: return value
    default: return unread("it is not read", at: node)
    }
  }

  /// What `\.name` means for a value.
  mutating func value(atPath node: Int, of root: ManifestTerm?) -> ManifestTerm {
    guard var value = root else { return unread("it is not read", at: node) }
    for part in outline.children(of: node) {
      guard kind(part) == .keyPathComponent else {
        return kind(part) == .typeName ? value : unread("it is not read", at: part)
      }
      value = access(outline.name(of: part), of: value, nil, at: part)
    }
    return value
  }

  // MARK: Members of things

  private static let targets = [
    "target": "regular", "executableTarget": "executable", "testTarget": "test", "macro": "macro",
    "plugin": "plugin", "systemLibrary": "system", "binaryTarget": "binary",
  ]
  /// The default values of a package, a target or a product.
  private static let empty: Set<String> = ["targets", "dependencies", "products"]
  private static let open: Set<String> = [
    "path", "exclude", "sources", "resources", "publicHeadersPath", "cSettings", "cxxSettings",
    "swiftSettings",
    "linkerSettings", "plugins", "packageAccess", "platforms", "providers", "pkgConfig",
    "swiftLanguageVersions",
    "swiftLanguageModes", "cLanguageStandard", "cxxLanguageStandard", "traits", "defaultLocalization",
    "condition",
  ]

  /// A member of a value that is not called; nil for one that is not known.
  mutating func member(_ name: String, of value: ManifestTerm, at place: ByteRange) -> ManifestTerm? {
    if case .made(let index) = value.value {
      if let field = state.things[index].field(name) { return field }
      let maker = state.things[index].name
      if name == "type", let kind = Self.targets[maker] {
        return state.make(kind, [], at: place, isSymbol: true)
      }
      if Self.targets[maker] != nil || maker == "Package" {
        if Self.empty.contains(name) { return ManifestTerm(.list([]), at: place) }
        if Self.open.contains(name) { return ManifestTerm(.nothing, at: place) }
      }
    }
    if let binding = members[name]?.first(where: { kind($0) == .binding }), let getter = getter(of: binding) {
      return call(ManifestFunction(node: getter), [], of: value, at: place)
    }
    return property(name, of: value, at: place)
  }

  private func property(_ name: String, of value: ManifestTerm, at place: ByteRange) -> ManifestTerm? {
    func truth(_ truth: Bool) -> ManifestTerm { ManifestTerm(.truth(truth), at: place) }
    switch (name, value.value) {
    case ("isEmpty", .list(let list)):
      if list.contains(where: \.isCertain) { return truth(false) }
      return list.isEmpty ? truth(true) : nil
    case ("isEmpty", .text(let text)): return truth(text.isEmpty)
    case ("isEmpty", .pairs(let pairs)): return truth(pairs.isEmpty)
    case ("count", .list(let list)) where list.allSatisfy(\.isCertain):
      return ManifestTerm(.number(list.count), at: place)
    case ("first", .list(let list)) where list.first?.isCertain ?? true:
      return list.first ?? ManifestTerm(.nothing, at: place)
    case ("last", .list(let list)) where list.last?.isCertain ?? true:
      return list.last ?? ManifestTerm(.nothing, at: place)
    case ("keys", .pairs(let pairs)): return ManifestTerm(.list(pairs.map(\.key)), at: place)
    case ("values", .pairs(let pairs)): return ManifestTerm(.list(pairs.map(\.value)), at: place)
    case ("lazy", .list), ("capitalized", .text("")): return value
    case (_, .tuple(let parts)):
      if let found = parts.first(where: { $0.label == name }) { return found.term }
      return Int(name).flatMap { parts.indices.contains($0) ? parts[$0].term : nil }
    default: return nil
    }
  }
}

// MARK: Assignments

extension ManifestReader {
  private static let changes: Set<String> = [
    "append", "insert", "removeAll", "removeFirst", "removeLast", "remove", "formUnion",
  ]

  /// A method that changes a list where it stands; nil for any other.
  mutating func change(
    _ parts: [Int], _ value: ManifestTerm, _ name: String, _ arguments: [ManifestArgument]
  ) -> ManifestTerm? {
    guard Self.changes.contains(name), let last = parts.last else { return nil }
    switch value.value {
    case .list, .either, .unread: break
    default: return nil
    }
    guard case .list(let list) = value.value else { return assign(parts, value) }
    let nothing = ManifestTerm(.nothing, at: range(last))
    guard let first = arguments.first else {
      if name == "removeAll" { return assign(parts, ManifestTerm(.list([]), at: value.range)) }
      let rest = name == "removeFirst" ? list.dropFirst() : list.dropLast()
      _ = assign(parts, ManifestTerm(.list(Array(rest)), at: value.range))
      return (name == "removeFirst" ? list.first : list.last) ?? nothing
    }
    if first.label == "contentsOf" || name == "formUnion" {
      return assign(parts, added(value, first.term, last))
    }
    if name == "append" || name == "insert" {
      return assign(parts, ManifestTerm(.list(list + first.term.elements), at: value.range))
    }
    if name == "removeAll", case .function(let function) = first.term.value {
      return assign(parts, filtered(value, function, keeping: false))
    }
    doubt("what `\(name)` takes away is not read", at: range(last))
    return nothing
  }

  /// Writes a value to a name or to a member of a thing.
  mutating func assign(_ target: [Int], _ value: ManifestTerm) -> ManifestTerm {
    var target = target
    while let last = target.last, [.optionalChain, .forceUnwrap].contains(kind(last)) { target.removeLast() }
    guard let last = target.last else { return value }
    let name = outline.name(of: last)
    if target.count == 1, kind(last) == .identifier {
      if name == "_" || state.write(name, value) { return value }
      if case .made(let own)? = state.variable("self")?.value {
        state.set(name, of: own, value)
        return value
      }
    } else if kind(last) == .member {
      let base = evaluateChain(Array(target.dropLast()), around: last)
      switch base.value {
      case .made(let thing):
        state.set(name, of: thing, value)
        return value
      case .nothing: return base
      default: break
      }
    }
    doubt("what is changed here is unknown", at: range(last))
    return value
  }
}
