import EavesProject
import Testing

@testable import EavesChecks

/// A call means the overload that it resolves to in the project, and a closure that is kept is not run where it stands.
@Suite struct OwnInitializerTests {
  private static let check = """
    for: call
    that:
      - callee: NavigationLink
    unless:
      - argument: value
    never: exists
    """

  private static let own = """
    import SwiftUI
    struct Page: Hashable {}
    extension NavigationLink {
      init(_ page: Page, @ViewBuilder label: () -> Label) { self.init(value: page, label: label) }
    }
    """

  @Test(arguments: [
    ("NavigationLink(Page()) { Text(\"a\") }", false),
    ("NavigationLink(page) { Text(\"a\") }", false),
    ("NavigationLink(page, label: { Text(\"a\") })", false),
    ("NavigationLink.init(page) { Text(\"a\") }", false),
    ("NavigationLink(\"a\") { Chart() }", true),
    ("NavigationLink(destination: Chart()) { Text(\"a\") }", true),
    ("NavigationLink { Chart() } label: { Text(\"a\") }", true),
  ])
  func `an initializer of the project is none of the SDK's`(_ call: String, _ isReported: Bool) {
    let text = Self.own + "\nstruct A: View { let page: Page; var body: some View { \(call) } }"
    #expect(findings(of: Self.check, in: text).count == (isReported ? 1 : 0))
  }

  @Test func `what such an initializer calls is the SDK's`() {
    let text = """
      import SwiftUI
      struct Page: Hashable {}
      extension NavigationLink {
        init(_ page: Page) { self.init(destination: { Chart() }) { Text("a") } }
      }
      struct A: View { var body: some View { NavigationLink(Page()) } }
      """
    #expect(findings(of: Self.check, in: text) == ["4: `A.swift` calls `.init`"])
  }

  @Test func `an initializer under a condition hides nothing`() {
    let text = """
      import SwiftUI
      #if NEVER
      extension NavigationLink { init(_ title: String, @ViewBuilder to: () -> Destination) { fatalError() } }
      #endif
      struct A: View { var body: some View { NavigationLink("a") { Chart() } } }
      """
    #expect(findings(of: Self.check, in: text).count == 1)
  }

  // MARK: Closures in an initializer

  @Test(arguments: [
    ("_sort = .init(get: { 1 }, set: { v in Task { await go(v) } })", false),
    ("_sort = Binding(get: { Task { await go(1) }; return 1 }, set: { _ in })", false),
    ("onTap = { Task { await go(1) } }", false),
    ("let retry = { Task { await go(1) } }", false),
    ("model = Model(onTap: { Task { await go(1) } })", false),
    ("keep { Task { await go(1) } }", false),
    ("Task { await go(1) }", true),
    ("[1].forEach { v in Task { await go(v) } }", true),
    ("run { Task { await go(1) } }", true),
    ("let task = { Task { await go(1) } }()", true),
  ])
  func `work in a closure that is kept is not done in the initializer`(_ statement: String, _ isDone: Bool) {
    let text = """
      import SwiftUI
      struct Model { let onTap: () -> Void }
      func keep(_ work: @escaping () -> Void) {}
      func run(_ work: () -> Void) {}
      struct A: View {
        @Binding var sort: Int
        var onTap: () -> Void
        init() {
          \(statement)
        }
      }
      """
    let check = "for: view\nnever:\n  creates: Task\n  inside: init"
    #expect(findings(of: check, in: text).count == (isDone ? 1 : 0))
  }
}
