extension ShippedRules {
  static let examplesViewNoFormatting: [(name: String, text: String)] = [
    (
      "examples/view-no-formatting.examples.md",
      ###"""
**Incorrect (body formats values of the view model, also through helpers):**

```swift
@Observable
final class FerryViewModel {
    struct Fare {
        let name: String
        let price: Double
    }

    var line = ""
    var fares: [Fare] = []
    var departure = Date.now
    var delay = 0.0
    var crossing = 0.0
}

struct FerryCard: View {
    @State var viewModel: FerryViewModel

    var body: some View {
        VStack {
            Text(viewModel.line.uppercased()) // ✗
            Text("leaves at \(viewModel.departure.formatted(date: .omitted, time: .shortened))") // ✗
            ForEach(viewModel.fares.sorted { $0.price < $1.price }, id: \.name) { fare in
                Text(String(format: "%.2f", fare.price)) // ✗
                Text(String(format: NSLocalizedString("%@ for one", comment: ""), fare.name)) // ✗
            }
            Text(viewModel.departure.onTheTimetable()) // ✗
            Text("up to \(viewModel.delay, specifier: "%.0f") minutes late") // ✗
            Text(viewModel.crossing.inMinutes()) // ✗
            Text(clock(viewModel.departure)) // ✗
            Text(weekday(of: viewModel.line))
            Text("to " + viewModel.line)
            ForEach($viewModel.fares, id: \.name) { $fare in
                Text(fare.price.formatted()) // ✗
            }
            footer
        }
    }

    private var cheap: [FerryViewModel.Fare] {
        viewModel.fares.filter { $0.price < 5 }
    }

    private func notice() -> some View {
        Text(viewModel.line.lowercased()) // ✗
    }

    private var footer: some View {
        Text("\(viewModel.crossing + viewModel.delay) minutes")
    }
}

func clock(_ date: Date) -> String {
    date.formatted(date: .omitted, time: .shortened)
}

func weekday(of line: String) -> String { line == "west" ? "Sundays" : "daily" }

extension Double {
    func inMinutes() -> String { "\(Int(self)) min" }
}

extension Date {
    func onTheTimetable() -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = "E HH:mm"
        return formatter.string(from: self)
    }
}
```

**Incorrect (helpers in extensions of Double and Date format the row's values):**

```swift
struct DelayRow: View {
    let minutes: Double
    let since: Date

    var body: some View { Text(minutes.inWords) } // ✗
    private var note: String { since.inWords } // ✗
    private func badge() -> some View { Text(minutes.inWords) } // ✗
    private func save() { print(since.inWords) }
}

extension Double {
    var inWords: String { "\(Int(self)) minutes" }
}

extension Date {
    var inWords: String { formatted(date: .abbreviated, time: .omitted) }
}
```

**Incorrect (a method of the view formats its argument):**

```swift
struct TimetableRow: View {
    let departure: Date

    var body: some View { Text(time()) }

    private func time() -> String {
        let formatter = DateFormatter() // ✗
        formatter.dateFormat = "E HH:mm"
        return formatter.string(from: departure) // ✗
    }
}
```

**Incorrect (methods of the view, static functions and free functions work on the view model's values):**

```swift
@Observable
final class SailingViewModel {
    var captain = ""
    var departure = Date.now
    var notices: Set<String> = []
    var piers: [String]?
    var seats = 0
}

struct PierFormatter {
    func name(of pier: String) -> String { pier == "" ? "-" : pier }
}

enum Clock {
    static func text(of date: Date) -> String { DateFormatter().string(from: date) }
    static func kind(of name: String) -> String { name.isEmpty ? "none" : "some" }
}

struct SailingCard: View {
    @State var viewModel: SailingViewModel
    let length: Int
    private let formatter = PierFormatter()

    var body: some View {
        Text(initials(of: viewModel.captain)) // ✗
        Text(Clock.text(of: viewModel.departure)) // ✗
        Text(Clock.kind(of: viewModel.captain))
        Text("\(hour(of: viewModel.departure))")
        Text(weekday(viewModel.departure)) // ✗
        Text(formatter.name(of: viewModel.captain)) // ✗
        if Calendar.current.isDateInToday(viewModel.departure) { Text("today") }
        if viewModel.departure.timeIntervalSinceNow < 0 { Text("gone") }
        ForEach(Array(viewModel.notices).sorted(), id: \.self) { Text($0) }
        ForEach((viewModel.piers ?? []).sorted(), id: \.self) { Text($0) }
        Text(day(viewModel.captain).uppercased()) // ✗
        Text(places(viewModel.seats)) // ✗
        Text(places(length)) // ✗
    }

    private func initials(of name: String) -> String { name.components(separatedBy: " ").joined() }
    private func hour(of date: Date) -> Int { Calendar.current.component(.hour, from: date) }
}

func weekday(_ date: Date) -> String { "on " + written(date) }

func written(_ date: Date) -> String { date.formatted() }

func places(_ count: Int) -> String { String(format: NSLocalizedString("%d places", comment: ""), count) }

func day(_ name: String) -> Substring { name.prefix(3) }
```

**Incorrect (rows and tables format the domain models and entities that they are given):**

```swift
// Models/Pier.swift
struct Pier: Codable {
    let name: String
    let town: String
}

@Model
final class Passenger {
    var name = ""
    var cabin = ""
}

// Views/PierTable.swift
struct PierTable: View {
    let piers: [Pier]

    var body: some View {
        Table(piers) {
            TableColumn("Name") { pier in
                Text(pier.name.uppercased()) // ✗
            }
        }
    }
}

// Views/PierRow.swift
struct PierRow: View {
    let pier: Pier
    let passenger: Passenger

    var body: some View {
        Text(pier.name.components(separatedBy: " ").first ?? "") // ✗
        Text(passenger.name.capitalized) // ✗
        Text("\(pier.name), \(pier.town)")
        Text("\(passenger.name), cabin \(passenger.cabin)")
    }
}
```

**Incorrect (a view formats cases of an enum and prices that it is given):**

```swift
enum Deck: String { case upper, lower }

struct PassengerList: View {
    let names: [String]
    let paid: Double
    let day: Date
    let reload: ([String]) -> Void

    var body: some View {
        ForEach(names.sorted(), id: \.self) { Text($0) }
        Text("\(Calendar.current.component(.day, from: day))")
        Button("Again") { reload(names.sorted()) }
    }

    private func month() -> some View { Text("\(Calendar.current.component(.month, from: day))") }
    private var isSunday: Bool { Calendar.current.component(.weekday, from: day) == 1 }
    private func load() { reload(names.filter { $0 != "" }) }
    private var title: String { Deck.upper.rawValue.capitalized } // ✗
    private func heading() -> some View { Text(Deck.lower.rawValue.uppercased()) } // ✗
    private func order() -> String { Deck.lower.rawValue.lowercased() }
    private var captains: [String] { names.filter { $0.hasPrefix("Capt.") } }
    private func note() -> some View { Text(names.joined()) }
    private func price() -> some View { Text(inCoins(paid)) } // ✗
    private func icon() -> some View { Image(picture(of: paid)) }
}

func inCoins(_ price: Double) -> String {
    let formatter = NumberFormatter()
    return formatter.string(from: price as NSNumber) ?? ""
}

func picture(of price: Double) -> String { price > 5 ? "cabin" : "deck" }
```

**Correct (a view formats the value of a text field, and its own text):**

```swift
struct BoardingView: View {
    enum Deck: String, CaseIterable { case upper, lower }

    @State private var picked: Set<String> = []
    @State private var day = Date.now
    @State private var fare = 0.0
    let company: String
    let bell: AnyPublisher<Int, Never>
    let crew: [String]
    let call: ([String]) -> Void
    let start: Date
    let late: (Int) -> Void

    init(crew: [String]) { self.crew = crew.sorted() }

    var body: some View {
        Text(company.uppercased())
        Button("Late") { late(Calendar.current.component(.day, from: start)) }
        Button("Call the crew") { call(crew.sorted()) }
            .onReceive(bell.filter { $0 > 1 }) { _ in }
        Text(picked.sorted().joined(separator: " and "))
        TextField("Fare", value: $fare, formatter: NumberFormatter())
        Text("\(Calendar.current.component(.day, from: day))")
        ForEach(Deck.allCases.filter { $0 != .lower }, id: \.self) { Text($0.rawValue) }
    }
}
```

**Correct (the view shows what the view model has formatted, and looks up translations):**

```swift
@Observable
final class FerryViewModel {
    struct Fare: Identifiable {
        let id: String
        let price: String
    }

    private var departure = Date.now
    private var prices: [String: Double] = [:]
    var query = ""
    var progress = 0.0
    var line: String { query.uppercased() }
    var departs: String { departure.formatted(date: .omitted, time: .shortened) }
    var fares: [Fare] {
        prices.sorted { $0.value < $1.value }.map { Fare(id: $0.key, price: $0.value.formatted()) }
    }

    func filter(by word: String) { query = word }
}

struct FerryCard: View {
    @State var viewModel: FerryViewModel
    let width: CGFloat

    var body: some View {
        VStack(spacing: 8 + 4) {
            Text(viewModel.line)
            Text("leaves at \(viewModel.departs)")
            ForEach(viewModel.fares) { fare in
                Text(fare.price).frame(width: width / 2)
            }
            Capsule().frame(width: viewModel.progress * width)
            ForEach(viewModel.fares.prefix(3)) { Text($0.price) }
            Circle()
                .padding(viewModel.progress * 8)
                .offset(x: viewModel.progress * 20)
                .frame(width: viewModel.progress + 40)
            // viewModel.line.uppercased() would be reported
            Text(viewModel.line.translated)
            Text(named("boats", "ferry"))
            Text(deck(2))
            Button("Night ferries") { viewModel.filter(by: "night") }
            Button("Log") { print("\(viewModel.line) \(viewModel.departs)") }
            Button("Keep") { Task { viewModel.filter(by: viewModel.line.lowercased()) } }
        }
    }

    private func search() {
        viewModel.filter(by: viewModel.query.lowercased())
        print("\(viewModel.query): \(viewModel.fares.count)")
    }
}

func pattern(_ key: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: nil) }

func named(_ key: String, _ kind: String) -> String { String(format: pattern(key), kind) }

/// The number only selects a translation; no text contains it.
func deck(_ number: Int) -> String { pattern(number == 0 ? "car deck" : "sun deck") }

extension String {
    /// Looks up a translation, which a view may do.
    var translated: String { String(format: NSLocalizedString(self, comment: ""), "") }
}
```
"""###
    ),
  ]
}
