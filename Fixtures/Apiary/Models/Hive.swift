import Foundation
import SwiftData

/// A hive, as it is stored and as it is shown.
@Model
final class Hive {
  var name: String
  var frames: Int
  var opened: Date

  init(name: String, frames: Int) {
    self.name = name
    self.frames = frames
    opened = .now
  }

  // trap: a model formats itself
  var summary: String { name.capitalized + " · " + opened.formatted() }
}
