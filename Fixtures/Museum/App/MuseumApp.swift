import Data // trap: the application knows every module
import Domain
import ShopFeature
import SwiftData // trap: the application makes the store
import SwiftUI
import ToursFeature

@main
struct MuseumApp: App {
  private let dependencies = MuseumDependencies()

  var body: some Scene {
    WindowGroup { MuseumRoot(coordinator: MuseumCoordinator(dependencies: dependencies)) }
  }
}

/// Decides what is real.
final class MuseumDependencies {
  let tours: any TourRepository = StoredTourRepository.live() // trap: composition in its place
  let wallet = TicketClient() // trap: a service, made where the application starts
}
