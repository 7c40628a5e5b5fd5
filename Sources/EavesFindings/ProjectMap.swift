/// A project seen from above: what lies within what, how large it is, and how often one part refers to another.
///
/// Tests are left out. A part is drawn, counted or colored by those who show it; here stand the facts.
package struct ProjectMap: Sendable {
  /// A module, a folder, a type, or a file whose code stands in none of its own folder's types.
  package struct Region: Sendable {
    /// The raw value is how a page names it.
    package enum Kind: String, Sendable { case project, module, folder, file, type }

    package let name: String
    package let kind: Kind
    /// Position of what it lies in; nil for the project.
    package let parent: Int?
    /// The folder or file, relative to the root; empty where it is none.
    package let path: String
    /// The layer role of a type.
    package let role: String?
    /// Files in it, those further down included; 0 for types.
    package var files: Int
    /// Lines in it, those further down included.
    package var lines: Int
    /// Findings in it that count, those further down included.
    package var findings = 0
    /// Which of the declared layers it belongs to, from above: the only one met in it, and that of at least half of its
    /// types. Nil where there is none.
    package var layer: Int?

    package init(
      name: String, kind: Kind, parent: Int?, path: String = "", role: String? = nil, files: Int = 0,
      lines: Int = 0
    ) {
      self.name = name
      self.kind = kind
      self.parent = parent
      self.path = path
      self.role = role
      self.files = files
      self.lines = lines
    }
  }

  /// How often the code of one region names types of another.
  package struct Reference: Hashable, Sendable {
    /// A type or a file.
    package let source: Int
    /// A type; a module that is imported and of which no type is named.
    package let target: Int
    package let count: Int

    package init(source: Int, target: Int, count: Int) {
      self.source = source
      self.target = target
      self.count = count
    }
  }

  /// A finding on the map: one that counts, or a known one.
  package struct Breach: Hashable, Sendable {
    /// Position in the report's findings.
    package let finding: Int
    /// Where it stands.
    package let source: Int
    /// What it reaches for; nil where that is no part of the project.
    package let target: Int?
    package let impact: Impact
    /// Whether the baseline has it, so that it does not count.
    package let isKnown: Bool

    package init(finding: Int, source: Int, target: Int?, impact: Impact, isKnown: Bool = false) {
      self.finding = finding
      self.source = source
      self.target = target
      self.impact = impact
      self.isKnown = isKnown
    }
  }

  /// How many findings there are in one place.
  package struct Tally: Hashable, Sendable {
    /// Those that count.
    package private(set) var findings = 0
    package private(set) var known = 0
    /// Of those that count.
    package private(set) var worst: Impact?

    package init() {}

    package mutating func add(_ breach: Breach) {
      if breach.isKnown {
        known += 1
      } else {
        findings += 1
        worst = max(worst ?? breach.impact, breach.impact)
      }
    }

    package var isEmpty: Bool { findings + known == 0 }
  }

  /// The project first; what lies in something comes after it.
  package let regions: [Region]
  /// By source and target, each pair once, none within one region.
  package let references: [Reference]
  /// In the order of the report.
  package let breaches: [Breach]
  /// What lies directly in each region, in the order of the regions.
  package let children: [[Int]]

  /// The names of the declared layers, from above; empty where none are declared.
  package let layers: [String]

  package init(
    regions: [Region], references: [Reference], breaches: [Breach], layers: [String] = []
  ) {
    self.regions = regions
    self.layers = layers
    self.references = references
    self.breaches = breaches
    var children: [[Int]] = Array(repeating: [], count: regions.count)
    for (index, region) in regions.enumerated() {
      if let parent = region.parent { children[parent].append(index) }
    }
    self.children = children
  }

  /// For each region the findings in it, those further down included. O(regions + breaches · depth).
  package var tallies: [Tally] {
    var tallies = Array(repeating: Tally(), count: regions.count)
    for breach in breaches {
      var region: Int? = breach.source
      while let place = region {
        tallies[place].add(breach)
        region = regions[place].parent
      }
    }
    return tallies
  }

  /// A box that holds the smallest parts of a project, which have nothing in common.
  package func isCollection(_ region: Int) -> Bool {
    regions[region].kind == .folder && regions[region].path.isEmpty
  }

  /// For each region the one among some that it lies in or is; nil for none. O(regions).
  package func homes(among chosen: [Int]) -> [Int?] {
    var homes: [Int?] = Array(repeating: nil, count: regions.count)
    for region in chosen { homes[region] = region }
    for (index, region) in regions.enumerated() where homes[index] == nil {
      homes[index] = region.parent.flatMap { homes[$0] }
    }
    return homes
  }
}
