import EavesSource

/// The state of the evaluation of a manifest: all names and objects.
struct ManifestState: Sendable {
  /// The names of the file, then those of each block around the statement.
  var scopes: [ManifestScope] = [[:]]
  var things: [ManifestObject] = []
  /// Counts writes.
  var time = 0

  func variable(_ name: String) -> ManifestTerm? {
    for scope in scopes.reversed() { if let found = scope[name] { return found.term } }
    return nil
  }

  mutating func declare(_ name: String, _ term: ManifestTerm) {
    time += 1
    scopes[scopes.count - 1][name] = ManifestVariable(term: term, written: time)
  }

  /// Writes a name where it is declared; false where it is not.
  mutating func write(_ name: String, _ term: ManifestTerm) -> Bool {
    for at in scopes.indices.reversed() where scopes[at][name] != nil {
      time += 1
      scopes[at][name] = ManifestVariable(term: term, written: time)
      return true
    }
    return false
  }

  mutating func make(
    _ name: String, _ fields: [(label: String, term: ManifestTerm)], at range: ByteRange,
    isSymbol: Bool = false
  ) -> ManifestTerm {
    time += 1
    things.append(ManifestObject(name: name, fields: fields, range: range, isSymbol: isSymbol, written: time))
    return ManifestTerm(.made(things.count - 1), at: range)
  }

  mutating func set(_ label: String, of thing: Int, _ term: ManifestTerm) {
    time += 1
    things[thing].set(label, term, at: time)
  }
}

// MARK: Branches that meet again

extension ManifestState {
  /// Merges the states of two branches: what they agree on stays, what only one of them contains is marked as
  /// conditional. `other` ran after this one and has its objects. O(variables written in the branches).
  mutating func join(_ other: ManifestState) {
    time = max(time, other.time)
    let known = things.count
    if known < other.things.count { things += other.things[known...] }
    for index in 0..<known where things[index].written != other.things[index].written {
      join(thing: index, other.things[index])
    }
    for depth in scopes.indices where depth < other.scopes.count {
      for (name, theirs) in other.scopes[depth] {
        guard let ours = scopes[depth][name] else {
          scopes[depth][name] = theirs
          continue
        }
        if ours.written == theirs.written { continue }
        time += 1
        scopes[depth][name] = ManifestVariable(term: joined(ours.term, theirs.term), written: time)
      }
    }
  }

  private mutating func join(thing index: Int, _ theirs: ManifestObject) {
    var labels = things[index].fields.map(\.label)
    labels += theirs.fields.map(\.label).filter { !labels.contains($0) }
    let nothing = ManifestTerm(.nothing, at: things[index].range)
    for label in labels {
      let joined = joined(things[index].field(label) ?? nothing, theirs.field(label) ?? nothing)
      time += 1
      things[index].set(label, joined, at: time)
    }
  }

  /// A value that is one or the other.
  func joined(_ ours: ManifestTerm, _ theirs: ManifestTerm) -> ManifestTerm {
    let isUnset = { (term: ManifestTerm) in term.doubt == ManifestReader.unset }
    if isUnset(ours) { return theirs }
    if isUnset(theirs) { return ours }
    switch (ours.value, theirs.value) {
    case (.list(let first), .list(let second)):
      return ManifestTerm(.list(merged(first, second)), at: ours.range)
    case (.list(let first), .nothing), (.nothing, .list(let first)):
      return ManifestTerm(.list(first.map(\.doubtful)), at: ours.range)
    default: break
    }
    if equal(ours, theirs) == true {
      return ManifestTerm(ours.value, at: ours.range, isCertain: ours.isCertain && theirs.isCertain)
    }
    return ManifestTerm(.either(Self.ways(ours) + Self.ways(theirs)), at: ours.range)
  }

  private static func ways(_ term: ManifestTerm) -> [ManifestTerm] {
    if case .either(let terms) = term.value { terms } else { [term] }
  }

  /// The elements of both; those that only one list has are there perhaps. Lists that grew from the same begin alike.
  private func merged(_ first: [ManifestTerm], _ second: [ManifestTerm]) -> [ManifestTerm] {
    func shared(_ term: ManifestTerm, _ at: Int, _ others: [ManifestTerm]) -> ManifestTerm? {
      if at < others.count, equal(term, others[at]) == true { return others[at] }
      return others.first { equal(term, $0) == true }
    }
    var list: [ManifestTerm] = []
    for (at, term) in first.enumerated() {
      let twin = shared(term, at, second)
      let isCertain = term.isCertain && (twin?.isCertain ?? false)
      list.append(ManifestTerm(term.value, at: term.range, isCertain: isCertain))
    }
    for (at, term) in second.enumerated() where shared(term, at, first) == nil { list.append(term.doubtful) }
    return list
  }
}

// MARK: Equality

extension ManifestState {
  /// Whether two values are the same; nil where that cannot be told.
  func equal(_ left: ManifestTerm, _ right: ManifestTerm, depth: Int = 0) -> Bool? {
    if depth > 8 { return nil }
    switch (left.value, right.value) {
    case (.unread, _), (_, .unread), (.either, _), (_, .either), (.function, _), (_, .function): return nil
    case (.text(let one), .text(let other)): return one == other
    case (.number(let one), .number(let other)): return one == other
    case (.truth(let one), .truth(let other)): return one == other
    case (.nothing, .nothing): return true
    case (.type(let one), .type(let other)): return one == other
    case (.made(let one), .made(let other)):
      if one == other { return true }
      guard max(one, other) < things.count else { return nil }
      return equal(things[one], things[other], depth: depth)
    case (.list(let one), .list(let other)): return equal(one, other, depth: depth)
    case (.tuple(let one), .tuple(let other)): return equal(one.map(\.term), other.map(\.term), depth: depth)
    default: return false
    }
  }

  private func equal(_ one: ManifestObject, _ other: ManifestObject, depth: Int) -> Bool? {
    guard one.name == other.name, one.fields.map(\.label) == other.fields.map(\.label) else { return false }
    return equal(one.fields.map(\.term), other.fields.map(\.term), depth: depth)
  }

  private func equal(_ one: [ManifestTerm], _ other: [ManifestTerm], depth: Int) -> Bool? {
    guard one.count == other.count else { return false }
    var isKnown = true
    for (left, right) in zip(one, other) {
      switch equal(left, right, depth: depth + 1) {
      case false?: return false
      case nil: isKnown = false
      default: continue
      }
    }
    return isKnown ? true : nil
  }
}
