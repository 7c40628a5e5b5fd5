extension ShippedRules {
  static let examplesVanillaNo: [(name: String, text: String)] = [
    (
      "examples/vanilla-no-context-in-classes.examples.md",
      ###"""
**Incorrect (classes that hold a context of SwiftData and of Core Data):**

```swift
final class AlbumManager {
    private let context: ModelContext // ✗
    init(context: ModelContext) { self.context = context }
    func add(_ name: String) { context.insert(Album(name: name)) }
}

class StampManager {
    lazy var context: NSManagedObjectContext = library.viewContext // ✗
}
```

**Correct (a function that gets the context, a model actor, a view, and a Core Data stack):**

```swift
extension Album {
    /// The ModelContext is a parameter and is not stored.
    static func add(_ name: String, to context: ModelContext) { context.insert(Album(name: name)) }
}

@ModelActor
actor AlbumImport {
    func run(_ names: [String]) throws {
        for name in names { modelContext.insert(Album(name: name)) }
        try modelContext.save()
    }
}

struct AlbumList: View {
    @Environment(\.modelContext) private var context
    var body: some View { Button("Add") { Album.add("Summer", to: context) } }
}

/// The Core Data stack.
final class Library {
    let container = NSPersistentContainer(name: "Library")
    lazy var context: NSManagedObjectContext = container.newBackgroundContext()
}
```
"""###
    ),
    (
      "examples/vanilla-no-context-in-observable.examples.md",
      ###"""
**Incorrect (an `@Observable` class and an `ObservableObject` hold a context):**

```swift
@Observable
final class CellarIndex {
    private let context: ModelContext // ✗
    private(set) var vintages: [String] = []

    init(context: ModelContext) { self.context = context }

    func reload() { vintages = [] }
}

final class CoopersLedger: ObservableObject {
    lazy var barrels: NSManagedObjectContext = library.viewContext // ✗
}
```

**Correct (the view queries; the observable class gets the context as a parameter):**

```swift
@Observable
final class TastingNotes {
    /// The ModelContext is a parameter and is not stored.
    private(set) var sips = 0

    func pour(_ name: String, in context: ModelContext) {
        context.insert(Vintage(name: name))
        sips += 1
    }
}

struct CellarView: View {
    @Query(sort: \Vintage.name) private var vintages: [Vintage]
    @Environment(\.modelContext) private var context
    @Environment(TastingNotes.self) private var notes

    var body: some View {
        List(vintages) { Text($0.name) }
            .toolbar { Button("Pour") { notes.pour("Riesling", in: context) } }
    }
}
```

**Correct (a model actor, and an observable class that holds only the container):**

```swift
actor CellarImporter: ModelActor {
    let modelContainer: ModelContainer
    let modelExecutor: any ModelExecutor
    private let own: ModelContext

    init(_ container: ModelContainer) {
        modelContainer = container
        own = ModelContext(container)
        modelExecutor = DefaultSerialModelExecutor(modelContext: own)
    }
}

@Observable
final class CellarSetUp {
    let container: ModelContainer
    init(_ container: ModelContainer) { self.container = container }
}
```
"""###
    ),
    (
      "examples/vanilla-no-device-access.examples.md",
      ###"""
**Incorrect (the view works with files, notifications, processes and the location):**

```swift
struct LogbookView: View {
    @State private var pages: [String] = []

    var body: some View { List(pages, id: \.self) { Text($0) } }

    private func clear() {
        try? FileManager.default.removeItem(at: URL(filePath: "log")) // ✗
        UNUserNotificationCenter.current().removeAllDeliveredNotifications() // ✗
        Process().launch() // ✗
        CLLocationManager().requestWhenInUseAuthorization() // ✗
    }
}
```

**Correct (a service calls the system):**

```swift
struct LogbookView: View {
    @Environment(LogKeeper.self) private var keeper // not FileManager

    var body: some View { Text("Log").onDisappear { keeper.clear() } }
}

@Observable
final class LogKeeper {
    func clear() {
        try? FileManager.default.removeItem(at: URL(filePath: "log"))
        UNUserNotificationCenter.current().removeAllDeliveredNotifications()
        Process().launch()
        CLLocationManager().requestWhenInUseAuthorization()
    }
}
```
"""###
    ),
    (
      "examples/vanilla-no-manual-fetch.examples.md",
      ###"""
**Incorrect (a view and an observable class fetch by hand):**

```swift
struct ShelfView: View {
    @Environment(\.modelContext) private var context
    @State private var jars: [Jar] = []

    var body: some View {
        List(jars) { Text($0.label) }
            .task {
                let full = FetchDescriptor<Jar>() // ✗
                jars = (try? context.fetch(full)) ?? []
            }
    }
}

@Observable
final class PantryClock {
    func expired(in context: NSManagedObjectContext) -> Int {
        let request = NSFetchRequest<StoredJar>(entityName: "Jar") // ✗
        return (try? context.count(for: request)) ?? 0
    }
}
```

**Correct (queries with a filter or a descriptor; import, export and backup):**

```swift
struct ShelfView: View {
    @Query private var jars: [Jar]

    init(kind: String) {
        // not a FetchDescriptor: the query keeps watching
        _jars = Query(filter: #Predicate<Jar> { $0.kind == kind })
    }

    var body: some View {
        List(jars) { Text($0.label) }
    }
}

struct RipeView: View {
    @Query(FetchDescriptor<Jar>(sortBy: [SortDescriptor(\.label)])) private var jars: [Jar]
    @Query private var ripe: [Jar]

    init(limit: Int) {
        _ripe = Query(FetchDescriptor<Jar>(predicate: #Predicate { $0.age > limit }))
    }

    var body: some View { List(jars) { Text($0.label) } }
}

@Observable
final class PantryBackup {
    func count(in context: ModelContext) throws -> Int { try context.fetch(FetchDescriptor<Jar>()).count }
}

@Observable
final class PantryImporter {
    func count(in context: ModelContext) throws -> Int { try context.fetch(FetchDescriptor<Jar>()).count }
}

@Observable
final class PantryExport {
    func count(in context: ModelContext) throws -> Int { try context.fetch(FetchDescriptor<Jar>()).count }
}
```
"""###
    ),
    (
      "examples/vanilla-no-screen-classes.examples.md",
      ###"""
**Incorrect (classes that only one view keeps, in `@State` and in `@StateObject`):**

```swift
@Observable
final class MeadowState { // ✗
    var flowers: [String] = []
}

struct MeadowView: View {
    @State private var meadow = MeadowState() // ✗
    var body: some View { List(meadow.flowers, id: \.self) { Text($0) } }
}

final class PondState: ObservableObject { // ✗
    @Published var frogs = 0
}

struct PondView: View {
    @StateObject private var pond = PondState() // ✗
    var body: some View { Text("\(pond.frogs)") }
}

@Observable
final class AlbumState { // ✗
    static let limit = 9
    var photos: [String] = []
}

struct AlbumView: View {
    @State private var album = AlbumState() // ✗
    var body: some View { List(album.photos, id: \.self) { Text($0) } }
}
```

**Correct (a class that two types hold, one that is a parameter, a delegate, one with `shared`, a monitor, and a struct):**

```swift
struct MeadowView: View {
    struct Seeds { var count = 0 }
    @State private var seeds = Seeds()
    @State private var basket = Basket()
    @State private var swarm = Swarm()
    @State private var compass = Compass()
    @State private var rain = RainMonitor()
    @State var gate: Gate

    var body: some View {
        BasketRow(basket: basket)
        Text(Counter.text(of: swarm))
    }
}

@Observable
final class Basket { var stems = 0 }

struct BasketRow: View {
    let basket: Basket
    var body: some View { Text("\(basket.stems)") }
}

@Observable
final class Compass: NSObject, CLLocationManagerDelegate { var heading = 0.0 }

@Observable
final class RainMonitor { var isRaining = false }

@Observable
final class Gate {
    static let shared = Gate()
    var isOpen = false
}

@Observable
final class Sky { var isClear = true }

struct SkyView: View {
    @Environment(Sky.self) private var sky
    var body: some View { Text(sky.isClear ? "Clear" : "Cloudy") }
}

@Observable
final class Swarm { var bees = 0 }

enum Counter {
    static func text(of swarm: Swarm) -> String { "\(swarm.bees)" }
}
```
"""###
    ),
    (
      "examples/vanilla-no-service-singletons.examples.md",
      ###"""
**Incorrect (a service, a repository and a use case, each with another name of a singleton):**

```swift
final class OrderService {
    static let shared = OrderService() // ✗
    func orders() async throws -> Data { try await URLSession.shared.data(from: .init(filePath: "orders")).0 }
}

final class CartRepository {
    static let instance = CartRepository() // ✗
    func items() async throws -> [String] { [] }
}

final class PayUseCase {
    static let `default` = PayUseCase() // ✗
    func execute() async throws {}
}
```

**Correct (other static properties, a computed `shared`, an instance property, and a type that is no service):**

```swift
final class OrderService {
    static let limit = 20
    static var shared: OrderService { OrderService() }
    let instance = "orders"
    func orders() async throws -> Data { try await URLSession.shared.data(from: .init(filePath: "orders")).0 }
}

@main struct ShopApp: App {
    private let service = OrderService()
    var body: some Scene { WindowGroup { Text("Orders").environment(\.orders, service) } }
}

struct Theme {
    static let shared = Theme()
}
```
"""###
    ),
    (
      "examples/vanilla-no-system-singletons.examples.md",
      ###"""
**Incorrect (the view calls the defaults and opens links):**

```swift
struct LogbookView: View {
    @State private var pages: [String] = []

    var body: some View {
        List(pages, id: \.self) { Text($0) }
            .onAppear { UserDefaults.standard.set(true, forKey: "seen") } // ✗
            .onTapGesture { UIApplication.shared.open(URL(filePath: "help")) } // ✗
            .onDisappear { NSWorkspace.shared.open(URL(filePath: "help")) } // ✗
    }
}
```

**Correct (the view uses the APIs of SwiftUI, and a service calls the system):**

```swift
struct LogbookView: View {
    @AppStorage("seen") private var isSeen = false // not UserDefaults.standard
    @AppStorage("rank", store: UserDefaults(suiteName: "crew")) private var rank = 0
    @Environment(\.openURL) private var openURL
    @Environment(LogKeeper.self) private var keeper
    @State private var door = Door()

    var body: some View {
        Button("Help") { openURL(URL(filePath: "help")) }
            .onAppear { isSeen = true }
            .onDisappear { keeper.clear() }
            .onTapGesture { door.open() }
    }
}

struct Door { func open() {} }

@Observable
final class LogKeeper {
    func clear() {
        UserDefaults.standard.removeObject(forKey: "seen")
        UIApplication.shared.open(URL(filePath: "help"))
    }
}
```
"""###
    ),
    (
      "examples/vanilla-no-view-models.examples.md",
      ###"""
**Incorrect (a view model that copies the state of a screen, its protocol, and a class named `*VM`):**

```swift
@Observable
final class ApiaryViewModel { // ✗
    var hives: [String] = []
    var isLoading = false

    func load() async { isLoading = true }
}

struct ApiaryView: View {
    @State private var viewModel = ApiaryViewModel()

    var body: some View {
        List(viewModel.hives, id: \.self) { Text($0) }
            .task { await viewModel.load() }
    }
}

protocol SwarmViewModelProtocol: AnyObject { // ✗
    var count: Int { get }
}

final class SmokerVM { // ✗
    var isLit = false
}
```

**Correct (the view holds its state in an enum and reads the service from the environment):**

```swift
struct ApiaryView: View {
    enum Phase {
        case loading
        case loaded([String])
        case failed(String)
    }

    @Environment(HiveService.self) private var hives
    @State private var phase: Phase = .loading

    var body: some View {
        switch phase {
        case .loading: ProgressView().task { await load() }
        case .loaded(let names): List(names, id: \.self) { Text($0) }
        case .failed(let reason): Text(reason)
        }
    }

    // An ApiaryViewModel could not read the environment.
    private func load() async {
        do {
            phase = .loaded(try await hives.names())
        } catch {
            phase = .failed(error.localizedDescription)
        }
    }
}
```

**Correct (an observable class that several screens share):**

```swift
@Observable
final class Basket {
    private(set) var jars = 0
    func add() { jars += 1 }
}

struct HoneyShelf: View {
    @Environment(Basket.self) private var basket

    var body: some View {
        Button("Add a jar (\(basket.jars))") { basket.add() }
    }
}

struct HoneyMarket: View {
    @State private var basket = Basket()

    var body: some View {
        HoneyShelf().environment(basket)
    }
}
```
"""###
    ),
  ]
}
