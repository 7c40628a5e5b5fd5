import Testing

@testable import EavesOutline

/// Statements, patterns, and every branch of a condition.
@Suite struct StatementTests {
  @Test(
    "Statements",
    arguments: Example.read(
      ##"""
      guard let x, let y = z else { return }
      → guardStmt(condition(optionalBinding x(name x)), condition(optionalBinding y(name y, initializer(
      → identifier z))), block(returnStmt))
      ---
      if case .a(let b) = c, #available(iOS 17, *), d { } else if e { } else { }
      → ifStmt(condition(casePattern(pattern(implicitMember a, call(argument(boundName b))), initializer(
      → identifier c))), condition(availability available), condition(identifier d), block, elseBranch(
      → ifStmt(condition(identifier e), block, elseBranch(block))))
      ---
      while let x = y { }
      → whileStmt(condition(optionalBinding x(name x, initializer(identifier y))), block)
      ---
      repeat { } while a
      → repeatStmt(block, condition(identifier a))
      ---
      for x in y where z { }
      → forStmt(pattern(boundName x), sequence(identifier y), condition(identifier z), block)
      ---
      for case let (a, b)? in c { }
      → forStmt(pattern(tuple(element(boundName a), element(boundName b)), optionalChain), sequence(
      → identifier c), block)
      ---
      for try await x in y { }
      → forStmt(pattern(boundName x), sequence(identifier y), block)
      ---
      switch a { case let .b(c, d) where c: e; case is F, (let g, _): break; @unknown default: h }
      → switchStmt(sequence(identifier a), switchCase(caseItem(pattern(implicitMember b, call(argument(
      → boundName c), argument(boundName d))), condition(identifier c)), expression(identifier e)),
      →  switchCase(caseItem(pattern(cast is(typeName F))), caseItem(pattern(tuple(element(boundName g),
      →  element(identifier _)))), jump break), switchCase(attribute unknown(name unknown), expression(
      → identifier h)))
      ---
      do throws(E) { } catch let e as F { } catch .a, B.c { } catch { }
      → doStmt(effect throws(typeName E), block, catchClause(caseItem(pattern(boundName e, cast as(
      → typeName F))), block), catchClause(caseItem(pattern(implicitMember a)), caseItem(pattern(
      → identifier B, member c)), block), catchClause(block))
      ---
      do { } catch where a { }
      → doStmt(block, catchClause(caseItem(condition(identifier a)), block))
      ---
      defer { }
      → deferStmt(block)
      ---
      lazy(a)
      let b = 1
      → expression(identifier lazy, call(argument(identifier a))) variableDecl(binding b(name b,
      →  initializer(integerLiteral)))
      ---
      a: while b { continue a }
      → statementLabel a whileStmt(condition(identifier b), block(jump continue(label a)))
      ---
      func f() { return
      }
      → funcDecl f(name f, block(returnStmt))
      ---
      func f() { return
       a.b }
      → funcDecl f(name f, block(returnStmt(identifier a, member b)))
      ---
      throw e
      → throwStmt(identifier e)
      ---
      a; b
      → expression(identifier a) expression(identifier b)
      ---
      f()
      (x)
      → expression(identifier f, call) expression(tuple(element(identifier x)))
      ---
      f()
      [x]
      → expression(identifier f, call) expression(arrayLiteral(element(identifier x)))
      ---
      a
      -b
      → expression(identifier a) expression(prefixOperator -, identifier b)
      ---
      yield &x
      → yieldStmt(prefixKeyword &, identifier x)
      ---
      yield(x)
      → expression(identifier yield, call(argument(identifier x)))
      ---
      get
      → expression(identifier get)
      """##))
  func statements(_ example: Example) {
    #expect(sketch(example.source) == example.sketch)
  }

  @Test(
    "A word that may be a modifier is a name where no declaration follows",
    arguments: Keyword.allCases.filter { $0.isModifier && !$0.isReservedModifier }.map(\.text))
  func modifierAlone(_ word: String) {
    #expect(
      sketch("switch a {\ncase 1: \(word)\ncase 2: b\n@unknown default: \(word)\n}")
        == "switchStmt(sequence(identifier a), switchCase(caseItem(pattern(integerLiteral)), expression("
        + "identifier \(word))), switchCase(caseItem(pattern(integerLiteral)), expression(identifier b)), "
        + "switchCase(attribute unknown(name unknown), expression(identifier \(word))))")
    #expect(
      sketch("do {\n\(word)\nprefix\nlazy(a)\nactor = \(word)\n}")
        == "doStmt(block(expression(identifier \(word)), expression(identifier prefix), expression("
        + "identifier lazy, call(argument(identifier a))), expression(identifier actor, assignment, "
        + "identifier \(word))))")
    #expect(
      sketch("do {\n\(word)\nlazy\nvar a = 1\n}")
        == "doStmt(block(variableDecl(modifier \(word), modifier lazy, binding a(name a, initializer("
        + "integerLiteral)))))")
    #expect(
      sketch("enum A {\n\(word) indirect\ncase b\n}")
        == "enumDecl A(name A, members(enumCaseDecl(modifier \(word), modifier indirect, enumElement b("
        + "name b))))")
  }

  @Test(
    "Conditional compilation",
    arguments: Example.read(
      ##"""
      #if A && os(B)
      import C
      #elseif D
      let x = 1
      #else
      #endif
      → conditionalCompilation(conditionalClause #if(condition, importDecl C(pathComponent C)),
      →  conditionalClause #elseif(condition, variableDecl(binding x(name x, initializer(
      → integerLiteral)))), conditionalClause #else)
      ---
      struct S {
      #if A
      var x = 1
      #endif
      }
      → structDecl S(name S, members(conditionalCompilation(conditionalClause #if(condition, variableDecl(
      → binding x(name x, initializer(integerLiteral)))))))
      ---
      switch a {
      #if B
      case 1: c
      #endif
      default: d
      }
      → switchStmt(sequence(identifier a), conditionalCompilation(conditionalClause #if(condition,
      →  switchCase(caseItem(pattern(integerLiteral)), expression(identifier c)))), switchCase(expression(
      → identifier d)))
      ---
      switch a {
      case 1: b
      #if C
      case 2: c
      #endif
      }
      → switchStmt(sequence(identifier a), switchCase(caseItem(pattern(integerLiteral)), expression(
      → identifier b)), conditionalCompilation(conditionalClause #if(condition, switchCase(caseItem(
      → pattern(integerLiteral)), expression(identifier c)))))
      ---
      a
      #if B
      .c()
      #endif
      .d()
      → expression(identifier a, conditionalCompilation(conditionalClause #if(condition, member c,
      →  call)), member d, call)
      ---
      [
      a,
      #if B
      c,
      #endif
      ]
      → expression(arrayLiteral(element(identifier a), conditionalCompilation(conditionalClause #if(
      → condition, element(identifier c)))))
      ---
      enum E {
      #if A
      case b
      #endif
      }
      → enumDecl E(name E, members(conditionalCompilation(conditionalClause #if(condition, enumCaseDecl(
      → enumElement b(name b))))))
      """##))
  func conditional(_ example: Example) {
    #expect(sketch(example.source) == example.sketch)
  }
}
