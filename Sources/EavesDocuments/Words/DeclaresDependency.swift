extension LanguageWord {
  /// `declares-dependency`
  static let declaresDependency = LanguageWord(
    .declaresDependency, .verb,
    meaning: "its manifest or project file lists it as a dependency, by product or by target",
    example: Example(
      "declares-dependency: Charts", "Target.target(name: \"Map\", dependencies: [\"Charts\"])"),
    subjects: [.module], objects: [.region, .list, .type, .glob, .unused], phrase: "declares a dependency on",
    infinitive: "declare a dependency on")
}
