import EavesSource

/// What a team does to its code, from mending one breach to moving a module.
enum ProjectEdit: String, CaseIterable {
  // What changes no place.
  case fix, breakAnew, fixAndBreakElsewhere
  case importLeavesAndAppears, importVanishesWithItsFile
  // Files.
  case moveFile, renameFile, moveFolder, moveFileToAnotherModule, deleteFile
  case swapFiles, swapModules, copyFile, copyFileAndDelete, splitFile, mergeFiles, overwriteFile
  // Types.
  case addType, moveType, moveTypeToNewFile, deleteType, deleteTypeAndAddElsewhere
  case swapSameNamed, fixSameNamed, breakInNewNamesake, copyType, copyTypeAndDelete
  case renameType, renameAndMoveType
  // Extensions.
  case moveExtension, mergeExtension, splitExtension, breakInNewExtension, extendNamesakeOfDeleted

  /// Makes the edit where the dice say; nil where nothing can be done or no Swift would come of it.
  func made(in project: MovedProject, _ dice: inout Dice) -> MovedProject? {
    var copy = project
    guard copy.make(self, &dice), copy.isSound else { return nil }
    return copy
  }
}

extension MovedProject {
  fileprivate mutating func make(_ edit: ProjectEdit, _ dice: inout Dice) -> Bool {
    switch edit {
    case .fix: fix(&dice)
    case .breakAnew: breakAnew(&dice)
    case .fixAndBreakElsewhere: fixAndBreakElsewhere(&dice)
    case .importLeavesAndAppears: passBreach(deletingFile: false, &dice)
    case .importVanishesWithItsFile: passBreach(deletingFile: true, &dice)
    case .moveFile: moveFile(&dice) { "Sources/\($0.module)/New\($1)/\($0.fileName)" }
    case .renameFile:
      moveFile(&dice) { "\(FilePath($0.path).folder)/Renamed\($1).swift" }
    case .moveFileToAnotherModule: moveModule(&dice)
    case .moveFolder: moveFolder(&dice)
    case .deleteFile: deleteFile(&dice) != nil
    case .swapFiles: swapPaths(&dice) { _, _ in true }
    case .swapModules: swapPaths(&dice) { $0.fileName == $1.fileName && $0.module != $1.module }
    case .swapSameNamed: swapTypes(&dice)
    case .copyFile: copyFile(deleting: false, &dice)
    case .copyFileAndDelete: copyFile(deleting: true, &dice)
    case .splitFile: splitFile(&dice)
    case .mergeFiles: mergeFiles(overwriting: false, &dice)
    case .overwriteFile: mergeFiles(overwriting: true, &dice)
    case .addType: addType(&dice)
    case .moveType: moveType(toNewFile: false, &dice)
    case .moveTypeToNewFile: moveType(toNewFile: true, &dice)
    case .deleteType: deleteType(&dice) != nil
    case .deleteTypeAndAddElsewhere: deleteAndAdd(&dice)
    case .fixSameNamed: fixSameNamed(&dice)
    case .breakInNewNamesake: addNamesake(&dice)
    case .copyType: copyType(deleting: false, &dice)
    case .copyTypeAndDelete: copyType(deleting: true, &dice)
    case .renameType: renameType(&dice)
    case .renameAndMoveType:
      renameType(&dice) && moveFile(&dice) { "Sources/\($0.module)/New\($1)/\($0.fileName)" }
    case .moveExtension: moveExtension(&dice)
    case .mergeExtension: mergeExtension(&dice)
    case .splitExtension: splitExtension(&dice)
    case .breakInNewExtension: addExtension(&dice)
    case .extendNamesakeOfDeleted: extendNamesakeOfDeleted(&dice)
    }
  }

  // MARK: Choosing

  private func any<T>(_ list: [T], _ dice: inout Dice) -> T? {
    list.isEmpty ? nil : list[dice.roll(list.count)]
  }

  private typealias Spot = (file: Int, part: Int)

  private func spots(_ isWanted: (Part) -> Bool) -> [Spot] {
    files.indices.flatMap { file in
      files[file].parts.indices.filter { isWanted(files[file].parts[$0]) }.map { (file, $0) }
    }
  }

  /// Names of types of which there are several.
  private var shared: [String] {
    let names = Set(files.flatMap { $0.parts.map(\.name) })
    return names.filter { types($0).count > 1 }.sorted()
  }

