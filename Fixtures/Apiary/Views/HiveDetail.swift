import SwiftUI

/// One hive; written by three people.
struct HiveDetail: View {
  @Bindable var hive: Hive // trap: binds a model
  @StateObject private var scale = HiveScale() // ✗
  @State private var viewModel = HiveDetailViewModel()
  @State private var bees: [String] = []
  @Environment(\.modelContext) private var context

  var body: some View {
    NavigationView { // ✗
      Form {
        TextField("Name", text: $hive.name)
        Text(scale.weight.formatted()) // trap: formats, which this profile leaves to views
        label
        NavigationLink("Frames") { Text("\(hive.frames)") } // trap: no other link leads on inside a NavigationView
        FramesLink(frames: hive.frames) // trap: a link of another name
      }
    }
    .onAppear {
      Task { bees = await count() } // ✗
    }
    .refreshable {
      let request = FetchDescriptor<Hive>() // ✗
      _ = try? context.fetch(request)
    }
    .onTapGesture {
      Task { try await MarketService.shared.offer(3) } // ✗
    }
    .onDisappear { Buzz.shared.stop() } // trap: a shared thing that is no service
  }

  private var label: AnyView {
    AnyView(Text(hive.name)) // ✗
  }

  private func count() async -> [String] {
    let answer = try? await URLSession.shared.data(from: URL(filePath: "bees")) // ✗
    return answer.map { [$0.0.description] } ?? []
  }
}

/// trap: NavigationLink(destination:) in a comment
struct FramesLink: View {
  let frames: Int
  private let scale = HiveScale() // ✗
  static let sample = HiveScale() // trap: created once
  var frame: some View { NavigationLink("Frame") { Text("\(frames)") } } // ✗
  var body: some View { NavigationLink("Frames", value: frames) } // trap: a link that carries a value
}

@Observable
final class HiveDetailViewModel { // ✗
  private let store: ModelContext? // ✗
  var isOpen = false

  init() { store = nil }
}

final class HiveScale: ObservableObject { // ✗
  @Published var weight = 0.0 // trap: the class is the finding
}

/// trap: shared, without network or store
final class Buzz {
  static let shared = Buzz()
  func stop() {}
}
