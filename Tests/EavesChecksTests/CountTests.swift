import Testing

/// `count` beside a verb: as many pieces of evidence as there would be findings.
@Suite("Counted evidence")
struct CountTests {
  private let code = """
    class TripService { let session: URLSession; func go() {} }
    class CarService { let session: URLSession }
    class TripViewModel {
      let trips: TripService
      let cars: CarService
      func load() {
        trips.go()
        trips.go()
      }
    }
    """

  @Test("never: one finding at the subject, what was counted beside it")
  func never() {
    let yaml = "for: viewModel\nnever:\n  holds: service\n  count: 2.."
    #expect(findings(of: yaml, in: code) == ["3: `TripViewModel` holds 2 services"])
    #expect(related(of: yaml, in: code) == [[4, 5]])
    #expect(findings(of: "for: viewModel\nnever:\n  holds: service\n  count: 3..", in: code) == [])
  }

  @Test("a value counts once, however often it is used; an expression each time")
  func causes() {
    let calls = "for: viewModel\nnever:\n  calls: \".go\"\n  count: 2"
    #expect(findings(of: calls, in: code) == ["3: `TripViewModel` calls .go 2 times"])
    let mentions = "for: viewModel\nnever:\n  mentions: TripService\n  count: 2.."
    #expect(findings(of: mentions, in: code) == [])
  }

  @Test("always: what is missing is said with what was found")
  func always() {
    #expect(
      findings(of: "for: viewModel\nalways:\n  holds: service\n  count: ..1", in: code) == [
        "3: `TripViewModel` holds 2 services, not at most 1"
      ])
    #expect(
      findings(of: "for: viewModel\nalways:\n  creates: Task\n  count: 1", in: code) == [
        "3: `TripViewModel` creates Task 0 times, not exactly 1"
      ])
  }

  @Test("that and unless choose by number, none included")
  func choice() {
    let sentence = { (place: String, count: String) in
      "for: viewModel\n\(place):\n  - holds: service\n    count: \(count)\nnever: exists"
    }
    #expect(findings(of: sentence("that", "2.."), in: code).count == 1)
    #expect(findings(of: sentence("that", "0"), in: code) == [])
    #expect(findings(of: sentence("unless", "2"), in: code) == [])
    #expect(findings(of: sentence("unless", "3.."), in: code).count == 1)
  }

  @Test("files count a type once; functions count their own")
  func places() {
    let files = "for: file\nnever:\n  declares: type\n  count: 2.."
    #expect(findings(of: files, in: code) == ["1: `A.swift` declares 3 types"])
    let functions = "for: function\nnever:\n  calls: \".go\"\n  count: 2.."
    #expect(findings(of: functions, in: code) == ["6: `TripViewModel.load` calls .go 2 times"])
  }

  @Test(
    "where it counts nothing it is refused",
    arguments: [
      "for: view\nnever:\n  mentions: entity\nexcept:\n  - holds: entity\n    count: 2",
      "for: view\nthat:\n  - conforms: View\n    mentions: entity\n    count: 2\nnever: exists",
      "for: file\nnever:\n  imports: UIKit\n  count: 2",
    ])
  func refused(_ yaml: String) {
    #expect(!CellRun.problems(yaml).isEmpty)
  }
}
