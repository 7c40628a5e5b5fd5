@testable import EavesOutline
import EavesSource
import Foundation

// fuzz [--cases N] [--seed S] FOLDER…   reads N mutated stretches of the files
// fuzz --doubling                       the time for hostile inputs of 1, 2, 4 … times the size

/// Where an input is kept that breaks an invariant.
let keptPath = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(getpid()).swift").path

func fail(_ message: String, _ input: [UInt8] = []) -> Never {
  _ = FileManager.default.createFile(atPath: keptPath, contents: Data(input))
  FileHandle.standardError.write(Data("fuzz: \(message), kept in \(keptPath)\n".utf8))
  exit(1)
}

func swiftFiles(in folders: [String]) -> [[UInt8]] {
  folders.flatMap { folder -> [[UInt8]] in
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    return walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .compactMap { FileManager.default.contents(atPath: folder + "/" + $0).map { [UInt8]($0) } }
      .filter { !$0.isEmpty && $0.count < 200_000 }
  }
}

/// Writes a line at once, so that it is there when the next input ends the process.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

/// Reads one input; the seconds of processor time that it took.
func read(_ bytes: [UInt8], _ description: () -> String) -> Double {
  let start = clock()
  let outline = Outline(scanning: SourceText(path: FilePath("Fuzz.swift"), bytes: bytes))
  let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
  if let violation = outline.violation() { fail("\(violation): \(description())", bytes) }
  return seconds
}

func fuzz(cases: Int, seed: UInt64, folders: [String]) {
  let files = swiftFiles(in: folders)
  if files.isEmpty { fail("no Swift file in \(folders.joined(separator: " "))") }
  var mutator = Mutator(files: files, dice: Dice(state: seed))
  var (slowest, byteCount) = (0.0, 0)
  for index in 0..<cases {
    let before = mutator.dice.state
    let bytes = mutator.next()
    byteCount += bytes.count
    // A crash is found again by starting with the state that was written last as the seed.
    if index % 100_000 == 0 { say("case \(index), state \(before)") }
    slowest = max(slowest, read(bytes) { "case \(index), state \(before)" })
    let lost = Lexer.lostBytes(bytes)
    if lost != [] { fail("bytes \(lost ?? []) are lost: case \(index), state \(before)", bytes) }
  }
  say("\(cases) cases, \(byteCount) bytes, seed \(seed): no violation; slowest \(Int(slowest * 1e6)) µs")
}

var cases = 100_000
var seed: UInt64 = 1
var folders: [String] = []
var arguments = CommandLine.arguments.dropFirst()
var doubles = false
while let argument = arguments.popFirst() {
  switch argument {
  case "--cases": cases = arguments.popFirst().flatMap { Int($0) } ?? cases
  case "--seed": seed = arguments.popFirst().flatMap { UInt64($0) } ?? seed
  case "--doubling": doubles = true
  default: folders.append(argument)
  }
}
if doubles { printDoublings() } else { fuzz(cases: cases, seed: seed, folders: folders) }
