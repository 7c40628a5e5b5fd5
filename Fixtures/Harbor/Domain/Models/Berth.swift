import Foundation

/// A place for one boat.
struct Berth: Identifiable, Sendable {
  let id: String
  let pier: String
  let length: Double
  let freeFrom: Date
  let fee: Decimal

  // trap: the domain may filter, format and calculate
  func fits(_ boat: Double) -> Bool { boat + 0.5 <= length }
  var record: BerthRecord { BerthRecord(pier: pier, length: length) }  // ✗
  var label: String { pier.uppercased() + "-" + id }
}
