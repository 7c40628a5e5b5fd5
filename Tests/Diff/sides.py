"""The modules of a checkout, what they declare and what they import, by the readers of Tests/Modules."""

import functools
import os
import re
import subprocess
import sys
import tempfile
import types
from pathlib import Path

from imports import imports
from pods import pods

READERS = Path(__file__).resolve().parent.parent / "Modules"
sys.path.insert(0, str(READERS))

import edges  # noqa: E402
import specs  # noqa: E402
from pbxproj import XcodeProject  # noqa: E402


def compare_of_modules():
    """`compare.py` of Tests/Modules without its last line, which runs it."""
    module = types.ModuleType("compare_of_modules")
    exec((READERS / "compare.py").read_text().removesuffix("sys.exit(main())\n"), module.__dict__)
    return module


readers = compare_of_modules()

# The folders that Eaves says it leaves out: of builds, of other people's code, of texts.
LEFT_OUT = {"Carthage", "DerivedData", "Pods", "node_modules"}
TEXTS = (".docc", ".xctemplate")
WORDS = (READERS.parent.parent / "Rules" / "_words.yml").read_text()
PLATFORM = set(re.search(r"platformModules: \[([^\]]*)\]", WORDS)[1].split(", "))


@functools.lru_cache(maxsize=64)
def loaded(content, path):
    return original_load(path)


def load(path):
    """A page of Xcode's is parsed once, however many merges have it."""
    return loaded(Path(path).read_bytes(), path)


original_load, XcodeProject.load = XcodeProject.load, staticmethod(load)


def dump(manifest, work):
    """SwiftPM's reading. It refuses a manifest that names a folder beside it by `url:`, unless that is a repository:
    then it gets a copy whose neighbours are empty ones."""
    content = manifest.read_bytes()
    if content not in dumped:
        dumped[content] = readers.dump(manifest, work) or dump_of_copy(manifest, work, content)
    return dumped[content]


def dump_of_copy(manifest, work, content):
    neighbours = re.findall(r'url:\s*"\.\./([\w-]+)"', content.decode(errors="replace"))
    if not neighbours:
        return None
    with tempfile.TemporaryDirectory(dir=work) as folder:
        for name in neighbours:
            subprocess.run(["git", "init", "--quiet", os.path.join(folder, name)], check=True)
        copy = Path(folder, manifest.parent.name, manifest.name)
        copy.parent.mkdir(exist_ok=True)
        copy.write_bytes(content)
        return readers.dump(copy, work)


dumped = {}


class Side:
    """One checkout. Imports that may mean one of several modules are in `open_imports`."""

    def __init__(self, root, work):
        self.root, self.work = Path(root), work
        self.modules, self.dependencies = set(), set()
        self.imports, self.open_imports, self.third_party = set(), set(), set()
        self.unread = []  # pages that the other readers refuse
        self.members = []
        files = list(walk(self.root))
        self.swift = {f for f in files if f.endswith(".swift")}
        pages = [f for f in files if os.path.basename(f) in ("Package.swift", "project.pbxproj", "project.yml")]
        projects = {os.path.dirname(os.path.dirname(f)) for f in pages if f.endswith("project.pbxproj")}
        for page in pages:
            name, home = os.path.basename(page), os.path.dirname(page)
            if name == "Package.swift":
                self.add_package(page)
            elif name == "project.pbxproj":
                self.add_project(page)
            elif home not in projects:
                self.add_spec(page)
        for page in files:
            if os.path.basename(page) == "Podfile":
                self.dependencies |= pods((self.root / page).read_text(errors="replace"))
        for module in edges.folder_modules(self.members, self.root, sorted(self.swift)):
            self.add(module, module.kind)
        self.add_imports()

    def add(self, module, kind):
        module.files &= self.swift
        self.members.append(module)
        self.modules.add((module.name, kind))
        self.dependencies |= {(module.name, need) for need in module.needs}

    def add_package(self, page):
        read = dump(self.root / page, self.work)
        if read is None:
            self.unread.append(page)
            return
        targets = {t["name"]: t for t in read["targets"]}
        for module in edges.package_modules(self.root / page, read, self.root):
            target = targets[module.name]
            module.needs |= {usage["plugin"][0] for usage in target.get("pluginUsages") or []}
            self.add(module, readers.MAKERS[target["type"]])

    def add_project(self, page):
        path = self.root / page
        try:
            targets = readers.xcode_targets(path, self.root)
            modules = edges.project_modules(path, self.root, targets, readers.xcode_targets.place)
            native = list(XcodeProject.load(str(path)).objects.get_objects_in_section("PBXNativeTarget"))
        except Exception as problem:  # the other reader gives up
            self.unread.append(f"{page}: {type(problem).__name__}: {problem}")
            return
        for target, module in zip(native, modules):
            product = str(target.productType) if "productType" in target else ""
            self.add(module, specs.kind(product.removeprefix("com.apple.product-type.")))

    def add_spec(self, page):
        for name, target in (specs.targets(self.root / page, self.root) or {}).items():
            module = edges.Module(
                name, page, target["modules"], target["kind"], target["files"], target["dependencies"])
            self.add(module, target["kind"])

    def add_imports(self):
        """From modules with files, no tests, to other modules with files, and to what neither the repository nor the
        platform has."""
        known = PLATFORM.union(*(m.names for m in self.members if m.kind != "test"))
        for module in self.members:
            if module.kind in ("test", "binary") or not module.files:
                continue
            names = set().union(*(self.imports_of(f) for f in module.files))
            self.third_party |= {(module.name, name) for name in names - known}
            for name in names:
                found = {m.name for m in edges.candidates(name, module, self.members) if m.files}
                kept = {(module.name, other) for other in found if other != module.name}
                (self.imports if len(found) == 1 else self.open_imports).update(kept)
        self.open_imports -= self.imports

    def imports_of(self, path):
        return imports((self.root / path).read_bytes())


def walk(root):
    """The files of a checkout that count, by their paths below it."""
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(
            f for f in folders if not f.startswith(".") and f not in LEFT_OUT and not f.endswith(TEXTS))
        for name in sorted(names):
            path = os.path.join(folder, name)
            if not name.startswith(".") and os.path.isfile(path):
                yield os.path.relpath(path, root)
