"""What a `project.yml` of XcodeGen says, read with PyYAML: shares nothing with Eaves' reader."""

import os
import re
from pathlib import Path

import yaml

TESTS = ("testing", "unit-test")
LIBRARIES = ("framework", "library")
# Folders that stand for a file: nothing in them is compiled.
WRAPPERS = (".playground", ".bundle")


class Words(yaml.SafeLoader):
    """Every scalar is a text: `YES` and `4.0` are what is written."""


Words.yaml_implicit_resolvers = {
    key: [pair for pair in pairs if pair[0] == "tag:yaml.org,2002:merge"]
    for key, pairs in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def load(path):
    try:
        page = yaml.load(path.read_text(), Loader=Words)
    except (yaml.YAMLError, UnicodeDecodeError, ValueError):
        return None
    return page if isinstance(page, dict) and isinstance(page.get("targets"), dict) else None


# Templates


def merged(own, base):
    result = dict(base)
    for key, value in own.items():
        if key.endswith(":REPLACE"):
            result[key[:-8]] = value
        elif isinstance(value, dict) and isinstance(result.get(key), dict):
            result[key] = merged(value, result[key])
        elif isinstance(value, list) and isinstance(result.get(key), list):
            result[key] = result[key] + value
        else:
            result[key] = value
    return result


def filled(value, words):
    if isinstance(value, dict):
        return {filled(k, words): filled(v, words) for k, v in value.items()}
    if isinstance(value, list):
        return [filled(v, words) for v in value]
    if isinstance(value, str):
        return re.sub(r"\$\{([^}]+)\}", lambda m: words.get(m[1], m[0]), value)
    return value


def whole(target, name, templates):
    order = []

    def collect(one, seen):
        for word in one.get("templates") or []:
            if word in templates and word not in seen:
                seen.add(word)
                collect(templates[word], seen)
                order.append(word)

    collect(target, set())
    if not order:
        return target
    base = {}
    for word in order:
        base = merged(templates[word], base)
    target = filled(merged(target, base), {"target_name": name})
    return filled(target, target.get("templateAttributes") or {})


def by_platform(target, name):
    if not isinstance(target.get("platform"), list):
        yield target.get("name", name), None, target
        return
    for platform in target["platform"]:
        own = filled(target, {"platform": platform})
        yield own.get("platformPrefix", "") + name + own.get("platformSuffix", f"_{platform}"), name, own


# Names


def settings_file(path, met):
    if path in met or not path.is_file():
        return {}
    met.add(path)
    found = {}
    for line in path.read_text(errors="replace").splitlines():
        line = line.split("//")[0].strip()
        if line.startswith("#include"):
            names = re.findall('"([^"]*)"', line)
            found.update(settings_file((path.parent / names[0]).resolve(), met) if names else {})
        elif "=" in line:
            key, value = line.split("=", 1)
            found[key.strip()] = value.strip()
    return found


def written(settings, page, configuration):
    """Settings of one place in one configuration: groups, what all have in common, the configuration's own."""
    settings = settings or {}
    if not {"base", "configs", "groups"} & settings.keys():
        return settings
    found = {}
    for group in settings.get("groups") or []:
        found.update(written((page.get("settingGroups") or {}).get(group), page, configuration))
    found.update(settings.get("base") or {})
    named = page.get("configs") or {"Debug": 0, "Release": 0}
    for variant, own in (settings.get("configs") or {}).items():
        if variant.lower() in configuration.lower() and (variant == configuration or variant not in named):
            found.update(written(own, page, configuration))
    return found


def module_name(text):
    text = re.sub(r"\W", "_", text)
    return "_" + text[1:] if text[:1].isdigit() else text


def names(target, name, product, page, home):
    found = set()
    for configuration in page.get("configs") or ["Debug", "Release"]:
        layers = []
        for place, inserted in ((page, None), (target, product)):
            path = (place.get("configFiles") or {}).get(configuration)
            layers.append(settings_file((home / path).resolve(), set()) if path else {})
            settings = place.get("settings") or {}
            if inserted and {"base", "configs", "groups"} & settings.keys():
                settings = {**settings, "base": {"PRODUCT_NAME": inserted, **(settings.get("base") or {})}}
            elif inserted:
                settings = {"PRODUCT_NAME": inserted, **settings}
            layers.append(written(settings, page, configuration))
        known = {}
        for layer in layers:
            known.update({k: v for k, v in layer.items() if isinstance(v, str)})

        def value(text, depth=0):
            if depth > 8:
                return None
            parts = re.split(r"\$[({]([^)}:]*)(?::[^)}]*)?[)}]", text)
            for at in range(1, len(parts), 2):
                word = parts[at]
                inner = name if word in ("TARGET_NAME", "TARGETNAME") else known.get(word)
                inner = value(inner, depth + 1) if inner is not None else None
                if inner is None:
                    return None
                parts[at] = inner
            return "".join(parts)

        text = known.get("PRODUCT_MODULE_NAME") or known.get("PRODUCT_NAME") or name
        found.add(module_name(value(text) or name))
    return tuple(sorted(found))


# Files


def expression(pattern, deep=True):
    """A regular expression for a glob below a folder; `deep`: of what is matched all that lies in it counts."""
    made = ""
    at = 0
    while at < len(pattern):
        if pattern.startswith("**/", at):
            made, at = made + "(?:.*/)?", at + 3
        elif pattern.startswith("**", at):
            made, at = made + ".*", at + 2
        elif pattern[at] == "*":
            made, at = made + "[^/]*", at + 1
        elif pattern[at] == "?":
            made, at = made + "[^/]", at + 1
        elif pattern[at] == "{" and "}" in pattern[at:]:
            end = pattern.index("}", at)
            made += "(?:" + "|".join(map(re.escape, pattern[at + 1 : end].split(","))).replace(r"\*", "[^/]*") + ")"
            at = end + 1
        else:
            made, at = made + re.escape(pattern[at]), at + 1
    return re.compile(made + ("(?:/.*)?" if deep else ""))


def swift_files(path):
    if path.suffix == ".swift":
        return [path] if path.is_file() else []
    found = []
    for folder, folders, files in os.walk(path):
        folders[:] = [f for f in folders if not f.startswith(".") and not f.endswith(WRAPPERS)]
        found += [Path(folder) / f for f in files if f.endswith(".swift")]
    return found


def listed(value):
    return value if isinstance(value, list) else [] if value is None else [value]


def files(target, home, root):
    found = set()
    for source in listed(target.get("sources")):
        source = {"path": source} if isinstance(source, str) else source
        phase = source.get("buildPhase", "none" if source.get("type") == "folder" else "sources")
        if phase != "sources":
            continue
        folder = Path(os.path.normpath(home / source["path"]))
        out = [expression(p) for p in listed(source.get("excludes"))]
        only = [expression(p) for p in listed(source.get("includes"))]
        for path in swift_files(folder):
            below = os.path.relpath(path, folder)
            if any(e.fullmatch(below) for e in out) or only and not any(e.fullmatch(below) for e in only):
                continue
            found.add(os.path.relpath(path, root))
    return found


# Dependencies


def stem(path):
    return Path(path).name.rsplit(".", 1)[0]


def dependencies(target):
    found = set()
    for entry in listed(target.get("dependencies")):
        if "target" in entry:
            found.add(entry["target"].split("/")[-1])
        elif "package" in entry:
            found |= set(listed(entry.get("product")) or listed(entry.get("products")) or [entry["package"]])
        else:
            found |= {stem(entry[key]) for key in ("sdk", "framework", "carthage") if key in entry}
    return found


def kind(text):
    if text.endswith(TESTS):
        return "test"
    return "library" if text.startswith(LIBRARIES) or text == "bundle" else "app"


def targets(path, root):
    """The targets of a page by name: what is built, what code imports, Swift files, dependencies."""
    page = load(path)
    if page is None:
        return None
    home = path.parent
    found = {}
    for key, target in page["targets"].items():
        target = whole(target or {}, key, page.get("targetTemplates") or {})
        if "legacy" in target:
            continue
        for name, product, own in by_platform(target, key):
            found[name] = {
                "kind": kind(own.get("type", "framework")),
                "modules": names(own, name, product, page, home),
                "files": files(own, home, root),
                "dependencies": dependencies(own),
            }
    return found
