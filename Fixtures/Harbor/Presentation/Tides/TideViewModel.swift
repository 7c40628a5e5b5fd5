import Observation
import SwiftUI // ✗

/// What the gauge shows.
@MainActor
@Observable
final class TideViewModel {
  /// trap: nested, and a state of the screen
  enum Phase {
    case rising
    case falling
  }

  private let gauges: any GaugeRepository // ✗
  private(set) var phase: Phase = .rising
  private(set) var level = ""
  private(set) var color: Color = .clear // ✗

  init(gauges: any GaugeRepository) { self.gauges = gauges }

  func read(_ pier: String) async {
    let levels = (try? await gauges.levels(at: pier)) ?? []
    phase = levels.last ?? 0 > levels.first ?? 0 ? .rising : .falling
    level = levels.last?.formatted() ?? ""
  }
}
