extension ShippedRules {
  static let examplesLayerViewNo: [(name: String, text: String)] = [
    (
      "examples/layer-view-no-data-access.examples.md",
      ###"""
**Incorrect (the screen keeps a repository, and what it keeps it also asks):**

```swift
struct MooringSheet: View {
    let moorings: any MooringRepository // ✗
    let boat: String

    init(moorings: any MooringRepository, boat: String) {
        self.moorings = moorings
        self.boat = boat
    }

    var body: some View {
        Button("Cast off \(boat)") {
            Task { try await moorings.release(boat) }
        }
    }
}
```

**Correct (the screen carries the repository to the view model and keeps only that):**

```swift
struct BerthBoard: View {
    @State private var viewModel: BerthBoardViewModel

    // The MooringRepository only passes through: nothing here asks it for anything.
    init(moorings: any MooringRepository) {
        _viewModel = State(initialValue: BerthBoardViewModel(moorings: moorings))
    }

    var body: some View {
        List(viewModel.rows, id: \.self) { Text($0) }
            .refreshable { await viewModel.refresh() }
    }
}
```

**Incorrect (the screen calls the outside, by its own session and by a shared service):**

```swift
final class TideService {
    static let shared = TideService()

    func levels(at pier: String) async throws -> Data {
        try await URLSession.shared.data(from: URL(filePath: pier)).0
    }
}

struct TideGauge: View {
    let pier: String
    @State private var level = ""
    var body: some View {
        Text(level)
            .task { level = await read() }
            .onTapGesture { Task { try await TideService.shared.levels(at: pier) } } // ✗
    }

    private func read() async -> String {
        let answer = try? await URLSession.shared.data(from: URL(filePath: pier)) // ✗
        return answer.map { String(decoding: $0.0, as: UTF8.self) } ?? "unknown"
    }
}
```

**Incorrect (the screen runs the use case, and opens the keychain):**

```swift
import Security

struct AskPilotUseCase {
    let pilots: any PilotRepository
    func execute(for boat: String) async throws { try await pilots.ask(boat) }
}

struct PilotRequest: View {
    let ask: AskPilotUseCase // ✗
    var body: some View {
        Button("Ask") { Task { try await ask.execute(for: "Ada") } }
            .onDisappear { SecItemDelete([:] as CFDictionary) } // ✗
    }
}
```

**Incorrect (the screen calls a service through the container of all services):**

```swift
final class HarbourState: ObservableObject {
    let tides = TideService()
    let pilots = PilotService()
    let berths = BerthService()
}

final class TideService {}
final class PilotService { func call() {} }
final class BerthService {}

let Current = HarbourState()

struct PilotBoard: View {
    var body: some View { Button("Call") { Current.pilots.call() } } // ✗
}
```

**Incorrect (the screen fetches the repository where it needs it):**

```swift
enum Harbour {
    static func moorings() -> MooringRepository? { MooringRepository() }
}

final class MooringRepository {
    func release(_ boat: String) async {}
}

struct MooringRow: View {
    let boat: String
    var body: some View { Button("Cast off", action: castOff) }

    private func castOff() {
        guard let moorings = Harbour.moorings() else { return } // ✗
        Task { await moorings.release(boat) } // ✗
    }
}
```

**Incorrect (the screen observes what keeps the files and lists a folder):**

```swift
import SwiftData
import SwiftUI

final class ChartFiles {
    func read() -> [URL] {
        (try? FileManager.default.contentsOfDirectory(at: .documentsDirectory, includingPropertiesForKeys: nil)) ?? []
    }
}

final class ChartStore: ObservableObject {
    private let files = ChartFiles()
    @Published var charts: [URL] = []
    func load() { charts = files.read() }
}

protocol LogService { func send(_ line: String) async throws }

final class LogManager: ObservableObject, LogService {
    func send(_ line: String) async throws {}
}

final class TideCache: ObservableObject {
    func clear() { try? FileManager.default.removeItem(at: .cachesDirectory) }
}

final class PierDataManager {}

@Model final class Mooring { var name = "" }

struct ChartTable: View {
    @EnvironmentObject private var store: ChartStore // ✗
    @EnvironmentObject private var cache: TideCache // ✗
    private let piers = PierDataManager() // ✗
    @EnvironmentObject private var log: LogManager // ✗
    let mooring: Mooring
    var body: some View {
        Text(mooring.name)
            .onAppear { store.load() } // ✗
            .onTapGesture { tidy() }
    }

    private func tidy() {
        try? FileManager.default.removeItem(at: .temporaryDirectory) // ✗
    }
}
```

**Incorrect (what is passed to a log, or done in a closure beside one, is no part of the log):**

```swift
final class AppLog {
    static let shared = AppLog()
    func add(_ line: String) { try? FileManager.default.removeItem(atPath: line) }
}

final class PilotService {
    static let shared = PilotService()
    func call(_ done: () -> Void) { URLSession.shared.invalidateAndCancel() }
    func name() -> String { "" }
}

struct PilotButton: View {
    let pilots: PilotService // ✗
    var body: some View {
        Button("Call") { pilots.call { AppLog.shared.add("called") } }
        Button("Ask") { URLSession.shared.dataTask(with: pier) { _, _, _ in AppLog.shared.add("asked") } } // ✗
        Button("Log") { AppLog.shared.add(PilotService.shared.name()) } // ✗
    }
}
```

**Incorrect (the screen remembers in the user's defaults):**

```swift
final class TideSettingsStore: ObservableObject {
    @Published var unit = "m" {
        didSet { UserDefaults.standard.set(unit, forKey: "unit") }
    }
}

final class UnitSettingsState: ObservableObject {
    @Published var isOpen = false
}

struct TideUnit: View {
    @ObservedObject var settings: TideSettingsStore // ✗
    @ObservedObject var state: UnitSettingsState
    var body: some View { Text(settings.unit) }
}

struct TideHint: View {
    @AppStorage("unit") private var unit = "m"
    var body: some View {
        Button("Understood, in \(unit)") {
            UserDefaults.standard.set(true, forKey: "hint") // ✗
        }
        .onReceive(NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)) { _ in }
    }
}
```

**Incorrect (what is called a log or a navigation model, and opens the store, is a store):**

```swift
final class BoatLog {
    static let shared = BoatLog()
    func boats() -> [String] { (try? ModelContext(harbour).fetch(FetchDescriptor<Boat>()).map(\.name)) ?? [] }
}

final class TowNavigationModel {
    private let store: ModelContext
    init(store: ModelContext, tows: any TowRepository) { self.store = store }
}

final class CatchLog {
    static let shared = CatchLog()
    func fish() -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: "catch")) ?? [] }
}

final class TripLog {
    static let shared = TripLog()
    private let trips = TripService()
    func clear() { try? FileManager.default.removeItem(atPath: "trips") }
}

final class TripService { func load() async {} }

final class QuayNavigationModel {
    func save() { UserDefaults.standard.set(1, forKey: "quay") }
}

struct QuayTable: View {
    let quay: QuayNavigationModel // ✗
    var body: some View {
        List(CatchLog.shared.fish(), id: \.self) { Text($0) } // ✗
            .onAppear { quay.save() }
            .onDisappear { TripLog.shared.clear() } // ✗
    }
}

struct BoatTable: View {
    let tows: any TowRepository // ✗
    @State private var tow: TowNavigationModel? // ✗
    var body: some View {
        List(BoatLog.shared.boats(), id: \.self) { Text($0) } // ✗
            .onAppear { tow = TowNavigationModel(store: ModelContext(harbour), tows: tows) } // ✗
    }
}
```

**Incorrect (the screen asks the device, the notices and a packed file itself):**

```swift
import CoreLocation
import Defaults
import SwiftUI
import UserNotifications
import WatchConnectivity

struct LandingView: View {
    @State private var isNear = false
    private let compass = CLLocationManager() // ✗

    var body: some View {
        Button("Land", action: land)
    }

    private func land() {
        UNUserNotificationCenter.current().removeAllDeliveredNotifications() // ✗
        WCSession.default.activate() // ✗
        isNear = (try? Data(contentsOf: .documentsDirectory)) != nil // ✗
        isNear = Defaults[.isNear] // ✗
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
    static func place() -> String { "charts" }
}
func ring() { Process().launch() }
func forget() { SecItemDelete([:] as CFDictionary) }
extension URL {
    func remember() { try? FileManager.default.createDirectory(at: self, withIntermediateDirectories: true) }
}
extension View {
    func remembered(_ place: String) -> some View {
        onAppear { try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true) } // ✗
    }
    func framed() -> some View { padding().border(.blue) }
}
// Views/FerryTable.swift
struct FerryTable: View {
    var body: some View {
        List(Ferry.all()) { Text($0.name) } // ✗
            .task { await Timetable.load() } // ✗
            .onDisappear { Charts.clear() } // ✗
            .onTapGesture { ring() } // ✗
            .onHover { _ in forget() } // ✗
            .framed()
            .onLongPressGesture { URL(filePath: "ferries").remember() } // ✗
            .remembered("ferries")
            .navigationTitle(Charts.place())
    }
}
```

**Correct (the log is everybody's, and a coordinator gets what it leads with):**

```swift
final class HarbourLog {
    static let shared = HarbourLog()
    func add(_ line: String) { try? FileManager.default.removeItem(atPath: line) }
}

final class LockLogger {
    func add(_ line: String) { try? line.write(toFile: last() + line, atomically: true, encoding: .utf8) }
    func last() -> String { (try? String(contentsOfFile: "lock.log")) ?? "" }
}

struct LockView: View {
    let navigation: LockNavigationModel
    let logger: LockLogger

    init(moorings: any MooringRepository, logger: LockLogger) {
        navigation = LockNavigationModel(moorings: moorings)
        self.logger = logger
    }

    var body: some View {
        Text("Lock").onAppear { HarbourLog.shared.add("shown") }
        LockRow(logger: logger).onDisappear { logger.add("gone") }
    }
}

final class LockNavigationModel {
    private let moorings: any MooringRepository
    init(moorings: any MooringRepository) { self.moorings = moorings }
}
```

**Correct (the service only passes through, within what the view model depends on):**

```swift
final class TideService {
    static let shared = TideService()
    func levels() async throws -> Data { try await URLSession.shared.data(from: URL(filePath: "levels")).0 }
}

@Observable final class TideGaugeViewModel {
    struct Dependencies { let tides: TideService }
    init(_ dependencies: Dependencies) {}
}

struct TideGauge: View {
    @State private var viewModel: TideGaugeViewModel

    init() {
        _viewModel = State(initialValue: TideGaugeViewModel(TideGaugeViewModel.Dependencies(tides: .shared)))
    }

    var body: some View { Text("Tide") }
}

struct TideTable: View {
    @State private var viewModel: TideTableViewModel

    init(tides: TideService) {
        _viewModel = State(initialValue: TideTableViewModel(tides: tides))
    }

    var body: some View { Text("Tides") }
}

struct PilotRequest: View {
    @State private var viewModel: PilotRequestViewModel

    init(ask: AskPilotUseCase) { _viewModel = State(initialValue: PilotRequestViewModel(ask: ask)) }

    var body: some View { Text("Ask") }
}

struct TideClock: View {
    @State private var viewModel = TideClockViewModel(tides: TideService.shared)
    var body: some View { Text("Clock") }
}

struct Harbour { let tides: TideService }

struct TideScreen: View {
    let harbour: Harbour

    var body: some View {
        let dependencies: TideGaugeViewModel.Dependencies = .init(tides: harbour.tides)
        TidePage(viewModel: TideGaugeViewModel(dependencies))
    }
}

struct TidePage: View {
    @State var viewModel: TideGaugeViewModel
    var body: some View { Text("Tide") }
}
```

**Correct (a value whose name begins with the service's is a value):**

```swift
final class TideService {
    enum Level { case low, high }
    func levels() async throws -> Data { try await URLSession.shared.data(from: URL(filePath: "levels")).0 }
}

struct TideMark: View {
    let level: TideService.Level

    var body: some View {
        Text(level == TideService.Level.high ? "High" : "Low")
    }
}
```

**Correct (names in comments, texts and previews are no dependencies):**

```swift
/// Once this screen read a ModelContext itself; now its view model says what to show.
struct TideGauge: View {
    @State var viewModel: TideGaugeViewModel

    var body: some View {
        // URLSession.shared stays behind the view model
        Text("No URLSession was harmed: \(viewModel.level)")
            .task { await viewModel.read() }
    }
}

#Preview {
    TideGauge(viewModel: TideGaugeViewModel(tides: SampleTideRepository()))
}
```

**Correct (what others do when the screen tells them is theirs):**

```swift
func clean() { Process().launch() }
final class TideTableViewModel {
    func refresh() { clean() }
}
@MainActor @Observable final class TideAlerts {
    var isAlertShown = false
    func refresh() { clean() }
}
protocol TideDisplay: AnyObject { }
final class TidePresenter {
    weak var display: (any TideDisplay)?
    func refresh() { clean() }
}
final class TideCoordinator {
    private weak var navigation: UINavigationController?
    func refresh() { clean() }
}
final class TideContainer {
    static func refresh() { clean() }
}
struct TideReducer {
    func refresh() { clean() }
}
struct TideApp: App {
    static func refresh() { clean() }
    var body: some Scene { WindowGroup { Text("Tides") } }
}
struct TideTable: View {
    let model: TideTableViewModel
    @Environment(TideAlerts.self) var state
    let presenter: TidePresenter
    let coordinator: TideCoordinator
    let reducer: TideReducer

    var body: some View {
        Button("Model") { model.refresh() }
        Button("State") { state.refresh() }
        Button("Presenter") { presenter.refresh() }
        Button("Coordinator") { coordinator.refresh() }
        Button("Container") { TideContainer.refresh() }
        Button("Reducer") { reducer.refresh() }
        Button("App") { TideApp.refresh() }
    }
}
```

**Correct (the view keeps a service only to hand it to a view model and a coordinator):**

```swift
import SwiftUI

protocol OrderService { func load() }

struct OrdersView: View {
    let orders: any OrderService

    var body: some View {
        Button("Check out") { CheckoutCoordinator(orders: orders).start() }
        Button("Details") { show(OrderDetailsViewModel(orders: orders)) }
    }

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

**Incorrect (functions in between hide nothing, and a view holds the network or the keychain):**

```swift
final class TideRepository { func load() { } }
struct AskTidesUseCase { func run() { } }
func refresh() { TideRepository().load() }
enum Tides {
    static func ask() { AskTidesUseCase().run() }
}
struct TideRefresh: View {
    let session: URLSession // ✗
    let secrets: Keychain // ✗

    var body: some View {
        Button("Refresh") { refresh() } // ✗
        Button("Ask") { Tides.ask() } // ✗
    }
}

struct NoteEditor: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> NoteViewController { NoteViewController() }
    func updateUIViewController(_ note: NoteViewController, context: Context) { note.save() }
}
final class NoteViewController: UIViewController {
    func save() { try? Data().write(to: URL(filePath: "note")) }
}
```
"""###
    ),
  ]
}
