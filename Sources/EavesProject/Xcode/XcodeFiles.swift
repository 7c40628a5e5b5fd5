package import EavesSource

/// What Xcode has written beside the code, each page read once: project files and settings files.
package struct XcodeFiles: Sendable {
  /// Names of files that are read: `project.pbxproj` and `*.xcconfig`.
  package static let extensions = ["pbxproj", "xcconfig"]

  /// In the order of the pages.
  let projects: [XcodeProjectFile]
  let settings: XcodeSettingsFiles

  /// O(bytes).
  package init(_ sources: [SourceText] = []) {
    let settings = XcodeSettingsFiles(sources.filter { $0.path.name.hasSuffix(".xcconfig") })
    self.settings = settings
    projects = sources.filter { $0.path.name == "project.pbxproj" }.map { XcodeProjectFile($0, settings) }
  }

  /// Files that a project compiles as Swift though their names end otherwise, sorted. O(files of the projects).
  package var swiftOfOtherNames: [FilePath] {
    let found = projects.compactMap(\.content).flatMap { content in
      content.objects.swiftOfOtherNames.compactMap { content.folders.path(of: $0) }
    }
    return Set(found.map { FilePath($0) }).sorted()
  }
}

/// A `project.pbxproj` with its objects.
struct XcodeProjectFile: Sendable {
  let source: SourceText
  /// The first byte from which on it is no property list; nil where it is one.
  let fault: Int?
  /// What it holds; nil where that cannot be read.
  let content: Content?

  /// The objects of a page, where their files lie and what their targets are built with.
  struct Content: Sendable {
    let objects: XcodeObjects
    /// The folder of the project, below the root of the check.
    let home: String
    let folders: XcodeFolders
    let configurations: XcodeConfigurations
  }

  init(_ source: SourceText, _ settings: XcodeSettingsFiles) {
    self.source = source
    let page = PropertyList(source.bytes)
    fault = page.fault
    content = XcodeObjects(page).map { objects in
      let project = objects.project
      let below = project.flatMap { objects.word("projectDirPath", of: $0)?.text } ?? ""
      let home = FolderPath.joined([Self.home(of: source.path), below]) ?? Self.home(of: source.path)
      let folders = XcodeFolders(objects, home: home)
      return Content(
        objects: objects, home: home, folders: folders,
        configurations: XcodeConfigurations(objects, folders, settings))
    }
  }

  /// "App" of `App.xcodeproj`.
  var name: String {
    let folder = source.path.components.dropLast().last.map { String($0) } ?? ""
    return folder.hasSuffix(".xcodeproj") ? String(folder.dropLast(".xcodeproj".count)) : folder
  }

  /// The folder that `Name.xcodeproj` stands in.
  static func home(of project: FilePath) -> String {
    project.components.dropLast(2).joined(separator: "/")
  }
}
