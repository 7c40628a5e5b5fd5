"""Small literal projects, and what a person reads of them: (title, pages, targets, lines named as unread)."""


def target(kind, files="", dependencies="", modules=None):
    return {
        "kind": kind, "files": set(files.split()), "dependencies": set(dependencies.split()),
        "modules": (modules,) if modules else None,
    }


def named(**targets):
    """Targets by name; a module is called as its target where nothing else is said."""
    found = {}
    for key, value in targets.items():
        key = key.replace("__", "-")
        found[key] = {**value, "modules": value["modules"] or (key.replace("-", "_"),)}
    return found


TUIST = """import ProjectDescription

let kit: Path = "../Kit"
let project = Project(
  name: "App",
  targets: [
    .target(
      name: "App", destinations: .iOS, product: .app, bundleId: "a",
      sources: ["Sources/**"],
      dependencies: [.project(target: "Kit", path: kit), .external(name: "Charts"), .sdk(name: "StoreKit", type: .framework)]),
    .target(
      name: "App-Tests", destinations: .iOS, product: .unitTests, bundleId: "b", sources: "Tests/*.swift",
      dependencies: [.target(name: "App"), .xctest]),
  ])
"""

KIT = """import ProjectDescription

func feature(_ name: String, needs: [TargetDependency] = []) -> Target {
  .target(
    name: name, destinations: .iOS, product: .staticFramework, bundleId: name,
    sources: [.glob("\\(name)/**", excluding: ["**/Old/**"])], dependencies: needs)
}
let project = Project(name: "Kit", targets: [feature("Kit"), feature("Tides", needs: [.target(name: "Kit")])])
"""

HELPED = """import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
  name: "Kit",
  targets: [
    .target(name: "Kit", destinations: .iOS, product: .framework, bundleId: "k", sources: ["Kit/**"],
      dependencies: [.target(name: "Core")] + Module.shared),
  ])
"""

MADE = """import ProjectDescription
import ProjectDescriptionHelpers

let project = Project.app(name: "App")
"""

SPEC = """name: Harbor
targets:
  Harbor:
    type: application
    platform: iOS
    sources: [App]
    configFiles: {Debug: App.xcconfig, Release: App.xcconfig}
    dependencies:
      - {target: Kit}
      - package: Charts
        products: [Charts, Axes]
  Kit:
    type: framework
    platform: iOS
    templates: [Base]
targetTemplates:
  Base:
    sources:
      - path: ${target_name}
        excludes: [Old]
"""

ANCHORED = """targets:
  Kit:
    type: framework
    sources: &kit [Kit]
  App:
    type: application
    sources: [App]
    dependencies:
      - target: Kit
"""

BUILD = """load("//tools:my.bzl", "feature")

SHARED = ["//Core", "@swiftpkg_charts//:Charts"]

swift_library(
    name = "Tides",
    srcs = glob(["Sources/**/*.swift"], exclude = ["Sources/Old.swift"]) + ["Extra.swift"],
    module_name = "TidesKit",
    deps = SHARED + select({"//x:y": [":helpers"], "//conditions:default": []}),
)

swift_library(name = "helpers", srcs = ["H.swift"], deps = [x for x in SHARED])
swift_test(name = "TidesTests", srcs = glob(["Tests/*.swift"]), deps = [":Tides"])
feature(name = "F", srcs = glob(["F/*.swift"]))
"""

PROJECTS = [
    (
        "Tuist: literals, a constant, a function",
        {
            "Tuist.swift": "", "App/Project.swift": TUIST, "Kit/Project.swift": KIT, "App/Sources/In/A.swift": "",
            "App/Tests/T.swift": "", "App/Tests/In/D.swift": "", "Kit/Kit/K.swift": "", "Kit/Kit/Old/O.swift": "",
            "Kit/Tides/T.swift": "",
        },
        named(
            App=target("app", "App/Sources/In/A.swift", "Kit Charts StoreKit"),
            App__Tests=target("test", "App/Tests/T.swift", "App XCTest"),
            Kit=target("library", "Kit/Kit/K.swift"), Tides=target("library", "Kit/Tides/T.swift", "Kit")),
        [],
    ),
    (
        "Tuist: a list of a helper's",
        {"Project.swift": HELPED, "Kit/K.swift": ""},
        named(Kit=target("library", "Kit/K.swift", "Core")),
        [8],
    ),
    ("Tuist: a project of a helper's", {"Project.swift": MADE, "Kit/K.swift": ""}, {}, [4]),
    (
        "XcodeGen: a settings file, a template, maps on one line",
        {
            "project.yml": SPEC, "App.xcconfig": "PRODUCT_NAME = $(TARGET_NAME) Dev\n", "App/A.swift": "",
            "Kit/K.swift": "", "Kit/Old/O.swift": "",
        },
        named(
            Harbor=target("app", "App/A.swift", "Kit Charts Axes", "Harbor_Dev"), Kit=target("library", "Kit/K.swift")),
        [],
    ),
    (
        "XcodeGen: an anchor",
        {"project.yml": ANCHORED, "Kit/K.swift": "", "App/A.swift": ""},
        named(Kit=target("library", ""), App=target("app", "App/A.swift", "Kit")),
        [4],
    ),
    (
        "Bazel: glob, select, sums, a loop, a rule of one's own",
        {
            "MODULE.bazel": "", "Tides/BUILD.bazel": BUILD, "Tides/Sources/In/S.swift": "", "Tides/Sources/Old.swift": "",
            "Tides/Extra.swift": "", "Tides/H.swift": "", "Tides/Tests/T.swift": "", "Tides/F/F.swift": "",
            "Core/BUILD": 'swift_library(name = "Core", srcs = glob(["**/*.swift"]))\n', "Core/C.swift": "",
        },
        named(
            Core=target("library", "Core/C.swift", "", "Core_Core"),
            Tides=target("library", "Tides/Extra.swift Tides/Sources/In/S.swift", "Core Charts helpers", "TidesKit"),
            helpers=target("library", "Tides/H.swift", "", "Tides_helpers"),
            TidesTests=target("test", "Tides/Tests/T.swift", "Tides", "Tides_TidesTests")),
        [12, 14],
    ),
]
