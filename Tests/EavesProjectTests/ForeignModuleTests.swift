import EavesSource
import Testing

@testable import EavesProject

/// A name means what the file declares, imports, or gets through what it imports.
@Suite struct ForeignModuleTests {
  private static func project(_ use: String, imports: String = "", exports: String = "") -> Project {
    Linked.project([
      "Package.swift": """
      import PackageDescription
      let package = Package(name: "Mini", targets: [
        .target(name: "Models"), .target(name: "Env"), .target(name: "Kit", dependencies: ["Env"]),
      ])
      """,
      "Sources/Models/Use.swift": "\(imports)\n\(use)",
      "Sources/Env/Span.swift": "public enum Span: Int { case a }\npublic func stretch() -> Span { .a }",
      "Sources/Kit/Kit.swift": "\(exports)\npublic struct Kit {}",
    ])
  }

  /// What the first use of a type in `Use.swift` stands for.
  private static func meaning(_ project: Project) -> String {
    guard let file = project.files.firstIndex(where: { $0.path.name == "Use.swift" }),
      let use = project.typeUses[file].first(where: { project.name($0.type) == "Span" })
    else { return "nothing" }
    return project.types[use.type.index].kind.rawValue
  }

  @Test(arguments: [
    ("", "", "external"),
    ("import Env", "", "enum"),
    ("import enum Env.Span", "", "enum"),
    ("import struct Env.Other", "", "external"),
    ("import struct Env.Other\nimport Env", "", "enum"),
    ("import Kit", "", "external"),
    ("import Kit", "@_exported import Env", "enum"),
    ("#if canImport(Env)\nimport Env\n#endif", "", "enum"),
  ])
  func `a type of a module is meant by those who import it`(
    _ imports: String, _ exports: String, _ expected: String
  ) {
    let project = Self.project("struct Use { let span: Span }", imports: imports, exports: exports)
    #expect(Self.meaning(project) == expected)
  }

  @Test(arguments: [
    ("import Foundation", "Memory"), ("import SwiftData", "ModelContext"), ("", "ModelContext"),
  ])
  func `a type of a framework is meant where the framework is imported`(_ imports: String, _ expected: String)
  {
    for other in ["", "import SwiftData"] {
      let project = Linked.project([
        "Alias.swift": """
        #if canImport(UIKit)
        import UIKit
        typealias ModelContext = Memory
        #elseif canImport(AppKit)
        import AppKit
        typealias ModelContext = Disk
        #endif
        """,
        "Other.swift": other,
        "Use.swift": "\(imports)\nstruct Use { let context: ModelContext }",
      ])
      let file = project.files.firstIndex { $0.path.name == "Use.swift" } ?? 0
      #expect(project.typeUses[file].map { project.name($0.type) }.contains(expected), "\(other)")
    }
  }

  @Test func `a nested type may be called as metatypes are`() {
    let project = Linked.project([
      "Use.swift": "struct Slider { enum `Type` { case a } }\nstruct Use { let type: Slider.`Type` }"
    ])
    let names = project.typeUses[0].map { project.qualifiedName($0.type) }
    #expect(names.contains("Slider.Type"), "\(names)")
  }

  @Test func `what one file of a module hands on, all files of it see`() {
    let project = Linked.project([
      "Package.swift": """
      let package = Package(name: "Mini", targets: [.target(name: "Models"), .target(name: "Env")])
      """,
      "Sources/Models/Exports.swift": "@_exported import Env",
      "Sources/Models/Use.swift": "struct Use { let span: Span }",
      "Sources/Env/Span.swift": "public enum Span: Int { case a }",
    ])
    #expect(Self.meaning(project) == "enum")
  }

  @Test func `an extension of an alias extends what it names`() {
    let project = Linked.project([
      "Package.swift": """
      let package = Package(name: "Mini", targets: [
        .target(name: "App", dependencies: ["Facade"]), .target(name: "Facade", dependencies: ["Net", "Store"]),
        .target(name: "Net"), .target(name: "Store"),
      ])
      """,
      "Sources/App/App.swift":
        "import Facade\nimport protocol Store.Stack\nextension Order { func show() {} }",
      "Sources/Facade/Model.swift":
        "import Net\nimport Store\npublic typealias Order = Plain\npublic typealias Plain = Net.Order",
      "Sources/Net/Order.swift": "public struct Order {}",
      "Sources/Store/Order.swift": "public class Order {}\npublic protocol Stack {}",
    ])
    let extended = project.types.filter { !$0.extensions.isEmpty }
    #expect(extended.map(\.kind.rawValue) == ["struct"])
    #expect(extended.first?.members.count == 1)
  }

  @Test func `aliases that name each other extend nothing else`() {
    let project = Linked.project([
      "A.swift": "typealias One = Two\ntypealias Two = One\nextension One { func go() {} }"
    ])
    #expect(project.types.filter { !$0.extensions.isEmpty }.allSatisfy { $0.kind == .alias })
  }

  @Test func `folders that nobody imports are no modules`() {
    let project = Linked.project([
      "App/Sources/Models/Use.swift": "struct Use { let span: Span }",
      "App/Sources/Env/Span.swift": "enum Span: Int { case a }",
    ])
    #expect(Self.meaning(project) == "enum")
  }

  @Test func `a file whose module is not known may mean any`() {
    let project = Linked.project([
      "Package.swift": "let package = Package(name: \"Mini\", targets: [.target(name: \"Env\")])",
      "Sources/Env/Span.swift": "public enum Span: Int { case a }",
      "App/Use.swift": "struct Use { let span: Span }",
    ])
    #expect(Self.meaning(project) == "enum")
  }
}
