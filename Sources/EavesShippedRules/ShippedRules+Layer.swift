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
      "layer-no-use-case.md",
      ###"""
---
title: A Use Case Is Earned by Sharing
impact: HIGH
impactDescription: two files, one protocol and one mock fewer for every call that needed none of them
tags: layer, use-case, repository, viewmodel
profiles: modular-mvvm-c
conflicts: layer-view-model-through-use-cases, viewmodel-display-state
---

## A Use Case Is Earned by Sharing

In a modular application the repository protocol already is the seam: it stands in the domain, tests replace it,
and the view model calls it. A use case between the two earns its place when several view models run the same
workflow. Used by one view model, it is that view model's private method in a file of its own. And a use case
that hands every call on to a repository does nothing at all, however many share it.

**Check:**

```yaml
checks:
  - for: useCase
    unless:
      - held-by: viewModel
        count: 2..
    never: exists
  - for: useCase
    that:
      - forwards-to: repository
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

**Incorrect (two view models share it, and it still only hands the call on):**

```swift
protocol FindQueenUseCase { // ✗
    func find(in hive: String) async throws -> Queen
}

final class FindQueen: FindQueenUseCase {
    private let queens: QueenRepository

    init(queens: QueenRepository) { self.queens = queens }

    func find(in hive: String) async throws -> Queen {
        let queen = try await queens.queen(of: hive)
        return queen
    }
}

final class HiveViewModel {
    private let findQueen: FindQueenUseCase
    init(findQueen: FindQueenUseCase) { self.findQueen = findQueen }
}

final class BreedingViewModel {
    private let findQueen: FindQueenUseCase
    init(findQueen: FindQueenUseCase) { self.findQueen = findQueen }
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
impactDescription: a view model is tested with two lines of set-up, without disk, network or defaults
tags: layer, viewmodel, persistence, network
profiles: clean-mvvm, modular-mvvm-c
supersedes: data-no-context-in-view-models
---

## View Models Know No Infrastructure

A view model decides what a screen shows. If it also knows *how* a visit is stored and *which* request fetches the
exhibition, it has to change whenever the database or the server does, and its test has to start both. What it may
know is a protocol of the domain.

The user defaults are a database too: small, global, and shared between tests.

**Check:**

```yaml
for: viewModel
never:
  mentions: [persistence, network, preferences]
instead: put it behind a protocol of the domain and let the data layer implement it
```

**Incorrect (the view model fetches, requests and remembers on its own):**

```swift
@Observable
final class ExhibitionViewModel {
    private let store: ModelContext // ✗
    private(set) var title = ""
    private(set) var opened = false

    init(store: ModelContext) { self.store = store }

    func load(_ id: String) async throws {
        let page = URL(filePath: id)
        let (data, _) = try await URLSession.shared.data(from: page) // ✗
        title = String(decoding: data, as: UTF8.self)
        opened = UserDefaults.standard.bool(forKey: id) // ✗
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
            title = "The UserDefaults of the museum are closed today"
        }
    }
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
conflicts: layer-no-use-case
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
conflicts: vanilla-no-view-models, vanilla-no-context-in-observable, vanilla-no-manual-fetch, vanilla-services-through-environment
---

## Views Never Reach Past Their View Model

A view that opens the store or calls the server has taken a decision that is not its own: where data lives. From
then on it cannot be previewed without that store, it cannot be tested without that server, and every change of
the data layer reaches into the screens. The breach seldom looks like one. It is a key path in an attribute, a
descriptor inside a closure of `body`, a `.shared` behind a button.

The view model owns the way to data; the view keeps the view model. A view may *carry* a repository as far as the
view model that it makes: what only passes through is no dependency.

**Check:**

```yaml
for: view
never:
  mentions: [repository, service, persistence, network]
except:
  - passes-to: viewModel
    of: repository
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
