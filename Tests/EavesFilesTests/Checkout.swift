import EavesSource
import Foundation
import Testing

@testable import EavesFiles

/// A repository of its own for one test, and the program `git` for what a person does with it.
struct Checkout {
  let folder: TemporaryFolder
  /// What it was made from, and may ask for more.
  var sources: [TemporaryFolder] = []

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder(files)
    try git("init", "-q", "-b", "main", ".")
    try commit("first")
  }

  /// What lies there already: a clone, or no repository at all.
  init(folder: TemporaryFolder) { self.folder = folder }

  /// A clone of it.
  func clone(_ words: String...) throws -> Checkout {
    let copy = try TemporaryFolder()
    try git(["clone", "-q"] + words + ["file://\(folder.path)", copy.path.text])
    return Checkout(folder: copy)
  }

  func git(_ words: String..., in place: String = "") throws { try git(words, in: place) }

  func git(_ words: [String], in place: String = "") throws {
    let ended = try run(["-c", "protocol.file.allow=always"] + words, in: place)
    try #require(ended.status == 0, "git \(words): \(String(decoding: ended.errors, as: UTF8.self))")
  }

  /// Runs git as a person does: with what the environment has, and as somebody who has no settings.
  @discardableResult func run(
    _ words: [String], in place: String = "", variables: [String: String] = [:], input: String = ""
  ) throws -> SystemCalls.Ended {
    let program = try #require(
      GitProgram.find(in: Machine.environment["PATH"] ?? "", outside: folder.path).path)
    let own = Machine.environment.filter { !$0.key.hasPrefix("GIT_") }
    let all = own.merging(Self.person) { $1 }.merging(variables) { $1 }
    return try SystemCalls.run(
      program, ["-C", folder.at(place)] + words, environment: all.map { "\($0.key)=\($0.value)" },
      input: Array(input.utf8))
  }

  private static let person = [
    "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
    "GIT_COMMITTER_EMAIL": "a@example.org", "GIT_CONFIG_GLOBAL": "/dev/null",
  ]

  func commit(_ message: String, in place: String = "") throws {
    try git("add", "-A", in: place)
    try git("commit", "-qm", message, "--allow-empty", in: place)
  }

  func said(_ words: String..., in place: String = "") throws -> String {
    String(decoding: try run(words, in: place).output.split(separator: 0x0A).first ?? [], as: UTF8.self)
  }

  // MARK: What changed

  /// The process's own variables, with others.
  static func variables(_ others: [String: String]) -> [String: String] {
    Machine.environment.merging(others) { $1 }
  }

  func found(
    since revision: String, below path: String = "", variables: [String: String] = [:]
  ) throws(Problem) -> CommitFiles {
    try CommitFiles(
      of: revision, around: folder.path.appending(FilePath(path)), reading: ["swift"],
      variables: Self.variables(variables))
  }

  /// The Swift files below a folder that the commit does not have as they are, from that folder, ascending.
  func changes(
    since revision: String, below path: String = "", variables: [String: String] = [:]
  ) throws -> [String] {
    let files = try found(since: revision, below: path, variables: variables)
    let root = folder.path.appending(FilePath(path)).grounded
    let (then, now) = (FileReader(root: AbsolutePath(root, reading: files.tree)), FileReader(root: root))
    return DirectoryWalk(root: root).walkResult().files.filter { file in
      (try? then.read(file).bytes) != (try? now.read(file).bytes)
    }.map(\.text)
  }

  /// What is said when it cannot be said what changed.
  func refusal(_ revision: String, below path: String = "", variables: [String: String] = [:]) -> String? {
    do throws(Problem) {
      _ = try found(since: revision, below: path, variables: variables)
      return nil
    } catch {
      return error.text
    }
  }

  // MARK: Traps

  /// A program that leaves a mark when it is run.
  func trap(_ name: String = "trap") throws -> String {
    try folder.addProgram(".git/\(name)", "#!/bin/sh\ntouch '\(folder.at(".git/sprung"))'\n")
    return folder.at(".git/\(name)")
  }

  /// Whether the trap was sprung since this was asked for the last time.
  func isSprung() -> Bool {
    (try? FileManager.default.removeItem(atPath: folder.at(".git/sprung"))) != nil
  }

  /// Every file of git's own, with its size and the time it was changed.
  func traces() throws -> [String] {
    let manager = FileManager.default
    return try manager.subpathsOfDirectory(atPath: folder.at(".git")).sorted().map { path in
      let status = try manager.attributesOfItem(atPath: folder.at(".git/\(path)"))
      return
        "\(path) \(status[.size] ?? "") \((status[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)"
    }
  }
}

extension Checkout {
  func text(_ file: String) throws -> String { try String(contentsOfFile: folder.at(file), encoding: .utf8) }
}
