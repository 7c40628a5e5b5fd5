"""Recomputes which module imports which, from the import lines of the files and from who compiles each file, and holds
`eaves graph --format json` against it. Shares nothing with Eaves' readers."""

import json
import os
import re
import subprocess
from pathlib import Path

import blueprints

MAKERS = {"test": "test", "binary": "binary"}
IMPORT = re.compile(
    r"(?:^|[;\n])[ \t]*(?:@\w+(?:\([^)\n]*\))?\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var|actor)\s+)?`?([^\W\d]\w*)")


def bare(text):
    """The text without comments and without what stands in strings; interpolations go with their strings."""
    kept, at, depth = [], 0, 0
    for found in re.finditer(r'/\*|\*/|//[^\n]*|#*"""|#*"(?:\\.|[^"\\\n])*"#*|\n', text):
        start, word = found.start(), found.group()
        if start < at:
            continue
        if depth == 0:
            kept.append(text[at:start])
        at = found.end()
        if word == "/*":
            depth += 1
        elif word == "*/":
            depth = max(0, depth - 1)
        elif depth == 0 and word.endswith('"""') and '"' not in word[:-3]:
            end = text.find('"""' + "#" * word.count("#"), at)
            at = len(text) if end < 0 else end + 3
        elif word == "\n":
            kept.append("\n")
    if depth == 0:
        kept.append(text[at:])
    return "".join(kept)


def imports(path):
    return set(IMPORT.findall(bare(Path(path).read_text(errors="replace"))))


# Who compiles what


class Module:
    def __init__(self, name, page, names, kind, files, needs):
        self.name, self.page, self.names, self.kind = name, page, set(names), kind
        self.files, self.needs = set(files), set(needs)
        # Its folder is a link: whose module its files are, this or the one where they lie, nothing tells apart.
        self.is_linked = False


def safe(name):
    text = re.sub(r"\W", "_", name)
    return "_" + text[1:] if text[:1].isdigit() else text


def package_modules(manifest, read, root):
    """Targets of a package with their files, where SwiftPM looks for them."""
    home, found = manifest.parent, []
    for target in read["targets"]:
        kind = MAKERS.get(target["type"], "library")
        folder = target_folder(home, target, read["targets"])
        files = set()
        is_linked = folder is not None and Path(folder).is_symlink()
        if folder is not None and kind != "binary" and not is_linked:
            only = target.get("sources")
            for at, folders, names in os.walk(folder):
                here = Path(at)
                folders[:] = [
                    f for f in folders
                    if not f.startswith(".") and not f.endswith(".docc") and not (here / f / "Package.swift").exists()]
                for name in names:
                    if name.endswith(".swift") and here / name != home / "Package.swift":
                        below = os.path.relpath(here / name, folder)
                        if not lies(below, target.get("exclude", [])) and (only is None or lies(below, only)):
                            files.add(os.path.relpath(here / name, root))
        needs = {
            value[0] for entry in target["dependencies"] for key, value in entry.items()
            if key in ("byName", "product", "target")}
        found.append(Module(target["name"], os.path.relpath(manifest, root), [safe(target["name"])], kind, files, needs))
        found[-1].is_linked = is_linked
    return found


def lies(path, places):
    clean = [os.path.normpath(p) for p in places]
    return any(path == p or p == "." or path.startswith(p + "/") for p in clean)


def target_folder(home, target, targets):
    if target.get("path") is not None:
        return home / target["path"]
    common = ["Sources", "Source", "src", "srcs"]
    places = {"test": ["Tests"] + common, "plugin": ["Plugins"]}.get(target["type"], common)
    for place in places:
        if (home / place / target["name"]).is_dir():
            return home / place / target["name"]
    alike = [t for t in targets if (t["type"] == "test") == (target["type"] == "test") and t["type"] != "plugin"]
    for place in places:
        if len(alike) == 1 and target["type"] != "plugin" and (home / place).is_dir():
            return home / place
    return None


def project_modules(project, root, targets, place):
    """Targets of an Xcode project. `targets`: their names, files and needs; `place`: where a file of it lies."""
    from pbxproj import XcodeProject

    page = XcodeProject.load(str(project))
    objects, found = page.objects, []
    shared = configurations(objects, objects[page.rootObject].buildConfigurationList, place)
    for target in objects.get_objects_in_section("PBXNativeTarget"):
        name, files, needs = targets[target.get_id()]
        own = configurations(objects, target.buildConfigurationList, place)
        kind = str(target.productType) if "productType" in target else ""
        names = {module_name(own.get(c, {}), shared.get(c, {}), name, project) for c in own} or {safe(name)}
        found.append(Module(
            name, os.path.relpath(project, root), names, "test" if "test" in kind else "library", files, needs))
    return found


def configurations(objects, identity, place):
    """Settings by configuration, those of its file first."""
    found = {}
    if identity not in objects:
        return found
    for entry in objects[identity].buildConfigurations:
        item = objects[entry]
        settings = dict(settings_file(item, place))
        raw = item.buildSettings
        settings.update({k: str(raw[k]) for k in raw.get_keys() if isinstance(raw[k], str)})
        found[str(item.name)] = settings
    return found


def settings_file(item, place):
    path = place(item.baseConfigurationReference) if "baseConfigurationReference" in item else None
    return included(Path(path), set()) if path else {}


