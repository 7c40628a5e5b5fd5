import EavesSource
import FuzzCases
import Testing

@testable import EavesOutline

/// Any bytes give an outline: no trap, no loop without end, no broken tree, no byte lost.
@Suite struct TotalityTests {
  /// A bit of everything, so that a cut or a changed byte meets every production.
  static let everything = ##"""
    @available(iOS 17, *) public final class A<T, each U>: B, @unchecked Sendable where T: P {
      @Query(sort: \Trip.name) private(set) var x: [Int: (a: A?, B) async throws(E) -> C] = [:], y = f { 1 }
      var z: some View { get throws { a ?? -b } set { } }
      init?(_ x: inout T, y z: Int... = 3) { self.x = try? await x as! [Y<Z>] }
      #if os(iOS)
        case a(Int), b = "x\(y, z: "\(w)")"
      #else
        #Index<T>([\.a?.b[0]])
      #endif
    }
    func g() { guard let a, case .b(let c)? = d else { return } }
    e { [weak self] (x: Int) -> Y in x < y } f: { };
    l: for try await (i, _) in xs where i > 1 { switch i { case 1..., is Q: break l; @unknown default: 2 } }
    let r = a ? /b c/ : #"x\#(y)"#, s = """
      t \(u)
      """ // eaves:allow x -- y ✗
    a.b<C>(d: &e)!.f?[0] = { $0 + 1 }() /* c /* d */ */
    """##

  @Test func everyPrefixIsRead() {
    let bytes = Array(Self.everything.utf8)
    for end in 0...bytes.count {
      #expect(outline(Array(bytes[..<end])).violation() == nil, "cut at \(end)")
    }
  }

  @Test func damagedFilesAreRead() throws {
    let bytes = Array(Self.everything.utf8)
    let pieces = [
      "{", "}", "(", ")", "[", "]", "\"", "\\", "#", "<", ">", "/", "*", "\n", " ", "@", ".", "`",
      ":", ",", "=", "?", "!", "&", "0", "\u{80}", "\"\"\"", "#if", "#endif", "/*", " in ", " let ", " case ",
    ]
    let failures = try FuzzCases("damagedFilesAreRead", count: 2_500).failures { dice in
      var changed = bytes
      for _ in 0...Int.random(in: 0..<3, using: &dice) {
        let offset = Int.random(in: 0..<changed.count, using: &dice)
        let end = min(offset + Int.random(in: 0..<4, using: &dice), changed.count)
        changed.replaceSubrange(offset..<end, with: (pieces.randomElement(using: &dice) ?? "").utf8)
      }
      return outline(changed).violation() ?? Self.loss(changed)
    }
    #expect(failures == [])
  }

  @Test func anyBytesAreRead() throws {
    let failures = try FuzzCases("anyBytesAreRead", count: 2_000).failures { dice in
      let bytes = (0..<Int.random(in: 0..<60, using: &dice)).map { _ in
        UInt8.random(in: 0...255, using: &dice)
      }
      return outline(bytes).violation() ?? Self.loss(bytes)
    }
    #expect(failures == [])
  }

  /// What is wrong with the tokens of a text, nil when they and what lies between them are all of it.
  private static func loss(_ bytes: [UInt8]) -> String? {
    let lost = Lexer.lostBytes(bytes)
    return lost == [] ? nil : "bytes are lost: \(lost.map { "\($0)" } ?? "tokens do not move on")"
  }

  @Test("A long run of `>` is no name for each of its rests")
  func longOperators() {
    let depth = 4_000
    let text = "let x = " + String(repeating: "A<", count: depth) + "B" + String(repeating: ">", count: depth)
    let found = outline(Array(text.utf8))
    #expect(found.violation() == nil)
    #expect(found.names.bytes.count < 16 * depth)
  }

