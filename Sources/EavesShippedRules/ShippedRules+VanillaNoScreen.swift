extension ShippedRules {
  static let vanillaNoScreen: [(name: String, text: String)] = [
    (
      "vanilla-no-screen-classes.md",
      ###"""
---
title: No Class for One Screen
impact: HIGH
impactDescription: one object fewer per screen to keep in step with it
tags: vanilla, view, observable, state
profiles: vanilla-mv
supersedes: vanilla-no-view-models
conflicts: layer-composition-in-app, layer-domain-knows-nobody, layer-view-no-data-access, view-no-formatting, viewmodel-no-ui-framework
---

## No Class for One Screen

`HomeModel`, `HomeController`, `HomeState`: an observable class that exactly one view keeps and that nobody else ever
sees is a view model under another name. It mirrors what the view could hold itself, it cannot read the environment, and
everything it needs has to be handed on to it. Keep the state in the view. A class earns its place when several
screens share it, or when the system wants an object to call back.

**Check:**

```yaml
for: observable
that:
  - held-by: view
    via: ["@State", "@StateObject"]
unless:
  - held-by: type
    count: 2..
  - accepted-by: type
  - conforms: NSObject
  - declares: member
    which:
      kind: static
      name: shared
  - role: shared
never: exists
instead: keep the state in the view, and put what is shared into a service of the environment
```

**Incorrect (a view model in disguise):**

```swift
@Observable
final class MeadowState { // ✗
    var flowers: [String] = []
}

struct MeadowView: View {
    @State private var meadow = MeadowState() // ✗
    var body: some View { List(meadow.flowers, id: \.self) { Text($0) } }
}

final class PondState: ObservableObject { // ✗
    @Published var frogs = 0
}

struct PondView: View {
    @StateObject private var pond = PondState() // ✗
    var body: some View { Text("\(pond.frogs)") }
}

@Observable
final class AlbumState { // ✗
    enum Tab { case own, shared }
    static let limit = 9
    var shared: [String] = []
}

struct AlbumView: View {
    @State private var album = AlbumState() // ✗
    var body: some View { List(album.shared, id: \.self) { Text($0) } }
}
```

**Correct (shared, handed on, or a value):**

```swift
struct MeadowView: View {
    struct Seeds { var count = 0 }
    @State private var seeds = Seeds()
    @State private var basket = Basket()
    @State private var swarm = Swarm()
    @State private var compass = Compass()
    @State private var rain = RainMonitor()
    @State var gate: Gate

    var body: some View {
        BasketRow(basket: basket)
        Text(Counter.text(of: swarm))
    }
}

@Observable
final class Basket { var stems = 0 }

struct BasketRow: View {
    let basket: Basket
    var body: some View { Text("\(basket.stems)") }
}

@Observable
final class Compass: NSObject, CLLocationManagerDelegate { var heading = 0.0 }

@Observable
final class RainMonitor { var isRaining = false }

@Observable
final class Gate {
    static let shared = Gate()
    var isOpen = false
}

@Observable
final class Sky { var isClear = true }

struct SkyView: View {
    @Environment(Sky.self) private var sky
    var body: some View { Text(sky.isClear ? "Clear" : "Cloudy") }
}

@Observable
final class Swarm { var bees = 0 }

enum Counter {
    static func text(of swarm: Swarm) -> String { "\(swarm.bees)" }
}
```
"""###
    ),
  ]
}
