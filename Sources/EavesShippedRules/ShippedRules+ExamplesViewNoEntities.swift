extension ShippedRules {
  static let examplesViewNoEntities: [(name: String, text: String)] = [
    (
      "examples/view-no-entities.examples.md",
      ###"""
**Incorrect (a SwiftUI row and a UIKit cell hold and accept stored objects):**

```swift
import GRDB
import SwiftData
import SwiftUI
import UIKit

@Model
final class StoredRecipe {
    var name = ""
}

final class StoredStep: NSManagedObject {}

final class StoredPhoto: Record {}

struct RecipeRow: View {
    let recipe: StoredRecipe // ✗
    private var steps: [StoredStep] = [] // ✗
    var photo: StoredPhoto? // ✗

    var body: some View { Text(recipe.name) }

    func show(_ steps: [StoredStep]) -> some View { Text("\(steps.count)") } // ✗
}

final class RecipeCell: UITableViewCell {
    private var recipe: StoredRecipe? // ✗

    func show(_ recipe: StoredRecipe) { textLabel?.text = recipe.name } // ✗
}
```

**Correct (both receive structs: converted values, and GRDB records):**

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
