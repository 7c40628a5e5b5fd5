extension ShippedRules {
  static let vanillaTask: [(name: String, text: String)] = [
    (
      "vanilla-task-not-in-init.md",
      ###"""
---
title: Work Starts When a View Appears
impact: MEDIUM
impactDescription: a view that is never shown asks for nothing
tags: vanilla, view, concurrency, task
profiles: vanilla-mv
---

## Work Starts When a View Appears

SwiftUI makes views as it likes: rows that are far below, a tab that nobody opens, the same one again because a
parent changed. An initialiser that starts a task starts it each time, and nothing ends it. The same holds for a
detached task in `onAppear`: unlike `.task`, it goes on after the view has gone.

**Check:**

```yaml
checks:
  - for: view
    never:
      creates: Task
      inside: init
  - for: view
    never:
      calls: "Task.detached"
      inside: ".onAppear"
instead: "use .task { … }, or .task(id:) when the work depends on a value"
```

**Incorrect (work for views that nobody sees):**

```swift
struct ComicRow: View {
    @State private var pages = 0

    init(title: String) {
        Task { await Shelf.warm(title) } // ✗
    }

    var body: some View {
        Text("\(pages)")
            .onAppear { Task.detached { await Shelf.warm("next") } } // ✗
    }
}
```

**Correct (the view begins, the view ends):**

```swift
struct ComicRow: View {
    let title: String
    @State private var pages = 0

    init(title: String) { self.title = title }

    var body: some View {
        Text("\(pages)")
            .onAppear { pages += 1 }
            .task(id: title) { await Shelf.warm(title) }
            .toolbar {
                Button("All") { Task { await Shelf.warm("all") } }
                Button("Once") { Task.detached { await Shelf.warm("rest") } }
            }
    }
}
```
"""###
    ),
  ]
}
