extension ShippedRules {
  static let examplesViewNoCalculations: [(name: String, text: String)] = [
    (
      "examples/view-no-calculations.examples.md",
      ###"""
**Incorrect (body and computed properties calculate with values of the view model):**

```swift
@Observable
final class FerryViewModel {
    var line = ""
    var departure = Date.now
    var delay = 0.0
    var crossing = 0.0
    var fares: [Double] = []
}

struct FerryCard: View {
    @State var viewModel: FerryViewModel

    var body: some View {
        VStack {
            Text("to " + viewModel.line)
            Text("\(hour(of: viewModel.departure))") // ✗
            if Calendar.current.isDateInToday(viewModel.departure) { Text("today") } // ✗
            if viewModel.departure.timeIntervalSinceNow < 0 { Text("gone") } // ✗
            footer
        }
    }

    private var footer: some View {
        Text("\(viewModel.crossing + viewModel.delay) minutes") // ✗
    }

    private var total: Double { viewModel.crossing + viewModel.delay } // ✗
    private var cheapest: Double? { viewModel.fares.min() } // ✗
    private func late() -> some View { Text("\(viewModel.crossing - viewModel.delay)") } // ✗

    private func hour(of date: Date) -> Int { Calendar.current.component(.hour, from: date) }
    private func wait() { print(viewModel.crossing + viewModel.delay) }
}
```

**Incorrect (rows calculate with domain models and database objects, and combine their values):**

```swift
// Models/Pier.swift
struct Pier: Codable {
    let name: String
    let town: String
    let depth: Double
    let tide: Double
}

@Model
final class Passenger {
    var name = ""
    var cabin = ""
    var fare = 0.0
    var luggage = 0.0
    var stamps: [Double] = []
}

// Views/PierRow.swift
struct PierRow: View {
    let pier: Pier
    let passenger: Passenger

    var body: some View {
        Text("\(pier.name), \(pier.town)") // ✗
        Text("\(passenger.name), cabin \(passenger.cabin)") // ✗
        Gauge(value: pier.depth - pier.tide) { Text("Depth") } // ✗
        Gauge(value: passenger.fare + passenger.luggage) { Text("Price") } // ✗
        Gauge(value: passenger.stamps.reduce(0, +)) { Text("Stamps") } // ✗
    }
}
```

**Incorrect (body combines several values in one text):**

```swift
@Observable
final class CrewViewModel {
    struct Sailor: Identifiable {
        let id: Int
        let name: String
        let rank: String
        let trips: Int
    }

    var crew: [Sailor] = []
    var berths = 0
}

struct CrewList: View {
    @State var viewModel: CrewViewModel
    let ship: String
    private var title: String { "\(viewModel.crew.count)/\(viewModel.berths)" } // ✗

    var body: some View {
        List(viewModel.crew) { sailor in
            Text("\(sailor.name) (\(sailor.rank))") // ✗
            Text("\(sailor.trips) \(sailor.trips == 1 ? "trip" : "trips")") // ✗
            Text("\(ship): \(sailor.name)")
            Text("Sailor \(sailor.name)")
            Text(sailor.name + " " + sailor.rank) // ✗
            Text("Sailor " + sailor.name + ".")
            Text(sailor.name + " (\(sailor.trips))") // ✗
            Text("\(sailor.trips) " + sailor.rank) // ✗
            Text("\(ship): " + sailor.name)
        }
    }

    private func total() -> some View {
        Text("\(viewModel.crew.count) of \(viewModel.berths)") // ✗
    }
}
```

**Correct (the view calculates its layout, and logs several values in an action):**

```swift
@Observable
final class FerryViewModel {
    var query = ""
    var line = ""
    var departs = ""
    var progress = 0.0
}

struct FerryCard: View {
    @State var viewModel: FerryViewModel
    let width: CGFloat

    var body: some View {
        VStack(spacing: 8 + 4) {
            Text(viewModel.line).frame(width: width / 2)
            Text("leaves at \(viewModel.departs)")
            Capsule().frame(width: viewModel.progress * width)
            Circle()
                .padding(viewModel.progress * 8)
                .offset(x: viewModel.progress * 20)
                .frame(width: viewModel.progress + 40)
            Button("Log") { print("\(viewModel.line) \(viewModel.departs)") }
        }
    }

    private func search() { print("\(viewModel.query): \(viewModel.line)") }
}
```
"""###
    ),
  ]
}
