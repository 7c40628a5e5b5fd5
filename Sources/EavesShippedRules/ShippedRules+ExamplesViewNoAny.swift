extension ShippedRules {
  static let examplesViewNoAny: [(name: String, text: String)] = [
    (
      "examples/view-no-any-view.examples.md",
      ###"""
**Incorrect (a computed property and a stored property hide the type of a view):**

```swift
struct Exhibit: View {
    let isOpen: Bool

    var body: some View {
        content
    }

    private var content: AnyView {
        isOpen ? AnyView(Text("Come in")) : AnyView(Image(systemName: "lock")) // ✗
    }
}

struct Frame: View {
    let picture: AnyView // ✗
    var body: some View { picture }
}
```

**Correct (@ViewBuilder and a generic parameter keep the types visible):**

```swift
struct Exhibit: View {
    let isOpen: Bool

    var body: some View {
        content
    }

    // no AnyView: the builder keeps the types of both branches
    @ViewBuilder private var content: some View {
        if isOpen {
            Text("Come in")
        } else {
            Image(systemName: "lock")
        }
    }
}

struct Frame<Picture: View>: View {
    @ViewBuilder let picture: Picture
    var body: some View { picture.border(.brown) }
}
```

**Correct (a protocol and a factory that are not views return AnyView):**

```swift
protocol Hall {
    func entrance() -> AnyView
}

struct EastWing: Hall {
    func entrance() -> AnyView { AnyView(Text("East wing")) }
}
```

**Correct (a type that makes the screens of a feature is no view):**

```swift
struct MuseumScreens {
    func detail() -> some View { Text("Detail") }
    func entrance() -> some View { AnyView(Text("East wing")) }
}
```

**Incorrect (a view keeps one, or gives one that another function made):**

```swift
struct HallView: View {
    private let picture: AnyView // ✗

    init(picture: some View) { self.picture = erased(picture) }

    var body: some View { caption() }
    func caption() -> AnyView { erased(picture) } // ✗
}

func erased(_ view: some View) -> AnyView { AnyView(view) }
```
"""###
    ),
  ]
}
