extension ShippedRules {
  static let viewEnvironment: [(name: String, text: String)] = [
    (
      "view-environment-in-views.md",
      ###"""
---
title: The Environment Is Read in Views
impact: MEDIUM-HIGH
impactDescription: no value that silently is the default one
tags: view, environment
profiles: base
---

## The Environment Is Read in Views

`@Environment` looks its value up while a view is being drawn. In a class, in a service or in a plain struct it
compiles, and gives the default value for ever: no crash, no warning, only a sheet that never closes and a locale
that is always the system's. Read the value in the view and hand it over as an argument.

Everything that SwiftUI itself draws or asks may read it: views, modifiers, styles, scenes, commands, toolbars,
and property wrappers that are `DynamicProperty`.

**Check:**

```yaml
for: type
unless:
  - role: drawn
never:
  holds: "@Environment"
instead: read it in the view and pass the value on
```

**Incorrect (a class that will only ever see the default):**

```swift
final class SheetCloser {
    @Environment(\.dismiss) private var dismiss // ✗
    func close() { dismiss() }
}

struct PriceTag {
    @Environment(\.locale) var locale // ✗
}
```

**Correct (the view reads, others are told):**

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