  private mutating func newPath(in module: String, _ stem: String = "File") -> String {
    "Sources/\(module)/\(stem)\(number()).swift"
  }

  // MARK: What changes no place

  private mutating func fix(_ dice: inout Dice) -> Bool {
    guard let spot = any(spots { !$0.breaches.isEmpty }, &dice) else { return false }
    files[spot.file].parts[spot.part].breaches.removeLast()
    return true
  }

  private mutating func breakAnew(_ dice: inout Dice) -> Bool {
    guard let spot = any(spots { _ in true }, &dice) else { return false }
    let isExtension = files[spot.file].parts[spot.part].isExtension
    files[spot.file].parts[spot.part].breaches.append(Self.any(&dice, inExtension: isExtension))
    return true
  }

  private mutating func fixAndBreakElsewhere(_ dice: inout Dice) -> Bool {
    guard let from = any(spots { !$0.breaches.isEmpty }, &dice) else { return false }
    let breach = files[from.file].parts[from.part].breaches.removeLast()
    guard let to = any(spots { breach != .holdsStore || !$0.isExtension }, &dice) else { return false }
    files[to.file].parts[to.part].breaches.append(breach)
    return true
  }

  /// What one file does wrong, another does from now on.
  private mutating func passBreach(deletingFile: Bool, _ dice: inout Dice) -> Bool {
    guard let from = any(files.indices.filter { !files[$0].breaches.isEmpty }, &dice) else { return false }
    let breach = files[from].breaches.removeLast()
    guard
      let to = any(files.indices.filter { $0 != from && !files[$0].breaches.contains(breach) }, &dice)
    else { return false }
    files[to].breaches.append(breach)
    if deletingFile { files.remove(at: from) }
    return true
  }

  // MARK: Files

  private mutating func moveFile(_ dice: inout Dice, to path: (File, Int) -> String) -> Bool {
    let at = dice.roll(files.count)
    files[at].path = path(files[at], number())
    return true
  }

  /// A file with all that belongs to its types.
  private mutating func moveModule(_ dice: inout Dice) -> Bool {
    let at = dice.roll(files.count)
    let types = Set(files[at].parts.map(\.type))
    guard
      let module = any(["Cart", "Trips", "Kit", "New\(number())"].filter { $0 != files[at].module }, &dice)
    else { return false }
    for file in files.indices
    where file == at || files[file].parts.contains(where: { types.contains($0.type) }) {
      files[file].path = "Sources/\(module)/\(files[file].fileName)"
    }
    return true
  }

  private mutating func moveFolder(_ dice: inout Dice) -> Bool {
    guard let module = any(Array(Set(files.map(\.module))).sorted(), &dice) else { return false }
    let new = dice.roll(2) == 0 ? "New\(number())" : "\(module)/New\(number())"
    let isAll = dice.roll(3) == 0
    for file in files.indices where isAll || files[file].module == module {
      let old = files[file]
      files[file].path = isAll ? "App/\(old.path)" : "Sources/\(new)/\(old.below)"
    }
    return true
  }

  private mutating func deleteFile(_ dice: inout Dice) -> File? { files.remove(at: dice.roll(files.count)) }

  private mutating func swapPaths(_ dice: inout Dice, _ fits: (File, File) -> Bool) -> Bool {
    let pairs = files.indices.flatMap { left in
      files.indices.filter { left < $0 && fits(files[left], files[$0]) }.map { (left, $0) }
    }
    guard let (left, right) = any(pairs, &dice) else { return false }
    (files[left].path, files[right].path) = (files[right].path, files[left].path)
    return true
  }

  /// Under another name in the module, or the same in another.
  private mutating func copyFile(deleting: Bool, _ dice: inout Dice) -> Bool {
    let at = dice.roll(files.count)
    let old = files[at]
    if deleting { files.remove(at: at) }
    let path =
      dice.roll(2) == 0
      ? "\(FilePath(old.path).folder)/Copy\(number()).swift" : "Sources/Copied\(number())/\(old.fileName)"
    var types: [Int: Int] = [:]
    for part in old.parts { types[part.type] = number() }
    let parts = old.parts.map { part in
      Part(
        type: deleting ? part.type : types[part.type, default: 0], name: part.name,
        isExtension: part.isExtension,
        isPrivate: part.isPrivate, breaches: part.breaches)
    }
    files.append(File(number: number(), path: path, parts: parts, breaches: old.breaches))
    return true
  }

