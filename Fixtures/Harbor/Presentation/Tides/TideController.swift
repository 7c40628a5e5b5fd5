import UIKit

/// The gauge of the old screens.
final class TideController: UIViewController {
  private let viewModel: TideViewModel  // trap: the screen keeps its view model
  private let gauges: any GaugeRepository  // ✗

  init(viewModel: TideViewModel, gauges: any GaugeRepository) {
    self.viewModel = viewModel
    self.gauges = gauges
    super.init(nibName: nil, bundle: nil)
  }
}
