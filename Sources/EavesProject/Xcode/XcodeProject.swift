package import EavesSource

/// The targets of a `project.pbxproj`: membership, modules, dependencies.
package struct XcodeProject: Sendable {
  /// A target that compiles code.
  package struct Target: Sendable {
    package let id: String
    package let name: String
    package let nameRange: ByteRange
    /// "com.apple.product-type.framework".
    package let productType: String
    /// What code imports; several where configurations differ.
    package let moduleNames: [String]
    /// The platforms that it is built for, with the lowest major version in its settings.
    package let platforms: [String: Int]
    package let dependencies: [Dependency]
    /// Swift files that are listed one by one, below the root.
    package fileprivate(set) var files: [String]
    /// Whether files of Objective-C are listed, which may import what Swift does not. C and C++ include headers.
    package fileprivate(set) var hasOtherSources = false
    /// Folders whose files belong to it.
    package fileprivate(set) var folders: [Folder]
  }

  /// A synchronized folder of a target.
  package struct Folder: Sendable {
    package let path: String
    /// What of it does not belong to the target: files and folders, below the root.
    package let without: [String]
    /// What alone belongs to it; nil: all.
    package let only: [String]?
  }

  /// What a target is linked with or built after.
  package struct Dependency: Hashable, Sendable {
    package enum Form: String, Sendable {
      case target, product, framework
      /// A framework of the platform.
      case system
    }
    package let form: Form
    package let name: String
    /// The identifier of a target of this project.
    package let target: String?
    /// Folder of a local package; nil of a remote one or an unknown one.
    package let package: String?
    package let range: ByteRange
  }

  package let path: FilePath
  package private(set) var targets: [Target] = []
  /// Folders of local packages, below the root.
  package private(set) var localPackages: [String] = []
  package private(set) var doubts: [UnreadManifestPart] = []

  init(_ page: XcodeProjectFile) {
    path = page.source.path
    if let fault = page.fault {
      let end = min(fault + 1, page.source.bytes.count)
      let conflict = page.source.firstConflict
      let isXML = page.source.bytes.starts(with: Array("<?xml".utf8))
      let reason =
        isXML
        ? "an XML property list is not read; Xcode writes its own form when it saves"
        : "from here on it is no property list"
      doubts.append(
        conflict.map { UnreadManifestPart(range: $0, reason: "an unresolved merge conflict") }
          ?? UnreadManifestPart(range: ByteRange(fault, end), reason: reason))
    }
    guard let content = page.content else {
      if page.fault == nil {
        doubts.append(UnreadManifestPart(range: ByteRange(0, 0), reason: "there is no project in it"))
      }
      return
    }
    var reader = XcodeTargetReader(content, project: page.name)
    targets = reader.targets()
    localPackages = reader.localPackages
    doubts += reader.doubts
  }
}

/// Turns the objects of a project into its targets.
private struct XcodeTargetReader {
  let objects: XcodeObjects
  let folders: XcodeFolders
  let home: String
  let configurations: XcodeConfigurations
  let names: XcodeModuleNames
  private let groups: XcodeSynchronizedGroups
  /// The targets that make each file that is built.
  private let makers: [String: String]
  var doubts: [UnreadManifestPart] = []
  /// Whether the target that was read last lists files of Objective-C.
  private var hasOtherSources = false

  init(_ content: XcodeProjectFile.Content, project: String) {
    objects = content.objects
    home = content.home
    folders = content.folders
    configurations = content.configurations
    names = XcodeModuleNames(configurations: content.configurations, project: project)
    groups = XcodeSynchronizedGroups(content.objects)
    makers = objects.identifiers("PBXNativeTarget").reduce(into: [:]) { [objects] makers, target in
      let product = objects.all[target].flatMap { objects.word("productReference", of: $0)?.text }
      if let product { makers[product] = target }
    }
  }

  typealias Object = XcodeObjects.Object

  mutating func targets() -> [XcodeProject.Target] {
    var targets: [XcodeProject.Target] = []
    for id in objects.identifiers("PBXNativeTarget") {
      guard let object = objects.all[id], let name = objects.word("name", of: object) else { continue }
      hasOtherSources = false
      let files = files(of: object)
      let names = names.of(object, name.text)
      if let doubt = names.doubt { doubts.append(UnreadManifestPart(range: name.range, reason: doubt)) }
      targets.append(
        XcodeProject.Target(
          id: id, name: name.text, nameRange: name.range,
          productType: objects.word("productType", of: object)?.text ?? "",
          moduleNames: names.names, platforms: XcodePlatforms.versions(of: object, in: configurations),
          dependencies: dependencies(of: object), files: files,
          hasOtherSources: hasOtherSources, folders: synchronized(by: object, id)))
    }
    return targets.sorted { ($0.nameRange.start, $0.id) < ($1.nameRange.start, $1.id) }
  }

  // MARK: Files

  private func phases(of target: Object, _ kind: String) -> [Object] {
    objects.words("buildPhases", of: target).compactMap { objects.all[$0.text] }.filter { $0.kind == kind }
  }

