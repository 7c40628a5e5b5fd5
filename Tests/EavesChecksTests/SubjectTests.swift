import Testing

/// Subjects that are no types: calls, members, functions, imports, modules.
@Suite("Finer subjects")
struct SubjectTests {
  @Test("call: callee and argument meet on one call")
  func navigation() {
    let found = findings(
      of: """
        for: call
        that:
          - callee: NavigationLink
        unless:
          - argument: value
        never: exists
        """,
      in: """
        struct A: View {
          var body: some View {
            NavigationLink("Trip", destination: TripView())
            NavigationLink(value: trip) { Text("") }
            NavigationLink { TripView() } label: { Text("") }
          }
        }
        #Preview { NavigationLink("Trip", destination: TripView()) }
        """)
    #expect(found == ["3: `A` calls `NavigationLink`", "5: `A` calls `NavigationLink`"])
  }

  @Test("call: an argument's value is rooted in a role")
  func sheets() {
    let found = findings(
      of: """
        for: call
        that:
          - callee: [".sheet", ".fullScreenCover"]
            inside: view
        always:
          - argument: [item, isPresented]
            of: coordinator
        """,
      in: """
        @Observable final class TripCoordinator { var sheet: Int? }
        final class TripViewModel { var sheet: Int? }
        struct A: View {
          @Bindable var coordinator: TripCoordinator
          @State var viewModel: TripViewModel
          @State var isOpen = false
          var body: some View {
            Text("").sheet(item: $coordinator.sheet) { _ in Text("") }
            Text("").sheet(item: $viewModel.sheet) { _ in Text("") }
            Text("").fullScreenCover(isPresented: $isOpen) { Text("") }
          }
        }
        final class Other { func run() { x.sheet(item: y) } }
        """)
    #expect(
      found == [
        "9: `A` calls `.sheet`, which has no argument `item:` or `isPresented:` of a coordinator",
        "10: `A` calls `.fullScreenCover`, which has no argument `item:` or `isPresented:` of a coordinator",
      ])
  }

  @Test("call: verbs look inside the call")
  func closures() {
    let found = findings(
      of: "for: call\nthat:\n  - callee: \".onAppear\"\nnever:\n  creates: Task",
      in: """
        struct A: View {
          var body: some View {
            Text("").onAppear { Task { await load() } }
            Text("").onTapGesture { Task { await load() } }
          }
        }
        """)
    #expect(found == ["3: `A` creates `Task`"])
  }

  @Test("member: name, type, access, marked, kind")
  func members() {
    let text = """
      final class TripViewModel {
        var isLoading = false
        private var isOpen: Bool = false
        private(set) var trips: [Trip] = []
        static let shared = TripViewModel()
        weak var delegate: TripDelegate?
        init() {}
        func load() async {}
        var title: String { "" }
      }
      """
    func found(_ clauses: String) -> [String] {
      findings(of: "for: member\nthat:\n  - inside: viewModel\n\(clauses)\nnever: exists", in: text)
    }
    #expect(found("  - name: \"is*\"\n  - type: Bool").map { $0.prefix(2) } == ["2:", "3:"])
    #expect(found("  - access: private") == ["3: `TripViewModel.isOpen` exists"])
    #expect(found("  - marked: \"private(set)\"") == ["4: `TripViewModel.trips` exists"])
    #expect(found("  - kind: static") == ["5: `TripViewModel.shared` exists"])
    #expect(found("  - kind: init") == ["7: `TripViewModel.init` exists"])
    #expect(found("  - kind: computed") == ["9: `TripViewModel.title` exists"])
    #expect(found("  - marked: weak") == ["6: `TripViewModel.delegate` exists"])
    #expect(found("  - marked: async") == ["8: `TripViewModel.load` exists"])
    #expect(found("  - type: \"[Trip]\"") == ["4: `TripViewModel.trips` exists"])
    #expect(
      findings(of: "for: member\nthat:\n  - name: \"*delegate\"\nalways:\n  - marked: weak", in: text) == [])
    #expect(
      findings(of: "for: member\nthat:\n  - type: Bool\nalways:\n  - access: private", in: text)
        == ["2: `TripViewModel.isLoading` is not private"])
  }

  @Test("function: parameters, lines, marks, verbs inside")
  func functions() {
    let text = """
      func free(a: Int, b: Int, c: Int) {}
      final class TripViewModel {
        func load(id: Int) async throws {
          let session = URLSession.shared
          print(session)
        }
        @objc func tap() {}
      }
      """
    #expect(
      findings(of: "for: function\nalways:\n  - parameters: ..2", in: text) == [
        "1: `free` has 3 parameters, not at most 2"
      ])
    #expect(
      findings(of: "for: function\nalways:\n  - lines: ..3", in: text)
        == ["3: `TripViewModel.load` has 4 lines, not at most 3"])
    #expect(
      findings(of: "for: function\nthat:\n  - marked: \"@objc\"\nnever: exists", in: text) == [
        "7: `TripViewModel.tap` exists"
      ])
    #expect(
      findings(of: "for: function\nthat:\n  - marked: async\nnever:\n  mentions: network", in: text)
        == ["4: `TripViewModel.load` calls `URLSession`"])
    #expect(
      findings(of: "for: function\nthat:\n  - mentions: network\nnever: exists", in: text)
        == ["3: `TripViewModel.load` exists"])
  }

  @Test("import: name, role of the file, marks")
  func imports() {
    let texts = [
      "Sources/App/A.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"\") } }",
      "Sources/App/VM.swift": "import SwiftUI\n@preconcurrency import UIKit\nfinal class AViewModel {}",
    ]
    #expect(
      findings(of: "for: import\nthat:\n  - name: SwiftUI\nunless:\n  - role: view\nnever: exists", in: texts)
        == ["Sources/App/VM.swift:1: import `SwiftUI` exists"])
    #expect(
      findings(of: "for: import\nthat:\n  - marked: \"@preconcurrency\"\nnever: exists", in: texts)
        == ["Sources/App/VM.swift:2: import `UIKit` exists"])
  }

  @Test("module: name, imports, declares, imported-by")
  func modules() {
    let texts = [
      "Sources/Domain/A.swift": "import Foundation\nimport SwiftUI\npublic struct Trip {}",
      "Sources/Data/B.swift": "import Domain\npublic protocol TripRepository {}",
      "Sources/Extra/C.swift": "struct C {}",
    ]
    #expect(
      findings(of: "for: module\nthat:\n  - name: Domain\nonly:\n  imports: Foundation", in: texts)
        == ["Sources/Domain/A.swift:2: module `Domain` imports `SwiftUI`"])
    #expect(
      findings(of: "for: module\nthat:\n  - declares: repository\nnever: exists", in: texts)
        == ["Sources/Data/B.swift:1: module `Data` exists"])
    #expect(
      findings(of: "for: module\nunless:\n  - imported-by: module\nnever: exists", in: texts)
        == ["Sources/Data/B.swift:1: module `Data` exists", "Sources/Extra/C.swift:1: module `Extra` exists"])
  }

  @Test("file: clauses, measures, declares")
  func files() {
    let texts = [
      "Sources/App/Views/A.swift": "struct A: View { var body: some View { Text(\"\") } }\n#Preview { A() }",
      "Sources/App/Views/B.swift":
        "struct B: View { var body: some View { Text(\"\") } }\nfinal class BViewModel {}",
    ]
    #expect(
      findings(of: "for: file\nthat:\n  - role: view\nalways:\n  - declares: \"#Preview\"", in: texts)
        == ["Sources/App/Views/B.swift:1: `B.swift` does not declare #Preview"])
    #expect(
      findings(of: "for: file\nthat:\n  - path: \"**/Views/**\"\nnever:\n  declares: viewModel", in: texts)
        == ["Sources/App/Views/B.swift:2: `B.swift` declares the view model `BViewModel`"])
    #expect(findings(of: "for: file\nalways:\n  - lines: ..2", in: texts) == [])
  }
}
