import Testing

/// How findings name callers, callees and APIs.
@Suite("Names in findings about calls")
struct CallNamingTests {
  @Test("a call names its class and the whole static chain; outside of types the file")
  func staticChains() {
    let yaml = "for: call\nthat:\n  - callee: \"DispatchQueue.main.async\"\nnever: exists"
    let text = """
      class Loader { func load() { DispatchQueue.main.async { } } }
      func load() { DispatchQueue.main.async { } }
      extension String { func load() { DispatchQueue.main.async { } } }
      """
    #expect(
      findings(of: yaml, in: text) == [
        "1: `Loader` calls `DispatchQueue.main.async`", "2: `A.swift` calls `DispatchQueue.main.async`",
        "3: `A.swift` calls `DispatchQueue.main.async`",
      ])
  }

  @Test("an API and its member on one line are one finding")
  func oneAccess() {
    let yaml = "for: viewModel\nnever:\n  - reaches: files\n  - uses: FileManager"
    let text = """
      final class TripViewModel {
        func load() { _ = try? FileManager.default.contentsOfDirectory(atPath: "trips") }
      }
      """
    #expect(findings(of: yaml, in: text) == ["2: `TripViewModel` accesses files through `FileManager`"])
  }
}
