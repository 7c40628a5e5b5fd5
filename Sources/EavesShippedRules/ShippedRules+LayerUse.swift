extension ShippedRules {
  static let layerUse: [(name: String, text: String)] = [
    (
      "layer-use-case-forwards.md",
      ###"""
---
title: No Use Case That Only Forwards
impact: MEDIUM
impactDescription: one file less to read between a screen and its data
tags: layer, use-case, repository, forwarding
profiles: modular-mvvm-c
conflicts: layer-view-model-through-use-cases, viewmodel-display-state
---

## No Use Case That Only Forwards

A use case earns its file by a decision: it combines two sources, checks a rule of the house, retries. One that hands
its arguments to a repository and returns the answer decides nothing. Whoever reads the screen must open it to learn
that, and whoever changes the repository must change it too.

**Check:**

```yaml
for: useCase
that:
  - forwards-to: [repository, service]
never: exists
instead: call the repository protocol from the view model
```

**Incorrect (it hands on what it is given):**

```swift
protocol BerthRepository { func berths(at pier: String) async throws -> [String] }

struct FetchBerthsUseCase { // ✗
    let repository: any BerthRepository

    func execute(pier: String) async throws -> [String] { try await repository.berths(at: pier) }
}
```

**Incorrect (it forwards to a service):**

```swift
final class TideService {
    func levels() async throws -> Data { try await URLSession.shared.data(from: URL(filePath: "levels")).0 }
}

struct FetchTideUseCase { // ✗
    let service: TideService

    func execute() async throws -> Data { try await service.levels() }
}
```

**Correct (it decides):**

```swift
protocol BerthRepository { func berths(at pier: String) async throws -> [String] }

struct FindBerthUseCase {
    let repository: any BerthRepository

    func execute(pier: String) async throws -> String? {
        try await repository.berths(at: pier).sorted().first { $0.hasPrefix("A") }
    }
}
```
"""###
    ),
    (
      "layer-use-case-of-one.md",
      ###"""
---
title: A Use Case Is Earned by Sharing
impact: HIGH
impactDescription: two files, one protocol and one mock fewer for every call that needed none of them
tags: layer, use-case, repository, viewmodel
profiles: modular-mvvm-c
conflicts: layer-view-model-through-use-cases, viewmodel-display-state
aliases: layer-no-use-case
---

## A Use Case Is Earned by Sharing

In a modular application the repository protocol already is the seam: it stands in the domain, tests replace it,
and the view model calls it. A use case between the two earns its place when several view models run the same
workflow. Used by one view model, it is that view model's private method in a file of its own. A use case that no
view model knows is not meant: others may have it.

**Check:**

```yaml
for: useCase
that:
  - held-by: viewModel
    count: 1
never: exists
instead: call the repository protocol from the view model
```

**Incorrect (work enough, but only one view model ever asks for it):**

```swift
protocol WeighHoneyUseCase { // ✗
    func weigh(_ hive: String) async throws -> Double
}

final class WeighHoney: WeighHoneyUseCase {
    private let combs: CombRepository

    init(combs: CombRepository) { self.combs = combs }

    func weigh(_ hive: String) async throws -> Double {
        let frames = try await combs.frames(of: hive)
        return frames.map(\.weight).reduce(0, +)
    }
}

final class HiveViewModel {
    private let weigh: WeighHoneyUseCase
    init(weigh: WeighHoneyUseCase) { self.weigh = weigh }
}
```

**Correct (the view model calls the repository protocol):**

```swift
// Domain/CombRepository.swift
protocol CombRepository: Sendable {
    func frames(of hive: String) async throws -> [Double]
}

// Presentation/HiveViewModel.swift
@Observable
final class HiveViewModel {
    private let combs: any CombRepository
    private(set) var weight = ""

    init(combs: any CombRepository) { self.combs = combs }

    func weigh(_ hive: String) async {
        let frames = (try? await combs.frames(of: hive)) ?? []
        weight = frames.reduce(0, +).formatted()
    }
}
```

**Correct (a workflow over two repositories that two screens share):**

```swift
protocol SplitColonyUseCase {
    func split(_ hive: String, into other: String) async throws
}

final class SplitColony: SplitColonyUseCase {
    private let queens: any QueenRepository
    private let combs: any CombRepository

    init(queens: any QueenRepository, combs: any CombRepository) {
        self.queens = queens
        self.combs = combs
    }

    func split(_ hive: String, into other: String) async throws {
        let frames = try await combs.frames(of: hive)
        guard frames.count > 8 else { throw HiveTooSmall() }
        try await combs.move(frames.dropFirst(4), to: other)
        try await queens.introduce(to: other)
    }
}

final class HiveViewModel {
    private let split: any SplitColonyUseCase
    init(split: any SplitColonyUseCase) { self.split = split }
}

final class SwarmAlarmViewModel {
    private let split: any SplitColonyUseCase
    init(split: any SplitColonyUseCase) { self.split = split }
}
```

**When NOT to use:** in a codebase whose rule is that *every* view model speaks to use cases. Then uniformity is
worth the empty ones: take the profile `clean-mvvm`.
"""###
    ),
  ]
}
