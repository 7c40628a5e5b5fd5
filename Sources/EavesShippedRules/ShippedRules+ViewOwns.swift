extension ShippedRules {
  static let viewOwns: [(name: String, text: String)] = [
    (
      "view-owns-created-model.md",
      ###"""
---
title: Views must keep the models they create in @State or @StateObject
impact: HIGH
impactDescription: every update of the parent view creates the model again
tags: view, state, ownership, observedobject, stateobject
profiles: base
---

## Views must keep the models they create in @State or @StateObject

SwiftUI creates a view's struct again whenever the parent is updated. A model that is created as the default of
an `@ObservedObject` or of a plain property is created again with it: what the user typed is lost, and requests start
twice. `@StateObject` and `@State` keep the first model for as long as the view is shown. A model that is passed in, or
that is owned elsewhere (`Session.shared`), may be observed.

**Check:**

```yaml
for: member
that:
  - kind: stored
    owner:
      role: view
unless:
  - marked: ["@State", "@StateObject", static]
never:
  creates: [viewModel, observable]
instead: keep it in @State or @StateObject, or let the parent view pass it in
```

**Incorrect (each update of the parent creates the cart and its view model again):**

```swift
@Observable final class Coupon {
    var code = ""
}

struct CartView: View {
    @ObservedObject var cart = CartViewModel() // ✗
    private let coupon = Coupon() // ✗

    var body: some View { Text("\(cart.items.count) \(coupon.code)") }
}
```

**Correct (the view keeps what it creates, and reads what it is given):**

```swift
@Observable final class Coupon {
    var code = ""
}

struct CartView: View {
    @State private var coupon = Coupon()
    let given: Coupon
    static let preview = Coupon()
    var sample: Coupon { Coupon() }

    var body: some View { Text(coupon.code) }
}

struct Checkout {
    let coupon = Coupon()
}
```

**Correct (where @Observable does not exist yet):**

```swift
// Package.swift
let package = Package(name: "Cart", platforms: [.iOS(.v16)], targets: [.target(name: "Cart")])

// Sources/Cart/CartView.swift
final class Coupon: ObservableObject {
    @Published var code = ""
}

struct CartView: View {
    @StateObject private var coupon = Coupon()
    var body: some View { CouponField(coupon: coupon) }
}

struct CouponField: View {
    @ObservedObject var coupon: Coupon
    var body: some View { TextField("Code", text: $coupon.code) }
}
```
"""###
    ),
  ]
}
