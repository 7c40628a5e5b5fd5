import EavesOutline
import EavesProject
import EavesThreads

/// Calls of types, functions and macros whose source is in a package that is not here: what they do is not known.
struct PackageCalls {
  struct Call: Sendable {
    let file: Int
    let node: Int
    /// "TripKit", "makeTrips()", "#trips".
    let name: String
  }

  private let project: Project
  /// By symbol, whether it may be a name of the platform.
  private let isOfPlatform: [Bool]
  /// By type, whether a package that is not read declares it.
  private let isUnread: [Bool]
  /// By symbol, whether it names such a type, or something that holds a value of one.
  private var isNamed: [Bool]

  private init(in project: Project) {
    self.project = project
    let isOfPlatform = project.platformNames
    isUnread = project.types.map { $0.kind == .external && !isOfPlatform[$0.name.index] }
    self.isOfPlatform = isOfPlatform
    isNamed = Array(repeating: false, count: project.symbols.count)
    for (type, isUnread) in zip(project.types, isUnread) where isUnread { isNamed[type.name.index] = true }
    var written: [TypeIndex] = []
    func note(_ name: Symbol, at place: NodeRef) {
      written.removeAll(keepingCapacity: true)
      let (file, node) = (Int(place.file), Int(place.node))
      _ = project.addWrittenTypes(ofDeclaration: node, file: file, to: &written)
      if written.contains(where: { isUnread[$0.index] }) { isNamed[name.index] = true }
    }
    for member in project.members where member.kind != .case { note(member.name, at: member.node) }
    for place in project.globalDeclarations {
      note(project.files[Int(place.file)].symbol(Int(place.node)), at: place)
    }
  }

  /// The calls in production code, in order of file and place. O(code).
  static func all(in project: Project) -> [Call] {
    if project.files.allSatisfy(\.importsKnownModulesOnly) { return [] }
    let calls = PackageCalls(in: project)
    return project.workers.map(count: project.files.count, run: 8) { file in
      project.isTestFile(file) ? [] : calls.calls(in: file)
    }.flatMap { $0 }
  }

  private func calls(in file: Int) -> [Call] {
    let (of, outline) = (project.files[file], project.files[file].outline)
    return outline.nodes.indices.compactMap { node -> Call? in
      switch outline.nodes[node].kind {
      case .identifier, .member:
        let symbol = of.symbol(node)
        guard isNamed[symbol.index] else { return function(node, symbol, in: file) }
        guard let member = called(behind: node, in: outline),
          let type = types(of: node, before: member, in: file).first(where: { isUnread[$0.index] })
        else { return nil }
        return Call(file: file, node: member, name: project.name(type))
      case .macroExpansion:
        let symbol = of.symbol(node)
        guard mayBeUnread(symbol, in: file), !Self.macros.contains(outline.name(of: node)) else { return nil }
        return Call(file: file, node: node, name: "#" + outline.name(of: node))
      default: return nil
      }
    }
  }

  /// Macros of the language and of Apple's frameworks.
  private static let macros: Set = [
    "available", "column", "dsohandle", "error", "Expression", "externalMacro", "file", "fileID", "filePath",
    "function", "isolation", "keyPath", "line", "Playground", "Predicate", "Preview", "selector",
    "unavailable",
    "warning",
  ]

  /// A function that nothing here declares, in a file that imports what is not read.
  private func function(_ node: Int, _ symbol: Symbol, in file: Int) -> Call? {
    let outline = project.files[file].outline
    guard outline.nodes[node].kind == .identifier, project.callAfter(node, in: file) != nil,
      mayBeUnread(symbol, in: file), !outline.names.isCapitalised(outline.nodes[node].name),
      project.typeUse(at: node, in: file) == nil, project.declaration(of: node, in: file) == nil,
      !project.isInSubtype(node, in: file)
    else { return nil }
    return Call(file: file, node: node, name: outline.name(of: node) + "()")
  }

  private func mayBeUnread(_ symbol: Symbol, in file: Int) -> Bool {
    let imports = project.files[file].imports
    return !isOfPlatform[symbol.index] && !imports.isEmpty && !project.files[file].importsKnownModulesOnly
  }

  /// The first member behind a part of a chain that calls something; nil where none does. Making a value is no call.
  private func called(behind node: Int, in outline: Outline) -> Int? {
    let parts = Array(outline.parts(behind: node))
    guard let member = parts.first(where: { outline.nodes[$0].kind == .member }),
      outline.nodes[parts[0]].kind != .call, outline.name(of: member) != "init",
      parts.contains(where: { $0 > member && outline.nodes[$0].kind == .call })
    else { return nil }
    return member
  }

  private func types(of node: Int, before member: Int, in file: Int) -> [TypeIndex] {
    let outline = project.files[file].outline
    if outline.nodes[node].kind == .identifier, let type = project.typeUse(at: node, in: file) {
      return [type]
    }
    return project.types(ofChainFrom: outline.chainHead(of: node), upTo: member, file: file)
  }
}
