import EavesDocuments
import EavesOutline
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

  @Test func `who has lost a role to another counts no more for those that come after`() {
    let nouns = """
      layers:
        keeper:
          - held-by: service
        service:
          - name: "*Service"
      """
    let vocabulary = RolesFile.load(SourceText(path: FilePath("_roles.yml"), text: nouns)).vocabulary
    func keepers(in text: String, threads: Int) -> [String] {
      let project = Project(
        outlines: [scanned(text)], modules: ModuleMap(), vocabulary: vocabulary,
        workers: Workers(threads: threads))
      return project.types.indices.map { TypeIndex($0) }.filter { type in
        project.layerRole(type).map { project.roleName($0) } == "keeper"
      }.map(project.qualifiedName)
    }
    let outer = "struct AService { let b: BService }"
    let middle = "struct BService { let c: CService }"
    let inner = "struct CService {}"
    for threads in [1, 4] {
      #expect(keepers(in: [outer, middle, inner].joined(separator: "\n"), threads: threads) == ["BService"])
      #expect(
        keepers(in: [inner, middle, outer].joined(separator: "\n"), threads: threads)
          == ["CService", "BService"])
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

  // MARK: Places

  /// The features of a project of these files, by the path.
  static func features(_ paths: [String], words: String = "") -> [String] {
    let nouns = """
      marks:
        feature:
          - path: "**/Features/*/*"
            unless:
              - path: shared
          - in: ["Feature?*"]
            count: 3..
            unless:
              - in: ["*Flag*", "*Tests"]
      words:
        shared: ["**/Features/Domain/**"\(words)]
      """
    let (vocabulary, problems) = RolesFile.load(SourceText(path: FilePath("_roles.yml"), text: nouns))
    #expect(problems.isEmpty)
    let outlines = paths.enumerated().map { scanned("struct T\($0) {}", path: $1) }
    let project = Project(
      outlines: outlines, modules: ModuleMap(paths: outlines.map(\.source.path)), vocabulary: vocabulary,
      workers: Workers(threads: 1))
    let files = project.files.indices.filter { project.fileHasRole(0, $0) }
    let types = paths.indices.filter { number in
      project.named("T\(number)").contains { project.hasRole(0, $0) }
    }
    #expect(types == files, "a file and its types are features together")
    return files.map { "\(project.files[$0].path): \(project.regionSlice(0, $0)?.name ?? "")" }
  }

  @Test func `a feature is a folder, and none that is called as a layer of all`() {
    let paths = [
      "A/Features/Domain/Tour.swift", "A/Features/Kernel/Date.swift", "A/Features/Root.swift",
      "A/Features/Shop/Domain/Bill.swift", "A/Features/Shop/Till.swift",
    ]
    #expect(
      Self.features(paths) == [
        "A/Features/Kernel/Date.swift: Kernel", "A/Features/Shop/Domain/Bill.swift: Shop",
        "A/Features/Shop/Till.swift: Shop",
      ])
    #expect(Self.features(paths, words: ", \"**/Features/Kernel/**\"").count == 2)
  }

  @Test(arguments: [
    (["FeatureShop", "FeatureTour", "FeatureFlags"], 0), (["FeatureShop", "FeatureTour", "FeatureWall"], 3),
  ])
  func `some modules that begin alike are of the role where there are as many as it asks for`(
    _ names: [String], _ count: Int
  ) {
    let paths = (names + ["Kit"]).map { "Sources/\($0)/\($0).swift" } + ["Tests/FeatureShopTests/T.swift"]
    #expect(Self.features(paths).count == count)
  }

  @Test func `a word list of places says which of them it is`() {
    let nouns = """
      marks:
        deck:
          - path: decks
            unless:
              - path: stores
      words:
        decks: ["**/Upper/*/**", "**/Lower/*/**"]
        stores: ["**/Store/**"]
      """
    let (vocabulary, problems) = RolesFile.load(SourceText(path: FilePath("_roles.yml"), text: nouns))
    #expect(problems.isEmpty)
    let outlines = ["A/Lower/Galley/T.swift": "struct Pan {}", "A/Lower/Store/T.swift": "struct Rope {}"]
      .map { scanned($0.value, path: $0.key) }
    let project = Project(outlines: outlines, modules: ModuleMap(), vocabulary: vocabulary)
    func reasons(_ name: String) -> [String] {
      project.named(name).flatMap { project.roleEvidence($0) }.map(\.reason)
    }
    #expect(reasons("Pan") == ["it is in the folder `A/Lower/Galley`"])
    #expect(reasons("Rope") == [])
  }
}
