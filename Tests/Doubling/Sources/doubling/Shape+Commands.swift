extension Shape {
  /// Other commands and formats, on a program that grows.
  static let commands: [Shape] = formats + questions

  private static func views(_ size: Int, _ site: inout Site) throws(Failure) {
    for part in 0..<10 {
      let text = pieces(size / 10 + 1) { index in
        """
        struct A\(part)x\(index): View {
          @Environment(\\.modelContext) private var c // ö
          let m: A\(part)x\(index)ViewModel
          func f() { c.save(); c.save() }
        }
        final class A\(part)x\(index)ViewModel { let t: Get\(index)UseCase }

        """
      }
      try site.write("Sources/M\(part)/A.swift", "import SwiftUI\nimport M\((part + 1) % 10)\n" + text)
    }
  }

  private static func asked(_ name: String, _ words: [String], start: Int = 1_000) -> Shape {
    Shape(name: name, words: words, start: start) { size, site throws(Failure) in try views(size, &site) }
  }

  private static let formats = [
    "text", "json", "sarif", "xcode", "github", "gitlab", "junit", "checkstyle", "markdown", "agent",
  ].map { asked("format \($0)", ["check", ".", "--profile", "clean-mvvm", "--jobs", "1", "--format", $0]) }

  private static let questions: [Shape] = [
    asked("a check by two threads", ["check", ".", "--profile", "clean-mvvm", "--jobs", "2"]),
    asked("a check without a profile", ["check", "."]),
    asked("survey", ["survey", "."]),
    asked("why of a type", ["why", "A0x0"]),
    asked("why of a glob", ["why", "A*"]),
    asked("facts", ["facts", "Sources/M0/A.swift"], start: 10_000),
    asked("facts as JSON", ["facts", "Sources/M0/A.swift", "--json"], start: 10_000),
    asked("explain a line", ["explain", "Sources/M0/A.swift:4", "--profile", "clean-mvvm"]),
    asked("graph", ["graph"]),
    asked("config", ["config", "--for", "Sources/M0"]),
    asked("init", ["init", "--force"]),
    Shape(
      name: "owners against many files", words: ["report", ".", "--profile", "clean-mvvm"], start: 250
    ) { size, site throws(Failure) in
      for index in 0..<size {
        try site.write(
          "Sources/F\(index)x.swift",
          "import SwiftUI\nstruct A\(index): View { @Environment(\\.modelContext) private var context }\n")
      }
      try site.write(
        "CODEOWNERS",
        pieces(size) { "*gone\($0)x* @one\n/Sources/gone\($0) @two\ngone\($0) @three\n/gone\($0)/** @four\n" }
      )
    },
    Shape(name: "facts of a line", words: ["facts", "A.swift"]) { size, site throws(Failure) in
      try site.write("A.swift", pieces(size) { "struct A\($0) { let a: Int }; " })
    },
    Shape(name: "graph of modules", words: ["graph"], start: 250) { size, site throws(Failure) in
      for index in 0..<size {
        try site.write(
          "Sources/M\(index)/A.swift", "import M\((index + 1) % size)\npublic struct A\(index): View {}\n")
      }
    },
    Shape(name: "rules", words: ["rules", "--rules", "Rules"], start: 100) { size, site throws(Failure) in
      try site.writeProgram()
      for index in 0..<size {
        try site.write(
          "Rules/own-\(index).md",
          "---\ntitle: A\(index)\nimpact: LOW\nimpactDescription: a\ntags: a\n---\n\n## A\(index)\n\n**Incorrect:**\n\n```swift\nlet a = 1\n```\n"
        )
      }
    },
  ]
}
