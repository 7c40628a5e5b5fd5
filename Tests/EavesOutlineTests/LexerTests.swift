import EavesSource
import Testing

@testable import EavesOutline

/// Tokens, trivia, directives and names: what lies below the grammar.
@Suite struct LexerTests {
  @Test(
    "Unusual bytes between tokens",
    arguments: [
      ("#!/usr/bin/swift\na", "expression(identifier a)"),
      ("\u{FEFF}a", "expression(identifier a)"),
      ("a\r\n.b\r\nc", "expression(identifier a, member b) expression(identifier c)"),
      ("a\rb", "expression(identifier a) expression(identifier b)"),
      ("a\u{A0}+ b", "expression(identifier a, binaryOperator +, identifier b)"),
      ("let ä = 1", "variableDecl(binding ä(name ä, initializer(integerLiteral)))"),
      ("let 🐶 = 1", "variableDecl(binding 🐶(name 🐶, initializer(integerLiteral)))"),
      ("a ≠ b", "expression(identifier a, binaryOperator ≠, identifier b)"),
      ("/* a /* b */ c */ d", "expression(identifier d)"),
    ])
  func bytes(source: String, expected: String) {
    #expect(sketch(source) == expected)
  }

  @Test func directivesStandInLineComments() {
    let outline = outline(
      """
      // eaves:allow no-thing -- because
      let a = "// eaves:allow not"  // wrong here ✗
      /* eaves:allow not */ //eaves:expect
      /// eaves:alow x
      """)
    #expect(
      outline.directives.map { "\($0.kind) \($0.text)" } == [
        "allow no-thing -- because", "expect ", "inBlock allow not", "expect ", "unknown alow x",
      ])
    #expect(outline.source.text(outline.directives[1].range) == "// wrong here ✗")
  }

  static let standings: [(String, [Directive.Standing])] = [
    ("// eaves:allow x\nlet a", [.above(17)]),
    ("let a // eaves:allow x\nlet b", [.trailing]),
    ("} // eaves:allow x\nlet b", [.trailing]),
    ("/* a */ // eaves:allow x\nlet b", [.above(25)]),
    ("let a /*\n*/ // eaves:allow x\nlet b", [.above(29)]),
    ("// eaves:allow x\n/// Doc.\n\t// eaves:allow y\n/* a\n\nb */ let b", [.above(55), .above(55)]),
    ("// eaves:allow x\r\nlet a", [.above(18)]),
    ("// eaves:allow x\n\nlet a", [.alone]),
    ("// eaves:allow x\n \t\n// eaves:allow y\nlet a", [.alone, .above(37)]),
    ("// eaves:allow x\n\n/* a */\nlet a", [.alone]),
    ("// eaves:allow x\n/* a */\n\nlet a", [.alone]),
    ("let a\n// eaves:allow x", [.alone]),
    ("let a\n// eaves:allow x\n// end\n", [.alone]),
    ("let a = \"\"\"\n  a\n  \"\"\" // eaves:allow x\nlet b", [.trailing]),
    ("// eaves:allow x\n#if A\nlet a\n#endif", [.above(17)]),
    ("f(\n  // eaves:allow x\n  a)", [.above(24)]),
    ("// eaves:allow x", [.alone]),
  ]

  @Test(arguments: standings) func directivesKnowWhereTheyStand(
    source: String, standings: [Directive.Standing]
  ) {
    #expect(outline(source).directives.map(\.standing) == standings)
  }

  @Test(arguments: [
    "// // eaves:allow x", "//// eaves:allow x", "//// eaves:expect", "//! eaves:allow x",
    "// see eaves:allow x",
    "/* see eaves:allow x */", "/* // eaves:allow x */", "// /* eaves:allow x */", "// `eaves:allow x`",
    "//// a",
    "// eaves: allow x",
  ])
  func aCommentInACommentIsNoDirective(_ source: String) {
    #expect(outline(source).directives.filter { $0.kind != .unknown }.isEmpty)
  }

  @Test func namesAreEqualAcrossFiles() {
    let first = outline("let alpha = beta").names
    let second = outline("beta + alpha + `class`").names
    func hash(_ pool: NamePool, _ name: String) -> UInt32? {
      (NamePool.firstOwn..<pool.count).first { pool.text(NameID(UInt32($0))) == name }.map {
        pool.hashes[$0 - NamePool.firstOwn]
      }
    }
    #expect(hash(first, "alpha") != nil)
    #expect(hash(first, "alpha") == hash(second, "alpha"))
    #expect(Keyword.of(Keyword.class.id) == .class)
    #expect(first.text(Keyword.poundElseif.id) == "#elseif")
    #expect(first.text(.none) == "")
  }

  @Test func everyKeywordKeepsItsID() {
    let pool = outline("").names
    for keyword in Keyword.allCases { #expect(pool.text(keyword.id) == keyword.text) }
  }

  @Test func rangesAreExact() {
    let outline = outline("  @A public struct `S`: P { }  // end\nfunc f() -> [Int] { }\nlet x = \\A.b!")
    #expect(outline.source(ofFirst: .structDecl) == "@A public struct `S`: P { }")
    #expect(outline.source(ofFirst: .name) == "A")
    #expect(outline.source(ofFirst: .members) == "{ }")
    #expect(outline.source(ofFirst: .returnType) == "[Int]")
    #expect(outline.source(ofFirst: .keyPath) == "\\A.b!")
    #expect(outline.nodes.first { $0.kind == .structDecl }?.flags == .quoted)
  }

  @Test func flagsSayWhatKindsDoNot() {
    let outline = outline(
      "let a = f { }\nfunc f(x: Int...) { }\nclass A { init?() { } }\nlet b = #\"\"\"\n\"\"\"#")
    func flags(_ kind: NodeKind) -> NodeFlags? { outline.nodes.first { $0.kind == kind }?.flags }
    #expect(flags(.variableDecl) == .isLet)
    #expect(flags(.call) == .continues)
    #expect(flags(.argument) == .trailing)
    #expect(flags(.parameter) == .trailing)
    #expect(flags(.initDecl) == .failable)
    #expect(flags(.stringLiteral) == [.multiline, .raw])
  }
}

