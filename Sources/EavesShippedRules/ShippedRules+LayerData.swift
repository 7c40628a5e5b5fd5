extension ShippedRules {
  static let layerData: [(name: String, text: String)] = [
    (
      "layer-data-knows-no-presentation.md",
      ###"""
---
title: Data Never Knows Who Shows It
impact: HIGH
impactDescription: a store serves every screen, widget and test alike
tags: layer, data, repository, service, view-model, dependency-rule
profiles: clean-mvvm, modular-mvvm-c, mvvm, viper
supersedes: viewmodel-no-ui-framework
conflicts: vanilla-no-system-singletons, redux-middleware-knows-no-view, redux-state-is-values, tca-state-is-a-value
---

## Data Never Knows Who Shows It

A repository that asks a view model who is signed in, or a service that presents an alert, can no longer be used
without that screen. The arrow turns round: now the data layer waits for the user interface, and no test can build the
one without the other.

What a folder of the data layer holds that is drawn itself or drives a screen is no data, nor is the state of the
application there, or what makes views of it. Not meant is either who makes the screens of an application, even if a
sensor or a notice is asked on the way. A view model is meant where its name says that it drives a screen.

What the data layer needs to know is handed to it; what happened is returned or thrown, and the screen says it.

**Check:**

```yaml
for: type
that:
  - role: [repository, service, entity, data]
unless:
  - conforms: "*DataSource"
  - name: "*DataSourceProtocol"
  - role: [view, kitView, display, director, screenModel]
  - role: displayPart
  - name: ["*Factory", "*ThemeManager", "*State"]
never:
  mentions: [view, screenModel, kitView, coordinator, screenTypes, screenState]
instead: hand in the value that is needed, and return or throw what happened
```

**Incorrect (a repository asks a view model who is signed in):**

```swift
import Observation

@Observable final class SessionViewModel {
    static let current = SessionViewModel()
    var token = ""
}

final class BerthRepository {
    func free() -> [String] { SessionViewModel.current.token.isEmpty ? [] : ["A1"] } // ✗
}
```

**Incorrect (a service shows what went wrong itself):**

```swift
import UIKit

final class TideService {
    func levels(over controller: UIViewController) async { // ✗
        do {
            _ = try await URLSession.shared.data(from: URL(filePath: "levels"))
        } catch {
            controller.present(UIAlertController(), animated: true)
        }
    }
}
```

**Incorrect (what stands with the data knows a view, and the way to it):**

```swift
// Data/BerthList.swift
struct BerthList {
    func badge() -> BerthBadge { BerthBadge() } // ✗
    func open(by harbor: HarborCoordinator) {} // ✗
}

// Screens/BerthBadge.swift
import SwiftUI

struct BerthBadge: View { var body: some View { Text("Free") } }
final class HarborCoordinator {}
```

**Incorrect (a repository is one, whatever it is declared in):**

```swift
// Data/TideState.swift
enum TideState {
    struct Row { let title: String }

    final class TideRepository {
        func open(by harbor: HarborCoordinator) {} // ✗
    }
}

final class HarborCoordinator {}
```

**Incorrect (an entity draws itself, and knows its controller):**

```swift
import SwiftData
import UIKit

final class BoatController: UIViewController {}

@Model final class Boat {
    var name = ""
    func show(in controller: BoatController) {} // ✗
}
```

**Incorrect (a service asks for the window, and shows a screen of another module):**

```swift
import HarbourLogin
import UIKit

final class LoginService {
    func begin() {
        let scenes = UIApplication.shared.connectedScenes // ✗
        print(scenes.count)
        URLSession.shared.dataTask(with: URL(filePath: "login")).resume()
    }

    func page() -> HarbourLoginViewController { HarbourLoginViewController() } // ✗
}
```

**Correct (the token comes from outside, and the fault goes out):**

```swift
final class BerthRepository {
    func free(token: String) throws -> [String] { token.isEmpty ? [] : ["A1"] }
}

/// Once the SessionViewModel was asked for the token.
protocol Session { var token: String { get } }
```

**Correct (a list asks its data source, wherever that stands, and a picture is bytes as well):**

```swift
// Data/BerthListDataSource.swift
import UIKit

final class BerthListDataSource: NSObject, UITableViewDataSource {
    func tableView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ list: UITableView, cellForRowAt place: IndexPath) -> UITableViewCell { UITableViewCell() }
}

protocol BerthListDataSourceProtocol {
    func cell(for list: BerthTable) -> UITableViewCell
}

final class BerthTable: UITableView {}

// Data/PictureCache.swift
import UIKit

final class PictureCache {
    private var pictures: [String: UIImage] = [:]
    func picture(_ name: String) -> UIImage? { pictures[name] }
}
```

**Correct (who makes the screens is no data, whatever it asks on the way, nor is the state of the application):**

```swift
// App/HarborLauncher.swift
import CoreLocation
import UIKit

final class HarborLauncher {
    private let place = CLLocationManager()
    func start(in window: UIWindow) { window.rootViewController = PierController() }
}

final class PierController: UIViewController {}

// App/HarborThemeManager.swift
import UIKit

final class HarborThemeManager {
    private let kept = UserDefaults.standard
    func darken(_ window: UIWindow) { window.overrideUserInterfaceStyle = .dark }
}

// Screens/TideChart.swift
import SwiftUI
import UIKit

struct TideChart: UIViewRepresentable {
    final class Coordinator {
        var chart: UIView?
    }
}

// App/HarborGuide.swift
final class HarborGuide {
    var ways: HarborCoordinator?
}

// Storage/HarborState.swift
import SwiftUI

@Observable final class HarborState {
    let ways = HarborCoordinator()
}

struct BadgeFactory {
    func badge() -> BerthBadge { BerthBadge() }
}

struct BerthRow {
    let badge: BerthBadge
    enum Tap { case badge(HarborCoordinator) }
}

final class HarborCoordinator {}

struct BerthBadge: View { var body: some View { Text("Free") } }
```

**Correct (what a view observes, and nobody calls a view model, is handed on like a value):**

```swift
import SwiftUI

@Observable final class Mooring {
    var isTied = false
}

struct MooringView: View {
    @Bindable var mooring: Mooring
    var body: some View { Text("Tied") }
}

final class MooringRepository {
    func tie(_ mooring: Mooring) { mooring.isTied = true }
}
```

**Correct (what is drawn, or drives a screen, is no data wherever it stands):**

```swift
// Settings/Storage/StoragePresenter.swift
protocol StoragePresenterProtocol {}
final class StoragePresenter: StoragePresenterProtocol {}

// Storage/BerthStyle.swift
import SwiftUI
import UIKit

struct BerthStyle: ViewModifier {
    func body(content: Content) -> some View { BerthBadge() }
}

final class BerthMarkView: UIView {
    func open(_ page: BerthPage) {}
}

final class BerthPage: UIViewController {}

// Screens/BerthBadge.swift
import SwiftUI

struct BerthBadge: View {
    var body: some View { Text("Free") }
}
```
"""###
    ),
  ]
}
