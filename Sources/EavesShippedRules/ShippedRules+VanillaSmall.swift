extension ShippedRules {
  static let vanillaSmall: [(name: String, text: String)] = [
    (
      "vanilla-small-views.md",
      ###"""
---
title: A view may have at most 25 members, and its body at most 80 lines
impact: LOW
impactDescription: long views are hard to review, and every state change evaluates all of them
tags: vanilla, view, size
profiles: vanilla-mv
---

## A view may have at most 25 members, and its body at most 80 lines
A long body is hard to read, and every state change evaluates all of it again. Several small views each keep their own
state, and SwiftUI updates only the one that changed. Split a view that is too long into several views; do not move its
code into a view model. Members are properties, methods and initializers, also those in extensions; nested types do not
count. The 80 lines also apply to helpers that return `some View`, such as `var header: some View`.

**Check:**
```yaml
checks:
  - for: view
    never:
      lines: 81..
      inside: body
    instead: move parts of the body into views of their own
  - for: view
    never:
      members: 26..
    instead: move related properties and methods into smaller views
```

**Allowed:**
- long methods that build no view
- types that are not views

**Incorrect (26 members: one view shows customer, address and payment):**

```swift
struct OrderView: View { // ✗
    let number, status, date, subtotal, tax, total: String
    let customerName, email, phone, company, taxID, loyaltyNumber: String
    let street, house, zip, city, region, country: String
    let cardType, cardNumber, cardHolder, expiry, coupon, giftNote, invoice: String
    var body: some View { Form { Text(number) } }
}
```

**Correct (each part is a view of its own):**
```swift
struct OrderView: View {
    let order: Order
    var body: some View {
        Form {
            CustomerSection(customer: order.customer)
            AddressSection(address: order.address)
            PaymentSection(payment: order.payment)
        }
    }
}
```

*When not to use it:* your team has other limits. Then turn this rule off and write your own: copy this file into your
folder of rules, under a new name, and change the numbers.
"""###
    ),
  ]
}
