import Observation
import SwiftUI  // trap: an import alone draws nothing

/// What the gauge shows.
@MainActor
@Observable
final class TideViewModel {
  /// trap: nested, and a state of the screen
  enum Phase {
    case rising
    case falling
  }

  private let gauges: any GaugeRepository  // ✗
  private(set) var phase: Phase = .rising
  private(set) var level = ""
  private(set) var color: Color = .clear  // ✗

  init(gauges: any GaugeRepository) { self.gauges = gauges }

  func read(_ pier: String) async {
    let levels = (try? await gauges.levels(at: pier)) ?? []
    phase = levels.last ?? 0 > levels.first ?? 0 ? .rising : .falling
    level = levels.last?.formatted() ?? ""
  }

  func warn() {
    URLSession.shared.dataTask(with: URL(filePath: "warnings")) { data, _, error in  // ✗
      print(error as Any)  // trap: what a closure is handed is not the session
      _ = data?.count  // trap: nor is this
    }.resume()
  }
}
