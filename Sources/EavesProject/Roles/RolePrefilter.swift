import EavesDocuments
import EavesOutline
import EavesSource
import EavesThreads

/// A prefilter: which items of all roles a type may fulfill by its name, kind, supertypes and path.
///
/// Roles have some fifty items, each evaluated for every type. Clauses about names, supertypes and paths are evaluated
/// once for each name and file, from bytes, into bit sets; only types that pass are evaluated in full.
final class RolePrefilter: Sendable {
  private let width: Int
  /// `width` words for each type, a bit for each item.
  private let admitted: [UInt64]
  /// The items that some type may fulfil.
  private let admittedByAny: [UInt64]

  /// What the items ask, whatever the project.
  struct Plan: Sendable {
    fileprivate let names: NamePrefilter
    fileprivate let supertypes: NamePrefilter
    fileprivate let masks: Masks

    init(_ items: [Item]) {
      func patterns(_ word: TermWord) -> [[NamePattern]] {
        items.map { item in item.values(word).map { NamePattern($0) } }
      }
      names = NamePrefilter(patterns(.name))
      supertypes = NamePrefilter(patterns(.conforms))
      masks = Masks(items, width: names.width)
    }
  }

  /// O(types × patterns that fix a byte of their names).
  init(_ plan: Plan, paths: PathPrefilter, in project: Project) {
    let (names, supertypes, masks) = (plan.names, plan.supertypes, plan.masks)
    let width = names.width
    self.width = width
    let spelt = Self.map(project) { types, spelt in
      for type in types {
        let name = project.symbols.bytes(project.types[type].name)
        let start = spelt.count
        spelt += repeatElement(0, count: width * 2)
        names.add(name, to: &spelt, at: start)
        supertypes.add(name, to: &spelt, at: start + width)
      }
    }
    let admitted = Self.map(project) { types, admitted in
      // Held once for all: what several threads count at every type, they wait for each other to count.
      let (records, ancestors) = (project.types, project.ancestors)
      for index in types {
        let kind = records[index].kind.position * width
        // A pattern may name a nested type in full: `FeedView.ViewModel`.
        let isNested = records[index].parent != .none
        for word in 0..<width {
          var bits = masks.kinds[kind + word]
          if bits != 0 {
            var conforming = masks.withoutSupertypes[word]
            ancestors.forEach(of: TypeIndex(index)) { supertype in
              conforming |= spelt[(supertype.index * 2 + 1) * width + word]
            }
            var named = spelt[index * 2 * width + word] | masks.withoutName[word]
            if isNested { named |= masks.dotted[word] }
            let file = Int(records[index].place.file)
            bits &= named & conforming & (masks.withoutPath[word] | paths.word(word, file))
          }
          admitted.append(bits)
        }
      }
    }
    self.admitted = admitted
    var any = Array(repeating: UInt64(0), count: width)
    for index in admitted.indices { any[index % width] |= admitted[index] }
    admittedByAny = any
  }

  /// Whether some type may fulfil one of some items.
  func admitsAny(of items: Range<Int>) -> Bool {
    items.contains { admittedByAny[$0 / 64] & (1 << UInt64($0 % 64)) != 0 }
  }

  /// The types that may fulfil one of the items of each group, in their order, aliases left out.
  ///
  /// Found for all groups in one pass: a type may fulfil few items, and a group few types.
  ///
  /// - Parameter groups: By item, the group that it is of; ascending.
  func candidates(byGroup groups: [Int], of count: Int, in project: Project) -> [[TypeIndex]] {
    var found: [[TypeIndex]] = Array(repeating: [], count: count)
    for index in project.types.indices where project.types[index].kind != .alias {
      var last = -1
      for word in 0..<width {
        var bits = admitted[index * width + word]
        while bits != 0 {
          let group = groups[word * 64 + bits.trailingZeroBitCount]
          bits &= bits - 1
          if group != last { found[group].append(TypeIndex(index)) }
          last = group
        }
      }
    }
    return found
  }

  /// Whether a type may fulfill an item; the exact answer where the item has only clauses that the prefilter decides.
  func admits(_ type: TypeIndex, _ item: Int) -> Bool {
    admitted[type.index * width + item / 64] & (1 << UInt64(item % 64)) != 0
  }

  /// The words that a body adds for each of some types.
  private static func map(
    _ project: Project, _ body: @escaping @Sendable (Range<Int>, inout [UInt64]) -> Void
  ) -> [UInt64] {
    let stretch = 1 << 8
    let count = project.types.count
    return project.workers.map(count: (count + stretch - 1) / stretch, run: 1) { part in
      var words: [UInt64] = []
      body(part * stretch..<min(count, (part + 1) * stretch), &words)
      return words
    }.flatMap { $0 }
  }

  /// What does not depend on the type's name, as bits of items.
  fileprivate struct Masks: Sendable {
    var withoutName: [UInt64]
    var withoutSupertypes: [UInt64]
    var withoutPath: [UInt64]
    /// Items that name a type with the one around it.
    var dotted: [UInt64]
    /// Items that a type of a kind may fulfil, one kind behind the other.
    var kinds: [UInt64]

    init(_ items: [Item], width: Int) {
      let none = Array(repeating: UInt64(0), count: width)
      withoutName = none
      withoutSupertypes = none
      withoutPath = none
      dotted = none
      kinds = Array(repeating: 0, count: width * TypeKind.allCases.count)
      for (position, item) in items.enumerated() {
        let (word, bit) = (position / 64, UInt64(1) << UInt64(position % 64))
        if !item.has(.name) { withoutName[word] |= bit }
        if !item.has(.conforms) { withoutSupertypes[word] |= bit }
        if !item.terms.contains(where: \.word.isOfFiles) { withoutPath[word] |= bit }
        if item.values(.name).contains(where: { $0.utf8.contains(0x2E) }) { dotted[word] |= bit }
        let asked = item.has(.kind) ? item.values(.kind) : nil
        // A type that is declared nowhere answers names and passives only.
        let isOfNames = item.terms.allSatisfy {
          [.name, .role, .functions].contains($0.word) || $0.word.isPassive
        }
        for kind in TypeKind.allCases where kind != .external || isOfNames {
          if asked?.contains(kind.rawValue) ?? true { kinds[kind.position * width + word] |= bit }
        }
      }
    }
  }
}

extension TypeKind {
  /// Its place among all kinds.
  fileprivate var position: Int {
    switch self {
    case .struct: 0
    case .class: 1
    case .enum: 2
    case .actor: 3
    case .protocol: 4
    case .alias: 5
    case .external: 6
    }
  }
}

extension Item {
  fileprivate func has(_ word: TermWord) -> Bool { terms.contains { $0.word == word && !$0.relatesTypes } }

  fileprivate func values(_ word: TermWord) -> [String] {
    terms.first { $0.word == word && !$0.relatesTypes }?.values.map(\.text) ?? []
  }

  /// The item without the clauses that the prefilter decides; nil when none is left.
  func afterPrefilter(keepingSupertypes: Bool) -> Item? {
    var rest = self
    rest.terms.removeAll { term in
      switch term.word {
      case .kind, .path, .target, .imports: true
      case .conforms: !term.relatesTypes && !keepingSupertypes
      // A name may be a nested type's full one.
      case .name: !term.values.contains { $0.text.utf8.contains(0x2E) }
      default: false
      }
    }
    return rest.terms.isEmpty && rest.inside.isEmpty && rest.unless.isEmpty ? nil : rest
  }
}
