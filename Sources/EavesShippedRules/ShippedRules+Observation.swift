extension ShippedRules {
  static let observation: [(name: String, text: String)] = [
    (
      "observation-no-observable-object.md",
      ###"""
---
title: Use @Observable instead of ObservableObject
impact: MEDIUM
impactDescription: views redraw when properties change that they do not read
tags: observation, observable, view
profiles: base
---

## Use @Observable instead of ObservableObject

Every change of a `@Published` property updates all views that observe the object, including views that do not read it.
A property without `@Published` updates no view at all. `@Observable` tracks which properties each body reads.

The rule also reports `@StateObject`, `@ObservedObject` and `@EnvironmentObject`. Core Data objects and some Apple
classes still need these wrappers, because you cannot mark such a class `@Observable`.

**Check:**
```yaml
checks:
  - for: type
    unless:
      - platform: ["iOS ..16", "macOS ..13"]
    never:
      conforms: ObservableObject
  - for: type
    unless:
      - platform: ["iOS ..16", "macOS ..13"]
    never:
      holds: legacyObservation
    except:
      - holds: legacyObservation
        of: [platformObservables, entity]
instead: "mark the class @Observable; use @State, @Bindable or @Environment(T.self)"
```

**Allowed:**
- deployment targets up to iOS 16 or macOS 13
- the wrappers for Core Data and Apple classes, such as `ImageRenderer`

**Incorrect (the view observes all properties of the cart):**
```swift
final class Cart: ObservableObject { // ✗
    @Published var items: [String] = []
}
struct CartView: View {
    @StateObject private var cart = Cart() // ✗
    var body: some View { Text(cart.items.first ?? "Empty") }
}
```

**Correct (the view updates only for the properties that it reads):**

```swift
@Observable final class Session { var user = "" }
struct ProfileView: View {
    @Environment(Session.self) private var session
    var body: some View { AvatarView(session: session) }
}
struct AvatarView: View { let session: Session; var body: some View { Text(session.user) } }
```
"""###
    ),
  ]
}
