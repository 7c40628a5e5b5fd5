"""Compares what Eaves reads of XcodeGen's pages with independent readings of them."""

import os
import random
import shutil
import subprocess
from pathlib import Path

import labels

SKIPPED = {".git", ".build", "Pods", "Carthage", "DerivedData", "node_modules"}


def walk(root):
    for folder, folders, files in os.walk(root):
        folders[:] = sorted(f for f in folders if f not in SKIPPED and not f.startswith(".") and not f.endswith(".docc"))
        for name in sorted(files):
            yield Path(folder) / name


def skeleton(root, place):
    """The pages of a project and the names of its Swift files: nothing that would go before the pages."""
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    found = []
    for path in walk(root):
        name, below = path.name, path.relative_to(root)
        isPage = name == "project.yml" or name.endswith(".xcconfig")
        if not path.is_file() or not isPage and not (name.endswith(".swift") and name != "Package.swift"):
            continue
        copy = place / below
        copy.parent.mkdir(parents=True, exist_ok=True)
        if isPage:
            copy.write_bytes(path.read_bytes())
            if name == "project.yml":
                found.append(copy)
        elif name != "Project.swift":
            copy.write_text("")
    return found


def pairs(theirs, modules):
    """Each name, with kind and modules, then the files and dependencies of each."""
    mine = {m["name"]: m for m in modules}
    ours = {(n, m["kind"], tuple(m["modules"])) for n, m in mine.items()}
    yield "targets", {(n, t["kind"], tuple(t["modules"])) for n, t in theirs.items()}, ours, ours
    for name, target in theirs.items():
        if name not in mine:
            continue
        files = set(mine[name]["files"])
        yield f"files of {name}", target["files"], files, files
        words = {d["name"] for d in mine[name]["dependencies"]}
        yield f"dependencies of {name}", target["dependencies"], words, words


def compare(root, ask, score, work, title):
    """All pages below a folder that independent readers can read."""
    place = work / "skeleton"
    pages = skeleton(root, place)
    if not pages:
        return 0
    ours = ask(place)
    if ours is None:
        score.wrong += 1
        score.lines.append(f"WRONG {title}: Eaves ends without an answer")
        return 0
    compared = 0
    for page in pages:
        theirs = reading(page, place)
        if not theirs:
            continue
        compared += 1
        path = os.path.relpath(page, place)
        modules = [m for m in ours["modules"] if m["manifest"] == path]
        unread = [u for u in ours["unread"] if u["place"]["path"] == path]
        score.page(f"{title}/{path}", list(pairs(theirs, modules)), unread)
    return compared


def reading(page, root):
    try:
        import specs
    except ImportError:
        return None
    return specs.targets(page, root)


# Labels and chance


def compare_labels(ask, score, work):
    """Literal pages, each with what a person reads of it."""
    for title, pages, theirs, unread in labels.PROJECTS:
        place = work / "labels"
        shutil.rmtree(place, ignore_errors=True)
        for path, text in pages.items():
            file = place / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        ours = ask(place)
        modules = [m for m in ours["modules"] if m["origin"] == "xcodegen"]
        named = [u["place"]["line"] for u in ours["unread"]]
        score.page(title, list(pairs(theirs, modules)), ours["unread"] if named and named == unread else [])
        if named != unread:
            score.wrong += 1
            score.lines.append(f"WRONG {title}: unread lines {named}, expected {unread}")


def compare_chance(ask, score, work, count, seed):
    """Random pages of XcodeGen, written by PyYAML in all its styles: block and one line, quoted, shared values."""
    import yaml

    dice = random.Random(seed)
    place = work / "chance"
    shutil.rmtree(place, ignore_errors=True)
    for at in range(count):
        home = place / f"p{at}"
        for name in "ABCD":
            for file in ("x.swift", "Old/y.swift", "t.gen.swift"):
                (home / name / file).parent.mkdir(parents=True, exist_ok=True)
                (home / name / file).write_text("")
        (home / "In.xcconfig").write_text("PRODUCT_NAME = FromFile\nWORD = Sea\n")
        style = dice.choice([None] * 5 + [False] * 5 + [True])
        (home / "project.yml").write_text(
            yaml.dump(page(dice), default_flow_style=style, sort_keys=False, width=dice.choice([40, 10_000])))
    compare(place, ask, score, work, "chance")


def page(dice):
    names = dice.sample(["App", "Kit", "Core", "My App", "Tides-UI"], dice.randint(1, 4))
    settings = {"PRODUCT_NAME": dice.choice(["$(TARGET_NAME)X", "Shared", "$(WORD)"]), "WORD": "Moon"}
    # What is shared is written as an anchor and its aliases.
    isShared = dice.random() < 0.1

    def shared():
        return settings if isShared else dict(settings)

    fields = {
        "type": ["application", "framework", "bundle.unit-test", "library.static"],
        "platform": ["iOS", "macOS", ["iOS", "macOS"]],
    }

    def one(name):
        found = {key: dice.choice(values) for key, values in fields.items()}
        found["sources"] = dice.choice(["A", ["B", "C"], [{"path": "D", "excludes": ["Old/**", "*.gen.swift"]}]])
        if dice.random() < 0.6:
            others = [n for n in names if n != name] + ["Elsewhere"]
            needs = [{"target": dice.choice(others)}, {"sdk": "StoreKit.framework"}]
            needs.append({"package": "Charts", "products": ["Charts", "Axes"]})
            found["dependencies"] = dice.sample(needs, dice.randint(1, 3))
        if dice.random() < 0.5:
            found["settings"] = dice.choice(
                [shared(), {"base": shared()}, {"groups": ["g"]}, {"configs": {"debug": {"PRODUCT_NAME": "Dev"}}}])
        if dice.random() < 0.3:
            found["configFiles"] = {"Debug": "In.xcconfig", "Release": "In.xcconfig"}
        if dice.random() < 0.4:
            found["templates"] = ["T"]
        return found

    made = {"name": "P", "targets": {name: one(name) for name in names}, "settingGroups": {"g": shared()}}
    made["targetTemplates"] = {"T": {"sources": ["C"], "dependencies": [{"sdk": "${target_name}.framework"}]}}
    if dice.random() < 0.3:
        made["settings"] = dice.choice([shared(), {"base": {"WORD": "Sky"}}])
    return made


def programs(place, eaves, work):
    """How many programs a reading starts, itself not counted; None where nobody can watch."""
    if shutil.which("strace") is None:
        return None
    trace = work / "blueprints.trace"
    command = ["strace", "-f", "-e", "trace=execve,execveat", "-o", str(trace)]
    command += [eaves, "facts", "--modules", "--json", "--root", str(place)]
    subprocess.run(command, capture_output=True, timeout=300)
    return trace.read_text().count("exec") - 1
