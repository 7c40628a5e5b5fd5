extension Shape {
  private static func entry(_ index: Int) -> String {
    "{\"rule\": \"layer-view-no-data-access\", \"subject\": \"A\(index)\", \"verb\": \"holds\", \"object\": \"ModelContext\", \"position\": \"property\"}"
  }

  private static func views(_ size: Int) -> String {
    pieces(size) { "struct A\($0): View { @Environment(\\.modelContext) var c }\n" }
  }

  private static func baseline(
    _ size: Int, file: String = "Sources/App/A.swift", separator: String = "\n    "
  ) -> String {
    "{\(separator)\"\(file)\": [\(separator)\(list(size, ",\(separator)", entry))\(separator)],\(separator)\"eaves-baseline\": 3}\n"
  }

  private static func known(
    _ name: String, start: Int = 1_000, words: [String] = check,
    _ build: @escaping @Sendable (Int, inout Site) throws(Failure) -> Void
  ) -> Shape {
    Shape(name: name, words: words, start: start, build: build)
  }

  /// Lists of findings that are known.
  static let baselines: [Shape] = [
    known("a baseline that is met") { size, site throws(Failure) in
      try site.write("Sources/App/A.swift", views(size))
      try site.write("eaves-baseline.json", baseline(size))
    },
    known("a stale baseline") { size, site throws(Failure) in
      try site.writeProgram()
      try site.write("eaves-baseline.json", baseline(size))
    },
    known("a baseline of moved files", start: 250) { size, site throws(Failure) in
      for index in 0..<size {
        try site.write(
          "Sources/App/New\(index).swift", "struct A\(index): View { @Environment(\\.modelContext) var c }\n")
      }
      try site.write(
        "eaves-baseline.json",
        "{\n" + pieces(size) { "\"Sources/App/Old\($0).swift\": [\n\(entry($0))\n],\n" }
          + "\"eaves-baseline\": 3}\n")
    },
    known("a baseline of equal entries") { size, site throws(Failure) in
      try site.write(
        "Sources/App/A.swift",
        String(repeating: "struct A0: View { @Environment(\\.modelContext) var c }\n", count: size))
      try site.write(
        "eaves-baseline.json",
        "{\n\"Sources/App/A.swift\": [\n"
          + list(size, ",\n") { entry(0).dropLast() + ", \"ordinal\": \($0)}" }
          + "\n],\n\"eaves-baseline\": 3}\n")
    },
    known("a baseline in one line") { size, site throws(Failure) in
      try site.write("Sources/App/A.swift", views(size))
      try site.write("eaves-baseline.json", baseline(size, separator: " "))
    },
    known("a stale baseline in one line") { size, site throws(Failure) in
      try site.writeProgram()
      try site.write("eaves-baseline.json", baseline(size, separator: " "))
    },
    Shape(name: "a deep baseline", words: check, refusals: ["deep"]) { size, site throws(Failure) in
      try site.writeProgram()
      try site.write(
        "eaves-baseline.json", size == 1 ? "{\"eaves-baseline\": 3}\n" : nested(size, "[", "", "]"))
    },
    Shape(name: "faults of a baseline", words: check, refusals: ["eaves-baseline.json"]) {
      size, site throws(Failure) in
      try site.writeProgram()
      try site.write(
        "eaves-baseline.json",
        size == 1
          ? "{\"eaves-baseline\": 3}\n"
          : "{\"A.swift\": [\n" + list(size, ",\n") { "{\"rul\($0)\": 1}" } + "],\n\"eaves-baseline\": 3}\n")
    },
    Shape(name: "one text of a baseline", words: check, start: 16_000, refusals: ["eaves-baseline.json"]) {
      size, site throws(Failure) in
      try site.writeProgram()
      try site.write(
        "eaves-baseline.json",
        size == 1
          ? "{\"eaves-baseline\": 3}\n"
          : "{\"eaves-baseline\": \"" + String(repeating: "a\\u00e9", count: size) + "\"}\n")
    },
    Shape(
      name: "24 MB of a baseline", words: check, start: 24 << 20, most: 1 << 30,
      refusals: ["eaves-baseline.json"]
    ) {
      size, site throws(Failure) in
      try site.writeProgram()
      try site.write("eaves-baseline.json", "{\"eaves-baseline\": 3}" + String(repeating: "\n", count: size))
    },
    known("baseline update", words: ["baseline", "update", "--profile", "clean-mvvm"]) {
      size, site throws(Failure) in
      try site.write("Sources/App/A.swift", views(size / 2))
      try site.write("eaves-baseline.json", baseline(size))
    },
    known("baseline show", words: ["baseline", "show", "--profile", "clean-mvvm"]) {
      size, site throws(Failure) in
      try site.write("Sources/App/A.swift", views(size))
      try site.write("eaves-baseline.json", baseline(size))
    },
    known("baseline write", words: ["baseline", "write", "--force", "--profile", "clean-mvvm"]) {
      size, site throws(Failure) in
      try site.write("Sources/App/A.swift", views(size))
    },
    known("baseline update of a conflict", words: ["baseline", "update", "--profile", "clean-mvvm"]) {
      size, site throws(Failure) in
      try site.write("Sources/App/A.swift", views(size))
      let entries = pieces(size) {
        "<<<<<<< ours\n\(entry($0)),\n=======\n\(entry($0 + 1)),\n>>>>>>> theirs\n"
      }
      try site.write(
        "eaves-baseline.json",
        "{\n\"Sources/App/A.swift\": [\n\(entries)\(entry(0))\n],\n\"eaves-baseline\": 3}\n")
    },
  ]
}
