import SwiftData
import SwiftUI

/// All hives.
struct HiveList: View {
  /// trap: the states of a view, in the view
  enum Phase {
    case idle
    case closing
    case failed(String)
  }

  @Query(sort: \Hive.name) private var hives: [Hive] // trap: a query in a view
  @Environment(\.modelContext) private var context // trap: the context in a view
  @Environment(WeatherClient.self) private var weather // trap: a service through the environment
  @Environment(Season.self) private var season
  @State private var phase: Phase = .idle
  @State private var path: [Hive] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(hives.filter { $0.frames > 0 }) { hive in // trap: transforms its own query
        NavigationLink(hive.summary, value: hive)
      }
      .navigationDestination(for: Hive.self) { HiveDetail(hive: $0) }
      .task { await weather.refresh() } // trap: work that ends with the view
      .toolbar {
        Button("Close the season") { Task { await close() } } // trap: a task that answers a wish
      }
      Text("\(hives.count * 12) kg, in no NavigationView") // trap: a forbidden name in a text
    }
  }

  private func close() async {
    phase = .closing
    do {
      try season.close(hives, in: context)
      phase = .idle
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }
}

#Preview {
  HiveList()
    .environment(WeatherClient(session: URLSession(configuration: .ephemeral))) // trap: a preview chooses
    .modelContainer(for: Hive.self, inMemory: true)
}
