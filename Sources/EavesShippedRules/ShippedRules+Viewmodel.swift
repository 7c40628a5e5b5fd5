extension ShippedRules {
  static let viewmodel: [(name: String, text: String)] = [
    (
      "viewmodel-display-state.md",
      ###"""
---
title: View Models Expose What Can Be Shown
impact: MEDIUM-HIGH
impactDescription: a changed domain model changes one mapping, not every screen
tags: viewmodel, domain-model, display-state
profiles: clean-mvvm
---

## View Models Expose What Can Be Shown

A view that is handed a `Recipe` has to know recipes: that the duration is in seconds, that the photo may be
missing, that "vegan" is the third of five labels. A view that is handed `duration: "25 min"` has to know how big
the letters are. The view model stands between them to translate once, where a test can read the result.

Values, flags, and types that the view model declares for showing are its vocabulary. What a use case or a
repository returns, or what stands among the domain's models, may be held privately for as long as it likes.

**Check:**

```yaml
for: viewModel
never:
  exposes: domainModel
  via: property
instead: expose values that are ready to show, and keep the model private
```

**Incorrect (recipes go through the view model as they come):**

```swift
@Observable
final class RecipeViewModel {
    private let fetch: FetchRecipeUseCase
    var recipe: Recipe? // ✗
    private(set) var phase: Loading<[Ingredient]> = .waiting // ✗
    private(set) var labels: [any Label] = [] // ✗
    private(set) var shopping: [ShoppingLine] = [] // ✗

    init(fetch: FetchRecipeUseCase) { self.fetch = fetch }

    func load(_ id: String) async {
        recipe = try? await fetch.execute(id)
    }
}

// Domain/Models/Ingredient.swift
struct Ingredient {
    let name: String
    let grams: Int
}

typealias ShoppingLine = Ingredient

// Domain/Models/Label.swift
protocol Label {
    var rank: Int { get }
}
```

**Incorrect (recipes go out inside of the state, as more of them, and as a model that is observed itself):**

```swift
import Combine

@MainActor
final class CookbookViewModel: ObservableObject {
    struct State {
        var recipes: [Recipe] // ✗
    }

    @Published private(set) var state: State // ✗
    var examples = Array(repeating: Recipe(name: ""), count: 3) // ✗
    var basket: BasketDTO? // ✗
    var dishes: [Dish] = [] // ✗

    init(state: State) { self.state = state }
}

// Domain/Models/Recipe.swift
struct Recipe: Equatable {
    let name: String
}

// Models/Dish.swift
protocol Dish {
    var name: String { get }
}

struct Soup: Dish, Codable {
    var name = ""
}

// Network/BasketDTO.swift
final class BasketDTO: ObservableObject, Codable {
    var lines: [String] = []
}
```

**Correct (recipes come in, words go out):**

```swift
// Presentation/RecipeViewModel.swift
@Observable
final class RecipeViewModel {
    struct Line: Identifiable {
        let id: String
        let text: String
    }

    enum Effort {
        case quick
        case sunday
    }

    private let fetch: FetchRecipeUseCase
    private var recipe: Recipe?
    private(set) var title = ""
    private(set) var lines: [Line] = []
    private(set) var effort: Effort = .quick
    private(set) var isLoading = false

    init(fetch: FetchRecipeUseCase) { self.fetch = fetch }

    func load(_ id: String) async {
        isLoading = true
        defer { isLoading = false }
        guard let found = try? await fetch.execute(id) else { return }
        recipe = found
        title = found.name.capitalized
        lines = found.ingredients.map { Line(id: $0.name, text: "\($0.grams) g \($0.name)") }
        effort = found.minutes > 60 ? .sunday : .quick
    }
}

// Domain/Models/Ingredient.swift
struct Ingredient {
    let name: String
    let grams: Int
}
```
"""###
    ),
    (
      "viewmodel-no-entities.md",
      ###"""
---
title: Entities End Below the View Model
impact: HIGH
impactDescription: no screen faults in a row, crosses an actor or saves by accident
tags: viewmodel, entity, swiftdata, coredata
profiles: clean-mvvm, modular-mvvm-c
---

## Entities End Below the View Model

A managed object looks like a value and is none. It belongs to a context and to that context's actor, it faults in
rows when it is read, and to change it is to change the store. A view that is given one has the database in its
hands without having asked. So the repository turns entities into structs, and what view models expose, hand back
or take through a published state is never an entity, nor something generic around one. Where a library reads its records
into structs, they are values already.

**Check:**

```yaml
for: viewModel
never:
  exposes: entity
  which:
    - kind: class
instead: let the repository return a struct, and expose that
```

**Incorrect (stored comets leave the store):**

```swift
@Model
final class StoredComet {
    var name: String
    init(name: String) { self.name = name }
}

final class StoredMeteor: NSManagedObject {}

@Observable
final class NightSkyViewModel {
    var comets: [StoredComet] = [] // ✗
    private(set) var shower: Result<StoredMeteor, any Error>? // ✗

    func brightest() -> StoredComet? { comets.first } // ✗
}
```

**Correct (the sky is made of values):**

```swift
@Model
final class StoredComet {
    var name: String
    init(name: String) { self.name = name }
}

struct Comet: Identifiable, Sendable {
    let id: String
    let magnitude: Double
}

struct Orbit: FetchableRecord, PersistableRecord { let years: Int }

@Observable
final class NightSkyViewModel {
    /// Not a StoredComet: what is exposed is made for the screen.
    struct Row: Identifiable {
        let id: String
        let brightness: String
    }

    private(set) var rows: [Row] = []
    private(set) var orbit: Orbit?
    private var cache: [StoredComet] = []

    func show(_ comets: [Comet]) {
        rows = comets.map { Row(id: $0.id, brightness: $0.magnitude.formatted()) }
    }
}
```
"""###
    ),
    (
      "viewmodel-no-ui-framework.md",
      ###"""
---
title: View Models Know No View and No Colour
impact: MEDIUM
impactDescription: view models compile, and are tested, on any machine
tags: viewmodel, imports, layer
profiles: clean-mvvm, modular-mvvm-c, mvvm
---

## View Models Know No View and No Colour

A view model that keeps a `Color`, returns a view or presents a controller has begun to draw. It can no longer be
asked in a test what it means, only what it looks like; and when the screen is drawn anew, it must be written anew.
What a screen shows can be said in words of the application (a case `overdue`), and what overdue looks like is the
view's to say.

Waiting for a notice of the system, such as `UIApplication.didBecomeActiveNotification`, draws nothing.
`import SwiftUI` alone is no breach: some need it for `ObservableObject`, and nothing of it is drawn.

**Check:**

```yaml
for: viewModel
never:
  mentions: [uiTypes, view, kitView, "withAnimation()"]
except:
  - inside: qualifier
instead: name the meaning in the view model and let the view choose how it looks
```

**Incorrect (the view model paints):**

```swift
import SwiftUI

struct QueueView: View {
    @State private var viewModel = QueueViewModel()
    var body: some View { Text(viewModel.length) }
}

@Observable
final class QueueViewModel {
    private(set) var tint: Color = .clear // ✗
    private(set) var length = ""

    func check(_ people: Int) {
        withAnimation { // ✗
            length = "\(people)"
        }
    }
}
```

**Incorrect (the view model makes the next screen, and a cell):**

```swift
import UIKit

final class LockerCell: UITableViewCell {}

final class CloakroomViewModel {
    func cell(for ticket: String) -> LockerCell { LockerCell() } // ✗
}
```

**Incorrect (view models configure the cells of another module, and present by a coordinator):**

```swift
import HarbourViews
import UIKit

final class BerthViewModel {
    func fill(_ cell: HarbourTableViewCell) {} // ✗
}

final class BerthCoordinator { func start() {} }

struct BerthRowViewModel {
    let coordinator: BerthCoordinator
    func show(_ screen: HarbourViewController) {} // ✗
}
```

**Incorrect (the view model knows the screen that shows it):**

```swift
import SwiftUI

struct TicketView: View { var body: some View { Text("") } }

@Observable
final class TicketViewModel {
    func next() -> TicketView { TicketView() } // ✗
}
```

**Correct (the view model names the meaning, the view paints it):**

```swift
// Presentation/VisitViewModel.swift
import Foundation
import Observation

@Observable
final class VisitViewModel {
    enum Pace {
        case relaxed
        case late
    }

    private(set) var pace: Pace = .relaxed

    func wake() -> Notification.Name { UIApplication.didBecomeActiveNotification }

    // No Color here, on purpose.
    func check(_ hours: Int) { pace = hours > 3 ? .late : .relaxed }
}

// Presentation/VisitBadge.swift
import SwiftUI

struct VisitBadge: View {
    let viewModel: VisitViewModel

    var body: some View {
        Circle().fill(viewModel.pace == .late ? Color.orange : .green)
    }
}

// DesignSystem/Palette.swift
import SwiftUI

enum Palette {
    static let late = Color.orange
}

// Presentation/CloakroomView.swift
import SwiftUI

struct CloakroomView: View {
    @State private var viewModel = CloakroomViewModel()
    var body: some View { Text(viewModel.ticket) }
}

@Observable
final class CloakroomViewModel {
    var ticket = ""
}

// Presentation/LockerCell.swift
import UIKit

final class LockerCell: UITableViewCell {}

// Presentation/LockerCell+ViewModel.swift
import UIKit

extension LockerCell {
    final class ViewModel {
        var number = ""
    }

    func configure(_ viewModel: ViewModel) { accessoryType = .none }
}

// Presentation/LockerList.swift
import SwiftUI

struct LockerList: View {
    enum Order { case number, size }
    var body: some View { Text("Lockers") }
}

@Observable
final class LockerListViewModel {
    var order = LockerList.Order.number
}
```
"""###
    ),
    (
      "viewmodel-receives-services.md",
      ###"""
---
title: View Models Receive Their Services
impact: MEDIUM
impactDescription: what a view model needs stands in its initialiser, and a test hands in another
tags: viewmodel, service, singleton, dependency-injection
profiles: clean-mvvm, modular-mvvm-c, mvvm
conflicts: vanilla-no-view-models
---

## View Models Receive Their Services

`SessionService.shared` in the middle of a method is a parameter that nobody sees. Two tests of the view model share
one session, a preview signs in for real, and who reads the initialiser believes that nothing is needed.

The initialiser may name the shared one as a default: there it can be seen, and a test passes another.

**Check:**

```yaml
for: viewModel
never:
  calls: [singleton, sharedMembers]
  of: [service, repository, observable, purchases]
except:
  - inside: init
instead: take it through the initialiser, whose default argument may be the shared one
```

**Incorrect (the view model fetches what it needs where it needs it):**

```swift
final class SessionService {
    static let shared = SessionService()
    func signOut() async { _ = try? await URLSession.shared.data(from: URL(filePath: "out")) }
}

final class LibraryService {
    static let `default` = LibraryService()
    func loans() async -> [String] { (try? await URLSession.shared.data(from: URL(filePath: "loans"))) == nil ? [] : ["Ulysses"] }
}

final class LoanRepository {
    static let instance = LoanRepository()
    func all() -> [String] { [] }
}

final class AppState: ObservableObject {
    static let main = AppState()
    @Published var isSignedIn = false
}

@Observable
final class LoansViewModel {
    private(set) var loans: [String] = []
    private let session = SessionService.shared // ✗

    func load() async {
        loans = await LibraryService.default.loans() // ✗
        loans += LoanRepository.instance.all() // ✗
    }

    func leave() async { await SessionService.shared.signOut() } // ✗

    func renew() async {
        guard AppState.main.isSignedIn else { return } // ✗
        _ = try? await Purchases.shared.restorePurchases() // ✗
    }
}
```

**Correct (the initialiser shows it, and a test passes another):**

```swift
final class SessionService {
    static let shared = SessionService()
    func signOut() async { _ = try? await URLSession.shared.data(from: URL(filePath: "out")) }
}

final class Haptics { static let shared = Haptics() }

@Observable
final class LoansViewModel {
    private let session: SessionService
    private let haptics = Haptics.shared

    init(session: SessionService = SessionService.shared) { self.session = session }

    func leave() async { await session.signOut() }
}
```
"""###
    ),
  ]
}
