import UIKit  // trap: what is asked of the data layer is whom it shows itself to

/// Rings when the water is high.
final class TideAlarmService {
  private let session = URLSession.shared

  func ring(over controller: UIViewController) {}  // ✗

  // trap: a closure knows nobody
  func ring(then show: @escaping (String) -> Void) {}
}
