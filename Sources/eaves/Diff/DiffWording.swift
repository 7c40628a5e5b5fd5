import EavesFindings
import EavesSession
import EavesSource

/// A line of a diff: where it is, what it says, and the path that leads to it.
struct DiffLine {
  /// "+", "-" or nothing.
  let sign: String
  let text: String
  let place: Place?
  var hops: [RelatedPlace] = []
  /// What to do about it; nil where nothing is wrong.
  var remedy: String?
}

/// The sections of a diff in words, for every format that people read.
struct DiffSections {
  let diff: ProjectDiff

  struct Section {
    let title: String
    let lines: [DiffLine]
    /// How many changes there are: a line may count several.
    let count: Int

    init(title: String, lines: [DiffLine], count: Int? = nil) {
      (self.title, self.lines, self.count) = (title, lines, count ?? lines.count)
    }
  }

  /// Those that have a line, what is most urgent first.
  var list: [Section] {
    let sections =
      [
        Section(
          title: "Findings that this change hides, or that no longer fail the run",
          lines: diff.hidden.sorted { $0.finding.impact > $1.finding.impact }.map(Self.line))
      ]
      + [
        Section(
          title: "Changes of the check: configuration, rules, baseline, comments, unread code",
          lines: checkLines,
          count: diff.check.count)
      ]
      + [
        Section(
          title: "New findings", lines: diff.new.filter { !diff.isOfCheck($0) }.map { Self.line($0, "+") })
      ]
      + ArchitectureList.allCases.map(section)
      + [
        Section(
          title: "New findings because the configuration or the rules changed",
          lines: diff.new.filter(diff.isOfCheck).map { Self.line($0, "+") })
      ]
      + [Section(title: "Findings that are gone", lines: diff.fixed.map { Self.line($0, "-") })]
    return sections.filter { !$0.lines.isEmpty }
  }

