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
  func mark(on map: BerthMap) {}  // ✗
  static func all() async throws -> Data { try await URLSession.shared.data(from: URL(filePath: "b")).0 }  // ✗
  // trap: a model may make a text of its values
  var label: String { pier.uppercased() + "-" + id }
}
