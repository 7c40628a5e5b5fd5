extension ShippedRules {
  static let examplesViper: [(name: String, text: String)] = [
    (
      "examples/viper-interactor-no-ui.examples.md",
      ###"""
**Incorrect (the interactor updates the view and opens the next screen):**

```swift
final class SignUpInteractor: SignUpInteractorProtocol {
    weak var viewController: SignUpViewController? // ✗
    var router: SignUpRouterProtocol? // ✗

    func signUp(_ name: String) {
        let banner = UILabel() // ✗
        viewController?.show(banner)
        router?.openHome()
    }
}

protocol SignUpRouterProtocol: AnyObject { func openHome() }

final class SignUpViewController: UIViewController {
    func show(_ banner: Any?) {}
}
```
"""###
    ),
    (
      "examples/viper-view-no-data-access.examples.md",
      ###"""
**Correct (in Clean Swift the screen calls its interactor, which calls the presenter):**

```swift
// Orders/OrdersViewController.swift
final class OrdersViewController: UIViewController, OrdersDisplay {
    var interactor: OrdersInteractorProtocol?
    override func viewDidLoad() { interactor?.load() }
    func show(_ titles: [String]) {}
}

// Orders/OrdersInteractor.swift
protocol OrdersInteractorProtocol { func load() }
final class OrdersInteractor: OrdersInteractorProtocol {
    private let presenter: any OrdersPresenterProtocol
    init(presenter: any OrdersPresenterProtocol) { self.presenter = presenter }
    func load() { presenter.present(["Milk"]) }
}

// Orders/OrdersPresenter.swift
protocol OrdersDisplay: AnyObject { func show(_ titles: [String]) }
protocol OrdersPresenterProtocol { func present(_ titles: [String]) }
final class OrdersPresenter: OrdersPresenterProtocol {
    weak var display: (any OrdersDisplay)?
    func present(_ titles: [String]) { display?.show(titles) }
}
```
"""###
    ),
  ]
}
