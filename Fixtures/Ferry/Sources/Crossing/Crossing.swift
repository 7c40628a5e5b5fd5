import Timetable

/// One crossing, from a harbour's table.
public struct Crossing {
  public let departure: String

  /// Nil when the ferry has gone.
  public init?(first table: HarbourTable) {
    guard let first = table.departures.first else { return nil }
    departure = first
  }
}
