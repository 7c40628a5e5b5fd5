import Testing

@testable import EavesChecks

/// What a property wrapper takes from a container: the container's code says of what type it is.
@Suite struct InjectionTests {
  private static let check = """
    for: view
    never:
      - holds: repository
      - calls: repository
    """
  private static let data = """
    protocol TripRepository { func save() }
    final class LiveTripRepository: TripRepository { func save() {} }
    struct Theme {}
    """

  private func found(_ screen: String, _ wrapper: String) -> [String] {
    findings(
      of: Self.check,
      in: ["Data.swift": Self.data, "Wrapper.swift": wrapper, "Screen.swift": "import SwiftUI\n" + screen]
    )
  }

  private static func screen(_ property: String) -> String {
    "struct TripScreen: View {\n  \(property)\n  var body: some View { Button(\"\") { stored.save() } }\n}"
  }

  /// A container of the project, and a wrapper that reads it by key path.
  private static let wrapper = """
    struct Registry {
      var trips: any TripRepository { LiveTripRepository() }
      var theme: Theme { Theme() }
    }
    @propertyWrapper struct Provided<T> {
      private let path: KeyPath<Registry, T>
      var wrappedValue: T { Registry()[keyPath: path] }
      init(_ path: KeyPath<Registry, T>) { self.path = path }
    }
    """

  @Test(arguments: [
    "@Provided(\\.trips) private var stored", "@Provided(\\.trips) var stored: any TripRepository",
    "@Provided(\\Registry.trips) var stored",
  ])
  func `a wrapper of the project gives what its key path leads to`(_ property: String) {
    #expect(
      found(Self.screen(property), Self.wrapper).first
        == "Screen.swift:3: `TripScreen` holds the repository `TripRepository`")
  }

  @Test func `other members of the container are of their own types`() {
    #expect(found(Self.screen("@Provided(\\.theme) var theme"), Self.wrapper) == [])
  }

  @Test func `a wrapper with a written type gives that, whatever the key path says`() {
    let wrapper = Self.wrapper.replacing("wrappedValue: T {", with: "wrappedValue: Theme {")
    #expect(found(Self.screen("@Provided(\\.trips) var theme"), wrapper) == [])
  }

  @Test(arguments: [
    ("@Dependency(TripsKey.self) var stored", true), ("@Dependency(ThemeKey.self) var stored", false),
    ("@Dependency(LiveTripRepository.self) var stored", true),
  ])
  func `a key stands for the value that it declares, a type without one for itself`(
    _ property: String, _ isRepository: Bool
  ) {
    let keys = """
      enum TripsKey: DependencyKey { static let liveValue: any TripRepository = LiveTripRepository() }
      enum ThemeKey: DependencyKey { static let liveValue = Theme() }
      """
    #expect(found(Self.screen(property), keys).isEmpty != isRepository)
  }
}
