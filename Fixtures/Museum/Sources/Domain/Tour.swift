import Foundation
import OSLog  // ✗

/// A walk through some rooms.
public struct Tour: Identifiable, Sendable {
  public let id: String
  public let name: String
  public let minutes: Int

  // trap: the domain may calculate
  public var rests: Int { minutes / 30 + 1 }
}
