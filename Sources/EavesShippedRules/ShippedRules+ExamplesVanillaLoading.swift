extension ShippedRules {
  static let examplesVanillaLoading: [(name: String, text: String)] = [
    (
      "examples/vanilla-loading-state-enum.examples.md",
      ###"""
**Incorrect (each name of a loading flag with each kind of error property):**

```swift
struct BakeryView: View {
    @State private var isLoading = false // ✗
    @State private var errorMessage: String?
    @State private var loaves: [String] = []

    var body: some View { List(loaves, id: \.self) { Text($0) } }
}

@Observable
final class Oven {
    var isFetching = false // ✗
    var error: (any Error)?
    var heat = 0
}

struct TillView: View {
    @State private var loading = false // ✗
    @State private var lastError: String?
    var body: some View { Text("Till") }
}

struct MillView: View {
    @State private var isRefreshing = false // ✗
    @State private var saleErrorMessage: String?
    var body: some View { Text("Mill") }
}

@Observable
final class Mixer {
    var isLoading = false // ✗
    var failureText: String?
}
```

**Correct (one enum, a plain struct, a loading flag without an error, and an error without a loading flag):**

```swift
struct BakeryView: View {
    enum Phase {
        case loading
        case loaded([String])
        case failed(Error)
    }

    @State private var phase: Phase = .loading
    @State private var isShowingOven = false

    var body: some View {
        switch phase {
        case .loading: ProgressView()
        case .loaded(let loaves): List(loaves, id: \.self) { Text($0) }
        case .failed(let error): Text(error.localizedDescription)
        }
    }
}

struct OrderSlip { var isLoading = false; var error: String? }

struct OrderButton: View {
    let title: String
    @State private var isLoading = false // no error beside it
    var body: some View { Button(title) { isLoading = true }.disabled(isLoading) }
}

struct OvenDoor: View {
    @State private var isOpen = false // no loading
    @State private var errorMessage: String?
    var body: some View { Toggle(errorMessage ?? "Door", isOn: $isOpen) }
}
```
"""###
    ),
  ]
}
