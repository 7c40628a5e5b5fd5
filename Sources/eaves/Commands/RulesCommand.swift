import EavesDocuments
import EavesFindings
import EavesSession
import EavesSource

/// `eaves rules`: lists the rules that apply, or writes the skeleton of a new one.
struct RulesCommand {
  private let invocation: Invocation
  private let output: Output

  init(_ invocation: Invocation, _ output: Output) {
    self.invocation = invocation
    self.output = output
  }

  func run() -> ExitStatus {
    if invocation.operands.count == 2 {
      output.say(RuleSkeleton(id: invocation.operands[1]).text)
      return .clean
    }
    do throws(Workspace.Problems) {
      if let path = invocation.forPath {
        output.say(try RuleReach(invocation: invocation, path: path).text())
        return .clean
      }
      output.say(list(try Workspace(invocation, paths: [])))
      return .clean
    } catch {
      output.complain(error.list)
      return .couldNotRun
    }
  }

  /// One line a rule: impact, id, title, profiles; all rules when no profile was chosen.
  private func list(_ workspace: Workspace) -> String {
    let isChosen = workspace.profileSource != .survey
    let documents = isChosen ? workspace.book.documents(of: workspace.profile) : workspace.book.documents
    let rows = documents.filter { $0.status != .article }.sorted {
      $0.impact != $1.impact ? $0.impact > $1.impact : $0.id < $1.id
    }
    let widths = (impact: rows.map(\.impact.name.count).max() ?? 0, id: rows.map(\.id.text.count).max() ?? 0)
    let lines = rows.map { document in
      let profiles = document.profiles.isEmpty ? "own" : document.profiles.joined(separator: ", ")
      let guidance = document.status == .rule ? "" : ", guidance: not enforced"
      return padded(document.impact.name, widths.impact) + "  " + padded(document.id.text, widths.id)
        + "  \(document.title) (\(profiles)\(guidance))\n"
    }
    let enforced = rows.count { $0.status == .rule }
    let scope = isChosen ? "of \(workspace.profile)" : "in all profiles; --profile NAME lists those of one"
    return lines.joined() + "\(count(enforced, "rule")), \(count(rows.count - enforced, "document")) of guidance \(scope)\n"
  }

  private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

/// A document to begin with: it is whole, and proven, but says nothing worth saying yet.
struct RuleSkeleton {
  let id: String

  /// The words of the id with capital letters.
  private var title: String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  var text: String {
    """
    ---
    title: \(title)
    impact: MEDIUM
    impactDescription: what gets better where this holds
    tags: layer
    ---

    ## \(title)

    Why it matters, in two or three sentences.

    **Check:**

    ```yaml
    for: view
    never:
      holds: repository
    instead: what to write in its place
    ```

    **Incorrect (what is wrong here):**

    ```swift
    struct TripList: View {
        let trips: TripRepository // ✗
    }
    ```

    **Correct (what is right here):**

    ```swift
    struct TripList: View {
        let viewModel: TripListViewModel
    }
    ```

    """
  }
}
