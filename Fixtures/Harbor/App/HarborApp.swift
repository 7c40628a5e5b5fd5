import SwiftData // trap: the application makes the store
import SwiftUI

@main
struct HarborApp: App {
  private let container = HarborContainer() // trap: the application composes

  var body: some Scene {
    WindowGroup {
      TabView {
        container.berthList()
        container.tides()
      }
    }
    .modelContainer(container.store) // trap: a scene is no view
  }
}
