extension ShippedRules {
  static let layerView: [(name: String, text: String)] = [
    (
      "layer-view-model-no-infrastructure.md",
      ###"""
---
title: View Models Know No Infrastructure
impact: HIGH
impactDescription: a view model is tested without disk, network or device
tags: layer, viewmodel, persistence, network
profiles: clean-mvvm, modular-mvvm-c
supersedes: data-no-context-in-view-models, layer-composition-in-app, viewmodel-receives-services
---

## View Models Know No Infrastructure

A view model decides what a screen shows. If it also knows *how* a visit is stored and *which* request fetches the
exhibition, it has to change whenever the database or the server does, and its test has to start both. What it may
know is a protocol of the domain; one that sends any request and answers with what came is a server by another name.
The bag that holds all services of the application is all of this at once, and what a function of an entity, of a
model, of no type or of an extension of another's type does, such as `Painting.all()`, its caller does.
Where the visitor is and what the device measures comes through a protocol as well: no test carries a beacon around.

**Check:**

```yaml
for: viewModel
never:
  - mentions: [persistence, network, transport, storeStack, keychain]
  - calls: [FileManager, "Data(contentsOf:)", secretStore, sensors]
  - creates: sensors
  - holds: bag
  - reaches: [persistence, network, fileWork, keychain]
except:
  - through: [view, kitView, viewModel, coordinator, container, repository, service, useCase]
instead: put it behind a protocol of the domain and let the data layer implement it
```

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

**Incorrect (the view model keeps the bag through which every service is reached):**

```swift
final class MuseumContext {
    let tickets = TicketService()
    let tours = TourService()
    let guides = GuideService()
}

final class TicketService {}
final class TourService {}
final class GuideService {}

@Observable
final class TourViewModel {
    let context: MuseumContext // ✗

    init(context: MuseumContext) { self.context = context }
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
"""###
    ),
    (
      "layer-view-model-no-preferences.md",
      ###"""
---
title: View Models Are Told What the User Prefers
impact: MEDIUM
impactDescription: tests of a view model share no defaults with each other
tags: layer, viewmodel, preferences, userdefaults
profiles: clean-mvvm, modular-mvvm-c
---

## View Models Are Told What the User Prefers

The user defaults are a database: small, global, and shared between all tests of a process. A view model that reads
them by a key has a second, unseen way in; whoever writes a test for it must know the key. A preference is a value
like any other: it can be handed in, or asked of a protocol.

**Check:**

```yaml
for: viewModel
never:
  mentions: preferences
instead: hand the preference in, or put it behind a protocol of the domain
```

**Incorrect (it remembers by a key):**

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

**Correct (it is asked for by a protocol):**

```swift
protocol Preferences: Sendable {
    var opened: Bool { get }
}

@Observable
final class ExhibitionViewModel {
    private(set) var opened = false

    /// Formerly the UserDefaults were asked here.
    func open(with preferences: any Preferences) { opened = preferences.opened }
}
```
"""###
    ),
    (
      "layer-view-model-through-use-cases.md",
      ###"""
---
title: View Models Reach Repositories Only Through Use Cases
impact: HIGH
impactDescription: business rules have one address, and no screen can walk around them
tags: layer, viewmodel, use-case, repository
profiles: clean-mvvm
supersedes: viewmodel-receives-services
conflicts: layer-use-case-forwards, layer-use-case-of-one, mvvm-view-model-uses-services
---

## View Models Reach Repositories Only Through Use Cases

A rule that says "a loan may be renewed twice" has to stand where every way to a renewal passes. As soon as one
view model speaks to the repository directly there is a second way, and the rule is copied into it or, more often,
forgotten. Use cases are the doors of the domain; view models knock.

A view model that receives a repository only to build its use case keeps the rule: it never asks the repository
for anything.

**Check:**

```yaml
for: viewModel
never:
  mentions: repository
except:
  - passes-to: useCase
  - inside: qualifier
instead: give the view model the use case that does this, or write it
```

**Incorrect (the renewal walks around the domain):**

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

**Correct (the view model knocks at the door of the domain):**

```swift
@Observable
final class LoanViewModel {
    private let renew: RenewLoanUseCase
    private(set) var due = ""

    init(renew: RenewLoanUseCase) { self.renew = renew }

    // The LoanRepository is the use case's business.
    func extend(_ book: String) async {
        due = (try? await renew(book)) ?? due
    }
}
```

**Correct (what only builds the use case is not kept):**

```swift
@Observable
final class ReturnsViewModel {
    private let giveBack: GiveBackUseCase

    init(loans: any LoanRepository) {
        giveBack = GiveBackUseCase(loans: loans)
    }
}
```

**Correct (a value whose name begins with the repository's is a value):**

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
    (
      "layer-view-no-data-access.md",
      ###"""
---
title: Views Never Reach Past Their View Model
impact: HIGH
impactDescription: a screen can be shown, previewed and tested without a store or a server
tags: layer, view, repository, persistence, network
profiles: clean-mvvm, modular-mvvm-c, mvvm
supersedes: layer-composition-in-app
conflicts: tca-view-only-store, vanilla-no-view-models, vanilla-no-context-in-observable, vanilla-no-manual-fetch, vanilla-services-through-environment, vanilla-no-context-in-classes, vanilla-no-system-singletons
---

## Views Never Reach Past Their View Model

A view that opens the store or calls the server has taken a decision that is not its own: where data lives. From
then on it cannot be previewed without that store, it cannot be tested without that server, and every change of
the data layer reaches into the screens. The breach seldom looks like one. It is a key path in an attribute, a
descriptor inside a closure of `body`, a `.shared` behind a button.

The view model owns the way to data; the view keeps the view model. A use case is the view model's to call, too.
A view may *carry* any of them as far as the view model that it makes: what only passes through is no dependency.
A preference that SwiftUI watches by `@AppStorage` is part of the view; to ask the defaults in code is to reach for data.
What a function does that no layer claims, its caller does: `Ferry.all()` on an entity, a free `download()`, a modifier
in an extension of `View`.
A value that is declared within a service, such as `TideService.Level`, is no service. The bag that holds all services
of the application is worse than any of them: who keeps it can reach everything.

**Check:**

```yaml
for: view
never:
  - mentions: [repository, service, useCase, persistence, network, keychain]
  - calls: [askedDefaults, readsWhole, sensors, notifications]
  - creates: sensors
  - calls: entityContexts
    of: entity
  - holds: [bag, settingsStore]
  - reaches: [persistence, network, fileWork, processes, keychain, repository, useCase]
except:
  - through: [view, viewModel, presenter, coordinator, container, reducer, app, logging]
  - mentions: logging
  - passes-to: [viewModel, coordinator]
    of: [repository, service, useCase]
  - inside: [qualifier, ".defaultAppStorage"]
instead: let the view model own the way to data; the view keeps the view model
```

**Incorrect (the screen opens the store through its environment):**

```swift
struct BerthBoard: View {
    @Environment(\.modelContext) private var harborStore // ✗
    @State private var names: [String] = []

    var body: some View {
        List(names, id: \.self) { Text($0) }
            .refreshable {
                let free = FetchDescriptor<StoredBerth>() // ✗
                names = (try? harborStore.fetch(free).map(\.name)) ?? []
            }
    }
}
```

**Incorrect (the screen keeps a repository, and what it keeps it also asks):**

```swift
struct MooringSheet: View {
    let moorings: any MooringRepository // ✗
    let boat: String

    init(moorings: any MooringRepository, boat: String) {
        self.moorings = moorings
        self.boat = boat
    }

    var body: some View {
        Button("Cast off \(boat)") {
            Task { try await moorings.release(boat) }
        }
    }
}
```

**Incorrect (functions in between hide nothing):**

```swift
final class TideRepository { func load() { } }
struct AskTidesUseCase { func run() { } }
func refresh() { TideRepository().load() }
enum Tides {
    static func ask() { AskTidesUseCase().run() }
}
struct TideRefresh: View {
    let session: URLSession // ✗
    let secrets: Keychain // ✗

    var body: some View {
        Button("Refresh") { refresh() } // ✗
        Button("Ask") { Tides.ask() } // ✗
    }
}
```

**Correct (the screen carries the repository to the view model and keeps only that):**

```swift
struct BerthBoard: View {
    @State private var viewModel: BerthBoardViewModel

    // The MooringRepository only passes through: nothing here asks it for anything.
    init(moorings: any MooringRepository) {
        _viewModel = State(initialValue: BerthBoardViewModel(moorings: moorings))
    }

    var body: some View {
        List(viewModel.rows, id: \.self) { Text($0) }
            .refreshable { await viewModel.refresh() }
    }
}
```
"""###
    ),
  ]
}
