import EavesSource

/// The types outside of others that share one name, where there are many: by file, module and folder, so that who means
/// one of them need not look through all.
struct SameNameTypes: Sendable {
  /// Of each file that declares one, the first.
  private var byFile: [Int32: TypeIndex] = [:]
  private var byModule: [ModuleIndex: Choice] = [:]
  /// Private ones with them.
  private var firstOfModule: [ModuleIndex: TypeIndex] = [:]
  /// Of those in no module, by every folder around them.
  private var byFolder: [String: Choice] = [:]
  private var all = Choice()

  /// Types that other files see: what tests see of them, and what the program does.
  private struct Choice {
    var inAll: TypeIndex?
    var inProgram: TypeIndex?
    var countOfAll = 0
    var countOfProgram = 0

    mutating func add(_ type: TypeIndex, isInTests: Bool) {
      inAll = inAll ?? type
      countOfAll += 1
      if isInTests { return }
      inProgram = inProgram ?? type
      countOfProgram += 1
    }

    func first(seenByTests: Bool) -> TypeIndex? { seenByTests ? inAll : inProgram }
  }

  /// - Parameter sameNameTypes: all of the name, in order of declaration.
  init(_ sameNameTypes: [TypeIndex], among types: [TypeRecord], in files: [ProjectFile]) {
    for type in sameNameTypes {
      let record = types[type.index]
      if record.parent != .none { continue }
      let home = record.place.file
      if byFile[home] == nil { byFile[home] = type }
      let known = files[Int(home)].modules
      let modules = known.isEmpty ? [.none] : known
      for module in modules where firstOfModule[module] == nil { firstOfModule[module] = type }
      if record.isOfItsFile { continue }
      let isInTests = files[Int(home)].isInTests
      for module in modules { byModule[module, default: Choice()].add(type, isInTests: isInTests) }
      all.add(type, isInTests: isInTests)
      if record.module != .none { continue }
      var folder = files[Int(home)].path.folder
      byFolder["", default: Choice()].add(type, isInTests: isInTests)
      while !folder.isEmpty {
        byFolder[folder, default: Choice()].add(type, isInTests: isInTests)
        folder = FilePath(folder).folder
      }
    }
  }

  /// Of those in no module, the first in the innermost folder around a file that has one. O(folders).
  func nearest(to path: FilePath, seenByTests: Bool) -> TypeIndex? {
    var folder = path.folder
    while true {
      if let type = byFolder[folder]?.first(seenByTests: seenByTests) { return type }
      if folder.isEmpty { return nil }
      folder = FilePath(folder).folder
    }
  }

  /// The one that a file declares itself.
  func type(ofFile file: Int) -> TypeIndex? { byFile[Int32(file)] }

  /// The first that a module declares, visible or not.
  func first(of module: ModuleIndex) -> TypeIndex? { firstOfModule[module] }

  /// The first of a module that other files see. What tests declare, only tests see.
  func first(in module: ModuleIndex, seenByTests: Bool) -> TypeIndex? {
    byModule[module]?.first(seenByTests: seenByTests)
  }

  /// The first of the modules that some test picks.
  func first(seenByTests: Bool, whereModule isWanted: (ModuleIndex) -> Bool) -> TypeIndex? {
    byModule.filter { isWanted($0.key) }.compactMap { $0.value.first(seenByTests: seenByTests) }.min()
  }

  /// How many modules have one that other files see.
  var moduleCount: Int { byModule.count }

  /// The only one; nil where there are several, because the reference is ambiguous.
  func only(seenByTests: Bool) -> TypeIndex? {
    let count = seenByTests ? all.countOfAll : all.countOfProgram
    return count == 1 ? all.first(seenByTests: seenByTests) : nil
  }
}
