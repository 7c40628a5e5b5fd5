extension ShippedRules {
  static let viper: [(name: String, text: String)] = [
    (
      "viper-interactor-no-infrastructure.md",
      ###"""
---
title: Interactors must reach the network and the database through a repository or service
impact: MEDIUM
impactDescription: business rules can only be tested with a server or a database
tags: layer, viper, interactor, repository, service, network, persistence
profiles: viper
---

## Interactors must reach the network and the database through a repository or service

An interactor applies the business rules. An interactor that sends requests or fetches from a database can only be
tested with a server or a database. It must also change with the API and the database schema. A repository or service
hides both. The rule covers only the network and databases.

**Check:**

```yaml
for: useCase
never:
  mentions: [database, network]
instead: move the access into a repository or service; the interactor receives that object in its initializer
```

**Allowed:** `URLRequest`, `UserDefaults`, the keychain and files.

**Incorrect (the interactor sends the request and saves the result):**

```swift
final class ArticlesInteractor: ArticlesInteractorProtocol {
    private let context: NSManagedObjectContext // ✗

    func load() {
        URLSession.shared.dataTask(with: articlesURL) { _, _, _ in }.resume() // ✗
    }
}
```

**Correct (the repository loads the articles; the interactor decides when):**

```swift
final class ArticlesInteractor: ArticlesInteractorProtocol {
    private let articles: ArticleRepository

    init(articles: ArticleRepository) { self.articles = articles }

    func load() {
        if articles.isStale { articles.loadUnread() }
    }
}
```
"""###
    ),
    (
      "viper-interactor-no-ui.md",
      ###"""
---
title: Interactors must not use UI types, views or routers
impact: MEDIUM-HIGH
impactDescription: business rules cannot be used by another screen, a widget or a test
tags: layer, viper, interactor, router, uikit, swiftui
profiles: viper
---

## Interactors must not use UI types, views or routers

An interactor applies the business rules and reports to its presenter. An interactor that opens a screen or updates a
view works for that screen only, and its tests must build the screen. The presenter decides what to show, and calls the
router for the next screen.

**Check:**
```yaml
for: useCase
never:
  mentions: [view, kitView, uiTypes, coordinator]
except:
  - mentions: UIImage
instead: pass plain values to the interactor, and move the UI code into the view
```

**Allowed:**
- `UIImage` (image data)
- `import UIKit` and `import SwiftUI`
- the presenter's protocol, such as `SignUpInteractorOutput`

**Incorrect (the interactor updates the view and opens the next screen):**

```swift
final class SignUpInteractor: SignUpInteractorProtocol {
    weak var viewController: SignUpViewController? // ✗
    var router: SignUpRouterProtocol? // ✗

    func signUp(_ name: String) {
        let banner = SignUpBanner(text: UILabel().text) // ✗
        viewController?.show(banner)
        router?.openHome()
    }
}
protocol SignUpRouterProtocol: AnyObject { func openHome() }
struct SignUpBanner: View { var text: String?; var body: some View { Text(text ?? "") } }
```

**Correct (the interactor reports what happened):**

```swift
final class SignUpInteractor: SignUpInteractorProtocol {
    weak var output: SignUpInteractorOutput?
    private let users: UserRepository

    init(users: UserRepository) { self.users = users }

    func signUp(_ name: String, photo: UIImage) {
        output?.didSignUp(users.add(name, photo))
    }
}
```
"""###
    ),
    (
      "viper-presenter-no-data-access.md",
      ###"""
---
title: Presenters must reach data through their interactor
impact: HIGH
impactDescription: business rules end up in presenters, where other screens cannot use them
tags: layer, viper, presenter, interactor, network, persistence
profiles: viper
---

## Presenters must reach data through their interactor

The interactor contains the business rules of a module. A presenter that calls a service or the database applies some of
these rules itself. Tests of the interactor do not cover that code, and tests of the presenter need a server or a
database. `UserDefaults`, files and the keychain also belong in the interactor, but the rule does not find their use.

**Check:**
```yaml
for: presenter
never:
  mentions: [repository, service, database, network]
except:
  - passes-to: useCase
  - inside: qualifier
instead: move the data access into the interactor; the presenter calls the interactor and receives the result
```

**Allowed:**

- passing a repository or service to the initializer of the interactor
- types nested in a service, such as `AccountClient.State`

**Incorrect (the presenter loads the user and stores the session):**

```swift
final class LoginPresenter: LoginPresenterProtocol {
    var interactor: LoginInteractorProtocol?
    private let users: UserRepository // ✗

    func login(_ name: String) {
        AccountClient.shared.login(name) // ✗
        URLSession.shared.dataTask(with: usersURL) { _, _, _ in }.resume() // ✗
    }

    func save() { try? NSManagedObjectContext.main.save() } // ✗
}
```

**Correct (the presenter calls the interactor):**

```swift
final class LoginPresenter: LoginPresenterProtocol {
    var interactor: LoginInteractorProtocol?
    private var state = AccountClient.State.signedOut

    init(users: UserRepository) { interactor = LoginInteractor(users: users) }

    func login(_ name: String) { interactor?.login(name) }
}

final class AccountClient { enum State { case signedOut } }
```
"""###
    ),
    (
      "viper-presenter-no-ui.md",
      ###"""
---
title: Presenters must not use UI types or concrete views
impact: MEDIUM-HIGH
impactDescription: presenters cannot be tested without a window, and a new design changes them
tags: layer, viper, presenter, uikit, swiftui
profiles: viper
---

## Presenters must not use UI types or concrete views
A presenter decides what a screen shows, and the view decides how it looks. A presenter that holds a view controller or
creates colors can only be tested with UIKit, and changes with every new design.

**Check:**
```yaml
for: presenter
never:
  - mentions: [view, uiTypes]
  - mentions: kitView
    which:
      kind: class
except:
  - inside: qualifier
instead: use plain values here, such as an enum; the view chooses colors and texts
```

**Allowed:**
- `import UIKit`
- the view's protocol, even if it inherits from `UIViewController`
- values nested in a view (`CartBadge.Style`)

**Incorrect (the presenter holds the view controller and picks a color):**

```swift
final class CartPresenter: CartPresenterProtocol {
    weak var view: CartViewController? // ✗
    let empty = EmptyCart() // ✗

    func show(_ total: Decimal) { view?.total.textColor = total > 100 ? UIColor.red : .label } // ✗
}

struct EmptyCart: View { var body: some View { Text("Empty") } }
final class CartViewController: UIViewController { let total = UILabel() }
```

**Correct (the presenter passes plain values; the view picks the color):**

```swift
final class CartPresenter: CartPresenterProtocol {
    weak var view: CartViewProtocol?
    private var style = CartBadge.Style.plain

    func show(_ total: Decimal) { view?.show(total: "\(total)", isOverBudget: total > 100) }
}

final class CartBadge: UIView { enum Style { case plain } }

protocol CartViewProtocol: UIViewController {
    func show(total: String, isOverBudget: Bool)
}
```
"""###
    ),
    (
      "viper-router-builds-screens.md",
      ###"""
---
title: Views and presenters must not create view controllers
impact: MEDIUM
impactDescription: every screen must create all parts of the screen that it opens
tags: layer, viper, router, navigation, uikit
profiles: viper
---

## Views and presenters must not create view controllers
A screen in VIPER consists of a view controller, presenter, interactor and router. A view or presenter that builds the
next view controller must create all of them, and no other screen can reuse that code. Every screen can call the router.
Child view controllers must also come from the router. The rule does not find SwiftUI views that create view
controllers.

**Check:**
```yaml
for: type
that:
  role: [kitView, presenter]
unless:
  conforms: [UIPageViewController, UITabBarController]
never:
  creates: viewController
instead: create the screen in the router; the presenter calls the router to open the screen
```

**Allowed:**
- children of a `UIPageViewController` or `UITabBarController`
- system classes, such as `UIAlertController`

**Incorrect (the screen and its presenter build the next screen):**

```swift
final class TripsViewController: UIViewController {
    func open(_ trip: Trip) { show(TripEditorViewController(trip), sender: self) } // ✗
}

final class TripsPresenter: TripsPresenterProtocol {
    func edit(_ trip: Trip) { view?.show(TripEditorViewController(trip)) } // ✗
}

final class TripEditorViewController: UIViewController {}
```

**Correct (the router builds it):**

```swift
final class TripsRouter {
    func openEditor(of trip: Trip) { view?.show(TripEditorViewController(trip), sender: self) }
}

final class TripEditorViewController: UIViewController {
    private let map = TripMapView()
}

final class TripMapView: UIView {}
final class IntroController: UIPageViewController { let first = IntroViewController() }
final class HomeController: UITabBarController { let trips = IntroViewController() }
final class IntroViewController: UIViewController {}
```
"""###
    ),
    (
      "viper-view-no-data-access.md",
      ###"""
---
title: Views must not use interactors, services, databases or the network
impact: HIGH
impactDescription: screens cannot be tested without a server, and logic is copied between them
tags: layer, viper, view, interactor, network, persistence
profiles: viper
conflicts: layer-view-no-data-access, vanilla-no-manual-fetch, vanilla-services-through-environment
---

## Views must not use interactors, services, databases or the network
In VIPER a view shows what its presenter provides, and sends user actions to the presenter. A view, view controller or
cell that calls a service or the interactor contains logic that no test of the presenter covers. The next screen then
copies this logic. In VIP (Clean Swift) the view calls the interactor, and the interactor calls the presenter.

**Check:**
```yaml
for: type
that:
  role: [view, kitView]
never:
  mentions: [useCase, repository, service, database, network]
except:
  - role: screenInteractor
  - passes-to: presenter
  - inside: qualifier
instead: move the data access into the interactor; the presenter calls the interactor, and the view shows the result
```

**Allowed:**
- an interactor that holds the presenter (VIP)
- a service that the view only passes to a presenter's initializer
- types nested in a service, such as `OrderService.Failure`

**Incorrect (the screens load their data themselves):**
```swift
final class OrdersViewController: UIViewController {
    private let interactor = OrdersInteractor() // ✗
    func reload() {
        OrderRepository().load { _ in } // ✗
        URLSession.shared.dataTask(with: ordersURL).resume() // ✗
    }
}
struct CartView: View {
    @FetchRequest(sortDescriptors: []) var items: FetchedResults<Item> // ✗
    let prices: PriceClient // ✗
    var body: some View { Text(prices.total) }
}
```

**Correct (the view calls its presenter and shows the result):**
```swift
struct CartView: View {
    let currency: PriceClient.Currency
    @State private var presenter: CartPresenter
    init(interactor: CartInteractor) { _presenter = State(initialValue: CartPresenter(interactor)) }
    var body: some View { Button(presenter.total) { presenter.didTapPay() } }
}
final class PriceClient { enum Currency { case euro } }
final class CartPresenter: CartPresenterProtocol { init(_ interactor: CartInteractor) {} }
```
"""###
    ),
  ]
}
