import EavesFiles
import EavesSource
import Foundation
import Testing

/// A folder of its own for one test, gone when the test is.
final class TemporaryFolder: Sendable {
  let path: AbsolutePath

  /// Makes the folder and the files in it, by path and text; a path that ends in `/` makes an empty folder.
  init(_ files: [String: String] = [:]) throws {
    let name = "eaves-\(UUID().uuidString)"
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    path = try #require(AbsolutePath(base)).appending(FilePath(name))
    try FileManager.default.createDirectory(atPath: path.text, withIntermediateDirectories: true)
    for (file, text) in files { try add(file, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path.text) }

  func at(_ file: String) -> String { path.appending(FilePath(file)).text }

  func add(_ file: String, _ text: String) throws {
    let place = path.appending(FilePath(file))
    let folder = file.hasSuffix("/") ? place.text : place.parent?.text ?? "/"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if !file.hasSuffix("/") { try Data(text.utf8).write(to: URL(fileURLWithPath: place.text)) }
  }

  func link(_ file: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: at(file), withDestinationPath: target)
  }
}
