import EavesDocuments
import EavesFiles
import EavesFindings
import EavesSession
import EavesSource
import Foundation
import Testing

/// What an engine checks by where nobody chose a profile.
@Suite struct RuleChoiceTests {
  private static let rule = RuleID("layer-view-no-data-access")

  /// Twelve views with view models, of which the first ones keep a service.
  private static func code(breaching: Int) -> String {
    (1...12).reduce("final class TripService { func load() { URLSession.shared.dataTask(with: url) } }\n") {
      $0 + """
        struct Trip\($1)View: View { let viewModel: Trip\($1)ViewModel\($1 <= breaching ? "; let service: TripService" : "") }
        @Observable final class Trip\($1)ViewModel { let service: TripService
          init(service: TripService) { self.service = service } }

        """
    }
  }

  @Test func `between saves the rules of the last survey apply, after a save those of a new one`() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Trips.swift")
    try Self.code(breaching: 1).write(to: file, atomically: true, encoding: .utf8)
    let root = try #require(AbsolutePath(folder.path))
    var engine = Engine(
      Engine.Inputs(
        root: root, boundary: Boundary(around: root), usesNested: true, configuration: Configuration(),
        ruleSet: EditedCheck.shipped, options: CheckOptions(profile: "base", profileSource: .survey)))
    func found(_ report: Report) -> Int? {
      report.rules.contains { $0.id == Self.rule }
        ? report.findings.count { $0.rule == Self.rule } : nil
    }
    #expect(found(try engine.apply([.disk])) == 1)
    let text = Self.code(breaching: 6)
    let edited = try engine.apply([.text(SourceText(path: FilePath("Trips.swift"), text: text))])
    #expect(found(edited) == 6 && edited.profileSource == .followed)
    try text.write(to: file, atomically: true, encoding: .utf8)
    let saved = try engine.apply([.disk])
    #expect(found(saved) == nil)
    #expect(saved.checked.notFollowed > 0)
  }
}