  private mutating func files(of target: Object) -> [String] {
    var files: [String] = []
    for word in phases(of: target, "PBXSourcesBuildPhase").flatMap({ objects.words("files", of: $0) }) {
      guard let entry = objects.all[word.text], let (id, file) = objects.object("fileRef", of: entry) else {
        continue
      }
      let name = objects.word("path", of: file)?.text ?? objects.word("name", of: file)?.text ?? ""
      guard objects.isSwift(file) else {
        hasOtherSources = hasOtherSources || [".m", ".mm"].contains { name.hasSuffix($0) }
        continue
      }
      if let path = folders.path(of: id) {
        files.append(path)
      } else if !folders.isBuilt(id) {
        doubts.append(
          UnreadManifestPart(range: word.range, reason: "`\(name.shortened)` does not lie below the root"))
      }
    }
    return files
  }

  /// Folders that a target owns, and those of others that it takes files of.
  private mutating func synchronized(by target: Object, _ id: String) -> [XcodeProject.Folder] {
    let owned = Set(objects.words("fileSystemSynchronizedGroups", of: target).map(\.text))
    var found: [XcodeProject.Folder] = []
    for group in groups.groups(of: id, owning: owned) {
      guard let object = objects.all[group] else { continue }
      let exceptions = groups.exceptions(of: group, for: id, isOwner: owned.contains(group))
      if !owned.contains(group), exceptions.isEmpty { continue }
      guard let path = folders.path(of: group) else {
        let word = objects.word("path", of: object)
        doubts.append(
          UnreadManifestPart(
            range: word?.range ?? ByteRange(0, 0),
            reason: "where the folder `\(word?.text.shortened ?? "")` lies is not read"))
        continue
      }
      let paths = exceptions.map { path.isEmpty ? $0 : "\(path)/\($0)" }
      found.append(
        owned.contains(group)
          ? XcodeProject.Folder(path: path, without: paths, only: nil)
          : XcodeProject.Folder(path: path, without: [], only: paths))
    }
    return found
  }

  // MARK: Dependencies

  private mutating func dependencies(of target: Object) -> [XcodeProject.Dependency] {
    var found = objects.words("dependencies", of: target).compactMap { word in
      objects.all[word.text].flatMap { dependency($0, at: word.range) }
    }
    found += objects.words("packageProductDependencies", of: target).compactMap { word in
      objects.all[word.text].flatMap { product($0, at: word.range) }
    }
    for word in phases(of: target, "PBXFrameworksBuildPhase").flatMap({ objects.words("files", of: $0) }) {
      guard let entry = objects.all[word.text] else { continue }
      if let product = objects.object("productRef", of: entry)?.object {
        if let made = self.product(product, at: word.range) { found.append(made) }
      } else if let (id, file) = objects.object("fileRef", of: entry),
        let made = framework(file, by: makers[id], at: word.range)
      {
        found.append(made)
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert("\($0.form.rawValue) \($0.name)").inserted }
  }

  private func dependency(_ object: Object, at range: ByteRange) -> XcodeProject.Dependency? {
    if let product = objects.object("productRef", of: object)?.object {
      return self.product(product, at: range)
    }
    let target = objects.object("target", of: object)
    let proxy = objects.object("targetProxy", of: object)?.object
    let name =
      target.flatMap { objects.word("name", of: $0.object)?.text }
      ?? objects.word("name", of: object)?.text ?? proxy.flatMap { objects.word("remoteInfo", of: $0)?.text }
    return name.map {
      XcodeProject.Dependency(form: .target, name: $0, target: target?.id, package: nil, range: range)
    }
  }

  private func product(_ object: Object, at range: ByteRange) -> XcodeProject.Dependency? {
    guard let name = objects.word("productName", of: object)?.text else { return nil }
    let package = objects.object("package", of: object)?.object
    let folder = package.flatMap { objects.word("relativePath", of: $0)?.text }
    return XcodeProject.Dependency(
      form: .product, name: name.hasPrefix("plugin:") ? String(name.dropFirst(7)) : name, target: nil,
      package: folder.flatMap { FolderPath.joined([home, $0]) }, range: range)
  }

  /// - Parameter maker: the target that makes the file; its product may be called unlike it.
  private func framework(
    _ file: Object, by maker: String?, at range: ByteRange
  ) -> XcodeProject.Dependency? {
    guard let path = objects.word("path", of: file)?.text ?? objects.word("name", of: file)?.text else {
      return nil
    }
    let name = FilePath(path).stem
    let tree = objects.word("sourceTree", of: file)?.text ?? ""
    let isOfPlatform =
      ["SDKROOT", "DEVELOPER_DIR"].contains(tree) || path.contains("System/Library/Frameworks")
    return XcodeProject.Dependency(
      form: isOfPlatform ? .system : .framework, name: name, target: maker, package: nil, range: range)
  }

  /// Folders of packages beside the project.
  var localPackages: [String] {
    objects.identifiers("XCLocalSwiftPackageReference").compactMap { id in
      objects.all[id].flatMap { objects.word("relativePath", of: $0)?.text }.flatMap {
        FolderPath.joined([home, $0])
      }
    }
  }
}
