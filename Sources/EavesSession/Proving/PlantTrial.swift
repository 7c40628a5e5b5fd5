import EavesChecks
import EavesProject
import EavesSource

/// Runs plants, many in one check of the project.
///
/// Plants of a check change different files. Where they change the role of a type, the check is repeated with fewer
/// plants, so that the verdict of each is the one that it has alone.
struct PlantTrial {
  private let session: CheckSession
  /// How many times the project was checked.
  private(set) var checks = 0

  init(_ session: CheckSession) { self.session = session }

  /// The plants with their verdicts, in their order.
  mutating func run(_ plants: [Plant]) -> [ProvedPlant] {
    var results: [ProvedPlant?] = plants.map(Self.withoutCheck)
    let open = plants.indices.filter { results[$0] == nil }
    for batch in Self.batches(open, plants) { run(batch, plants, &results) }
    return results.compactMap(\.self)
  }

  /// A plant in a file that is not read has its verdict.
  private static func withoutCheck(_ plant: Plant) -> ProvedPlant? {
    guard plant.subject.outside == .excluded else { return nil }
    let start = Position(line: 1, column: 1, utf16Column: 1)
    return ProvedPlant(
      plant: plant, place: Place(path: plant.subject.path, start: start, end: start),
      verdict: .missed(PlantMiss(.excluded, plant.subject.name)))
  }

  /// Plants that change different files, each in the first batch that has none of its files. O(plants · batches).
  private static func batches(_ open: [Int], _ plants: [Plant]) -> [[Int]] {
    var (batches, taken): ([[Int]], [Set<FilePath>]) = ([], [])
    for index in open {
      let paths = plants[index].paths
      let at = batches.indices.first { batches[$0].count < most && taken[$0].isDisjoint(with: paths) }
      if let at {
        batches[at].append(index)
        taken[at].formUnion(paths)
      } else {
        batches.append([index])
        taken.append(paths)
      }
    }
    return batches
  }

  /// So many plants share a check: more would be halved more often.
  private static let most = 48

  private mutating func run(_ batch: [Int], _ plants: [Plant], _ results: inout [ProvedPlant?]) {
    checks += 1
    let check = PlantedCheck(batch.map { plants[$0] }, in: session)
    let changed = check.changedTypes
    if batch.count == 1 || changed?.isEmpty ?? false {
      for (position, index) in batch.enumerated() {
        results[index] = check.result(plants[index], at: position)
      }
      return
    }
    let causes = batch.filter { changed?.contains(plants[$0].subject.type) ?? false }
    if causes.isEmpty || causes.count == batch.count {
      let half = batch.count / 2
      run(Array(batch[..<half]), plants, &results)
      return run(Array(batch[half...]), plants, &results)
    }
    for index in causes { run([index], plants, &results) }
    run(batch.filter { !causes.contains($0) }, plants, &results)
  }
}
