extension ShippedRules {
  static let examplesViewmodel: [(name: String, text: String)] = [
    (
      "examples/viewmodel-display-state.examples.md",
      ###"""
**Incorrect (properties with domain models, also in generic types, protocols and type aliases):**

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

**Incorrect (domain models in a nested state, in an array, behind a protocol and as an observed class):**

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

**Correct (the view model converts the recipe to strings, flags and its own types):**

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
      "examples/viewmodel-no-entities.examples.md",
      ###"""
**Incorrect (properties and a method return entities, also in generic types):**

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

**Correct (the view model exposes structs, and its entities are private):**

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
    /// StoredComet is only named in this comment.
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
      "examples/viewmodel-no-service-singletons.examples.md",
      ###"""
**Incorrect (shared services, repositories and observable objects in properties and methods):**

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

final class LoanContainer {
    static let shared = LoanContainer()
    func history() -> [String] { [] }
}

final class AppState: ObservableObject {
    static let main = AppState()
    @Published var isSignedIn = false
}

@Observable
final class LoansViewModel {
    private(set) var loans: [String] = []
    private let session = SessionService.shared // ✗
    private let history = LoanContainer.shared.history() // ✗

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

**Correct (a default argument, and a singleton that is not a service):**

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
    (
      "examples/viewmodel-no-ui-framework.examples.md",
      ###"""
**Incorrect (the view model uses a color and an animation):**

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

**Incorrect (the view model creates a cell):**

```swift
import UIKit

final class LockerCell: UITableViewCell {}

final class CloakroomViewModel {
    func cell(for ticket: String) -> LockerCell { LockerCell() } // ✗
}
```

**Incorrect (view models use a cell and a view controller of another module):**

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

**Incorrect (the view model creates a view):**

```swift
import SwiftUI

struct TicketView: View { var body: some View { Text("") } }

@Observable
final class TicketViewModel {
    func next() -> TicketView { TicketView() } // ✗
}
```

**Correct (the view model exposes the meaning, and the view chooses the color):**

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

    // Color is only named in this comment.
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

**Correct (a singleton that shows hints in all screens, and what only values fulfill):**

```swift
// Presentation/HintPanel.swift
import SwiftUI

@Observable
final class HintPanel {
    static let shared = HintPanel()
    var color = Color.red
}

struct HintView: View {
    @Bindable var panel: HintPanel
    var body: some View { Text("Saved").foregroundStyle(panel.color) }
}

protocol TagViewModelItem {
    var color: Color { get }
}

struct Tag: TagViewModelItem {
    let color: Color
}
```
"""###
    ),
  ]
}
