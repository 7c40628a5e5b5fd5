extension ShippedRules {
  static let navigation: [(name: String, text: String)] = [
    (
      "navigation-no-destination-link.md",
      ###"""
---
title: Links Carry Values, Not Screens
impact: MEDIUM
impactDescription: screens are made when they are reached, and any of them can be reached by a link from outside
tags: navigation, view, performance
profiles: base
---

## Links Carry Values, Not Screens

A `NavigationLink` that is given a screen builds it as soon as its own row is drawn: fifty rows, fifty screens, and
each of their initialisers has run before anybody tapped. Such a link cannot be followed by code either, because
no path knows it. A link that carries a value costs nothing, and the stack says once what to show for values of
that kind. In the braces of a `NavigationView` no other link leads anywhere; the links of views that are shown in one
from afar are named all the same: those views stay when it goes.

**Check:**

```yaml
for: call
that:
  - callee: NavigationLink
unless:
  - argument: value
  - platform: ["iOS ..15", "macOS ..12"]
  - inside: ".NavigationView"
never: exists
instead: give the link a value, and say with .navigationDestination(for:) what to show
```

**Incorrect (every row brings its screen along):**

```swift
struct StarList: View {
    let stars: [String]

    var body: some View {
        NavigationStack {
            List(stars, id: \.self) { star in
                NavigationLink(star) { StarChart(star: star) } // ✗
                NavigationLink(destination: StarChart(star: star)) { Text("Chart") } // ✗
                NavigationLink { // ✗
                    StarChart(star: star)
                } label: {
                    Image(systemName: "star")
                }
            }
        }
    }
}
```

**Correct (rows carry values, the stack knows the way):**

```swift
struct StarList: View {
    let stars: [String]
    @State private var path: [String] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(stars, id: \.self) { star in
                NavigationLink(star, value: star)
                NavigationLink(value: star) { Image(systemName: "star") }
            }
            // not NavigationLink(destination: StarChart(…))
            .navigationDestination(for: String.self) { StarChart(star: $0) }
        }
    }
}
```

**Correct (inside a NavigationView no other link leads anywhere):**

```swift
@ViewBuilder
func oldStars() -> some View {
    NavigationView {
        NavigationLink("Vega", destination: Text("Chart"))
    }
}
```

**Correct (packages that still run where NavigationStack does not exist):**

```swift
// Atlas/Package.swift
let package = Package(
    name: "Atlas",
    platforms: [.iOS(.v15)],
    targets: [.target(name: "Atlas")]
)

// Atlas/Sources/Atlas/StarRow.swift
struct StarRow: View {
    var body: some View { NavigationLink("Vega") { Text("Chart") } }
}

// Globe/Package.swift
let package = Package(
    name: "Globe",
    platforms: [.macOS("12.0")],
    targets: [.target(name: "Globe")]
)

// Globe/Sources/Globe/MoonRow.swift
struct MoonRow: View {
    var body: some View { NavigationLink("Io") { Text("Chart") } }
}
```
"""###
    ),
    (
      "navigation-no-navigation-view.md",
      ###"""
---
title: NavigationStack Instead of NavigationView
impact: MEDIUM
impactDescription: a path that can be restored, linked to and tested
tags: navigation, view
profiles: base
---

## NavigationStack Instead of NavigationView

`NavigationView` guesses from the device whether it is a stack or a split, and keeps its position to itself.
`NavigationStack` has a path that can be set, saved and tested; `NavigationSplitView` says how many columns it has.

**Check:**

```yaml
for: type
unless:
  - platform: ["iOS ..15", "macOS ..12"]
never:
  mentions: NavigationView
instead: use NavigationStack, or NavigationSplitView for columns
```

**Incorrect (a container that guesses):**

```swift
struct AtlasRoot: View {
    var body: some View {
        NavigationView { // ✗
            Text("Choose a continent")
        }
    }
}
```

**Correct (a stack with a path):**

```swift
// NavigationView { } was replaced here
struct AtlasRoot: View {
    @State private var path: [String] = []

    var body: some View {
        NavigationStack(path: $path) {
            Text("Choose a continent, in no NavigationView")
        }
    }
}
```

**Correct (packages that still run where NavigationStack does not exist):**

```swift
// Atlas/Package.swift
let package = Package(
    name: "Atlas",
    platforms: [.iOS(.v15)],
    targets: [.target(name: "Atlas")]
)

// Atlas/Sources/Atlas/AtlasRoot.swift
struct AtlasRoot: View {
    var body: some View { NavigationView { Text("Continents") } }
}

// Globe/Package.swift
let package = Package(
    name: "Globe",
    platforms: [.macOS("12.0")],
    targets: [.target(name: "Globe")]
)

// Globe/Sources/Globe/GlobeRoot.swift
struct GlobeRoot: View {
    var body: some View { NavigationView { Text("Oceans") } }
}
```
"""###
    ),
  ]
}
