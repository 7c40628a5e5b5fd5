import EavesDocuments
import EavesSource
import EavesThreads
import Testing

@testable import EavesProject

/// Who gets which role, and who does not.
@Suite struct RoleTests {
  @Test func `a role lost to an earlier one is kept as evidence`() {
    let project = Linked.project("final class PierViewModel { func load() { URLSession.shared } }")
    #expect(project.layer("PierViewModel") == "viewModel")
    let evidence = project.named("PierViewModel").first.map { project.roleEvidence($0) } ?? []
    #expect(evidence.map { project.roleName($0.role) } == ["viewModel", "service"])
    #expect(evidence.map(\.isLost) == [false, true])
  }

  @Test func `what a view keeps by state is its view model, what it takes from elsewhere is not`() {
    let project = Linked.project(
      """
      @Observable class Tides {}
      @Observable class Moon {}
      struct Gauge: View { @State var tides: Tides; let moon: Moon }
      """)
    #expect(project.layer("Tides") == "viewModel")
    #expect(project.layer("Moon") == nil)
  }

  @Test func `what is nested in a view model is part of it, even where only relations make it one`() {
    let project = Linked.project(
      """
      struct Gauge: View { @State var harbour: Harbour; @State var row: Harbour.Row; @State var pier: PierViewModel.Row }
      final class PierViewModel { @Observable class Row {} }
      @Observable class Harbour { @Observable class Row {} }
      """)
    #expect(project.layer("Harbour") == "viewModel")
    #expect(project.layer("PierViewModel") == "viewModel")
    #expect(project.layer("Harbour.Row") == nil)
    #expect(project.layer("PierViewModel.Row") == nil)
  }

  @Test func `who has got a role by a relation counts at once for those that come after`() {
    let nouns = """
      layers:
        repository:
          - name: "*Repository"
      marks:
        mock:
          - held-by: "*Holder"
      """
    let vocabulary = RolesFile.load(SourceText(path: FilePath("_roles.yml"), text: nouns)).vocabulary
    let outline = scanned(
      """
      struct AHolder { let b: BHolder }
      struct BHolder { let c: Leaf }
      struct Leaf {}
      """)
    for threads in [1, 4] {
      let project = Project(
        outlines: [outline], modules: ModuleMap(), vocabulary: vocabulary, workers: Workers(threads: threads))
      let mocks = project.types.indices.map { TypeIndex($0) }.filter { project.isSetAside($0) }
      // A mock holds nothing that counts.
      #expect(mocks.map(project.qualifiedName) == ["BHolder"])
    }
  }

  @Test func `mentions name code, not comments and strings`() {
    let project = Linked.project(
      #"""
      class Quiet { /* URLSession */ let text = "URLSession" }
      class Loud { let text = "\(URLSession.shared)" }
      class Marked { @Fetch var list: [Int] }
      class Asked { func go() { other.dataTask() } }
      class Drawn: UIView { let session: URLSession }
      """#)
    #expect(project.layer("Quiet") == nil)
    for name in ["Loud", "Marked", "Asked"] { #expect(project.layer(name) == "service", "\(name)") }
    #expect(project.layer("Drawn") == nil)
  }

  @Test func `relations give roles to what is declared nowhere, never to basic types`() {
    let project = Linked.project(
      """
      final class PierViewModel {
        let piers: PierRepository
        var pier: Pier?
        var name: String = ""
        func load() async {
          pier = try? await piers.find()
          name = try? await piers.name()
        }
      }
      """)
    #expect(project.layer("Pier") == "domainModel")
    #expect(project.layer("String") == nil)
    #expect(project.layer("PierRepository") == "repository")
  }

  @Test func `own items come before all shipped ones`() {
    var vocabulary = Linked.vocabulary
    let item = Item(
      terms: [
        Term(
          word: .name, place: Word("name", line: 1, column: 1), values: [Word("*Board", line: 1, column: 1)])
      ], line: 1)
    if let index = vocabulary.roles.firstIndex(where: { $0.name == "repository" }) {
      vocabulary.roles[index].items.insert(item, at: 0)
      vocabulary.roles[index].ownItems = 1
    }
    let outline = scanned("struct TideBoard: View {}\nstruct Plain: View {}")
    let project = Project(outlines: [outline], modules: ModuleMap(), vocabulary: vocabulary)
    #expect(project.layer("TideBoard") == "repository")
    #expect(project.layer("Plain") == "view")
    let reasons = project.named("TideBoard").first.map { project.roleEvidence($0).map(\.reason) } ?? []
    #expect(reasons.contains { $0.hasSuffix("(eaves.yml)") })
  }

  @Test func `tests, previews and mocks are set aside`() {
    let project = Linked.project([
      "App/Tests/A.swift": "struct TestScreen: View {}",
      "A.swift": "struct P: PreviewProvider {}\nclass MockPier {}\nstruct Real: View {}",
    ])
    let aside = project.types.indices.map { TypeIndex($0) }.filter { project.isSetAside($0) }.map(
      project.qualifiedName)
    #expect(aside.sorted() == ["MockPier", "P", "TestScreen"])
  }

  @Test func `a region selects files and names their slice`() {
    let project = Linked.project([
      "Features/Tides/A.swift": "", "Sources/MapFeature/B.swift": "", "App/C.swift": "",
    ])
    let role = project.roles.index(of: "feature") ?? -1
    let slices = project.files.indices.map { project.regionSlice(role, $0)?.name }
    #expect(
      project.files.map(\.path.text) == [
        "App/C.swift", "Features/Tides/A.swift", "Sources/MapFeature/B.swift",
      ])
    #expect(slices == [nil, "Tides", "MapFeature"])
    #expect(project.files.indices.map { project.fileHasRole(role, $0) } == [false, true, true])
  }
}
