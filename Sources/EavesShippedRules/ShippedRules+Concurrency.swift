extension ShippedRules {
  static let concurrency: [(name: String, text: String)] = [
    (
      "concurrency-no-main-queue.md",
      ###"""
---
title: Use the main actor, not DispatchQueue.main
impact: MEDIUM
impactDescription: code for the screen runs on a background thread where a block is forgotten
tags: concurrency, main actor, dispatch queue, thread
profiles: base
default: off
---

## Use the main actor, not DispatchQueue.main

`DispatchQueue.main.async` moves one block of work to the main thread, and nothing warns you where it is missing: the
next completion handler changes the screen from a background thread. A type or function marked `@MainActor` always
runs there, and the compiler reports every caller that does not. The block cannot be cancelled with its task either,
and it runs after the code below it. Views and view controllers already run on the main actor: there such a block only
waits for the next turn of the run loop.

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

**Incorrect (the list is changed in a block that somebody must remember):**

```swift
final class ArticleLibrary {
    var articles: [String] = []

    func load() {
        Task.detached {
            let loaded = await latestArticles()
            DispatchQueue.main.async { self.articles = loaded } // ✗
        }
    }

    func clear() {
        DispatchQueue.main.sync { articles = [] } // ✗
    }
}
```

**Correct (the class is isolated to the main actor; other queues, delays, views and view controllers are allowed):**

```swift
@MainActor @Observable
final class ArticleLibrary {
    var articles: [String] = []

    func load() async {
        articles = await latestArticles()
    }

    func index() {
        DispatchQueue.global().async { writeIndex() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.articles = [] }
    }
}

struct ArticleList: View {
    @State private var width = 0.0
    var body: some View { Text("Articles").onAppear { DispatchQueue.main.async { width = 300 } } }
}

final class ArticleController: UIViewController {
    override func viewDidLoad() { DispatchQueue.main.async { self.becomeFirstResponder() } }
}
```
"""###
    ),
  ]
}
