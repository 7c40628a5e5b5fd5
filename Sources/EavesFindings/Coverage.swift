package import EavesSource

/// One thing that no rule covers, with the reason.
package struct CoverageItem: Hashable, Sendable, Comparable {
  /// A type, a file, a call or a manifest, as a person names it.
  package let name: String
  package let place: Place
  /// Why it is not covered, without a final period.
  package let why: String
  /// What to do about it; nil: what the list says that it is in.
  package let remedy: String?
  /// Whether it is a type of none of the declared layers.
  package var isWithoutLayer: Bool { why == Self.noLayer }
  package static let noLayer = "in no layer that eaves.yml declares"

  package init(name: String, place: Place, why: String, remedy: String? = nil) {
    self.name = name
    self.place = place
    self.why = why
    self.remedy = remedy
  }

  /// An item about a file as a whole, at its first character.
  package init(file: FilePath, why: String) {
    let start = Position(line: 1, column: 1, utf16Column: 1)
    self.init(name: file.text, place: Place(path: file, start: start, end: start), why: why)
  }

  package static func < (left: CoverageItem, right: CoverageItem) -> Bool {
    (left.place, left.name, left.why) < (right.place, right.name, right.why)
  }
}

/// What a run did not cover: a clean report says nothing about it.
package struct Coverage: Sendable, Equatable {
  /// Types that draw or reach data, and types of no declared layer: no rule that ran is about them.
  package var types: [CoverageItem] = []
  /// Files without a role.
  package var withoutRole: [CoverageItem] = []
  /// Files that could not be parsed completely.
  package var notParsed: [CoverageItem] = []
  /// Files that only their path makes test code.
  package var testsByPath: [CoverageItem] = []
  /// Types and names that could not be resolved.
  package var unresolved: [CoverageItem] = []
  /// Calls that may reach what a rule forbids.
  package var unknownCalls: [CoverageItem] = []
  /// Calls of packages that are not read.
  package var packageCalls: [CoverageItem] = []
  /// Types with findings that count as test, preview or mock code although they are built into the product.
  package var exempt: [CoverageItem] = []
  /// Types with findings that eaves.yml alone makes test, preview or mock code.
  package var exemptByConfiguration: [CoverageItem] = []
  /// Types of the project that have the name of an SDK or package type.
  package var shadowing: [CoverageItem] = []
  /// What manifests and project files say and Eaves cannot read.
  package var manifests: [CoverageItem] = []
  /// Shipped word lists and roles that eaves.yml extends or replaces.
  package var configured: [CoverageItem] = []

  package init() {}

  /// The lists in the order in which they are printed.
  package enum List: Sendable, CaseIterable {
    case types, withoutRole, notParsed, testsByPath, unresolved, unknownCalls, packageCalls
    case exempt, exemptByConfiguration
    case shadowing, manifests, configured

    fileprivate var items: any WritableKeyPath<Coverage, [CoverageItem]> & Sendable {
      switch self {
      case .types: \.types
      case .withoutRole: \.withoutRole
      case .notParsed: \.notParsed
      case .testsByPath: \.testsByPath
      case .unresolved: \.unresolved
      case .unknownCalls: \.unknownCalls
      case .packageCalls: \.packageCalls
      case .exempt: \.exempt
      case .exemptByConfiguration: \.exemptByConfiguration
      case .shadowing: \.shadowing
      case .manifests: \.manifests
      case .configured: \.configured
      }
    }
  }

  package subscript(list: List) -> [CoverageItem] {
    get { self[keyPath: list.items] }
    set { self[keyPath: list.items] = newValue }
  }

  /// The coverage with every item changed.
  package func map(_ change: (CoverageItem) -> CoverageItem) -> Coverage {
    var copy = self
    for list in List.allCases { copy[list] = self[list].map(change) }
    return copy
  }

  /// The items of another run as well.
  package mutating func add(_ other: Coverage) {
    for list in List.allCases { self[list] += other[list] }
  }

  /// Sorts every list by place and drops what stands there twice. O(items × log items).
  package mutating func sort() {
    for list in List.allCases {
      var seen: Set<CoverageItem> = []
      self[list] = self[list].filter { seen.insert($0).inserted }.sorted()
    }
  }
}
