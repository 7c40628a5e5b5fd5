import SwiftData
import SwiftUI

@main
struct ApiaryApp: App {
  @State private var weather = WeatherClient() // trap: the application makes its services
  @State private var season = Season() // trap: an observable model, held where everyone can get it
  @Environment(\.scenePhase) private var phase // trap: an application may read the environment

  var body: some Scene {
    WindowGroup {
      HiveList()
        .environment(weather)
        .environment(season)
    }
    .modelContainer(for: Hive.self) // trap: the store is made here
    .onChange(of: phase) { Task { await weather.refresh() } } // trap: a task, but in no onAppear
  }
}
