import EavesOutline
import EavesSource
import Foundation

// measure [--rounds N] FOLDER…   the speed of the scanner alone: files in memory, one core, the best round

var rounds = 5
var folders: [String] = []
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  if argument == "--rounds" {
    rounds = arguments.popFirst().flatMap { Int($0) } ?? rounds
  } else {
    folders.append(argument)
  }
}
let sources = folders.flatMap { folder -> [SourceText] in
  guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
  return walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
    FileManager.default.contents(atPath: folder + "/" + path)
      .map { SourceText(path: FilePath(path), bytes: [UInt8]($0)) }
  }
}
let byteCount = sources.reduce(0) { $0 + $1.bytes.count }
var nodeCount = 0
var best = Double.infinity
for _ in 0..<rounds {
  nodeCount = 0
  let start = clock()
  for source in sources { nodeCount += Outline(scanning: source).nodes.count }
  best = min(best, Double(clock() - start) / Double(CLOCKS_PER_SEC))
}
guard byteCount > 0 else {
  print("no Swift file in \(folders.joined(separator: " "))")
  exit(1)
}
let speed = Double(byteCount) / best / 1e6
print(
  "\(sources.count) files, \(byteCount) bytes, \(nodeCount) nodes: "
    + String(format: "%.3f CPU s, %.0f MB/s", best, speed))
