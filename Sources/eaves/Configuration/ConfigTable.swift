import EavesDocuments
import EavesFiles
import EavesFindings
import EavesSession
import EavesSource

/// The keys of `eaves.yml` with what holds for one place: a flag, a line of a file, or the default.
struct ConfigTable {
  struct Row {
    let key: String
    let value: String
    let source: String
  }

  let rows: [Row]

  init(invocation: Invocation, workspace: Workspace, nested: [NestedConfiguration]) {
    var table = Builder(
      configuration: workspace.configuration, path: workspace.configurationPath ?? FilePath(""),
      nested: nested)
    let written = workspace.configuration
    table.one("profile", invocation.profile, written.profile?.text, ConfigWording.surveyed)
    table.list("rules", invocation.rules, written.rules.map { ($0.text, $0.line) }, addsFlags: true)
    table.one("checks", invocation.checks, written.checks?.text)
    table.list("include", [], written.include.map { ($0.text, nil) }, ConfigWording.everything)
    table.list(
      "exclude", [], written.exclude.map { ($0.text, nil) }, inner: { $0.shownExclusions.map { ($0, nil) } })
    table.list("only", invocation.only, written.only.map { ($0.text, $0.line) }, ConfigWording.everything)
    table.list("skip", invocation.skip, written.skip.map { ($0.text, $0.line) })
    table.one("min-impact", invocation.minImpact?.name, written.minImpact?.name, ConfigWording.everything)
    table.one("fail-on", invocation.failOn?.name, written.failOn?.name, FailLevel.from(.medium).name)
    table.one(
      "strict", Self.strict(invocation.isStrict ? true : nil, invocation.strictMatters),
      Self.strict(written.strict, written.strictMatters), "false")
    table.one("format", invocation.format, written.format?.text, "text")
    table.one("output", invocation.output, written.output?.text, ConfigWording.screen)
    table.list(
      "report-path", invocation.reportPaths.map(\.text), written.reportPath.map { ($0.text, nil) },
      ConfigWording.everything)
    table.one("diff", invocation.diff, written.diff?.text)
    table.one("baseline", invocation.baseline, written.baseline?.text, Self.usualBaseline(workspace))
    table.flag("no-baseline", invocation.ignoresBaseline, written.noBaseline)
    table.one("stale", nil, written.staleFails.map { $0 ? "fail" : "warn" }, "fail")
    table.one(
      "jobs", invocation.jobs.map(String.init), written.jobs.map(String.init), String(Machine.processorCount))
    table.flag("timings", invocation.showsTimings, written.timings)
    table.flag("quiet", invocation.isQuiet, written.quiet)
    table.flag("all", invocation.wantsAll, written.all)
    table.flag("summary", invocation.wantsSummary, written.summary)
    table.one("color", invocation.color?.rawValue, written.color?.text, ColorChoice.auto.rawValue)
    table.list(
      "layers", [],
      written.layers.map { ("\($0.name.text): \(ConfigWording.members($0))", $0.name.line) })
    table.list("modules", [], written.modules.map { ("\($0.name.text): \($0.path)", $0.name.line) })
    table.list(
      "roles", [],
      written.roles.map { (ConfigWording.items($0.name, $0.items.count), $0.items.first?.line) })
    table.list("replace", [], written.replacedRoles.map { ($0.text, $0.line) })
    table.list(
      "words", [],
      written.words.map { list in
        ("\(list.name.text): \(list.values.map(\.text).joined(separator: ", "))", list.name.line)
      })
    table.list(
      "may-be-empty", [], written.mayBeEmpty.map { ("\($0.role.text): \($0.reason.text)", $0.role.line) })
    table.list(
      "on", [], written.on.map { ($0.text, $0.line) },
      inner: { $0.configuration.on.map { ($0.text, $0.line) } })
    table.list("off", [], Self.off(written), inner: { Self.off($0.configuration) })
    table.list("impact", [], Self.impact(written), inner: { Self.impact($0.configuration) })
    rows = table.rows
  }

  /// The file that counts by its name alone, where it is there.
  private static func usualBaseline(_ workspace: Workspace) -> String {
    let name = BaselineFile.usualName
    return workspace.root.folder.appending(FilePath(name)).exists ? name : ConfigWording.nothing
  }

