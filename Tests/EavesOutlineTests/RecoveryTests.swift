import Testing

/// What is lost when a token cannot be placed, and what is said about it: `!` stands before a message.
@Suite struct RecoveryTests {
  @Test(
    "Recovery",
    arguments: Example.read(
      ##"""
      struct A {
        func f() { g( }
        let x = 1
      }
      → structDecl A(name A, members(funcDecl f(name f, block(expression(identifier g, call))),
      →  variableDecl(binding x(name x, initializer(integerLiteral))))) !`(` opened on line 2 is never
      →  closed
      ---
      let a = "b
      let c = 1
      → variableDecl(binding a(name a, initializer(stringLiteral))) variableDecl(binding c(name c,
      →  initializer(integerLiteral))) !a string that begins here is never closed
      ---
      struct A {
        func f() {
          b

      struct C { }
      → structDecl A(name A, members(funcDecl f(name f, block(expression(identifier b))))) structDecl C(
      → name C, members) !`{` opened on line 1 is never closed !`{` opened on line 2 is never closed
      ---
      struct A {
        let a = 1
      private func f() {}
      struct B {}
      }
      struct C {}
      → structDecl A(name A, members(variableDecl(binding a(name a, initializer(integerLiteral))), funcDecl
      →  f(modifier private, name f, block), structDecl B(name B, members))) structDecl C(name C, members)
      ---
      }
      let a = 1
      → notUnderstood variableDecl(binding a(name a, initializer(integerLiteral))) !unexpected `}`
      ---
      <<<<<<< a
      let b = 1
      =======
      let b = 2
      >>>>>>> c
      → variableDecl(binding b(name b, initializer(integerLiteral))) variableDecl(binding b(name b,
      →  initializer(integerLiteral))) !conflict marker !conflict marker !conflict marker
      ---
      /* a
      →  !`/*` is never closed
      ---
      func f(a: Int, ) { ) }
      let b = 1
      → funcDecl f(name f, parameter a(name a, typeAnnotation(typeName Int)), block(notUnderstood))
      →  variableDecl(binding b(name b, initializer(integerLiteral))) !unexpected `)`
      ---
      x.
      let a = 1
      → expression(identifier x) variableDecl(binding a(name a, initializer(integerLiteral))) !a name is
      →  missing after `.`
      ---
      struct {
       let a = 1 }
      let b = 2
      → structDecl(members(variableDecl(binding a(name a, initializer(integerLiteral))))) variableDecl(
      → binding b(name b, initializer(integerLiteral))) !unexpected `{`
      ---
      let x = )
      let y = 1
      → variableDecl(binding x(name x)) notUnderstood variableDecl(binding y(name y, initializer(
      → integerLiteral))) !unexpected `)`
      ---
      #endif
      a
      → notUnderstood expression(identifier a) !unexpected `#endif`
      """##))
  func recovery(_ example: Example) {
    #expect(sketch(example.source) == example.sketch)
  }
}
