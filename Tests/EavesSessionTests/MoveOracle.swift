import EavesSource

/// Says which findings of a project a baseline may excuse, and which it must, from what truly happened between
/// the day on which it was written and today. It knows the definition, not the matcher:
///
/// - An entry belongs to its place. It follows a type that is gone from there to a file in which the name did not
///   stand; a file that is gone, to one that was not there.
/// - What it finds there is the same type or file, or one that came into being since, when the old one is no more.
///   What stands under its name where a type stood is that type, as far as anybody can tell.
///   A file that took in all of another, and declared nothing else, is that file; one that stands where a file like
///   it stood, is that one.
/// - It must follow where nothing else can be meant: no other of the name has come or gone, or, where no more have
///   come than gone, the ends of the paths tell them apart.
struct MoveOracle {
  let then: MovedProject
  let now: MovedProject
  /// Whether the baseline is one of an older Eaves, whose entries follow nothing.
  var isOld = false

  typealias Wrong = MovedProject.Wrong

  /// A file that shares names with more files is not known by them.
  private static let maxAlikeFiles = 8

  func may(_ entry: Wrong, _ finding: Wrong) -> Bool {
    if entry.path == finding.path { return true }
    if isOld { return false }
    if let name = entry.owner { return may(name, entry.path, finding.path) }
    return may(fileAt: entry.path, finding.path)
  }

  func must(_ entry: Wrong, _ finding: Wrong) -> Bool {
    guard may(entry, finding) else { return false }
    if entry.path == finding.path { return true }
    if let name = entry.owner { return isPlain(name, entry.path, finding.path) }
    return isPlain(fileAt: entry.path, finding.path)
  }

  // MARK: Types

  private func may(_ name: String, _ old: String, _ new: String) -> Bool {
    guard let was = then.type(name, in: old), let found = now.type(name, in: new) else { return false }
    if now.type(name, in: old) != nil || then.type(name, in: new) != nil { return false }
    if was == found { return true }
    return isGone(was, name) && isNew(found, name)
  }

  /// A type is no more, or has taken the place of a namesake.
  private func isGone(_ type: Int, _ name: String) -> Bool {
    let others = then.paths(name).filter { then.type(name, in: $0) != type }
    return !now.types(name).contains(type) || others.contains { now.type(name, in: $0) == type }
  }

  /// A type came into being since, or a namesake has taken its place.
  private func isNew(_ type: Int, _ name: String) -> Bool {
    then.paths(name).filter { then.type(name, in: $0) == type }.allSatisfy { path in
      now.type(name, in: path).map { $0 != type } ?? false
    }
  }

  private func isPlain(_ name: String, _ old: String, _ new: String) -> Bool {
    guard let was = then.type(name, in: old), let found = now.type(name, in: new) else { return false }
    let others = then.paths(name).filter { then.type(name, in: $0) != was }
    let gone = others.filter { now.type(name, in: $0) == nil }
    let continued = Set(others.compactMap { now.type(name, in: $0) })
    if continued.contains(found) { return false }
    let newcomers = now.paths(name).filter { path in
      let type = now.type(name, in: path)
      return type != found && type.map { !continued.contains($0) } ?? false
    }
    if gone.isEmpty, newcomers.isEmpty { return true }
    if newcomers.count > gone.count { return false }
    let own = now.paths(name).filter { now.type(name, in: $0) == found && then.type(name, in: $0) == nil }
    return isNearest(old, new, besides: gone, among: newcomers + own)
  }

  /// No other new path ends as much like the old one, and no other old path as much like the new one.
  private func isNearest(_ old: String, _ new: String, besides gone: [String], among all: [String]) -> Bool {
    func ending(_ one: String, _ other: String) -> Int {
      zip(one.split(separator: "/").reversed(), other.split(separator: "/").reversed()).prefix { $0 == $1 }
        .count
    }
    let most = ending(old, new)
    return most > 0 && all.allSatisfy { $0 == new || ending(old, $0) < most }
      && gone.allSatisfy { ending($0, new) < most }
  }