def included(path, met):
    if path in met or not path.is_file():
        return {}
    met.add(path)
    found = {}
    for line in path.read_text(errors="replace").splitlines():
        line = line.split("//")[0].strip()
        if line.startswith("#include"):
            for name in re.findall('"([^"]*)"', line):
                found.update(included((path.parent / name).resolve(), met))
        elif "=" in line:
            key, value = line.split("=", 1)
            found[key.strip()] = value.strip()
    return found


def module_name(own, shared, target, project):
    known = {"PROJECT_NAME": project.parent.stem, **shared, **own}
    known.setdefault("PRODUCT_NAME", target)

    def value(text, depth=0):
        def word(found):
            key = found[1]
            if key in ("TARGET_NAME", "TARGETNAME"):
                return target
            if key == "inherited":
                return value(shared.get("PRODUCT_NAME", ""), depth + 1)
            return value(known.get(key, ""), depth + 1) if depth < 8 else ""
        return re.sub(r"\$[({]([^)}:]*)(?::[^)}]*)?[)}]", word, text)

    return safe(value(known.get("PRODUCT_MODULE_NAME") or known["PRODUCT_NAME"]) or target)


def folder_modules(modules, root, paths):
    """`Sources/Name` where no manifest and no project speaks of a folder."""
    placed = {f for m in modules for f in m.files}
    def home(path):
        parts = path.split("/")
        for at in range(len(parts) - 3, -1, -1):
            if parts[at] in ("Sources", "Tests"):
                return "/".join(parts[:at + 2]), parts[at + 1], parts[at] == "Tests"
        return None
    spoken = {h[0] for h in map(home, placed) if h}
    found = {}
    for path in paths:
        place = home(path)
        if path in placed or place is None or place[0] in spoken or path.endswith("Package.swift"):
            continue
        if place[0] not in found:
            found[place[0]] = Module(place[1], place[0], [safe(place[1])], "test" if place[2] else "library", [], [])
        found[place[0]].files.add(path)
    return list(found.values())


# Edges


def candidates(name, module, modules):
    """Who may be meant by an import: those that the module declares, else those of its own page, else all."""
    if name in module.names:
        return []
    found = [m for m in modules if m.kind != "test" and m.kind != "binary" and name in m.names]
    for keep in (lambda m: m.name in module.needs, lambda m: m.page == module.page):
        if len(found) > 1:
            found = [m for m in found if keep(m)] or found
    return found


def meant(name, module, modules):
    """Who is meant by an import; None where several projects have a module of that name and nothing tells which."""
    found = candidates(name, module, modules)
    return found if len({m.page for m in found}) < 2 or len({m.name for m in found}) < 2 else None


def recomputed(modules, root):
    """By source name: each edge as the names that its target may go by; and how many nothing tells apart."""
    edges, open_ends, lines = {}, 0, {}
    for module in modules:
        if module.kind in ("test", "binary") or not module.files:
            continue
        for path in module.files:
            if path not in lines:
                lines[path] = imports(Path(root) / path)
        for name in set().union(*(lines[p] for p in module.files)):
            found = meant(name, module, modules)
            if found is None:
                open_ends += 1
                continue
            names = frozenset(m.name for m in found if m.files and m.name != module.name)
            if names:
                edges.setdefault(module.name, set()).add(names)
    return edges, open_ends


def drawn(eaves, root):
    done = subprocess.run([eaves, "graph", str(root), "--format", "json"], capture_output=True, text=True, timeout=300)
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stderr[:300])
    return {m["name"]: {i["module"] for i in m["imports"]} for m in json.loads(done.stdout)["modules"]}


def compare(root, eaves, ask, packages, projects):
    """(modules, edges, invented, lost, lost and named, not told apart, lines) of one application."""
    paths = [os.path.relpath(p, root) for p in blueprints.walk(root) if p.name.endswith(".swift")]
    modules = packages + projects
    modules += folder_modules(modules, root, paths)
    theirs, open_ends = recomputed(modules, root)
    ours = drawn(eaves, root)
    unread = {u["place"]["path"] for u in ask(root)["unread"]}
    pages = {}
    for module in modules:
        pages.setdefault(module.name, set()).add(module.page)
    edges = sum(len(v) for v in theirs.values())
    lines, invented, lost, named = [], 0, 0, 0
    linked = {(m.page, m.name) for m in modules if m.is_linked}
    for source, targets in sorted(ours.items()):
        known = set().union(*theirs.get(source, [set()])) if theirs.get(source) else set()
        for target in sorted(targets - known):
            if any((page, target) in linked for page in pages.get(source, ())):
                open_ends += 1
                continue
            invented += 1
            lines.append(f"  invented: {source} -> {target}")
    for source, targets in sorted(theirs.items()):
        for names in sorted(targets, key=sorted):
            if names & ours.get(source, set()):
                continue
            isNamed = bool((pages[source] | set().union(*(pages[n] for n in names))) & unread)
            named, lost = named + isNamed, lost + (not isNamed)
            lines.append(f"  {'named' if isNamed else 'lost'}: {source} -> {'|'.join(sorted(names))}")
    return len([m for m in modules if m.files]), edges, invented, lost, named, open_ends, lines
