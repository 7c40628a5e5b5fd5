import Data // trap: a test may import what it likes
import SwiftData
import Testing
@testable import ToursFeature

@Test func loads() async throws {
  let store = try ModelContainer(for: StoredTour.self) // trap: a test opens a store
  _ = StoredTourRepository(container: store)
}
