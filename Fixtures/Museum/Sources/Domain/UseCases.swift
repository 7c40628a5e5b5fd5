import Foundation

/// One view model asks for it.
public struct CancelTourUseCase: Sendable { // ✗
  let tours: any TourRepository

  public func cancel(_ tour: Tour) async throws {
    guard tour.minutes > 10 else { return }
    try await tours.book(tour.id)
  }
}

/// Two view models share it, and it hands every call on.
public protocol ListToursUseCase: Sendable { // ✗
  func list() async throws -> [Tour]
}

struct ListTours: ListToursUseCase {
  let repository: any TourRepository

  func list() async throws -> [Tour] { try await repository.tours() }
}

/// trap: two view models share it, and it works
public struct GroupVisitUseCase: Sendable {
  let tours: any TourRepository
  let sessions: any SessionRepository

  public func arrange() async throws -> String {
    let guide = try await sessions.session().guide
    let tour = try await tours.tours().first
    return [guide, tour?.name ?? "no tour"].joined(separator: ": ")
  }
}