  private mutating func splitFile(_ dice: inout Dice) -> Bool {
    guard let at = any(files.indices.filter { files[$0].parts.count > 1 }, &dice) else { return false }
    let moved = files[at].parts.removeLast()
    let breaches = files[at].breaches.filter { $0 != .fetches }
    files.append(
      File(number: number(), path: newPath(in: files[at].module), parts: [moved], breaches: breaches))
    if dice.roll(2) == 0 {
      let rest = files[at]
      files[at] = File(
        number: number(), path: newPath(in: rest.module), parts: rest.parts, breaches: rest.breaches)
    }
    return true
  }

  private mutating func mergeFiles(overwriting: Bool, _ dice: inout Dice) -> Bool {
    let (from, to) = (dice.roll(files.count), dice.roll(files.count))
    if from == to { return false }
    if overwriting {
      let (old, new) = (files[to], files[from])
      files[to] = File(number: new.number, path: old.path, parts: new.parts, breaches: new.breaches)
    } else {
      files[to].parts += files[from].parts.filter { part in
        !part.isExtension || !files[to].parts.contains { $0.type == part.type }
      }
      files[to].breaches += files[from].breaches.filter { !files[to].breaches.contains($0) }
    }
    files.remove(at: from)
    return true
  }

  // MARK: Types

  private mutating func addType(_ dice: inout Dice) -> Bool {
    let at = dice.roll(files.count)
    files[at].parts.append(Part(type: number(), name: "Added\(number())"))
    return true
  }

  private mutating func moveType(toNewFile: Bool, _ dice: inout Dice) -> Bool {
    guard let spot = any(spots { !$0.isExtension }, &dice) else { return false }
    let part = files[spot.file].parts.remove(at: spot.part)
    let module = files[spot.file].module
    if toNewFile {
      files.append(File(number: number(), path: newPath(in: module), parts: [part]))
      return true
    }
    guard let to = any(files.indices.filter { $0 != spot.file && !files[$0].has(part.name) }, &dice) else {
      return false
    }
    files[to].parts.append(part)
    return true
  }

  private mutating func deleteType(_ dice: inout Dice) -> Part? {
    guard let spot = any(spots { !$0.isExtension }, &dice) else { return nil }
    let part = files[spot.file].parts[spot.part]
    for file in files.indices { files[file].parts.removeAll { $0.type == part.type } }
    return part
  }

  private mutating func deleteAndAdd(_ dice: inout Dice) -> Bool {
    guard let gone = deleteType(&dice) else { return false }
    var part = Part(type: number(), name: gone.name, isPrivate: gone.isPrivate, breaches: Self.some(&dice))
    part.breaches += gone.breaches.prefix(1)
    return addPart(part, &dice)
  }

  /// To a file that is there, or a new one.
  private mutating func addPart(_ part: Part, _ dice: inout Dice) -> Bool {
    if dice.roll(2) == 0, let to = any(files.indices.filter { !files[$0].has(part.name) }, &dice) {
      files[to].parts.append(part)
    } else {
      let module = any(["Cart", "Trips", "Kit", "New\(number())"], &dice) ?? "Kit"
      files.append(File(number: number(), path: newPath(in: module), parts: [part]))
    }
    return true
  }

  /// The declarations of two types of one name change places.
  private mutating func swapTypes(_ dice: inout Dice) -> Bool {
    guard let name = any(shared, &dice) else { return false }
    let places = spots { $0.name == name && !$0.isExtension }
    guard let left = any(places, &dice), let right = any(places.filter { $0 != left }, &dice) else {
      return false
    }
    let part = files[left.file].parts[left.part]
    files[left.file].parts[left.part] = files[right.file].parts[right.part]
    files[right.file].parts[right.part] = part
    return true
  }

  /// One type of a name is fixed, another breaks as that did.
  private mutating func fixSameNamed(_ dice: inout Dice) -> Bool {
    guard let name = any(shared, &dice) else { return false }
    let places = spots { $0.name == name && !$0.isExtension }
    guard let from = any(places.filter { !files[$0.file].parts[$0.part].breaches.isEmpty }, &dice),
      let to = any(places.filter { $0 != from }, &dice)
    else { return false }
    let breach = files[from.file].parts[from.part].breaches.removeLast()
    files[to.file].parts[to.part].breaches.append(breach)
    return true
  }

