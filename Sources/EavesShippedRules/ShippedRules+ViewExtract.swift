extension ShippedRules {
  static let viewExtract: [(name: String, text: String)] = [
    (
      "view-extract-subviews.md",
      ###"""
---
title: Large parts of a view must be views of their own
impact: LOW
impactDescription: the part is built again whenever any state of the view changes
tags: view, subview, extract, viewbuilder, function, performance
profiles: base
default: off
---

## Large parts of a view must be views of their own

A function or computed property that returns `some View` is part of the body that calls it: it runs again whenever any
state of that view changes, and it can use all of that state. A separate `View` struct is given its data. SwiftUI skips
its body while the data stays the same, and a preview can show it alone. Up to ten lines are easier to read where they are.

**Check:**

```yaml
for: member
that:
  - type: "some View"
    owner:
      role: view
unless:
  - name: body
never:
  lines: 11..
instead: move it into a struct that conforms to View and takes what it shows
```

**Incorrect (the rows are built again when the search text changes):**

```swift
struct OrderView: View {
    let orders: [String]
    @State private var search = ""

    var body: some View { List { rows }.searchable(text: $search) }

    private var rows: some View { // ✗
        ForEach(orders, id: \.self) { order in
            HStack {
                Image(systemName: "bag")
                Text(order)
                Spacer()
                Text("Details")
            }
            .padding()
        }
    }
}
```

**Correct (the rows are a view; a short part, and what is no view, may stay):**

```swift
struct OrderView: View {
    let orders: [String]
    @State private var search = ""

    var body: some View { List { OrderRows(orders: orders); footer }.searchable(text: $search) }

    private var footer: some View { Text("\(orders.count) orders") }

    private var help: String {
        """
        The list shows
        all orders
        that were placed
        in this shop
        since yesterday
        morning
        or later
        """
    }
}

struct OrderRows: View {
    let orders: [String]

    var body: some View {
        ForEach(orders, id: \.self) { order in
            HStack {
                Image(systemName: "bag")
                Text(order)
                Spacer()
                Text("Details")
            }
            .padding()
            .background(.background)
        }
    }
}

extension View {
    func cardStyle() -> some View {
        self
            .padding()
            .background(.background)
            .clipShape(.rect(cornerRadius: 8))
            .shadow(radius: 2)
            .padding(.horizontal)
            .padding(.vertical)
            .frame(maxWidth: 300)
            .border(.brown)
    }
}
```
"""###
    ),
  ]
}
