import Foundation
import SwiftData // trap: the container makes the store

/// Decides what is real.
@MainActor
final class HarborContainer {
  let store: ModelContainer
  private let session = URLSession.shared // trap: neither view nor view model

  init() {
    do {
      store = try ModelContainer(for: BerthRecord.self)
    } catch {
      fatalError("no store: \(error)")
    }
  }

  func berthList() -> BerthListView {
    let berths = SwiftDataBerthRepository(context: store.mainContext) // trap: composition in its place
    return BerthListView(
      viewModel: BerthListViewModel(reserve: ReserveBerthUseCase(berths: berths), watch: WatchBerthsUseCase(berths: berths)))
  }

  func tides() -> TideView {
    TideView(gauges: RemoteGaugeRepository(session: session))
  }
}
