/// A sentence that shows one part of the language, and code that it finds.
struct SentenceExample: Sendable {
  /// As a document writes it.
  let check: String
  /// Swift of which the check finds a line.
  let code: String

  /// By the word that it shows. Each is tried by a test.
  static let all: [String: SentenceExample] = [
    "that": SentenceExample(
      check: "for: type\nthat:\n  - kind: class\n    name: \"*Store\"\nalways:\n  marked: final",
      code: "class TripStore {}"),
    "unless": SentenceExample(
      check: "for: viewModel\nunless:\n  - name: \"Base*\"\nalways:\n  marked: final",
      code: "class TripViewModel {}\nclass BaseViewModel {}"),
    "never": SentenceExample(
      check: "for: view\nnever:\n  - holds: repository\n  - calls: network",
      code: "struct TripList: View { let trips: TripRepository }"),
    "always": SentenceExample(
      check: "for: viewModel\nalways:\n  - marked: final\n  - marked: \"@MainActor\"",
      code: "final class TripViewModel {}"),
    "only": SentenceExample(
      check: "for: file\nthat:\n  role: viewModel\nonly:\n  imports: [Foundation, Observation]",
      code: "import SwiftUI\nfinal class TripViewModel {}"),
    "except": SentenceExample(
      check: "for: view\nnever:\n  mentions: repository\nexcept:\n  - passes-to: viewModel",
      code: "struct TripList: View { let trips: TripRepository }"),
    "message": SentenceExample(
      check: "for: view\nnever:\n  holds: repository\nmessage: \"{subject} talks to {object} itself\"",
      code: "struct TripList: View { let trips: TripRepository }"),
    "instead": SentenceExample(
      check: "for: view\nnever:\n  holds: repository\ninstead: let the view model own it",
      code: "struct TripList: View { let trips: TripRepository }"),
    "checks": SentenceExample(
      check: "checks:\n  - for: view\n    never:\n      holds: repository\n  - for: viewModel\n    always:\n"
        + "      marked: final",
      code: "class TripViewModel {}"),
    "of": SentenceExample(
      check: "for: view\nnever:\n  calls: \".sorted\"\n  of: viewModel",
      code:
        "struct TripList: View {\n  let model: TripViewModel\n  var rows: [Trip] { model.trips.sorted() }\n}\n"
        + "final class TripViewModel { var trips: [Trip] = [] }"),
    "inside": SentenceExample(
      check: "for: view\nnever:\n  creates: Task\n  inside: \".onAppear\"",
      code: "struct TripList: View { var body: some View { Text(\"\").onAppear { Task { } } } }"),
    "directly-in": SentenceExample(
      check: "for: view\nnever:\n  creates: Task\n  directly-in: \".onAppear\"",
      code: "struct TripList: View { var body: some View { Text(\"\").onAppear { Task { } } } }"),
    "named": SentenceExample(
      check: "for: view\nnever:\n  holds: repository\n  named: \"_*\"",
      code: "struct TripList: View { let _trips: TripRepository }"),
    "written": SentenceExample(
      check: "for: view\nnever:\n  holds: repository\n  written: \"any *\"",
      code: "struct TripList: View { let trips: any TripRepository }"),
    "via": SentenceExample(
      check: "for: viewModel\nnever:\n  exposes: Trip\n  via: property",
      code: "struct Trip {}\nfinal class TripViewModel { var trip: Trip? }"),
    "property": SentenceExample(
      check: "for: viewModel\nnever:\n  exposes: Trip\n  via: property",
      code: "struct Trip {}\nfinal class TripViewModel { var trip: Trip? }"),
    "result": SentenceExample(
      check: "for: viewModel\nnever:\n  exposes: Trip\n  via: result",
      code: "struct Trip {}\nfinal class TripViewModel { func load() -> Trip { Trip() } }"),
    "through": SentenceExample(
      check: "for: view\nnever:\n  reaches: URLSession\nexcept:\n  through: viewModel",
      code:
        "struct TripList: View { var body: some View { Text(\"\").task { load() } } }\nfunc load() { URLSession.shared.go() }"
    ),
    "count": SentenceExample(
      check: "for: viewModel\nnever:\n  holds: repository\n  count: 2..",
      code: "final class TripViewModel {\n  let a: TripRepository\n  let b: BerthRepository\n}"),
    "body": SentenceExample(
      check: "for: view\nnever:\n  calls: \".sorted\"\n  inside: body",
      code: "struct TripList: View { var body: some View { List(trips.sorted()) } }"),
    "computed": SentenceExample(
      check: "for: viewModel\nnever:\n  calls: \".sorted\"\n  inside: computed",
      code: "final class TripViewModel { var rows: [Trip] { trips.sorted() } }"),
    "handler": SentenceExample(
      check: "for: view\nnever:\n  creates: Task\n  inside: handler",
      code: "struct TripList: View { var body: some View { Button(\"Save\") { Task { } } } }"),
    "init": SentenceExample(
      check: "for: view\nnever:\n  creates: Task\n  inside: init",
      code: "struct TripList: View { init() { Task { } } }"),
    "loop": SentenceExample(
      check: "for: function\nnever:\n  creates: DateFormatter\n  inside: loop",
      code: "func show() { for trip in trips { DateFormatter().string(from: trip.start) } }"),
    "qualifier": SentenceExample(
      check: "for: view\nnever:\n  mentions: repository\n  inside: qualifier",
      code:
        "struct TripList: View { let order: TripRepository.Order }\nprotocol TripRepository {}\nextension TripRepository { enum Order {} }"
    ),
    "anything": SentenceExample(
      check: "for: function\nnever:\n  creates: anything\n  inside: loop",
      code: "func show() { for trip in trips { rows.append(Row(trip)) } }"),
    "self": SentenceExample(
      check: "for: closure\nthat:\n  callee: \".sink\"\nnever:\n  mentions: self",
      code: "final class TripViewModel { func go() { feed.sink { self.show($0) } } }"),
    "which": SentenceExample(
      check: "for: viewModel\nnever:\n  holds: type\n  which:\n    kind: protocol",
      code: "final class TripViewModel { let store: Store }\nprotocol Store {}"),
  ]

  /// The check with the code below it, for people.
  var lines: [String] {
    check.split(separator: "\n").map(String.init) + code.split(separator: "\n").map { "    \($0)" }
  }
}
