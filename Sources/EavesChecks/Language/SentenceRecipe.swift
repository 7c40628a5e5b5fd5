/// A whole sentence for what authors of rules ask most, with code that breaks it and code that keeps it: a test runs
/// each of them.
struct SentenceRecipe: Sendable {
  /// What is asked, a few words.
  let title: String
  /// The check, lines of YAML.
  let check: String
  /// Swift with exactly one finding.
  let breaks: String
  /// Swift without any.
  let keeps: String
  /// Where both stand.
  var path = "App/Trips.swift"
  /// What the sentence does not see; empty for most.
  var note = ""

  /// In the order of the reference.
  static let all = [
    SentenceRecipe(
      title: "a call has an argument",
      check: "for: call\nthat:\n  callee: \".sheet\"\nalways:\n  argument: onDismiss",
      breaks: "func go() { Text(\"\").sheet(item: $trip) { _ in } }",
      keeps: "func go() { Text(\"\").sheet(item: $trip, onDismiss: load) { _ in } }"),
    SentenceRecipe(
      title: "a modifier follows a call",
      check: "for: call\nthat:\n  callee: AsyncImage\nalways:\n  chained: \".accessibilityLabel\"",
      breaks: "func go() { AsyncImage(url: url).padding() }",
      keeps: "func go() { AsyncImage(url: url).padding().accessibilityLabel(\"Map\") }"),
    SentenceRecipe(
      title: "one modifier before another",
      check: "for: call\nthat:\n  callee: \".shadow\"\nnever:\n  chained: \".clipShape\"",
      breaks: "func go() { Text(\"\").shadow(radius: 2).clipShape(Circle()) }",
      keeps: "func go() { Text(\"\").clipShape(Circle()).shadow(radius: 2) }"),
    SentenceRecipe(
      title: "one modifier after another",
      check: "for: call\nthat:\n  callee: \".background\"\n  of: \".padding\"\nnever: exists",
      breaks: "func go() { Text(\"\").padding().background(.red) }",
      keeps: "func go() { Text(\"\").background(.red).padding() }"),
    SentenceRecipe(
      title: "no more than one",
      check: "for: view\nnever:\n  calls: \".alert\"\n  count: 2..",
      breaks:
        "struct A: View { var body: some View { Text(\"\").alert(\"\", isPresented: $a) {}.alert(\"\", isPresented: $b) {} } }",
      keeps: "struct A: View { var body: some View { Text(\"\").alert(\"\", isPresented: $a) {} } }"),
    SentenceRecipe(
      title: "while a view is built, but in its actions",
      check:
        "for: view\nnever:\n  calls: \".trimmed\"\n  inside: body\nexcept:\n  - inside: handler",
      breaks: "struct A: View { var body: some View { Text(name.trimmed()) } }",
      keeps: "struct A: View { var body: some View { Button(\"Save\") { save(name.trimmed()) } } }"),
    SentenceRecipe(
      title: "a call inside a container",
      check: "for: call\nthat:\n  callee: List\n  inside: \".ScrollView\"\nnever: exists",
      breaks: "func go() { ScrollView { VStack { List(trips) } } }",
      keeps: "func go() { VStack { List(trips) } }"),
    SentenceRecipe(
      title: "a call in one argument of another",
      check:
        "for: call\nthat:\n  callee: Button\n  inside: [\".Button(label:)\", \".Menu(label:)\"]\nnever: exists",
      breaks: "func go() { Button { open() } label: { Button(\"Map\") {} } }",
      keeps: "func go() { Menu { Button(\"Map\") {} } label: { Text(\"More\") } }"),
    SentenceRecipe(
      title: "what a value of a type does, and what comes of it",
      check:
        "for: view\nnever:\n  - calls: \"ModelContext.fetch(_:)\"\n  - calls: \".filter\"\n    of: \"ModelContext.fetch\"",
      breaks:
        "struct A: View { @Environment(\\.modelContext) var context; func go() { try? context.fetch(trips) } }",
      keeps: "struct A: View { let trips: [Trip]; func go() { trips.filter(\\.isOpen) } }"),
    SentenceRecipe(
      title: "a container of one view",
      check:
        "for: call\nthat:\n  - callee: [VStack, HStack, ZStack]\n    children: ..1\nunless:\n"
        + "  - creates: ForEach\nnever: exists",
      breaks: "func go() { VStack { Text(name).bold() } }",
      keeps: "func go() { VStack { Text(name); Text(place) } }"),
    SentenceRecipe(
      title: "some files only, free functions too",
      check: "for: file\nunless:\n  - declares: \"*Settings\"\nnever:\n  calls: UserDefaults",
      breaks: "func load() { UserDefaults.standard.string(forKey: key) }",
      keeps: "struct TripSettings { func load() { UserDefaults.standard.string(forKey: key) } }"),
    SentenceRecipe(
      title: "a file of views has a preview",
      check: "for: file\nthat:\n  declares: view\nalways:\n  declares: \"#Preview\"",
      breaks: "struct A: View { var body: some View { Text(\"\") } }",
      keeps: "struct A: View { var body: some View { Text(\"\") } }\n#Preview { A() }"),
    SentenceRecipe(
      title: "properties by attribute and owner",
      check:
        "for: member\nthat:\n  marked: \"@Binding\"\n  owner:\n    role: viewModel\nnever: exists",
      breaks: "@Observable final class TripViewModel { @Binding var isOpen: Bool }",
      keeps: "struct A: View { @Binding var isOpen: Bool }"),
    SentenceRecipe(
      title: "few stored properties",
      check: "for: viewModel\nnever:\n  declares: member\n  which:\n    kind: stored\n  count: 3..",
      breaks: "@Observable final class TripViewModel { var a = 1; var b = 2; var c = 3 }",
      keeps: "@Observable final class TripViewModel { var a = 1; var b = 2; func go() {} }"),
    SentenceRecipe(
      title: "closures that keep their owner",
      check:
        "for: closure\nthat:\n  callee: [Task, \"Task.detached\", \".sink\"]\n  owner:\n    kind: class\nunless:\n"
        + "  - captures: [\"weak self\", \"unowned self\"]\nnever:\n  mentions: self\n  count: 1..",
      breaks: "class A { func go() { Task { self.load(); self.show() } } }",
      keeps: "class A { func go() { Task { [weak self] in await self?.load() } } }",
      note: "a `self` that is not written, as in `Task { load() }`, is not seen; `[self]` is"),
    SentenceRecipe(
      title: "a protocol for classes",
      check:
        "for: type\nthat:\n  kind: protocol\n  name: \"*Delegate\"\nalways:\n"
        + "  conforms: [AnyObject, NSObjectProtocol, Actor, \"*Delegate\"]",
      breaks: "protocol TripDelegate {}", keeps: "protocol TripDelegate: AnyObject {}"),
    SentenceRecipe(
      title: "methods with certain labels",
      check:
        "for: function\nthat:\n  owner:\n    kind: protocol\n    name: \"*Delegate\"\nalways:\n  name: \"*(_:*\"",
      breaks: "protocol TripDelegate { func opened(trip: Trip) }",
      keeps: "protocol TripDelegate { func list(_ list: TripList, opened trip: Trip) }"),
    SentenceRecipe(
      title: "types that need not be written",
      check: "for: member\nthat:\n  kind: annotated\n  value: boolean\nnever: exists",
      breaks: "struct A { var isOpen: Bool = false }", keeps: "struct A { var isOpen = false }"),
    SentenceRecipe(
      title: "an attribute before a supertype",
      check: "for: type\nnever:\n  mentions: \"@unchecked\"",
      breaks: "final class A: @unchecked Sendable {}", keeps: "final class A: Sendable {}"),
    SentenceRecipe(
      title: "errors of a kind",
      check:
        "for: function\nthat:\n  marked: throws\n  owner:\n    kind: protocol\nalways:\n  marked: \"throws(*)\"",
      breaks: "protocol Trips { func all() throws -> [Trip] }",
      keeps: "protocol Trips { func all() throws(TripError) -> [Trip] }"),
    SentenceRecipe(
      title: "code in types that are tests",
      check:
        "for: function\nthat:\n  marked: async\n  owner:\n    role: test\nnever:\n  calls: \"wait(for:timeout:)\"",
      breaks: "final class TripTests: XCTestCase { func testA() async { wait(for: [], timeout: 1) } }",
      keeps: "final class TripTests: XCTestCase { func testA() async { await fulfillment(of: []) } }"),
    SentenceRecipe(
      title: "modules that know each other",
      check: "for: file\nthat:\n  in: \"*Feature\"\nnever:\n  imports: \"*Feature\"",
      breaks: "import MapFeature", keeps: "import Foundation", path: "Sources/TripFeature/Trips.swift"),
  ]
}
