extension ShippedRules {
  static let examplesReduxActions: [(name: String, text: String)] = [
    (
      "examples/redux-actions-are-values.examples.md",
      ###"""
**Incorrect (a class, an actor and a closure in actions):**

```swift
final class ParcelAction { // ✗
    var weight = 0
}

actor SealAction {} // ✗

struct AnswerAction {
    let text: String
    let then: (String) -> Void // ✗
}
```

**Correct (an enum of values with a thunk; a closure in another type):**

```swift
enum LetterAction: Equatable {
    case sent(String)
    case answered(by: String, at: Date)
    case failed(Reason)

    static func post() -> Thunk { Thunk { dispatch in dispatch(.sent("")) } }

    enum Reason { case lost, refused }
}

struct Envelope { let seal: (String) -> Void }

final class PostMiddleware {
    var letters: [String] = []
}
```
"""###
    ),
    (
      "examples/redux-actions-no-services.examples.md",
      ###"""
**Incorrect (a service and a repository in an action):**

```swift
struct PostService {}

enum LetterAction {
    case sent(String)
    case deliver(PostService) // ✗
    case archive(LetterRepository) // ✗
}
```

**Correct (a thunk creates the service; a middleware has the services):**

```swift
struct PostService {}

enum LetterAction: Equatable {
    case sent(String)

    // a thunk creates the service when it runs
    static func post() -> Thunk { Thunk { dispatch in PostService().send(); dispatch(.sent("")) } }
}

final class PostMiddleware {
    private let post = PostService() // not in an action
    private let letters: LetterRepository
}
```
"""###
    ),
  ]
}
