extension ShippedRules {
  static let examplesConcurrency: [(name: String, text: String)] = [
    (
      "examples/concurrency-no-main-queue.examples.md",
      ###"""
**Incorrect (the list is changed in a block on the main queue):**

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

**Correct (main actor, other queues, delays, views and view controllers):**

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
