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

/// trap: a name that begins with Live says nothing of where it comes from
struct LiveCameraView: View {
  let caption: String
  var body: some View { Text(caption) }
}

struct CameraWall: View {
  let captions: [String]

  var body: some View {
    ForEach(captions.sorted(), id: \.self) { LiveCameraView(caption: $0) } // ✗
    BuoyPage() // trap: what UIKit draws is no service, even where it makes a request
  }
}

struct BuoyPage: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> BuoyController { BuoyController() }
  func updateUIViewController(_ controller: BuoyController, context: Context) {}
}

final class BuoyController: UIViewController {
  override func viewDidLoad() { web.load(URLRequest(url: URL(filePath: "buoy"))) } // trap: neither view nor view model
}

struct TideView_Previews: PreviewProvider {
  // trap: a preview holds a repository
  static let gauges: any GaugeRepository = RemoteGaugeRepository(session: .shared)
  static var previews: some View { TideView(gauges: gauges) }
}
