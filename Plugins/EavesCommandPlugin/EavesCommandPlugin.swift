import Foundation
import PackagePlugin

/// `swift package eaves WORD…`: the program, run in the folder of the package with the same words, `eaves check`
/// when there are none. To check it needs no permission.
///
/// `--target NAME`, which Xcode adds for the targets that are chosen, narrows what `check` reports to their folders.
@main
struct EavesCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var words = ArgumentExtractor(arguments)
    let targets = try context.package.targets(named: words.extractOption(named: "target"))
    try Program(url: context.tool(named: "eaves").url).run(
      words.remainingArguments, on: targets.map(\.directoryURL), in: context.package.directoryURL)
  }
}

/// The program `eaves`, as built for this package.
struct Program {
  let url: URL

  /// Runs until the end; a status other than 0 ends the plugin with the same.
  func run(_ words: [String], on folders: [URL], in package: URL) throws {
    let isCheck = words.first.map { ["check", "lint"].contains($0) || $0.hasPrefix("-") } ?? true
    let process = Process()
    process.executableURL = url
    process.arguments = words + (isCheck ? folders.map { $0.path(percentEncoded: false) } : [])
    process.currentDirectoryURL = package
    try process.run()
    process.waitUntilExit()
    // The program has said all there is to say: one more line of the plugin's would only hide it.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension EavesCommandPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var words = ArgumentExtractor(arguments)
      // The targets of a project have no folders of their own.
      _ = words.extractOption(named: "target")
      try Program(url: context.tool(named: "eaves").url).run(
        words.remainingArguments, on: [], in: context.xcodeProject.directoryURL)
    }
  }
#endif
