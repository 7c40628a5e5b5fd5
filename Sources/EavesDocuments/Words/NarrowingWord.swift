/// A word that stands beside another and narrows it.
package enum NarrowingWord: String, CaseIterable, Sendable {
  case of, inside
  case directlyIn = "directly-in"
  case named, written, via, count, which

  /// One line, without a final period.
  package var meaning: String {
    switch self {
    case .of:
      "the value concerned: what receiver, operands or an argument come from, by type, member or attribute"
    case .inside:
      "where: a place in code (below), \".onAppear\" (arguments and closures of that call), \".sheet(onDismiss:)\" (that argument of it), \".sheet(_:)\" (what has no label: the first closure behind its brackets has none), \"@Query\" (the arguments of that attribute), a role"
    case .directlyIn: "as inside, with no other closure, loop, function or type in between"
    case .which:
      "clauses below it that the object fulfils: the type; beside `declares: member` the member; of several items with dashes all"
    case .named: "the member's own name (glob), with holds, accepts, exposes"
    case .written:
      "the whole type as it is written (glob of `*`; blanks mean nothing, `?` is an optional), with holds, accepts, exposes: \"any *\", \"some *\", \"*?\"; attributes before it and `...` behind it where the glob has some: \"@escaping *\"; none that is inferred"
    case .via:
      "property or result, with exposes; attributes of the property, with held-by"
    case .count:
      "how many: who do it, beside a passive; what is held or created, in a role; how many modules are called so, beside `in` of a role; the findings there would be, beside a verb, which become one at the subject; else at least 1"
    }
  }

  /// Whether it says where something stands.
  package var isPlace: Bool { self == .inside || self == .directlyIn }

  /// What it may stand beside, for the error of one that stands elsewhere.
  package var home: String {
    switch self {
    case .of: "`calls`, `creates`, `mentions`, `holds`, `accepts`, `exposes`, `passes-to` or `argument`"
    case .inside: "verbs about code, measures and clauses of calls"
    case .directlyIn: "verbs about code and clauses of calls"
    case .which: "verbs whose object is a type, such as `holds`, and `declares: member`"
    case .named, .written: "`holds`, `accepts` or `exposes`"
    case .via: "`exposes` or a passive such as `held-by`"
    case .count: "a passive such as `held-by`, a verb such as `holds`, or `in` of a role"
    }
  }
}
