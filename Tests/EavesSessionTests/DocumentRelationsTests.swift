import EavesSession
import EavesShippedRules
import EavesSource
import Testing

/// What a document says of other rules and of profiles is held against what there is.
@Suite struct DocumentRelationsTests {
  private static let shipped = ShippedRules.pages.map {
    SourceText(path: FilePath("Rules/\($0.name)"), text: $0.text)
  }

  private static func problems(_ frontmatter: String) -> [String] {
    let page = """
      ---
      title: Own
      impact: LOW
      impactDescription: none
      tags: x
      \(frontmatter)
      ---

      ## Own

      **Incorrect:**

      ```swift
      struct Own {}
      ```
      """
    let own = SourceText(path: FilePath("own/own.md"), text: page)
    return RuleSet(shipped: shipped, own: [[own]], folders: ["own"]).problems.map(\.text)
  }

  @Test func `names that exist are fine, and so is a profile of one's own`() {
    #expect(Self.problems("profiles: clean-mvvm, house\nconflicts: view-no-any-view") == [])
  }

  @Test func `a profile that is nearly another is remarked`() {
    #expect(
      Self.problems("profiles: clean-mvm") == [
        "own/own.md: warning: `profiles` names `clean-mvm`, which no shipped rule does; "
          + "did you mean `clean-mvvm`? for a new profile, choose a name that differs more"
      ])
  }

  @Test func `rules that do not exist are remarked`() {
    #expect(
      Self.problems("conflicts: view-no-any-views\nsupersedes: nowhere-to-be-found-at-all") == [
        "own/own.md: warning: `conflicts` names view-no-any-views, and there is no such rule; "
          + "did you mean `view-no-any-view`?",
        "own/own.md: warning: `supersedes` names nowhere-to-be-found-at-all, and there is no such rule; "
          + "`eaves rules` lists the rules",
      ])
  }

  @Test func `no rule contradicts itself`() {
    #expect(
      Self.problems("conflicts: own") == [
        "own/own.md: error: own names itself under `conflicts`; name the rules that it contradicts"
      ])
  }
}
