extension Shape {
  /// Rule documents, checked with and proven.
  static let documents: [Shape] = checked + asked + proven + pages

  private static func document(_ number: Int, check: String, examples: String) -> String {
    """
    ---
    title: Types \(number) Have No Tracker
    impact: LOW
    impactDescription: less to know
    tags: own
    ---

    ## Types \(number) Have No Tracker

    Why.

    **Check:**

    ```yaml
    \(check)
    ```

    \(examples)

    """
  }

  private static func simple(_ number: Int) -> String {
    document(
      number, check: "for: view\nnever:\n  mentions: Tracker\(number)",
      examples: """
        **Incorrect:**

        ```swift
        struct A: View {
          let tracker: Tracker\(number) // ✗
        }
        ```

        **Correct:**

        ```swift
        struct A: View {
          let name: String
        }
        ```
        """)
  }

  /// One document with a check that grows, checked on a small program.
  private static func sentence(_ name: String, start: Int = 250, _ check: @escaping @Sendable (Int) -> String)
    -> Shape
  {
    Shape(
      name: name, words: ["check", ".", "--profile", "none", "--rules", "Rules", "--jobs", "1"], start: start
    ) { size, site throws(Failure) in
      try site.writeProgram()
      try site.write("Rules/own.md", document(0, check: check(size), examples: ""))
    }
  }

  /// One document, checked on code that grows.
  private static func asking(
    _ name: String, _ check: String, _ code: @escaping @Sendable (Int) -> String
  ) -> Shape {
    Shape(name: name, words: ["check", ".", "--profile", "none", "--rules", "Rules", "--jobs", "1"]) {
      size, site throws(Failure) in
      try site.write("Sources/App/A.swift", code(size))
      try site.write("Rules/own.md", document(0, check: check, examples: ""))
    }
  }

  private static let asked: [Shape] = [
    asking("names of one written type", "for: type\nnever:\n  holds: P\n  written: \"*P*P*P*Pz\"") { size in
      "struct P {}\nstruct S { let a: (\(list(size) { _ in "P" })) }"
    },
    asking(
      "arguments of a call of which one is asked",
      "for: file\nnever:\n  calls: \"trap()\"\n  inside: \".Button(label:)\""
    ) { size in
      "func f() { Button(\(list(size) { _ in "x: trap()" })) }"
    },
  ]

  /// A document of which every other example breaks the check.
  private static func examples(_ count: Int) -> String {
    document(
      0, check: "for: view\nnever:\n  mentions: Tracker",
      examples: pieces(count) {
        $0 % 2 == 0
          ? "**Incorrect (\($0)):**\n\n```swift\nstruct A: View {\n  let t: Tracker // ✗\n}\n```\n\n"
          : "**Correct (\($0)):**\n\n```swift\nstruct A\($0): View { let name: String }\n```\n\n"
      })
  }

  /// A document of the profile `own`.
  private static func member(_ number: Int, check: String, incorrect: String, correct: String) -> String {
    document(
      number, check: check,
      examples: "**Incorrect:**\n\n```swift\n\(incorrect)\n```\n\n**Correct:**\n\n```swift\n\(correct)\n```\n"
    ).replacing("tags: own", with: "tags: own\nprofiles: own")
  }

