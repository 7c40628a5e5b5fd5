import EavesProject

/// The modules that a project is shown as, and the one that each file is shown in: of several the one with most files.
struct ModulePlaces {
  /// Each once; those of tests are left out.
  private(set) var names: [String] = []
  /// By file: the position of its module; nil where nobody says it, and for tests.
  private(set) var homes: [Int?] = []
  private var positions: [String: Int] = [:]

  /// O(files).
  init(of project: Project) {
    for file in project.files {
      let module = file.module == .none ? nil : project.modules[file.module.index]
      homes.append(module.flatMap { $0.isTest ? nil : enter($0) })
    }
  }

  /// The module of a name that code imports; nil for one that holds no file here.
  func position(of name: String) -> Int? { positions[name] }

  private mutating func enter(_ module: Module) -> Int {
    if let known = positions[module.name] { return known }
    names.append(module.name)
    for name in [module.name] + module.importNames where positions[name] == nil {
      positions[name] = names.count - 1
    }
    return names.count - 1
  }
}
