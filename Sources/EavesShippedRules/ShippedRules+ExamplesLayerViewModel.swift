extension ShippedRules {
  static let examplesLayerViewModel: [(name: String, text: String)] = [
    (
      "examples/layer-view-model-no-infrastructure.examples.md",
      ###"""
**Incorrect (the view model fetches and requests on its own):**

```swift
@Observable
final class ExhibitionViewModel {
    private let store: ModelContext // ✗
    private(set) var title = ""

    init(store: ModelContext) { self.store = store }

    func load(_ id: String) async throws {
        let page = URL(filePath: id)
        let (data, _) = try await URLSession.shared.data(from: page) // ✗
        title = String(decoding: data, as: UTF8.self)
        try store.save()
    }
}
```

**Incorrect (the view model asks the sensors on its own):**

```swift
final class RoomFinderViewModel {
    private let place = CLLocationManager() // ✗
    private(set) var room = ""

    func start() -> Bool {
        place.startUpdatingLocation() // ✗
        return CMPedometer.isStepCountingAvailable() // ✗
    }
}
```

**Incorrect (the view model writes requests and hands them to a client):**

```swift
protocol APIClientProtocol: Sendable {
    func send<Answer: Decodable>(_ path: String) async throws -> Answer
}

struct APIClient: APIClientProtocol {
    func send<Answer: Decodable>(_ path: String) async throws -> Answer {
        let (data, _) = try await URLSession.shared.data(from: URL(filePath: path))
        return try JSONDecoder().decode(Answer.self, from: data)
    }
}

@Observable
final class GuideViewModel {
    private let client: any APIClientProtocol // ✗
    private(set) var title = ""

    init(client: any APIClientProtocol) { self.client = client }

    func load() async throws { title = try await client.send("guide") }
}
```

**Incorrect (the view model keeps files, secrets and the stack of the store):**

```swift
import CoreData
import Security

final class CoreDataStack {
    let container = NSPersistentContainer(name: "Museum")
}

enum TicketKeychain {
    static func clear() { SecItemDelete([:] as CFDictionary) }
}

@Observable
final class TicketViewModel {
    private let stack: CoreDataStack // ✗
    private(set) var page = Data()

    init(stack: CoreDataStack) { self.stack = stack }

    func open(_ place: URL) throws {
        if FileManager.default.isReadableFile(atPath: place.path) { // ✗
            page = try Data(contentsOf: place) // ✗
        }
    }

    func keep(in place: URL) throws { try page.write(to: place, options: .atomic) } // ✗
    func leave() { TicketKeychain.clear() } // ✗
    func forget() { SecItemDelete([:] as CFDictionary) } // ✗
}
```

**Incorrect (functions of models, entities and no type do it for the view model):**

```swift
// Models/Catalogue.swift
struct Catalogue: Codable {
    let title: String
    static func load() async -> Data? { try? await URLSession.shared.data(from: URL(filePath: "rooms")).0 }
}

// Store/Painting.swift
@Model final class Painting {
    var name = ""
    static func all() -> [Painting] { (try? ModelContext(museum).fetch(FetchDescriptor<Painting>())) ?? [] }
}

func clearPlans() { try? FileManager.default.removeItem(atPath: "plans") }

func forgetPass() { SecItemDelete([:] as CFDictionary) }

func planPlace() -> String { "plans" }

func ask() { URLSession.shared.dataTask(with: URL(filePath: "guide")).resume() }

extension URL {
    func forget() { try? FileManager.default.removeItem(at: self) }
    func plan() -> URL { appending(path: "plan") }
}

// Screens/RoomViewModel.swift
@Observable
final class RoomViewModel {
    private(set) var names: [String] = []
    private(set) var place = planPlace()
    private let folder = URL(filePath: "rooms")

    func load() async {
        folder.plan().forget() // ✗
        names = Painting.all().map(\.name) // ✗
        await Catalogue.load() // ✗
        clearPlans() // ✗
        forgetPass() // ✗
        ask() // ✗
    }
}
```

**Correct (the view model knows what it wants, not where it lies):**

```swift
protocol ExhibitionGuide: Sendable {
    func title(of id: String) async throws -> String
}

@Observable
final class ExhibitionViewModel {
    private let guide: any ExhibitionGuide
    private(set) var title = ""

    init(guide: any ExhibitionGuide) { self.guide = guide }

    /// Formerly a URLSession stood here.
    func load(_ id: String) async {
        do {
            title = try await guide.title(of: id)
        } catch {
            title = "The museum is closed today"
        }
    }
}
```

**Incorrect (what a view model leaves to another is the other's):**

```swift
final class HallRepository {
    static func refresh() { try? FileManager.default.removeItem(atPath: "hall") }
}
final class HallService {
    func refresh() { try? FileManager.default.removeItem(atPath: "hall") }
}
struct CleanHallUseCase {
    func run() { try? FileManager.default.removeItem(atPath: "hall") }
}
func clean() { try? FileManager.default.removeItem(atPath: "hall") }
final class HallCoordinator {
    private weak var navigation: UINavigationController?
    func refresh() { clean() }
}
final class HallContainer {
    static func refresh() { try? FileManager.default.removeItem(atPath: "hall") }
}
final class HallViewModel {
    static func refresh() { try? FileManager.default.removeItem(atPath: "hall") } // ✗
}
final class HallListViewModel {
    private let session: URLSession // ✗
    private let secrets: Keychain // ✗
    private let halls: HallService
    private let coordinator: HallCoordinator
    private let clean: CleanHallUseCase

    init(halls: HallService, coordinator: HallCoordinator, clean: CleanHallUseCase) {
        self.halls = halls
        self.coordinator = coordinator
        self.clean = clean
    }

    func refresh() {
        HallRepository.refresh()
        halls.refresh()
        coordinator.refresh()
        clean.run()
        HallContainer.refresh()
        HallViewModel.refresh()
    }
}
```

**Incorrect (the view model removes a file; what the views do that it shows is theirs):**

```swift
func badge(_ place: String) -> some View {
    Text(place).onAppear { try? FileManager.default.removeItem(atPath: place) }
}

final class PosterView: UIView {
    func clear() { try? FileManager.default.removeItem(atPath: "poster") }
}

enum Posters {
    static let poster = PosterView()
}

final class PosterViewModel {
    func show() {
        _ = badge("hall")
        Posters.poster.clear()
        try? FileManager.default.removeItem(atPath: "hall") // ✗
    }
}
```

**Correct (a logger writes its own file):**

```swift
final class EventLogger {
    func log(_ line: String) { try? Data(line.utf8).write(to: URL(filePath: "events")) }
}

@Observable
final class ArticleViewModel {
    private let logger = EventLogger()

    func open() { logger.log("opened") }
}
```

**Correct (the view model calls an observable object that other types share):**

```swift
@Observable
final class ReaderSession {
    private(set) var isOpen = false

    func open() {
        prepare()
        isOpen = true
    }

    private func prepare() {
        try? FileManager.default.createDirectory(at: URL(filePath: "session"), withIntermediateDirectories: true)
    }
}

final class ReaderViewModel {
    private let session: ReaderSession

    init(session: ReaderSession) { self.session = session }

    func open() { session.open() }
}
```
"""###
    ),
    (
      "examples/layer-view-model-no-preferences.examples.md",
      ###"""
**Incorrect (view models use `UserDefaults` and `@AppStorage`):**

```swift
@Observable
final class ExhibitionViewModel {
    private(set) var opened = false

    func open(_ id: String) {
        opened = UserDefaults.standard.bool(forKey: id) // ✗
    }
}

final class TicketViewModel: ObservableObject {
    @AppStorage("language") var language = "en" // ✗
}
```

**Correct (the view model reads a protocol):**

```swift
protocol Preferences: Sendable {
    var opened: Bool { get }
}

@Observable
final class ExhibitionViewModel {
    private(set) var opened = false

    /// UserDefaults is only named in this comment.
    func open(with preferences: any Preferences) { opened = preferences.opened }
}
```
"""###
    ),
    (
      "examples/layer-view-model-through-use-cases.examples.md",
      ###"""
**Incorrect (the view model renews a loan without the use case):**

```swift
@Observable
final class LoanViewModel {
    private let renew: RenewLoanUseCase
    private let loans: any LoanRepository // ✗
    private(set) var due = ""

    init(renew: RenewLoanUseCase, loans: any LoanRepository) {
        self.renew = renew
        self.loans = loans
    }

    func extend(_ book: String) async {
        due = (try? await loans.extend(book, byDays: 14)) ?? due
    }
}
```

**Correct (the view model calls the use case):**

```swift
@Observable
final class LoanViewModel {
    private let renew: RenewLoanUseCase
    private(set) var due = ""

    init(renew: RenewLoanUseCase) { self.renew = renew }

    // LoanRepository is only named in this comment.
    func extend(_ book: String) async {
        due = (try? await renew(book)) ?? due
    }
}
```

**Correct (the repository is only passed to the use case):**

```swift
@Observable
final class ReturnsViewModel {
    private let giveBack: GiveBackUseCase

    init(loans: any LoanRepository) {
        giveBack = GiveBackUseCase(loans: loans)
    }
}
```

**Correct (a value type nested in a repository):**

```swift
protocol LoanRepository {}

struct MemberLoanRepository: LoanRepository {
    enum Order { case newest, oldest }
}

@Observable
final class LoanOrderViewModel {
    var order = MemberLoanRepository.Order.newest
}
```
"""###
    ),
  ]
}
