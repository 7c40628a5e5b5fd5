struct Trip: Sendable {
  let name: String
}

protocol TripRepository: Sendable {
  func trips() async -> [Trip]
}
