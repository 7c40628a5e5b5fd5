import SwiftUI

/// The level of the water.
struct TideView: View {
  @State private var viewModel: TideViewModel
  let pier = "North"

  // trap: a repository that is only handed on
  init(gauges: any GaugeRepository) {
    _viewModel = State(initialValue: TideViewModel(gauges: gauges))
  }

  var body: some View {
    VStack {
      NavigationView { // ✗
        Text(viewModel.level)
      }
      arrow
      Text(pier.uppercased()) // trap: a constant of the view
    }
    .task { await viewModel.read(pier) }
  }

  private var arrow: some View {
    switch viewModel.phase {
    case .rising: AnyView(Image(systemName: "arrow.up")) // ✗
    case .falling: AnyView(Image(systemName: "arrow.down")) // ✗
    }
  }
}

/// trap: a view that ends in Coordinator is a view
struct DockingCoordinator: View {
  var body: some View { Text("Follow the pilot") }
}

struct TideView_Previews: PreviewProvider {
  // trap: a preview holds a repository
  static let gauges: any GaugeRepository = RemoteGaugeRepository(session: .shared)
  static var previews: some View { TideView(gauges: gauges) }
}
