import EavesChecks
import EavesProject
import EavesSource

/// Runs plants, many in one check of the project.
///
/// Plants of a check change different types. Where they change the role of a type, the check is repeated with fewer
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
    for batch in batches(open, plants) { run(batch, plants, &results) }
    return results.compactMap(\.self)
  }

  /// A plant in a file that is not read has its verdict.
  private static func withoutCheck(_ plant: Plant) -> ProvedPlant? {
    guard plant.subject.outside == .excluded else { return nil }
    return ProvedPlant(plant: plant, verdict: .missed(PlantMiss(.excluded, plant.subject.name)))
  }

  /// Each plant in the first batch that it does not touch. O(plants · batches).
  private func batches(_ open: [Int], _ plants: [Plant]) -> [[Int]] {
    var batches: [(plants: [Int], footprint: Footprint)] = []
    for index in open {
      let footprint = Footprint(plants[index], in: session.project)
      let at = batches.indices.first {
        batches[$0].plants.count < Self.most && !batches[$0].footprint.touches(footprint)
      }
      if let at {
        batches[at].plants.append(index)
        batches[at].footprint.add(footprint)
      } else {
        batches.append(([index], footprint))
      }
    }
    return batches.map(\.plants)
  }

  /// So many plants share a check: more would be halved more often.
  private static let most = 48

  private mutating func run(_ batch: [Int], _ plants: [Plant], _ results: inout [ProvedPlant?]) {
    checks += 1
    let check = PlantedCheck(batch.map { plants[$0] }, in: session)
    let changed = check.filesOfChangedTypes
    if batch.count == 1 || changed?.isEmpty ?? false {
      for (position, index) in batch.enumerated() {
        results[index] = check.result(plants[index], at: position)
      }
      return
    }
    let causes = batch.filter { index in
      let files = plants[index].paths.union([plants[index].used].compactMap(\.self))
      return !(changed ?? []).isDisjoint(with: files)
    }
    if causes.isEmpty || causes.count == batch.count {
      let half = batch.count / 2
      run(Array(batch[..<half]), plants, &results)
      return run(Array(batch[half...]), plants, &results)
    }
    for index in causes { run([index], plants, &results) }
    run(batch.filter { !causes.contains($0) }, plants, &results)
  }
}

/// What plants change and what they use: those that share a check touch nothing of each other.
private struct Footprint {
  /// A type at the top level of a file, with all in it.
  private struct Part: Hashable {
    let path: FilePath
    let type: TypeIndex
  }

  /// Files that are changed outside of one type.
  private var files: Set<FilePath> = []
  private var parts: Set<Part> = []
  /// The files of `parts`.
  private var filesOfParts: Set<FilePath> = []
  /// Where the types are declared that are used.
  private var used: Set<FilePath> = []

  init(_ plant: Plant, in project: Project) {
    used = Set([plant.used].compactMap(\.self))
    if plant.edits.count == 1, plant.subject.type != .none {
      let path = plant.edits[0].path
      parts = [Part(path: path, type: project.outermost(plant.subject.type))]
      filesOfParts = [path]
    } else {
      files = plant.paths
    }
  }

  func touches(_ other: Footprint) -> Bool {
    let (changed, others) = (files.union(filesOfParts), other.files.union(other.filesOfParts))
    return !files.isDisjoint(with: others) || !other.files.isDisjoint(with: changed)
      || !parts.isDisjoint(with: other.parts) || !used.isDisjoint(with: others)
      || !other.used.isDisjoint(with: changed)
  }

  mutating func add(_ other: Footprint) {
    files.formUnion(other.files)
    parts.formUnion(other.parts)
    filesOfParts.formUnion(other.filesOfParts)
    used.formUnion(other.used)
  }
}
