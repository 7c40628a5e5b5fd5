import EavesDocuments
import EavesSource
import Testing

/// `_profiles.yml`: signs are sentences, profiles name them.
@Suite struct ProfilesFileTests {
  private static func load(
    _ text: String, known: [ProfileIndicator] = []
  ) -> LoadedProfiles {
    ProfilesFile.load(SourceText(path: FilePath("_profiles.yml"), text: text), known: known)
  }

  private static let page = """
    signs:
      views keep their own state:
        for: view
        never:
          holds: viewModel
    profiles:
      plain:
        title: as it comes
        exists:
          views keep their own state: 40%
    """

  @Test func `a page is read`() throws {
    let loaded = Self.load(Self.page)
    #expect(loaded.problems.map(\.text) == [])
    let plain = try #require(loaded.profiles.first)
    #expect((plain.name, plain.title) == ("plain", "as it comes"))
    #expect(plain.indicators.map(\.title) == ["views keep their own state"])
    #expect(plain.indicators.first?.sentences.first?.subject.text == "view")
  }

  @Test func `what a profile is made of has a least share`() {
    let loaded = Self.load(
      """
      signs:
        views use view models:
          for: view
          always:
            mentions: viewModel
      profiles:
        own:
          exists:
            views use view models: 40%
        wrong:
          exists:
            views use view models: most
        signed:
          exists:
            views use view models: +40%
      """)
    #expect(loaded.profiles.map(\.least) == [[40], [], []])
    #expect(
      loaded.problems.map(\.text) == [
        "_profiles.yml:12:30: error: `most` is no share of an indicator; write a whole percentage: 40%",
        "_profiles.yml:15:30: error: `+40%` is no share of an indicator; write a whole percentage: 40%",
      ])
  }

  @Test func `a later page may name the signs of an earlier one`() {
    let known = Self.load(Self.page).indicators
    let page = "profiles:\n  own:\n    exists:\n      views keep their own state: 40%"
    let loaded = Self.load(page, known: known)
    #expect(loaded.problems.map(\.text) == [])
    #expect(loaded.profiles.map(\.name) == ["own"])
    #expect(loaded.profiles.map(\.indicators.count) == [1])
  }

  @Test func `a sign that is written again takes the place of the first`() throws {
    let loaded = Self.load(
      """
      signs:
        first:
          for: view
          never: exists
        second:
          for: view
          never: exists
        first:
          for: viewModel
          never: exists
      """)
    #expect(loaded.indicators.map(\.title) == ["first", "second"])
  }

  @Test func `every problem has its place and its remedy`() {
    let loaded = Self.load(
      """
      sign:
        x: y
      signs:
        nothing:
          for: view
      profiles:
        own:
          titel: x
          exists:
            nothin: 40%
      """)
    #expect(
      loaded.problems.map(\.text) == [
        "_profiles.yml:1:1: error: unknown key `sign`; did you mean `signs`? keys: profiles, signs, capabilities",
        "_profiles.yml:5:5: error: the check does not say what is forbidden or required; write `never:`, `only:` or `always:`",
        "_profiles.yml:8:5: error: unknown key `titel`; did you mean `title`? keys: title, exists",
        "_profiles.yml:10:7: error: unknown sign `nothin`; did you mean `nothing`? signs: nothing",
      ])
  }
}
