extension Shape {
  /// What an `eaves.yml` says.
  static let configurations: [Shape] = globs + nouns + pages

  private static let globs: [Shape] = [
    excluding("exclude: of names") { "Gone\($0).swift" },
    excluding("exclude: of folders") { "Sources/F\($0)/Gone/**" },
    excluding("exclude: of globs") { "**/F*\($0)/*Gone*" },
    .project("exclude: against many files", start: 100) { size, site throws(Failure) in
      for index in 0..<size { try site.write("App/F\(index)/A\(index).swift", "struct B\(index) {}\n") }
      try site.write(
        "eaves.yml",
        "eaves: 1\nexclude:\n"
          + pieces(size) { "  - \"**/Gone\($0)/**\"\n  - \"App/F*/Gone\($0).swift\"\n  - \"Gone\($0)\"\n" })
    },
    .project("exclude: of parts of names against many files") { size, site throws(Failure) in
      for index in 0..<size {
        try site.write("App/F\(index / 100)/A\(index)x.swift", "struct B\(index) {}\n")
      }
      try site.write(
        "eaves.yml",
        "eaves: 1\nexclude:\n" + pieces(size) { "  - \"**/*Gone\($0)x*\"\n  - \"*gone\($0)*z*/**\"\n" })
    },
    .project("include: against many files", start: 100) { size, site throws(Failure) in
      for index in 0..<size { try site.write("App/F\(index)/A\(index).swift", "struct B\(index) {}\n") }
      try site.write("eaves.yml", "eaves: 1\ninclude:\n" + pieces(size) { "  - App/F\($0)\n" })
    },
    .project("modules: against many files", start: 100) { size, site throws(Failure) in
      for index in 0..<size { try site.write("App/F\(index)/A\(index).swift", "struct B\(index) {}\n") }
      try site.write(
        "eaves.yml",
        "eaves: 1\nmodules:\n" + pieces(size) { "  - name: M\($0)\n    path: \"App/F\($0)/**\"\n" })
    },
    .project("modules: of one folder against many files", start: 100) { size, site throws(Failure) in
      for index in 0..<size { try site.write("App/F\(index)x/A\(index).swift", "struct B\(index) {}\n") }
      try site.write(
        "eaves.yml",
        "eaves: 1\nmodules:\n" + pieces(size) { "  - name: M\($0)\n    path: \"App/*F\($0)x*/**\"\n" })
    },
    .configuration("one glob of stars") { size in
      "exclude: [\"**/\(String(repeating: "*a", count: size))*b\"]\n"
    },
    .configuration("one glob of any depth") { size in
      "exclude: [\"\(String(repeating: "**/", count: size))*a*b*c\"]\n"
    },
    .configuration("one glob of folders") { size in
      "exclude: [\"\(String(repeating: "**/a/", count: size))*a*b*c\"]\n"
    },
    .configuration("one long name in a glob", start: 16_000) { size in
      "exclude: [\"\(String(repeating: "a", count: size))\"]\n"
    },
    .project("deep paths against stars", start: 100) { size, site throws(Failure) in
      for index in 0..<200 {
        try site.write(String(repeating: "a/", count: 200) + "A\(index).swift", "struct B\(index) {}\n")
      }
      try site.write("eaves.yml", "eaves: 1\nexclude: [\"\(String(repeating: "**/a/", count: size))b\"]\n")
    },
    .configuration("report-path:") {
      "report-path:\n" + String(repeating: "  - \"**/A.swift\"\n", count: $0)
    },
    .configuration("report-path: of nothing", refusals: ["no scanned file matches"]) {
      "report-path:\n" + pieces($0) { "  - \"**/A.swift\($0)\"\n" }
    },
  ]

  private static func excluding(_ name: String, _ pattern: @escaping @Sendable (Int) -> String) -> Shape {
    .project(name, start: 1_000) { size, site throws(Failure) in
      for index in 0..<200 { try site.write("App/F\(index)/A\(index).swift", "struct B\(index) {}\n") }
      try site.write("eaves.yml", "eaves: 1\nexclude:\n" + pieces(size) { "  - \"\(pattern($0))\"\n" })
    }
  }

