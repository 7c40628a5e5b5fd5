protocol LoadTripsUseCase: Sendable {
  func run() async -> [Trip]
}

struct LoadTripsUseCaseImpl: LoadTripsUseCase {
  let repository: any TripRepository

  func run() async -> [Trip] {
    await repository.trips().sorted { $0.name < $1.name }
  }
}
