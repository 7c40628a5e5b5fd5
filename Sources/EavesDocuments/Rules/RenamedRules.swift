import EavesFindings
import EavesSource

/// The former ids of a folder's rules, from its `_renamed.yml`.
///
///     layer-no-use-case: layer-use-case-shared
///     view-no-data: [view-no-database, view-no-network]
struct RenamedRules {
  static let name = "_renamed.yml"

  private(set) var problems: [Problem] = []
  /// By today's id, the former ones in the order written.
  private var aliases: [RuleID: [RuleID]] = [:]

  /// - Parameter ids: those of the documents in the folder.
  init(_ files: [SourceText], ids: Set<RuleID>) {
    for file in files where file.path.name == Self.name { read(file, ids) }
  }

  private mutating func read(_ file: SourceText, _ ids: Set<RuleID>) {
    let page = StrictYAML.read(file)
    var reader = NodeReader(path: file.path)
    var near = NearestNames(ids.map(\.text).sorted())
    for entry in page.root.map({ reader.entries($0, "the page") }) ?? [] {
      let old = RuleID(entry.key.text)
      if ids.contains(old) {
        reader.report(
          "`\(old)` is the id of a rule here", "delete the entry, or rename that rule's file", at: entry.key)
      }
      var named: Set<RuleID> = []
      for word in reader.scalars(entry.value, "`\(old)`") {
        let id = RuleID(word.text)
        if !ids.contains(id) {
          reader.report(
            "no rule of this folder is called `\(id)`",
            near.nearest(to: word.text).map { "did you mean `\($0)`?" }
              ?? "name the rules that replace `\(old)`",
            at: word)
        } else if !named.insert(id).inserted {
          reader.report("`\(old)` names `\(id)` twice", "remove one of the two", at: word)
        } else {
          aliases[id, default: []].append(old)
        }
      }
    }
    problems += page.problems + reader.problems
  }

  func name(_ documents: inout [RuleDocument]) {
    if aliases.isEmpty { return }
    for index in documents.indices { documents[index].aliases = aliases[documents[index].id] ?? [] }
  }
}
