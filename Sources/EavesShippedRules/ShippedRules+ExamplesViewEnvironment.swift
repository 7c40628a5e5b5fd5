extension ShippedRules {
  static let examplesViewEnvironment: [(name: String, text: String)] = [
    (
      "examples/view-environment-in-views.examples.md",
      ###"""
**Incorrect (a class and a plain struct always read the default value):**

```swift
final class SheetCloser {
    @Environment(\.dismiss) private var dismiss // ✗
    func close() { dismiss() }
}

struct PriceTag {
    @Environment(\.locale) var locale // ✗
}
```

**Correct (a view and a button style read the value, and a plain struct receives it):**

```swift
/// Has no @Environment of its own.
struct PriceTag {
    let locale: Locale
}

struct StallView: View {
    @Environment(\.locale) private var locale
    var body: some View { Text(PriceTag(locale: locale).locale.identifier) }
}

struct StampStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(isEnabled ? 1 : 0.5) }
}
```
"""###
    ),
  ]
}
