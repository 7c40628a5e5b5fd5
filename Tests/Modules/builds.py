"""What a `BUILD` file of Bazel says of Swift targets, read with Python's own parser: the language is a part of Python's."""

import ast
import os
import re

from specs import expression

KINDS = {
    "swift_library": "library", "swift_test": "test", "swift_binary": "app", "swift_compiler_plugin": "macro",
    "swift_import": "binary",
}
PLATFORMS = r"(ios|macos|tvos|watchos|visionos)"
BUNDLES = re.compile(
    PLATFORMS + r"_(application|app_clip|extension|framework|dynamic_framework|static_framework|unit_test|ui_test"
    r"|command_line_application|bundle|imessage_application|imessage_extension|single_target_application)")


class Unknown(Exception):
    pass


class Glob:
    def __init__(self, include, exclude):
        self.include, self.exclude = include, exclude


def value(node, names):
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, (ast.List, ast.Tuple)):
        return [value(e, names) for e in node.elts]
    if isinstance(node, ast.Name) and node.id in names:
        return names[node.id]
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        left, right = value(node.left, names), value(node.right, names)
        if isinstance(left, str) and isinstance(right, str):
            return left + right
        return (left if isinstance(left, list) else [left]) + (right if isinstance(right, list) else [right])
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        named = {k.arg: k.value for k in node.keywords}
        if node.func.id == "glob":
            places = node.args + [None, None]
            include, exclude = named.get("include", places[0]), named.get("exclude", places[1])
            return Glob(value(include, names), value(exclude, names) if exclude else [])
        if node.func.id == "select" and isinstance(node.args[0], ast.Dict):
            return [e for case in node.args[0].values for e in value(case, names)]
    raise Unknown()


def label(text, package):
    """"//a:b"; None of another repository's."""
    text = re.sub(r"^@{1,2}//", "//", text)
    if text.startswith("@"):
        return None
    if not text.startswith("//"):
        return f"//{package}:{text.lstrip(':')}"
    return text if ":" in text else f"{text}:{text.split('/')[-1]}"


def dependency(text, package):
    known = label(text, package)
    if known:
        return known.split(":")[-1]
    return re.split("[:/]", text)[-1] if re.split("[:/]", text)[-1] else text


def targets(path, root, workspace, packages):
    """Swift targets by name; those with something unknown are left out. `packages`: folders with a page."""
    page = ast.parse(path.read_text())
    home = path.parent
    package = "" if home == workspace else os.path.relpath(home, workspace)
    names, found = {}, {}
    for statement in page.body:
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
            try:
                names[statement.targets[0].id] = value(statement.value, names)
            except Unknown:
                names.pop(statement.targets[0].id, None)
        call = statement.value if isinstance(statement, ast.Expr) else None
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            continue
        rule = call.func.id
        if rule not in KINDS and not BUNDLES.fullmatch(rule):
            continue
        fields = {k.arg: k.value for k in call.keywords}

        def field(key, otherwise=None):
            return value(fields[key], names) if key in fields else otherwise

        try:
            name = field("name")
            kind = KINDS.get(rule) or ("test" if rule.endswith("_test") else "app")
            if kind == "library" and field("testonly") is True:
                kind = "test"
            safe = re.sub(r"\W", "_", f"{package}_{name}" if package else name, flags=re.ASCII)
            needs = {
                dependency(t, package)
                for key in ("deps", "private_deps", "plugins", "test_host")
                for t in (lambda v: [v] if isinstance(v, str) else v or [])(field(key, []))
            }
            found[name] = {
                "kind": kind, "modules": (field("module_name") or safe,), "dependencies": needs,
                "files": sources(field("srcs", []), home, root, packages, package, workspace),
            }
        except Unknown:
            continue
    return found


def sources(listed, home, root, packages, package, workspace):
    found = set()
    for entry in listed if isinstance(listed, list) else [listed]:
        if isinstance(entry, Glob):
            only = [expression(p, deep=False) for p in entry.include]
            out = [expression(p, deep=False) for p in entry.exclude]
            for folder, folders, files in os.walk(home):
                here = os.path.relpath(folder, home)
                folders[:] = [f for f in folders if os.path.join(folder, f) not in packages]
                for name in files:
                    below = os.path.normpath(os.path.join(here, name))
                    if not name.endswith(".swift") or any(e.fullmatch(below) for e in out):
                        continue
                    if any(e.fullmatch(below) for e in only):
                        found.add(os.path.relpath(os.path.join(folder, name), root))
        elif entry.endswith(".swift"):
            known = label(entry, package)
            if known is None:
                continue
            folder, file = known[2:].split(":")
            path = workspace / folder / file
            if path.is_file() and folder == package:
                found.add(os.path.relpath(path, root))
    return found

