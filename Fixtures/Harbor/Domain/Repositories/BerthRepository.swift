import Foundation

/// Where berths come from; not necessarily a ModelContext. // trap: a forbidden name in a comment
protocol BerthRepository: Sendable {
  func free(on day: Date) async throws -> [Berth]
  func reserve(_ berth: Berth.ID) async throws
}

/// Where levels come from.
protocol GaugeRepository: Sendable {
  func levels(at pier: String) async throws -> [Double]
  func raw(_ request: URLRequest) async throws -> Data // ✗
}
