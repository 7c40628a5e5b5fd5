import EavesDocuments
import EavesFiles
import EavesFindings
import EavesOutline
import EavesReporters
import EavesSession
import EavesShippedRules
import EavesSource
import EavesThreads
import Foundation
import Testing

/// A check under clean-mvvm that may take what is the same from the one before it.
struct EditedCheck {
  let session: CheckSession
  let report: Report

  private static let pages = ShippedRules.pages.map {
    SourceText(path: FilePath("Rules/\($0.name)"), text: $0.text)
  }

  static let shipped = RuleBook(shipped: pages)

  /// The shipped nouns and those of a configuration, and a page of one's own.
  static func book(_ page: String, _ configuration: String) -> RuleBook {
    let loaded = ConfigurationLoader.load(
      SourceText(path: FilePath("eaves.yml"), text: "eaves: 1\n" + configuration))
    return RuleBook(
      shipped: pages, own: [[SourceText(path: FilePath("own.md"), text: page)]],
      configuration: loaded.configuration)
  }

  static func check(
    _ scan: ProjectScan, after last: CheckSession?, keeps: Bool = true, by book: RuleBook = shipped,
    profile: String = "clean-mvvm"
  ) -> EditedCheck {
    var options = CheckOptions(profile: profile, profileSource: .flag)
    options.workers = Workers(threads: 2)
    let session = CheckSession(
      scan: scan, book: book, configuration: Configuration(), options: options, keepsEvidence: keeps,
      after: last?.remains(for: scan))
    return EditedCheck(session: session, report: session.report(after: last))
  }

  /// All that the report says.
  var text: String { JSONReporter().text(of: report) }

  /// A project of some files.
  static func scan(of texts: [String: String]) throws -> ProjectScan {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, code) in texts {
      try code.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    return ProjectScan(
      root: try #require(AbsolutePath(folder.path)), include: [], exclude: [], workers: Workers(threads: 1))
  }
}
