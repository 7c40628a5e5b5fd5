"""Compares `eaves facts --modules` with SwiftPM's own reading of manifests, pbxproj's of Xcode projects and PyYAML's of
XcodeGen's pages, and the edges of `eaves graph` with those that membership and import lines make."""

import hashlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import blueprints
import edges

EAVES = os.environ["EAVES"]
MAKERS = {
    "regular": "library", "executable": "app", "test": "test", "macro": "macro", "plugin": "plugin",
    "system": "system", "binary": "binary",
}


def ask(folder):
    """What Eaves reads below a folder."""
    command = [EAVES, "facts", "--modules", "--json", "--root", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    return json.loads(done.stdout) if done.returncode == 0 else None


class Score:
    def __init__(self):
        self.equal = self.unread = self.wrong = 0
        self.pages = {"equal": 0, "unread": 0, "wrong": 0}
        self.lines = []

    def page(self, name, pairs, unread):
        """Each pair: what is compared, theirs, ours for certain, ours in all."""
        before = (self.unread, self.wrong)
        for what, theirs, certain, all_ours in pairs:
            missing, extra = theirs - all_ours, certain - theirs
            self.equal += len(theirs & all_ours)
            count = len(missing) + len(extra)
            if not count:
                continue
            if unread:
                self.unread += count
            else:
                self.wrong += count
            kind = "unread" if unread else "WRONG"
            self.lines.append(f"{kind} {name}: {what}: missing {sorted(missing)[:4]} extra {sorted(extra)[:4]}")
        if self.wrong > before[1]:
            self.pages["wrong"] += 1
        elif unread:
            self.pages["unread"] += 1
            first = unread[0]
            self.lines.append(
                f"unread {name}:{first['place']['line']}:{first['place']['column']}: {first['reason']}"
                f" ({len(unread)} in all)")
        else:
            self.pages["equal"] += 1

    def text(self, noun):
        total = sum(self.pages.values())
        if total == 0:
            return f"{noun}: none here, nothing compared"
        share = 100 * self.pages["equal"] / total
        return (
            f"{noun}: {total}: {self.pages['equal']} equal ({share:.1f} %), {self.pages['unread']} named as unread,"
            f" {self.pages['wrong']} silently wrong; facts: {self.equal} equal, {self.unread} unread, {self.wrong} wrong")


# Manifests


def dump(manifest, work):
    """SwiftPM's reading, kept by the page's own bytes."""
    key = hashlib.sha256(manifest.read_bytes()).hexdigest()[:24]
    kept = work / "dump" / f"{key}.json"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        command = ["swift", "package", "dump-package", "--package-path", str(manifest.parent)]
        command += ["--scratch-path", str(work / "scratch")]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        except subprocess.TimeoutExpired:
            return None
        if done.returncode:
            return None
        kept.write_text(done.stdout)
    return json.loads(kept.read_text())


def dumped_dependency(entry):
    (form, value), = ((k, v) for k, v in entry.items() if k in ("byName", "product", "target"))
    return (form, value[0], value[1] if form == "product" else None)


def dumped_packages(entries, home):
    """Identities; a package around the manifest bears the name of a folder that the page does not say."""
    found = set()
    for entry in entries:
        (_, values), = entry.items()
        path = values[0].get("path")
        if path is None or not home.resolve().is_relative_to(Path(path)):
            found.add(values[0]["identity"])
    return found


def manifest_pairs(theirs, ours, home):
    def named(values, key, pick):
        certain = {pick(v) for v in values if v["certain"]}
        return key, certain, {pick(v) for v in values}

    yield ("targets", {(t["name"], MAKERS[t["type"]], t.get("path")) for t in theirs["targets"]}) + named(
        ours["modules"], 0, lambda m: (m["name"], m["kind"], m["path"]))[1:]
    yield ("products", {(p["name"], next(iter(p["type"])), tuple(sorted(p["targets"]))) for p in theirs["products"]}) + named(
        ours["products"], 0, lambda p: (p["name"], p["kind"], tuple(sorted(p["targets"]))))[1:]
    around = [p for p in ours["packages"] if p["identity"].strip(".")]
    yield ("packages", dumped_packages(theirs["dependencies"], home)) + named(
        around, 0, lambda p: p["identity"])[1:]
    wanted = {t["name"]: t for t in theirs["targets"]}
    for module in ours["modules"]:
        target = wanted.get(module["name"])
        if target is None:
            continue
        certain, every = set(), set()
        for d in module["dependencies"]:
            if d["form"] == "plugin":
                continue
            key = (d["form"], d["name"], d["package"])
            every.add(key)
            if d["certain"]:
                certain.add(key)
        yield f"dependencies of {module['name']}", {dumped_dependency(d) for d in target["dependencies"]}, certain, every


def compare_manifest(manifest, work, score):
    theirs = dump(manifest, work)
    if theirs is None:
        return False
    scratch = work / "one"
    scratch.mkdir(exist_ok=True)
    (scratch / "Package.swift").write_bytes(manifest.read_bytes())
    ours = ask(scratch)
    if ours is None:
        score.wrong += 1
        score.lines.append(f"WRONG {manifest}: Eaves ends without an answer")
        return True
    for group in ("modules", "products", "packages"):
        ours[group] = [v for v in ours[group] if v["manifest"] == "Package.swift"]
    score.page(str(manifest.parent.name) + "/Package.swift", list(manifest_pairs(theirs, ours, manifest.parent)), ours["unread"])
    return True


def speed(manifests, work):
    """Milliseconds for one manifest: many in one folder, less what an empty one takes."""
    folder = work / "many"
    subprocess.run(["rm", "-rf", str(folder)], check=True)
    for at, manifest in enumerate(manifests):
        place = folder / f"P{at}"
        place.mkdir(parents=True)
        (place / "Package.swift").write_bytes(manifest.read_bytes())
    nothing = work / "none"
    nothing.mkdir(exist_ok=True)
    (nothing / "A.swift").write_text("let a = 1\n")

    def best(place):
        times = []
        for _ in range(3):
            start = time.perf_counter()
            ask(place)
            times.append(time.perf_counter() - start)
        return min(times)

    return 1000 * (best(folder) - best(nothing)) / max(1, len(manifests))


# Xcode projects


def xcode_targets(project, root):
    """Targets by identity: name, Swift files and what they need, as pbxproj reads them."""
    from pbxproj import XcodeProject

    page = XcodeProject.load(str(project))
    objects = page.objects
    home = project.parent.parent
    parents = {}
    for kind in ("PBXGroup", "PBXVariantGroup", "XCVersionGroup"):
        for group in objects.get_objects_in_section(kind):
            for child in group.children if "children" in group else []:
                parents[child] = group.get_id()

    def place(identity):
        parts, at = [], identity
        while at is not None:
            item = objects[at]
            if "path" in item:
                parts.append(str(item.path))
            tree = str(item.sourceTree) if "sourceTree" in item else "<group>"
            if tree == "<group>":
                at = parents.get(at)
            elif tree == "SOURCE_ROOT":
                at = None
            else:
                return None
        below = str(objects[page.rootObject].projectDirPath) if "projectDirPath" in objects[page.rootObject] else ""
        return os.path.normpath(os.path.join(home, below, *reversed(parts)))

    def below(path):
        return os.path.relpath(path, root)

    def swift_files(folder):
        return {below(p) for p in map(str, Path(folder).rglob("*.swift"))}

    def built_files(folder):
        # A package in a folder is a package: no target that builds the folder can compile its Package.swift.
        files = set()
        for at, folders, names in os.walk(folder):
            folders[:] = [f for f in folders if not os.path.isfile(os.path.join(at, f, "Package.swift"))]
            files |= {below(os.path.join(at, n)) for n in names if n.endswith(".swift")}
        return files

    groups = list(objects.get_objects_in_section("PBXFileSystemSynchronizedRootGroup"))
    theirs = {}
    xcode_targets.place = place
    for target in objects.get_objects_in_section("PBXNativeTarget"):
        files, needs = set(), set()
        owned = set(target.fileSystemSynchronizedGroups) if "fileSystemSynchronizedGroups" in target else set()
        for phase in target.buildPhases:
            if phase not in objects or "files" not in objects[phase]:
                continue
            item = objects[phase]
            for entry in item.files:
                if entry not in objects:
                    continue
                entry = objects[entry]
                if item.isa == "PBXSourcesBuildPhase" and "fileRef" in entry and entry.fileRef in objects:
                    path = place(entry.fileRef)
                    isSwift = path and path.endswith(".swift")
                    if "explicitFileType" in objects[entry.fileRef]:
                        isSwift = objects[entry.fileRef].explicitFileType == "sourcecode.swift"
                    if path and isSwift and os.path.isfile(path):
                        files.add(below(path))
                if item.isa == "PBXFrameworksBuildPhase":
                    if "productRef" in entry and entry.productRef in objects:
                        needs.add(str(objects[entry.productRef].productName))
                    elif "fileRef" in entry and entry.fileRef in objects:
                        needs.add(Path(str(getattr(objects[entry.fileRef], "path", None) or objects[entry.fileRef].name)).stem)
        for group in groups:
            folder = place(group.get_id())
            if folder is None:
                continue
            listed = set()
            for identity in group.exceptions if "exceptions" in group else []:
                entry = objects[identity]
                if entry.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" and entry.target == target.get_id():
                    for word in entry.membershipExceptions if "membershipExceptions" in entry else []:
                        path = os.path.join(folder, str(word))
                        listed |= swift_files(path) if os.path.isdir(path) else {below(path)} if path.endswith(".swift") else set()
            if group.get_id() in owned:
                files |= built_files(folder) - listed
            else:
                files |= {f for f in listed if os.path.isfile(os.path.join(root, f))}
        for word in target.dependencies if "dependencies" in target else []:
            entry = objects[word]
            if "target" in entry and entry.target in objects:
                needs.add(str(objects[entry.target].name))
            elif "productRef" in entry and entry.productRef in objects:
                needs.add(str(objects[entry.productRef].productName).removeprefix("plugin:"))
            elif "name" in entry:
                needs.add(str(entry.name))
            elif "targetProxy" in entry:
                needs.add(str(objects[entry.targetProxy].remoteInfo))
        for word in target.packageProductDependencies if "packageProductDependencies" in target else []:
            needs.add(str(objects[word].productName).removeprefix("plugin:"))
        theirs[target.get_id()] = (str(target.name), files, needs)
    return theirs


def xcode_pairs(project, root, ours):
    """Targets, their files and needs, as both read them."""
    theirs = xcode_targets(project, root)
    path = os.path.relpath(project, root)
    mine = [m for m in ours["modules"] if m["manifest"] == path]
    names, own = {v[0] for v in theirs.values()}, {m["name"] for m in mine}
    yield "targets", names, own, own
    for name, files, needs in theirs.values():
        for module in (m for m in mine if m["name"] == name):
            read = set(module["files"])
            known = {f for f in files if f in ours["scanned"]}
            yield f"files of {name}", known, read, read
            words = {d["name"] for d in module["dependencies"]}
            yield f"dependencies of {name}", needs, words, words


def compare_projects(root, projects, score):
    ours = ask(root)
    if ours is None:
        return
    ours["scanned"] = {os.path.relpath(p, root) for p in map(str, Path(root).rglob("*.swift"))}
    for project in projects:
        path = os.path.relpath(project, root)
        unread = [u for u in ours["unread"] if u["place"]["path"] == path]
        try:
            pairs = list(xcode_pairs(project, root, ours))
        except Exception as problem:  # the other reader gives up: nothing to compare with
            print(f"not compared {path}: pbxproj: {type(problem).__name__}: {problem}")
            continue
        score.page(f"{Path(root).name}/{path}", pairs, unread)


# Pages from which projects are made


def compare_blueprints(roots, work):
    """Whether one of them is read otherwise than Eaves says, or starts a program."""
    labelled = Score()
    blueprints.compare_labels(ask, labelled, work)
    print(*labelled.lines, sep="\n")
    print(labelled.text("labelled pages of XcodeGen"))
    started = blueprints.programs(work / "labels", EAVES, work)
    try:
        import yaml  # noqa: F401
    except ImportError:
        print("pages of XcodeGen are compared with labels only: PyYAML cannot be installed here")
    else:
        chance = Score()
        blueprints.compare_chance(ask, chance, work, count=300, seed=1)
        print(*(line for line in chance.lines if line.startswith("WRONG")), sep="\n")
        print(chance.text("random pages of XcodeGen"))
        labelled.wrong += chance.wrong
    score = Score()
    for root in roots:
        for top in sorted(p for p in root.iterdir() if p.is_dir() and not p.name.startswith(".")):
            blueprints.compare(top, ask, score, work, top.name)
    print(*score.lines, sep="\n")
    print(score.text("pages of XcodeGen"))
    return labelled.wrong > 0 or score.wrong > 0 or bool(started)


# Edges


def compare_edges(roots, work):
    """Whether an edge between modules is invented, or lost and not named as unread."""
    failed, rows = False, []
    for root in roots:
        for top in sorted(p for p in root.iterdir() if p.is_dir() and not p.name.startswith(".")):
            files = list(blueprints.walk(top))
            packages, projects, skipped = [], [], 0
            for path in files:
                if path.name == "Package.swift":
                    read = dump(path, work)
                    if read is None:
                        skipped += 1
                    else:
                        packages += edges.package_modules(path, read, top)
                elif path.name == "project.pbxproj":
                    try:
                        projects += edges.project_modules(path, top, xcode_targets(path, top), xcode_targets.place)
                    except Exception as problem:  # the other reader gives up
                        skipped += 1
                        print(f"not compared {path}: {type(problem).__name__}: {problem}")
                elif path.name == "project.yml" and not any(f.name == "project.pbxproj" for f in files):
                    import specs

                    for name, target in (specs.targets(path, top) or {}).items():
                        projects.append(edges.Module(
                            name, os.path.relpath(path, top), target["modules"], target["kind"], target["files"],
                            target["dependencies"]))
            if len(packages) + len(projects) < 2:
                continue
            row = edges.compare(top, EAVES, ask, packages, projects)
            failed = failed or row[2] > 0 or row[3] > 0
            rows.append((top.name, skipped) + row)
    print("application: modules, edges, invented, lost, lost and named as unread, not told apart, pages not compared")
    for name, skipped, modules, count, invented, lost, named, open_ends, lines in rows:
        print(f"{name}: {modules}, {count}, {invented}, {lost}, {named}, {open_ends}, {skipped}")
        print(*lines, sep="\n", end="\n" if lines else "")
    return failed


def within(pages):
    """Pages, as long as the time of `BUDGET` lasts: seconds, none by default."""
    end = time.monotonic() + float(os.environ.get("BUDGET") or "inf")
    for page in pages:
        if time.monotonic() < end:
            yield page


def main():
    work, roots = Path(sys.argv[1]), [Path(r).resolve() for r in sys.argv[2:]]
    manifests, score = [], Score()
    for root in roots:
        # Folders of links to projects are followed, and no links in them.
        tops = [root.glob("Package.swift")] + [t.rglob("Package.swift") for t in sorted(root.iterdir()) if t.is_dir()]
        found = [p for top in tops for p in sorted(top)]
        manifests += [p for p in found if ".build" not in p.relative_to(root).parts and p.is_file()]
    asked = list(within(manifests))
    compared = [m for m in asked if compare_manifest(m, work, score)]
    print(*score.lines, sep="\n")
    print(score.text("manifests"))
    print(f"manifests that swift package dump-package refuses: {len(asked) - len(compared)}")
    if len(asked) < len(manifests):
        print(f"manifests left out, the time being up: {len(manifests) - len(asked)}")
    if compared:
        print(f"milliseconds a manifest: {speed(compared, work):.2f} ({EAVES.split('/')[-2]} build)")
    failed = score.wrong > 0
    started = blueprints.programs(work / "many", EAVES, work) if compared else 0
    print("programs started by reading them: " + ("strace is not here" if started is None else str(started)))
    failed = failed or bool(started)
    failed = compare_blueprints(roots, work) or failed
    try:
        import pbxproj  # noqa: F401
    except ImportError:
        return failed
    score = Score()
    for root in roots:
        for top in sorted(p for p in root.iterdir() if p.is_dir()):
            projects = sorted(p for p in top.rglob("project.pbxproj") if ".build" not in p.parts)
            if projects:
                compare_projects(top, projects, score)
    print(*score.lines, sep="\n")
    print(score.text("Xcode projects"))
    failed = compare_edges(roots, work) or failed
    return failed or score.wrong > 0


sys.exit(main())
