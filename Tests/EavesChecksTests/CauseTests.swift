import Testing

/// What is one finding, where it stands, whom it belongs to, and what is silent.
@Suite("Causes, owners, silence")
struct CauseTests {
  static let check = "for: view\nnever:\n  mentions: [repository, persistence, network]"

  @Test("property, init parameter and uses are one finding")
  func oneCause() {
    let text = """
      protocol TripRepository { func load() }
      struct A: View {
        private let trips: TripRepository
        init(trips: TripRepository) { self.trips = trips }
        var body: some View { Text("").task { trips.load(); self.trips.load() } }
      }
      """
    #expect(findings(of: Self.check, in: text) == ["3: view A holds repository TripRepository"])
    #expect(related(of: Self.check, in: text) == [[4, 4, 4, 5, 5]])
  }

  @Test("evidence inside evidence is related to the outer")
  func nested() {
    let text = """
      struct A: View {
        @Environment(\\.modelContext) private var context
        var body: some View {
          Text("").task { _ = try? context.fetch(FetchDescriptor<Trip>()) }
        }
      }
      """
    #expect(findings(of: Self.check, in: text).map { $0.prefix(2) } == ["2:"])
  }

  @Test("an attribute with uses")
  func attribute() {
    let text = """
      struct A: View {
        @Query private var trips: [Trip]
        var body: some View { List(trips) { Text($0.name) } }
      }
      """
    #expect(findings(of: Self.check, in: text) == ["2: view A holds @Query"])
    #expect(related(of: Self.check, in: text) == [[3]])
  }

  @Test("an extension of a view owns what stands in it; a nested view model owns its own")
  func owners() {
    let text = """
      protocol TripRepository {}
      struct Feed: View { var body: some View { Text("") } }
      extension Feed { func load() { _ = URLSession.shared } }
      extension Feed { @Observable final class ViewModel { let trips: TripRepository } }
      extension Feed { struct Row: View { let trips: TripRepository; var body: some View { Text("") } } }
      func free() { _ = URLSession.shared }
      """
    #expect(
      findings(of: Self.check, in: text)
        == ["3: view Feed calls URLSession", "5: view Feed.Row holds repository TripRepository"])
  }

  @Test("previews, tests and mocks are silent")
  func aside() {
    let view = "struct A: View { let trips: TripRepository; var body: some View { Text(\"\") } }"
    let found = findings(
      of: Self.check,
      in: [
        "Sources/App/TripRepository.swift": "protocol TripRepository {}",
        "Sources/App/Mock.swift":
          "struct MockScreen: View { let trips: TripRepository; var body: some View { Text(\"\") } }",
        "Sources/App/P.swift":
          "struct A_Previews: PreviewProvider { static var previews: some View { B(trips: x as TripRepository) } }\n"
          + "#Preview { let trips: TripRepository = x; B(trips: trips) }",
        "Tests/AppTests/T.swift": view,
      ])
    #expect(found == [])
  }

  @Test("operators with layout are silent")
  func layout() {
    let found = findings(
      of: "for: view\nnever:\n  calls: arithmetic\n  of: viewModel\n  inside: body",
      in: """
        final class TripViewModel { var price = 1.0; var count = 2.0; var progress = 0.5 }
        struct A: View {
          let viewModel: TripViewModel
          let width = 10.0
          var body: some View {
            Text("\\(viewModel.price * viewModel.count)")
            Bar(width: viewModel.progress * width)
            Text("\\(viewModel.price / 100)")
            Text("\\(width * 2)")
          }
        }
        """)
    #expect(found == ["6: view A calls *", "8: view A calls /"])
  }

  @Test("an allowance suppresses; one without reason is a finding")
  func allowance() {
    let text = """
      struct A: View {
        // eaves:allow t -- the sample app has no store
        let session: URLSession
        let other: URLSession // eaves:allow t
      }
      """
    #expect(
      findings(of: Self.check, in: text)
        == ["4: view A holds URLSession", "4: the allowance for t gives no reason"])
  }

  @Test("an allowance above a declaration covers its body, and what stands behind it does not count")
  func allowedBody() {
    let text = """
      // eaves:allow t -- the sample app has no store
      @MainActor
      struct A: View {
        let session: URLSession
      }
      // eaves:allow t -- neither has this
      struct B: View {
        let a: URLSession
        let b: URLSession // eaves:allow t -- said twice
      }
      struct C: View {
        let session: URLSession
      }
      """
    #expect(findings(of: Self.check, in: text) == ["12: view C holds URLSession"])
  }

  @Test("two sentences on one subject and place are one finding")
  func merged() {
    let check =
      "checks:\n  - for: useCase\n    never: exists\n  - for: type\n    that:\n      - name: \"*UseCase\"\n    never: exists"
    #expect(findings(of: check, in: "final class LoadUseCase {}") == ["1: use case LoadUseCase exists"])
  }
}
