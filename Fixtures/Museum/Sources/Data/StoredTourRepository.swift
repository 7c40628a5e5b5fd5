import Domain
import Foundation
import SwiftData

/// Tours out of the store.
public struct StoredTourRepository: TourRepository { // trap: an implementation in its place
  let container: ModelContainer // trap: the data module holds the container

  public static func live() -> StoredTourRepository {
    StoredTourRepository(container: try! ModelContainer(for: StoredTour.self))
  }

  public func tours() async throws -> [Tour] { [] }
  public func book(_ tour: Tour.ID) async throws {}
}

/// Asks for tickets.
public final class TicketClient: Sendable {
  public static let shared = TicketClient()
  public init() {}

  public func price() async throws -> Data {
    try await URLSession.shared.data(from: URL(filePath: "price")).0 // trap: the data module speaks to the network
  }
}

/// A protocol beside its implementation.
public protocol PriceRepository: Sendable { // ✗
  func price() async throws -> Int
}