  // MARK: Files

  private func may(fileAt old: String, _ new: String) -> Bool {
    guard let was = then.file(old), let found = now.file(new), now.file(old) == nil else { return false }
    guard isLike(found, was) else { return false }
    // What was there may have been overwritten: then nothing of it is left.
    if let before = then.file(new) {
      if before.fileName == was.fileName || !before.names.isDisjoint(with: found.names) { return false }
      return found.declared == was.declared
    }
    if was.number == found.number { return true }
    let taker = then.files.first { $0.number == found.number }
    if let taker, taker.names.isSubset(of: was.names), now.file(taker.path) == nil { return true }
    return isGone(was) && isNew(found)
  }

  /// A file is no more, is something else, or has taken the place of one that was like it.
  private func isGone(_ file: MovedProject.File) -> Bool {
    guard let today = now.files.first(where: { $0.number == file.number }), isLike(today, file) else {
      return true
    }
    return then.file(today.path).map { $0.number != file.number && isLike($0, file) } ?? false
  }

  /// A file came into being since, or one that is like it has taken its place.
  private func isNew(_ file: MovedProject.File) -> Bool {
    guard let before = then.files.first(where: { $0.number == file.number }) else { return true }
    return now.file(before.path).map { $0.number != file.number && isLike($0, before) } ?? false
  }

  private func isPlain(fileAt old: String, _ new: String) -> Bool {
    guard let was = then.file(old) else { return false }
    let alike = now.files.filter { file in
      isLike(file, was)
        && then.file(file.path).map { !isLike($0, was) && $0.fileName != was.fileName } ?? true
    }.map(\.path)
    let rivals = then.files.filter { $0.path != old && isLike($0, was) && now.file($0.path) == nil }.map(
      \.path)
    if alike == [new], rivals.isEmpty { return true }
    return alike.count <= rivals.count + 1 && isNearest(old, new, besides: rivals, among: alike)
  }

  /// The same name and most of what was declared, or all of it and nothing else.
  private func isLike(_ file: MovedProject.File, _ old: MovedProject.File) -> Bool {
    let alike = then.files.count { !$0.names.isDisjoint(with: old.names) }
    let hasSameText = old.declared.contains { !$0.hasPrefix("extension ") } && alike <= Self.maxAlikeFiles + 1
    if hasSameText, file.declared == old.declared { return true }
    guard file.fileName == old.fileName else { return false }
    if old.declared.isEmpty { return file.declared.isEmpty }
    return file.declared.intersection(old.declared).count * 2 > old.declared.count
  }

  // MARK: Matching

  /// How many entries find a finding each, at best.
  static func most(_ entries: [Wrong], _ findings: [Wrong], _ fits: (Wrong, Wrong) -> Bool) -> Int {
    let edges = entries.map { entry in findings.indices.filter { fits(entry, findings[$0]) } }
    var taker: [Int?] = Array(repeating: nil, count: findings.count)
    func place(_ entry: Int, _ seen: inout Set<Int>) -> Bool {
      for finding in edges[entry] where seen.insert(finding).inserted {
        if taker[finding].map({ place($0, &seen) }) ?? true {
          taker[finding] = entry
          return true
        }
      }
      return false
    }
    return entries.indices.count { entry in
      var seen: Set<Int> = []
      return place(entry, &seen)
    }
  }
}

extension MovedProject {
  func file(_ path: String) -> File? { files.first { $0.path == path } }

  /// The number of the type of a name that stands in a file.
  func type(_ name: String, in path: String) -> Int? { file(path)?.parts.first { $0.name == name }?.type }

  func paths(_ name: String) -> [String] { files.filter { $0.has(name) }.map(\.path) }

  func types(_ name: String) -> Set<Int> {
    Set(files.flatMap { $0.parts.filter { $0.name == name }.map(\.type) })
  }
}
