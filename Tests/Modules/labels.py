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

PROJECTS = [
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
]
