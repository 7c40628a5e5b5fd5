extension ShippedRules {
  static let examplesModuleNo: [(name: String, text: String)] = [
    (
      "examples/module-no-circles.examples.md",
      ###"""
**Incorrect (`Chart` imports `Log` once, and `Log` imports `Chart` twice):**

```swift
// Sources/Chart/Chart.swift
import Log // ✗

public struct Chart { var last: Entry }

// Sources/Log/Entry.swift
import Chart

public struct Entry { var chart: Chart }

// Sources/Log/Page.swift
import Chart

public struct Page { var chart: Chart }
```

**Correct (`Log` imports `Chart`, and `Chart` imports no module):**

```swift
// Sources/Chart/Chart.swift
public struct Chart { var name: String }

// Sources/Log/Entry.swift
import Chart
import Foundation

public struct Entry { var chart: Chart }

// Sources/Voyage/Voyage.swift
import Chart
import Log

public struct Voyage { var log: Entry }
```
"""###
    ),
    (
      "examples/module-no-folder-circles.examples.md",
      ###"""
**Incorrect (`Chart` uses `Log` once, and `Log` uses `Chart` twice):**

```swift
// App/Chart/Chart.swift
struct Chart {
  var last: Entry // ✗
}

// App/Log/Entry.swift
struct Entry {
  var chart: Chart
  func draw(on chart: Chart) {}
}
```

**Correct (`Log` uses `Chart`, and `Chart` uses no other folder):**

```swift
// App/Chart/Chart.swift
struct Chart { var name: String }

// App/Log/Entry.swift
struct Entry { var chart: Chart }
```
"""###
    ),
    (
      "examples/module-no-type-circles.examples.md",
      ###"""
**Incorrect (`Boat` uses `Pilot` once, and `Pilot` uses `Boat` twice):**

```swift
final class Boat {
  var pilot: Pilot? // ✗
}

final class Pilot {
  var boat: Boat?
  func moor(_ other: Boat) { boat = other }
}
```

**Incorrect (a class named `*Delegate`, and a protocol with another name):**

```swift
final class HarbourDelegate {
  var quay: Quay? // ✗
}

final class Quay {
  var harbour: HarbourDelegate?
  func open(_ other: HarbourDelegate) { harbour = other }
}

protocol Towing { func tow(_ barge: Barge) } // ✗

final class Barge {
  var tug: (any Towing)?
  func call(_ other: any Towing) { tug = other }
}
```

**Correct (the boat uses a protocol that the pilot implements):**

```swift
protocol Steering: AnyObject { func steer(to course: Double) }

final class Boat {
  weak var helm: (any Steering)?
}

final class Pilot: Steering {
  var boat: Boat?
  func steer(to course: Double) {}
}
```

**Correct (a delegate and a data source refer to their owner):**

```swift
protocol AnchorDelegate: AnyObject { func anchorDidDrop(_ anchor: Anchor) }
protocol AnchorDataSource: AnyObject { func depth(for anchor: Anchor) -> Double }

final class Anchor {
  weak var delegate: (any AnchorDelegate)?
  weak var dataSource: (any AnchorDataSource)?
}
```
"""###
    ),
  ]
}
