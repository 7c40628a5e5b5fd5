import EavesDocuments
import EavesFindings
import EavesSource

/// Rules as a table of a Markdown page, in the order in which they are given.
struct RuleCatalogue {
  let documents: [RuleDocument]
  /// Those that are off by default and that nobody turns on.
  let off: Set<RuleID>

  var text: String {
    let rows = documents.map { document in
      let level = document.status == .rule ? document.impact.name : "guidance"
      let status = off.contains(document.id) ? "\(level), off" : level
      let profiles = document.profiles.isEmpty ? "all" : document.profiles.joined(separator: ", ")
      let brings = document.impactDescription.isEmpty ? "" : "; \(document.impactDescription)"
      let cells = [status, profiles, document.title + brings].map { HarmlessText.of($0, in: .markdown) }
      return "| " + ([Self.code(document.id.text)] + cells).joined(separator: " | ") + " |\n"
    }
    return "| rule | impact | profiles | what it says, and what keeping it brings |\n|---|---|---|---|\n"
      + rows.joined()
  }

  private static func code(_ id: String) -> String {
    HarmlessText.isPlainWord(id) ? "`\(id)`" : HarmlessText.of(id, in: .markdown)
  }
}
