import EavesFiles
import EavesSource
import Foundation
import Synchronization
import Testing

@testable import eaves

/// What a run of the program said, and how it ended.
struct CapturedOutput {
  let status: eaves.ExitStatus
  let out: String
  let errors: String

  /// Problems, one a line.
  var complaints: [String] { errors.split(separator: "\n").map(String.init) }
}

/// A folder of its own for one test, gone when the test is; the program is run on it in this process.
final class Sandbox: Sendable {
  let path: String

  /// Makes the files, by path and text; a path that ends in `/` makes an empty folder.
  init(_ files: [(path: String, text: String)]) throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    path = "\(base)/eaves-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (file, text) in files { try add(file, Array(text.utf8)) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func add(_ file: String, _ bytes: [UInt8]) throws {
    let folder = file.hasSuffix("/") ? file : file.split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
    if !file.hasSuffix("/") { try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(file)")) }
  }

  func text(_ file: String) -> String? { try? String(contentsOfFile: "\(path)/\(file)", encoding: .utf8) }

  /// Runs the program. In words, `~` is the folder; in what is heard, the folder is `~`.
  func eaves(_ line: String, input: String = "", variables: [String: String] = [:]) -> CapturedOutput {
    let words = line.split(separator: " ").map { $0.replacingOccurrences(of: "~", with: path) }
    return eaves(words: words, input: input, variables: variables)
  }

  /// Runs the program on words as they are.
  func eaves(words: [String], input: String = "", variables: [String: String] = [:]) -> CapturedOutput {
    let heard = Mutex<(out: String, errors: String)>(("", ""))
    let paths = variables.mapValues { $0.replacingOccurrences(of: "~", with: path) }
    let output = Output(input: input, variables: paths) { stream, text in
      heard.withLock { if stream == .output { $0.out += text } else { $0.errors += text } }
    }
    let status = Eaves.run(words, output: output)
    let (out, errors) = heard.withLock { $0 }
    return CapturedOutput(
      status: status, out: out.replacingOccurrences(of: path, with: "~"),
      errors: errors.replacingOccurrences(of: path, with: "~"))
  }
}

/// Texts that several tests need.
enum Sample {
  /// A view that breaks `no-store-in-views`.
  static let view = """
    struct TripList: View {
      let store: TripStore
      var body: some View { Text("…") }
    }

    """

  static let quiet = "struct Trip {}\n"

  /// A proven document of impact HIGH, tag `layer`.
  static func rule(_ check: String = "for: view\nnever:\n  holds: \"*Store\"", impact: String = "HIGH")
    -> String
  {
    """
    ---
    title: No Store in Views
    impact: \(impact)
    impactDescription: a view can be shown without a store
    tags: layer
    ---

    ## No Store in Views

    **Check:**

    ```yaml
    \(check)
    ```

    **Incorrect (the view keeps the store):**

    ```swift
    struct Berths: View {
      let store: BerthStore // ✗
    }
    ```

    **Correct (the view keeps what it shows):**

    ```swift
    struct Berths: View {
      let names: [String]
    }
    ```

    """
  }

  /// A project with one finding, and its rule in `rules`.
  static var project: [(path: String, text: String)] {
    [
      ("p/Sources/TripList.swift", view), ("p/Sources/Trip.swift", quiet),
      ("rules/no-store-in-views.md", rule()),
    ]
  }
}
