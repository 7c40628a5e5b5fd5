import EavesDocuments
import EavesFindings
import EavesProject
import EavesSource
import Testing

@testable import EavesChecks

/// Messages say by what narrowing words a finding was made; its key does not.
@Suite("Messages with their narrowing")
struct NarrowedMessageTests {
  @Test(
    "the narrowing that made the finding, as it is in the code",
    arguments: [
      (
        "for: view\nnever:\n  creates: Task\n  inside: [init, \".onAppear\"]",
        "struct Trips: View { var body: some View { Text(a).onAppear { Task {} } } }",
        "`Trips` creates `Task` inside .onAppear"
      ),
      (
        "for: view\nnever:\n  holds: \"*Store\"\n  named: \"*ore\"",
        "struct Trips: View { let store: TripStore }", "`Trips` holds `TripStore` named `store`"
      ),
      (
        "for: viewModel\nnever:\n  exposes: entity\n  via: [property, result]",
        "@Model class Trip {}\nclass TripViewModel { var trip: Trip? }",
        "`TripViewModel` exposes the entity `Trip` through a property"
      ),
      (
        "for: view\nnever:\n  calls: \".formatted\"\n  of: viewModel\n  inside: body",
        "class TripViewModel { var day = Date() }\nstruct Trips: View { let model: TripViewModel\n"
          + "var body: some View { Text(model.day.formatted()) } }",
        "`Trips` calls `.formatted` on a value of a view model inside body"
      ),
      (
        "for: view\nnever:\n  calls: \"String(format:)\"\n  of: viewModel",
        "class TripViewModel { var day = 1.0 }\nstruct Trips: View { let model: TripViewModel\n"
          + "var body: some View { Text(String(format: \"%f\", model.day)) } }",
        "`Trips` calls `String(format:)` with a value of a view model"
      ),
      (
        "for: call\nthat:\n  - callee: NavigationLink\n    argument: [isActive, destination]\nnever: exists",
        "struct Trips: View { var body: some View { NavigationLink(destination: A()) { Text(a) } } }",
        "`Trips` calls `NavigationLink` with the argument `destination`"
      ),
    ])
  func messages(_ yaml: String, _ code: String, _ message: String) {
    #expect(fullFindings(of: yaml, in: ["A.swift": code]).map(\.message) == [message])
  }

  @Test("the key of the baseline is the same with and without it")
  func key() {
    let code = "struct Trips: View { var body: some View { Text(a).onAppear { Task {} } } }"
    let wide = fullFindings(of: "for: view\nnever:\n  creates: Task", in: ["A.swift": code])
    let narrow = fullFindings(
      of: "for: view\nnever:\n  creates: Task\n  inside: \".onAppear\"", in: ["A.swift": code])
    #expect(wide.map(\.message) != narrow.map(\.message))
    #expect(wide.map(\.fingerprint) == narrow.map(\.fingerprint))
    #expect(wide.map(\.key) == narrow.map(\.key))
  }
}
