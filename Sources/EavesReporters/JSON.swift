package import EavesFindings
package import EavesSource

extension JSON {
  /// A number for each cause; `atLeast` names those of which there may be more.
  init(_ leftOut: SkippedFiles) {
    let causes: [SkippedFiles.Cause] = [.ignored, .excluded, .skipped]
    let more = causes.filter { leftOut[$0].isAtLeast }
    self = .object(
      causes.map { (key: $0.rawValue, value: .number(leftOut[$0].number)) } + [
        (key: "atLeast", value: .array(more.map { .string($0.rawValue) }))
      ])
  }

  /// A fact that is unknown: place, what could not be decided, who asked.
  package init(_ fact: UnknownFact) {
    self = [
      "path": .string(fact.place.path.text), "line": .number(fact.place.start.line),
      "column": .number(fact.place.start.column), "message": .string(fact.message),
      "rules": .array(fact.rules.map { .string($0.text) }),
    ]
  }
}
