extension ShippedRules {
  static let examplesObservation: [(name: String, text: String)] = [
    (
      "examples/observation-no-observable-object.examples.md",
      ###"""
**Incorrect (`ObservableObject` and its property wrappers):**

```swift
final class Timetable: ObservableObject { // ✗
    @Published var departures: [String] = []
}

struct Platform: View {
    @StateObject private var timetable = Timetable() // ✗
    @EnvironmentObject private var station: Station // ✗
    @ObservedObject var clock: StationClock // ✗

    var body: some View { Text(timetable.departures.first ?? "–") }
}
```

**Correct (the same view with `@Observable`):**

```swift
@Observable
final class Timetable {
    // @Published is not needed here
    var departures: [String] = []
}

struct Platform: View {
    @State private var timetable = Timetable()
    @Environment(Station.self) private var station
    @Bindable var clock: StationClock

    var body: some View { Board(timetable: timetable) }
}

struct Board: View {
    let timetable: Timetable
    var body: some View { Text(timetable.departures.first ?? "–") }
}
```

**Correct (a class of the SDK cannot be marked `@Observable`):**

```swift
struct TicketView: View {
    @StateObject private var renderer = ImageRenderer(content: Text("One way"))
    var body: some View { Text("\(renderer.scale)") }
}
```

**Correct (packages that support versions without Observation):**

```swift
// Clock/Package.swift
let package = Package(
    name: "Clock",
    platforms: [.iOS(.v16)],
    targets: [.target(name: "Clock")]
)

// Clock/Sources/Clock/StationClock.swift
final class StationClock: ObservableObject {
    @Published var time = ""
}

struct ClockFace: View {
    @ObservedObject var clock: StationClock
    var body: some View { Text(clock.time) }
}

// Tower/Package.swift
let package = Package(
    name: "Tower",
    platforms: [.macOS("13.0")],
    targets: [.target(name: "Tower")]
)

// Tower/Sources/Tower/TowerClock.swift
final class TowerClock: ObservableObject {
    @Published var time = ""
}

struct TowerFace: View {
    @StateObject private var clock = TowerClock()
    var body: some View { TowerHand(clock: clock) }
}

struct TowerHand: View {
    @ObservedObject var clock: TowerClock
    var body: some View { Text(clock.time) }
}
```

**Correct (a Core Data object is an ObservableObject by itself):**

```swift
final class Station: NSManagedObject {}

struct StationValue: DynamicProperty {
    @ObservedObject var station: Station
}
```
"""###
    ),
  ]
}
