import EavesFindings
import EavesSource
import Testing

@testable import EavesChecks

/// What a finding says of the member that is used, and of why its type has a role.
@Suite("Reasons of findings")
struct ReasonTests {
  private static let store = """
    final class ImageStore {
      static let shared = ImageStore()
      var isOn = true
      func clear() { try? FileManager.default.removeItem(atPath: "images") }
    }
    """

  private func finding(_ use: String) -> Finding? {
    fullFindings(
      of: "for: view\nnever:\n  calls: service",
      in: [
        "ImageStore.swift": Self.store,
        "A.swift":
          "struct A: View { let store: ImageStore; func tap() { \(use) }; var body: some View { EmptyView() } }",
      ]
    ).first
  }

  @Test(
    "the member that is called, read or set",
    arguments: [
      ("store.clear()", "calls `clear()`"), ("ImageStore.shared.clear()", "calls `clear()`"),
      ("_ = store.isOn.description", "reads `isOn`"), ("store.isOn = false", "sets `isOn`"),
    ])
  func members(_ use: String, _ said: String) {
    #expect(finding(use)?.message == "`A` \(said) of the service `ImageStore`")
  }

  @Test func `the API that makes a type a service, and its line`() {
    #expect(
      finding("ImageStore.shared.clear()")?.recognised
        == "`ImageStore` is a service: a class that uses `FileManager.removeItem(atPath:)` (ImageStore.swift:4)"
    )
  }

  @Test(
    "what a glob says of a name",
    arguments: [
      ("*Store", "ends in `Store`"), ("?*Client", "ends in `Client`"), ("Mock*", "begins with `Mock`"),
      ("*Cache*", "contains `Cache`"), ("Response", "is `Response`"), ("A*B", "matches `A*B`"),
    ])
  func globs(_ glob: String, _ said: String) { #expect(NamePattern(glob).spoken == said) }

  @Test func `a message of only names what was found`() {
    let check = """
      for: viewModel
      only:
        conforms: Loading
      message: "{subject} builds on {object}"
      """
    let text = "final class AViewModel: Loading, Printing {}\nprotocol Loading {}\nprotocol Printing {}"
    #expect(
      fullFindings(of: check, in: ["A.swift": text]).map(\.message) == ["`AViewModel` builds on `Printing`"])
  }
}
