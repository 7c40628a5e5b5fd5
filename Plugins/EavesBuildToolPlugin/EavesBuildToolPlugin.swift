import Foundation
import PackagePlugin

/// `eaves check` before a target is compiled: findings at the fail level stop the build. What is checked, and when it
/// fails, `eaves.yml` says; the root is the folder of the package.
@main
struct EavesBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let root = context.package.directoryURL
    // Roles and modules are facts of the whole package: a change anywhere may make a finding here.
    let sources = context.package.targets.compactMap { $0 as? any SourceModuleTarget }.flatMap(\.swiftFiles)
    if target.swiftFiles.isEmpty { return [] }
    return [
      try .check(
        target.name, with: context.tool(named: "eaves").url, root: root, reporting: target.directoryURL,
        inputs: sources, stamp: Stamp(in: context.pluginWorkDirectoryURL))
    ]
  }
}

extension SourceModuleTarget {
  fileprivate var swiftFiles: [URL] { sourceFiles(withSuffix: ".swift").map(\.url) }
}

extension Command {
  /// The check as a step of a build: it writes nothing but lines on the log, as a compiler would.
  ///
  /// - Parameters:
  ///   - folder: what is reported on; nil: everything.
  ///   - inputs: Swift files; the pages that `eaves.yml` names are added.
  fileprivate static func check(
    _ name: String, with program: URL, root: URL, reporting folder: URL?, inputs: [URL], stamp: Stamp
  ) throws -> Command {
    let words =
      ["check", "--format", "xcode", "--root", root.filePath] + (folder.map { ["--", $0.filePath] } ?? [])
    try stamp.write()
    return .buildCommand(
      displayName: "Eaves checks \(name)", executable: program, arguments: words,
      inputFiles: inputs + ConfigurationPages(of: root, with: inputs).files, outputFiles: [stamp.file])
  }
}

/// The file for which the check is run, in the plugin's own folder: an empty part of the target, so that compiling
/// waits for the check. SwiftPM would put any other file into the product, or not run the check at all.
///
/// It is written once, when the build is planned, and never changes: a check that passes compiles nothing anew. That
/// a check has failed the build system keeps in mind without it.
private struct Stamp {
  let file: URL

  init(in folder: URL) { file = folder.appending(path: "EavesStamp.swift") }

  func write() throws {
    if FileManager.default.fileExists(atPath: file.filePath) { return }
    try Data("// Compiled when Eaves has checked the target.\n".utf8).write(to: file)
  }
}

extension URL {
  /// As programs take it.
  var filePath: String { path(percentEncoded: false) }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension EavesBuildToolPlugin: XcodeBuildToolPlugin {
    /// Targets of a project share folders: the report is on all of it, so one target is enough.
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let root = context.xcodeProject.directoryURL
      let files = context.xcodeProject.targets.flatMap(\.inputFiles).map(\.url)
      return [
        try .check(
          target.displayName, with: context.tool(named: "eaves").url, root: root, reporting: nil,
          inputs: files.filter { $0.pathExtension == "swift" },
          stamp: Stamp(in: context.pluginWorkDirectoryURL))
      ]
    }
  }
#endif
