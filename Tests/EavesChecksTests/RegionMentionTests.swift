import EavesProject
import Testing

@testable import EavesChecks

/// What a forbidden part of a project declares is mentioned by typealiases and attributes, too.
@Suite struct RegionMentionTests {
  private static let check = "for: domain\nnever:\n  mentions: data"

  private static let data = """
    typealias RowName = String
    enum Rows {
      typealias ID = Int
      enum Deep { typealias Key = String }
    }
    extension Rows { typealias Count = Int }
    @propertyWrapper struct Stored<T> { var wrappedValue: T }
    @resultBuilder enum RowBuilder { static func buildBlock(_ rows: Int...) -> Int { 0 } }
    @globalActor actor RowActor { static let shared = RowActor() }
    extension Rows { @propertyWrapper struct Kept<T> { var wrappedValue: T } }
    """

  @Test(arguments: [
    ("struct Trip { let name: RowName }", "RowName"),
    ("struct Trip { let id: Rows.ID = 3 }", "Rows.ID"),
    ("struct Trip { let key: Rows.Deep.Key? }", "Rows.Deep.Key"),
    ("struct Trip { let count = Rows.Count(3) }", "Rows.Count"),
    ("typealias TripID = Rows.ID", "Rows.ID"),
    ("struct Trip { @Stored var name = 1 }", "Stored"),
    ("struct Trip { @Rows.Kept var name = 1 }", "Rows.Kept"),
    ("struct Trip { @RowBuilder func rows() -> Int { 1 } }", "RowBuilder"),
    ("struct Trip { func rows(@RowBuilder make: () -> Int) {} }", "RowBuilder"),
    ("@RowActor final class Trip {}", "RowActor"),
    ("struct Trip { let done: @RowActor () -> Void }", "RowActor"),
    ("@RowActor func sail() {}", "RowActor"),
  ])
  func `a typealias and an attribute are mentions`(_ code: String, _ object: String) {
    let texts = ["Data/Rows.swift": Self.data, "Domain/Trip.swift": code]
    let found = findings(of: Self.check, in: texts)
    #expect(found.count == 1 && found[0].contains("`\(object)`"), "\(found)")
  }

  @Test func `an attribute of the language's own is none`() {
    let code = "@MainActor final class Trip { @State var name = 1; @objc func go() {} }"
    let texts = ["Data/Rows.swift": "struct State {}\nclass MainActor {}", "Domain/Trip.swift": code]
    #expect(findings(of: Self.check, in: texts).isEmpty)
  }

  @Test func `folders that are called as frameworks of Apple are no modules for that`() {
    let texts = [
      "Sources/CarPlay/Data/Rows.swift": "import CarPlay\nenum Span: Int { case a }",
      "Sources/WatchKit/Domain/Trip.swift": "import WatchKit\nstruct Trip { let span: Span }",
    ]
    #expect(findings(of: Self.check, in: texts).count == 1)
  }
}
