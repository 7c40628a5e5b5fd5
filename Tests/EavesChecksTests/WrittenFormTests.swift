import EavesFindings
import EavesSource
import Testing

@testable import EavesChecks

/// Types and attributes as they are written, several items below a word, and what `except` removes.
@Suite("Written forms")
struct WrittenFormTests {
  private let forms = """
    protocol Cargo {}
    final class Box: Sendable {}
    final class Bag {}
    struct Crane {
      @Attribute(.unique) var id = 1
      @Attribute( .externalStorage ) var data: Data?
      static var all = 1
      var name: String! = ""
      let cargo: any Cargo
      var flags: [String: Bool] = [:]
      var isOpen: Bool?
      func lift(_ a: some Cargo, b: Cargo, c: (any Cargo)?) -> [Bag] { [] }
    }
    actor Dock { func f(_ a: Box, _ b: Bag) {} }
    @Marker(name: "a") struct Marked {}
    """

  private func lines(_ yaml: String) -> [Int] {
    fullFindings(of: yaml, in: ["A.swift": forms]).map(\.place.start.line)
  }

  private func columns(_ yaml: String) -> [String] {
    fullFindings(of: yaml, in: ["A.swift": forms]).map { "\($0.place.start.line):\($0.place.start.column)" }
  }

  @Test(
    "an attribute with its arguments",
    arguments: [
      ("@Attribute(.unique)", [5]), ("@Attribute(*)", [5, 6]), ("@Attribute( .externalStorage)", [6]),
      ("@Attribute", [5, 6]), ("@Attribute()", []),
    ])
  func attributes(mark: String, found: [Int]) {
    #expect(lines("for: member\nthat:\n  marked: \"\(mark)\"\nnever: exists") == found)
  }

  @Test("of a type, too")
  func attributesOfTypes() {
    #expect(lines("for: type\nthat:\n  marked: \"@Marker(name: *)\"\nnever: exists") == [15])
    #expect(lines("for: type\nthat:\n  marked: \"@Marker(label: *)\"\nnever: exists") == [])
  }

  @Test(
    "the type of a member, as written or looked through: its optional is no glob",
    arguments: [
      ("\"*?\"", [6, 11]), ("\"*!\"", [8]), ("Bool", [10, 11]), ("\"Bool?\"", [11]),
      ("\"[String: Bool]\"", [10]),
      ("\"any *\"", [9]), ("Cargo", [9]), ("Bag", [12]), ("\"[Bag]\"", [12]),
    ])
  func types(type: String, found: [Int]) {
    #expect(lines("for: member\nthat:\n  type: \(type)\nnever: exists") == found)
  }

  @Test("what is accepted, by how it is written")
  func written() {
    let never = { (form: String) in "for: type\nnever:\n  accepts: Cargo\n  written: \(form)" }
    #expect(columns(never("\"some *\"")) == ["12:23"])
    #expect(columns(never("[Cargo, \"*?\"]")) == ["12:33", "12:48"])
    let others = "for: type\nnever:\n  accepts: Cargo\nexcept:\n  - accepts: Cargo\n    written: \"*any *\""
    #expect(columns(others) == ["12:23", "12:33"])
    #expect(
      fullFindings(of: never("\"some *\""), in: ["A.swift": forms]).map(\.message) == [
        "`Crane` accepts `Cargo` written some Cargo"
      ])
  }

  @Test("of several items below `which` and `owner` all hold")
  func severalItems() {
    let which = { (items: String) in "for: type\nnever:\n  declares: member\n  which:\n\(items)\n  count: 5.."
    }
    #expect(lines(which("    - kind: stored\n    - kind: instance")) == [4])
    #expect(lines(which("    - kind: stored\n    - kind: static")) == [])
    let owner = { (name: String) in
      "for: member\nthat:\n  name: id\n  owner:\n    - name: \"C*\"\n    - name: \"\(name)\"\nnever: exists"
    }
    #expect(lines(owner("*e")) == [5])
    #expect(lines(owner("*x")) == [])
  }

  @Test("an exception about what the object conforms to")
  func exceptConforming() {
    let yaml = "for: type\nthat:\n  kind: actor\nnever:\n  accepts: type\n  which:\n    kind: class"
    #expect(columns(yaml) == ["14:26", "14:36"])
    #expect(columns(yaml + "\nexcept:\n  - conforms: Sendable") == ["14:36"])
  }

  @Test(
    "what a protocol says of `Self` is what it conforms to; what it says of others, and extensions, is not")
  func boundsOfSelf() {
    let code = """
      protocol A where Self: AnyObject {}
      protocol B where Self.Item: AnyObject { associatedtype Item }
      extension B where Self: AnyObject {}
      protocol C: A where Item == Int {}
      protocol D where Item: AnyObject, Self: C { associatedtype Item }
      """
    let yaml = "for: type\nthat:\n  kind: protocol\nalways:\n  conforms: AnyObject"
    #expect(fullFindings(of: yaml, in: ["A.swift": code]).map(\.place.start.line) == [2])
  }

  private let calls = """
    class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let w = UIScreen.main.bounds; let v = view.bounds
        do { sleep(1) } catch { sleep(2) }
        view.constraint(equalTo: x).isActive = true
      }
      override func viewWillAppear(_ animated: Bool) { child.viewWillAppear(animated) }
    }
    func two(x: Int) {
      HStack { Text("x"); Text("y") }
    }
    """

  @Test(
    "calls and what stands around them",
    arguments: [
      ("for: function\nnever:\n  calls: \".bounds\"", ["4:27", "4:48"]),
      (
        "for: function\nnever:\n  calls: \".bounds\"\nexcept:\n  - calls: \".bounds\"\n    of: \"UIScreen.main\"",
        ["4:48"]
      ),
      ("for: call\nthat:\n  callee: \".constraint\"\n  chained: \".isActive\"\nnever: exists", ["6:10"]),
      ("for: call\nthat:\n  callee: \".constraint\"\n  chained: \".isActive()\"\nnever: exists", []),
      (
        "for: function\nthat:\n  marked: override\nalways:\n  calls: [super.viewDidLoad, \"super.viewWillAppear(_:)\"]",
        ["8:17"]
      ),
      // Each measure of an item is its own.
      ("for: call\nthat:\n  - callee: HStack\n    children: 2\n    depth: 1\nnever: exists", ["11:3"]),
      ("for: call\nthat:\n  - callee: HStack\n    children: 2\n    depth: 2\nnever: exists", []),
      ("for: function\nthat:\n  lines: 3\n  parameters: 1\nnever: exists", ["10:6"]),
    ])
  func places(yaml: String, places: [String]) {
    let found = fullFindings(of: yaml, in: ["A.swift": calls])
    #expect(found.map { "\($0.place.start.line):\($0.place.start.column)" } == places)
  }
}
