extension ShippedRules {
  static let examplesViewTask: [(name: String, text: String)] = [
    (
      "examples/view-task-modifier.examples.md",
      ###"""
**Incorrect (a Task in onAppear is not cancelled when the list disappears):**

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

**Correct (.task loads the list, onAppear starts no Task, and a button starts one):**

```swift
struct ComposerView: View {
    let name: String
    @State private var works: [String] = []
    @State private var seen = 0
    let player: ScorePlayer

    var body: some View {
        List(works, id: \.self) { Text($0) }
            .onAppear {
                seen += 1 // starts no Task { }
                player.finished = { Task { works = await shuffled(name) } }
            }
            .task(id: name) { works = await catalogue(of: name) }
            .toolbar {
                Button("Shuffle") { Task { works = await shuffled(name) } }
            }
    }
}
```

**Correct (rows of ForEach and List load the next page when they appear):**

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

**Correct (packages for iOS 14 and macOS 11, which have no .task):**

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
