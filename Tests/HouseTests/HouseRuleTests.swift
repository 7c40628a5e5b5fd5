import EavesChecks
import EavesDocuments
import EavesFindings
import EavesSession
import EavesSource
import Testing

/// Eaves on itself: `Rules/house` is proven, and kept.
@Suite struct HouseRuleTests {
  @Test func `every page is a rule, and its examples prove it`() throws {
    let ruleSet = try House.ruleSet()
    #expect(ruleSet.problems.map(\.text) == [])
    let documents = try House.documents()
    #expect(documents.count == (try House.files("Rules/house", "md")).count)
    for document in documents {
      let proof = DocumentProver(vocabulary: ruleSet.vocabulary).prove(document)
      #expect(proof.status == .proven, "\(document.id): \(proof.problems.map(\.text))")
    }
  }

  @Test func `the house keeps its own rules`() throws {
    #expect(try House.findings() == [])
  }

  /// A line to plant in a file of the house, and the page that must see it.
  static let breaches: [(path: String, line: String, rule: String)] = [
    ("Sources/EavesOutline/Lexer.swift", "import EavesProject", "imports-point-down"),
    ("Sources/EavesOutline/Lexer.swift", "import Foundation", "no-foundation"),
    ("Sources/EavesFiles/Machine.swift", "import Glibc", "one-door-to-the-system"),
    ("Sources/EavesDocuments/Fence.swift", "func stop() { fatalError() }", "faults-are-values"),
    ("Sources/EavesReporters/JSON.swift", "let table: LineTable", "letters-are-copied"),
    ("Sources/EavesChecks/Checker.swift", "func say() { print(1) }", "analysis-never-prints"),
    ("Sources/EavesChecks/Checker.swift", "let lock: Mutex<Int>", "one-concurrent-room"),
    ("Sources/EavesSource/Place.swift", "enum PlaceHelper {}", "nouns-of-the-field"),
    ("Sources/EavesSource/Place.swift", "protocol Placing {}", "few-protocols"),
    ("Sources/EavesSource/Place.swift", "public struct Point {}", "nothing-public"),
  ]

  /// Green must mean checked: each page still fires on the house's own files.
  @Test func `every breach is found`() throws {
    let planted = Dictionary(grouping: Self.breaches, by: \.path)
    let found = try House.findings(
      replacing: planted.map { path, breaches in
        SourceText(path: FilePath(path), text: breaches.map { $0.line + "\n" }.joined())
      })
    for (path, breaches) in planted {
      for (index, breach) in breaches.enumerated() {
        #expect(found.contains("\(path):\(index + 1) \(breach.rule)"), "\(breach.line)")
      }
    }
  }

  @Test func `every page has its breach`() throws {
    #expect(Set(Self.breaches.map(\.rule)) == Set(try House.documents().map(\.id.text)))
  }

  /// What a target may import is said twice, to the package manager and to readers: it must be the same.
  @Test func `the page of imports agrees with the manifest`() throws {
    let page = try #require(try House.documents().first { $0.id.text == "imports-point-down" })
    let manifest = try House.text("Package.swift")
    for sentence in page.sentences {
      guard case .only(let item) = sentence.frame else { continue }
      let path = sentence.that.first?.terms.first?.values.first?.text ?? ""
      let target = String(path.split(separator: "/").dropFirst().first ?? "")
      let said = (item.terms.first?.values ?? []).map(\.text).filter {
        $0.hasPrefix("Eaves") && $0 != "Eaves*"
      }
      if target != "eaves" { #expect(said == imports(of: target, in: manifest), "\(target)") }
    }
    let targets = Set(
      try House.files("Sources").compactMap { $0.path.text.split(separator: "/").dropFirst().first })
    #expect(page.sentences.count == targets.count)
  }

  /// The names in `stage("X", imports: [ … ])`.
  private func imports(of target: String, in manifest: String) -> [String] {
    let compact = String(manifest.filter { !$0.isWhitespace })
    guard let start = compact.firstRange(of: "stage(\"\(target)\"")?.upperBound,
      let end = compact[start...].firstIndex(of: ")")
    else { return ["no such target"] }
    return compact[start..<end].split(separator: "\"").map(String.init).filter { $0.hasPrefix("Eaves") }
  }
}
