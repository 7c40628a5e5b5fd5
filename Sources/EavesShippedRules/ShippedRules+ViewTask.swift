extension ShippedRules {
  static let viewTask: [(name: String, text: String)] = [
    (
      "view-task-modifier.md",
      ###"""
---
title: Start Work with .task, Not with a Task in onAppear
impact: MEDIUM
impactDescription: work ends when its view does
tags: view, concurrency, task
profiles: base
---

## Start Work with .task, Not with a Task in onAppear

A `Task` that is started in `onAppear` belongs to nobody. The view disappears, the task goes on, and its answer is
written into a state that no one looks at, or comes late into one that has moved on. `.task` starts at the same
moment, is cancelled when the view goes, and with `id:` starts anew when its input changes.

A row that asks for the next page when it appears is not meant: the list is whose work it is, and the row may go.
A task behind a button is a different thing: it answers a wish, and should finish.

**Check:**

```yaml
for: view
unless:
  - platform: ["iOS ..14", "macOS ..11"]
never:
  creates: Task
  inside: ".onAppear"
except:
  - inside: [".ForEach", ".List"]
instead: "use .task { … }, or .task(id:) when the work depends on a value"
```

**Incorrect (nobody ends what onAppear began):**

```swift
struct ComposerView: View {
    let name: String
    @State private var works: [String] = []

    var body: some View {
        List(works, id: \.self) { Text($0) }
            .onAppear {
                Task { works = await catalogue(of: name) } // ✗
            }
    }
}
```

**Correct (the view begins, the view ends):**

```swift
struct ComposerView: View {
    let name: String
    @State private var works: [String] = []
    @State private var seen = 0

    var body: some View {
        List(works, id: \.self) { Text($0) }
            .onAppear { seen += 1 } // no Task { } in here
            .task(id: name) { works = await catalogue(of: name) }
            .toolbar {
                Button("Shuffle") { Task { works = await shuffled(name) } }
            }
    }
}
```

**Correct (a row asks its list for more, and scrolls away):**

```swift
struct ScoreList: View {
    let bars: [String]
    let more: () async -> Void

    var body: some View {
        LazyVStack {
            ForEach(bars, id: \.self) { bar in
                Text(bar).onAppear { Task { await more() } }
            }
        }
    }
}

struct RehearsalList: View {
    let bars: [String]
    let more: () async -> Void

    var body: some View {
        List(bars, id: \.self) { bar in
            Text(bar).onAppear { Task { await more() } }
        }
    }
}
```

**Correct (packages that still run where there is no .task):**

```swift
// Score/Package.swift
let package = Package(
    name: "Score",
    platforms: [.iOS(.v14)],
    targets: [.target(name: "Score")]
)

// Score/Sources/Score/ScoreView.swift
struct ScoreView: View {
    @State private var bars: [String] = []

    var body: some View {
        List(bars, id: \.self) { Text($0) }
            .onAppear { Task { bars = await score() } }
    }
}

// Stand/Package.swift
let package = Package(
    name: "Stand",
    platforms: [.macOS(.v11)],
    targets: [.target(name: "Stand")]
)

// Stand/Sources/Stand/StandView.swift
struct StandView: View {
    @State private var pages: [String] = []

    var body: some View {
        List(pages, id: \.self) { Text($0) }
            .onAppear { Task { pages = await notes() } }
    }
}
```
"""###
    ),
  ]
}
