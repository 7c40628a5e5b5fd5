import Foundation
import SwiftData

/// Berths out of the store.
@MainActor
final class SwiftDataBerthRepository: BerthRepository {
  private let context: ModelContext // trap: the data layer holds the context

  init(context: ModelContext) { self.context = context }

  func free(on day: Date) async throws -> [Berth] {
    try context.fetch(FetchDescriptor<BerthRecord>()).map { // trap: fetched where it belongs
      Berth(id: $0.pier, pier: $0.pier, length: $0.length, freeFrom: day, fee: 12)
    }
  }

  func reserve(_ berth: Berth.ID) async throws { try context.save() }
}
