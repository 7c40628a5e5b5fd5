import EavesDocuments
import EavesFiles
import EavesFindings
import EavesReporters
import EavesSession
import EavesShippedRules
import EavesSource
import EavesThreads
import Foundation
import Testing

/// Whole small applications: what is planted is found where its cross stands, and every trap stays silent.
@Suite struct FixtureTests {
  static let names = ["Apiary", "Harbor", "Museum", "Orchard"]
  /// Packages that use the plugins: `.ci/plugins` builds them.
  static let packages = ["Ferry"]
  /// What README is about: the tests of its commands run them there.
  static let tours = ["Trips"]

  @Test func everyFixtureIsTested() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Fixture.folder.path)
    #expect(
      folders.filter { !$0.hasPrefix(".") }.sorted() == (Self.names + Self.packages + Self.tours).sorted())
  }

  @Test(arguments: names)
  func findingsStandAtTheCrosses(_ name: String) throws {
    let fixture = try Fixture.named(name)
    let found = Set(fixture.report.findings.map { Spot($0.place) })
    let related = Set(fixture.report.findings.flatMap(\.related).map { Spot($0.place) })
    #expect(!fixture.crosses.isEmpty)
    #expect(found.subtracting(fixture.crosses).sorted().map(\.text) == [], "found where nothing is planted")
    let missed = fixture.crosses.subtracting(found).subtracting(related)
    #expect(missed.sorted().map(\.text) == [], "planted and not found")
  }

  @Test(arguments: names)
  func transcriptIsAsExpected(_ name: String) throws {
    let fixture = try Fixture.named(name)
    let text = TextReporter(options: ReportOptions()).text(of: fixture.report)
    let place = Fixture.folder.appendingPathComponent("\(name)/expected.txt")
    if Snapshots.areRewritten { return try Data(text.utf8).write(to: place) }
    #expect(text == (try String(contentsOf: place, encoding: .utf8)))
  }

  @Test func everyRuleIsPlantedSomewhere() throws {
    let reports = try Self.names.map { try Fixture.named($0).report }
    let fired = Set(reports.flatMap(\.places).map(\.rule))
    let enforced = Set(reports.flatMap(\.rules).filter(\.isEnforced).map(\.id))
    // What another rule supersedes says the same of the same place, and is not said twice.
    let superseded = RuleSet(shipped: Fixture.pages).documents.flatMap(\.supersedes)
    #expect(enforced.subtracting(fired).subtracting(superseded).map(\.text).sorted() == [])
  }

  @Test func trapsOutnumberBreaches() throws {
    var traps = 0
    for name in Self.names {
      let fixture = try Fixture.named(name)
      #expect(fixture.traps >= fixture.crosses.count, "\(name) has fewer traps than breaches")
      traps += fixture.traps
    }
    #expect(traps >= 60)
  }
}

/// A line of a file.
private struct Spot: Hashable, Comparable {
  let path: FilePath
  let line: Int

  init(_ path: FilePath, _ line: Int) {
    self.path = path
    self.line = line
  }

  init(_ place: Place) { self.init(place.path, place.start.line) }

  var text: String { "\(path):\(line)" }

  static func < (left: Spot, right: Spot) -> Bool { (left.path, left.line) < (right.path, right.line) }
}

/// One application of the folder `Fixtures`, checked as its `eaves.yml` says.
private struct Fixture {
  static let folder = Repository.root.appendingPathComponent("Fixtures")
  static let pages = ShippedRules.pages.map {
    SourceText(path: FilePath("Rules/\($0.name)"), text: $0.text)
  }

  let report: Report
  let crosses: Set<Spot>
  let traps: Int

  /// A fixture of that name, checked once for all tests.
  static func named(_ name: String) throws -> Fixture { try all[name, default: .failure(Missing())].get() }

  private static let all = Dictionary(
    uniqueKeysWithValues: FixtureTests.names.map { name in (name, Result { try Fixture(name) }) })

  private struct Missing: Error {}

  private init(_ name: String) throws {
    let root = try #require(AbsolutePath(Self.folder.appendingPathComponent(name).path))
    let configuration = try Self.configuration(root)
    let scan = ProjectScan(
      root: root, include: configuration.include, exclude: configuration.exclude,
      workers: Workers(threads: 2))
    let profile = try #require(configuration.profile).text
    var options = CheckOptions(profile: profile, profileSource: .config)
    options.on = configuration.on
    let session = CheckSession(
      scan: scan, ruleSet: RuleSet(shipped: Self.pages, configuration: configuration),
      configuration: configuration, options: options)
    report = session.report()
    (crosses, traps) = try Self.marks(root)
  }

  private static func marks(_ root: AbsolutePath) throws -> (crosses: Set<Spot>, traps: Int) {
    var crosses: Set<Spot> = []
    var traps = 0
    let reader = FileReader(root: root)
    for path in DirectoryWalk(root: root, extensions: ["swift"]).walkResult().files {
      let text = String(decoding: try reader.read(path).bytes, as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        if line.hasSuffix("// ✗") { crosses.insert(Spot(path, index + 1)) }
        if line.contains("trap: ") { traps += 1 }
      }
    }
    return (crosses, traps)
  }

  private static func configuration(_ root: AbsolutePath) throws -> Configuration {
    let path = FilePath("eaves.yml")
    let loaded = ConfigurationLoader.load(try FileReader(root: root).read(path))
    #expect(loaded.problems.map(\.text) == [])
    return loaded.configuration
  }
}
