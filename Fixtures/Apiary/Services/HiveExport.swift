import Foundation
import SwiftData

/// Writes all hives into a file.
struct HiveExport {
  let context: ModelContext // trap: a struct that observes nothing may keep a context

  func names() throws -> [String] {
    try context.fetch(FetchDescriptor<Hive>()).map(\.name) // trap: runs once, watches nothing
  }
}

/// Reads what a view should.
struct HiveReport {
  @Query private var hives: [Hive] // ✗
  @Environment(\.locale) private var locale // ✗
}
