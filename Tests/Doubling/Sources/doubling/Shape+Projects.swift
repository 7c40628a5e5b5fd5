extension Shape {
  /// Files and folders, manifests and projects.
  static let projects: [Shape] = files + modules + settings

  private static let view = "struct A: View { let c: ModelContext }\n"
  private static let deep = String(repeating: "a/", count: 100)

  private static let files: [Shape] = [
    .project("files of a folder") { size, site throws(Failure) in
      for index in 0..<size {
        try site.write("App/A\(index).swift", "struct A\(index): View { let c: ModelContext }")
      }
    },
    .project("folders") { size, site throws(Failure) in
      for index in 0..<size { try site.write("App/F\(index)/A.swift", view) }
    },
    // A path is no longer than 4,096 bytes: what is below grows with one file, or with many in one deep folder.
    .project("folders in each other", start: 125, most: 1_000) { size, site throws(Failure) in
      try site.write(String(repeating: "A/", count: size) + "A.swift", view)
    },
    .project("files of a deep folder") { size, site throws(Failure) in
      for index in 0..<size {
        try site.write(deep + "A\(index).swift", "struct A\(index): View { let c: ModelContext }")
      }
    },
    .project("folders of a deep folder") { size, site throws(Failure) in
      for index in 0..<size { try site.write(deep + "F\(index)/A.swift", view) }
    },
    .project("files that declare one type") { size, site throws(Failure) in
      for index in 0..<size {
        try site.write("App/A\(index).swift", view + "struct B\(index) { let a: A }\n")
      }
    },
    .project("files with a private type of one name") { size, site throws(Failure) in
      for index in 0..<size {
        try site.write(
          "App/A\(index).swift",
          "private struct A: View { let c: ModelContext }\nstruct B\(index) { let a: A }\n")
      }
    },
    .project("files that nest a type of one name") { size, site throws(Failure) in
      for index in 0..<size {
        try site.write(
          "App/A\(index).swift",
          "struct A\(index): View { let m: ViewModel }\nextension A\(index) { final class ViewModel { let r: TripRepository } }\n"
        )
      }
    },
    .project("variables of one name that another file names", start: 1_000) { size, site throws(Failure) in
      try site.write("App/A.swift", String(repeating: "private let Foo = 1\n", count: size))
      try site.write("App/B.swift", "func f() {\n\(pieces(size) { "Foo.x\($0)()\n" })}\n")
    },
    .project("private types of one name nested in one type", start: 1_000) { size, site throws(Failure) in
      try site.write(
        "App/A.swift",
        "struct Outer {}\n" + String(repeating: "extension Outer { private struct Key {} }\n", count: size))
      try site.write(
        "App/B.swift", "func g() {\n\(String(repeating: "_ = Outer.Key.self\n", count: size))}\n")
    },
    .project("files that extend one type") { size, site throws(Failure) in
      try site.write("App/A.swift", view)
      for index in 0..<size {
        try site.write("App/A+\(index).swift", "extension A { func f\(index)() { c.save() } }\n")
      }
    },
    .project("files that extend a type of the SDK") { size, site throws(Failure) in
      try site.write("App/A.swift", view)
      for index in 0..<size {
        try site.write(
          "App/A+\(index).swift", "extension String { func f\(index)() -> String { formatted() } }\n")
      }
    },
    .project("files that use one type") { size, site throws(Failure) in
      try site.write("App/A.swift", view)
      for index in 0..<size { try site.write("App/B\(index).swift", "struct B\(index) { let a: A }\n") }
    },
    .project("files that use a name of nowhere") { size, site throws(Failure) in
      for index in 0..<size {
        try site.write("App/B\(index).swift", "struct B\(index): View { let a: GoneRepository }\n")
      }
    },
    .project("tests") { size, site throws(Failure) in
      try site.writeProgram()
      for index in 0..<size {
        try site.write(
          "AppTests/A\(index)Tests.swift", "class A\(index)Tests: XCTestCase { let a: TripList }\n")
      }
    },
    .project("features that know each other") { size, site throws(Failure) in
      for index in 0..<size {
        try site.write(
          "App/Features/F\(index)/A.swift",
          "struct A\(index): View { let a: A\((index + 1) % size) }\nfinal class A\(index)ViewModel {}\n")
      }
    },
  ]

  private static let modules: [Shape] = [
    .project("targets of a manifest") { size, site throws(Failure) in
      try site.write(
        "Package.swift",
        "let package = Package(name: \"A\", targets: [\n\(pieces(size) { ".target(name: \"M\($0)\"),\n" })])\n"
      )
      try site.writeProgram()
    },
    .project("modules of a manifest with their files") { size, site throws(Failure) in
      try site.write(
        "Package.swift",
        "let package = Package(name: \"A\", targets: [\n\(pieces(size) { ".target(name: \"M\($0)\"),\n" })])\n"
      )
      for index in 0..<size {
        try site.write(
          "Sources/M\(index)/A.swift", "import M\((index + 1) % size)\npublic struct A\(index): View {}\n")
      }
    },
    .project("modules of folders") { size, site throws(Failure) in
      for index in 0..<size {
        try site.write(
          "Sources/M\(index)/A.swift", "import M\((index + 1) % size)\npublic struct A: View {}\n")
      }
    },
    .project("a file that imports all modules") { size, site throws(Failure) in
      for index in 0..<size {
        try site.write("Sources/M\(index)/A.swift", "public struct A\(index): View {}\n")
      }
      try site.write(
        "Sources/App/A.swift",
        pieces(size) { "import M\($0)\n" }
          + pieces(size) { "struct B\($0) { let a: A\($0); let b: M\($0).A\($0) }\n" })
    },
    .project("modules with a type of one name") { size, site throws(Failure) in
      for index in 0..<size {
        try site.write("Sources/M\(index)/A.swift", "public struct A: View {}\nlet b: A\n")
      }
      try site.write("Sources/App/A.swift", pieces(size) { "let a\($0): A\n" })
    },
    .project("manifests") { size, site throws(Failure) in
      for index in 0..<size {
        try site.write(
          "P\(index)/Package.swift",
          "let package = Package(name: \"A\", platforms: [.iOS(.v17)], targets: [.target(name: \"M\(index)\")])\n"
        )
        try site.write("P\(index)/Sources/M\(index)/A.swift", "public struct A: View {}\n")
      }
    },
    .project("exceptions of a synchronized folder", start: 250) { size, site throws(Failure) in
      for index in 0..<size { try site.write("App/A\(index).swift", "public struct A\(index): View {}\n") }
      try site.write(
        "A.xcodeproj/project.pbxproj",
        """
        { objects = {
        G = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, ); path = App; sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1;
          membershipExceptions = (\(pieces(size / 2) { "A\($0).swift, " })); };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2;
          membershipExceptions = (\(pieces(size / 2) { "A\($0).swift, " })); };
        T1 = {isa = PBXNativeTarget; buildPhases = (); fileSystemSynchronizedGroups = (G, ); name = App;
          productType = "com.apple.product-type.application"; };
        T2 = {isa = PBXNativeTarget; buildPhases = (); name = Widget;
          productType = "com.apple.product-type.app-extension"; };
        }; }
        """)
    },
    .project("a long Xcode project", start: 4_000) { size, site throws(Failure) in
      try site.writeProgram()
      try site.write(
        "A.xcodeproj/project.pbxproj",
        pieces(size) {
          "\t\tA\($0) /* A */ = {isa = PBXBuildFile; fileRef = A\($0); };\n\t\tIPHONEOS_DEPLOYMENT_TARGET = 17.0;\n"
        })
    },
    .project("one line of an Xcode project", start: 4_000) { size, site throws(Failure) in
      try site.writeProgram()
      try site.write(
        "A.xcodeproj/project.pbxproj", pieces(size) { "A\($0) = {IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; " })
    },
    .project("Xcode projects") { size, site throws(Failure) in
      try site.writeProgram()
      for index in 0..<size {
        try site.write("P\(index)/A.xcodeproj/project.pbxproj", "IPHONEOS_DEPLOYMENT_TARGET = 17.0;\n")
        try site.write("P\(index)/A.swift", "struct B\(index): View {}\n")
      }
    },
    .project("build settings") { size, site throws(Failure) in
      try site.writeProgram()
      for index in 0..<size { try site.write("P\(index)/A.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET = 17.0\n") }
    },
    // What few modules are asked by all others: who lives on what they list.
    .modular("idle dependencies that others live on") { size, site throws(Failure) in
      try site.write(
        "Package.swift",
        "let package = Package(name: \"A\", targets: [.target(name: \"Core\"),\n"
          + pieces(size) { ".target(name: \"A\($0)\", dependencies: [\"Core\", \"A\($0 + 1)\"]),\n" }
          + pieces(size) { ".target(name: \"B\($0)\", dependencies: [\"A0\"]),\n" } + "])\n")
      try site.write("Sources/Core/A.swift", "struct C {}\n")
      for index in 0..<size {
        try site.write("Sources/A\(index)/A.swift", "import A\(index + 1)\nstruct A {}\n")
        try site.write("Sources/B\(index)/A.swift", "import Core\nimport A0\nstruct B {}\n")
      }
    },
    .project("lines of .gitignore", start: 4_000) { size, site throws(Failure) in
      try site.writeProgram()
      for index in 0..<200 { try site.write("App/F\(index)/A\(index).swift", "struct B\(index) {}\n") }
      try site.write(".gitignore", pieces(size) { "build\($0)\n*.o\($0)\n/out\($0)/\n" })
    },
    .project("patterns of .gitignore", start: 4_000) { size, site throws(Failure) in
      try site.writeProgram()
      for index in 0..<200 { try site.write("App/F\(index)/A\(index).swift", "struct B\(index) {}\n") }
      try site.write(".gitignore", pieces(size) { "**/b*d\($0)/x\n*d\($0).*wift\nF?/**/[ab]\($0)*.swift\n" })
    },
    .project(".gitignore against many files") { size, site throws(Failure) in
      for index in 0..<size { try site.write("App/A\(index).swift", "struct B\(index) {}\n") }
      try site.write(
        ".gitignore", pieces(size) { "B\($0).swift\n*.o\($0)\n/out/A\($0).swift\nC*\($0).swift\n" })
    },
    .project("parts of names in .gitignore against many files") { size, site throws(Failure) in
      for index in 0..<size { try site.write("Sources/F\(index)x.swift", "struct A\(index) {}\n") }
      try site.write(
        ".gitignore", pieces(size) { "*gone\($0)x*\n/Sources/*gone\($0)z*\n!*gone\($0)?y*\ngone\($0)/**\n" })
    },
    .project("a .gitignore in every folder") { size, site throws(Failure) in
      for index in 0..<size {
        try site.write("F\(index)/A.swift", "struct B\(index) {}\n")
        try site.write("F\(index)/.gitignore", "*.o\n!A.swift\n")
      }
    },
    .project(".gitignore in folders in each other") { size, site throws(Failure) in
      try site.writeAround(deep, ".gitignore", "*.o\n")
      for index in 0..<size { try site.write(deep + "A\(index).swift", view) }
    },
    .project("a long name against stars", start: 1_000) { size, site throws(Failure) in
      try site.write("App/\(String(repeating: "a", count: 200)).swift", view)
      try site.write(".gitignore", String(repeating: "*a", count: size) + "*b.swift\n")
    },
    .project("any depth again and again", start: 1_000) { size, site throws(Failure) in
      try site.write("App/" + String(repeating: "a/", count: 60) + "a.swift", view)
      try site.write(".gitignore", String(repeating: "**/a/", count: size) + "b.swift\n")
    },
    .project("an eaves.yml in every folder") { size, site throws(Failure) in
      for index in 0..<size {
        try site.write("F\(index)/A.swift", "struct B\(index): View { let c: ModelContext }\n")
        try site.write(
          "F\(index)/eaves.yml",
          "eaves: 1\nexclude: [Generated]\nimpact:\n  - rule: layer-view-no-data-access\n    level: LOW\n")
      }
    },
    .project("eaves.yml in folders in each other") { size, site throws(Failure) in
      try site.writeAround(
        deep, "eaves.yml", "eaves: 1\noff:\n  - rule: layer-composition-in-app\n    reason: why\n")
      for index in 0..<size { try site.write(deep + "A\(index).swift", view) }
    },
  ]

  /// Settings of Xcode's projects that many targets share.
  private static let settings: [Shape] = [
    targets("settings that many targets share") { pieces($0) { "S\($0) = x; " } },
    targets("conditions that many targets share") {
      pieces($0) { "\"PRODUCT_NAME[sdk=s\($0)]\" = x\($0); " }
    },
    targets("a setting that is named again and again") { size in
      let all = String(repeating: "$(A)", count: min(size, 250))
      return "A = \(String(repeating: "x", count: size)); PRODUCT_NAME = \"\(all)\";"
    },
    targets("a setting of a long name") {
      "PRODUCT_NAME = \"$(\(String(repeating: "X", count: 40 * $0)))\";"
    },
  ]

  /// Targets that own a folder each, of a project that says something of all of them.
  private static func targets(_ name: String, _ shared: @escaping @Sendable (Int) -> String) -> Shape {
    .modular(name) { size, site throws(Failure) in
      let targets = pieces(size) { at in
        """
        T\(at) = {isa = PBXNativeTarget; buildConfigurationList = L\(at); name = T\(at); \
        fileSystemSynchronizedGroups = (G\(at), ); productType = "com.apple.product-type.framework"; };
        G\(at) = {isa = PBXFileSystemSynchronizedRootGroup; path = T\(at); sourceTree = "<group>"; };
        L\(at) = {isa = XCConfigurationList; buildConfigurations = (C\(at), ); };
        C\(at) = {isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };

        """
      }
      try site.write(
        "A.xcodeproj/project.pbxproj",
        """
        { objects = { \(targets)
        PC = {isa = XCBuildConfiguration; name = Debug; buildSettings = { \(shared(size)) }; };
        PL = {isa = XCConfigurationList; buildConfigurations = (PC, ); };
        P = {isa = PBXProject; buildConfigurationList = PL; };
        }; rootObject = P; }
        """)
      try site.write("T0/A.swift", "struct A {}\n")
    }
  }
}
