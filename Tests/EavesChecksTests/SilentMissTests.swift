import EavesDocuments
import EavesProject
import EavesSource
import Testing

@testable import EavesChecks

/// Sentences that once loaded and said nothing, or said it of the wrong code: each finds what it says, or is refused.
@Suite("Nothing is silent") struct SilentMissTests {
  /// A check, code, and the lines it is to be found on.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let check: String
    let code: String
    let lines: [Int]
    var testDescription: String { name }

    init(_ name: String, _ check: String, _ code: String, _ lines: [Int]) {
      (self.name, self.check, self.code, self.lines) = (name, check, code, lines)
    }
  }

  static let found: [Case] = [
    // Names
    Case(
      "a type that a superclass declares", "for: viewModel\nnever:\n  exposes: entity",
      """
      import SwiftData
      class Base { @Model class Trip {} }
      @Observable final class TripViewModel: Base {
        var trip: Trip?
      }
      """, [4]),
    Case(
      "a type that a superclass declares, by its subclass", "for: view\nnever:\n  holds: \"Base.Trip\"",
      """
      class Base { class Trip {} }
      class Sub: Base {}
      struct Page: View {
        let trip: Sub.Trip
      }
      """, [4]),
    Case(
      "each type on the way of a qualified name", "for: view\nnever:\n  mentions: viewModel",
      """
      @Observable final class BarViewModel { enum Context { case first } }
      struct Page: View {
        let context: BarViewModel.Context
      }
      """, [3]),
    // Values
    Case(
      "an array and a set that are made in place", "for: viewModel\nnever:\n  exposes: Book",
      """
      struct Book: Hashable {}
      @Observable final class ShelfViewModel {
        var a = [Book]()
        var b = Set<Book>()
        var c: [Book] = []
        var d = [String: Book]()
        private var e = [Book]()
      }
      """, [3, 4, 5, 6]),
    Case(
      "a value that a literal makes", "for: view\nnever:\n  holds: Bool",
      """
      struct Page: View {
        var a = false
        var b: Bool = false
        var c = 1
      }
      """, [2, 3]),
    Case(
      "a capture of oneself is oneself", "for: viewModel\nnever:\n  mentions: viewModel",
      """
      @Observable final class BarViewModel {
        var r = 1
        func go() {
          run { [weak self] in self?.r = 2 }
          run { [weak self] in
            guard let self else { return }
            r = 3
            self.r = 4
          }
        }
      }
      """, []),
    // What a call is rooted in
    Case(
      "a property that is the object", "for: view\nnever:\n  calls: \".insert\"\n  of: ModelContext",
      """
      import SwiftData
      struct Page: View {
        @Environment(\\.modelContext) var context
        let other: ModelContext
        let names: Set<String>
        func go() {
          context.insert(1)
          other.insert(2)
          context.sub.insert(3)
          ModelContext().insert(4)
          names.insert("")
          let local = ModelContext()
          local.insert(5)
        }
      }
      """, [7, 8, 9, 10, 13]),
    Case(
      "of: a member of a type",
      "for: call\nthat:\n  - callee: \".async\"\n    of: DispatchQueue.main\nnever: exists",
      """
      func go() {
        DispatchQueue.main.async { }
        DispatchQueue.global().async { }
      }
      """, [2]),
    Case(
      "of: a member", "for: call\nthat:\n  - callee: \".async\"\n    of: \".main\"\nnever: exists",
      """
      func go() {
        DispatchQueue.main.async { }
        DispatchQueue.global().async { }
      }
      """, [2]),
    Case(
      "of: an attribute", "for: view\nnever:\n  calls: \".append\"\n  of: \"@State\"",
      """
      struct Page: View {
        @State var names: [String] = []
        let others: Names
        func go() {
          names.append("a")
          others.append("b")
        }
      }
      """, [5]),
    Case(
      "an argument that is a member",
      "for: call\nthat:\n  - callee: ForEach\n    argument: id\n    of: \".self\"\nnever: exists",
      """
      struct Page: View {
        var body: some View {
          ForEach(names, id: \\.self) { Text($0) }
          ForEach(names, id: \\.name) { Text($0) }
        }
      }
      """, [3]),
    Case(
      "an argument without a label is no trailing closure",
      "for: call\nthat:\n  - callee: Button\n    argument: _\n    of: String\nnever: exists",
      """
      struct Page: View {
        var body: some View {
          Button(String(1)) { go() }
          Button(action: go) { Text(String(2)) }
        }
      }
      """, [3]),
    Case(
      "an attribute of an object's value",
      "for: view\nnever:\n  holds: \"@EnvironmentObject\"\n  of: Store",
      """
      class Store: ObservableObject {}
      struct Page: View {
        @EnvironmentObject var store: Store
        @EnvironmentObject var other: Other
      }
      """, [3]),
    Case(
      "an exception by what the object is marked",
      "for: view\nnever:\n  holds: \"*Store\"\nexcept:\n  - marked: final",
      """
      final class TripStore {}
      class BookStore {}
      struct Page: View {
        let trips: TripStore
        let books: BookStore
      }
      """, [5]),
    // Functions
    Case(
      "a free function is no method", "for: type\nnever:\n  calls: \"sleep()\"",
      """
      struct Page {
        func go() {
          sleep(1)
          Task.sleep(for: 1)
          clock.sleep(2)
        }
      }
      """, [3]),
    Case(
      "a method is no free function", "for: type\nnever:\n  calls: \".sleep(for:)\"",
      """
      struct Page {
        func go() {
          sleep(for: 1)
          Task.sleep(for: 1)
          clock.sleep(for: 2)
        }
      }
      """, [4, 5]),
    Case(
      "a member of one type", "for: type\nnever:\n  calls: \"Task.sleep(for:)\"",
      """
      struct Page {
        func go() {
          sleep(for: 1)
          Task.sleep(for: 1)
          clock.sleep(for: 2)
        }
      }
      """, [4]),
    Case(
      "a path of members", "for: call\nthat:\n  callee: \"DispatchQueue.main.sync\"\nnever: exists",
      """
      func go() {
        DispatchQueue.main.sync { }
        DispatchQueue.global().sync { }
        Other.main.sync { }
      }
      """, [2]),
    Case(
      "a forced value", "for: view\nnever:\n  calls: \"!\"",
      """
      struct Page: View {
        let name: String?
        func go() { print(name!) }
        func no() { print(!isOpen) }
      }
      """, [3]),
    // Subjects
    Case(
      "tests are asked when they are named", "for: test\nnever:\n  calls: \"sleep()\"",
      """
      import XCTest
      final class PageTests: XCTestCase {
        func testGo() { sleep(1) }
      }
      """, [3]),
    Case(
      "mocks are asked when they are named", "for: mock\nnever:\n  holds: String",
      """
      struct MockStore { let name: String }
      """, [1]),
    Case(
      "previews are asked when they are named", "for: preview\nnever:\n  holds: String",
      """
      struct Page_Previews: PreviewProvider {
        static let name: String = ""
        static var previews: some View { Text("") }
      }
      """, [2]),
    Case(
      "tests are not asked when they are not named", "for: type\nnever:\n  calls: \"sleep()\"",
      """
      import XCTest
      final class PageTests: XCTestCase {
        func testGo() { sleep(1) }
      }
      """, []),
  ]

  @Test(arguments: found)
  func `says what it says`(_ one: Case) {
    #expect(Self.problems(one.check).filter { $0.severity == .error }.map(\.text) == [])
    #expect(findings(of: one.check, in: one.code).map { Int($0.prefix { $0 != ":" }) } == one.lines)
  }

  static let more: [Case] = [
    // Where values come from
    Case(
      "a property by its attribute, however it is reached",
      "for: type\nnever:\n  calls: \".sorted\"\n  of: \"@Published\"",
      """
      class Shelf {
        @Published var trips: [Trip] = []
        @Published var extra: [Trip]?
        var plain: [Trip] = []
        func a() { trips.sorted() }
        func b() { self.trips.sorted() }
        func c() { run { [weak self] in self?.trips.sorted() } }
        func d() { if let extra { extra.sorted() } }
        func e() { guard let mine = extra else { return }; mine.sorted() }
        func f() { for trip in self.trips { trip.stops.sorted() } }
        func g() { run { [trips] in trips.sorted() } }
        func h() { plain.sorted() }
      }
      """, [5, 6, 7, 8, 9, 10, 11]),
    Case(
      "a value of a shared one, through a property",
      "for: view\nnever:\n  calls: \".sorted\"\n  of: Store.shared",
      """
      struct Page: View {
        let store = Store.shared
        var rows: [Int] { store.items.sorted() }
        var more: [Int] { self.store.items.sorted() }
        var other: [Int] { [1].sorted() }
      }
      """, [3, 4]),
    // Calls
    Case(
      "a type that only its declared value names", "for: view\nnever:\n  creates: LiveStore",
      """
      final class LiveStore {}
      struct Page: View {
        let a: LiveStore = .init()
        var b: LiveStore?
        init() { let c: LiveStore = .init(); b = c }
      }
      """, [3, 5]),
    Case(
      "a static member that only its declared value names", "for: view\nnever:\n  calls: Date.now",
      """
      struct Page: View {
        let a: Date = .now
        let b = Date.now
        let c: Clock = .now
        func go(at date: Date = .now) {}
      }
      """, [2, 3, 5]),
    Case(
      "a member of oneself", "for: type\nnever:\n  calls: Trip.make",
      """
      struct Trip {
        static func make() -> Trip { Trip() }
        func again() -> Trip { Self.make() }
      }
      struct Other { static func make() {}; func again() { Self.make() } }
      """, [3]),
    Case(
      "a function of a module", "for: type\nnever:\n  calls: \"sleep()\"",
      """
      import Darwin
      struct Trip {
        func a() { sleep(1) }
        func b() { Darwin.sleep(1) }
        func c() { clock.sleep(1) }
      }
      """, [3, 4]),
    Case(
      "an initialiser in full", "for: type\nnever:\n  calls: \"URL(string:)\"",
      """
      struct Trip {
        func a() { URL(string: "a") }
        func b() { URL.init(string: "a") }
        func c() { URL(filePath: "a") }
      }
      """, [2, 3]),
    Case(
      "a call in the closure of another of its name, not in its own",
      "for: call\nthat:\n  callee: \".onAppear\"\nnever:\n  inside: \".onAppear\"",
      """
      struct Page: View {
        var body: some View {
          Text("a").onAppear { load() }
          Text("b").onAppear {
            Text("c").onAppear { load() }
          }
        }
      }
      """, [5]),
    Case(
      "views are no family", "for: view\nnever:\n  held-by: viewModel",
      """
      struct RowView: View {}
      struct ListView: View {}
      final class TripViewModel { var held: ListView? }
      """, [2]),
    Case(
      "subclasses are asked one by one", "for: viewModel\nnever: exists",
      """
      final class AViewModel: BaseViewModel {}
      final class BViewModel: BaseViewModel {}
      """, [1, 2]),
    Case(
      "what is true of a conformer alone", "for: viewModel\nnever:\n  marked: final",
      """
      protocol TripViewModel {}
      final class LiveTripViewModel: TripViewModel {}
      """, [2]),
    Case(
      "a modifier with its detail", "for: member\nthat:\n  marked: \"private(set)\"\nnever: exists",
      """
      struct Trip {
        private(set) var name = ""
        private var other = ""
      }
      """, [2]),
    Case(
      "any typed error", "for: function\nthat:\n  marked: \"throws(*)\"\nnever: exists",
      """
      struct Trip {
        func a() throws(TripError) {}
        func b() throws {}
      }
      """, [2]),
    // Values
    Case(
      "a negative number", "for: view\nnever:\n  holds: Int",
      """
      struct Page: View {
        var a = -1
        var b = 1
        var c = -1.0
      }
      """, [2, 3]),
    Case(
      "what stands inside the brackets of a construction", "for: viewModel\nnever:\n  exposes: Book",
      """
      struct Book {}
      @Observable final class ShelfViewModel {
        var a = [Book?]()
        var b = [(Book, Int)]()
        var c = Optional<Book>.none
      }
      """, [3, 4, 5]),
    Case(
      "the same inference for a clause as for a verb", "for: member\nthat:\n  type: Book\nnever: exists",
      """
      struct Book {}
      struct Shelf {
        var a = [Book]()
        var b = [Book?]()
        var c = Set<Book>()
        var d = Book()
      }
      """, [3, 4, 5, 6]),
    Case(
      "who makes it in tests, where tests are named", "for: type\nthat:\n  created-by: test\nnever: exists",
      """
      struct Book {}
      struct Shelf {}
      final class BookTests: XCTestCase { func testIt() { _ = Book() } }
      """, [1]),
    Case(
      "what tests call, where tests are named", "for: type\nthat:\n  called-by: test\nnever: exists",
      """
      final class Book { func open() {} }
      final class Shelf { func open() {} }
      final class BookTests: XCTestCase { func testIt(book: Book) { book.open() } }
      """, [1]),
    Case(
      "what tests mention, where tests are named", "for: type\nthat:\n  mentioned-by: test\nnever: exists",
      """
      struct Book {}
      struct Shelf {}
      final class BookTests: XCTestCase { func testIt() { _ = Book.self } }
      """, [1]),
    Case(
      "not what a mock holds, where tests alone are named beside views",
      "for: type\nthat:\n  held-by: [view, test]\nnever: exists",
      """
      struct Book {}
      struct Shelf {}
      struct MockView: View { let book: Book; var body: some View { Text("") } }
      struct ShelfView: View { let shelf: Shelf; var body: some View { Text("") } }
      """, [2]),
  ]

  @Test(arguments: more)
  func `is found`(_ one: Case) {
    #expect(Self.problems(one.check).filter { $0.severity == .error }.map(\.text) == [])
    #expect(findings(of: one.check, in: one.code).map { Int($0.prefix { $0 != ":" }) } == one.lines)
  }

  @Test func `an SDK's type is meant where the project's own of that name is not in reach`() {
    let texts = [
      "Package.swift": """
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "Model"), .target(name: "App", dependencies: ["Model"])])
      """,
      "Sources/Model/List.swift": "public struct List { public let id: Int }",
      "Sources/App/Page.swift": """
      import SwiftUI
      struct Page: View { var body: some View { List { } } }
      """,
      "Sources/App/Other.swift": """
      import Model
      import SwiftUI
      struct Other: View { let list: List }
      """,
    ]
    #expect(
      findings(of: "for: view\nnever:\n  mentions: List", in: texts).map { $0.prefix { $0 != ":" } }.count
        == 2)
    #expect(findings(of: "for: view\nthat:\n  mentions: Model.List\nnever: exists", in: texts).count == 1)
  }

  @Test func `a type behind the name of its own target is meant, and behind another's it is not`() {
    let texts = [
      "Harbour/A.swift": """
      class TripStore {}
      class Configuration {}
      struct Page: View {
        let store: Harbour.TripStore
        let other: UIButton.Configuration
      }
      """
    ]
    #expect(findings(of: "for: view\nnever:\n  holds: TripStore", in: texts).count == 1)
    #expect(findings(of: "for: view\nnever:\n  holds: type", in: texts).count == 1)
  }

  // MARK: Slices and folders

  /// Two features that know each other, below a path.
  private static func features(_ first: String, _ second: String) -> [String: String] {
    [
      first: "struct TripStore { let book: BookStore }",
      second: "struct BookStore {}",
    ]
  }

  @Test(arguments: [
    ("Features/Trips/TripStore.swift", "Features/Books/BookStore.swift", 1),
    ("Features/Trips/TripStore.swift", "Features/Trips/Data/BookStore.swift", 0),
    ("Features/Sources/TripsUI/TripStore.swift", "Features/Sources/BooksUI/BookStore.swift", 1),
    ("Features/Sources/TripsUI/TripStore.swift", "Features/Sources/TripsUI/BookStore.swift", 0),
    ("features/Trips/TripStore.swift", "FEATURES/Books/BookStore.swift", 1),
    ("Features/Trips/TripStore.swift", "Features/BookStore.swift", 0),
    ("Features/TripStore.swift", "Features/BookStore.swift", 0),
    ("Features/trips/TripStore.swift", "Features/Trips/BookStore.swift", 0),
  ])
  func `a slice is the folder that differs`(_ first: String, _ second: String, _ count: Int) {
    let found = findings(of: "for: feature\nnever:\n  mentions: feature", in: Self.features(first, second))
    #expect(found.count == count, "\(found)")
  }

  // MARK: One cause

  @Test(
    arguments: [
      (
        "a descriptor that a query takes", "for: view\nnever:\n  mentions: [\"@Query\", FetchDescriptor]",
        """
        import SwiftData
        struct Page: View {
          @Query(Self.recent) var trips: [Trip]
          static let recent = FetchDescriptor<Trip>()
        }
        """, [3]
      ),
      (
        "a chain is found where it begins", "for: view\nnever:\n  calls: [\".filter\", \".sorted\"]",
        """
        struct Page: View {
          func go() {
            names
              .filter { $0.isEmpty }
              .sorted()
          }
        }
        """, [4]
      ),
      (
        "a property that only answers with another's part",
        "for: view\nnever:\n  holds: [ModelContainer, ModelContext]",
        """
        import SwiftData
        struct Page: View {
          let container: ModelContainer
          var context: ModelContext { container.mainContext }
          func go() { context.insert(1) }
        }
        """, [3]
      ),
    ] as [(String, String, String, [Int])])
  func `one cause is one finding`(_ name: String, _ check: String, _ code: String, _ lines: [Int]) {
    #expect(findings(of: check, in: code).map { Int($0.prefix { $0 != ":" }) } == lines, "\(name)")
  }

  static func problems(_ check: String) -> [Problem] {
    let page = "---\ntitle: T\nimpact: HIGH\n---\n\n## T\n\n**Check:**\n\n```yaml\n\(check)\n```\n"
    let path = FilePath("t.md")
    let loaded = RuleDocumentLoader.load([SourceText(path: path, text: page)])
    let sentences = loaded.documents.flatMap(\.sentences)
    return loaded.problems + VocabularyCheck.check(sentences, against: shippedVocabulary, path: path)
      + SentenceValidator.problems(of: sentences, in: shippedVocabulary, path: path)
  }
}
