extension ShippedRules {
  static let vanillaOne: [(name: String, text: String)] = [
    (
      "vanilla-one-phase.md",
      ###"""
---
title: One Phase Instead of Parallel Flags
impact: MEDIUM
impactDescription: a screen cannot be loading, failed and full at once
tags: vanilla, view, state, enum
profiles: vanilla-mv
---

## One Phase Instead of Parallel Flags

`isLoading` beside `errorMessage` beside the rows makes eight states, of which three are meant. Every way out of a
function has to reset all of them, and one forgotten line shows a spinner over an error. An enum says which states
there are, carries with each what belongs to it, and the body switches over it.

A single flag on a button that is busy is no such case.

**Check:**

```yaml
for: type
that:
  - role: [view, observable]
  - holds: [String, "*Error"]
    named: ["error*", "*Error", "*ErrorMessage", "failure*"]
never:
  holds: Bool
  named: [isLoading, loading, isFetching, isRefreshing]
instead: "declare an enum of phases: loading, loaded with the rows, failed with the error"
```

**Incorrect (three values for one question):**

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

**Correct (one answer):**

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
