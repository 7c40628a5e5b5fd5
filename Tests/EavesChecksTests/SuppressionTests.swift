import Testing

@testable import EavesChecks

/// What a comment that allows covers, told by what is left. A line that is excused holds no finding; the findings of
/// `eaves-allow` stand on the line of their comment.
@Suite struct SuppressionTests {
  static let check = "for: view\nnever:\n  holds: URLSession"

  /// Code, and the lines that still have a finding.
  struct Case: CustomTestStringConvertible {
    let name: String
    let left: [String]
    let code: String
    init(_ name: String, left: [String] = [], _ code: String) {
      self.name = name
      self.left = left
      self.code = code
    }
    var testDescription: String { name }
  }

  static func left(_ code: String) -> [String] {
    findings(of: check, in: code).map { finding in
      let parts = finding.split(separator: ": ", maxSplits: 1)
      return parts[1].contains("URLSession") ? String(parts[0]) : "\(parts[0]) \(parts[1])"
    }
  }

  static let unused = "the comment `eaves:allow t` suppresses no finding"

  static let trailing = [
    Case(
      "its own line",
      """
      struct A: View {
        let a: URLSession // eaves:allow t -- legacy
      }
      """),
    Case(
      "not the line below", left: ["3"],
      """
      struct A: View {
        let a: URLSession // eaves:allow t -- legacy
        let b: URLSession
      }
      """),
    Case(
      "behind the brace of one member, not the next member", left: ["5 \(unused)", "7"],
      """
      struct A: View {
        var a: Int {
          let x = 1
          return x
        } // eaves:allow t -- legacy

        let b: URLSession
      }
      """),
    Case(
      "behind the brace of a type, not the next type", left: ["1 \(unused)", "3"],
      """
      struct A {} // eaves:allow t -- legacy
      struct B: View {
        let a: URLSession
      }
      """),
    Case(
      "on the first line of a type, not its body", left: ["1 \(unused)", "2"],
      """
      struct A: View { // eaves:allow t -- legacy
        let a: URLSession
      }
      """),
    Case(
      "on the line of an attribute, not the property below", left: ["2 \(unused)", "3"],
      """
      struct A: View {
        @available(iOS 17, *) // eaves:allow t -- legacy
        let a: URLSession
      }
      """),
    Case(
      "on the last line of a statement, that line alone", left: ["3", "4 \(unused)"],
      """
      struct A: View {
        let
          a: URLSession =
            .shared // eaves:allow t -- legacy
      }
      """),
    Case(
      "the whole line, whatever stands on it",
      """
      struct A: View { let a: URLSession }; struct B: View { let a: URLSession } // eaves:allow t -- legacy
      """),
    Case(
      "behind a multi-line string", left: ["4 \(unused)", "5"],
      #"""
      struct A: View {
        let a = """
          text
          """ // eaves:allow t -- legacy
        let b: URLSession
      }
      """#),
  ]

  @Test(arguments: trailing) func `behind code it covers its own line`(_ example: Case) {
    #expect(Self.left(example.code) == example.left)
    #expect(Self.left(example.code.replacing("\n", with: "\r\n")) == example.left)
  }

  static let above = [
    Case(
      "a property",
      """
      struct A: View {
        // eaves:allow t -- legacy
        let a: URLSession
      }
      """),
    Case(
      "a declaration with its body",
      """
      // eaves:allow t -- legacy
      struct A: View {
        let a: URLSession
        let b: URLSession
      }
      """),
    Case(
      "and not what stands behind it", left: ["6"],
      """
      // eaves:allow t -- legacy
      struct A: View {
        let a: URLSession
      }
      struct B: View {
        let a: URLSession
      }
      """),
    Case(
      "attributes on lines of their own",
      """
      // eaves:allow t -- legacy
      @MainActor
      @available(
        iOS 17, *)
      public
      struct A: View {
        let a: URLSession
      }
      """),
    Case(
      "between the attributes and the name",
      """
      @MainActor
      // eaves:allow t -- legacy
      struct A: View {
        let a: URLSession
      }
      """),
    Case(
      "between a modifier and a property",
      """
      struct A: View {
        private
          // eaves:allow t -- legacy
          let a: URLSession
      }
      """),
    Case(
      "a doc comment between",
      """
      // eaves:allow t -- legacy
      /// A view.
      ///
      /// That is all.
      struct A: View {
        let a: URLSession
      }
      """),
    Case(
      "a block comment between, with a blank line in it",
      """
      // eaves:allow t -- legacy
      /** A view.

          That is all. */
      struct A: View {
        let a: URLSession
      }
      """),
    Case(
      "several comments in one block",
      """
      // eaves:allow t -- legacy
      // Not ours.
      // eaves:allow t -- legacy, said again
      // eaves:allow t -- and again
      struct A: View {
        let a: URLSession
      }
      """),
    Case(
      "as a doc comment",
      """
      /// eaves:allow t -- legacy
      struct A: View {
        let a: URLSession
      }
      """),
    Case(
      "an extension",
      """
      struct A: View {}
      // eaves:allow t -- legacy
      extension A {
        struct B: View { let a: URLSession }
      }
      """),
    Case(
      "a member of two lines, and not the next", left: ["6"],
      """
      struct A: View {
        // eaves:allow t -- legacy
        let a =
          URLSession
          .shared
        let b: URLSession
      }
      """),
    Case(
      "the first declaration of a line, not the second", left: ["3", "4"],
      """
      // eaves:allow t -- legacy
      struct A: View { let a: URLSession }; struct B: View {
        let a: URLSession
        let b: URLSession
      }
      """),
    Case(
      "a line with another declaration behind it", left: ["2"],
      """
      // eaves:allow t -- legacy
      struct A: View { let a: URLSession }; struct B: View { let a: URLSession }
      """),
    Case(
      "what a line ends, not what begins on it", left: ["6"],
      """
      struct A {
        var a: Int {
          1
          // eaves:allow t -- legacy
        }; struct B: View { let a: URLSession
          let b: URLSession
        }
      }
      """),
    Case(
      "a conditional block: its first line alone", left: ["2 \(unused)", "4"],
      """
      struct A: View {
        // eaves:allow t -- legacy
        #if DEBUG
          let a: URLSession
        #endif
      }
      """),
    Case(
      "inside a conditional block",
      """
      struct A: View {
        #if DEBUG
          // eaves:allow t -- legacy
          let a: URLSession
        #endif
      }
      """),
    Case(
      "a case of an enum: its line alone", left: ["2 \(unused)", "4"],
      """
      enum A {
        // eaves:allow t -- legacy
        case a
        struct B: View { let a: URLSession }
      }
      """),
    Case(
      "a blank line ends its reach", left: ["1 \(unused)", "4"],
      """
      // eaves:allow t -- legacy

      struct A: View {
        let a: URLSession
      }
      """),
    Case(
      "a blank line between comments as well", left: ["1 \(unused)", "5"],
      """
      // eaves:allow t -- legacy

      /// A view.
      struct A: View {
        let a: URLSession
      }
      """),
    Case(
      "at the end of a body, not the next member", left: ["4 \(unused)", "6"],
      """
      struct A: View {
        var a: Int {
          1
          // eaves:allow t -- legacy
        }
        let b: URLSession
      }
      """),
    Case(
      "on the last line of a file", left: ["1", "2 \(unused)"],
      """
      struct A: View { let a: URLSession }
      // eaves:allow t -- legacy
      """),
    Case(
      "behind a comment that is no code",
      """
      struct A: View {
        /* a */ // eaves:allow t -- legacy
        let a: URLSession
      }
      """),
  ]

  @Test(arguments: above) func `alone on its line it covers what begins right below`(_ example: Case) {
    #expect(Self.left(example.code) == example.left)
    #expect(Self.left(example.code.replacing("\n", with: "\r\n")) == example.left)
  }

  @Test(arguments: [
    "// // eaves:allow t -- legacy", "//// eaves:allow t -- legacy", "// was: eaves:allow t -- legacy",
    "/* // eaves:allow t -- legacy */", "// `eaves:allow t -- legacy`", "//// // eaves:allow t -- legacy",
  ])
  func `a comment in a comment allows nothing`(_ comment: String) {
    #expect(Self.left("struct A: View {\n  \(comment)\n  let a: URLSession\n}") == ["3"])
  }

  @Test(arguments: [
    "legacy", "#1234", "x", "2027", "до весны", "移行中", "حتى الربيع", "- see #7", "⚠️ until May", "Ⅷ",
  ])
  func `a reason has letters or digits of any script`(_ reason: String) {
    #expect(Self.left("struct A: View {\n  let a: URLSession // eaves:allow t -- \(reason)\n}") == [])
  }

  /// Some would be seen in no log, or turn its direction: they are named by number.
  static let nothingSaid = [
    "", "…", "-", "--", "\u{A0}", "\u{200B}", "\u{FEFF}", "\u{2060}", "\u{3164}", "\u{115F}", "\u{2800}", "🙈",
    "👩‍👩‍👧", "?!", "\u{301}", "\u{202E}", "\u{E0041}\u{E0042}", "\u{200B}\u{A0}…",
  ]

  @Test(arguments: nothingSaid.indices) func `what says nothing is no reason`(_ index: Int) {
    let comment = "// eaves:allow t -- \(Self.nothingSaid[index])"
    let left = Self.left("struct A: View {\n  let a: URLSession \(comment)\n}")
    #expect(left == ["2", "2 the comment `eaves:allow t` gives no reason"])
  }

  @Test func `one comment is about one rule`() {
    for list in ["t, u", "t u", "t,u"] {
      let left = Self.left("struct A: View {\n  let a: URLSession // eaves:allow \(list) -- legacy\n}")
      #expect(left == ["2", "2 `\(list)` is not the id of one rule"])
    }
  }

  @Test func `blanks of any kind part the rule from its reason`() {
    #expect(Self.left("struct A: View {\n  let a: URLSession // eaves:allow\tt\t--\tlegacy \t\n}") == [])
  }

  @Test func `a finding about the file stands in its first line, and so does the comment`() {
    let check = "for: file\nthat:\n  - name: A\nnever:\n  imports: UIKit"
    let texts = ["A.swift": "// eaves:allow t -- legacy\nimport UIKit\n"]
    #expect(findings(of: check, in: texts) == [])
  }

  @Test(arguments: ["eaves: allow", "eaves:  allow", "eaves:\tallow"])
  func `a space after the colon is named as what is wrong`(_ words: String) {
    let left = Self.left("struct A: View {\n  let a: URLSession // \(words) t -- legacy\n}")
    #expect(left == ["2", "2 a space after `eaves:` makes this comment void"])
  }

  @Test func `a rule id is written as it is`() {
    let left = Self.left("struct A: View {\n  let a: URLSession // eaves:allow T -- legacy\n}")
    #expect(left == ["2", "2 there is no rule `T`"])
  }
}
