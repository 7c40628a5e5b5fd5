import EavesProject
import EavesSource

/// The modules that a project is shown as, and the one that each file stands in.
///
/// A file is in the module that code calls it by. One of an application is in a target instead, as Xcode's project, or a
/// page that makes one, says: of several in the one with the most files.
struct ModulePlaces {
  /// Each once; those of tests are left out.
  private(set) var names: [String] = []
  /// By file: the position of its module; nil where nobody says it, and for tests.
  private(set) var homes: [Int?] = []
  private var positions: [String: Int] = [:]

  /// O(files + files of targets).
  init(of project: Project) {
    let targets = Self.targets(of: project)
    for (index, file) in project.files.enumerated() {
      if file.module != .none {
        let module = project.modules[file.module.index]
        homes.append(module.isTest ? nil : enter(module.name, as: []))
      } else {
        homes.append(targets[index].map { enter($0.name, as: $0.moduleNames) })
      }
    }
  }

  /// The module of a name that code imports; nil for one that holds no file here.
  func position(of name: String) -> Int? { positions[name] }

  private mutating func enter(_ name: String, as others: [String]) -> Int {
    if let known = positions[name] { return known }
    names.append(name)
    for name in [name] + others where positions[name] == nil { positions[name] = names.count - 1 }
    return names.count - 1
  }

  /// By file, the largest target that has it; tests have none.
  private static func targets(of project: Project) -> [DeclaredModule?] {
    var found: [DeclaredModule?] = Array(repeating: nil, count: project.files.count)
    for module in project.moduleGraph.modules where module.kind != .test {
      for file in project.numbers(of: module.files) {
        if found[file].map({ $0.files.count < module.files.count }) ?? true { found[file] = module }
      }
    }
    return found
  }
}
