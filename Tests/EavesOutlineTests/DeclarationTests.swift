import Testing

/// Declarations: what each kind holds, and words that are keywords only sometimes.
@Suite struct DeclarationTests {
  @Test(
    "Declarations",
    arguments: Example.read(
      ##"""
      import SwiftUI
      → importDecl SwiftUI(pathComponent SwiftUI)
      ---
      import struct Foundation.Date
      → importDecl Foundation(importKind struct, pathComponent Foundation, pathComponent Date)
      ---
      @testable import A.B
      → importDecl A(attribute testable(name testable), pathComponent A, pathComponent B)
      ---
      public final class A<T>: B, @unchecked C where T: P {}
      → classDecl A(modifier public, modifier final, name A, genericParameter T(name T), inheritedType(
      → typeName B), inheritedType(attribute unchecked(name unchecked), typeName C), requirement :(
      → element(typeName T), element(typeName P)), members)
      ---
      actor Store { }
      → actorDecl Store(name Store, members)
      ---
      let actor = 1
      → variableDecl(binding actor(name actor, initializer(integerLiteral)))
      ---
      extension A.B: P where T == Int { }
      → extensionDecl B(extendedType(typeName A, typeMember B), inheritedType(typeName P), requirement ==(
      → element(typeName T), element(typeName Int)), members)
      ---
      protocol P<E>: AnyObject { associatedtype E: Q = Int where E.X == Y; var x: Int { get async throws } }
      → protocolDecl P(name P, genericParameter E(name E), inheritedType(typeName AnyObject), members(
      → associatedTypeDecl E(name E, inheritedType(typeName Q), typeAnnotation(typeName Int), requirement
      →  ==(element(typeName E, typeMember X), element(typeName Y))), variableDecl(binding x(name x,
      →  typeAnnotation(typeName Int), accessor get(effect async, effect throws)))))
      ---
      struct S<each T, let n: Int>: ~Copyable { }
      → structDecl S(name S, genericParameter T(modifier each, name T), genericParameter n(modifier let,
      →  name n, inheritedType(typeName Int)), inheritedType(typeSpecifier ~, typeName Copyable), members)
      ---
      enum E: Int { indirect case a(Int, b: String = x), `default` = 1 }
      → enumDecl E(name E, inheritedType(typeName Int), members(enumCaseDecl(modifier indirect,
      →  enumElement a(name a, parameter(typeAnnotation(typeName Int)), parameter b(name b, typeAnnotation(
      → typeName String), initializer(identifier x))), enumElement default(name default, initializer(
      → integerLiteral)))))
      ---
      private(set) var x = 1, y: Int?
      → variableDecl(modifier private(modifierDetail set), binding x(name x, initializer(
      → integerLiteral)), binding y(name y, typeAnnotation(typeName Int, optionalType)))
      ---
      nonisolated(unsafe) static let a: Int!
      → variableDecl(modifier nonisolated(modifierDetail unsafe), modifier static, binding a(name a,
      →  typeAnnotation(typeName Int, implicitlyUnwrappedType)))
      ---
      var x: Int { 1 }
      → variableDecl(binding x(name x, typeAnnotation(typeName Int), accessor get(block(expression(
      → integerLiteral)))))
      ---
      var x = f { didSet { } }
      → variableDecl(binding x(name x, initializer(identifier f), accessor didSet(block)))
      ---
      var x: Int { @A mutating get throws { 1 } set(v) { } _modify { yield &a } }
      → variableDecl(binding x(name x, typeAnnotation(typeName Int), accessor get(attribute A(name A),
      →  modifier mutating, effect throws, block(expression(integerLiteral))), accessor set(parameter v(
      → name v), block), accessor _modify(block(yieldStmt(prefixKeyword &, identifier a)))))
      ---
      let (a, _) = p
      → variableDecl(binding(boundName a, initializer(identifier p)))
      ---
      func f<T>(_ a: inout T, b c: Int... = d) async throws(E) -> [T] where T: P { }
      → funcDecl f(name f, genericParameter T(name T), parameter a(label _, name a, typeAnnotation(
      → typeSpecifier inout, typeName T)), parameter c(label b, name c, typeAnnotation(typeName Int),
      →  initializer(identifier d)), effect async, effect throws(typeName E), returnType(arrayType(element(
      → typeName T))), requirement :(element(typeName T), element(typeName P)), block)
      ---
      func open() { }
      → funcDecl open(name open, block)
      ---
      static func == (a: A, b: A) -> Bool { }
      → funcDecl ==(modifier static, name ==, parameter a(name a, typeAnnotation(typeName A)), parameter
      →  b(name b, typeAnnotation(typeName A)), returnType(typeName Bool), block)
      ---
      func <<T>(a: T)
      → funcDecl <(name <, genericParameter T(name T), parameter a(name a, typeAnnotation(typeName T)))
      ---
      struct S { init?<T>(x: T) throws { } }
      → structDecl S(name S, members(initDecl init(name init, genericParameter T(name T), parameter x(
      → name x, typeAnnotation(typeName T)), effect throws, block)))
      ---
      deinit { }
      → deinitDecl deinit(name deinit, block)
      ---
      class func make() { }
      → funcDecl make(modifier class, name make, block)
      ---
      subscript<T>(i: T) -> Int { get set }
      → subscriptDecl subscript(name subscript, genericParameter T(name T), parameter i(name i,
      →  typeAnnotation(typeName T)), returnType(typeName Int), accessor get, accessor set)
      ---
      typealias A<T> = B<T> & C where T: D
      → typealiasDecl A(name A, genericParameter T(name T), typeAnnotation(typeName B(genericArgument(
      → typeName T)), composition &, typeName C), requirement :(element(typeName T), element(typeName D)))
      ---
      infix operator +++: Sum
      → operatorDecl +++(modifier infix, name +++, inheritedType(typeName Sum))
      ---
      precedencegroup A { higherThan: B }
      → precedenceGroupDecl A(name A)
      ---
      macro m<T>(x: T) -> Int = #externalMacro(module: "A", type: "B")
      → macroDecl m(name m, genericParameter T(name T), parameter x(name x, typeAnnotation(typeName T)),
      →  returnType(typeName Int), initializer(macroExpansion externalMacro(name externalMacro, argument
      →  module(stringLiteral), argument type(stringLiteral))))
      ---
      #Preview("x") { V() }
      → macroExpansion Preview(name Preview, argument(stringLiteral), argument(closure(expression(
      → identifier V, call))))
      ---
      @Model class T { #Index<T>([\.a]); @A #m }
      → classDecl T(attribute Model(name Model), name T, members(macroExpansion Index(name Index,
      →  genericArgument(typeName T), argument(arrayLiteral(element(keyPath(keyPathComponent a))))),
      →  macroExpansion m(attribute A(name A), name m)))
      ---
      async let x = f()
      → variableDecl(modifier async, binding x(name x, initializer(identifier f, call)))
      ---
      open class A { package var x = 1 }
      → classDecl A(modifier open, name A, members(variableDecl(modifier package, binding x(name x,
      →  initializer(integerLiteral)))))
      """##))
  func declarations(_ example: Example) {
    #expect(sketch(example.source) == example.sketch)
  }
}
