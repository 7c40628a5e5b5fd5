import EavesSource

/// What a report is narrowed to.
package struct Narrowing: Hashable, Sendable {
  /// The revision whose findings do not count; nil: all count.
  private let revision: String?
  /// The least impact; nil: any.
  private let least: Impact?
  /// Paths and globs; empty: everywhere.
  private let places: [String]

  /// Nil where nothing narrows.
  ///
  /// - Parameters:
  ///   - revision: the one whose findings do not count; nil: all count.
  ///   - least: the least impact; nil: any.
  ///   - places: paths and globs; empty: everywhere.
  package init?(since revision: String?, least: Impact?, places: [String]) {
    if revision == nil, least == nil, places.isEmpty { return nil }
    (self.revision, self.least, self.places) = (revision, least, places)
  }

  /// "only what is new since main".
  package var text: String {
    var parts: [String] = []
    if let revision {
      parts.append("what is new since \(revision)")
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
    guard let first = all.first ?? nil, first.places.isEmpty else { return nil }
    return all.allSatisfy { $0 == first } ? first : nil
  }
}

extension Report {
  /// What the report is narrowed to: "only what is new since main"; nil when to nothing that a command line
  /// would not show. Of several projects that are not narrowed alike, each is named: "App: only what is new since main".
  package var narrowingText: String? {
    if projects.isEmpty { return narrowing?.text }
    if let joined = Narrowing.joined(projects.map(\.narrowing)) { return joined.text }
    let said = projects.compactMap { project in
      project.narrowing.map { "\(project.root): \($0.text)" }
    }
    return said.isEmpty ? nil : said.joined(separator: "; ")
  }
}
