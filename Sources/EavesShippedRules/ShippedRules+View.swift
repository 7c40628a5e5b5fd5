extension ShippedRules {
  static let view: [(name: String, text: String)] = [
    (
      "view-environment-in-views.md",
      ###"""
---
title: Use @Environment only in types that SwiftUI manages
impact: MEDIUM-HIGH
impactDescription: outside a view it always returns the default value, without a compiler error
tags: view, environment
profiles: base
---

## Use @Environment only in types that SwiftUI manages

SwiftUI sets `@Environment` values only in types that it manages, such as views. In any other class or struct the
property compiles and always returns the default value. The app does not crash: `dismiss()` does nothing, and `locale`
ignores what a parent view has set.

**Check:**

```yaml
for: type
unless:
  - role: drawn
never:
  holds: "@Environment"
instead: move @Environment into the view; the view passes the value on as an argument
```

**Allowed:**

- views, modifiers, styles, layouts, scenes, widgets and toolbars
- the `App` and `DynamicProperty` types

Also allowed are gestures, transitions, visual effects and commands, and types that conform to `TableRowContent`,
`TableColumnContent`, `TabContent`, `MapContent` or `ChartContent`.

**Incorrect (the class never closes the sheet):**

```swift
final class SettingsCloser {
    @Environment(\.dismiss) private var dismiss // ✗

    func close() { dismiss() }
}
```

**Correct (the view reads the value and passes it on):**

```swift
struct PriceFormat {
    let locale: Locale
}
struct CartView: View {
    @Environment(\.locale) private var locale
    var body: some View { CartTotal(format: PriceFormat(locale: locale)) }
}
```
"""###
    ),
    (
      "view-extract-subviews.md",
      ###"""
---
title: Helpers that return some View must have at most ten lines
impact: LOW
impactDescription: SwiftUI runs the whole helper again whenever any state of the view changes
tags: view, subview, extract, viewbuilder, function, performance
profiles: base
default: off
---

## Helpers that return some View must have at most ten lines
Such a helper runs whenever the body of the view runs, even if the data that the helper shows stays the same. A
separate `View` struct receives only the data that it shows. SwiftUI skips the body of this struct while that data
stays the same. The ten lines include comments and blank lines.

**Check:**
```yaml
for: member
that:
  - type: "some View"
    directly-in: view
unless:
  - name: body
never:
  lines: 11..
instead: move it into a View struct of its own; the struct takes the values that it shows
```

**Allowed:**
- `body`
- members that do not return `some View`
- functions in `extension View`

**Incorrect (SwiftUI builds all rows again with every letter of the search text):**

```swift
struct TripsView: View {
    @State private var search = ""
    var body: some View { List { rows }.searchable(text: $search) }
    private var rows: some View { // ✗
        ForEach(Trip.all) { trip in
            HStack {
                Image(systemName: "airplane")
                Text(trip.destination)
                Spacer()
                Text(trip.date)
            }
            .padding()
        }
    }
}
```

**Correct (the row is a struct; the list contains `ForEach(Trip.all) { TripRow(trip: $0) }`):**

```swift
struct TripRow: View {
    let trip: Trip
    var body: some View { Label(trip.destination, systemImage: "airplane").badge(trip.date) }
}
```
"""###
    ),
    (
      "view-no-any-view.md",
      ###"""
---
title: Views must not use AnyView
impact: MEDIUM
impactDescription: subviews lose their state and animations when the hidden type changes
tags: view, performance
profiles: base
---

## Views must not use AnyView

SwiftUI compares views by their types to decide what has changed. `AnyView` hides the type. When the hidden type
changes, SwiftUI removes the old view together with its state, and animations jump. `@ViewBuilder`, a generic
parameter or a separate view keeps the type visible.

The rule does not find `AnyView` in an `extension View`, such as a helper `eraseToAnyView()`. Avoid such helpers, too.

**Check:**
```yaml
for: view
that:
  - conforms: View
never:
  - creates: AnyView
  - holds: AnyView
  - exposes: AnyView
instead: replace AnyView with @ViewBuilder, a generic parameter or a separate view
```

**Allowed:**

- previews
- types that are not views, such as a router that returns many types of screens

**Incorrect (SwiftUI cannot see which view is shown):**

```swift
struct ProfileView: View {
    let isSignedIn: Bool

    var body: some View {
        isSignedIn ? AnyView(Text("Hello")) : AnyView(SignInForm()) // ✗
    }
}
```

**Correct (body is a view builder, so both branches keep their types):**

```swift
struct ProfileView: View {
    let isSignedIn: Bool

    var body: some View {
        if isSignedIn {
            Text("Hello")
        } else {
            SignInForm()
        }
    }
}
```
"""###
    ),
    (
      "view-no-calculations.md",
      ###"""
---
title: Views must not calculate with a model's values or combine them in a text
impact: MEDIUM-HIGH
impactDescription: unit tests cannot check the result, and body computes it on every update
tags: view, viewmodel, formatting, performance
profiles: clean-mvvm, modular-mvvm-c
conflicts: vanilla-no-view-models
share: none
---

## Views must not calculate with a model's values or combine them in a text
A view that adds up prices, rounds, compares dates or combines values in a text does so on every update. Unit tests
cannot check the result. A model is a view model, domain model or database object. Calculations with other values, such
as `width / 2`, are allowed. A text with only one value from a model is allowed, too.

**Check:**
```yaml
checks:
  - for: view
    never:
      calls: calculations
      of: [viewModel, domainModel, entity]
      inside: [body, computed]
    except:
      - inside: [".padding", ".frame", ".offset"]
  - for: view
    message: "{subject} composes a text with {object}"
    never:
      calls: composing
      of: [viewModel, domainModel, entity]
      inside: [body, computed]
    except:
      - inside: handler
instead: move the calculation into the view model; the view shows the result
```

**Allowed:**
- calculations for `.padding`, `.frame` and `.offset`
- strings that combine values in a button's action

**Incorrect (body adds up the total and combines two values):**

```swift
struct OrderView: View {
    let viewModel: OrderViewModel
    var body: some View {
        Text("\(viewModel.quantity) × \(viewModel.article)") // ✗
        Text("Total: \(viewModel.subtotal + viewModel.shipping)") // ✗
    }
}
```

**Correct (the view model computes what the view shows):**

```swift
struct OrderView: View {
    let viewModel: OrderViewModel
    var body: some View { LabeledContent(viewModel.title, value: viewModel.totalText) }
}
```
"""###
    ),
    (
      "view-no-entities.md",
      ###"""
---
title: Views must not hold or accept database entities
impact: MEDIUM-HIGH
impactDescription: previews need a database, and an edit on screen changes the stored object
tags: view, controller, entity, swiftdata, coredata
profiles: clean-mvvm, modular-mvvm-c
---

## Views must not hold or accept database entities

A list row that holds a SwiftData or Core Data object may read from disk while the user scrolls. A form that binds to it
changes the stored object with every keystroke. The rule also covers `@Query`, closures that take an entity, and screens
of UIKit and AppKit.

**Check:**
```yaml
checks:
  - for: view
    never:
      - holds: entity
        which:
          - kind: class
      - accepts: entity
        which:
          - kind: class
  - for: kitView
    never:
      - holds: entity
        which:
          - kind: class
      - accepts: entity
        which:
          - kind: class
instead: map the entity to a struct in the repository; the view holds that struct
```

**Allowed:** entities that are structs, such as GRDB records.

**Incorrect (a row and a cell receive the stored object):**

```swift
@Model final class StoredArticle { var title = "" }
struct ArticleRow: View {
    let article: StoredArticle // ✗
    var body: some View { Text(article.title) }
}
final class ArticleCell: UITableViewCell {
    func show(_ article: StoredArticle) { textLabel?.text = article.title } // ✗
}
```

**Correct (the repository returns a struct, and the row shows it):**

```swift
struct Article { let title: String }
struct ArticleRow: View {
    let article: Article
    var body: some View { Text(article.title) }
}
```
"""###
    ),
    (
      "view-no-formatting.md",
      ###"""
---
title: Views must not format values
impact: MEDIUM-HIGH
impactDescription: unit tests cannot check the text, and body formats it on every update
tags: view, viewmodel, formatting, performance
profiles: clean-mvvm, modular-mvvm-c
share: none
---

## Views must not format values
SwiftUI runs `body` again whenever a value that it reads changes. A view that formats dates or prices does so each time,
and a unit test cannot check the text. `Text(price, format:)` and calls of a helper that formats, such as a method in a
`Date` extension, are reported, too. `Text(date, style:)` is allowed. `uppercased()`, splitting and replacing text are
reported only on a `rawValue` and on values from a view model, domain model or database object.

**Check:**
```yaml
checks:
  - for: view
    never:
      - creates: formatterTypes
      - calls: [formatters, formatter]
      - calls: formatters
        inside: [body, computed]
    except:
      - inside: ".TextField"
  - for: view
    never:
      calls: formatting
      of: [viewModel, domainModel, entity, ".rawValue"]
      inside: [body, computed]
    except:
      - inside: ".Task"
instead: move the formatting into the view model; the view shows the text
```

**Allowed:**
- a formatter in `TextField(…)`
- `uppercased()`, splitting and replacing text inside `Task { }`

**Incorrect (body formats a date and a price):**

```swift
struct OrderView: View {
    let viewModel: OrderViewModel
    var body: some View {
        Text(viewModel.placedAt.formatted(date: .abbreviated, time: .omitted)) // ✗
        Text(String(format: "%.2f", viewModel.total)) // ✗
    }
}
```

**Correct (the view model prepares the texts):**
```swift
struct OrderView: View {
    let viewModel: OrderViewModel
    var body: some View { LabeledContent(viewModel.dateText, value: viewModel.totalText) }
}
```
"""###
    ),
    (
      "view-no-sorting.md",
      ###"""
---
title: Views must not sort or filter lists
impact: MEDIUM-HIGH
impactDescription: unit tests cannot check the order, and body sorts on every update
tags: view, viewmodel, performance
profiles: clean-mvvm, modular-mvvm-c
share: none
---

## Views must not sort or filter lists
A list that is sorted in `body` is sorted again on every update, and a unit test cannot check the order. A view model
sorts it once. The rule also reports `Dictionary(grouping:)`, and `joined()` for strings and nested lists. A view may
use `map`, `prefix` and `count`. A list that comes from a view model, domain model or database object, or that contains
such objects, may not be sorted in actions either. For such a list, the rule also reports `compactMap` and `reversed()`.

**Check:**
```yaml
checks:
  - for: view
    never:
      calls: transforming
      of: [viewModel, domainModel, entity]
      inside: [body, computed]
  - for: view
    never:
      calls: arranging
    except:
      - inside: [handler, ".onReceive", init]
      - calls: arranging
        of: [".allCases", "@State"]
instead: sort and filter in the view model; the view shows its list
```

**Allowed:**
- `allCases`, and `@State` lists of plain values such as strings
- in actions, `.onReceive` and `init`: lists of plain values that the view itself holds

**Incorrect (body sorts and filters the lines):**
```swift
struct OrderView: View {
    let viewModel: OrderViewModel
    var body: some View {
        List(viewModel.lines.sorted { $0.name < $1.name }) { Text($0.name) } // ✗
        List(viewModel.lines.filter { $0.isOpen }) { Text($0.name) } // ✗
    }
}
```

**Correct (the view model sorts the list):**
```swift
@Observable final class OrderViewModel {
    private var items: [Item] = []
    var lines: [Item] { items.sorted { $0.name < $1.name } }
}
struct OrderView: View {
    let viewModel: OrderViewModel
    var body: some View { List(viewModel.lines) { Text($0.name) } }
}
```
"""###
    ),
    (
      "view-owns-created-model.md",
      ###"""
---
title: Views must use @State or @StateObject for models that they create
impact: HIGH
impactDescription: every update of the parent view creates the model again
tags: view, state, ownership, observedobject, stateobject
profiles: base
---

## Views must use @State or @StateObject for models that they create

SwiftUI creates a view's struct again whenever the parent view updates. A default value of a plain property or an
`@ObservedObject` is then created again, too. If this value is a model (a view model or another observable object), what
the user typed is lost, and requests run twice. `@State` and `@StateObject` keep the first model for the lifetime of the
view. A plain property whose model is created in `init` has the same problem, but the rule does not find it.

**Check:**
```yaml
for: member
that:
  - kind: stored
    directly-in: view
unless:
  - marked: ["@State", "@StateObject", static]
never:
  creates: [viewModel, observable]
instead: keep the model in @State or @StateObject, or receive it from the parent view
```

**Allowed:**

- `@State`, `@StateObject`, and `static` and computed properties
- models that the view receives

**Incorrect (each update of the parent creates an empty cart):**

```swift
final class Cart: ObservableObject {
    @Published var items: [Item] = []
}
struct CartView: View {
    @ObservedObject var cart = Cart() // ✗
    var body: some View { Text("\(cart.items.count) items") }
}
```

**Correct (one view keeps the cart, the other receives it; for an `ObservableObject` use `@StateObject`):**

```swift
@Observable final class Cart {
    var items: [Item] = []
}
struct CartView: View {
    @State private var cart = Cart()
    var body: some View { CartBadge(cart: cart) }
}
struct CartBadge: View {
    let cart: Cart
    var body: some View { Text("\(cart.items.count) items") }
}
```
"""###
    ),
    (
      "view-task-modifier.md",
      ###"""
---
title: Views must not start a Task in onAppear
impact: MEDIUM
impactDescription: work continues after its view is gone, and late results overwrite newer state
tags: view, concurrency, task
profiles: base
---

## Views must not start a Task in onAppear

A `Task` that is started in `onAppear` is not cancelled when the view disappears. It continues to run, and its late
result can overwrite newer state. `.task` also starts when the view appears, and SwiftUI cancels it when the view
disappears. `.task(id:)` starts again when its value changes. Rows of a list are different: if a row loads the next
page, the loading must continue when the row scrolls away.

**Check:**

```yaml
for: view
unless:
  - platform: ["iOS ..14", "macOS ..11"]
never:
  creates: Task
  inside: ".onAppear"
except:
  - inside: [".ForEach", ".List"]
instead: "move the work into .task { … }, or into .task(id:) when it depends on a value"
```

**Allowed:**

- rows of a `List` or `ForEach`
- deployment targets up to iOS 14 or macOS 11

**Incorrect (the download continues after the user has left the screen):**

```swift
struct ArticleView: View {
    let id: Article.ID
    @State private var text = ""
    var body: some View {
        Text(text).onAppear {
            Task { text = await loadArticle(id) } // ✗
        }
    }
}
```

**Correct (SwiftUI cancels the download when the view disappears; a button may start a Task):**

```swift
struct ArticleView: View {
    let id: Article.ID
    @State private var text = ""
    var body: some View {
        Text(text).task(id: id) { text = await loadArticle(id) }
        Button("Reload") { Task { text = await loadArticle(id) } }
    }
}
```
"""###
    ),
  ]
}
