extension ShippedRules {
  static let viper: [(name: String, text: String)] = [
    (
      "viper-interactor-no-ui.md",
      ###"""
---
title: Interactors must not use UIKit types, views or routers
impact: MEDIUM-HIGH
impactDescription: business rules cannot be used by another screen, a widget or a test
tags: layer, viper, interactor, router, uikit, swiftui
profiles: viper
---

## Interactors must not use UIKit types, views or routers

An interactor answers its presenter, and nothing else. One that opens a screen or updates a view works for that screen
only, and its tests have to build the screen. The presenter decides what is shown and asks the router for the next
screen. `import UIKit` alone is not reported.

**Check:**

```yaml
for: useCase
never:
  mentions: [kitView, uiTypes, coordinator]
instead: report the result to the presenter, which updates the view or calls the router
```

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

**Correct (the interactor reports what happened):**

```swift
final class SignUpInteractor: SignUpInteractorProtocol {
    weak var output: SignUpInteractorOutput?
    private let users: UserRepository

    init(users: UserRepository) { self.users = users }

    func signUp(_ name: String) {
        output?.didSignUp(users.add(name))
    }
}
```
"""###
    ),
    (
      "viper-interactor-uses-gateway.md",
      ###"""
---
title: Interactors must reach the network and the database through a gateway
impact: MEDIUM
impactDescription: business rules can only be tested with a server or a store
tags: layer, viper, interactor, repository, service, network, persistence
profiles: viper
---

## Interactors must reach the network and the database through a gateway

An interactor decides what has to happen; a repository or service knows how data is loaded and stored. An interactor
that sends requests or fetches rows itself can only be tested with a server or a store. It changes whenever the API or
the database schema does.

**Check:**

```yaml
for: useCase
never:
  mentions: [persistence, network]
instead: put it behind a repository or service that the interactor receives
```

**Incorrect (the interactor sends the request and saves the result):**

```swift
final class ArticlesInteractor: ArticlesInteractorProtocol {
    private let context: NSManagedObjectContext // ✗

    func load() {
        URLSession.shared.dataTask(with: articlesURL) { _, _, _ in }.resume() // ✗
    }
}
```

**Correct (a repository loads and stores; the interactor decides):**

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

The interactor holds the business rules of a module. A presenter that calls a service or the database decides some of
them itself: tests of the interactor do not cover that, and the next module copies it. Presenters then also need a
server or a store in every test.

**Check:**

```yaml
for: presenter
never:
  mentions: [repository, service, persistence, network]
except:
  - passes-to: useCase
  - inside: qualifier
instead: let the interactor do this and report the result to the presenter
```

**Allowed:** passing a repository or service on to the interactor; values such as `AccountClient.State`.

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

**Correct (the presenter asks the interactor):**

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
title: Presenters must not use UIKit types or concrete views
impact: MEDIUM-HIGH
impactDescription: presenters cannot be tested without a window, and a new design changes them
tags: layer, viper, presenter, uikit, swiftui
profiles: viper
---

## Presenters must not use UIKit types or concrete views

A presenter decides what a screen says; the view decides how it looks. A presenter that keeps a view controller or
builds colors can only be tested with UIKit, and every change of the design reaches into it.
It knows its view by a protocol and hands it plain values. `import UIKit` alone is not reported.

**Check:**

```yaml
for: presenter
never:
  - mentions: uiTypes
  - mentions: kitView
    which:
      kind: class
except:
  - inside: qualifier
instead: talk to the view through its protocol, and hand it plain values
```

**Allowed:** the protocol of the view, also one for view controllers; values such as `CartBadge.Style`.

**Incorrect (the presenter keeps the view controller and picks a color):**

```swift
final class CartPresenter: CartPresenterProtocol {
    weak var view: CartViewController? // ✗

    func show(_ total: Decimal) { view?.total.textColor = total > 100 ? UIColor.red : .label } // ✗
}

final class CartViewController: UIViewController {
    let total = UILabel()
}
```

**Correct (the presenter says what is true, the view picks the color):**

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
title: Only routers build screens
impact: MEDIUM
impactDescription: a screen cannot be opened from elsewhere without knowing its parts
tags: layer, viper, router, navigation, uikit
profiles: viper
---

## Only routers build screens

A screen in VIPER is a module of view controller, presenter, interactor and router. A view or presenter that builds the
next view controller must know all of these parts, and nobody else can open that screen. A router builds it once.

**Check:**

```yaml
for: type
that:
  role: [kitView, presenter]
unless:
  conforms: [UIPageViewController, UITabBarController]
never:
  creates: kitView
  which:
    conforms: "*ViewController"
instead: ask the router for the screen
```

**Allowed:** the pages of a page or tab bar controller, subviews, view controllers of the SDK.

**Incorrect (the screen and its presenter build the screens that they open):**

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
title: Views must not access interactors or data
impact: HIGH
impactDescription: screens cannot be tested without a server, and logic is copied between them
tags: layer, viper, view, interactor, network, persistence
profiles: viper
conflicts: redux-views-only-dispatch, layer-screen-no-data-access, layer-view-no-data-access, vanilla-no-context-in-classes, vanilla-no-context-in-observable, vanilla-no-manual-fetch, vanilla-no-system-singletons, vanilla-services-through-environment
---

## Views must not access interactors or data

In VIPER a view shows what its presenter says and sends it the user's actions. A view, view controller or cell that
calls a service or the interactor has logic that no test of the presenter covers. The next screen then copies it.

**Check:**

```yaml
for: type
that:
  role: [view, kitView]
never:
  mentions: [useCase, repository, service, persistence, network]
except:
  - passes-to: presenter
  - inside: qualifier
instead: send the action to the presenter, which asks the interactor
```

**Allowed:** passing an interactor or service on to the presenter; values such as `PriceClient.Currency`.

**Incorrect (the screens load their data themselves):**

```swift
final class OrdersViewController: UIViewController {
    private let interactor = OrdersInteractor() // ✗
    func reload() {
        OrderRepository().load { _ in } // ✗
        URLSession.shared.dataTask(with: ordersURL) { _, _, _ in }.resume() // ✗
    }
}
struct CartView: View {
    @FetchRequest(sortDescriptors: []) var items: FetchedResults<Item> // ✗
    let prices: PriceClient // ✗
    var body: some View { Text(prices.total) }
}
```

**Correct (the view tells its presenter what happened, and shows the answer):**

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
