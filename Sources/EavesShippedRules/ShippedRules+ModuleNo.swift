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
other it is exact; of more it says by how much it may be too large.

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
  ]
}
