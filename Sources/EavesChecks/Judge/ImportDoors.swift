import EavesDocuments
import EavesFindings
import EavesProject

/// The imports that a declared layer may not have: what each brings into its file is told with it, and not once more.
struct ImportDoors {
  private struct Door: Hashable {
    let file: Int
    let module: String
  }

  private let isOpen: Bool
  private var doors: [Door: (finding: Int, instead: String?)] = [:]

  /// - Parameter document: of pages, whose sentences may mean two causes, nothing is joined here.
  init(_ document: RuleDocument) { isOpen = document.isDeclared }

  /// Enters an import as the finding that it becomes.
  mutating func note(_ violation: Violation, at finding: Int) {
    guard isOpen, violation.breach.verb == TermWord.imports.rawValue,
      let module = violation.breach.object?.name
    else { return }
    let door = Door(file: violation.file, module: module)
    if doors[door] == nil { doors[door] = (finding, violation.breach.instead) }
  }

  /// The finding of the import that brought what a violation mentions, where one advice is given for both.
  func door(of violation: Violation, in project: Project) -> Int? {
    guard isOpen, violation.foreignModule != .none else { return nil }
    let module = project.modules[violation.foreignModule.index].name
    guard let door = doors[Door(file: violation.file, module: module)],
      door.instead == violation.breach.instead
    else { return nil }
    return door.finding
  }
}
