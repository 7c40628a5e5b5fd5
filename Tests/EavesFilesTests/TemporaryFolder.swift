import EavesSource
import Foundation
import Testing

@testable import EavesFiles

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

  /// Makes a program of a text. Another process writes it: what is open for writing anywhere cannot be run, and
  /// whatever another test starts at this moment has what is open here.
  func addProgram(_ file: String, _ text: String) throws {
    try add("\(file).text", text)
    let copy = "cat \"$0.text\" > \"$0\" && chmod 755 \"$0\" && rm \"$0.text\""
    let ended = try SystemCalls.run("/bin/sh", ["-c", copy, at(file)], environment: ["PATH=/usr/bin:/bin"])
    try #require(ended.status == 0, "\(file)")
  }

  func link(_ file: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: at(file), withDestinationPath: target)
  }
}
