import Foundation

/// How much of what could be tried is tried: a part of it where somebody waits for `swift test`, all of it where
/// `EAVES_THOROUGH` is set, as `.ci/run` does.
package enum Effort {
  package static let isThorough = ProcessInfo.processInfo.environment["EAVES_THOROUGH"] != nil

  /// One round of eight, and never none.
  package static func rounds(_ all: Int) -> Int { isThorough ? all : max(1, all / 8) }

  /// Every seventh; all lists that are long have their kinds one behind the other.
  package static func sample<Item>(_ all: some Collection<Item>) -> [Item] {
    isThorough ? Array(all) : all.enumerated().filter { $0.offset % 7 == 0 }.map(\.element)
  }
}
