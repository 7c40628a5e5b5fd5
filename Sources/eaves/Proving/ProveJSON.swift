import EavesChecks
import EavesFindings
import EavesReporters
import EavesSession
import EavesSource

/// A proof for machines, schemaVersion 1: every plant with its edits, so that each verdict can be repeated.
struct ProveJSON {
  let proof: CheckProof

  var text: String {
    let value = JSON.object([
      ("schemaVersion", .number(1)),
      ("tool", ["name": .string(Tool.name), "version": .string(Tool.version)]),
      ("seed", .number(proof.seed)), ("share", Self.share(proof.share)),
      ("planted", .number(proof.planted)), ("caught", .number(proof.caught)),
      ("checks", .number(proof.checks)),
      ("rules", .array(proof.rules.map(Self.rule))),
      ("notPlanted", .array(proof.unplanted.map(Self.unplanted))),
    ])
    var text = ""
    value.write(to: &text)
    return text + "\n"
  }

  /// In whole percent, as a survey counts.
  private static func share(_ share: Double?) -> JSON {
    share.map { .number(ProveText.wholePercent($0)) } ?? .null
  }

  private static func rule(_ rule: ProvedRule) -> JSON {
    .object([
      ("rule", .string(rule.rule.text)), ("planted", .number(rule.plants.count)),
      ("caught", .number(rule.caught)), ("unknown", .number(rule.unknown)),
      ("missed", .array(rule.missed.map(missed))), ("plants", .array(rule.plants.map(plant))),
    ])
  }

  private static func missed(_ plant: ProvedPlant) -> JSON {
    .object(
      head(plant) + [
        (key: "cause", value: JSON(plant.miss?.cause.rawValue)),
        (key: "why", value: JSON(plant.miss?.why)),
      ])
  }

  private static func plant(_ plant: ProvedPlant) -> JSON {
    .object(
      head(plant) + [
        (key: "verdict", value: .string(verdict(plant.verdict))),
        (key: "edits", value: .array(plant.plant.edits.map(edit))),
      ])
  }

  private static func head(_ plant: ProvedPlant) -> [(key: String, value: JSON)] {
    [
      ("plant", .string(plant.plant.text)), ("subject", .string(plant.plant.subject.name)),
      ("path", .string(plant.plant.place.path.text)), ("line", .number(plant.plant.place.start.line)),
      ("column", .number(plant.plant.place.start.column)),
    ]
  }

  /// An insertion at an offset of the file without the plant, in bytes.
  private static func edit(_ edit: PlantEdit) -> JSON {
    .object([
      ("path", .string(edit.path.text)), ("offset", .number(edit.offset)),
      ("text", .string(edit.insertion)),
    ])
  }

  private static func unplanted(_ rule: UnplantedRule) -> JSON {
    .object([("rule", .string(rule.rule.text)), ("why", .string(rule.why))])
  }

  private static func verdict(_ verdict: ProvedPlant.Verdict) -> String {
    switch verdict {
    case .caught: "caught"
    case .unknown: "unknown"
    case .missed: "missed"
    }
  }
}
