extension ShippedRules {
  static let moduleDomain: [(name: String, text: String)] = [
    (
      "module-domain-imports.md",
      ###"""
---
title: The domain may import only Foundation, Observation, Combine and Synchronization
impact: HIGH
impactDescription: business rules depend on frameworks, and their tests need a simulator
tags: module, domain, imports
needs: useCase
profiles: clean-mvvm, modular-mvvm-c
default: off
---

## The domain may import only Foundation, Observation, Combine and Synchronization

A business rule such as "orders over $50 ship free" needs dates, decimals and identifiers, and nothing more. One
`import SwiftUI` ties the domain to Apple platforms and its tests to a simulator. The domain is any module named
`Domain` or `*Domain`, and any `Domain` folder.

The rule is off by default. `module-domain-no-frameworks` reports UI, database and network frameworks only.

**Check:**

```yaml
for: domain
only:
  imports: domainImports
instead: move the code that needs the framework out of the domain, or declare a protocol for it in the domain
```

**Allowed:**

- Foundation, Observation, Combine and Synchronization
- modules that you add to `domainImports` in `eaves.yml`

**Incorrect (the model imports a UI framework for a color):**

```swift
// Domain/OrderStatus.swift
import SwiftUI // ✗

enum OrderStatus {
    case open, shipped
    var color: Color { self == .open ? .orange : .green }
}
```

**Correct (the model has no color; the view adds it):**

```swift
// Domain/OrderStatus.swift
enum OrderStatus { case open, shipped }
// Views/OrderStatus+Color.swift
import SwiftUI

extension OrderStatus {
    var color: Color { self == .open ? .orange : .green }
}
```

**When not to use it:** if many domain modules import each other, or if a folder named `Domain` is not a domain layer.
Each domain module that others import must be added to `domainImports`.
"""###
    ),
    (
      "module-domain-no-frameworks.md",
      ###"""
---
title: Models and use cases must not import UI, database or network frameworks
impact: HIGH
impactDescription: models build for fewer platforms, and their tests need a simulator
tags: module, domain, model, use-case, imports
needs: useCase
profiles: clean-mvvm, modular-mvvm-c
supersedes: module-domain-imports
---

## Models and use cases must not import UI, database or network frameworks

A model that imports UIKit builds only where UIKit exists, and so do its tests. A new database or HTTP library then
changes models and business rules too. The rule also reports MapKit, StoreKit, GRDB, CloudKit, Alamofire and more.

The rule covers all files in the domain: in modules named `Domain` or `*Domain`, and in folders named `Domain`. Outside
the domain, the rule covers files that declare a use case, or a model in a folder such as `Models`.

**Check:**
```yaml
checks:
  - for: domain
    never:
      imports: [uiFrameworks, uiKits, storeFrameworks, networkFrameworks]
  - for: file
    that:
      - declares: [domainModel, useCase, modelPart]
    unless:
      - role: [entity, drawn, kitView, screenModel, repository, service, data, coordinator]
      - imports: WidgetKit
    never:
      imports: [uiFrameworks, uiKits, storeFrameworks, networkFrameworks]
instead: move the code that needs it into a view or repository; the domain keeps plain values
```

**Allowed:** outside the domain:

- files in the data layer
- files with a view, view model, presenter, coordinator, service, repository or entity
- files that only extend a model
- files of a widget (WidgetKit)

**Incorrect (the model stores a UIKit image):**
```swift
// Models/User.swift
import UIKit // ✗

struct User: Equatable { let avatar: UIImage }
```

**Correct (the model stores a URL; an extension beside the views adds the color):**
```swift
// Models/User.swift
import Foundation

struct User: Equatable { let avatar: URL }
// Views/User+Color.swift
import SwiftUI
extension User { var color: Color { .blue } }
```
"""###
    ),
    (
      "module-domain-no-networking.md",
      ###"""
---
title: Domain types must not use the network
impact: HIGH
impactDescription: business rules change with the server and cannot be tested without it
tags: module, domain, network
needs: useCase
profiles: clean-mvvm, modular-mvvm-c
---

## Domain types must not use the network

The domain may import Foundation, and Foundation contains `URLSession`, so a check of imports is not enough. A protocol
that takes a `URLRequest` cannot be implemented by a database or a cache, and its callers have to understand HTTP. The
rule reports `URLRequest`, `URLResponse`, and network APIs such as `URLSession`, `ApolloClient` and `Firestore`.

**Check:**

```yaml
for: domain
never:
  mentions: [network, requests]
instead: move the request into the data layer; the domain declares a protocol that returns models
```

**Allowed:**

- `URL` and `Data`
- names in comments and strings

**Incorrect (the protocol takes a request and exposes the session):**

```swift
// Domain/OrderRepository.swift
import Foundation

protocol OrderRepository {
    var session: URLSession { get } // ✗
    func send(_ request: URLRequest) async throws -> Data // ✗
}
```

**Correct (the protocol returns models; the data layer uses the session):**

```swift
// Domain/OrderRepository.swift
protocol OrderRepository {
    func orders() async throws -> [Order]
}
// Data/RemoteOrderRepository.swift
struct RemoteOrderRepository: OrderRepository {
    let session: URLSession
    func orders() async throws -> [Order] {
        let (data, _) = try await session.data(from: ordersURL)
        return try JSONDecoder().decode([Order].self, from: data)
    }
}
```
"""###
    ),
  ]
}
