import EavesFindings
import EavesLayout
import EavesSource

/// The data for the script of a page: the counts of the report, and the project map with the places of all its boxes.
///
/// Regions stand in columns, so that a region costs a few bytes besides its name. In a list of numbers that ascend each
/// is written as what it is more than the one before.
struct PageData {
  let report: Report
  let picture: Picture
  let owners: [FilePath: [String]]?

  /// On one line, without any `<`: nothing in it ends the element that it stands in.
  var line: String {
    let value: JSON = [
      "schemaVersion": .number(JSONReporter.schemaVersion),
      "profile": JSON(report.chosenProfile),
      "checked": JSONReporter().checked(report.checked),
      "summary": JSONReporter().summary(report),
      "places": places,
      "regions": regions, "references": references, "breaches": breaches, "routes": routes,
    ]
    return Self.withoutOpenings(value.lineBytes)
  }

  /// With each `<` written as JSON may write it.
  private static func withoutOpenings(_ bytes: [UInt8]) -> String {
    var written: [UInt8] = []
    written.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == UInt8(ascii: "<") { written += "\\u003c".utf8 } else { written.append(byte) }
    }
    return String(decoding: written, as: UTF8.self)
  }

  private var places: JSON {
    let folders = PageCounts(of: report.findings) { $0.place.path.folder }.json
    guard let owners else { return ["folder": folders] }
    let byOwner = PageCounts(of: report.findings) { PageFindings.owner(of: $0, owners) }.json
    return ["folder": folders, "owner": byOwner]
  }

  private var regions: JSON {
    let all = picture.projectMap.regions
    let roles = roles
    let places = boxes
    func column(_ value: (ProjectMap.Region) -> Int) -> JSON { .array(all.map { .number(value($0)) }) }
    func side(_ value: (Place) -> Int) -> JSON { .array(places.map { .number(value($0)) }) }
    let columns: JSON = [
      "name": .array(all.map { .string($0.name) }),
      "kind": .string(all.map { String($0.kind.rawValue.prefix(2)) }.joined()),
      // How far before a region the one stands that it lies in.
      "parent": .array(all.indices.map { index in .number(all[index].parent.map { index - $0 } ?? 0) }),
      "roles": .array(roles.map { .string($0) }),
      "role": .array(all.map { .number($0.role.flatMap { roles.firstIndex(of: $0) } ?? -1) }),
      "files": column { $0.files }, "lines": column { $0.lines }, "findings": column { $0.findings },
      "x": side { $0.x }, "y": side { $0.y }, "width": side { $0.width },
      "collections": .array(
        all.indices.filter { picture.projectMap.isCollection($0) }.map { .number($0) }),
    ]
    let layers = picture.projectMap.layers
    if layers.isEmpty { return columns }
    return columns.with("layers", .array(layers.map { .string($0) }))
      .with("layer", column { $0.layer ?? -1 })
  }

  private var roles: [String] { Set(picture.projectMap.regions.compactMap(\.role)).sorted() }

  private struct Place {
    var x = 0
    var y = 0
    var width = 0
  }

  /// Where each region stands in the one that it lies in.
  private var boxes: [Place] {
    var places = Array(repeating: Place(), count: picture.projectMap.regions.count)
    for level in picture.levels {
      guard let level else { continue }
      for (region, box) in zip(level.children, level.layout.boxes) {
        places[region] = Place(x: box.x, y: box.y, width: box.width)
      }
    }
    return places
  }

  /// Source, target, count, one after the other; sources ascend.
  private var references: JSON {
    var last = 0
    return .array(
      picture.projectMap.references.flatMap { reference -> [JSON] in
        defer { last = reference.source }
        return [.number(reference.source - last), .number(reference.target), .number(reference.count)]
      })
  }

  /// Finding, source, target, level, one after the other; -1 for no target. The level is 3 to 1 for an error, a warning
  /// and a note, 0 for what the baseline has.
  private var breaches: JSON {
    .array(
      picture.projectMap.breaches.flatMap {
        [.number($0.finding), .number($0.source), .number($0.target ?? -1), .number(Self.level($0))]
      })
  }

  private static func level(_ breach: ProjectMap.Breach) -> Int {
    if breach.isKnown { return 0 }
    switch breach.impact.shade {
    case .error: return 3
    case .warning: return 2
    case .note: return 1
    }
  }

  /// Arrows of a level beyond which their routes are left out: the script draws curves then.
  private static let maxRoutes = 70
  /// How many numbers the ways of all levels may have.
  private static let routeBudget = 12_000

  /// Source, target, whether it is drawn upwards, and the points of each arrow: of what is seen at first, and of levels
  /// that are not crowded.
  private var routes: JSON {
    var room = Self.routeBudget
    var routes: [JSON] = []
    for (index, level) in picture.levels.enumerated() {
      guard let level, index == 0 || level.arrows.count <= Self.maxRoutes else { continue }
      let size = level.layout.routes.reduce(0) { $0 + 2 * $1.count + 3 }
      if size > room, index > 0 { continue }
      room -= size
      routes += self.routes(of: level)
    }
    return .array(routes)
  }

  private func routes(of level: Picture.Level) -> [JSON] {
    level.arrows.enumerated().map { index, arrow in
      let points = level.layout.routes[index].flatMap { [JSON.number($0.x), .number($0.y)] }
      let isUp = level.layout.upward.contains(index)
      return .array([.number(arrow.source), .number(arrow.target), .number(isUp ? 1 : 0)] + points)
    }
  }
}
