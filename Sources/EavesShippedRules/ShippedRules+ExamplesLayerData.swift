extension ShippedRules {
  static let examplesLayerData: [(name: String, text: String)] = [
    (
      "examples/layer-data-no-ui.examples.md",
      ###"""
**Incorrect (a repository reads the token from a view model):**

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

**Incorrect (a service presents an alert):**

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

**Incorrect (a type in a data folder uses a view and a coordinator):**

```swift
// Data/BerthList.swift
struct BerthList {
    func badge() -> BerthBadge { BerthBadge() } // ✗
    func open(by harbor: HarborCoordinator) {} // ✗
}

// Screens/BerthBadge.swift
import SwiftUI

struct BerthBadge: View { var body: some View { Text("Free") } }
final class HarborCoordinator: Coordinator {}
```

**Incorrect (a repository nested in a display enum is still a repository):**

```swift
// Data/TideState.swift
enum TideState {
    struct Row { let title: String }

    final class TideRepository {
        func open(by harbor: HarborCoordinator) {} // ✗
    }
}

final class HarborCoordinator: Coordinator {}
```

**Incorrect (an entity uses a view controller):**

```swift
import SwiftData
import UIKit

final class BoatController: UIViewController {}

@Model final class Boat {
    var name = ""
    func show(in controller: BoatController) {} // ✗
}
```

**Incorrect (a service reads the scenes of the app and creates a view controller of another module):**

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

**Correct (the token is a parameter, and the error is thrown):**

```swift
final class BerthRepository {
    func free(token: String) throws -> [String] { token.isEmpty ? [] : ["A1"] }
}

/// SessionViewModel is only named in this comment.
protocol Session { var token: String { get } }
```

**Correct (a service waits for a notification of a text field):**

```swift
final class TypingService {
    func keystrokes() -> NotificationCenter.Publisher {
        NotificationCenter.default.publisher(for: UITextField.textDidChangeNotification)
    }
    func record() async throws { _ = try await URLSession.shared.data(from: recordURL) }
}
```

**Correct (data sources of lists in a data folder, and a cache of images):**

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

**Correct (types that create views, theme managers, factories and state are not data):**

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

final class HarborCoordinator: Coordinator {}

struct BerthBadge: View { var body: some View { Text("Free") } }
```

**Correct (an observed model without `ViewModel` in its name is passed like a value):**

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

**Correct (views, view controllers and presenters in a data folder):**

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

**Correct (a dialog service that keeps the window, and classes that fill a list):**

```swift
import UIKit

final class HintClient {
    func hint() async throws -> Data { try await URLSession.shared.data(from: hintURL).0 }
}

final class DialogService {
    private let hints = HintClient()
    weak var window: UIWindow?
    func show(_ alert: UIAlertController) { window?.rootViewController?.present(alert, animated: true) }
}

final class MooringListLoader {
    private let hints = HintClient()
    func rows() -> [MooringCell] {
        _ = NSDiffableDataSourceSnapshot<Int, String>()
        return []
    }
}

final class MooringCell: UITableViewCell {}
```
"""###
    ),
  ]
}
