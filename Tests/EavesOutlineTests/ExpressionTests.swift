import Testing

/// Expressions as sequences of siblings, closures, strings.
@Suite struct ExpressionTests {
  @Test(
    "Expressions",
    arguments: Example.read(
      ##"""
      a.b(c).d
      → expression(identifier a, member b, call(argument(identifier c)), member d)
      ---
      a
        .b
        .c()
      → expression(identifier a, member b, member c, call)
      ---
      f<A>(x)
      → expression(identifier f(genericArgument(typeName A)), call(argument(identifier x)))
      ---
      a < b
      → expression(identifier a, binaryOperator <, identifier b)
      ---
      f(a < b, c > d)
      → expression(identifier f, call(argument(identifier a, binaryOperator <, identifier b), argument(
      → identifier c, binaryOperator >, identifier d)))
      ---
      [X<Y>]()
      → expression(arrayLiteral(element(identifier X(genericArgument(typeName Y)))), call)
      ---
      a ? b : c ?? d
      → expression(identifier a, ternary(identifier b), identifier c, binaryOperator ??, identifier d)
      ---
      -x + !y
      → expression(prefixOperator -, identifier x, binaryOperator +, prefixOperator !, identifier y)
      ---
      x as? A ?? b
      → expression(identifier x, cast as?(typeName A), binaryOperator ??, identifier b)
      ---
      x is A
      → expression(identifier x, cast is(typeName A))
      ---
      a = b
      → expression(identifier a, assignment, identifier b)
      ---
      f(&x)
      → expression(identifier f, call(argument(prefixKeyword &, identifier x)))
      ---
      f(a:b:)
      → expression(identifier f, argumentNames a:b:)
      ---
      reduce(0, +)
      → expression(identifier reduce, call(argument(integerLiteral), argument(prefixOperator +)))
      ---
      1...
      → expression(integerLiteral, postfixOperator ...)
      ---
      ...2
      → expression(prefixOperator ..., integerLiteral)
      ---
      0x1.8p3 + 1_0.5e-3
      → expression(floatLiteral, binaryOperator +, floatLiteral)
      ---
      t.0.1
      → expression(identifier t, member 0, member 1)
      ---
      try? await f()
      → expression(prefixKeyword try?, prefixKeyword await, identifier f, call)
      ---
      try! g()
      → expression(prefixKeyword try!, identifier g, call)
      ---
      await x
      → expression(prefixKeyword await, identifier x)
      ---
      await(x)
      → expression(prefixKeyword await, tuple(element(identifier x)))
      ---
      unsafe x
      → expression(prefixKeyword unsafe, identifier x)
      ---
      unsafe { x }
      → expression(prefixKeyword unsafe, closure(expression(identifier x)))
      ---
      let a = f { get }
      → variableDecl(binding a(name a, initializer(identifier f, call(argument(closure(expression(
      → identifier get)))))))
      ---
      consume x
      → expression(prefixKeyword consume, identifier x)
      ---
      each x
      → expression(prefixKeyword each, identifier x)
      ---
      self.open
      → expression(identifier self, member open)
      ---
      f(in: 1, default: 2)
      → expression(identifier f, call(argument in(integerLiteral), argument default(integerLiteral)))
      ---
      x.init(1).self
      → expression(identifier x, member init, call(argument(integerLiteral)), member self)
      ---
      x[1, a: 2]?.b!
      → expression(identifier x, subscript_(argument(integerLiteral), argument a(integerLiteral)),
      →  optionalChain, member b, forceUnwrap)
      ---
      \.self
      → expression(keyPath(keyPathComponent self))
      ---
      \.self.a
      → expression(keyPath(keyPathComponent a))
      ---
      \A.b?.c[0]
      → expression(keyPath(typeName A, keyPathComponent b, optionalChain, keyPathComponent c, subscript_(
      → argument(integerLiteral))))
      ---
      \.[0].a
      → expression(keyPath(subscript_(argument(integerLiteral)), keyPathComponent a))
      ---
      \A.B.c
      → expression(keyPath(typeName A, typeMember B, keyPathComponent c))
      ---
      #selector(A.b(_:))
      → macroExpansion selector(name selector, argument(identifier A, member b, argumentNames _:))
      ---
      #Predicate<A> { $0.b }
      → macroExpansion Predicate(name Predicate, genericArgument(typeName A), argument(closure(expression(
      → identifier $0, member b))))
      ---
      #file
      → macroExpansion file(name file)
      ---
      x = if a { 1 } else { 2 }
      → expression(identifier x, assignment, ifStmt(condition(identifier a), block(expression(
      → integerLiteral)), elseBranch(block(expression(integerLiteral)))))
      ---
      let x = switch y { case 1: 2; default: 3 }
      → variableDecl(binding x(name x, initializer(switchStmt(sequence(identifier y), switchCase(caseItem(
      → pattern(integerLiteral)), expression(integerLiteral)), switchCase(expression(integerLiteral))))))
      ---
      /a b/
      → expression(regexLiteral)
      ---
      x / y / z
      → expression(identifier x, binaryOperator /, identifier y, binaryOperator /, identifier z)
      ---
      #/a/b/#
      → expression(regexLiteral)
      ---
      (a: 1, b)
      → expression(tuple(element a(integerLiteral), element(identifier b)))
      ---
      [1, 2]
      → expression(arrayLiteral(element(integerLiteral), element(integerLiteral)))
      ---
      [:]
      → expression(dictionaryLiteral)
      ---
      [a: b]
      → expression(dictionaryLiteral(element(identifier a), element(identifier b)))
      ---
      true
      → expression(booleanLiteral true)
      ---
      nil
      → expression(nilLiteral nil)
      ---
      (Int) -> Void
      → expression(tuple(element(identifier Int)), arrow, identifier Void)
      ---
      [(A) throws -> B]()
      → expression(arrayLiteral(element(tuple(element(identifier A)), effect throws, arrow, identifier
      →  B)), call)
      ---
      $0.a
      → expression(identifier $0, member a)
      ---
      `default`
      → expression(identifier default)
      ---
      a!=b
      → expression(identifier a, forceUnwrap, assignment, identifier b)
      ---
      any P.self
      → expression(prefixKeyword any, identifier P, member self)
      """##))
  func expressions(_ example: Example) {
    #expect(sketch(example.source) == example.sketch)
  }

  @Test(
    "Closures",
    arguments: Example.read(
      ##"""
      f { }
      → expression(identifier f, call(argument(closure)))
      ---
      f { a, _ in b }
      → expression(identifier f, call(argument(closure(parameter a(name a), parameter _(name _),
      →  expression(identifier b)))))
      ---
      f { (a: Int, b) async throws -> C in d }
      → expression(identifier f, call(argument(closure(parameter a(name a, typeAnnotation(typeName Int)),
      →  parameter b(name b), effect async, effect throws, returnType(typeName C), expression(identifier
      →  d)))))
      ---
      f { [weak self, x = y, unowned(safe) z] in }
      → expression(identifier f, call(argument(closure(capture self(modifier weak), capture x(initializer(
      → identifier y)), capture z(modifier unowned(
      → modifierDetail safe))))))
      ---
      f { @MainActor [a] (b) in c }
      → expression(identifier f, call(argument(closure(attribute MainActor(name MainActor), capture a,
      →  parameter b(name b), expression(identifier c)))))
      ---
      f(a) { } b: { }
      → expression(identifier f, call(argument(identifier a), argument(closure), argument b(closure)))
      ---
      f { $0 }.g { }
      → expression(identifier f, call(argument(closure(expression(identifier $0)))), member g, call(
      → argument(closure)))
      ---
      if f(x { 1 }) { }
      → ifStmt(condition(identifier f, call(argument(identifier x, call(argument(closure(expression(
      → integerLiteral))))))), block)
      ---
      if a.contains { $0 } { b }
      → ifStmt(condition(identifier a, member contains, call(argument(closure(expression(identifier
      →  $0))))), block(expression(identifier b)))
      ---
      guard let a = b.first { $0 } else { }
      → guardStmt(condition(optionalBinding a(name a, initializer(identifier b, member first, call(
      → argument(closure(expression(identifier $0))))))), block)
      """##))
  func closures(_ example: Example) {
    #expect(sketch(example.source) == example.sketch)
  }

  @Test(
    "Strings",
    arguments: Example.read(
      ##"""
      "a\(b)c"
      → expression(stringLiteral(interpolation(argument(identifier b))))
      ---
      #"a\(b)\#(c)"#
      → expression(stringLiteral(interpolation(argument(identifier c))))
      ---
      """
       a "\(b { "c\(d)" })"
      """
      → expression(stringLiteral(interpolation(argument(identifier b, call(argument(closure(expression(
      → stringLiteral(interpolation(argument(identifier d)))))))))))
      ---
      #"""#
      → expression(stringLiteral)
      ---
      "\(a, b: c)"
      → expression(stringLiteral(interpolation appendInterpolation(argument(identifier a), argument b(identifier c))))
      ---
      "a" + "b"
      → expression(stringLiteral, binaryOperator +, stringLiteral)
      """##))
  func strings(_ example: Example) {
    #expect(sketch(example.source) == example.sketch)
  }
}
