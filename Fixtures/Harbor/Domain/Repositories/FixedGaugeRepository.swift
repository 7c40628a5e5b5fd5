/// An implementation in the house of the protocols.
struct FixedGaugeRepository { // trap: a repository by name only, but an implementation all the same // ✗
  func levels(at pier: String) async throws -> [Double] { [1.2, 1.4] }
}
