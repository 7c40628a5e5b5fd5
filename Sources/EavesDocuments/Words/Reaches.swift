extension LanguageWord {
  /// `reaches`
  static let reaches = LanguageWord(
    .reaches, .verb,
    meaning:
      "calls or reads it, directly or on a certain path through functions, properties and initializers; of a module: imports it or declares it as a dependency, itself or through others; `self` under `never` also of folders and types: they depend on each other in a cycle",
    example: Example("reaches: network", "URLSession.shared.data(from: url)"),
    subjects: .code, evidence: .code.union([.folder]),
    objects: ObjectKind.types.union([.itself, .macro, .member, .staticMember, .callee]), narrowing: [.inside],
    infinitive: "reach")

  /// What `reaches` takes of modules.
  package static let ofModules: Set<ObjectKind> = [.region, .list, .type, .glob, .itself]
}
