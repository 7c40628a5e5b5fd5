extension ShippedRules {
  static let moduleNo: [(name: String, text: String)] = [
    (
      "module-no-circles.md",
      ###"""
---
title: No Module Reaches Itself
impact: HIGH
impactDescription: modules that can be built, tested and understood alone
tags: module, imports, cycles
profiles: base
---

## No Module Reaches Itself

Two modules that need each other are one module with two names: neither builds, is tested or is understood without the
other. Swift refuses such imports within a package. Between projects, packages and folders that an `eaves.yml` calls
modules they grow line by line.

The finding stands on the lines whose going breaks every circle: the smallest cut. Of up to 16 modules that reach each
other it is exact; of more it says by how much it may be too large. Eaves reports an undeclared import first. Imports
inside `#if` do not count.

**Check:**

```yaml
for: module
never:
  reaches: self
instead: move what both need into a module below them, or let one ask a protocol that the other fulfils
```

**Incorrect (the chart asks the log for one thing, the log the chart for many):**

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

**Correct (the log knows the chart, and the chart nobody):**

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
      "module-no-folder-circles.md",
      ###"""
---
title: No Folder Reaches Itself
impact: MEDIUM
impactDescription: folders that can be read, moved and tested alone
tags: folder, cycles
profiles: base
default: off
---

## No Folder Reaches Itself

Two folders that need each other are one folder with two names. Within a module no compiler minds, and they grow line by
line. The finding stands on the lines whose going breaks every circle: the smallest cut.

**Check:**

```yaml
for: folder
never:
  reaches: self
instead: move what both need into a folder below them, or let one ask a protocol that the other fulfils
```

**Incorrect (the chart names the log once, the log the chart twice):**

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

**Correct (the log knows the chart, and the chart nobody):**

```swift
// App/Chart/Chart.swift
struct Chart { var name: String }

// App/Log/Entry.swift
struct Entry { var chart: Chart }
```
"""###
    ),
    (
      "module-no-type-circles.md",
      ###"""
---
title: No Type Reaches Itself
impact: LOW-MEDIUM
impactDescription: types that can be read and tested alone
tags: type, cycles
profiles: base
default: off
---

## No Type Reaches Itself

A pilot who keeps his boat, and a boat that asks for its pilot, cannot be made, tested or read one without the other.
Within a module no compiler minds. Some pairs are such by design, so that this is asked on request; a protocol that is
called a delegate or a data source tells of its owner, and is left out.
The finding stands on the lines whose going breaks every circle: the smallest cut.

**Check:**

```yaml
for: type
unless:
  - kind: protocol
    name: ["*Delegate", "*DataSource"]
never:
  reaches: self
instead: move what both need into a type of its own, or let one ask a protocol that the other fulfils
```

**Incorrect (the boat asks for its pilot once, the pilot for the boat twice):**

```swift
final class Boat {
  var pilot: Pilot? // ✗
}

final class Pilot {
  var boat: Boat?
  func moor(_ other: Boat) { boat = other }
}
```

**Incorrect (a class that is called a delegate, and a protocol that is none):**

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

**Correct (the boat asks a protocol that the pilot fulfils):**

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

**Correct (a delegate and a data source are told of their owner):**

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
