import Domain
import ShopFeature // trap: the application leads from one feature to the other
import SwiftUI
import ToursFeature

/// Leads from one room to the next.
@MainActor
@Observable
final class MuseumCoordinator {
  private let dependencies: MuseumDependencies
  var isShopOpen = false

  init(dependencies: MuseumDependencies) { self.dependencies = dependencies }

  func tours() -> TourList {
    TourList(tours: dependencies.tours, onShop: { [weak self] in self?.isShopOpen = true }) // trap: handed to a view, by no view
  }
}

/// The first screen.
struct MuseumRoot: View {
  @State var coordinator: MuseumCoordinator

  var body: some View {
    coordinator.tours()
      .sheet(isPresented: $coordinator.isShopOpen) { ShopWindow(viewModel: ShopViewModel()) } // trap: the application shows both features
  }
}
