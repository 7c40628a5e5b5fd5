// What the plugins use of Xcode's plugin API, as its documentation gives it. Nothing here is run.
import Foundation
import PackagePlugin

public struct XcodeProject {
  public let directoryURL: URL
  public let targets: [XcodeTarget]
}
public struct XcodeTarget {
  public let displayName: String
  public let inputFiles: FileList
}
public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: URL
  public func tool(named name: String) throws -> PluginContext.Tool { fatalError() }
}
public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}
public protocol XcodeCommandPlugin: CommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}
