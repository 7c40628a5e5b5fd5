import Observation

@Observable
final class TripCardViewModel {
  private(set) var title = ""
  private let loadTrips: any LoadTripsUseCase

  init(loadTrips: any LoadTripsUseCase) { self.loadTrips = loadTrips }

  func load() async { title = await loadTrips.run().first?.name ?? "" }
}
