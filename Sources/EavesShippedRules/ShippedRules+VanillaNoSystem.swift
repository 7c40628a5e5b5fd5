extension ShippedRules {
  static let vanillaNoSystem: [(name: String, text: String)] = [
    (
      "vanilla-no-system-singletons.md",
      ###"""
---
title: Views Ask SwiftUI, Not the System
impact: MEDIUM
impactDescription: a preview touches no disk, no defaults and no other program
tags: vanilla, layer, view, singleton, environment
profiles: vanilla-mv
---

## Views Ask SwiftUI, Not the System

SwiftUI has a word of its own for most of what a view wants from the system: `@AppStorage` watches the defaults
where `UserDefaults` only reads them, and `openURL` can be replaced by a preview or a parent where
`UIApplication.shared` cannot. For the rest, files, notices, sensors, other programs, a service stands in the
environment, and does it in one place.

**Check:**

```yaml
checks:
  - for: view
    never:
      calls: "UserDefaults.standard"
    instead: declare an @AppStorage, or read a settings object from the environment
  - for: view
    never:
      calls: ["UIApplication.open", "NSWorkspace.open"]
    instead: "take openURL from the environment: @Environment(\\.openURL)"
  - for: view
    never:
      - calls: [fileWork, notifications, processes]
      - creates: devices
    instead: put it into a service, and read that from the environment
```

**Incorrect (a view at the system's counters):**

```swift
struct LogbookView: View {
    @State private var pages: [String] = []

    var body: some View {
        List(pages, id: \.self) { Text($0) }
            .onAppear { UserDefaults.standard.set(true, forKey: "seen") } // ✗
            .onTapGesture { UIApplication.shared.open(URL(filePath: "help")) } // ✗
            .onDisappear { NSWorkspace.shared.open(URL(filePath: "help")) } // ✗
    }

    private func clear() {
        try? FileManager.default.removeItem(at: URL(filePath: "log")) // ✗
        UNUserNotificationCenter.current().removeAllDeliveredNotifications() // ✗
        Process().launch() // ✗
        CLLocationManager().requestWhenInUseAuthorization() // ✗
    }
}
```

**Correct (SwiftUI's own words, and a service):**

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
        try? FileManager.default.removeItem(at: URL(filePath: "log"))
        UserDefaults.standard.removeObject(forKey: "seen")
        UNUserNotificationCenter.current().removeAllDeliveredNotifications()
        Process().launch()
        CLLocationManager().requestWhenInUseAuthorization()
        UIApplication.shared.open(URL(filePath: "help"))
    }
}
```
"""###
    ),
  ]
}
