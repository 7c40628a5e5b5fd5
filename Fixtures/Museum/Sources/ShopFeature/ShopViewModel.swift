import Data // ✗
import Domain
import Foundation
import SwiftData // ✗

@Observable
public final class ShopViewModel {
  public private(set) var favourites: [StoredTour] = [] // ✗
  public private(set) var till = ""
  let repository: any TourRepository = StoredTourRepository.live()
  private let client = TicketClient() // ✗
  private var cached: StoredTour? // trap: private, so not exposed
  private let context: ModelContext? // ✗

  public init() { context = nil }

  /// trap: a value that only sounds like an entity
  public func storedTourName() -> String { cached?.name ?? "StoredTour" }
}