/// What others rely on in a file's names.
@Suite struct NamePoolTests {
  @Test("a name has one hash in every file, by which a project finds it, short or long, ASCII or not")
  func hashes() {
    let pools = ["let a = abcdefgh + abcdefghi + é * x", "x(é, abcdefghi, abcdefgh, a)"].map {
      outline($0).names
    }
    let hashes = pools.map { pool in
      Dictionary(
        uniqueKeysWithValues: pool.hashes.enumerated().map { own, hash in
          (pool.text(NameID(UInt32(NamePool.firstOwn + own))), hash)
        })
    }
    #expect(hashes[0] == hashes[1])
    #expect(Set(hashes[0].values).count == 5)
  }

  @Test("a file with more names than there are ids keeps the first, and says where the others begin")
  func limit() {
    var interner = Interner(limit: NamePool.firstOwn + 2)
    let text = Array("one two one three two".utf8)
    let ids = [(0, 3), (4, 7), (8, 11), (12, 17), (18, 21)].map { interner.intern(text, $0.0, $0.1) }
    #expect(ids[0] != .none && ids[1] != .none && ids[0] != ids[1])
    #expect(ids[2] == ids[0] && ids[4] == ids[1])
    #expect(ids[3] == .none)
    #expect(interner.firstRefused == 12)
    interner.clear()
    #expect(interner.firstRefused == nil)
    #expect(interner.intern(text, 12, 17) != .none)
  }

  @Test("a node keeps the greatest id, its flags and its kind apart")
  func nodes() {
    let greatest = NameID(UInt32(Interner.limit - 1))
    for kind in NodeKind.allCases {
      for raw in 0..<UInt8(16) {
        var node = Node(
          kind: kind, flags: NodeFlags(rawValue: raw), name: greatest, range: ByteRange(1, 2), parent: 3,
          next: 4)
        #expect(node.kind == kind && node.flags.rawValue == raw && node.name == greatest)
        node.flags = []
        #expect(node.name == greatest)
        node.name = NameID(1)
        #expect(node.flags == [] && node.name == NameID(1))
      }
    }
    #expect(MemoryLayout<Node>.stride == 20)
  }
}
