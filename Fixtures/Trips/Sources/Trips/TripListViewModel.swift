import Observation

@Observable
final class TripListViewModel {
  private(set) var rows: [String] = []
  private let loadTrips: any LoadTripsUseCase

  init(loadTrips: any LoadTripsUseCase) { self.loadTrips = loadTrips }

  func load() async { rows = await loadTrips.run().map(\.name) }
}
