extension ShippedRules {
  static let examplesLayerComposition: [(name: String, text: String)] = [
    (
      "examples/layer-composition-in-app.examples.md",
      ###"""
**Incorrect (the view creates the container, and the view model creates its services):**

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

**Correct (the container creates the view model, and the app creates the container):**

```swift
@Observable
final class KitchenViewModel {
    private let menu: any SoupMenu
    init(menu: any SoupMenu) { self.menu = menu }

    /// For previews: creates a mock.
    static var preview: KitchenViewModel { KitchenViewModel(menu: MockSoupService()) }
}

final class MockSoupService: SoupMenu {}

@Observable
final class PantryViewModel {
    /// The parameters of the initializer.
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
  ]
}
