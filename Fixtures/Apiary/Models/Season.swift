import Observation
import SwiftData

/// What the whole application knows of the year. // trap: observable, and the model of no view
@Observable
final class Season {
  private(set) var harvest = 0.0

  /// trap: takes a context without keeping it
  func close(_ hives: [Hive], in context: ModelContext) throws {
    harvest += Double(hives.count) * 12.5
    for hive in hives where hive.frames == 0 { context.delete(hive) }
    try context.save()
  }
}

/// Keeps what it should be handed.
@Observable
final class HarvestBook {
  private let context: ModelContext // ✗
  private(set) var jars = 0

  init(context: ModelContext) { self.context = context }

  func count() throws {
    jars = try context.fetchCount(FetchDescriptor<Hive>()) // ✗
  }
}
