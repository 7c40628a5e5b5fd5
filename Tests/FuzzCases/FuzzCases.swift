import Foundation

/// Inputs that look random and can be had again: a seed makes a run, a number in it makes a case.
///
/// A run begins with a line that says its seed. `EAVES_FUZZ_SEED` gives it another one, and `EAVES_FUZZ_CASE`
/// leaves only one case of it, so that what a failure says is the way to see it again. `EAVES_FUZZ_COUNT` asks for
/// another number of cases:
///
/// ```
/// EAVES_FUZZ_SEED=7 EAVES_FUZZ_CASE=312 swift test --filter damagedFilesAreRead
/// EAVES_FUZZ_COUNT=5000 swift test --filter damagedFilesAreRead
/// ```
package struct FuzzCases {
  /// The function of the test, as `--filter` takes it.
  package let name: String
  package let seed: UInt64
  /// The numbers of the cases that are run.
  package let numbers: Range<Int>

  /// Takes the seed and the cases from the environment where it says any.
  package init(_ name: String, count: Int) {
    let environment = ProcessInfo.processInfo.environment
    self.name = name
    seed = environment["EAVES_FUZZ_SEED"].flatMap { UInt64($0) } ?? 7
    let only = environment["EAVES_FUZZ_CASE"].flatMap { Int($0) }
    let asked = environment["EAVES_FUZZ_COUNT"].flatMap { Int($0) }.map { max(0, $0) }
    numbers = only.map { $0..<($0 + 1) } ?? 0..<(asked ?? count)
  }

  /// Runs the cases until five have failed.
  ///
  /// - Parameter body: makes an input of the dice, tries it, and returns what is wrong, nil when nothing is.
  /// - Returns: a line for each failure, which says how to run its case alone.
  package func failures(_ body: (inout Dice) -> String?) throws -> [String] {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("eaves-fuzz-\(name)-\(ProcessInfo.processInfo.processIdentifier).txt")
    try Data().write(to: place)
    let journal = try FileHandle(forWritingTo: place)
    // A case that ends the process leaves its number behind.
    say(
      "\(name): seed \(seed), \(numbers.count) cases; the command for the one that runs is in \(place.path)")
    var failures: [String] = []
    for number in numbers where failures.count < 5 {
      try journal.seek(toOffset: 0)
      try journal.write(contentsOf: Data("\(command(number))\n".utf8))
      var dice = Dice(seed: seed, number: number)
      if let fault = body(&dice) { failures.append("\(fault): \(command(number))") }
    }
    try journal.close()
    try FileManager.default.removeItem(at: place)
    return failures
  }

  private func command(_ number: Int) -> String {
    "EAVES_FUZZ_SEED=\(seed) EAVES_FUZZ_CASE=\(number) swift test --filter \(name)"
  }

  /// Says a line at once, so that it is there when the next case ends the process.
  package func say(_ line: String) { FileHandle.standardError.write(Data("fuzz \(line)\n".utf8)) }
}

/// The same numbers for the same case of the same seed: SplitMix64.
package struct Dice: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64, number: Int) {
    state = seed
    state = next() ^ UInt64(truncatingIfNeeded: number)
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
