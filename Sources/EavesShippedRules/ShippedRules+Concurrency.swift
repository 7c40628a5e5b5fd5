extension ShippedRules {
  static let concurrency: [(name: String, text: String)] = [
    (
      "concurrency-no-main-queue.md",
      ###"""
---
title: Use the main actor, not DispatchQueue.main
impact: MEDIUM
impactDescription: a background thread updates the UI if one call is forgotten
tags: concurrency, main actor, dispatch queue, thread
profiles: base
default: off
---

## Use the main actor, not DispatchQueue.main

`DispatchQueue.main.async` moves one block to the main thread. The compiler does not report where such a call is
missing, and a completion handler without the call updates the UI from a background thread. A type or function marked
`@MainActor` always runs on the main thread, and the compiler checks its callers.

**Check:**
```yaml
for: call
that:
  callee: ["DispatchQueue.main.async", "DispatchQueue.main.sync"]
unless:
  - owner:
      role: [view, kitView]
never: exists
instead: "mark the type or function @MainActor, or use Task { @MainActor in … }"
```

**Allowed:**

- calls in SwiftUI, UIKit and AppKit views and view controllers, which are already `@MainActor`
- `DispatchQueue.main.asyncAfter`
- other queues, such as `DispatchQueue.global()`
- the main queue in a property, or as an argument such as in `receive(on: DispatchQueue.main)`

Calls in a class nested in a view, such as the `Coordinator` of a `UIViewRepresentable`, are reported.

**Incorrect (somebody must remember the block at each place that changes the list):**
```swift
final class ArticleLibrary {
    var articles: [String] = []

    func load() {
        Task.detached {
            let loaded = await latestArticles()
            DispatchQueue.main.async { self.articles = loaded } // ✗
        }
    }
}
```
**Correct (the class is isolated to the main actor):**
```swift
@MainActor @Observable
final class ArticleLibrary {
    var articles: [String] = []

    func load() async {
        articles = await latestArticles()
    }
}
```
"""###
    ),
  ]
}
