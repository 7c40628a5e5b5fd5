extension ShippedRules {
  static let vanillaTask: [(name: String, text: String)] = [
    (
      "vanilla-task-not-in-init.md",
      ###"""
---
title: Views must start tasks with .task, not in init
impact: MEDIUM
impactDescription: tasks run for views that are not on screen, and nothing cancels them
tags: vanilla, view, concurrency, task
profiles: vanilla-mv
---

## Views must start tasks with .task, not in init

SwiftUI creates views at any time: rows that are off screen, hidden tabs, the same view again after its parent changes.
A task in `init` starts each time, and nothing cancels it. SwiftUI cancels `.task` when the view disappears.

The rule also reports `Task.detached` in `onAppear`: such a task continues after the view disappears. A `Task { }` in
`onAppear` is reported by `view-task-modifier`. The rule does not find `Task.detached` in `init`; avoid it too.

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
instead: "move the work into .task { … }, or into .task(id:) if it depends on a value"
```

**Allowed:** tasks in actions, such as those of a button.

**Incorrect (the row starts work before it is shown, and does not stop it):**

```swift
struct ArticleRow: View {
    init(id: Int) {
        Task { await ImageLoader.load(id) } // ✗
    }

    var body: some View {
        Text("Article").onAppear { Task.detached { await ImageLoader.load(0) } } // ✗
    }
}
```

**Correct (SwiftUI starts the task when the row appears, and cancels it):**

```swift
struct ArticleRow: View {
    let id: Int

    var body: some View {
        Text("Article")
            .task(id: id) { await ImageLoader.load(id) }
            .toolbar { Button("Retry") { Task { await ImageLoader.load(id) } } }
    }
}
```
"""###
    ),
  ]
}
