extension ShippedRules {
  static let nounsSections: [(name: String, text: String)] = [
    (
      "_sections.md",
      ###"""
# Sections

The order in which rules are listed, and the impact of a rule that names none. A rule belongs to the section
whose word its file name begins with.

## 1. Layers (layer)
**Impact:** HIGH
**Description:** Who may know whom: views, view models, use cases, repositories.

## 2. Modules (module)
**Impact:** HIGH
**Description:** What may be imported where.

## 3. View models (viewmodel)
**Impact:** MEDIUM-HIGH
**Description:** What a view model shows and what it is made of.

## 4. Views (view)
**Impact:** MEDIUM
**Description:** What a view computes, and what it leaves to others.

## 5. Vanilla SwiftUI (vanilla)
**Impact:** HIGH
**Description:** Views as expressions of state, services through the environment, no view models.

## 6. Observation (observation)
**Impact:** MEDIUM
**Description:** `@Observable` where it applies.

## 7. Data (data)
**Impact:** HIGH
**Description:** Where SwiftData's tools belong, whatever the architecture.

## 8. Navigation (navigation)
**Impact:** MEDIUM
**Description:** Stacks and destinations.

## 9. The Composable Architecture (tca)
**Impact:** HIGH
**Description:** Pure reducers, effects through dependencies, views that only send actions.

## 10. Redux (redux)
**Impact:** HIGH
**Description:** One store, values as state, reducers without effects, views that only dispatch.

## 11. MVVM (mvvm)
**Impact:** HIGH
**Description:** View models between views and services or repositories.

## 12. VIPER (viper)
**Impact:** HIGH
**Description:** Views, presenters, interactors and routers, each with one task.

## 13. Concurrency (concurrency)
**Impact:** MEDIUM
**Description:** Tasks and actors instead of queues.
"""###
    ),
  ]
}
