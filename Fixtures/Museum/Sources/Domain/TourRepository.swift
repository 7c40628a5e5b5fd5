import Foundation

/// Where tours come from: URLSession or a drawer. // trap: a forbidden name in a comment
public protocol TourRepository: Sendable {
  func tours() async throws -> [Tour]
  func book(_ tour: Tour.ID) async throws
}

/// trap: a Session of the museum's own is no URLSession
public protocol SessionRepository: Sendable {
  func session() async throws -> GuideSession
}

/// A talk with a guide.
public struct GuideSession: Sendable {
  public let guide: String
}
