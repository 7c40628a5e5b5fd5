import EavesFindings
import EavesSource

/// What is not covered, for people: a heading with a count for each list, a line for each thing, what to do; last the
/// lines for `roles:`.
struct CoverageText {
  let coverage: Coverage
  let proposed: ProposedRoles

  var text: String {
    let lists = Coverage.List.allCases.filter { !coverage[$0].isEmpty }
    let sections = lists.map(section) + [proposed.text].filter { !$0.isEmpty }
    if sections.isEmpty {
      return "nothing to list: every type and file that Eaves checks is covered by a rule\n"
    }
    return sections.joined(separator: "\n")
  }

  private func section(_ list: Coverage.List) -> String {
    let items = coverage[list]
    var lines = ["\(CoverageWording.heading(of: list)): \(items.count)"]
    let usual = CoverageWording.remedy(for: list)
    // Those with the usual remedy come last.
    let remedies = Set(items.compactMap(\.remedy)).sorted() + [usual]
    for remedy in remedies {
      let items = items.filter { ($0.remedy ?? usual) == remedy }
      if items.isEmpty { continue }
      lines += items.map { line($0, in: list) }
      lines.append("  fix: \(remedy)")
    }
    return lines.map { HarmlessText.of($0, in: .line) + "\n" }.joined()
  }

  private func line(_ item: CoverageItem, in list: Coverage.List) -> String {
    // The heading says it all of a file without a role.
    if list == .withoutRole { return "  \(item.place.path)" }
    return item.name == item.place.path.text
      ? "  \(item.place)  \(item.why)" : "  \(item.place)  \(item.name): \(item.why)"
  }
}

/// The lists of `eaves coverage` in words.
enum CoverageWording {
  static func heading(of list: Coverage.List) -> String {
    switch list {
    case .types: "Types not covered by any rule"
    case .withoutRole: "Files without a role"
    case .notParsed: "Files that could not be parsed completely"
    case .testsByPath: "Files treated as tests because of their path"
    case .unresolved: "Types and names that could not be resolved"
    case .unknownCalls: "Calls that may reach what a rule forbids"
    case .packageCalls: "Calls of packages that are not read"
    case .exempt: "Findings not reported because the type counts as test, preview or mock"
    case .exemptByConfiguration: "Findings not reported because of `roles:` in eaves.yml"
    case .shadowing: "Types named like an SDK or package type"
    case .configured: "Word lists and roles that eaves.yml changes"
    case .manifests: "Manifests and project files that could not be read completely"
    }
  }

  static func remedy(for list: Coverage.List) -> String {
    switch list {
    case .types:
      "enable or write a rule that covers the type; `eaves why TYPE` lists the roles of the type"
    case .withoutRole:
      "give their types a role under `roles:` in eaves.yml, or list the files under `exclude:`"
    case .notParsed:
      "correct the syntax, or exclude the file"
    case .testsByPath:
      "add the file to a target"
    case .unresolved:
      "import the module that declares the type, or give the type a role under `roles:` in eaves.yml"
    case .unknownCalls:
      "look at these calls yourself: Eaves reports only what is certain"
    case .packageCalls:
      "if a function reaches data, add its name to a list under `words:` in eaves.yml"
    case .exempt:
      "move test code into a test target, or rename production code so that it is checked"
    case .exemptByConfiguration:
      "remove the entry under `roles:` in eaves.yml"
    case .shadowing:
      "rename the type if a rule should cover it"
    case .configured:
      "remove an entry that only silences findings"
    case .manifests:
      "declare each module and its folder under `modules:` in eaves.yml"
    }
  }
}
