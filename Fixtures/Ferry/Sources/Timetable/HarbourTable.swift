/// The departures of one harbour.
public struct HarbourTable {
  public var departures: [String]

  public init(departures: [String]) { self.departures = departures }

  public func lines() -> [String] { departures.map { "\($0)  to the island" } }
}
