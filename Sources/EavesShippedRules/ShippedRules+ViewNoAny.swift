extension ShippedRules {
  static let viewNoAny: [(name: String, text: String)] = [
    (
      "view-no-any-view.md",
      ###"""
---
title: No AnyView
impact: MEDIUM
impactDescription: SwiftUI keeps identity, state and animations of what it can see
tags: view, performance
profiles: base
---

## No AnyView

SwiftUI compares views by their types. `AnyView` hides the type, so two branches look alike, and where the hidden
type changes the state below it is lost and the animation jumps. `@ViewBuilder`, a generic parameter or a view of
its own says the same without hiding anything.

**Check:**

```yaml
for: view
never:
  mentions: AnyView
instead: use @ViewBuilder, a generic parameter, or a view of its own
```

**Incorrect (two exhibits, neither of them seen):**

```swift
struct Exhibit: View {
    let isOpen: Bool

    var body: some View {
        content
    }

    private var content: AnyView { // ✗
        isOpen ? AnyView(Text("Come in")) : AnyView(Image(systemName: "lock")) // ✗
    }
}

struct Frame: View {
    let picture: AnyView // ✗
    var body: some View { picture }
}
```

**Correct (types in sight):**

```swift
struct Exhibit: View {
    let isOpen: Bool

    var body: some View {
        content
    }

    // no AnyView: the builder keeps both branches apart
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

**Correct (what brings views of many kinds together is no view, and has nothing else to say):**

```swift
protocol Hall {
    func entrance() -> AnyView
}

struct EastWing: Hall {
    func entrance() -> AnyView { AnyView(Text("East wing")) }
}
```
"""###
    ),
  ]
}
