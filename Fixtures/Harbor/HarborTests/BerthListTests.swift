import SwiftData // trap: tests may import the store
import Testing

/// trap: a double of a repository, in the tests
final class StubBerthRepository: BerthRepository {
  func free(on day: Date) async throws -> [Berth] { [] }
  func reserve(_ berth: Berth.ID) async throws {}
}

@Test func listsNothing() async {
  let repository = StubBerthRepository()
  let context: ModelContext? = nil // trap: a context in a test
  #expect(context == nil)
  _ = repository
}
