import EavesDocuments
import EavesOutline
import EavesSource

@testable import EavesProject

/// Small projects in memory, linked with the shipped kind of nouns written out here.
enum Linked {
  /// Nouns enough for these tests; the shipped ones are held to their word elsewhere.
  static let nouns = """
    own-parts: [view, viewModel]
    layers:
      view:
        - conforms: [View, ViewModifier]
          kind: [struct, class]
      entity:
        - marked: "@Model"
      repository:
        - name: "*Repository"
        - conforms: "*Repository"
      viewModel:
        - name: "*ViewModel"
          kind: class
        - kind: class
          marked: "@Observable"
          held-by: view
          via: "@State"
      service:
        - kind: class
          mentions: network
          unless:
            - conforms: "UI*"
      domainModel:
        - returned-by: repository
    marks:
      test:
        - path: "**/Tests/**"
      preview:
        - conforms: PreviewProvider
      mock:
        - name: "Mock*"
      feature:
        - path: "Features/*/**"
        - in: "*Feature"
    words:
      network: [URLSession, "@Fetch", ".dataTask"]
      basic: [String, Int, Void]
    sdk:
      environment:
        modelContext: ModelContext
      supertypes:
        UIViewRepresentable: [View]
      frameworks:
        SwiftData: [ModelContext]
      key-paths:
        Injected: [Container]
        InjectedObject: [Container]
        Dependency: [DependencyValues]
    """

  static let vocabulary = RolesFile.load(SourceText(path: FilePath("_roles.yml"), text: nouns)).vocabulary

  /// Links files given as path and text.
  static func project(_ files: [String: String]) -> Project {
    let outlines = files.map { Outline(scanning: SourceText(path: FilePath($0.key), text: $0.value)) }
    let map = ModuleMap(
      manifests: outlines.filter { $0.source.path.name == "Package.swift" },
      paths: outlines.map(\.source.path))
    return Project(outlines: outlines, modules: map, vocabulary: vocabulary)
  }

  static func project(_ text: String) -> Project { project(["A.swift": text]) }
}

extension Project {
  /// Types of a qualified name: more than one when modules keep theirs apart.
  func named(_ name: String) -> [TypeIndex] {
    types.indices.map { TypeIndex($0) }.filter { qualifiedName($0) == name }
  }

  /// "view", "repository", or nil.
  func layer(_ name: String) -> String? {
    named(name).first.flatMap { layerRole($0) }.map(roleName)
  }

  /// Names of the core types of the first declaration of a value.
  func typesOfValue(_ name: String) -> [String] {
    for file in files.indices {
      let outline = files[file].outline
      for node in outline.nodes.indices where outline.name(of: node) == name {
        switch outline.nodes[node].kind {
        case .binding, .parameter, .optionalBinding, .boundName:
          return types(ofDeclaration: node, file: file).map(qualifiedName)
        default: continue
        }
      }
    }
    return []
  }
}
