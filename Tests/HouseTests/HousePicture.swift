import Testing

/// The targets of the product as `Package.swift` names them, drawn storey by storey: whoever imports stands above.
struct HousePicture {
  struct Room {
    let name: String
    let imports: [String]
  }

  /// In the order of the manifest.
  let rooms: [Room]

  /// Reads `stage("X", imports: [ … ])` and the executable target.
  init(manifest: String) throws {
    let compact = String(manifest.filter { !$0.isWhitespace })
    let body = try #require(compact.split(separator: "targets:[stage(", maxSplits: 1).last)
    var rooms: [Room] = []
    for part in ("stage(" + body).split(separator: "stage(") {
      let call = part.prefix { $0 != ")" }
      let names = call.split(separator: "\"").map(String.init).filter { $0.hasPrefix("Eaves") }
      if let name = names.first, call.hasPrefix("\"Eaves") {
        rooms.append(Room(name: name, imports: Array(names.dropFirst())))
      }
    }
    let program = try #require(compact.split(separator: ".executableTarget(", maxSplits: 1).last).prefix {
      $0 != ")"
    }
    let names = program.split(separator: "\"").map(String.init).filter { $0.hasPrefix("Eaves") }
    self.rooms = rooms + [Room(name: "eaves", imports: names)]
  }

  /// How many storeys lie below a room.
  private func height(of name: String) -> Int {
    let below = rooms.first { $0.name == name }?.imports ?? []
    return (below.map { height(of: $0) }.max() ?? -1) + 1
  }

  /// What a room imports that nothing else it imports does: the rest follows.
  private func direct(_ room: Room) -> [String] {
    room.imports.filter { name in
      !room.imports.contains { other in rooms.first { $0.name == other }?.imports.contains(name) ?? false }
    }
  }

  /// A line for each room, the highest first: its name, and below which it stands.
  var text: String {
    let width = rooms.map(\.name.count).max() ?? 0
    let top = rooms.map { height(of: $0.name) }.max() ?? 0
    let lines = (0...top).reversed().flatMap { storey in
      rooms.filter { height(of: $0.name) == storey }.map { room in
        let below = direct(room)
        let name = room.name + String(repeating: " ", count: width - room.name.count)
        return "\(storey)  " + (below.isEmpty ? room.name : "\(name)  on \(below.joined(separator: ", "))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
