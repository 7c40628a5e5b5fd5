extension Shape {
  /// One Swift file.
  static let code: [Shape] = lines + declarations + generics + nests + chains + lists + comments

  private static let lines: [Shape] = [
    .code("one line that is no Swift") { String(repeating: "]) ", count: $0) },
    .code("lines that are no Swift") { String(repeating: "])\n", count: $0) },
    .code("one line of findings") { size in
      "struct A: View { var body: some View { \(list(size, "; ") { "let a\($0) = URLSession.shared" }) } }"
    },
    .code("a finding on every line") { size in
      "struct A: View {\nvar body: some View {\n\(pieces(size) { "let a\($0) = URLSession.shared\n" })}\n}"
    },
    .code("views that break a rule") { size in
      pieces(size) { "struct A\($0): View {\n  @Environment(\\.modelContext) var context\n}\n" }
    },
    .code("mocks that hide a finding") { size in
      pieces(size) { "struct Mock\($0): View { var body: some View { Text(URLSession.shared) } }\n" }
    },
    .code("one value used everywhere") { size in
      """
      struct A: View {
        @Environment(\\.modelContext) var context
        func save() {
      \(String(repeating: "    context.save()\n", count: size))  }
      }
      """
    },
    .code("one value used everywhere in a line") { size in
      "struct A: View { @Environment(\\.modelContext) var c; func f() { \(String(repeating: "c.save(); ", count: size)) } }"
    },
    .code("one string") { "let a = \"" + String(repeating: "a \\(b) ", count: $0) + "\"" },
    .code("one line of views") { size in list(size, "; ") { "struct A\($0): View { var c: ModelContext }" } },
  ]

  private static let declarations: [Shape] = [
    .code("conformances of one type") { "struct A: \(list($0) { "P\($0)" }) {}" },
    .code("conformances to the file's protocols") { size in
      pieces(size) { "protocol P\($0) {}\n" } + "struct A: \(list(size) { "P\($0)" }) {}"
    },
    .code("extensions of one type") { size in
      "struct A {}\n" + pieces(size) { "extension A { var a\($0): Int { 1 } }\n" }
    },
    .code("conforming extensions of one type") { size in
      "struct A {}\n" + pieces(size) { "extension A: P\($0) {}\n" }
    },
    .code("members of an extension") { size in
      "struct A: View {}\nextension A {\n\(pieces(size) { "var a\($0): ModelContext { b\($0) }\n" })}"
    },
    .code("extensions of types in extensions") { size in
      "struct A {}\n" + pieces(size) { "extension A { struct B\($0) {} }\nextension A.B\($0): View {}\n" }
    },
    .code("properties that initialisers assign") { size in
      """
      struct A: View {
      \(pieces(size) { "let a\($0): TripRepository\n" })
      init(\(list(size) { "a\($0): TripRepository" })) {
      \(pieces(size) { "self.a\($0) = a\($0)\n" })}
      }
      """
    },
    .code("values that are passed on") { size in
      """
      final class CartViewModel { \(pieces(size) { "let b\($0): TripRepository; " }) }
      struct A: View {
      \(pieces(size) { "let a\($0): TripRepository\n" })
      var model: CartViewModel { CartViewModel(\(list(size) { "b\($0): a\($0)" })) }
      }
      """
    },
    .code("functions of one name") { size in
      "struct A: View {\n\(pieces(size) { "func f(a\($0): Int) { f(a\($0): context) }\n" })}"
    },
    .code("global functions of one name") { size in pieces(size) { "func f(a\($0): Int) { f(a\($0): 1) }\n" }
    },
    .code("types of one name") { size in
      pieces(size) { "struct A\($0): View { struct Row { let a: ModelContext }; let row: Row }\n" }
    },
    .code("declarations of one type") { size in
      String(repeating: "struct A: View { let a: ModelContext }\n", count: size)
    },
    .code("enum cases and their switch") { size in
      """
      enum A { case \(list(size) { "a\($0)" }) }
      func f(_ a: A) { switch a { \(pieces(size) { "case .a\($0): break\n" }) } }
      """
    },
    .code("environment keys") { size in
      """
      extension EnvironmentValues { \(pieces(size) { "@Entry var a\($0): TripRepository\n" }) }
      \(pieces(size) { "struct V\($0): View { @Environment(\\.a\($0)) var a }\n" })
      """
    },
    .code("attributes of a declaration") { list($0, " ") { "@A\($0)" } + " struct B: View {}" },
    .code("attributes that name a type") { size in
      "struct A: View { \(String(repeating: "@A(URLSession.self) ", count: size))var b: Int }"
    },
    .code("modifiers of a declaration") {
      "struct A: View { \(String(repeating: "@A public ", count: $0))var b: URLSession }"
    },
    .code("names of one declaration") { size in
      "struct A: View { var \(list(size) { "a\($0) = URLSession()" }) }"
    },
    .code("names behind many attributes") { size in
      """
      struct A: View {
        \(String(repeating: "@Query ", count: size)) var \(list(size) { "a\($0) = URLSession()" })
      }
      """
    },
    .code("locals of one declaration") { size in
      "struct A: View { func f() { let \(list(size) { "a\($0) = URLSession()" }) } }"
    },
    .code("conditions") { size in pieces(size) { "#if A\($0)\nstruct B\($0): View {}\n#endif\n" } },
    .code("branches of a condition") { size in
      "#if A\n" + pieces(size) { "struct B\($0): View {}\n#elseif A\($0)\n" } + "#endif\n"
    },
    .code("previews") { size in pieces(size) { "#Preview { A\($0)(context: ModelContext()) }\n" } },
    .code("view models and their views") { size in
      pieces(size) {
        "final class A\($0)ViewModel { let r: TripRepository }\nstruct A\($0): View { let m: A\($0)ViewModel }\n"
      }
    },
    .code("use cases that one view model holds") { size in
      """
      \(pieces(size) { "protocol Get\($0)UseCase { func execute() -> Trip\($0) }\nstruct Trip\($0) {}\n" })
      final class AViewModel {
      \(pieces(size) { "let a\($0): Get\($0)UseCase\n" })}
      """
    },
    .code("views that one type mentions") { size in
      """
      \(pieces(size) { "struct A\($0): View { var body: some View { Text(\"\") } }\n" })
      struct B: View { var body: some View {
      \(pieces(size) { "A\($0)()\n" })} }
      """
    },
  ]

  private static let generics: [Shape] = [
    .code("generic parameters and requirements") { size in
      "func f<\(list(size) { "T\($0): P" })>() where \(list(size) { "T\($0): Q" }) {}"
    },
    .code("generic parameters and uses") { size in
      "func f<\(list(size) { "T\($0): P" })>(\(list(size) { "a\($0): T\($0)" })) {}"
    },
    .code("uses of one generic parameter") { size in
      "func f<T: P>(\(list(size) { "a\($0): T" })) {}"
    },
    .code("generic functions in each other", most: 4_000) { size in
      pieces(size) { "func f\($0)<T\($0): P>(a: T0, b: T\($0)) {\n" } + String(repeating: "}", count: size)
    },
    .code("generic arguments") { size in "let a: A<\(list(size) { "B\($0)" })>" },
    .code("generic arguments in each other") { "let a: " + nested($0, "A<", "B", ">") },
  ]

  private static let nests: [Shape] = [
    .code("nested types") { size in
      pieces(size) { "struct A\($0): View { let a: ModelContext\n" } + String(repeating: "}", count: size)
    },
    .code("nested types of one name") { nested($0, "struct A: View { let a: A\n", "", "}") },
    .code("nested functions") { size in
      "struct A: View {" + pieces(size) { "func f\($0)(a: ModelContext) { a.save()\n" }
        + String(repeating: "}", count: size + 1)
    },
    .code("nested closures") { size in
      "struct A: View { let c: ModelContext; var body: some View { "
        + nested(size, "f { a in c.save(); ", "", "}") + "} }"
    },
    .code("nested builders") { size in
      "struct A: View { var body: some View { " + nested(size, "VStack { Text(URLSession.shared)\n", "", "}")
        + "} }"
    },
    .code("nested conditions") { size in
      "struct A: View { func f(c: ModelContext) { " + nested(size, "if let a = c { a.save()\n", "", "}")
        + "} }"
    },
    .code("nested brackets") { "let a = " + nested($0, "([", "b", "])") },
    .code("nested calls") { "let a = " + nested($0, "f(a: ", "b", ")") },
    .code("nested strings") { "let a = " + nested($0, "\"\\(", "b", ")\"") },
    .code("nested comments") { nested($0, "/* ", "", " */") },
    .code("nested conditional compilation") { nested($0, "#if A\nstruct B: View {}\n", "", "#endif\n") },
    .code("nested optionals") { "let a: B" + String(repeating: "?", count: $0) },
    .code("nested tuples") { "let a: " + nested($0, "(A, ", "B", ")") },
    .code("nested function types") { "let a: " + nested($0, "(A) -> (", "B", ")") },
    .code("nested else") { size in
      "func f() { if a {} " + String(repeating: "else if a { b() } ", count: size) + "}"
    },
    .code("else if that uses a value") { size in
      "struct A: View { @Query var a: [Int]; func f() { if b { a.x() } "
        + String(repeating: "else if b { a.x() } ", count: size) + "} }"
    },
    .code("else if that binds a value") { size in
      "struct A: View { let a: URLSession?; func f() { if let x = a { x.x() } "
        + String(repeating: "else if let x = a { x.x() } ", count: size) + "} }"
    },
    .code("else if that matches a value") { size in
      "struct A: View { let a: URLSession?; func f() { if case let x? = a { x.x() } "
        + String(repeating: "else if case let x? = a { x.x() } ", count: size) + "} }"
    },
    .code("nested ternaries") { "let a = " + String(repeating: "b ? c : ", count: $0) + "d" },
  ]

  private static let chains: [Shape] = [
    .code("typealiases of each other") { size in
      "struct A0: View {}\n" + pieces(size) { "typealias A\($0 + 1) = A\($0)\nlet a\($0): A\($0 + 1)\n" }
    },
    .code("typealiases in a circle") { size in
      pieces(size) { "typealias A\($0) = A\(($0 + 1) % size)\nlet a\($0): A\($0)\n" }
    },
    .code("typealiases of one type") { size in
      "struct A: View {}\n" + pieces(size) { "typealias A\($0) = A\nlet a\($0): A\($0)\n" }
    },
    .code("protocols that refine each other") { size in
      "protocol P0: View {}\n"
        + pieces(size) {
          "protocol P\($0 + 1): P\($0) {}\nstruct A\($0): P\($0 + 1) { let c: ModelContext }\n"
        }
    },
    .code("protocols in a circle") { size in
      pieces(size) { "protocol P\($0): P\(($0 + 1) % size) {}\nstruct A\($0): P\($0) {}\n" }
    },
    .code("a protocol that refines many") { size in
      pieces(size) { "protocol P\($0) {}\n" } + "protocol P: \(list(size) { "P\($0)" }) {}\nstruct A: P {}"
    },
    .code("a protocol that many keep") { size in
      "protocol TripRepository {}\n" + pieces(size) { "struct A\($0): TripRepository {}\n" }
    },
    .code("classes that inherit each other") { size in
      "class A0: UIViewController { var c: ModelContext }\n"
        + pieces(size) { "class A\($0 + 1): A\($0) { func f() { c.save() } }\n" }
    },
    .code("locals that name each other") { size in
      "struct A: View { let a0: ModelContext\nfunc f() {\n\(pieces(size) { "let a\($0 + 1) = a\($0)\n" })} }"
    },
    .code("properties that name each other") { size in
      "struct A: View { let a0 = ModelContext()\n\(pieces(size) { "var a\($0 + 1): Any { a\($0) }\n" })}"
    },
    .code("inferred properties of each other") { size in
      "struct A: View { static let a0 = ModelContext()\n\(pieces(size) { "static let a\($0 + 1) = a\($0)\n" })}"
    },
    .code("members of each other's types") { size in
      pieces(size) { "struct A\($0) { let a: A\($0 + 1) }\n" }
        + "struct B: View { let a: A0; func f() { a" + String(repeating: ".a", count: size) + ".save() } }"
    },
    .code("one chain of members") {
      "struct A: View { let a: A; func f() { a" + String(repeating: ".a", count: $0) + "() } }"
    },
    .code("modifiers of a view") { size in
      "struct A: View { var body: some View { Text(\"\")\n\(String(repeating: ".padding(URLSession.shared)\n", count: size)) } }"
    },
    .code("conditions that name each other") { size in
      "func f() { if let a0 = b, \(list(size) { "let a\($0 + 1) = a\($0)" }) { g(a\(size)) } }"
    },
    .code("names of one pattern") { size in
      "struct A: View { func f(c: [ModelContext]) { for (\(list(size) { "a\($0)" })) in c { \(pieces(size) { "a\($0).save(); " }) } } }"
    },
    .code("a chain of calls that break a rule") { size in
      """
      final class AViewModel { let date: Date }
      struct A: View { let model: AViewModel; var body: some View {
      Text(model.date\(String(repeating: ".formatted()", count: size)))
      } }
      """
    },
    .code("a chain of uses") { size in
      "struct A: View { let a: ModelContext; func f() { self.a\(String(repeating: ".self.a", count: size)) } }"
    },
    .code("a sum that breaks a rule") { size in
      """
      final class AViewModel { \(pieces(size) { "let a\($0): Int; " }) }
      struct A: View { let model: AViewModel; var body: some View {
      Text("\\(\(list(size, " + ") { "model.a\($0)" }))")
      } }
      """
    },
    .code("arguments that are made in place") { size in
      """
      final class AViewModel { init(\(list(size) { "a\($0): State<TripRepository>" })) {} }
      struct A: View {
      \(pieces(size) { "let a\($0): TripRepository\n" })
      var model: AViewModel { AViewModel(\(list(size) { "a\($0): .init(a\($0))" })) }
      }
      """
    },
    .code("values of chains of values of chains") { size in
      let (x, y) = (String(repeating: ".y", count: size), String(repeating: ".z", count: size))
      return "struct A: View { static let z = A()\nstatic let y = A\(y)\nstatic let x = A\(x)\n"
        + pieces(size) { "let p\($0) = A.x.x\n" } + "}"
    },
    .code("uses of a long sum") { size in
      "struct A: View { static let z = A()\nstatic let x = \(list(size, " + ") { _ in "A.z" })\n"
        + pieces(size) { "let p\($0) = A.x\n" } + "}"
    },
    .code("uses of a function of many parameters") { size in
      "func f(\(list(size) { "a\($0): Int" })) -> A {}\nstruct A: View {\n"
        + pieces(size) { "let p\($0) = f()\n" } + "}"
    },
    .code("uses of a generic function of many") { size in
      "func f<\(list(size) { "A\($0)" })>() -> A {}\nstruct A: View {\n"
        + pieces(size) { "let p\($0) = f()\n" }
        + "}"
    },
    .code("uses of a value of many types") { size in
      "struct A: View { static let x: (\(list(size) { "T\($0)" }))\n" + pieces(size) { "let p\($0) = A.x\n" }
        + "}"
    },
    .code("parameters of a closure") { size in
      """
      struct A: View { let a: [A]
        var body: some View { a.map { \(list(size) { "b\($0)" }) in
      \(pieces(size) { "b\($0).modelContext.a\n" })} }
      }
      """
    },
    .code("parameters over a long collection") { size in
      """
      struct A: View {
        var body: some View { [\(list(size) { _ in "A()" })].map { \(list(size) { "b\($0)" }) in
      \(pieces(size) { "b\($0).modelContext.a\n" })} }
      }
      """
    },
    .code("assignments in a row") { size in "func f() { \(list(size, " = ") { "a\($0)" }) }" },
    .code("forwarding functions") { size in
      """
      final class GetTripUseCase {
        let trips: TripRepository
      \(pieces(size) { "func f\($0)() -> Int { trips.f\($0)() }\n" })}
      """
    },
  ]

  private static let lists: [Shape] = [
    .code("items of an array") { "let a = [\(list($0) { "b\($0)" })]" },
    .code("operands") { "let a = \(list($0, " + ") { "b\($0)" })" },
    .code("parameters") { "func f(\(list($0) { "a\($0): ModelContext" })) {}" },
    .code("arguments") { "let a = f(\(list($0) { "a\($0): b\($0)" }))" },
    .code("locals of a function") { size in
      "struct A: View { func f() { \(pieces(size) { "let a\($0) = ModelContext()\na\($0).save()\n" }) } }"
    },
    .code("locals of one name") { size in
      "struct A: View { func f() { \(String(repeating: "let a = ModelContext()\na.save()\n", count: size)) } }"
    },
    .code("names that are hidden in blocks") { size in
      "struct A: View { let a: ModelContext; func f() { \(String(repeating: "do { let a = 1; g(a) }; a.save()\n", count: size)) } }"
    },
    .code("closures side by side") { size in
      "struct A: View { let c: ModelContext; var body: some View { \(String(repeating: "f { x in x.g { $0 }; c.save() }\n", count: size)) } }"
    },
    .code("conditions of one if") { "func f() { if \(list($0) { "let a\($0) = b\($0)" }) {} }" },
    .code("statements") { size in "func f() {\n\(pieces(size) { "a\($0) = b\n" })}" },
    .code("imports") { size in pieces(size) { "import A\($0)\n" } + "struct A: View { let c: ModelContext }"
    },
    .code("formatting in a body") { size in
      """
      struct AViewModel { let a: Double }
      struct A: View { let model: AViewModel; var body: some View {
      \(String(repeating: "Text(String(format: \"%f\", model.a))\n", count: size))} }
      """
    },
  ]

  private static let comments: [Shape] = [
    .code("allowances") { size in
      pieces(size) {
        "struct A\($0): View {\n// eaves:allow layer-view-no-data-access -- why\nlet c: ModelContext\n}\n"
      }
    },
    .code("allowances of nothing") {
      String(repeating: "// eaves:allow layer-view-no-data-access -- why\n", count: $0) + "struct A {}"
    },
    .code("allowances in one line") { size in
      "let a = 1 " + String(repeating: "/* eaves:allow x -- y */ ", count: size)
    },
    .code("allowances of unknown rules") { size in
      pieces(size) { "// eaves:allow layer-view-no-data-\($0) -- why\n" } + "struct A {}"
    },
    .code("allowances in nested types") { size in
      nested(
        size, "// eaves:allow layer-view-no-data-access -- why\nstruct A: View {\nlet c: ModelContext\n", "",
        "}\n")
    },
  ]
}
