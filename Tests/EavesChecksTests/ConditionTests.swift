import EavesProject
import Testing

@testable import EavesChecks

/// Code under `#if` adds evidence and never removes it: each project is reported with the branch as without it.
@Suite struct ConditionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// What somebody adds that no build may ever have.
    let branch: String
    var testDescription: String { name }

    init(_ name: String, _ branch: String) { (self.name, self.branch) = (name, branch) }
  }

  private static let check = """
    for: view
    unless:
      - marked: "@Generated"
      - conforms: Exempt
    never:
      mentions: [repository, network]
    """

  private static let code = """
    import SwiftUI
    protocol Trips {}
    class LiveTripRepository: Trips { func load() async -> [Int] { [] } }
    enum Api { static let limit = 3 }
    struct TripScreen: View {
      let repository: LiveTripRepository
      var body: some View { Text("").task { _ = try? await URLSession.shared.data(from: address) } }
    }
    """

  private static let reported = [
    "6: `TripScreen` holds the repository `LiveTripRepository`",
    "7: `TripScreen` calls `data()` of `URLSession`",
  ]

  static let cases: [Case] = [
    Case("a type of the SDK's name", "struct URLSession { static let shared = 1 }"),
    Case("an alias of the SDK's name", "typealias URLSession = Int"),
    Case("an alias of a repository's name", "typealias LiveTripRepository = Int"),
    Case("a type of a repository's name", "enum LiveTripRepository { case none }"),
    Case("a conformance that a role leaves out", "extension LiveTripRepository: Codable {}"),
    Case("a conformance to a value that a role leaves out", "extension LiveTripRepository: Identifiable {}"),
    Case(
      "a conformance that gives another role",
      "extension LiveTripRepository: View { var body: some View { Text(\"\") } }"),
    Case("a conformance that makes a preview", "extension TripScreen: PreviewProvider {}"),
    Case("a conformance that makes a test", "extension TripScreen: XCTestCase {}"),
    Case("a conformance that a rule leaves out", "extension TripScreen: Exempt {}"),
    Case(
      "a conformance to a protocol that brings it",
      "protocol Marker: Exempt {}\nextension TripScreen: Marker {}"),
    Case(
      "a nested type of the SDK's name",
      "extension TripScreen { struct URLSession { static let shared = 1 } }"),
    Case("a nested type of a repository's name", "extension TripScreen { struct LiveTripRepository {} }"),
    Case("a nested alias", "extension TripScreen { typealias LiveTripRepository = Int }"),
    Case("a nested alias of the SDK's name", "extension TripScreen { typealias URLSession = Api }"),
    Case("a member that the SDK has", "extension URLSession { static var shared: Int { 1 } }"),
    Case("an import", "import Alamofire"),
  ]

  @Test(arguments: cases) func `a branch takes nothing away`(_ item: Case) {
    for text in [
      Self.code + "\n#if NEVER\n\(item.branch)\n#endif\n",
      Self.code + "\n#if !canImport(SwiftUI)\n#if os(Linux)\n\(item.branch)\n#endif\n#endif\n",
    ] {
      #expect(Self.alike(findings(of: Self.check, in: text)) == Self.reported)
    }
  }

  @Test(arguments: cases) func `a branch of another file takes nothing away`(_ item: Case) {
    let texts = ["B.swift": Self.code, "A.swift": "#if NEVER\n\(item.branch)\n#endif\n"]
    #expect(Self.alike(findings(of: Self.check, in: texts)) == Self.reported.map { "B.swift:\($0)" })
  }

  /// Which member of the SDK is named depends on those that the project adds.
  private static func alike(_ findings: [String]) -> [String] {
    findings.map { $0.replacing("reads `shared` of", with: "calls `data()` of") }
  }

  @Test func `an attribute under a condition exempts nothing`() {
    let text = """
      #if NEVER
      @Generated
      #endif
      struct TripScreen: View { let repository: TripRepository }
      final class TripRepository {}
      """
    #expect(findings(of: Self.check, in: text) == ["4: `TripScreen` holds the repository `TripRepository`"])
  }

  @Test func `an attribute under a condition is not what every build has`() {
    let check = "for: viewModel\nalways:\n  - marked: \"@MainActor\""
    let text = """
      #if NEVER
      @MainActor
      #endif
      final class TripViewModel {}
      """
    #expect(findings(of: check, in: text).count == 1)
  }

  @Test func `holders under a condition share nothing`() {
    let check = "for: useCase\nunless:\n  - held-by: viewModel\n    count: 2..\nnever: exists"
    let text = """
      final class FetchTripsUseCase {}
      final class TripViewModel { let fetch: FetchTripsUseCase }
      #if NEVER
      final class OtherViewModel { let fetch: FetchTripsUseCase }
      #endif
      """
    #expect(findings(of: check, in: text).count == 1)
  }

  @Test func `what is passed on under a condition alone is kept`() {
    let check = """
      for: view
      never:
        mentions: repository
      except:
        - passes-to: viewModel
          of: repository
      """
    let text = """
      struct TripScreen: View {
        init(repository: TripRepository) {
          #if NEVER
          _ = TripViewModel(repository: repository)
          #endif
        }
      }
      final class TripViewModel { init(repository: TripRepository) {} }
      final class TripRepository {}
      """
    #expect(findings(of: check, in: text).count == 1)
  }

  @Test func `evidence under a condition is evidence`() {
    let text = """
      struct TripScreen: View {
        #if NEVER
        let repository: TripRepository
        #endif
      }
      final class TripRepository {}
      """
    #expect(findings(of: Self.check, in: text) == ["3: `TripScreen` holds the repository `TripRepository`"])
  }

  @Test(arguments: ["os(iOS)", "os(iOS) && DEBUG"])
  func `code under the same condition means what is declared there`(_ condition: String) {
    let text = """
      #if os(iOS)
      struct URLSession { static let shared = URLSession() }
      #endif
      #if \(condition)
      struct TripScreen: View { let session: URLSession }
      #endif
      """
    #expect(findings(of: Self.check, in: text).isEmpty)
  }

  @Test func `what a project calls as the SDK does is its own outside of conditions`() {
    let text = """
      struct URLSession { static let shared = URLSession() }
      struct TripScreen: View { let session: URLSession }
      """
    #expect(findings(of: Self.check, in: text).isEmpty)
  }

  @Test func `a name that a project takes from the SDK is known`() {
    let text = """
      struct URLSession { static let shared = URLSession() }
      #if NEVER
      struct FileManager {}
      #endif
      struct TripScreen: View { let session: URLSession; enum Process { case idle }; let state: Process }
      """
    let project = project(["A.swift": text])
    let taken = project.typesTakingNames(of: ["network", "files", "processes"])
    #expect(taken.map(project.qualifiedName) == ["URLSession"])
  }
}
