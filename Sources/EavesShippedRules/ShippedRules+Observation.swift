extension ShippedRules {
  static let observation: [(name: String, text: String)] = [
    (
      "observation-no-observable-object.md",
      ###"""
---
title: Observable Instead of ObservableObject
impact: MEDIUM
impactDescription: a view is drawn again for the property it reads, not for every one
tags: observation, observable, view
profiles: base
---

## Observable Instead of ObservableObject

With `ObservableObject` every published change redraws every view that holds the object, whether it reads the
changed property or not; forget one `@Published` and nothing is redrawn at all. `@Observable` tracks what each
body has really read, needs no mark on any property, and is held by plain `@State`, handed on as a plain value and
bound with `@Bindable`.

**Check:**

```yaml
checks:
  - for: type
    unless:
      - platform: ["iOS ..16", "macOS ..13"]
    never:
      conforms: ObservableObject
    instead: mark the class @Observable and remove @Published
  - for: type
    unless:
      - platform: ["iOS ..16", "macOS ..13"]
    never:
      holds: legacyObservation
    except:
      - holds: legacyObservation
        of: platformObservables
    instead: "hold it with @State, hand it on as a plain value, bind it with @Bindable, read shared ones with @Environment(T.self)"
```

**Incorrect (the old family):**

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

**Correct (the same, tracked by use):**

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

**Correct (a class of the SDK cannot be marked):**

```swift
struct TicketView: View {
    @StateObject private var renderer = ImageRenderer(content: Text("One way"))
    var body: some View { Text("\(renderer.scale)") }
}
```

**Correct (packages that still run where Observation does not exist):**

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

**When NOT to use:** the lowest deployment target that a manifest, an Xcode project or its settings name decides:
below iOS 17 or macOS 14 this rule keeps silent. Where only a generator's own file says it, switch the rule `off`
with that reason.
"""###
    ),
  ]
}