  private static let nouns: [Shape] = [
    .configuration("modules:") {
      "modules:\n" + pieces($0) { "  - name: M\($0)\n    path: \"App/F\($0)/**\"\n" }
    },
    .configuration("a list under words:") { "words:\n  mine:\n" + pieces($0) { "    - Name\($0)\n" } },
    .configuration("a line under words:") { size in "words:\n  mine: [\(list(size) { "Name\($0)" })]\n" },
    .configuration("lists under words:") { "words:\n" + pieces($0) { "  mine\($0): [Name\($0)]\n" } },
    .configuration("words of persistence") { size in
      "words:\n  persistence: [\(list(size) { "Name\($0)" })]\n"
    },
    .configuration("globs under words:") { size in
      "words:\n  persistence: [\(list(size) { "\"Name\($0)*x\"" })]\n"
    },
    .project("globs under words: against many names", start: 1_000) { size, site throws(Failure) in
      try site.write(
        "Sources/App/A.swift",
        pieces(size) { "class Alpha\($0)Beta { let x: Gamma\($0)Delta; func f() { Omega\($0)Psi.go() } }\n" })
      try site.write(
        "eaves.yml",
        "eaves: 1\nwords:\n  network:\n"
          + pieces(size) { "    - \"*Gone\($0)x*\"\n    - \"*Gone\($0)*z*\"\n    - \"?one\($0)*\"\n" })
    },
    .configuration("items of an own role") {
      "roles:\n  mine:\n" + pieces($0) { "    - name: \"*A\($0)\"\n" }
    },
    .configuration("items of a shipped role") {
      "roles:\n  repository:\n"
        + pieces($0) { "    - name: \"*A\($0)*b\"\n      unless:\n        - held-by: view\n" }
    },
    .configuration("names of an item") { size in
      "roles:\n  mine:\n    - name: [\(list(size) { "\"*A\($0)\"" })]\n"
    },
    .configuration("own roles", start: 16, refusals: ["roles with the shipped ones"]) {
      "roles:\n" + pieces($0) { "  mine\($0):\n    - name: \"*A\($0)\"\n" }
    },
    .configuration("own roles of each other", start: 16, refusals: ["roles with the shipped ones"]) {
      "roles:\n  mine0:\n    - name: \"*A\"\n"
        + pieces($0) { "  mine\($0 + 1):\n    - role: mine\($0)\n      name: \"*A\"\n" }
    },
    .configuration(
      "own roles in a circle", start: 16, refusals: ["defined by each other", "roles with the shipped ones"]
    ) { size in
      "roles:\n" + pieces(size) { "  mine\($0):\n    - role: mine\(($0 + 1) % size)\n" }
    },
    .configuration("impact:") { size in
      "impact:\n" + String(repeating: "  - rule: layer-view-no-data-access\n    level: LOW\n", count: size)
    },
    .configuration("off:") { size in
      "off:\n" + String(repeating: "  - rule: layer-composition-in-app\n    reason: why\n", count: size)
    },
    .configuration("off: of rules that are none", refusals: ["no rule is called"]) { size in
      "off:\n" + pieces(size) { "  - rule: layer-\($0)\n    reason: why\n" }
    },
    .configuration("only:") { size in "only: [\(list(size) { _ in "layer" })]\n" },
    .configuration("skip:") { size in "skip: [\(list(size) { _ in "module" })]\n" },
    .configuration("may-be-empty:") { size in
      "may-be-empty:\n" + String(repeating: "  - role: coordinator\n    reason: why\n", count: size)
    },
  ]

  private static let pages: [Shape] = [
    .configuration("comments of eaves.yml", start: 16_000) { String(repeating: "# why\n", count: $0) },
    .configuration("unknown keys", refusals: ["unknown key"]) { pieces($0) { "key\($0): 1\n" } },
    .configuration("one key again and again", refusals: ["already said"]) {
      String(repeating: "profile: base\n", count: $0)
    },
    .configuration("deep YAML", refusals: ["deep"]) { size in
      // As long as the size says: each line is longer than the one before.
      "roles:\n"
        + pieces(Int(Double(2 * size).squareRoot())) { String(repeating: " ", count: $0 + 1) + "a:\n" }
    },
    .configuration("deep lists in YAML", refusals: ["deep"]) {
      "off:\n  " + String(repeating: "- ", count: $0) + "a\n"
    },
    .configuration("brackets in YAML", refusals: ["list"]) { "only: " + nested($0, "[", "", "]") + "\n" },
    .configuration("one quoted text", start: 16_000, refusals: ["words"]) {
      "words: \"" + String(repeating: "a\\n", count: $0) + "\"\n"
    },
    .configuration("a quote that is never closed", start: 16_000, refusals: ["quote"]) {
      "profile: \"" + String(repeating: "a", count: $0) + "\n"
    },
    .configuration("faults in a line of YAML", refusals: ["begin"]) { size in
      "only: [\(list(size) { "@a\($0)" })]\n"
    },
    .configuration("lines that fit nowhere", refusals: ["indent"]) {
      "profile: base\n" + String(repeating: "    a: b\n  c: d\n", count: $0)
    },
    .configuration("24 MB of eaves.yml", start: 24 << 20, most: 1 << 30, refusals: ["eaves.yml"]) {
      String(repeating: "#", count: $0)
    },
  ]
}
