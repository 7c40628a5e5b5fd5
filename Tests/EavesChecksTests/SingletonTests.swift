import Testing

@testable import EavesChecks

/// The word `singleton`: a stored static property of its own type, whatever it is called.
@Suite struct SingletonTests {
  private static let types = """
    protocol Sailing {}
    final class TideService: Sailing {
      static let main = TideService()
      static let offline: any Sailing = TideService()
      static var `default` = TideService()
      static let limit = 3
      static var fresh: TideService { TideService() }
    }
    final class AppState: ObservableObject { static let current = AppState() }
    struct Gauge: View {
      let tides: TideService = .main
      var body: some View {
        Text("").onAppear {

    """

  private static func found(_ rule: String, _ code: String) -> [String] {
    findings(of: rule, in: types + code + "\n    }\n  }\n}")
  }

  @Test func `a static property of the own type is one, whatever it is called`() {
    let rule = "for: view\nnever:\n  calls: singleton\n  of: service"
    #expect(
      Self.found(rule, "_ = (TideService.main, TideService.offline, TideService.default)").map {
        $0.drop { $0 != " " }.dropFirst()
      } == [
        "`Gauge` calls `TideService.main` of a service",
        "`Gauge` calls `TideService.main` of a service",
        "`Gauge` calls `TideService.offline` of a service",
        "`Gauge` calls `TideService.default` of a service",
      ])
  }

  @Test func `a method that reads a shared value is not one of its owner`() {
    let code = """
      final class TripViewModel {
        var title: String { load() }
        func load() -> String { UserDefaults.standard.string(forKey: "title") ?? "" }
      }
      """
    let rule = "for: viewModel\nnever:\n  calls: [singleton, sharedMembers]\n  of: [service, viewModel]"
    #expect(findings(of: rule, in: code) == [])
  }

  @Test func `other static properties are none`() {
    let rule = "for: view\nnever:\n  calls: singleton"
    #expect(Self.found(rule, "_ = (TideService.limit, TideService.fresh)").count == 1)
    #expect(Self.found(rule, "_ = AppState.current").last == "14: `Gauge` calls `AppState.current`")
  }
}
