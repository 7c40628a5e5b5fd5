import EavesSource

/// The process and what surrounds it: streams, environment, processors, its end.
package enum Machine {
  /// The streams that a process is given.
  package enum Stream: Int32, Sendable {
    case input = 0
    case output = 1
    case errors = 2

    package var isTerminal: Bool { SystemCalls.isTerminal(rawValue) }

    /// The columns of the terminal, nil when the stream is none.
    package var columns: Int? { SystemCalls.columns(ofTerminal: rawValue) }

    /// What is there to be read, at most 64 KiB: waits for the first byte; empty at the end. The fault's path is `-`.
    package func readAvailable() throws(FileFault) -> [UInt8] {
      try FileFault.of(FilePath("-"), try SystemCalls.readAvailable(rawValue, upTo: 1 << 16))
    }

    /// Whether there is something to be read, or the end has come, within so many milliseconds.
    package func isReadable(within milliseconds: Int32) -> Bool {
      SystemCalls.isReadable(rawValue, within: milliseconds)
    }

    /// Writes everything; throws when nobody reads it or the disk is full. The fault's path is `-`.
    package func write(_ bytes: [UInt8]) throws(FileFault) {
      try FileFault.of(FilePath("-"), try SystemCalls.write(bytes, to: rawValue))
    }
  }

  /// The value of an environment variable, nil when it is not set.
  package static func environmentValue(_ name: String) -> String? { SystemCalls.environmentValue(name) }

  /// All environment variables.
  package static var environment: [String: String] { SystemCalls.environment }

  /// Processors on line, at least 1.
  package static var processorCount: Int { SystemCalls.processorCount }

  /// The day in UTC, as `2026-11-28`.
  package static var today: String {
    // Days since the first of March of the year 0; 400 years have 146,097 days.
    let days = SystemCalls.secondsSince1970 / 86_400 + 719_468
    let (era, dayOfEra) = days.quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let (day, month) = (dayOfYear - (153 * shifted + 2) / 5 + 1, shifted < 10 ? shifted + 3 : shifted - 9)
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  /// How many more files the process may open at once, counted up to `wanted`. O(files open + `wanted`).
  package static func freeDescriptors(upTo wanted: Int) -> Int {
    SystemCalls.freeDescriptors(upTo: wanted)
  }

  /// Sleeps.
  package static func pause(milliseconds: Int32) { SystemCalls.pause(milliseconds: milliseconds) }

  /// Holds a value as long as the process lasts. Giving back a graph of a hundred thousand pieces one by one takes
  /// longer than a system takes to drop all of it.
  package static func keep(_ value: any Sendable) { _ = unsafe Unmanaged.passRetained(ProcessState(value)) }

  private final class ProcessState: Sendable {
    private let value: any Sendable
    init(_ value: any Sendable) { self.value = value }
  }

  /// Lets a write that fails say so, where a signal would end the process and leave a draft.
  package static func ignoreSignalsOfWrites() { SystemCalls.ignoreSignalsOfWrites() }

  /// Ends the process at once.
  package static func exit(_ status: Int32) -> Never { SystemCalls.exit(status) }
}