  /// Nil where it is not said.
  private static func strict(_ isOn: Bool?, _ matters: Set<StrictOption>) -> String? {
    matters.isEmpty ? isOn.map(String.init) : StrictOption.text(matters)
  }

  private static func off(_ configuration: Configuration) -> [(String, Int?)] {
    configuration.off.map { ("\($0.rule.text): \($0.reason.text)", $0.rule.line) }
  }

  private static func impact(_ configuration: Configuration) -> [(String, Int?)] {
    configuration.impact.map { ("\($0.rule.text): \($0.level.name)", $0.rule.line) }
  }

  /// Three columns, a row for each value.
  var text: String {
    let rows = rows.map { row in
      Row(
        key: row.key, value: HarmlessText.of(row.value, in: .line),
        source: HarmlessText.of(row.source, in: .line))
    }
    let key = rows.map(\.key.count).max() ?? 0
    let value = rows.map(\.value.count).max() ?? 0
    return rows.map { row in
      row.key + String(repeating: " ", count: key - row.key.count + 2) + row.value
        + String(repeating: " ", count: value - row.value.count + 2) + row.source + "\n"
    }.joined()
  }

  /// Collects rows: flags go first, then files, then the default.
  private struct Builder {
    let configuration: Configuration
    let path: FilePath
    let nested: [NestedConfiguration]
    var rows: [Row] = []

    mutating func one(
      _ key: String, _ flag: String?, _ written: String?, _ standard: String = ConfigWording.nothing
    ) {
      if let flag {
        rows.append(Row(key: key, value: flag, source: "--\(key)"))
      } else if let written {
        rows.append(Row(key: key, value: written, source: source(key, configuration, path)))
      } else {
        rows.append(Row(key: key, value: standard, source: ConfigWording.standard))
      }
    }

    mutating func flag(_ key: String, _ isOn: Bool, _ written: Bool?) {
      one(key, isOn ? "true" : nil, written.map(String.init), "false")
    }

    /// Flags stand for what is written, except where they add to it; what is written further in always adds.
    mutating func list(
      _ key: String, _ flags: [String], _ written: [(text: String, line: Int?)],
      _ standard: String = ConfigWording.nothing, addsFlags: Bool = false,
      inner: (NestedConfiguration) -> [(String, Int?)] = { _ in [] }
    ) {
      var found = flags.map { Row(key: key, value: $0, source: "--\(key)") }
      if flags.isEmpty || addsFlags {
        found += written.map {
          Row(key: key, value: $0.text, source: source(key, configuration, path, line: $0.line))
        }
      }
      for part in nested {
        found += inner(part).map {
          Row(key: key, value: $0.0, source: source(key, part.configuration, part.path, line: $0.1))
        }
      }
      rows += found.isEmpty ? [Row(key: key, value: standard, source: ConfigWording.standard)] : found
    }

    /// `eaves.yml:3`: the line of the value, else that of its key.
    private func source(_ key: String, _ configuration: Configuration, _ path: FilePath, line: Int? = nil)
      -> String
    {
      let line = line ?? configuration.keys.first { $0.text == key }?.line
      return line.map { "\(path):\($0)" } ?? path.text
    }
  }
}

extension FailLevel {
  /// As flags and files write it.
  fileprivate var name: String {
    switch self {
    case .never: "never"
    case .from(let impact): impact.name
    }
  }
}

/// Messages of `config`.
enum ConfigWording {
  static let standard = "default"
  static let nothing = "–"
  static let everything = "all"
  static let screen = "standard output"
  static let surveyed = "as `eaves survey` says"
  static func items(_ role: String, _ count: Int) -> String {
    "\(role): \(count == 1 ? "1 item" : "\(count) items")"
  }
  static func members(_ layer: LayerDefinition) -> String {
    let members = layer.modules + layer.folders + layer.roles + layer.types
    return members.map(\.text).joined(separator: ", ") + (layer.isClosed ? "; closed" : "")
      + (layer.isIndependent ? "; independent" : "")
  }
  static func ownRoot(_ path: FilePath) -> String {
    "\(path) names a profile, so its folder is a separate project; settings of this file do not apply to this root"
  }
}
