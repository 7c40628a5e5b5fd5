import SwiftData // ✗
import SwiftUI

/// The berths from above; grew too fast.
struct BerthMap: View {
  @Environment(\.modelContext) private var context // ✗
  @Environment(\.dismiss) private var dismiss // trap: an environment that is no data access
  let berths: any BerthRepository // ✗
  @State private var records: [BerthRecord] = [] // ✗

  var body: some View {
    Canvas { _, _ in }
      .onAppear {
        Task { // ✗
          try await berths.reserve("A1")
        }
      }
      .onTapGesture {
        let all = FetchDescriptor<BerthRecord>() // ✗
        records = (try? context.fetch(all)) ?? []
      }
      .toolbar {
        Button("Close") { Task { dismiss() } } // trap: a task that answers a wish
      }
  }
}
