import Foundation
import SwiftData // trap: the data module owns the store

@Model
public final class StoredTour {
  public var name: String
  public init(name: String) { self.name = name }
}
