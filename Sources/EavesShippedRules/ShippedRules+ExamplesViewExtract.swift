extension ShippedRules {
  static let examplesViewExtract: [(name: String, text: String)] = [
    (
      "examples/view-extract-subviews.examples.md",
      ###"""
**Incorrect (SwiftUI builds the rows again when the search text changes):**

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

**Correct (the rows are a view; a short part, a long String and a function in extension View may stay):**

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
