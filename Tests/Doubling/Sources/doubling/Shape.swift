/// One way to grow what a command reads.
struct Shape: Sendable {
  let name: String
  /// The words behind `eaves`.
  let words: [String]
  /// The smallest size that is measured.
  var start = 1_000
  /// The greatest, where something else ends what can be built: the length of a path.
  var most = 1 << 22
  /// What is said where a size is refused, with status 2: any one of these, or of those for all shapes.
  var refusals: [String] = []
  /// Builds the shape in a size.
  let build: @Sendable (Int, inout Site) throws(Failure) -> Void
}

extension Shape {
  /// What is said of a page of any kind that is too long.
  static let refusals = ["and more are not read here"]

  /// What a check of one profile is called with.
  static let check = ["check", ".", "--profile", "clean-mvvm", "--format", "json", "--jobs", "1"]

  /// One Swift file, checked.
  static func code(
    _ name: String, start: Int = 1_000, most: Int = 1 << 22, _ text: @escaping @Sendable (Int) -> String
  ) -> Shape {
    Shape(name: name, words: check, start: start, most: most) { size, site throws(Failure) in
      try site.write("Sources/App/A.swift", text(size))
    }
  }

  /// Several files, checked.
  static func project(
    _ name: String, start: Int = 250, most: Int = 1 << 22,
    _ build: @escaping @Sendable (Int, inout Site) throws(Failure) -> Void
  ) -> Shape {
    Shape(name: name, words: check, start: start, most: most, build: build)
  }

  /// As `project`, checked by rules about modules.
  static func modular(
    _ name: String, start: Int = 250, most: Int = 1 << 22,
    _ build: @escaping @Sendable (Int, inout Site) throws(Failure) -> Void
  ) -> Shape {
    let words = ["check", ".", "--profile", "modular-mvvm-c", "--format", "json", "--jobs", "1"]
    return Shape(name: name, words: words, start: start, most: most, build: build)
  }

  /// An `eaves.yml` beside a small program.
  static func configuration(
    _ name: String, start: Int = 1_000, most: Int = 1 << 22, refusals: [String] = [],
    _ text: @escaping @Sendable (Int) -> String
  ) -> Shape {
    Shape(name: name, words: check, start: start, most: most, refusals: refusals) {
      size, site throws(Failure) in
      try site.writeProgram()
      try site.write("eaves.yml", "eaves: 1\n" + text(size))
    }
  }

  /// Every shape, in the order of the table.
  static let all = code + projects + configurations + documents + baselines + commands
}
