import EavesDocuments
import EavesSource
import Testing

@testable import EavesChecks

/// Why a line is, or is not, a finding.
@Suite("Stories of lines")
struct LineExplanationTests {
  static let text = """
    protocol TripRepository { func load() }
    final class TripViewModel { init(trips: TripRepository) {} }
    struct A: View {
      @State var model: TripViewModel
      let session: URLSession // eaves:allow t -- the sample app has no server
      init(trips: TripRepository) {
        _model = State(initialValue: TripViewModel(trips: trips))
        session.invalidate()
      }
    }
    """

  private func story(_ line: Int) -> String? {
    let check = """
      for: view
      never:
        mentions: [repository, network]
      except:
        - passes-to: viewModel
          of: repository
      """
    let document = document(check)
    let project = project(["A.swift": Self.text])
    let findings = fullFindings(of: check, in: ["A.swift": Self.text])
    return LineExplanation(project: project, documents: [document])
      .text(path: FilePath("A.swift"), line: line, findings: findings, off: [], isVerbose: true)
  }

  @Test("a suppressed finding, its related place, an exception, nothing, no line")
  func lines() {
    #expect(
      story(5) == """
        HIGH  `A` holds `URLSession`  (t, A.swift:5:16)
          allowed: the sample app has no server
        `A` is a view: a struct that conforms to `View`
        `A` is a SwiftUI view: a struct that conforms to `View`
        checked by t

        """)
    #expect(story(8)?.contains("used here; the finding is at A.swift:5:16") ?? false)
    #expect(
      story(6) == """
        A.swift:6 has no finding
        `A` is a view: a struct that conforms to `View`
        `A` is a SwiftUI view: a struct that conforms to `View`
        t allows a repository that it only passes to a view model
        checked by t

        """)
    #expect(
      story(1) == """
        A.swift:1 has no finding
        `TripRepository` is a repository: its name ends in `Repository`
        no rule checks this line

        """)
    #expect(story(99) == nil)
  }
}
