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

/// A check under clean-mvvm.
struct EditedCheck {
  let session: CheckSession
  let report: Report

  private static let pages = ShippedRules.pages.map {
    SourceText(path: FilePath("Rules/\($0.name)"), text: $0.text)
  }

  static let shipped = RuleSet(shipped: pages)

  private static var options: CheckOptions {
    var options = CheckOptions(profile: "clean-mvvm", profileSource: .flag)
    options.workers = Workers(threads: 2)
    return options
  }

  static func inputs(_ root: AbsolutePath) -> Engine.Inputs {
    Engine.Inputs(
      root: root, boundary: Boundary(around: root), usesNested: true, configuration: Configuration(),
      ruleSet: shipped, options: options)
  }

  static func check(_ scan: ProjectScan) -> EditedCheck {
    let session = CheckSession(scan: scan, ruleSet: shipped, configuration: Configuration(), options: options)
    return EditedCheck(session: session, report: session.report())
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
