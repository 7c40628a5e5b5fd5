import EavesProject
import EavesSource

/// Who lists a module, and who has a name through what it lists: found for all modules at once, against the arrows.
///
/// Computed for each module separately, a chain of modules would be walked from each end.
struct ModuleUsers: Sendable {
  /// A set of modules, one bit for each of the graph.
  struct Members: Sendable {
    private var words: [UInt64]

    init(of count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

    func contains(_ module: Int) -> Bool { words[module >> 6] >> UInt64(module & 63) & 1 == 1 }

    /// Returns whether it was none of them.
    mutating func insert(_ module: Int) -> Bool {
      if contains(module) { return false }
      words[module >> 6] |= 1 << UInt64(module & 63)
      return true
    }
  }

  private let graph: ModuleGraph
  /// By module: those that list it.
  private let users: [[Int]]
  /// Modules by their own names, tests among them.
  private let called: [String: [Int]]
  /// Modules by the names of what they list.
  private let listing: [String: [Int]]
  /// Modules by the names that they import.
  private let importing: [String: [Int]]
  /// Of those the ones that import it for all who import them.
  private let exporting: [String: [Int]]

  /// O(names + dependencies + imports).
  init(graph: ModuleGraph, imports: [[String: [ModuleDependencies.Import]]]) {
    self.graph = graph
    var users: [[Int]] = Array(repeating: [], count: graph.modules.count)
    var (called, listing): ([String: [Int]], [String: [Int]]) = ([:], [:])
    var (importing, exporting): ([String: [Int]], [String: [Int]]) = ([:], [:])
    for (index, module) in graph.modules.enumerated() {
      for name in module.moduleNames { called[name, default: []].append(index) }
      for dependency in module.dependencies {
        listing[dependency.name.asModuleName, default: []].append(index)
        for target in dependency.modules { users[target].append(index) }
      }
      for (name, lines) in imports[index] {
        importing[name, default: []].append(index)
        if lines.contains(where: \.isExported) { exporting[name, default: []].append(index) }
      }
    }
    (self.users, self.called, self.listing) = (users, called, listing)
    (self.importing, self.exporting) = (importing, exporting)
  }

  private func isLibrary(_ module: Int) -> Bool { graph.modules[module].kind == .library }

  /// Modules that provide one of some names to their importers, as their own or re-exported. O(modules + dependencies).
  private func providers(of names: Set<String>) -> [Int] {
    var (found, seen) = ([Int](), Members(of: users.count))
    var open = names.flatMap { called[$0, default: []] + exporting[$0, default: []] }
    while let next = open.popLast() {
      guard seen.insert(next) else { continue }
      found.append(next)
      // Re-exports of tests have no importers.
      if graph.modules[next].kind == .test { continue }
      for own in graph.modules[next].moduleNames { open += exporting[own, default: []] }
    }
    return found
  }

  private func listing(_ names: Set<String>) -> [Int] {
    names.flatMap { called[$0, default: []] + listing[$0, default: []] }
      + providers(of: names).flatMap { users[$0] }
  }

  /// Those that have a name through what they list, and those that list it. O(modules + dependencies).
  func holders(of name: String) -> Members { reaching(listing([name])) }

  /// Modules, and those that reach one that is a library. O(modules + dependencies).
  func reaching(_ modules: [Int]) -> Members {
    var members = users(reaching: modules)
    for module in modules { _ = members.insert(module) }
    return members
  }

  /// Those that reach one of some modules through what they list: an application that is built along brings nothing.
  /// O(modules + dependencies).
  func users(reaching modules: [Int]) -> Members {
    var (members, walked) = (Members(of: users.count), Members(of: users.count))
    var open = modules.filter(isLibrary)
    while let next = open.popLast() {
      guard walked.insert(next) else { continue }
      for user in users[next] where members.insert(user) && isLibrary(user) { open.append(user) }
    }
    return members
  }

  /// Modules that import one of some names and list none of them, in their order. O(modules + dependencies).
  func transitiveUsers(of names: Set<String>) -> [Int] {
    let guests = Set(names.flatMap { importing[$0, default: []] })
    if guests.isEmpty { return [] }
    return guests.subtracting(listing(names)).sorted()
  }

  /// Modules that list something by a name, each with the first of some modules that reach it, in their order.
  ///
  /// Once a module has reached the limit, so has everything that it reaches: the walk stops there. O((modules +
  /// dependencies) · limit).
  func hosts(listing name: String, of transitiveUsers: [Int], limit: Int) -> [Int: [Int]] {
    if transitiveUsers.isEmpty { return [:] }
    var found: [[Int]] = Array(repeating: [], count: users.count)
    for transitiveUser in transitiveUsers {
      var open = hosts(listedBy: transitiveUser)
      while let next = open.popLast() {
        guard found[next].last != transitiveUser, found[next].count < limit else { continue }
        found[next].append(transitiveUser)
        open += libraries(listedBy: next)
      }
    }
    return listing[name, default: []].reduce(into: [:]) { $0[$1] = found[$1] }
  }

  /// The modules that a module is built with: libraries, of tests the application, too, that hosts them.
  private func hosts(listedBy module: Int) -> [Int] {
    graph.modules[module].kind == .test
      ? graph.modules[module].dependencies.flatMap(\.modules) : libraries(listedBy: module)
  }

  /// The libraries that a module lists.
  func libraries(listedBy module: Int) -> [Int] {
    graph.modules[module].dependencies.flatMap(\.modules).filter(isLibrary)
  }
}
