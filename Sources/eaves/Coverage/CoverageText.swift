import EavesFindings
import EavesSource

/// What is not covered, for people: a heading with a count for each list, a line for each thing, what to do.
struct CoverageText {
  private let coverage: Coverage

  init(_ coverage: Coverage) { self.coverage = coverage }

  var text: String {
    let lists = Coverage.List.allCases.filter { !coverage[$0].isEmpty }
    if lists.isEmpty { return "everything is covered\n" }
    return lists.map(section).joined(separator: "\n")
  }

  private func section(_ list: Coverage.List) -> String {
    let items = coverage[list]
    var lines = ["\(CoverageWording.heading(of: list)): \(items.count)"]
    lines += items.map { item in
      item.name == item.place.path.text
        ? "  \(item.place)  \(item.why)" : "  \(item.place)  \(item.name): \(item.why)"
    }
    lines.append("  fix: \(CoverageWording.remedy(for: list))")
    return lines.map { HarmlessText.of($0, in: .line) + "\n" }.joined()
  }
}

/// The lists of `eaves coverage` in words.
enum CoverageWording {
  static func heading(of list: Coverage.List) -> String {
    switch list {
    case .types: "Types that no rule covers"
    case .files: "Files that no rule covers"
    case .unresolved: "Types and names that could not be resolved"
    case .unknownCalls: "Calls into code that is not read"
    case .exempt: "Exempt as test, preview or mock although it would have findings"
    case .manifests: "Manifests and project files that are not read to the end"
    }
  }

  static func remedy(for list: Coverage.List) -> String {
    switch list {
    case .types:
      "turn on or write a rule for a role of theirs; `eaves why TYPE` shows which roles a type has"
    case .files:
      "name the role of these files under `roles:` in eaves.yml, or leave them out with `exclude:`"
    case .unresolved:
      "declare or import the type where Eaves can see it, or place it under `roles:` in eaves.yml"
    case .unknownCalls:
      "add the names of the package to a list under `words:` in eaves.yml if they reach data"
    case .exempt:
      "move test code into a test target, or rename production code so that it is checked"
    case .manifests:
      "write the value out in the manifest, or name the module and its folder under `modules:` in eaves.yml"
    }
  }
}
