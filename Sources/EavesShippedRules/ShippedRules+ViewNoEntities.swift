extension ShippedRules {
  static let viewNoEntities: [(name: String, text: String)] = [
    (
      "view-no-entities.md",
      ###"""
---
title: Screens Show Values, Not Rows of the Store
impact: MEDIUM-HIGH
impactDescription: what a screen is given cannot be saved, fault or cross an actor behind its back
tags: view, controller, entity, swiftdata, coredata
profiles: clean-mvvm, modular-mvvm-c
---

## Screens Show Values, Not Rows of the Store

A managed object belongs to a context. A row of a list that is given one reads the disk while it scrolls, a form that
binds to one changes the store with every key, and a preview of either needs a container. Nobody meant to give the
screen the store, and it has it.

The repository turns entities into structs on their way up, and screens are given those. Where a library reads its
records into structs, they are values already.

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
instead: let the repository return a struct, and give the screen that
```

**Incorrect (rows of the store on the screen):**

```swift
import SwiftData
import SwiftUI
import UIKit

@Model
final class StoredRecipe {
    var name = ""
}

final class StoredStep: NSManagedObject {}

struct RecipeRow: View {
    let recipe: StoredRecipe // ✗
    private var steps: [StoredStep] = [] // ✗

    var body: some View { Text(recipe.name) }

    func show(_ steps: [StoredStep]) -> some View { Text("\(steps.count)") } // ✗
}

final class RecipeCell: UITableViewCell {
    private var recipe: StoredRecipe? // ✗

    func show(_ recipe: StoredRecipe) { textLabel?.text = recipe.name } // ✗
}
```

**Correct (both are given values):**

```swift
import GRDB
import SwiftData
import SwiftUI
import UIKit

@Model
final class StoredRecipe {
    var name = ""
}

struct Recipe: Identifiable, Sendable {
    let id: String
    let name: String
}

struct StoredTag: FetchableRecord, PersistableRecord { let name: String }

struct RecipeRow: View {
    /// Formerly a StoredRecipe.
    let recipe: Recipe
    let tag: StoredTag

    var body: some View { Text(recipe.name + tag.name) }

    func show(_ tags: [StoredTag]) -> some View { Text("\(tags.count)") }
}

final class RecipeCell: UITableViewCell {
    private var tag: StoredTag?

    func show(_ recipe: Recipe) { textLabel?.text = recipe.name }
    func mark(_ tag: StoredTag) { self.tag = tag }
}
```
"""###
    ),
  ]
}
