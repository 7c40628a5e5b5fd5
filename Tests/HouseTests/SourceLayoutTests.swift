import EavesReporters
import EavesSource
import Testing

/// Conventions that a rule document cannot say yet: lists held against files, sizes, names of files.
@Suite struct SourceLayoutTests {
  @Test func `no source file is longer than 600 lines`() throws {
    for file in try House.files("Sources") {
      #expect(
        file.string.split(separator: "\n", omittingEmptySubsequences: false).count <= 600, "\(file.path)")
    }
  }

  /// Folders that are lists of one kind, read by name whatever their number.
  private static let lists = [
    "Sources/EavesDocuments/Words": "a file for each word of the language",
    "Sources/EavesShippedRules": "the pages of Rules as text, a file for some of them",
  ]

  @Test func `no folder of sources holds more than 30 files, but lists of one kind`() throws {
    let rooms = Dictionary(grouping: try House.files("Sources"), by: \.path.folder).mapValues(\.count)
    for (room, files) in rooms where Self.lists[room] == nil {
      #expect(files <= 30, "\(room) holds \(files) files")
    }
    for (room, reason) in Self.lists {
      #expect(rooms[room, default: 0] > 30, "\(room) needs no exception: \(reason)")
    }
  }

  /// Elsewhere the compiler passes over `@inlinable` without a word, and each small question is a call.
  @Test func `what is inlinable stands in a type that is usable from inline`() throws {
    let lines = try House.files("Sources").flatMap { $0.string.split(separator: "\n") }
    var (declared, usable, owners): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    var around = ""
    for line in lines {
      let words = line.split(whereSeparator: { " :<{".contains($0) }).map(String.init)
      if let at = words.firstIndex(where: ["struct", "class", "enum", "extension"].contains),
        !line.hasPrefix(" "),
        at + 1 < words.count
      {
        around = words[at + 1]
        if words[at] != "extension" { declared.insert(around) }
        if words.contains("@usableFromInline") { usable.insert(around) }
      }
      if line.hasPrefix("  "), words.contains("@inlinable") { owners.insert(around) }
    }
    #expect(owners.intersection(declared).subtracting(usable).sorted() == [])
    #expect(owners.contains("Node"))
  }

  @Test func `no file is named after nothing`() throws {
    let empty = ["Helper", "Util", "Manager", "Common", "Core"]
    for file in try House.files("Sources") + House.files("Tests") {
      #expect(!empty.contains { file.path.stem.contains($0) }, "\(file.path)")
    }
  }

  @Test func `every reporter has its line in the list of formats`() throws {
    let reporters = try House.files("Sources/EavesReporters").map(\.path.stem)
      .filter { $0.hasSuffix("Reporter") && $0 != "Reporter" }
      .map { String($0.dropLast("Reporter".count)).lowercased() }
    #expect(ReportFormat.all.map(\.name) == reporters.sorted())
  }

  @Test func `every command has its file, and the room of commands holds nothing else`() throws {
    let program = try House.text("Sources/eaves/Eaves.swift")
    for file in try House.files("Sources/eaves/Commands") {
      #expect(file.path.stem.hasSuffix("Command"), "\(file.path)")
      #expect(program.contains("\(file.path.stem)("), "\(file.path)")
    }
  }

  @Test func `every problem of the command line ends with what to do`() throws {
    for file in try House.files("Sources/eaves") {
      for call in file.string.split(separator: "Problem(").dropFirst() {
        var depth = 1
        let arguments = call.prefix { character in
          depth += character == "(" ? 1 : character == ")" ? -1 : 0
          return depth > 0
        }
        let isCall = arguments.count > 0 && !arguments.hasPrefix("s(")
        if isCall { #expect(arguments.contains("remedy:"), "\(file.path): \(arguments)") }
      }
    }
  }

  @Test func `every suite asserts something`() throws {
    for file in try House.files("Tests") where file.string.contains("@Suite") {
      #expect(file.string.contains("#expect") || file.string.contains("#require"), "\(file.path)")
    }
  }

  @Test func `state is never shared`() throws {
    for file in try House.files("Sources") where file.path.folder != "Sources/EavesShippedRules" {
      for line in file.string.split(separator: "\n") where !line.contains("//") {
        let isStored = line.contains("static var ") && !line.contains("{")
        #expect(!isStored && !line.contains("nonisolated(unsafe)"), "\(file.path): \(line)")
      }
    }
  }

  /// The picture of the house is what the manifest says: each target, what it makes of what, and what it may import.
  @Test func `the picture of the house is that of the manifest`() throws {
    let page = try House.text(".github/CONTRIBUTING.md")
    let picture = try TargetDiagram(manifest: try House.text("Package.swift"))
    #expect(page.contains(picture.text), "CONTRIBUTING.md should show\n\(picture.text)")
    let targets = Set(try House.files("Sources").map { String($0.path.text.split(separator: "/")[1]) })
    #expect(Set(picture.targets.map(\.name)) == targets)
    for room in picture.targets { #expect(page.contains("| `\(room.name)` |"), "\(room.name) has no row") }
  }
}
