extension ShippedRules {
  static let mvvm: [(name: String, text: String)] = [
    (
      "mvvm-view-model-no-infrastructure.md",
      ###"""
---
title: View models must not use the network or a database directly
impact: HIGH
impactDescription: view models can only be tested with a server or a database
tags: layer, mvvm, viewmodel, service, repository, network, persistence
profiles: mvvm
conflicts: vanilla-no-view-models
---

## View models must not use the network or a database directly

A view model that sends requests or fetches from a database can only be tested with a server or a database. A change of
the API then changes the screens, too. The next view model copies the same request. A service or repository loads the
data in one place for all view models.

**Check:**

```yaml
for: viewModel
never:
  mentions: [database, network]
instead: move the access into a service or repository; the view model receives that object in its initializer
```

**Allowed:** `URLRequest`, `UserDefaults`, the keychain and files.

**Incorrect (the view model sends the request and saves the result):**

```swift
@Observable final class ArticlesViewModel {
    var titles: [String] = []
    private let context: NSManagedObjectContext // ✗

    func load() async throws {
        let (data, _) = try await URLSession.shared.data(from: articlesURL) // ✗
        titles = try decode(data)
    }
}
```

**Correct (the service loads the articles, and the view model calls it):**

```swift
@Observable final class ArticlesViewModel {
    var titles: [String] = []
    private let articles: ArticleService

    init(articles: ArticleService) { self.articles = articles }

    func load() async throws {
        titles = try await articles.unread().map(\.title)
    }
}
```
"""###
    ),
  ]
}
