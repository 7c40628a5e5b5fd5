import Foundation
import SwiftData // trap: the data layer owns the store

/// A berth as it is stored.
@Model
final class BerthRecord {
  var pier: String
  var length: Double

  init(pier: String, length: Double) {
    self.pier = pier
    self.length = length
  }
}
