import Testing

/// Attributes with any arguments, and types as sequences.
@Suite struct TypeTests {
  @Test(
    "Attributes",
    arguments: Example.read(
      ##"""
      @Environment(\.modelContext) var x
      → variableDecl(attribute Environment(name Environment, argument(keyPath(keyPathComponent
      →  modelContext))), binding x(name x))
      ---
      @Query(sort: \Trip.name, order: .reverse) var x: [Trip]
      → variableDecl(attribute Query(name Query, argument sort(keyPath(typeName Trip, keyPathComponent
      →  name)), argument order(implicitMember reverse)), binding x(name x, typeAnnotation(arrayType(
      → element(typeName Trip)))))
      ---
      @available(iOS 17, *) func f()
      → funcDecl f(attribute available(name available, argument(identifier iOS), argument(
      → prefixOperator *)), name f)
      ---
      @objc(foo:bar:) func f()
      → funcDecl f(attribute objc(name objc, argument foo(identifier bar)), name f)
      ---
      @Environment(Store.self) var x
      → variableDecl(attribute Environment(name Environment, argument(identifier Store, member self)),
      →  binding x(name x))
      ---
      @A.B<C> var x
      → variableDecl(attribute B(name B, genericArgument(typeName C)), binding x(name x))
      ---
      @_spi(X) import Y
      → importDecl Y(attribute _spi(name _spi, argument(identifier X)), pathComponent Y)
      ---
      let f: @MainActor @Sendable (Int) -> Void
      → variableDecl(binding f(name f, typeAnnotation(attribute MainActor(name MainActor), attribute
      →  Sendable(name Sendable), tupleType(element(typeName Int)), functionResult(typeName Void))))
      ---
      let f: @convention(c) () -> Void
      → variableDecl(binding f(name f, typeAnnotation(attribute convention(name convention, argument(
      → identifier c)), tupleType, functionResult(typeName Void))))
      ---
      @_specialize(where T == Int) func f()
      → funcDecl f(attribute _specialize(name _specialize, argument), name f)
      ---
      #if A
      @B
      #endif
      func f()
      → funcDecl f(conditionalCompilation(conditionalClause #if(condition, attribute B(name B))), name f)
      """##))
  func attributes(_ example: Example) {
    #expect(sketch(example.source) == example.sketch)
  }

  @Test(
    "Types",
    arguments: Example.read(
      ##"""
      let x: A.B<C>?
      → variableDecl(binding x(name x, typeAnnotation(typeName A, typeMember B(genericArgument(typeName
      →  C)), optionalType)))
      ---
      let x: [Int: [A]]
      → variableDecl(binding x(name x, typeAnnotation(dictionaryType(element(typeName Int), element(
      → arrayType(element(typeName A)))))))
      ---
      let x: [3 of Int]
      → variableDecl(binding x(name x, typeAnnotation(arrayType(element(integerLiteral), element(typeName
      →  Int)))))
      ---
      let x: (a: Int, B)
      → variableDecl(binding x(name x, typeAnnotation(tupleType(element a(typeName Int), element(typeName
      →  B)))))
      ---
      let x: (A, _ b: B) async throws(E) -> some P
      → variableDecl(binding x(name x, typeAnnotation(tupleType(element(typeName A), element _(typeName
      →  B)), functionResult(effect async, effect throws(typeName E), typeSpecifier some, typeName P))))
      ---
      let x: any A & B
      → variableDecl(binding x(name x, typeAnnotation(typeSpecifier any, typeName A, composition &,
      →  typeName B)))
      ---
      let x: A.Type
      → variableDecl(binding x(name x, typeAnnotation(typeName A, typeMember Type)))
      ---
      let x: (repeat each T)
      → variableDecl(binding x(name x, typeAnnotation(tupleType(element(typeSpecifier repeat,
      →  typeSpecifier each, typeName T)))))
      ---
      let x: ~Copyable
      → variableDecl(binding x(name x, typeAnnotation(typeSpecifier ~, typeName Copyable)))
      ---
      func f(a: borrowing A, b: consuming B, c: sending C, d: isolated D, e: nonisolated(nonsending) () -> Void)
      → funcDecl f(name f, parameter a(name a, typeAnnotation(typeSpecifier borrowing, typeName A)),
      →  parameter b(name b, typeAnnotation(typeSpecifier consuming, typeName B)), parameter c(name c,
      →  typeAnnotation(typeSpecifier sending, typeName C)), parameter d(name d, typeAnnotation(
      → typeSpecifier isolated, typeName D)), parameter e(name e, typeAnnotation(typeSpecifier
      →  nonisolated, tupleType, functionResult(typeName Void))))
      ---
      let x: A<B<C>>=d
      → variableDecl(binding x(name x, typeAnnotation(typeName A(genericArgument(typeName B(
      → genericArgument(typeName C))))), initializer(identifier d)))
      ---
      let x: M::A
      → variableDecl(binding x(name x, typeAnnotation(typeName M, typeMember A)))
      """##))
  func types(_ example: Example) {
    #expect(sketch(example.source) == example.sketch)
  }
}
