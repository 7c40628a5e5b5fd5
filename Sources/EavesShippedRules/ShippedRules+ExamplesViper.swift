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
        let banner = UIImage(named: "welcome") // ✗
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
  ]
}
