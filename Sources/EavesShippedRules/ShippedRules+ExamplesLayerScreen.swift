extension ShippedRules {
  static let examplesLayerScreen: [(name: String, text: String)] = [
    (
      "examples/layer-screen-no-data-access.examples.md",
      ###"""
**Incorrect (the controller keeps a repository and asks it):**

```swift
import UIKit

final class BerthListController: UITableViewController {
    private let berths: any BerthRepository // ✗
    private var names: [String] = []

    init(berths: any BerthRepository) {
        self.berths = berths
        super.init(style: .plain)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        Task { names = try await berths.free() }
    }
}
```

**Incorrect (the controller runs the use case, and opens the keychain):**

```swift
import Security
import UIKit

struct AskPilotUseCase {
    let pilots: any PilotRepository
    func execute(for boat: String) async throws { try await pilots.ask(boat) }
}

final class PilotController: UIViewController {
    var ask: AskPilotUseCase! // ✗

    override func viewDidLoad() {
        super.viewDidLoad()
        SecItemDelete([:] as CFDictionary) // ✗
    }
}
```

**Incorrect (the controller watches the store):**

```swift
import CoreData
import UIKit

final class MooringController: UIViewController {
    let store: NSManagedObjectContext // ✗

    init(store: NSManagedObjectContext) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }
}
```

**Incorrect (a cell loads its picture, through the project's own base class):**

```swift
import UIKit

class HarborCell: UITableViewCell {}

final class BoatCell: HarborCell {
    func show(_ picture: URL) {
        URLSession.shared.dataTask(with: picture) { _, _, _ in }.resume() // ✗
    }
}
```

**Incorrect (the controller asks a service that anybody can reach):**

```swift
import AppKit

final class TideService {
    static let shared = TideService()

    func levels() async throws -> Data {
        try await URLSession.shared.data(from: URL(filePath: "levels")).0
    }
}

final class TideWindowController: NSWindowController {
    override func windowDidLoad() {
        Task { try await TideService.shared.levels() } // ✗
    }
}
```

**Incorrect (the controller lists a folder, and saves through the entity that it shows):**

```swift
import SwiftData
import UIKit

@Model final class Mooring { var name = "" }

final class MooringController: UIViewController {
    var mooring: Mooring?

    override func viewWillDisappear(_ animated: Bool) {
        try? FileManager.default.removeItem(at: .temporaryDirectory) // ✗
    }
}
```

**Incorrect (the screen remembers in the user's defaults, and keeps them all):**

```swift
import UIKit

final class TideSettingsStore: ObservableObject {
    @Published var unit = "m" {
        didSet { UserDefaults.standard.set(unit, forKey: "unit") }
    }
}

final class TideController: UIViewController {
    private let settings = TideSettingsStore() // ✗
    private let hasSeenHint = UserDefaults.standard.bool(forKey: "hint") // ✗
    private let changes = UserDefaults.didChangeNotification
}
```

**Incorrect (the controller asks the device, the notices and a packed file itself):**

```swift
import CoreLocation
import UIKit
import UserNotifications
import WatchConnectivity

final class LandingController: UIViewController {
    private let compass = CLLocationManager() // ✗

    override func viewDidLoad() {
        super.viewDidLoad()
        UNUserNotificationCenter.current().removeAllDeliveredNotifications() // ✗
        WCSession.default.activate() // ✗
        title = (try? Data(contentsOf: .documentsDirectory))?.description // ✗
    }
}
```

**Incorrect (functions that no layer claims do it for the screen):**

```swift
// Models/Timetable.swift
struct Timetable: Codable {
    let title: String
    static func load() async -> Data? { try? await URLSession.shared.data(from: URL(filePath: "lines")).0 }
}

// Store/Ferry.swift
@Model final class Ferry {
    var name = ""
    static func all() -> [Ferry] { (try? ModelContext(quay).fetch(FetchDescriptor<Ferry>())) ?? [] }
}

enum Charts {
    static func clear() { try? FileManager.default.removeItem(atPath: "charts") }
    static func ring() { Process().launch() }
    static func leave() { SecItemDelete([:] as CFDictionary) }
    static func place() -> String { "charts" }
}

extension UIViewController {
    func forget(_ place: String) { try? FileManager.default.removeItem(atPath: place) }
    func name(_ place: String) { title = place }
}

// Screens/FerryController.swift
final class FerryController: UIViewController {
    private var ferries: [Ferry] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        name(Charts.place())
        forget("ferries") // ✗
        ferries = Ferry.all() // ✗
        Task { await Timetable.load() } // ✗
        Charts.clear() // ✗
        Charts.ring() // ✗
        Charts.leave() // ✗
    }
}
```

**Correct (the log is everybody's, and a coordinator gets what it leads with):**

```swift
import UIKit

final class HarbourLog {
    static let shared = HarbourLog()
    func add(_ line: String) { try? FileManager.default.removeItem(atPath: line) }
}

final class LockController: UIViewController {
    private let coordinator: LockCoordinator

    init(berths: any BerthRepository) {
        coordinator = LockCoordinator(berths: berths)
        super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        HarbourLog.shared.add("shown")
    }
}

final class LockCoordinator {
    private weak var navigation: UINavigationController?
    private let berths: any BerthRepository
    init(berths: any BerthRepository) { self.berths = berths }
}
```

**Correct (the controller carries the repository to its view model and keeps only that):**

```swift
import UIKit

final class BerthListController: UITableViewController {
    private let viewModel: BerthListViewModel

    init(berths: any BerthRepository) {
        viewModel = BerthListViewModel(berths: berths)
        super.init(style: .plain)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        Task { await viewModel.load() }
    }
}
```

**Correct (so it carries a service):**

```swift
import UIKit

final class TideService {
    func levels() async throws -> Data { try await URLSession.shared.data(from: URL(filePath: "levels")).0 }
}

final class TideController: UIViewController {
    private let viewModel: TideViewModel

    init(tides: TideService) {
        viewModel = TideViewModel(tides: tides)
        super.init(nibName: nil, bundle: nil)
    }
}
```

**Correct (so it carries a use case):**

```swift
import UIKit

final class PilotController: UIViewController {
    private let viewModel: PilotViewModel

    init(ask: AskPilotUseCase) {
        viewModel = PilotViewModel(ask: ask)
        super.init(nibName: nil, bundle: nil)
    }
}
```

**Correct (a value whose name begins with the service's is a value):**

```swift
import UIKit

final class TideService {
    enum Level { case low, high }
    func levels() async throws -> Data { try await URLSession.shared.data(from: URL(filePath: "levels")).0 }
}

final class TideMarkController: UIViewController {
    func show(_ level: TideService.Level) { title = level == .high ? "High" : "Low" }
}
```

**Correct (what is no screen may ask the server):**

```swift
import UIKit

/// Once every cell had a URLSession of its own.
final class PictureLoader {
    func picture(at place: URL) async throws -> Data { try await URLSession.shared.data(from: place).0 }
}

final class BoatCell: UITableViewCell {
    var viewModel: BoatCellViewModel?
}
```

**Correct (what others do when the screen tells them is theirs):**

```swift
func clean() { Process().launch() }
final class QuayTableViewModel {
    func refresh() { clean() }
}
protocol QuayDisplay: AnyObject { }
final class QuayPresenter {
    weak var display: (any QuayDisplay)?
    func refresh() { clean() }
}
final class QuayCoordinator {
    private weak var navigation: UINavigationController?
    func refresh() { clean() }
}
final class QuayContainer {
    static func refresh() { clean() }
}
struct QuayReducer {
    func refresh() { clean() }
}
struct QuayApp: App {
    static func refresh() { clean() }
    var body: some Scene { WindowGroup { Text("Quays") } }
}
final class QuayTable: UIViewController {
    let model = QuayTableViewModel()
    let presenter = QuayPresenter()
    let coordinator = QuayCoordinator()
    let reducer = QuayReducer()

    override func viewDidLoad() {
        model.refresh()
        presenter.refresh()
        coordinator.refresh()
        QuayContainer.refresh()
        reducer.refresh()
        QuayApp.refresh()
    }
}
```

**Incorrect (functions in between hide nothing):**

```swift
import SwiftUI
import UIKit

final class QuayRepository { func load() { } }
struct AskQuaysUseCase { func run() { } }
enum Quays {
    static func load() { QuayRepository().load() }
    static func ask() { AskQuaysUseCase().run() }
}
final class QuayCell: UITableViewCell {
    static func forget() { Process().launch() } // ✗
}
struct QuayRow: View {
    static func forget() { QuayRepository().load() }
    var body: some View { Text("Quay") }
}
final class QuayRefresh: UIViewController {
    private let session: URLSession // ✗
    private let secrets: Keychain // ✗

    override func viewDidLoad() {
        Quays.load() // ✗
        Quays.ask() // ✗
        QuayCell.forget()
        QuayRow.forget()
    }
}
```

**Correct (what a log does is the log's):**

```swift
final class NoteLogger {
    static let shared = NoteLogger()
    func add(_ line: String) { try? line.write(toFile: "notes", atomically: true, encoding: .utf8) }
}

func note(_ text: String) { NoteLogger.shared.add(text) }

final class TideNoteViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        note("shown")
    }
}
```

**Correct (the screen keeps a service only to hand it to a view model and a coordinator):**

```swift
import UIKit

protocol OrderService { func load() }

final class OrdersViewController: UIViewController {
    private let orders: any OrderService

    init(orders: any OrderService) {
        self.orders = orders
        super.init(nibName: nil, bundle: nil)
    }

    private func checkOut() { CheckoutCoordinator(orders: orders).start() }

    private func openDetails() { show(OrderDetailsViewModel(orders: orders)) }

    private func show(_ viewModel: OrderDetailsViewModel) {}
}

final class CheckoutCoordinator {
    private weak var navigation: UINavigationController?
    init(orders: any OrderService) {}

    func start() {}
}

final class OrderDetailsViewModel {
    init(orders: any OrderService) {}
}
```

**Correct (a theme keeps colors, even if it reads the user defaults):**

```swift
import UIKit

final class PierTheme {
    let tint: UIColor = .systemBlue
    var isDark: Bool { UserDefaults.standard.bool(forKey: "dark") }
}

final class PierController: UIViewController {
    let theme = PierTheme()
    override func viewDidLoad() { title = theme.isDark ? "Night" : "Day" }
}
```
"""###
    ),
  ]
}
