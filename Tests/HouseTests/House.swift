import EavesDocuments
import EavesFiles
import EavesFindings
import EavesOutline
import EavesSession
import EavesShippedRules
import EavesSource
import EavesThreads
import Testing

/// This repository, as the tests of its own conventions read it.
enum House {
  static func root() throws -> AbsolutePath {
    let parts = #filePath.split(separator: "/").dropLast(3)
    return try #require(AbsolutePath("/" + parts.joined(separator: "/")))
  }

  /// The files below a folder, paths relative to the root, sorted.
  static func files(_ folder: String, _ extension: String = "swift") throws -> [SourceText] {
    let place = try root().appending(FilePath(folder))
    let reader = FileReader(root: place)
    return try DirectoryWalk(root: place, extensions: [`extension`]).walkResult().files.map { path in
      SourceText(path: FilePath("\(folder)/\(path)"), bytes: try reader.read(path).bytes)
    }
  }

  static func text(_ path: String) throws -> String {
    try FileReader(root: root()).read(FilePath(path)).string
  }

  static var shipped: [SourceText] {
    ShippedRules.pages.map { SourceText(path: FilePath("Rules/\($0.name)"), text: $0.text) }
  }

  /// The pages about the house itself, with the nouns that ship.
  static func ruleSet() throws -> RuleSet {
    let own = try files("Rules/house", "md").map { SourceText(path: FilePath($0.path.name), bytes: $0.bytes) }
    return RuleSet(shipped: shipped, own: [own])
  }

  static func documents() throws -> [RuleDocument] { try ruleSet().documents(of: "none") }

  /// What the pages say of the sources, some of which are replaced by other texts.
  static func findings(replacing texts: [SourceText] = []) throws -> Set<String> {
    let scan = ProjectScan(
      root: try root(), include: [PathPattern("Sources/**")], exclude: [],
      workers: Workers(threads: 2))
    let kept = scan.outlines.filter { outline in !texts.contains { $0.path == outline.source.path } }
    let session = CheckSession(
      scan: ProjectScan(outlines: kept + texts.map { Outline(scanning: $0) }), ruleSet: try ruleSet(),
      configuration: Configuration(), options: CheckOptions(profile: "none", profileSource: .flag))
    return Set(session.report().findings.map { "\($0.place.path):\($0.place.start.line) \($0.rule)" })
  }
}

extension SourceText {
  var string: String { String(decoding: bytes, as: UTF8.self) }
}
