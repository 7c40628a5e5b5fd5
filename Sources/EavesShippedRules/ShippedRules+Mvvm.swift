extension ShippedRules {
  static let mvvm: [(name: String, text: String)] = [
    (
      "mvvm-view-model-uses-services.md",
      ###"""
---
title: View models must reach data through a service or repository
impact: HIGH
impactDescription: view models can only be tested with a server or a store
tags: layer, mvvm, viewmodel, service, repository, network, persistence
profiles: mvvm
conflicts: vanilla-no-view-models
---

## View models must reach data through a service or repository

A view model decides what a screen shows. One that sends requests or fetches rows itself can only be tested with a
server or a database, and every change of the API reaches into the screens. The same request is then written again in
the next view model. A service or repository loads the data once, for all of them.

**Check:**

```yaml
for: viewModel
never:
  mentions: [persistence, network]
instead: move this into a service or repository that the view model receives
```

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

**Correct (a service loads, the view model shows):**

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
