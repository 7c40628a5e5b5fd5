extension ShippedRules {
  static let vanillaNoView: [(name: String, text: String)] = [
    (
      "vanilla-no-view-models.md",
      ###"""
---
title: No View Models
impact: HIGH
impactDescription: one object fewer per screen to keep in step with it
tags: vanilla, view, viewmodel, state
profiles: vanilla-mv
conflicts: layer-composition-in-app, layer-use-case-forwards, layer-use-case-of-one, layer-view-model-no-infrastructure, layer-view-model-through-use-cases, layer-view-no-data-access, module-feature-imports, view-no-formatting, viewmodel-display-state, viewmodel-no-entities, viewmodel-no-ui-framework, layer-domain-knows-nobody, layer-screen-no-data-access, layer-view-model-no-preferences, tca-view-only-store
---

## No View Models

A SwiftUI view *is* a value that describes a state: it owns `@State`, reads the environment, and is thrown away and
made again at will. A class beside it that mirrors the same state has to be kept in step by hand, and it cannot
read the environment, so everything that the view was given has to be handed on. Write the states of a screen as
an enum inside the view; put what several screens share into a model or a service in the environment.

**Check:**

```yaml
for: viewModel
that:
  - name: ["*ViewModel*", "*VM"]
never: exists
instead: keep the state in the view, and put what is shared into a service of the environment
```

**Incorrect (a class mirrors the screen):**

```swift
@Observable
final class ApiaryViewModel { // ✗
    var hives: [String] = []
    var isLoading = false

    func load() async { isLoading = true }
}

struct ApiaryView: View {
    @State private var viewModel = ApiaryViewModel()

    var body: some View {
        List(viewModel.hives, id: \.self) { Text($0) }
            .task { await viewModel.load() }
    }
}

protocol SwarmViewModelProtocol: AnyObject { // ✗
    var count: Int { get }
}

final class SmokerVM { // ✗
    var isLit = false
}
```

**Correct (the screen is its own state, the service comes from outside):**

```swift
struct ApiaryView: View {
    enum Phase {
        case loading
        case loaded([String])
        case failed(String)
    }

    @Environment(HiveService.self) private var hives
    @State private var phase: Phase = .loading

    var body: some View {
        switch phase {
        case .loading: ProgressView().task { await load() }
        case .loaded(let names): List(names, id: \.self) { Text($0) }
        case .failed(let reason): Text(reason)
        }
    }

    // An ApiaryViewModel would have had to be told about the environment.
    private func load() async {
        do {
            phase = .loaded(try await hives.names())
        } catch {
            phase = .failed(error.localizedDescription)
        }
    }
}
```

**Correct (shared, observable, and of no screen):**

```swift
@Observable
final class Basket {
    private(set) var jars = 0
    func add() { jars += 1 }
}

struct HoneyShelf: View {
    @Environment(Basket.self) private var basket

    var body: some View {
        Button("Add a jar (\(basket.jars))") { basket.add() }
    }
}

struct HoneyMarket: View {
    @State private var basket = Basket()

    var body: some View {
        HoneyShelf().environment(basket)
    }
}
```
"""###
    ),
  ]
}