  private mutating func addNamesake(_ dice: inout Dice) -> Bool {
    guard let spot = any(spots { !$0.isExtension && !$0.breaches.isEmpty }, &dice) else { return false }
    let old = files[spot.file].parts[spot.part]
    if dice.roll(2) == 0 { files[spot.file].parts[spot.part].breaches = [] }
    return addPart(
      Part(type: number(), name: old.name, isPrivate: old.isPrivate, breaches: old.breaches), &dice)
  }

  private mutating func copyType(deleting: Bool, _ dice: inout Dice) -> Bool {
    guard let spot = any(spots { !$0.isExtension }, &dice) else { return false }
    let old = files[spot.file].parts[spot.part]
    if deleting {
      for file in files.indices { files[file].parts.removeAll { $0.type == old.type } }
    }
    return addPart(
      Part(
        type: deleting ? old.type : number(), name: old.name, isPrivate: old.isPrivate, breaches: old.breaches
      ),
      &dice)
  }

  private mutating func renameType(_ dice: inout Dice) -> Bool {
    guard let spot = any(spots { _ in true }, &dice) else { return false }
    let type = files[spot.file].parts[spot.part].type
    let name = "Renamed\(number())"
    for file in files.indices {
      for part in files[file].parts.indices where files[file].parts[part].type == type {
        files[file].parts[part].name = name
      }
    }
    return true
  }

  // MARK: Extensions

  private mutating func moveExtension(_ dice: inout Dice) -> Bool {
    guard let spot = any(spots { $0.isExtension }, &dice) else { return false }
    let part = files[spot.file].parts.remove(at: spot.part)
    let module = files[spot.file].module
    let others = files.indices.filter { files[$0].module == module && !files[$0].has(part.name) }
    if dice.roll(2) == 0, let to = any(others, &dice) {
      files[to].parts.append(part)
    } else {
      files.append(File(number: number(), path: newPath(in: module), parts: [part]))
    }
    return true
  }

  /// Into the declaration.
  private mutating func mergeExtension(_ dice: inout Dice) -> Bool {
    guard let spot = any(spots { $0.isExtension }, &dice) else { return false }
    let part = files[spot.file].parts.remove(at: spot.part)
    guard let home = spots({ $0.type == part.type && !$0.isExtension }).first else { return false }
    files[home.file].parts[home.part].breaches += part.breaches
    if files[spot.file].parts.isEmpty { files.remove(at: spot.file) }
    return true
  }

  /// Some of a type's code goes to an extension in another file.
  private mutating func splitExtension(_ dice: inout Dice) -> Bool {
    guard
      let spot = any(
        spots { !$0.isExtension && !$0.isPrivate && $0.breaches.contains { $0 != .holdsStore } }, &dice)
    else { return false }
    var part = files[spot.file].parts[spot.part]
    files[spot.file].parts[spot.part].breaches.removeAll { $0 != .holdsStore }
    part.breaches.removeAll { $0 == .holdsStore }
    part.isExtension = true
    let module = files[spot.file].module
    files.append(File(number: number(), path: newPath(in: module, "\(part.name)+"), parts: [part]))
    return true
  }

  private mutating func addExtension(_ dice: inout Dice) -> Bool {
    guard let spot = any(spots { !$0.isExtension && !$0.isPrivate }, &dice) else { return false }
    let part = files[spot.file].parts[spot.part]
    let module = files[spot.file].module
    let breach = Self.any(&dice, inExtension: true)
    files.append(
      File(
        number: number(), path: newPath(in: module, "\(part.name)+"),
        parts: [Part(type: part.type, name: part.name, isExtension: true, breaches: [breach])]))
    return true
  }

  /// A type is deleted, and another of its name does in a new extension what it did.
  private mutating func extendNamesakeOfDeleted(_ dice: inout Dice) -> Bool {
    guard let name = any(shared, &dice),
      let spot = any(spots { $0.name == name && !$0.isPrivate && !$0.isExtension }, &dice)
    else { return false }
    let gone = files[spot.file].parts[spot.part]
    for file in files.indices { files[file].parts.removeAll { $0.type == gone.type } }
    guard let other = any(spots { $0.name == name && !$0.isPrivate && !$0.isExtension }, &dice) else {
      return false
    }
    let module = files[other.file].module
    let breaches = gone.breaches.filter { $0 != .holdsStore } + [Self.any(&dice, inExtension: true)]
    files.append(
      File(
        number: number(), path: newPath(in: module, "\(name)+"),
        parts: [
          Part(
            type: files[other.file].parts[other.part].type, name: name, isExtension: true, breaches: breaches)
        ]))
    return true
  }
}
