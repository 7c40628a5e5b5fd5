import Foundation

/// Reserves a berth that fits.
struct ReserveBerthUseCase: Sendable {
  let berths: any BerthRepository // trap: use cases hold repositories

  func callAsFunction(_ boat: Double) async throws -> Berth {
    let free = try await berths.free(on: .now)
    guard let berth = free.first(where: { $0.fits(boat) }) else { throw HarborFull() }
    try await berths.reserve(berth.id)
    return berth
  }
}

/// Tells which berths are free.
struct WatchBerthsUseCase: Sendable {
  let berths: any BerthRepository

  func callAsFunction() async throws -> [Berth] {
    UserDefaults.standard.set(true, forKey: "watched")  // ✗
    // trap: a use case may ask the clock
    return try await berths.free(on: .now)
  }
}

/// Nothing is left. // trap: an error is no model
struct HarborFull: Error {}
