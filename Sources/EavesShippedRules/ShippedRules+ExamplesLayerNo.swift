extension ShippedRules {
  static let examplesLayerNo: [(name: String, text: String)] = [
    (
      "examples/layer-no-service-container.examples.md",
      ###"""
**Incorrect (a view controller and a view model hold it):**

```swift
import UIKit

final class AppContext {
    let accounts = AccountService()
    let orders = OrderService()
    let search = SearchService()
}

final class AccountService {}
final class OrderService {}
final class SearchService {}

final class OrdersViewController: UIViewController {
    var context: AppContext! // ✗
}

final class OrdersViewModel {
    let context: AppContext // ✗

    init(context: AppContext) { self.context = context }
}
```

**Correct (a coordinator holds the container, and a factory makes screens with it):**

```swift
final class AppContext {
    let accounts = AccountService()
    let orders = OrderService()
    let search = SearchService()
}

final class AccountService {}
final class OrderService {}
final class SearchService {}

final class OrdersCoordinator {
    let context: AppContext

    init(context: AppContext) { self.context = context }
}
```
"""###
    ),
  ]
}
