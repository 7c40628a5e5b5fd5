extension ShippedRules {
  static let examplesViewNoSorting: [(name: String, text: String)] = [
    (
      "examples/view-no-sorting.examples.md",
      ###"""
**Incorrect (body and computed properties sort values of the view model):**

```swift
@Observable
final class FerryViewModel {
    struct Fare {
        let name: String
        let price: Double
    }

    var fares: [Fare] = []
    var notices: Set<String> = []
    var piers: [String]?
}

struct FerryCard: View {
    @State var viewModel: FerryViewModel

    var body: some View {
        ForEach(viewModel.fares.reversed(), id: \.name) { Text($0.name) } // ✗
        ForEach(Array(viewModel.notices).sorted(), id: \.self) { Text($0) } // ✗
        ForEach((viewModel.piers ?? []).sorted(), id: \.self) { Text($0) } // ✗
    }

    private var last: [Double] { viewModel.fares.map(\.price).reversed() } // ✗
    private func names() -> [String] { viewModel.fares.reversed().map(\.name) }
    private func row() -> some View { Text("\(viewModel.fares.reversed().count)") } // ✗
}
```

**Incorrect (rows turn around lists of domain models and database objects):**

```swift
// Models/Pier.swift
struct Pier: Codable {
    let name: String
    let depths: [Double]
}

@Model
final class Passenger {
    var name = ""
    var fares: [Double] = []
}

// Views/PierRow.swift
struct PierRow: View {
    let pier: Pier
    let passenger: Passenger
    @State private var fare = 0.0

    var body: some View {
        ForEach(pier.depths.reversed(), id: \.self) { Text($0, format: .number) } // ✗
        Picker("Fares", selection: $fare) { ForEach(passenger.fares.reversed(), id: \.self) { Text("\($0)") } } // ✗
    }
}
```

**Incorrect (a view sorts, filters and joins lists that it is given):**

```swift
struct PassengerList: View {
    let names: [String]
    let reload: ([String]) -> Void

    var body: some View {
        ForEach(names.sorted(), id: \.self) { Text($0) } // ✗
        Button("Again") { reload(names.sorted()) }
    }

    private func load() { reload(names.filter { $0 != "" }) } // ✗
    private var captains: [String] { names.filter { $0.hasPrefix("Capt.") } } // ✗
    private func note() -> some View { Text(names.joined()) } // ✗
}
```

**Correct (a view sorts its own state, its cases, and lists in actions and init):**

```swift
struct BoardingView: View {
    enum Deck: String, CaseIterable { case upper, lower }

    @State private var picked: Set<String> = []
    let bell: AnyPublisher<Int, Never>
    let crew: [String]
    let call: ([String]) -> Void

    init(crew: [String]) { self.crew = crew.sorted() }

    var body: some View {
        Button("Call the crew") { call(crew.sorted()) }
            .onReceive(bell.filter { $0 > 1 }) { _ in }
        Text(picked.sorted().joined(separator: " and "))
        ForEach(Deck.allCases.filter { $0 != .lower }, id: \.self) { Text($0.rawValue) }
    }
}
```

**Correct (the view takes the first rows, and asks the view model to filter):**

```swift
@Observable
final class FerryViewModel {
    private var prices: [String: Double] = [:]
    var query = ""
    var fares: [String] { prices.sorted { $0.value < $1.value }.map(\.key) }

    func filter(by word: String) { query = word }
}

struct FerryCard: View {
    @State var viewModel: FerryViewModel

    var body: some View {
        ForEach(viewModel.fares.prefix(3), id: \.self) { Text($0) }
        Text("\(viewModel.fares.count)")
        Button("Night ferries") { viewModel.filter(by: "night") }
    }
}
```
"""###
    ),
  ]
}