  private static let checked: [Shape] = [
    Shape(name: "documents of a check", words: check + ["--rules", "Rules"], start: 100) {
      size, site throws(Failure) in
      try site.writeProgram()
      for index in 0..<size { try site.write("Rules/own-\(index).md", simple(index)) }
    },
    Shape(name: "folders of documents", words: check, start: 100) { size, site throws(Failure) in
      try site.writeProgram()
      for index in 0..<size { try site.write("Rules/F\(index)/own-\(index).md", simple(index)) }
      try site.write("eaves.yml", "eaves: 1\nrules:\n" + pieces(size) { "  - Rules/F\($0)\n" })
    },
    Shape(
      name: "documents of a check without a profile", words: ["check", ".", "--rules", "Rules"], start: 100
    ) {
      size, site throws(Failure) in
      try site.writeProgram()
      for index in 0..<size { try site.write("Rules/own-\(index).md", simple(index)) }
    },
    Shape(name: "documents that supersede each other", words: check + ["--rules", "Rules"], start: 100) {
      size, site throws(Failure) in
      try site.writeProgram()
      for index in 0..<size {
        let page = simple(index).replacing(
          "tags: own", with: "tags: own\nsupersedes: own-\((index + 1) % size)")
        try site.write("Rules/own-\(index).md", page)
      }
      try site.write("Rules/_renamed.yml", pieces(size) { "other-\($0): own-\($0)\n" })
    },
    Shape(name: "sidecars", words: check + ["--rules", "Rules", "--checks", "Checks"], start: 100) {
      size, site throws(Failure) in
      try site.writeProgram()
      for index in 0..<size {
        try site.write(
          "Rules/own-\(index).md",
          document(index, check: "", examples: "").replacing(
            "**Check:**\n\n```yaml\n\n```\n", with: "**Incorrect:**\n\n```swift\nlet a = 1\n```\n"))
        try site.write(
          "Checks/own-\(index).yml", "for: view\nnever:\n  mentions: Tracker\(index)\n")
      }
    },
    Shape(
      name: "examples of a document of a check", words: check + ["--rules", "Rules"], start: 120, most: 1_000
    ) {
      size, site throws(Failure) in
      try site.writeProgram()
      try site.write("Rules/own.md", examples(size))
    },
    Shape(
      name: "more examples than are run", words: check + ["--rules", "Rules"], start: 2_000
    ) {
      size, site throws(Failure) in
      try site.writeProgram()
      try site.write("Rules/own.md", examples(size))
    },
    Shape(name: "modules of documents of a check", words: check + ["--rules", "Rules"], start: 1_000) {
      size, site throws(Failure) in
      try site.writeProgram()
      for index in 0..<20 { try site.write("Rules/own-\(index).md", simple(index)) }
      try site.write(
        "eaves.yml", "eaves: 1\nmodules:\n" + pieces(size) { "  - name: M\($0)\n    path: \"M\($0)/**\"\n" })
    },
    sentence("sentences of a document") { size in
      "checks:\n" + pieces(size) { "  - for: view\n    never:\n      mentions: Tracker\($0)\n" }
    },
    sentence("items of a sentence") { size in
      "for: view\nnever:\n" + pieces(size) { "  - mentions: Tracker\($0)\n" }
    },
    sentence("objects of an item") { size in
      "for: view\nnever:\n  mentions: [\(list(size) { "Tracker\($0)" })]"
    },
    sentence("globs of an item") { size in
      "for: view\nnever:\n  mentions: [\(list(size) { "\"Tracker\($0)*a\"" })]"
    },
    sentence("exceptions") { size in
      "for: view\nnever:\n  mentions: persistence\nexcept:\n" + pieces(size) { "  - inside: \".on\($0)\"\n" }
    },
    sentence("subjects left out") { size in
      "for: view\nunless:\n" + pieces(size) { "  - name: \"A\($0)*b\"\n" } + "never:\n  mentions: persistence"
    },
    sentence("paths left out") { size in
      "for: file\nunless:\n" + pieces(size) { "  - path: \"**/A\($0)/**\"\n" }
        + "never:\n  imports: SwiftData"
    },
    sentence("subjects that hold") { size in
      "for: view\nthat:\n" + pieces(size) { "  - name: \"*\($0 % 10 == 11 ? "x" : "")\"\n" }
        + "never:\n  mentions: persistence"
    },
    sentence("modules that are allowed") { size in "for: file\nonly:\n  imports: [\(list(size) { "M\($0)" })]"
    },
  ]

  private static let prove = ["validate", "Rules"]

  private static func proof(
    _ name: String, start: Int = 20, most: Int = 1 << 16,
    check: String = "for: view\nnever:\n  mentions: Tracker",
    _ examples: @escaping @Sendable (Int) -> String
  ) -> Shape {
    Shape(name: name, words: prove, start: start, most: most) { size, site throws(Failure) in
      try site.write("Rules/own.md", document(0, check: check, examples: examples(size)))
    }
  }

  private static let correct = "**Correct:**\n\n```swift\nstruct A: View { let name: String }\n```\n"

  private static let proven: [Shape] = [
    Shape(name: "documents to prove", words: prove, start: 20) { size, site throws(Failure) in
      for index in 0..<size { try site.write("Rules/own-\(index).md", simple(index)) }
    },
    Shape(name: "documents of one profile to prove", words: prove, start: 20) { size, site throws(Failure) in
      for index in 0..<size {
        try site.write(
          "Rules/own-\(index).md", simple(index).replacing("tags: own", with: "tags: own\nprofiles: own"))
      }
    },
    Shape(name: "documents that contradict each other", words: prove, start: 20) {
      size, site throws(Failure) in
      for index in 0..<size {
        let (bad, good) = index % 2 == 0 ? ("Tracker", "Counter") : ("Counter", "Tracker")
        try site.write(
          "Rules/own-\(index).md",
          member(
            index, check: "for: view\nnever:\n  mentions: \(bad)",
            incorrect: "struct A: View {\n  let t: \(bad) // ✗\n}",
            correct: "struct A: View {\n  let t: \(good)\n}"))
      }
    },
    Shape(name: "documents that look at each other", words: prove, start: 20) { size, site throws(Failure) in
      for index in 0..<size {
        try site.write(
          "Rules/own-\(index).md",
          member(
            index, check: "for: view\nalways:\n  - name: \"*View\"",
            incorrect: "struct A\(index): View { // ✗\n  let name: String\n}",
            correct: "struct A\(index)View: View {\n  let name: String\n}"))
      }
    },
    Shape(name: "documents of a matrix", words: prove + ["--matrix"], start: 20) {
      size, site throws(Failure) in
      for index in 0..<size { try site.write("Rules/own-\(index).md", simple(index)) }
    },
    Shape(name: "documents in conflict", words: prove, start: 20) { size, site throws(Failure) in
      for index in 0..<size {
        try site.write(
          "Rules/own-\(index).md",
          simple(index).replacing(
            "tags: own", with: "tags: own\nprofiles: p\(index)\nconflicts: own-\((index + 1) % size)"))
      }
    },
    Shape(name: "documents without a check", words: prove, start: 100) { size, site throws(Failure) in
      for index in 0..<size {
        try site.write(
          "Rules/own-\(index).md",
          "---\ntitle: A\(index)\nimpact: LOW\nimpactDescription: a\ntags: a\n---\n\n## A\(index)\n\n**Incorrect:**\n\n```swift\nlet a = 1\n```\n"
        )
      }
    },
    proof("Incorrect examples") { size in
      pieces(size) {
        "**Incorrect (\($0)):**\n\n```swift\nstruct A: View {\n  let t: Tracker // ✗\n}\n```\n\n"
      } + correct
    },
    proof("Correct examples") { size in
      "**Incorrect:**\n\n```swift\nstruct A: View {\n  let t: Tracker // ✗\n}\n```\n\n"
        + pieces(size) {
          "**Correct (\($0)):**\n\n```swift\nstruct A\($0): View { let name: String }\n```\n\n"
        }
    },
    proof("fences of an example") { size in
      "**Incorrect:**\n\n"
        + pieces(size) { "```swift\nstruct A\($0): View {\n  let t: Tracker // ✗\n}\n```\n\n" } + correct
    },
    proof("files of an example") { size in
      "**Incorrect:**\n\n```swift\n"
        + pieces(size) { "// App/A\($0).swift\nstruct A\($0): View {\n  let t: Tracker // ✗\n}\n" }
        + "```\n\n" + correct
    },
    proof("files of one name in an example") { size in
      "**Incorrect:**\n\n```swift\n"
        + pieces(size) { "// App/A.swift\nstruct A\($0): View {\n  let t: Tracker // ✗\n}\n" }
        + "```\n\n" + correct
    },
    proof("lines of an example", start: 100) { size in
      "**Incorrect:**\n\n```swift\n" + pieces(size) { "struct A\($0): View {\n  let t: Tracker // ✗\n}\n" }
        + "```\n\n" + correct
    },
    proof("uses in an example", start: 100) { size in
      "**Incorrect:**\n\n```swift\nstruct A: View {\n  let t: Tracker // ✗\n  func f() {\n"
        + String(repeating: "    t.track()\n", count: size) + "  }\n}\n```\n\n" + correct
    },
    proof("marks where nothing is found", start: 100) { size in
      "**Incorrect:**\n\n```swift\nstruct A: View {\n" + pieces(size) { "  let a\($0): Int // ✗\n" }
        + "}\n```\n\n" + correct
    },
    proof("findings without a mark", start: 100) { size in
      "**Incorrect:**\n\n```swift\nstruct A: View {\n  let a: Tracker // ✗\n"
        + pieces(size) { "  let a\($0): Tracker\n" } + "}\n```\n\n" + correct
    },
    proof("strings of an example", start: 100) { size in
      "**Incorrect:**\n\n```swift\nstruct A: View {\n"
        + pieces(size) { "  let a\($0): Tracker // ✗\n  let s\($0) = \"\"\"\n    a\n    \"\"\"\n" }
        + "}\n```\n\n" + correct
    },
    Shape(name: "objects to prove", words: prove, start: 10, refusals: ["is the most"]) {
      size, site throws(Failure) in
      try site.write(
        "Rules/own.md",
        document(
          0, check: "for: view\nnever:\n  mentions: [\(list(size) { "Tracker\($0)" })]",
          examples: "**Incorrect:**\n\n```swift\nstruct A: View {\n"
            + pieces(size) { "  let t\($0): Tracker\($0) // ✗\n" } + "}\n```\n\n" + correct))
    },
    Shape(name: "sentences to prove", words: prove, start: 10, refusals: ["is the most"]) {
      size, site throws(Failure) in
      try site.write(
        "Rules/own.md",
        document(
          0,
          check: "checks:\n" + pieces(size) { "  - for: view\n    never:\n      mentions: Tracker\($0)\n" },
          examples: "**Incorrect:**\n\n```swift\nstruct A: View {\n"
            + pieces(size) { "  let t\($0): Tracker\($0) // ✗\n" } + "}\n```\n\n" + correct))
    },
    Shape(name: "names that nobody knows", words: prove, start: 100) { size, site throws(Failure) in
      try site.write(
        "Rules/own.md",
        document(
          0, check: "for: view\nnever:\n  mentions: [\(list(size) { "Tracker\($0)" })]",
          examples: "**Incorrect:**\n\n```swift\nstruct A: View {\n let a: B\n}\n```\n\n" + correct))
    },
  ]

  private static func page(_ name: String, start: Int = 4_000, _ text: @escaping @Sendable (Int) -> String)
    -> Shape
  {
    Shape(name: name, words: prove, start: start) { size, site throws(Failure) in
      try site.write("Rules/own-0.md", simple(0))
      try site.write("Rules/page.md", text(size))
    }
  }

  private static let pages: [Shape] = [
    Shape(name: "former ids of a rule", words: prove, start: 4_000) { size, site throws(Failure) in
      try site.write("Rules/own-0.md", simple(0))
      try site.write("Rules/_renamed.yml", pieces(size) { "old-\($0): own-0\n" })
    },
    page("a long document", start: 16_000) { simple(1) + String(repeating: "Why is that so?\n", count: $0) },
    page("one line of a document", start: 16_000) {
      simple(1) + String(repeating: "Why is **that** so? `a` ", count: $0)
    },
    page("labels of a document") { size in simple(1) + pieces(size) { "**Alternative \($0):**\n\n" } },
    page("fences of a document") { size in
      simple(1) + String(repeating: "```swift\nlet a = 1\n```\n\n", count: size)
    },
    page("fences that are never closed") { size in
      simple(1) + String(repeating: "```swift\n~~~\n", count: size)
    },
    page("a longer fence each time", start: 250) { size in
      simple(1) + pieces(size) { String(repeating: "`", count: $0 + 3) + "\n" }
    },
    page("headings of a document") { size in simple(1) + String(repeating: "## Why\n\n", count: size) },
    page("lists in lists", start: 250) { size in
      simple(1) + pieces(size) { String(repeating: " ", count: $0 * 2) + "- a\n" }
    },
    page("backquotes in a line", start: 16_000) { simple(1) + String(repeating: "` `` ", count: $0) },
    page("stars in a line", start: 16_000) { simple(1) + String(repeating: "**a ", count: $0) },
    page("tags of a document") { size in
      simple(1).replacing("tags: own", with: "tags: \(list(size) { "t\($0)" })")
    },
    page("keys of a frontmatter") { size in
      simple(1).replacing("tags: own", with: "tags: own\n" + pieces(size) { "key\($0): a\n" })
    },
    page("conflicts of a document", start: 250) { size in
      simple(1).replacing("tags: own", with: "tags: own\nconflicts: \(list(size) { "a\($0)" })")
    },
    page("a frontmatter that is never closed", start: 16_000) {
      "---\n" + String(repeating: "key: value\n", count: $0)
    },
    page("an article", start: 16_000) { String(repeating: "Words *and* words.\n", count: $0) },
    Shape(name: "24 MB of a document", words: prove, start: 24 << 20, most: 1 << 30, refusals: ["own.md"]) {
      size, site throws(Failure) in
      try site.write("Rules/own.md", String(repeating: "a", count: size))
    },
  ]
}

extension String {
  /// The text with one stretch exchanged wherever it stands.
  fileprivate func replacing(_ old: String, with new: String) -> String {
    var (result, rest) = ("", self[...])
    while let found = rest.firstRange(of: old) {
      result += rest[..<found.lowerBound] + new
      rest = rest[found.upperBound...]
    }
    return result + rest
  }
}
