extension ShippedRules {
  static let layer: [(name: String, text: String)] = [
    (
      "layer-composition-in-app.md",
      ###"""
---
title: The Application Composes, Screens Receive
impact: HIGH
impactDescription: one place decides what is real and what is a double
tags: layer, composition, viewmodel, view, dependency-injection
profiles: clean-mvvm, modular-mvvm-c
---

## The Application Composes, Screens Receive

Whoever writes `LiveWeatherRepository()` has chosen the implementation for everybody above. Done in a view model,
the choice is made again in each of them, and a test can no longer choose otherwise. A default argument is the same
choice in small print: `init(weather: any WeatherRepository = LiveWeatherRepository())` compiles the live one into
every preview.

Compose where the application starts: in the `App`, in a container or in a coordinator.

**Check:**

```yaml
checks:
  - for: view
    never:
      creates: container
  - for: viewModel
    never:
      creates: [repository, service, container]
instead: receive it through the initialiser and compose it where the application starts
```

**Incorrect (the screen and its view model choose for themselves):**

```swift
struct KitchenView: View {
    private let kitchen = KitchenContainer() // ✗
    private let scales = KitchenScales(port: 3)

    var body: some View { LiveKitchenCamera() }
}

final class KitchenContainer {
    let oven = Oven()
    init() {}
}

actor Oven {
    func preheat() async throws { _ = try await URLSession.shared.data(from: URL(filePath: "oven")) }
}

@Observable
final class KitchenViewModel {
    private let soups: any SoupRepository
    private let oven = Oven() // ✗
    private let container: KitchenContainer

    init(soups: any SoupRepository = CellarSoupRepository()) { // ✗
        self.soups = soups
        container = KitchenContainer() // ✗
    }
}
```

**Correct (both receive, the application composes):**

```swift
@Observable
final class KitchenViewModel {
    private let menu: any SoupMenu
    init(menu: any SoupMenu) { self.menu = menu }
}

@Observable
final class PantryViewModel {
    /// What the initialiser takes, in one value.
    struct Dependencies {
        let menu: any SoupMenu
    }

    private let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
}

struct PantryView: View {
    @State private var viewModel: PantryViewModel

    init(menu: any SoupMenu) {
        let dependencies = PantryViewModel.Dependencies(menu: menu)
        _viewModel = State(initialValue: PantryViewModel(dependencies: dependencies))
    }

    var body: some View { Text("flour") }
}

struct KitchenView: View {
    @State private var viewModel: KitchenViewModel
    init(viewModel: KitchenViewModel) { _viewModel = State(initialValue: viewModel) }
    var body: some View { Text("KitchenContainer() is the kitchen's, not mine") }
}

final class KitchenContainer {
    func kitchen() -> KitchenView { KitchenView(viewModel: KitchenViewModel(menu: LiveSoupMenu())) }
}

@main
struct KitchenApp: App {
    private let container = KitchenContainer()

    var body: some Scene {
        WindowGroup { container.kitchen() }
    }
}
```
"""###
    ),
    (
      "layer-data-knows-no-presentation.md",
      ###"""
---
title: Data Never Knows Who Shows It
impact: HIGH
impactDescription: a store or a client serves every screen, a widget and a test alike
tags: layer, data, repository, service, view-model, dependency-rule
profiles: clean-mvvm, modular-mvvm-c
conflicts: vanilla-no-system-singletons
---

## Data Never Knows Who Shows It

A repository that asks a view model who is signed in, or a service that presents an alert, can no longer be used
without that screen. The arrow turns round: now the data layer waits for the user interface, and no test can build the
one without the other.

What the data layer needs to know is handed to it; what happened is returned or thrown, and the screen says it.

**Check:**

```yaml
for: type
that:
  - role: [repository, service, entity, data]
never:
  mentions: [view, viewModel, kitView, coordinator, screenTypes]
instead: hand in the value that is needed, and return or throw what happened
```

**Incorrect (a repository asks a view model who is signed in):**

```swift
import Observation

@Observable final class SessionViewModel {
    static let current = SessionViewModel()
    var token = ""
}

final class BerthRepository {
    func free() -> [String] { SessionViewModel.current.token.isEmpty ? [] : ["A1"] } // ✗
}
```

**Incorrect (a service shows what went wrong itself):**

```swift
import UIKit

final class TideService {
    func levels(over controller: UIViewController) async { // ✗
        do {
            _ = try await URLSession.shared.data(from: URL(filePath: "levels"))
        } catch {
            controller.present(UIAlertController(), animated: true)
        }
    }
}
```

**Incorrect (what stands with the data knows a view, and the way to it):**

```swift
// Data/BerthRow.swift
struct BerthRow {
    func badge() -> BerthBadge { BerthBadge() } // ✗
    func open(by harbor: HarborCoordinator) {} // ✗
}

// Screens/BerthBadge.swift
import SwiftUI

struct BerthBadge: View { var body: some View { Text("Free") } }
final class HarborCoordinator {}
```

**Incorrect (an entity draws itself, and knows its controller):**

```swift
import SwiftData
import UIKit

final class BoatController: UIViewController {}

@Model final class Boat {
    var name = ""
    func show(in controller: BoatController) {} // ✗
}
```

**Correct (the token comes from outside, and the fault goes out):**

```swift
final class BerthRepository {
    func free(token: String) throws -> [String] { token.isEmpty ? [] : ["A1"] }
}

/// Once the SessionViewModel was asked for the token.
protocol Session { var token: String { get } }
```
"""###
    ),
    (
      "layer-domain-knows-nobody.md",
      ###"""
---
title: The Domain Knows Nobody
impact: HIGH
impactDescription: what the application is about outlives its screens and its stores
tags: layer, domain, dependency-rule, use-case, model
profiles: clean-mvvm, modular-mvvm-c
---

## The Domain Knows Nobody

Dependencies point inward: screens and stores know the domain, never the other way round. Modules enforce it; in an
application of one target nothing does, and the first model that maps itself to a row of the table, or the first use
case that makes its own repository, ties what the application is about to how it happens to be stored or shown.

The domain says what it needs by a protocol. Others implement it, and map between their own types and the domain's.

**Check:**

```yaml
checks:
  - for: type
    that:
      - role: [useCase, domainModel]
    never:
      - mentions: [view, viewModel, kitView, coordinator, container, entity]
      - creates: [repository, service]
  - for: domain
    never:
      mentions: data
instead: name a protocol of the domain, and let the outer layer map to the domain's types
```

**Incorrect (a use case makes its own repository):**

```swift
protocol BerthRepository { func free() async throws -> [Berth] }
struct LiveBerthRepository: BerthRepository { func free() async throws -> [Berth] { [] } }

struct FindBerthUseCase {
    let berths: any BerthRepository

    init(berths: any BerthRepository = LiveBerthRepository()) { // ✗
        self.berths = berths
    }
}
```

**Incorrect (a model knows the row that it is stored in):**

```swift
// Domain/Berth.swift
struct Berth {
    let name: String

    func stored() -> BerthRow { BerthRow(name: name) } // ✗
}

// Data/BerthRow.swift
struct BerthRow { let name: String }
```

**Incorrect (use cases know entities, screens and ways between them):**

```swift
import SwiftData
import SwiftUI
import UIKit

@Model final class StoredBoat { var name = "" }
struct BoatList: View { var body: some View { Text("Boats") } }
final class BoatController: UIViewController {}
final class BoatCoordinator {}
@Observable final class BoatViewModel {}
final class HarborDependencyContainer {}

struct FetchBoatsUseCase {
    func execute() async throws -> [StoredBoat] { [] } // ✗
}

struct ShowBoatsUseCase {
    func list() -> BoatList { BoatList() } // ✗
    func show(in controller: BoatController) {} // ✗
    func open(by coordinator: BoatCoordinator) {} // ✗
    func refresh(_ model: BoatViewModel) {} // ✗
    func make(from harbor: HarborDependencyContainer) {} // ✗
}
```

**Incorrect (a use case makes the service that it needs, and a model knows its screen):**

```swift
import SwiftUI

final class TideService {
    func levels() async throws -> Data { try await URLSession.shared.data(from: URL(filePath: "levels")).0 }
}

struct FetchTideUseCase {
    let tides = TideService() // ✗
    func execute() -> Tide { Tide() }
}

struct Tide {
    var row: TideRow { TideRow() } // ✗
}

struct TideRow: View { var body: some View { Text("") } }
```

**Correct (the domain describes what it needs, and the data layer maps):**

```swift
// Domain/Berth.swift
struct Berth { let name: String }
protocol BerthRepository { func free() async throws -> [Berth] }

struct FindBerthUseCase {
    let berths: any BerthRepository

    func execute() async throws -> Berth? { try await berths.free().first }
}

// Data/BerthRow.swift
struct BerthRow {
    let name: String
    var berth: Berth { Berth(name: name) }
}

struct LiveBerthRepository: BerthRepository {
    func free() async throws -> [Berth] { [BerthRow(name: "A1")].map(\.berth) }
}
```

**Correct (who is no part of the domain may know them all):**

```swift
import SwiftUI

@Observable final class BerthListViewModel {}
struct BerthRow: View { var body: some View { Text("A1") } }

struct BerthList: View {
    @State var viewModel: BerthListViewModel
    var body: some View { BerthRow() }
}
```
"""###
    ),
    (
      "layer-screen-no-data-access.md",
      ###"""
---
title: Screens of UIKit and AppKit Never Reach Past Their View Model
impact: HIGH
impactDescription: a controller can be opened and tested without a store or a server
tags: layer, controller, uikit, appkit, repository, persistence, network
profiles: clean-mvvm, modular-mvvm-c
---

## Screens of UIKit and AppKit Never Reach Past Their View Model

A view controller has a life cycle, outlets and gestures to look after. One that also asks the store or the server
can only be tested with a window, and what it asks for is written again in the next controller. The same holds for
cells and custom views, which are reused faster than an answer comes back.

The view model owns the way to data. A screen may *carry* a repository or a service as far as the view model that it
makes: what only passes through is no dependency.

**Check:**

```yaml
for: kitView
never:
  mentions: [repository, service, persistence, network]
except:
  - passes-to: viewModel
    of: [repository, service]
instead: let the view model own the way to data; the screen keeps the view model
```

**Incorrect (the controller keeps a repository and asks it):**

```swift
import UIKit

final class BerthListController: UITableViewController {
    private let berths: any BerthRepository // ✗
    private var names: [String] = []

    init(berths: any BerthRepository) {
        self.berths = berths
        super.init(style: .plain)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        Task { names = try await berths.free() }
    }
}
```

**Incorrect (the controller watches the store):**

```swift
import CoreData
import UIKit

final class MooringController: UIViewController {
    let store: NSManagedObjectContext // ✗

    init(store: NSManagedObjectContext) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }
}
```

**Incorrect (a cell loads its picture, through the project's own base class):**

```swift
import UIKit

class HarborCell: UITableViewCell {}

final class BoatCell: HarborCell {
    func show(_ picture: URL) {
        URLSession.shared.dataTask(with: picture) { _, _, _ in }.resume() // ✗
    }
}
```

**Incorrect (the controller asks a service that anybody can reach):**

```swift
import AppKit

final class TideService {
    static let shared = TideService()

    func levels() async throws -> Data {
        try await URLSession.shared.data(from: URL(filePath: "levels")).0
    }
}

final class TideWindowController: NSWindowController {
    override func windowDidLoad() {
        Task { try await TideService.shared.levels() } // ✗
    }
}
```

**Correct (the controller carries the repository to its view model and keeps only that):**

```swift
import UIKit

final class BerthListController: UITableViewController {
    private let viewModel: BerthListViewModel

    init(berths: any BerthRepository) {
        viewModel = BerthListViewModel(berths: berths)
        super.init(style: .plain)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        Task { await viewModel.load() }
    }
}
```

**Correct (what is no screen may ask the server):**

```swift
import UIKit

/// Once every cell had a URLSession of its own.
final class PictureLoader {
    func picture(at place: URL) async throws -> Data { try await URLSession.shared.data(from: place).0 }
}

final class BoatCell: UITableViewCell {
    var viewModel: BoatCellViewModel?
}
```
"""###
    ),
    (
      "layer-use-case-forwards.md",
      ###"""
---
title: No Use Case That Only Forwards
impact: MEDIUM
impactDescription: one file less to read between a screen and its data
tags: layer, use-case, repository, forwarding
profiles: modular-mvvm-c
conflicts: layer-view-model-through-use-cases, viewmodel-display-state
---

## No Use Case That Only Forwards

A use case earns its file by a decision: it combines two sources, checks a rule of the house, retries. One that hands
its arguments to a repository and returns the answer decides nothing. Whoever reads the screen must open it to learn
that, and whoever changes the repository must change it too.

**Check:**

```yaml
for: useCase
that:
  - forwards-to: [repository, service]
never: exists
instead: call the repository protocol from the view model
```

**Incorrect (it hands on what it is given):**

```swift
protocol BerthRepository { func berths(at pier: String) async throws -> [String] }

struct FetchBerthsUseCase { // ✗
    let repository: any BerthRepository

    func execute(pier: String) async throws -> [String] { try await repository.berths(at: pier) }
}
```

**Incorrect (it forwards to a service):**

```swift
final class TideService {
    func levels() async throws -> Data { try await URLSession.shared.data(from: URL(filePath: "levels")).0 }
}

struct FetchTideUseCase { // ✗
    let service: TideService

    func execute() async throws -> Data { try await service.levels() }
}
```

**Correct (it decides):**

```swift
protocol BerthRepository { func berths(at pier: String) async throws -> [String] }

struct FindBerthUseCase {
    let repository: any BerthRepository

    func execute(pier: String) async throws -> String? {
        try await repository.berths(at: pier).sorted().first { $0.hasPrefix("A") }
    }
}
```
"""###
    ),
    (
      "layer-use-case-of-one.md",
      ###"""
---
title: A Use Case Is Earned by Sharing
impact: HIGH
impactDescription: two files, one protocol and one mock fewer for every call that needed none of them
tags: layer, use-case, repository, viewmodel
profiles: modular-mvvm-c
conflicts: layer-view-model-through-use-cases, viewmodel-display-state
aliases: layer-no-use-case
---

## A Use Case Is Earned by Sharing

In a modular application the repository protocol already is the seam: it stands in the domain, tests replace it,
and the view model calls it. A use case between the two earns its place when several view models run the same
workflow. Used by one view model, it is that view model's private method in a file of its own. A use case that no
view model knows is not meant: others may have it.

**Check:**

```yaml
for: useCase
that:
  - held-by: viewModel
    count: 1
never: exists
instead: call the repository protocol from the view model
```

**Incorrect (work enough, but only one view model ever asks for it):**

```swift
protocol WeighHoneyUseCase { // ✗
    func weigh(_ hive: String) async throws -> Double
}

final class WeighHoney: WeighHoneyUseCase {
    private let combs: CombRepository

    init(combs: CombRepository) { self.combs = combs }

    func weigh(_ hive: String) async throws -> Double {
        let frames = try await combs.frames(of: hive)
        return frames.map(\.weight).reduce(0, +)
    }
}

final class HiveViewModel {
    private let weigh: WeighHoneyUseCase
    init(weigh: WeighHoneyUseCase) { self.weigh = weigh }
}
```

**Correct (the view model calls the repository protocol):**

```swift
// Domain/CombRepository.swift
protocol CombRepository: Sendable {
    func frames(of hive: String) async throws -> [Double]
}

// Presentation/HiveViewModel.swift
@Observable
final class HiveViewModel {
    private let combs: any CombRepository
    private(set) var weight = ""

    init(combs: any CombRepository) { self.combs = combs }

    func weigh(_ hive: String) async {
        let frames = (try? await combs.frames(of: hive)) ?? []
        weight = frames.reduce(0, +).formatted()
    }
}
```

**Correct (a workflow over two repositories that two screens share):**

```swift
protocol SplitColonyUseCase {
    func split(_ hive: String, into other: String) async throws
}

final class SplitColony: SplitColonyUseCase {
    private let queens: any QueenRepository
    private let combs: any CombRepository

    init(queens: any QueenRepository, combs: any CombRepository) {
        self.queens = queens
        self.combs = combs
    }

    func split(_ hive: String, into other: String) async throws {
        let frames = try await combs.frames(of: hive)
        guard frames.count > 8 else { throw HiveTooSmall() }
        try await combs.move(frames.dropFirst(4), to: other)
        try await queens.introduce(to: other)
    }
}

final class HiveViewModel {
    private let split: any SplitColonyUseCase
    init(split: any SplitColonyUseCase) { self.split = split }
}

final class SwarmAlarmViewModel {
    private let split: any SplitColonyUseCase
    init(split: any SplitColonyUseCase) { self.split = split }
}
```

**When NOT to use:** in a codebase whose rule is that *every* view model speaks to use cases. Then uniformity is
worth the empty ones: take the profile `clean-mvvm`.
"""###
    ),
    (
      "layer-view-model-no-infrastructure.md",
      ###"""
---
title: View Models Know No Infrastructure
impact: HIGH
impactDescription: a view model is tested with two lines of set-up, without disk or network
tags: layer, viewmodel, persistence, network
profiles: clean-mvvm, modular-mvvm-c
supersedes: data-no-context-in-view-models
---

## View Models Know No Infrastructure

A view model decides what a screen shows. If it also knows *how* a visit is stored and *which* request fetches the
exhibition, it has to change whenever the database or the server does, and its test has to start both. What it may
know is a protocol of the domain.

**Check:**

```yaml
for: viewModel
never:
  mentions: [persistence, network]
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
conflicts: layer-use-case-forwards, layer-use-case-of-one
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
    of: repository
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
profiles: clean-mvvm, modular-mvvm-c
conflicts: vanilla-no-view-models, vanilla-no-context-in-observable, vanilla-no-manual-fetch, vanilla-services-through-environment, vanilla-no-context-in-classes, vanilla-no-system-singletons
---

## Views Never Reach Past Their View Model

A view that opens the store or calls the server has taken a decision that is not its own: where data lives. From
then on it cannot be previewed without that store, it cannot be tested without that server, and every change of
the data layer reaches into the screens. The breach seldom looks like one. It is a key path in an attribute, a
descriptor inside a closure of `body`, a `.shared` behind a button.

The view model owns the way to data; the view keeps the view model. A view may *carry* a repository or a service as far as the
view model that it makes: what only passes through is no dependency.

**Check:**

```yaml
for: view
never:
  mentions: [repository, service, persistence, network]
except:
  - passes-to: viewModel
    of: [repository, service]
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

**Incorrect (the screen calls the outside, by its own session and by a shared service):**

```swift
final class TideService {
    static let shared = TideService()

    func levels(at pier: String) async throws -> Data {
        try await URLSession.shared.data(from: URL(filePath: pier)).0
    }
}

struct TideGauge: View {
    let pier: String
    @State private var level = ""

    var body: some View {
        Text(level)
            .task { level = await read() }
            .onTapGesture { Task { try await TideService.shared.levels(at: pier) } } // ✗
    }

    private func read() async -> String {
        let answer = try? await URLSession.shared.data(from: URL(filePath: pier)) // ✗
        return answer.map { String(decoding: $0.0, as: UTF8.self) } ?? "unknown"
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

**Correct (the service only passes through, within what the view model depends on):**

```swift
final class TideService {
    static let shared = TideService()
    func levels() async throws -> Data { try await URLSession.shared.data(from: URL(filePath: "levels")).0 }
}

@Observable final class TideGaugeViewModel {
    struct Dependencies { let tides: TideService }
    init(_ dependencies: Dependencies) {}
}

struct TideGauge: View {
    @State private var viewModel: TideGaugeViewModel

    init() {
        _viewModel = State(initialValue: TideGaugeViewModel(TideGaugeViewModel.Dependencies(tides: .shared)))
    }

    var body: some View { Text("Tide") }
}
```

**Correct (names in comments, texts and previews are no dependencies):**

```swift
/// Once this screen read a ModelContext itself; now it is told what to show.
struct TideGauge: View {
    @State var viewModel: TideGaugeViewModel

    var body: some View {
        // URLSession.shared stays behind the view model
        Text("No URLSession was harmed: \(viewModel.level)")
            .task { await viewModel.read() }
    }
}

#Preview {
    TideGauge(viewModel: TideGaugeViewModel(tides: SampleTideRepository()))
}
```
"""###
    ),
  ]
}
