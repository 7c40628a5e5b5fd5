import EavesSource

/// What a report is narrowed to.
package struct Narrowing: Hashable, Sendable {
  /// The revision since which lines changed; nil: all lines count.
  private let revision: String?
  /// Files that changed since.
  private var changedFiles: Int
  /// The least impact; nil: any.
  private let least: Impact?
  /// Paths and globs; empty: everywhere.
  private let places: [String]

  /// Nil where nothing narrows.
  ///
  /// - Parameters:
  ///   - changes: the revision since which lines changed, and how many files did; nil: all lines count.
  ///   - least: the least impact; nil: any.
  ///   - places: paths and globs; empty: everywhere.
  package init?(changes: (since: String, files: Int)?, least: Impact?, places: [String]) {
    if changes == nil, least == nil, places.isEmpty { return nil }
    (revision, changedFiles) = (changes?.since, changes?.files ?? 0)
    (self.least, self.places) = (least, places)
  }

  /// "only what changed since main, in 3 files".
  package var text: String {
    var parts: [String] = []
    if let revision {
      parts.append(
        "what changed since \(revision), in \(changedFiles == 1 ? "1 file" : "\(changedFiles) files")")
    }
    if let least {
      parts.append("what is \(least.name)\(least == Impact.allCases.max() ? "" : " or above")")
    }
    if !places.isEmpty {
      let others = places.count > 3 ? " and \(places.count - 3) more" : ""
      parts.append("what stands in \(places.prefix(3).joined(separator: ", "))\(others)")
    }
    return "only \(parts.joined(separator: " and "))"
  }

  /// The same for several projects together; nil where they are not narrowed alike, or paths tell them apart.
  fileprivate static func joined(_ all: [Narrowing?]) -> Narrowing? {
    guard var first = all.first ?? nil, first.places.isEmpty else { return nil }
    let files = all.reduce(0) { $0 + ($1?.changedFiles ?? 0) }
    first.changedFiles = 0
    for narrowing in all {
      guard var narrowing else { return nil }
      narrowing.changedFiles = 0
      if narrowing != first { return nil }
    }
    first.changedFiles = files
    return first
  }
}

extension Report {
  /// What the report is narrowed to: "only what changed since main, in 3 files"; nil when to nothing that a command line
  /// would not show. Of several projects that are not narrowed alike, each is named: "App: only what changed since main, in
  /// 3 files".
  package var narrowingText: String? {
    if projects.isEmpty { return narrowing?.text }
    if let joined = Narrowing.joined(projects.map(\.narrowing)) { return joined.text }
    let said = projects.compactMap { project in
      project.narrowing.map { "\(project.root): \($0.text)" }
    }
    return said.isEmpty ? nil : said.joined(separator: "; ")
  }
}
