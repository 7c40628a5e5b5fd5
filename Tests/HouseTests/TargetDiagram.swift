import Testing

/// The targets of the product as `Package.swift` names them, drawn storey by storey: whoever imports stands above.
struct TargetDiagram {
  struct Target {
    let name: String
    let imports: [String]
  }

  /// In the order of the manifest.
  let targets: [Target]

  /// Reads `stage("X", imports: [ … ])` and the executable target.
  init(manifest: String) throws {
    let compact = String(manifest.filter { !$0.isWhitespace })
    let body = try #require(compact.split(separator: "targets:[stage(", maxSplits: 1).last)
    var targets: [Target] = []
    for part in ("stage(" + body).split(separator: "stage(") {
      let call = part.prefix { $0 != ")" }
      let names = call.split(separator: "\"").map(String.init).filter { $0.hasPrefix("Eaves") }
      if let name = names.first, call.hasPrefix("\"Eaves") {
        targets.append(Target(name: name, imports: Array(names.dropFirst())))
      }
    }
    let program = try #require(compact.split(separator: ".executableTarget(", maxSplits: 1).last).prefix {
      $0 != ")"
    }
    let names = program.split(separator: "\"").map(String.init).filter { $0.hasPrefix("Eaves") }
    self.targets = targets + [Target(name: "eaves", imports: names)]
  }

  /// How many storeys lie below a room.
  private func height(of name: String) -> Int {
    let below = targets.first { $0.name == name }?.imports ?? []
    return (below.map { height(of: $0) }.max() ?? -1) + 1
  }

  /// What a room imports that nothing else it imports does: the rest follows.
  private func direct(_ target: Target) -> [String] {
    target.imports.filter { name in
      !target.imports.contains { other in targets.first { $0.name == other }?.imports.contains(name) ?? false
      }
    }
  }

  /// A line for each room, the highest first: its name, and below which it stands.
  var text: String {
    let width = targets.map(\.name.count).max() ?? 0
    let top = targets.map { height(of: $0.name) }.max() ?? 0
    let lines = (0...top).reversed().flatMap { storey in
      targets.filter { height(of: $0.name) == storey }.map { target in
        let below = direct(target)
        let name = target.name + String(repeating: " ", count: width - target.name.count)
        return "\(storey)  " + (below.isEmpty ? target.name : "\(name)  on \(below.joined(separator: ", "))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
