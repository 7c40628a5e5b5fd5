import Testing

/// Where one reading ends and another begins, as the compiler rules; each of these once read otherwise.
@Suite struct EdgeTests {
  @Test(
    "Edges",
    arguments: Example.read(
      ##"""
      a!=b
      → expression(identifier a, forceUnwrap, assignment, identifier b)
      ---
      @available (iOS 12, *) func f() { }
      → funcDecl f(attribute available(name available, argument(identifier iOS), argument(
      → prefixOperator *)), name f, block)
      ---
      @objc /* why */ (f) func g() { }
      → funcDecl g(attribute objc(name objc, argument(identifier f)), name g, block)
      ---
      @objc /* a */ /* b */
      func h() { }
      → funcDecl h(attribute objc(name objc), name h, block)
      ---
      @objc */
      func i() { }
      */
      → funcDecl i(attribute objc(name objc), name i, block) !unexpected `*/`: no comment is open !unexpected `*/`: no comment is open
      ---
      let a: @MainActor (Int) -> B
      → variableDecl(binding a(name a, typeAnnotation(attribute MainActor(name MainActor), tupleType(element(
      → typeName Int)), functionResult(typeName B))))
      ---
      for unsafe i in a { }
      → forStmt(pattern(boundName i), sequence(identifier a), block)
      ---
      for try await unsafe i in a { }
      → forStmt(pattern(boundName i), sequence(identifier a), block)
      ---
      for unsafe in a { }
      → forStmt(pattern(boundName unsafe), sequence(identifier a), block)
      ---
      using nonisolated
      → usingDecl(modifier nonisolated)
      ---
      using @MainActor
      → usingDecl(attribute MainActor(name MainActor))
      ---
      using
      nonisolated func f() { }
      → expression(identifier using) funcDecl f(modifier nonisolated, name f, block)
      ---
      f { 1 }
      { 2 }()
      → expression(identifier f, call(argument(closure(expression(integerLiteral)))))
      →  expression(closure(expression(integerLiteral)), call)
      ---
      if a.contains { b in
        b
      } { c }
      → ifStmt(condition(identifier a, member contains, call(argument(closure(parameter b(name b),
      →  expression(identifier b))))), block(expression(identifier c)))
      ---
      if a, { b }() { c }
      → ifStmt(condition(identifier a), condition(closure(expression(identifier b)), call),
      →  block(expression(identifier c)))
      ---
      let a = b.map(C.init(d: ))
      → variableDecl(binding a(name a, initializer(identifier b, member map, call(argument(identifier C,
      →  member init, argumentNames d:)))))
      ---
      var a = b { 1 }
      { c }
      → variableDecl(binding a(name a, initializer(identifier b,
      →  call(argument(closure(expression(integerLiteral))))))) expression(closure(expression(identifier
      →  c)))
      ---
      var a: B { read { yield c } modify { yield &c } }
      → variableDecl(binding a(name a, typeAnnotation(typeName B), accessor read(block(yieldStmt(identifier
      →  c))), accessor modify(block(yieldStmt(prefixKeyword &, identifier c)))))
      ---
      var a: B { read { c } }
      → variableDecl(binding a(name a, typeAnnotation(typeName B), accessor get(block(expression(identifier
      →  read, call(argument(closure(expression(identifier c)))))))))
      ---
      enum A { case b(@Sendable () -> Void) }
      → enumDecl A(name A, members(enumCaseDecl(enumElement b(name b, parameter(typeAnnotation(attribute
      →  Sendable(name Sendable), tupleType, functionResult(typeName Void)))))))
      ---
      @A(b: /, &c, named(deinit), extension) var d: E
      → variableDecl(attribute A(name A, argument b(prefixOperator /), argument(prefixKeyword &, identifier
      →  c), argument(identifier named, call(argument(identifier deinit))), argument(identifier extension)),
      →  binding d(name d, typeAnnotation(typeName E)))
      ---
      @A<B>.C<D> var e: F
      → variableDecl(attribute C(name A, genericArgument(typeName B), name C, genericArgument(typeName D)),
      →  binding e(name e, typeAnnotation(typeName F)))
      ---
      (a < b, c > (d))
      → expression(tuple(element(identifier a(genericArgument(typeName b), genericArgument(typeName c)),
      →  call(argument(identifier d)))))
      ---
      a = b<C>
      d
      → expression(identifier a, assignment, identifier b, binaryOperator <, identifier C, postfixOperator
      →  >) expression(identifier d)
      ---
      S<[3 of Int]>()
      → expression(identifier S(genericArgument(arrayType(element(integerLiteral), element(typeName Int)))),
      →  call)
      ---
      let a: [3 of Int]
      → variableDecl(binding a(name a, typeAnnotation(arrayType(element(integerLiteral), element(typeName
      →  Int)))))
      ---
      copy (a)
      → expression(identifier copy, call(argument(identifier a)))
      ---
      init(a: 1)
      → expression(identifier init, call(argument a(integerLiteral)))
      ---
      case_: switch a { @unknown default: @B let c = d }
      → statementLabel case_ switchStmt(sequence(identifier a), switchCase(attribute unknown(name unknown),
      →  variableDecl(attribute B(name B), binding c(name c, initializer(identifier d)))))
      ---
      switch a {
      case 1: b
      #if C
      #elseif D
      case 2: c
      #endif
      }
      → switchStmt(sequence(identifier a), switchCase(caseItem(pattern(integerLiteral)),
      →  expression(identifier b)), conditionalCompilation(conditionalClause #if(condition),
      →  conditionalClause #elseif(condition, switchCase(caseItem(pattern(integerLiteral)),
      →  expression(identifier c)))))
      ---
      #if A
      #if B
      @C
      #endif
      #endif
      struct D { }
      → structDecl D(conditionalCompilation(conditionalClause #if(condition,
      →  conditionalCompilation(conditionalClause #if(condition, attribute C(name C))))), name D, members)
      ---
      a = !/b/
      → expression(identifier a, assignment, prefixOperator !, regexLiteral)
      ---
      a = /b// c
      → expression(identifier a, assignment, prefixOperator /, identifier b)
      ---
      A::b(C::d, .E::f, #G::h(1))
      → expression(identifier A, member b, call(argument(identifier C, member d), argument(implicitMember
      →  f), argument(macroExpansion h(name h, argument(integerLiteral)))))
      ---
      @A::B var c: (D::E, F::G)
      → variableDecl(attribute B(name B), binding c(name c, typeAnnotation(tupleType(element(typeName D,
      →  typeMember E), element(typeName F, typeMember G)))))
      ---
      import struct A::B
      → importDecl A(importKind struct, pathComponent A, pathComponent B)
      ---
      #`a`(1)
      → macroExpansion a(name a, argument(integerLiteral))
      ---
      if case let A<B>.c(d) = e { }
      → ifStmt(condition(casePattern(pattern(identifier A(genericArgument(typeName B)), member c,
      →  call(argument(boundName d))), initializer(identifier e))), block)
      ---
      switch a { case .b(borrowing c): d }
      → switchStmt(sequence(identifier a), switchCase(caseItem(pattern(implicitMember b,
      →  call(argument(boundName c)))), expression(identifier d)))
      ---
      struct A { init !(b: C) { } }
      → structDecl A(name A, members(initDecl init(name init, parameter b(name b, typeAnnotation(typeName
      →  C)), block)))
      ---
      f((@convention(c) (A) -> B).self)
      → expression(identifier f, call(argument(tuple(element(attribute convention(name convention,
      →  argument(identifier c)), tupleType(element(typeName A)), functionResult(typeName B))), member
      →  self)))
      ---
      func f() -> <T: P> T { }
      → funcDecl f(name f, returnType(genericParameter T(name T, inheritedType(typeName P)), typeName T),
      →  block)
      """##))
  func edges(_ example: Example) {
    #expect(sketch(example.source) == example.sketch)
  }
}
