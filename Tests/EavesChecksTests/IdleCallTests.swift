import EavesFindings
import EavesSource
import Testing

@testable import EavesChecks

/// Calls of a type that is a service for what other members of it do.
@Suite struct IdleCallTests {
  private static let check = """
    for: view
    never:
      uses: service
    """
  private static let data = """
    import Foundation
    import os
    final class Desktop {
      static let shared = Desktop()
      let logger = Logger()
      let changes = PassthroughSubject<Int, Never>()
      private let defaults = UserDefaults.standard
      var isAlertShown = false
      var isWide: Bool { defaults.bool(forKey: "wide") }
      func dismiss() { isAlertShown = false }
      func closeAll() { dismiss() }
      func save() { UserDefaults.standard.set(true, forKey: "a") }
      func saveAll() { save() }
      func load() async { dismiss() }
      func open(_ count: Int) { if count > 0 { close(count) } }
      func close(_ count: Int) { open(count - 1) }
      func push(_ count: Int) { if count > 0 { pull(count) } }
      func pull(_ count: Int) { push(count - 1); save() }
      func note() {}
      func note(_ text: String) { UserDefaults.standard.set(text, forKey: "note") }
      #if DEBUG
        func trace() {}
      #else
        func trace() { UserDefaults.standard.set(1, forKey: "trace") }
      #endif
      func read(_ url: URL) -> Data? { try? Data(contentsOf: url) }
      func itself() -> Desktop { self }
    }
    final class TripService { func count() -> Int { 1 } }
    """

  private func lines(_ body: String, holding declaration: String = "let desktop: Desktop") -> [Int] {
    let screen = """
      import SwiftUI
      struct Screen: View {
        \(declaration)
        var body: some View {
          Button("Go") {
            \(body)
          }
        }
      }
      """
    return fullFindings(of: Self.check, in: ["Screen.swift": screen, "Data.swift": Self.data]).map(
      \.place.start.line)
  }

  @Test(arguments: [
    "desktop.dismiss()", "desktop.closeAll()", "desktop.isAlertShown = true", "desktop.logger.info(\"a\")",
    "Desktop.shared.dismiss()", "Desktop.shared.logger.info(\"a\")", "desktop.open(2)",
  ])
  func `what does nothing outside of the type is no use of it`(call: String) {
    #expect(lines(call).filter { $0 == 6 } == [])
  }

  @Test(arguments: [
    "desktop.save()", "desktop.saveAll()", "desktop.isWide.toggle()", "desktop.changes.send(1)",
    "Desktop.shared.save()", "Task { await desktop.load() }", "desktop.unknown()",
    "desktop.push(2)", "desktop.note()", "desktop.trace()", "_ = desktop.read(url)",
    "desktop.itself().save()",
  ])
  func `what reaches the outside, waits or is unknown is a use`(call: String) {
    #expect(!lines(call).isEmpty)
  }

  @Test func `a value that is asked for nothing else may be held`() {
    #expect(lines("desktop.dismiss()") == [])
    #expect(lines("desktop.dismiss(); desktop.save()") == [3])
  }

  @Test func `a value of which nothing is asked is held all the same`() {
    #expect(lines("print(1)") == [3])
  }

  @Test func `whoever makes the value uses it`() {
    #expect(lines("desktop.dismiss()", holding: "let desktop = Desktop()") == [3])
  }

  @Test func `a type with the name of a service is one, whatever its functions do`() {
    #expect(lines("_ = trips.count()", holding: "let trips: TripService") == [3])
  }
}
