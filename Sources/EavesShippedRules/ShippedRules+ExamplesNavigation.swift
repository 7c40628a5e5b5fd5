extension ShippedRules {
  static let examplesNavigation: [(name: String, text: String)] = [
    (
      "examples/navigation-no-destination-link.examples.md",
      ###"""
**Incorrect (links with a destination view in three spellings):**

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

**Correct (links with a value, and a destination for its type):**

```swift
struct StarList: View {
    let stars: [String]
    @State private var path: [String] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(stars, id: \.self) { star in
                NavigationLink(star, value: star)
                NavigationLink(value: star) { Image(systemName: "star") }
                NavigationLink(state: Path.State.star(star)) { Text(star) }
            }
            // not NavigationLink(destination: StarChart(…))
            .navigationDestination(for: String.self) { StarChart(star: $0) }
        }
    }
}
```

**Correct (a link inside the braces of a `NavigationView`):**

```swift
@ViewBuilder
func oldStars() -> some View {
    NavigationView {
        NavigationLink("Vega", destination: Text("Chart"))
    }
}
```

**Correct (packages that support versions without `NavigationStack`):**

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
      "examples/navigation-no-navigation-view.examples.md",
      ###"""
**Incorrect (a view uses `NavigationView`):**

```swift
struct AtlasRoot: View {
    var body: some View {
        NavigationView { // ✗
            Text("Choose a continent")
        }
    }
}
```

**Correct (a stack with a path; the old name appears only in a comment and a string):**

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

**Correct (packages that support versions without `NavigationStack`):**

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
