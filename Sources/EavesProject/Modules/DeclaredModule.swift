package import EavesSource

/// A module as a manifest, a project file, the configuration or a folder declares it.
package struct DeclaredModule: Sendable {
  /// What is built of it.
  package enum Kind: String, Sendable {
    case library, app, test, macro, plugin, binary, system

    /// Of `.target`, `.testTarget` and the other kinds of targets.
    init(maker: String) {
      switch maker {
      case "executableTarget": self = .app
      case "testTarget": self = .test
      case "macro": self = .macro
      case "plugin": self = .plugin
      case "binaryTarget": self = .binary
      case "systemLibrary": self = .system
      default: self = .library
      }
    }

    /// Of "com.apple.product-type.framework" and the other product types.
    init(productType: String) {
      let type = productType.split(separator: ".").dropFirst(3).joined(separator: ".")
      if type.hasSuffix("testing") || type.hasSuffix("unit-test") {
        self = .test
      } else if type.hasPrefix("framework") || type.hasPrefix("library") || type == "bundle" {
        self = .library
      } else {
        self = .app
      }
    }
  }

  /// Where the module is declared.
  package enum Origin: String, Sendable {
    case configuration, package, project, xcodegen, folder

    /// Whether it declares the dependencies of a module.
    package var declaresDependencies: Bool { self != .configuration && self != .folder }

    /// Whether an application of it embeds what others of its modules need at run time.
    package var embeds: Bool { self == .project || self == .xcodegen }
  }

  /// The target's name.
  package let name: String
  package let kind: Kind
  package let origin: Origin
  /// What code imports; several where configurations of a project differ.
  package internal(set) var moduleNames: [String]
  /// Swift files, sorted.
  package internal(set) var files: [FilePath]
  /// Below the root; nil where it has none of its own.
  package internal(set) var folder: String?
  /// `path:` as the manifest has it.
  package internal(set) var writtenPath: String?
  package internal(set) var manifest: FilePath?
  /// Its name in the manifest.
  package internal(set) var place: Place?
  /// The same in bytes.
  package internal(set) var range = ByteRange(0, 0)
  package internal(set) var products: [String] = []
  /// Those that a manifest or an Xcode target says, with their lowest major versions; of pages of other programs none.
  package internal(set) var platforms: [String: Int] = [:]
  package internal(set) var dependencies: [DeclaredDependency] = []
  /// There whatever conditions of the manifest say.
  package internal(set) var isCertain = true
  /// Whether all that the page says of its dependencies is read; of a page of XcodeGen its files, too.
  package internal(set) var isWhole = true
  /// Whether plugins may write files of it.
  package internal(set) var hasPlugins = false
  /// Whether it compiles Objective-C, which is not read.
  package internal(set) var hasOtherSources = false
  /// Of a target in a project file.
  var identifier: String?

  init(name: String, kind: Kind, origin: Origin, files: [FilePath] = []) {
    self.name = name
    self.kind = kind
    self.origin = origin
    self.files = files
    moduleNames = [name.asModuleName]
  }
}

extension DeclaredModule {
  /// Whether it lists targets that no manifest here declares: Objective-C, a helper function, a custom rule, what a
  /// Podfile lists. Their module names and what they provide are unknown.
  package var listsUnknown: Bool {
    switch origin {
    case .xcodegen: dependencies.contains { $0.form == "target" && $0.modules.isEmpty }
    // CocoaPods links all that the Podfile lists for a target as one framework or library.
    case .project: dependencies.contains { $0.name.hasPrefix("Pods_") || $0.name.hasPrefix("libPods-") }
    default: false
    }
  }
}

/// A declared dependency of a module.
package struct DeclaredDependency: Sendable {
  package let name: String
  /// "target", "product", "byName", "plugin", "framework".
  package let form: String
  /// The package of a product as written; of a local one in a project file its folder.
  package let package: String?
  package let place: Place
  /// The same in bytes.
  package let range: ByteRange
  /// There whatever conditions of the manifest say.
  package var isCertain = true
  /// Whether it counts for some platforms or traits only.
  package var isConditional = false
  var identifier: String?
  /// The modules of this project that it brings, by their number in the graph; none of what lies elsewhere.
  package internal(set) var modules: [Int] = []
}

/// What a package offers to others.
package struct DeclaredProduct: Sendable {
  package let name: String
  /// "library", "executable", "plugin".
  package let kind: String
  package let manifest: FilePath
  package let targets: [String]
  package let place: Place
  package let isCertain: Bool
}

/// Another package that a manifest names.
package struct DeclaredPackage: Sendable {
  package let manifest: FilePath
  package let name: String?
  /// The last part of its address, in lower case.
  package let identity: String
  package let url: String?
  /// Of a local one, below the root: where it is found, else as it is written; nil where that lies outside.
  package internal(set) var folder: String?
  /// Whether it is named by a folder, wherever that lies.
  package let isLocal: Bool
  package let place: Place
  package let isCertain: Bool
  /// The folder of a local one, as it is written; nil where a project file names it.
  package var path: String?
}

/// A place of a manifest or project file that is not read, and why.
package struct UnreadPlace: Sendable {
  package let place: Place
  package let reason: String
}
