extension ShippedRules {
  static let examplesViewOwns: [(name: String, text: String)] = [
    (
      "examples/view-owns-created-model.examples.md",
      ###"""
**Incorrect (each update of the parent creates the cart and the coupon again):**

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

**Correct (the view keeps the model that it creates in @State, and receives the other one):**

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

**Correct (a package for iOS 16, which has no @Observable, uses @StateObject):**

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
