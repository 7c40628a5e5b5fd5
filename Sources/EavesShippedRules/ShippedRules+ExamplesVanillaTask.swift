extension ShippedRules {
  static let examplesVanillaTask: [(name: String, text: String)] = [
    (
      "examples/vanilla-task-not-in-init.examples.md",
      ###"""
**Incorrect (a task in `init`, and a detached task in `onAppear`):**

```swift
struct ComicRow: View {
    @State private var pages = 0

    init(title: String) {
        Task { await Library.warm(title) } // ✗
    }

    var body: some View {
        Text("\(pages)")
            .onAppear { Task.detached { await Library.warm("next") } } // ✗
    }
}
```

**Correct (other code in `init` and `onAppear`, `.task(id:)`, and tasks in buttons):**

```swift
struct ComicRow: View {
    let title: String
    @State private var pages = 0

    init(title: String) { self.title = title }

    var body: some View {
        Text("\(pages)")
            .onAppear { pages += 1 }
            .task(id: title) { await Library.warm(title) }
            .toolbar {
                Button("All") { Task { await Library.warm("all") } }
                Button("Once") { Task.detached { await Library.warm("rest") } }
            }
    }
}
```
"""###
    ),
  ]
}
