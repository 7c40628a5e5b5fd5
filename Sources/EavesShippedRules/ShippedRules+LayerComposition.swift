extension ShippedRules {
  static let layerComposition: [(name: String, text: String)] = [
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
    except:
      - role: mock
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

    /// For the preview of a view.
    static var preview: KitchenViewModel { KitchenViewModel(menu: MockSoupService()) }
}

final class MockSoupService: SoupMenu {}

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
  ]
}