  /// Who follows a chain asks for all of it, once for each of its parts.
  @Test("A chain without end is read in pieces, and that is told once")
  func longChains() {
    let long = "a" + String(repeating: ".b()", count: 2_500)
    let found = outline(Array("\(long)\nlet c = d\(String(repeating: ".e", count: 999))".utf8))
    #expect(found.violation() == nil)
    #expect(
      found.irregularities.map(\.message) == [
        "a chain of more than 1000 parts, which is not followed from its first part to those behind this one"
      ])
    let parts = found.nodes.filter { [.member, .call].contains($0.kind) }
    #expect(parts.count == 5_999)
    #expect(parts.count { !$0.flags.contains(.continues) } == 5)
  }

  /// Who asks about a declaration reads them, once for each of its names.
  @Test(
    "Attributes and modifiers without end belong to no declaration, and that is told once",
    arguments: [
      String(repeating: "@A ", count: 300), String(repeating: "public ", count: 300),
      String(repeating: "@A public ", count: 150), String(repeating: "public @A @B ", count: 100),
    ])
  func longHeads(_ head: String) {
    let found = outline(Array("\(head)let b = 1, c = 2".utf8))
    #expect(found.violation() == nil)
    #expect(
      found.irregularities.map(\.message) == [
        "more than 256 attributes or modifiers: this one and those behind it belong to no declaration"
      ])
    let marks = found.nodes.indices.filter { [.attribute, .modifier].contains(found.nodes[$0].kind) }
    #expect(marks.count == 300)
    #expect((256...257).contains(found.head(of: 1, .attribute).count + found.head(of: 1, .modifier).count))
    #expect(found.nodes.count { $0.kind == .binding } == 2)
  }

  @Test("As many attributes as are read belong to their declaration, and nothing is told")
  func wholeHeads() {
    let found = outline(Array("\(String(repeating: "@A ", count: 256))public let b = 1".utf8))
    #expect(found.irregularities.isEmpty)
    #expect(found.head(of: 1, .attribute).count == 256)
    #expect(found.head(of: 1, .modifier).count == 1)
  }

  @Test("Parentheses behind an attribute of a function type hold its parameters")
  func attributedFunctionTypes() {
    let found = outline(Array("func a(b: @MainActor([C]) -> Void, d: @D(1) E) {}".utf8))
    #expect(found.irregularities.isEmpty)
    #expect(found.nodes.count { $0.kind == .functionResult } == 1)
    #expect(found.nodes.count { $0.kind == .argument } == 1)
  }

  /// A walk outwards costs the same from each branch.
  @Test("Around the last branch of a chain of `else if` is what is around its first `if`")
  func longElse() throws {
    let chain = "if a { b } " + String(repeating: "else if a { { if c { d } else { e } } } ", count: 100)
    let found = outline(Array("func f() { \(chain)else { g } }".utf8))
    let body = try #require(found.nodes.firstIndex { $0.kind == .block })
    let first = try #require(found.nodes.firstIndex { $0.kind == .ifStmt })
    let branches = found.nodes.indices.filter { found.nodes[$0].kind == .elseBranch }
    #expect(branches.count == 201)
    for branch in branches {
      let statement = Int(found.nodes[branch].parent)
      let isLink = found.nodes[Int(found.nodes[statement].parent)].kind == .elseBranch
      let link = found.outermostLink(of: branch)
      #expect(link == (isLink ? first : statement))
      #expect(found.around(branch) == Int(found.nodes[link].parent))
    }
    #expect(found.around(first) == body)
  }

  /// A list of siblings is walked back as fast as forth.
  @Test("Each node has the sibling before it")
  func siblings() {
    let found = outline(Array(Self.everything.utf8))
    for parent in found.nodes.indices {
      var before: Int?
      for child in found.children(of: parent) {
        #expect(found.previousSibling(of: child) == before)
        before = child
      }
    }
  }

  @Test(
    "Inputs whose lines were once miscounted", arguments: ["a = /\\\n b/\n", "a = #/\\\n b/#\n", "f(a:\n)\n"])
  func lines(_ text: String) {
    #expect(outline(text).violation() == nil)
  }

  @Test(
    "Inputs whose tree was once broken", arguments: ["@a<<b>.c", "@a<<b: c>.d var e", "@a<(b: c)>.d var e"])
  func tree(_ text: String) {
    #expect(outline(text).violation() == nil)
  }

  @Test(
    "Inputs that once ended the process",
    arguments: ["a.b::", "a.b::{", "@A::", "@A::{", ".a::", "#a::", "a::"])
  func crash(_ text: String) {
    #expect(outline(text).violation() == nil)
  }

  @Test func noByteIsLost() {
    let bytes = Array(Self.everything.utf8)
    for end in stride(from: 0, through: bytes.count, by: 7) {
      #expect(Lexer.lostBytes(Array(bytes[..<end])) == [], "cut at \(end)")
    }
  }

  @Test(
    "Nesting without end costs neither the stack nor the time of a person",
    arguments: [
      "(", "[", "{", "a(", "if a {", "f{", "\"\\(", "x ? ", "- ", "var x: A<", "#if A\n",
      "class A {", "switch a { case 1: ", "@a(", "{ (", "a<", "a.b{ ", "if a {} else ", "(a) -> ", "let (",
      "\\.[", "a: ",
    ])
  func nesting(_ piece: String) {
    let outline = outline(String(repeating: piece, count: 1_500))
    #expect(outline.violation() == nil)
  }
}
