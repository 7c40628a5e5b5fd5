/// The pages of the `Rules` folder, inside the binary: a copied executable still has its rules.
///
/// Checked in so that no plugin and no resource bundle is needed; a test holds every page against its file, and
/// `UPDATE_SNAPSHOTS=1 swift test --filter ShippedRules` writes this file anew.
package enum ShippedRules {
  /// File names and texts, sorted by name.
  package static let pages: [(name: String, text: String)] = [
    (
      "_roles.yml",
      ###"""
# The nouns of the rule language: what a view, a view model, a repository is.
# The same in every profile; `roles:` and `words:` of a project's eaves.yml add to it.

# Layer roles exclude each other: a type takes the first that matches, in this order.
layers:
  view:
    - conforms: [View, ViewModifier]
      kind: [struct, class, enum]
    - name: [View, ViewModifier]
      unless:
        - kind: [struct, class, enum, actor, protocol]
  app:
    - conforms: [App, Scene, UIApplicationDelegate, UIWindowSceneDelegate, NSApplicationDelegate, WidgetBundle]
  entity:
    - marked: "@Model"
    - conforms: [NSManagedObject, PersistentModel]
  repository:
    - name: ["*Repository", "*RepositoryProtocol", "*RepositoryImpl", "*RepositoryImplementation"]
    - conforms: ["*Repository", "*RepositoryProtocol"]
  coordinator:
    - name: ["*Coordinator", "*CoordinatorProtocol"]
      unless:
        - conforms: [UIViewRepresentable, UIViewControllerRepresentable]
    - conforms: ["*Coordinator", "*CoordinatorProtocol"]
  container:
    - name: ["*DIContainer", "*DependencyContainer", "*Dependencies", "*Assembly", "*Assembler", "AppContainer", "Container"]
  useCase:
    - name: ["*UseCase", "*UseCaseProtocol", "*UseCaseImpl", "*Interactor"]
    - conforms: ["*UseCase", "*UseCaseProtocol"]
  viewModel:
    - name: ["*ViewModel", "*ViewModelProtocol", "*ViewModelImpl", "*ViewModelType"]
      kind: [class, actor, protocol]
    - name: "*VM"
      kind: [class, actor]
    - name: ["*ViewModel"]
      unless:
        - kind: [struct, enum, class, actor, protocol]
    - conforms: "*ViewModelProtocol"
      kind: [class, actor]
    - kind: class
      marked: "@Observable"
      held-by: view
      via: ["@State", "@StateObject", "@ObservedObject", "@Bindable"]
      unless:
        - name: ["*Service", "*Client", "*API", "*Gateway", "*Manager", "*Router", "*Theme", "*Settings"]
    - kind: class
      conforms: ObservableObject
      held-by: view
      via: ["@StateObject", "@ObservedObject"]
      unless:
        - name: ["*Service", "*Client", "*API", "*Gateway", "*Manager", "*Router", "*Theme", "*Settings"]
  service:
    - name: ["*Service", "*Client", "*API", "*Gateway", "*Store"]
      mentions: [persistence, network]
    - kind: [class, actor]
      mentions: [persistence, network]
  domainModel:
    - path: ["**/Domain/Models/**", "**/Domain/Entities/**", "**/Domain/Model/**"]
      kind: [struct, enum, class]
    - in: "Domain"
      kind: [struct, enum]
    - returned-by: [repository, useCase]
      unless:
        - kind: protocol

# Marks overlap with each other and with layers.
marks:
  display:
    - name: ["*State", "*Display", "*ViewData", "*Item", "*Row"]
      kind: [struct, enum]
  observable:
    - marked: "@Observable"
      kind: class
    - conforms: ObservableObject
  preview:
    - conforms: PreviewProvider
    - name: ["*_Previews", "*Preview", "Preview*"]
  test:
    - path: ["**/Tests/**", "**/*Tests/**", "**/*UITests/**", "*Tests.swift"]
    - conforms: [XCTestCase]
  mock:
    - name: ["Mock*", "*Mock", "Stub*", "*Stub", "Fake*", "*Fake", "Dummy*", "*Spy"]
  feature:
    - path: ["**/Features/*/**", "**/Feature*/**"]
    - in: ["*Feature", "Feature*"]
  domain:
    - in: ["Domain", "*Domain"]
    - path: "**/Domain/**"
  data:
    - in: ["Data", "*Data"]
    - path: "**/Data/**"

words:
  persistence:
    - ModelContext
    - ModelContainer
    - FetchDescriptor
    - NSManagedObjectContext
    - NSPersistentContainer
    - NSPersistentCloudKitContainer
    - NSFetchRequest
    - NSFetchedResultsController
    - "@Query"
    - "@FetchRequest"
    - "@SectionedFetchRequest"
  network:
    - URLSession
    - URLRequest
    - NWConnection
    - NWPathMonitor
    - URLSessionWebSocketTask
    - URLSessionDataTask
  formatting:
    - ".formatted"
    - ".uppercased"
    - ".lowercased"
    - ".capitalized"
    - ".localizedCapitalized"
    - "String(format:)"
    - ".string(from:)"
    - DateFormatter
    - NumberFormatter
    - RelativeDateTimeFormatter
    - ByteCountFormatter
    - MeasurementFormatter
    - DateComponentsFormatter
    - ISO8601DateFormatter
    - PersonNameComponentsFormatter
  transforming:
    - ".sorted"
    - ".filter"
    - ".reduce"
    - ".compactMap"
    - ".flatMap"
    - ".prefix"
    - ".suffix"
    - ".grouping"
  arithmetic: ["+", "-", "*", "/", "%"]
  basic: [String, Substring, Character, Int, "Int?", Int8, Int16, Int32, Int64, UInt, UInt8, UInt16, UInt32, UInt64, Double, Float, CGFloat, Decimal, Bool, Void, Any, AnyObject, Never, Error, Date, Data, UUID, URL, TimeInterval, IndexSet, IndexPath, Array, Set, Dictionary, Optional, Result, Range, ClosedRange, AnyPublisher, Published, AsyncStream, AsyncThrowingStream, AsyncSequence, Publisher, Publishers, CurrentValueSubject, PassthroughSubject, Observable, Single, Task, Locale, Calendar, TimeZone, DateComponents, Measurement, "NS*", "UI*", "CG*", "CL*", "MK*", "AV*", "CK*", Color, Image, Text, Self, Sendable, Hashable, Equatable, Codable, Identifiable, some, T, Element, Cancellable, AnyCancellable, Data, "URL*", "HTTP*", LocalizedStringKey, LocalizedStringResource, AttributedString, Binding]

sdk:
  environment:
    modelContext: ModelContext
    managedObjectContext: NSManagedObjectContext
  supertypes:
    DynamicViewContent: [View]
    Shape: [View]
    InsettableShape: [Shape]
    UIViewRepresentable: [View]
    UIViewControllerRepresentable: [View]
    NSViewRepresentable: [View]
    AnimatableModifier: [ViewModifier]
  frameworks:
    SwiftData: [ModelContext, ModelContainer, FetchDescriptor]
    CoreData: [NSManagedObjectContext, NSPersistentContainer]
"""###
    ),
    (
      "layer-view-no-data-access.md",
      ###"""
---
title: Views Never Reach Past Their View Model
impact: HIGH
impactDescription: a view can be shown, previewed and tested without a store or a server
tags: layer, view, repository, persistence, network
profiles: clean-mvvm, modular-mvvm-c
---

## Views Never Reach Past Their View Model

A view that opens the store or calls the server decides where data lives. It cannot be previewed without that
store, and every change of the data layer reaches into the screens. The view model owns the way to data; the
view keeps the view model.

**Check:**

```yaml
for: view
never:
  mentions: [repository, persistence, network]
except:
  - passes-to: viewModel
    of: repository
instead: let the view model own the repository; the view keeps the view model
```

**Incorrect (the screen reads the store and the server itself):**

```swift
struct BerthList: View {
    @Environment(\.modelContext) private var store // ✗
    let harbors: HarborRepository // ✗

    var body: some View {
        Button("Reload") {
            Task {
                try? store.save()
                try? await harbors.reload()
                _ = try? await URLSession.shared.data(from: feed) // ✗
            }
        }
    }
}
```

**Correct (the screen hands the repository on and keeps the view model):**

```swift
@Observable
final class BerthListModelViewModel {
    private let harbors: HarborRepository
    init(harbors: HarborRepository) { self.harbors = harbors }
    func reload() async { try? await harbors.reload() }
}

struct BerthList: View {
    @State private var viewModel: BerthListModelViewModel

    init(harbors: HarborRepository) {
        _viewModel = State(initialValue: BerthListModelViewModel(harbors: harbors))
    }

    var body: some View {
        Button("Reload") { Task { await viewModel.reload() } }
    }
}
```
"""###
    ),
  ]
}