  /// "3 new findings, 1 cycle opened": what a first line says; empty where nothing changed.
  var summary: String {
    let counts = [
      (diff.new.count { !diff.isOfCheck($0) }, "new finding", "new findings"),
      (
        diff.new.count(where: diff.isOfCheck), "finding because the configuration or the rules changed",
        "findings because the configuration or the rules changed"
      ), (diff.fixed.count, "finding gone", "findings gone"),
      (added(.modules), "new module", "new modules"), (removed(.modules), "module gone", "modules gone"),
      (
        platformChanges, "minimum deployment target changed", "minimum deployment targets changed"
      ),
      (added(.dependencies), "new declared dependency", "new declared dependencies"),
      (removed(.dependencies), "declared dependency gone", "declared dependencies gone"),
      (added(.imports), "new import between modules", "new imports between modules"),
      (removed(.imports), "import between modules gone", "imports between modules gone"),
      (
        thirdPartyImports.added.count, "new import of a third-party module",
        "new imports of third-party modules"
      ),
      (
        thirdPartyImports.removed.count, "import of a third-party module gone",
        "imports of third-party modules gone"
      ),
      (added(.cycles), "new cycle", "new cycles"), (removed(.cycles), "cycle gone", "cycles gone"),
      (added(.layers), "new dependency between layers", "new dependencies between layers"),
      (removed(.layers), "dependency between layers gone", "dependencies between layers gone"),
      (roleChanges, "type changed its role", "types changed their roles"),
      (
        Set(change(.reaches).added.map { $0["type"] }).count, "type newly reaches data or devices",
        "types newly reach data or devices"
      ),
      (
        diff.check.count, "change of configuration, rule documents, baseline or comments",
        "changes of configuration, rule documents, baseline or comments"
      ),
    ]
    return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }.joined(separator: ", ")
  }

  private func change(_ list: ArchitectureList) -> (added: [ArchitectureItem], removed: [ArchitectureItem]) {
    diff.architecture[list].map { ($0.added, $0.removed) } ?? ([], [])
  }

  /// Without those that a declared dependency already shows.
  private var thirdPartyImports: (added: [ArchitectureItem], removed: [ArchitectureItem]) {
    let (imports, dependencies) = (diff.architecture[.thirdPartyImports], change(.dependencies))
    func besides(_ items: [ArchitectureItem]?, _ declared: [ArchitectureItem]) -> [ArchitectureItem] {
      let names = Set(declared.map { $0["to"].prefix { $0 != "/" }.filter { $0 != "-" } })
      return (items ?? []).filter { !names.contains($0["to"]) }
    }
    return (besides(imports?.added, dependencies.added), besides(imports?.removed, dependencies.removed))
  }

  private func added(_ list: ArchitectureList) -> Int { change(list).added.count }
  private func removed(_ list: ArchitectureList) -> Int { change(list).removed.count }
  private var platformChanges: Int {
    Set((change(.platforms).added + change(.platforms).removed).map { [$0["module"], $0["platform"]] }).count
  }
  private var roleChanges: Int {
    Set((change(.roles).added + change(.roles).removed).map { $0["type"] }).count
  }

  // MARK: Lines

  private static func line(_ hidden: HiddenFinding) -> DiffLine {
    DiffLine(
      sign: "!",
      text:
        "\(hidden.finding.impact.name) \(hidden.finding.message) (\(hidden.finding.rule)): \(hidden.reason)",
      place: hidden.finding.place)
  }

  /// What hides findings comes first. Of many files that are no longer checked, the first are named.
  private var checkLines: [DiffLine] {
    let files = diff.check.filter { $0.hides == 0 && $0.isFileLeftOut }
    let grouped = files.count > Self.maxOfOneCause ? files : []
    let others = diff.check.filter { grouped.isEmpty || $0.hides > 0 || !$0.isFileLeftOut }
    let names = grouped.prefix(Self.maxOfOneCause).compactMap { $0.place.map { "`\($0.path)`" } }
    return others.filter { $0.hides > 0 }.map(Self.line) + others.filter { $0.hides == 0 }.map(Self.line)
      + (grouped.isEmpty
        ? []
        : [
          DiffLine(
            sign: "~",
            text: "\(grouped.count) files are no longer checked: \(names.joined(separator: ", "))"
              + " and \(grouped.count - names.count) more", place: nil)
        ])
  }

  private static func line(_ change: CheckChange) -> DiffLine {
    let reason = change.reason.map { ", reason: \($0)" } ?? ""
    let hides =
      change.hides == 0 ? "" : "; hides \(change.hides) \(change.hides == 1 ? "finding" : "findings")"
    return DiffLine(
      sign: change.hides == 0 ? "~" : "!", text: change.what + reason + hides, place: change.place)
  }

  private static func line(_ finding: Finding, _ sign: String) -> DiffLine {
    DiffLine(
      sign: sign, text: "\(finding.impact.name) \(finding.message) (\(finding.rule))", place: finding.place,
      hops: sign == "+" ? finding.hops : [], remedy: sign == "+" ? finding.instead : nil)
  }

  private func section(_ list: ArchitectureList) -> Section {
    let (added, removed) = list == .thirdPartyImports ? thirdPartyImports : change(list)
    if list == .roles { return Section(title: Self.title(of: list), lines: roles(added, removed)) }
    if list == .platforms { return Section(title: Self.title(of: list), lines: platforms(added, removed)) }
    if list == .layers {
      return Section(
        title: Self.title(of: list), lines: layers(added, removed), count: added.count + removed.count)
    }
    let isOwner = { (item: ArchitectureItem) in list == .reaches && Self.owners[item["role"]] != nil }
    let (shown, more) = Self.ofEachCause(added.filter { !isOwner($0) })
    return Section(
      title: Self.title(of: list),
      lines: shown.map {
        DiffLine(
          sign: "+", text: Self.text(of: $0, in: list) + Self.cause([$0]), place: $0.place, hops: $0.hops)
      }
        + Self.owners(added.filter(isOwner))
        + more.map { DiffLine(sign: "+", text: $0, place: nil) }
        + removed.map {
          DiffLine(sign: "-", text: Self.text(of: $0, in: list) + Self.cause([$0]), place: $0.place)
        },
      count: list == .reaches ? Set(added.map { $0["type"] }).count : added.count + removed.count)
  }

  /// Roles whose types are there to reach data: each capability has one line with those that newly do.
  private static let owners = ["service": "services", "repository": "repositories"]

  /// "services and repositories that newly reach the keychain: `Session`, `TokenStore`".
  private static func owners(_ items: [ArchitectureItem]) -> [DiffLine] {
    let groups = Dictionary(grouping: items) { $0["capability"] }
    return groups.sorted { $0.key < $1.key }.map { capability, group in
      let names = group.prefix(maxNamed).map { "`\($0["type"])`" }.joined(separator: ", ")
      let more = group.count > maxNamed ? " and \(group.count - maxNamed) more" : ""
      let roles = Set(group.compactMap { owners[$0["role"]] }).sorted().joined(separator: " and ")
      return DiffLine(
        sign: "+", text: "\(roles) that newly reach \(capability): \(names)\(more)\(cause(group))",
        place: group.count == 1 ? group[0].place : nil)
    }
  }

  private static let maxNamed = 5

  /// What says that the code alone would not change some items.
  private static func cause(_ items: [ArchitectureItem]) -> String {
    items.allSatisfy(\.isOfCheck) ? " (only because the configuration changed)" : ""
  }

  // MARK: Layers

  /// Of a direction that the project had not, the first few are listed; of one that it had, or keeps, there is a line.
  private func layers(_ added: [ArchitectureItem], _ removed: [ArchitectureItem]) -> [DiffLine] {
    let (known, first) = (
      added.filter { counts(of: $0).before > 0 }, added.filter { counts(of: $0).before == 0 }
    )
    var listed: [LayerDirection: Int] = [:]
    var lines: [DiffLine] = []
    var more: [ArchitectureItem] = []
    for item in first {
      let number = listed[LayerDirection(of: item), default: 0] + 1
      listed[LayerDirection(of: item)] = number
      if number > Self.maxOfOneCause {
        more.append(item)
        continue
      }
      let text = Self.text(of: item, in: .layers) + (number == 1 ? ", the first of its kind" : "")
      lines.append(DiffLine(sign: "+", text: text + Self.cause([item]), place: item.place, hops: item.hops))
    }
    return lines
      + directions(of: more, "+") { "\($0.count) more, \(counts(of: $0[0]).after) in all" }
      + directions(of: known, "+") { "\($0.count) new, \(counts(of: $0[0]).after) in all" }
      + directions(of: removed, "-") { "\($0.count) gone, \(counts(of: $0[0]).after) left" }
  }

  private func counts(of item: ArchitectureItem) -> (before: Int, after: Int) {
    diff.directions[LayerDirection(of: item)] ?? (0, 0)
  }

  /// A line for each direction: "service → view: 2 new, 7 in all (`Store` → `Row`, …)".
  private func directions(
    of items: [ArchitectureItem], _ sign: String, _ counted: ([ArchitectureItem]) -> String
  ) -> [DiffLine] {
    var order: [LayerDirection] = []
    var groups: [LayerDirection: [ArchitectureItem]] = [:]
    for item in items {
      let direction = LayerDirection(of: item)
      if groups[direction] == nil { order.append(direction) }
      groups[direction, default: []].append(item)
    }
    return order.map { direction in
      let group = groups[direction] ?? []
      let examples = group.prefix(Self.maxOfOneCause).map { "`\($0["from"])` → `\($0["to"])`" }
      let names = examples.joined(separator: ", ") + (group.count > examples.count ? ", …" : "")
      let text =
        "\(Self.noun(direction.from)) → \(Self.noun(direction.to)): \(counted(group)) (\(names))\(Self.cause(group))"
      return DiffLine(sign: sign, text: text, place: group.count == 1 ? group[0].place : nil)
    }
  }

  /// Of items whose paths end in the same call, the first few, and a line that counts the others.
  private static func ofEachCause(_ items: [ArchitectureItem]) -> (shown: [ArchitectureItem], more: [String])
  {
    var (counts, calls): ([String: Int], [String]) = ([:], [])
    let shown = items.filter { item in
      guard let call = item.hops.last?.message else { return true }
      if counts[call] == nil { calls.append(call) }
      counts[call, default: 0] += 1
      return counts[call, default: 0] <= maxOfOneCause
    }
    let more = calls.compactMap { call in
      let count = counts[call, default: 0] - maxOfOneCause
      let subject = count == 1 ? "type reaches" : "types reach"
      return count > 0 ? "\(count) more \(subject) the line where \(call)" : nil
    }
    return (shown, more)
  }

  /// The name of a role as people say it; a layer of eaves.yml as it is written there.
  private static func noun(_ role: String) -> String {
    if role.isEmpty { return "no role" }
    if role == "kitView" { return "UIKit or AppKit view" }
    return role.first?.isLowercase == true ? NameWords.role(role) : role
  }

  private static let maxOfOneCause = 3

  /// A type is named once, with both roles.
  private func roles(_ added: [ArchitectureItem], _ removed: [ArchitectureItem]) -> [DiffLine] {
    let before = Dictionary(removed.map { ($0["type"], $0) }, uniquingKeysWith: { first, _ in first })
    let after = Set(added.map { $0["type"] })
    return added.map { item in
      let old = before[item["type"]]
      let roles = "\(Self.noun(old?["role"] ?? "")) → \(Self.noun(item["role"]))\(Self.formerName(old))"
      return DiffLine(sign: "~", text: "`\(item["type"])`: \(roles)\(Self.cause([item]))", place: item.place)
    }
      + removed.filter { !after.contains($0["type"]) }.map {
        DiffLine(
          sign: "~",
          text:
            "`\($0["type"])`: \(Self.noun($0["role"])) → no role\(Self.formerName($0))\(Self.cause([$0]))",
          place: $0.place)
      }
  }

  /// A platform of a module is named once, with both versions.
  private func platforms(_ added: [ArchitectureItem], _ removed: [ArchitectureItem]) -> [DiffLine] {
    func key(_ item: ArchitectureItem) -> String { "\(item["module"])\u{1}\(item["platform"])" }
    let before = Dictionary(removed.map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
    let after = Set(added.map(key))
    return added.map { item in
      let old = before[key(item)].map { "\(Self.version($0)) → " }
      let text = "`\(item["module"])`: \(old ?? "")\(Self.version(item))\(Self.cause([item]))"
      return DiffLine(sign: old == nil ? "+" : "~", text: text, place: item.place)
    }
      + removed.filter { !after.contains(key($0)) }.map {
        DiffLine(sign: "-", text: "`\($0["module"])`: \(Self.version($0))", place: $0.place)
      }
  }

  private static func version(_ item: ArchitectureItem) -> String { "\(item["platform"]) \(item["version"])" }

  /// " (its name was `Trip`)" of a type that was renamed.
  private static func formerName(_ item: ArchitectureItem?) -> String {
    let name = item?["was"] ?? ""
    return name.isEmpty ? "" : " (its name was `\(name)`)"
  }

  private static func title(of list: ArchitectureList) -> String {
    switch list {
    case .modules: "Modules"
    case .platforms: "Minimum deployment targets, by which some rules apply or not"
    case .dependencies: "Declared dependencies"
    case .imports: "Imports between modules"
    case .thirdPartyImports: "Imports of third-party modules"
    case .cycles: "Cycles of modules"
    case .layers: "Dependencies between layers"
    case .roles: "Types with another role"
    case .reaches: "Types that newly reach data or devices, directly or through others"
    }
  }

  private static func text(of item: ArchitectureItem, in list: ArchitectureList) -> String {
    switch list {
    case .modules: "`\(item["name"])` (\(item["kind"]))"
    case .platforms: "`\(item["module"])`: \(version(item))"
    case .dependencies, .imports, .thirdPartyImports: "`\(item["from"])` → `\(item["to"])`"
    case .cycles: "`\(item["cycle"])`"
    case .layers: "\(noun(item["fromRole"])) → \(noun(item["toRole"])): `\(item["from"])` → `\(item["to"])`"
    case .roles: "`\(item["type"])` (\(noun(item["role"])))"
    case .reaches:
      "`\(item["type"])` (\(noun(item["role"]))) reaches \(item["capability"]) through `\(item["object"])`"
    }
  }
}
