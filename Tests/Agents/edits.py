"""Asks `may` before edits and `check` after them: the two must never say different things.

The edits are made here, by searching the text for the type, not by what Eaves knows of it. An edit counts as found
when a finding that counts is new, or has a place on the line of the edit.
"""

import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

eaves, folder, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
VERBS = ["holds", "accepts", "exposes", "creates", "calls", "assigns", "mentions", "conforms", "imports"]
OTHERS = ["ModelContext", "URLSession", "UIViewController", "Color", "UserDefaults", "AnyView"]
MODULES = ["SwiftUI", "SwiftData", "UIKit", "Foundation", "Combine"]


class Server:
    """`eaves mcp` as a process."""

    def __init__(self, root):
        command = [eaves, "mcp", "--root", root]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.request("initialize", {"protocolVersion": "2025-06-18", "capabilities": {}})

    def request(self, method, params):
        message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        self.process.stdin.write((json.dumps(message) + "\n").encode())
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())["result"]

    def may(self, source, verb, target):
        arguments = {"from": source, "verb": verb, "to": target}
        return self.request("tools/call", {"name": "may", "arguments": arguments})["structuredContent"]


def check(root):
    """The findings that count: (fingerprint, lines of the file)."""
    run = subprocess.run([eaves, "check", "--root", root, "--format", "json"], capture_output=True)
    findings = json.loads(run.stdout)["findings"]
    counting = [f for f in findings if not f["baselined"] and not f["suppressed"]]
    return [(f["fingerprint"], {(p["path"], p["line"]) for p in [f] + f["related"]}) for f in counting]


def edited(text, name, tried, verb):
    """The text with the code that was tried, and the lines on which it stands; None where the type is not found."""
    code = [line for line in tried if not (line.startswith("import ") and verb != "imports")]
    imports = [line for line in tried if line not in code]
    if verb == "imports":
        imports, code = code, []
    if code:
        head = re.search(rf"\b(struct|class|enum|actor|protocol)\s+{name}\b[^{{}}]*\{{", text)
        if not head:
            return None
        if verb == "conforms":
            clause = head.group(0)
            if "where" in clause or "<" in clause:
                return None
            at = head.start() + clause.index(":") + 1 if ":" in clause else head.end() - 1
            new = f"\n {code[0]}," if ":" in clause else f":\n {code[0]}\n"
            text = text[:at] + new + text[at:]
        elif code[0].startswith("extension "):
            at = len(text)
            text += "\n" + code[0] + "\n"
        else:
            at = head.end()
            text = text[:at] + "\n" + code[0] + "\n" + text[at:]
        lines = {text.count("\n", 0, at) + 2 + len(imports)}
    else:
        lines = set()
    if imports:
        text = "\n".join(imports) + "\n" + text
        lines |= set(range(1, len(imports) + 1))
    return text, lines


def declared(root):
    """Types by name and file; names that are declared twice are left out."""
    found = {}
    for base, folders, files in os.walk(root):
        folders[:] = sorted(f for f in folders if not f.startswith("."))
        for file in sorted(f for f in files if f.endswith(".swift")):
            path = os.path.join(base, file)
            text = open(path, encoding="utf-8", errors="surrogateescape").read()
            for match in re.finditer(r"^[\w@ ()]*\b(?:struct|class|enum|actor|protocol) (\w+)", text, re.M):
                found.setdefault(match.group(1), []).append(path)
    return {name: paths[0] for name, paths in found.items() if len(paths) == 1}


def main():
    dice = random.Random(1)
    counts = {"allowed": 0, "forbidden": 0, "unknown": 0, "not comparable": 0}
    times, wrong, reasons = [], [], set()
    with tempfile.TemporaryDirectory() as place:
        root = os.path.join(os.path.realpath(place), "project")
        shutil.copytree(folder, root, ignore=shutil.ignore_patterns(".git", ".build"))
        types = declared(root)
        server, before = Server(root), check(root)
        known = {fingerprint for fingerprint, _ in before}
        for _ in range(count):
            name, verb = dice.choice(sorted(types)), dice.choice(VERBS)
            targets = MODULES if verb == "imports" else sorted(types) + OTHERS
            target = dice.choice(OTHERS if verb != "imports" and dice.random() < 0.3 else targets)
            start = time.monotonic()
            answer = server.may(name, verb, target)
            times.append(time.monotonic() - start)
            path = types[name]
            text = open(path, encoding="utf-8", errors="surrogateescape").read()
            change = edited(text, name, answer["tried"], verb) if answer["verdict"] != "unknown" else None
            if answer["verdict"] == "unknown":
                reasons.add(f"unknown: {name} {verb} {target}: {answer['reason']}")
            if change is None:
                counts["unknown" if answer["verdict"] == "unknown" else "not comparable"] += 1
                continue
            counts[answer["verdict"]] += 1
            with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
                file.write(change[0])
            here = {(os.path.relpath(path, root), line) for line in change[1]}
            found = any(f not in known or lines & here for f, lines in check(root))
            with open(path, "w", encoding="utf-8", errors="surrogateescape") as file:
                file.write(text)
            if found != (answer["verdict"] == "forbidden"):
                wrong.append(f"{name} {verb} {target}: {answer['verdict']}, {answer['tried']}")
        server.process.stdin.close()
        server.process.wait()
    times.sort()
    said = ", ".join(f"{number} {verdict}" for verdict, number in counts.items())
    median, late = (round(times[int(len(times) * share)] * 1000) for share in (0.5, 0.95))
    print(f"{count} edits: {said}; {len(wrong)} answered otherwise than check; median {median} ms, p95 {late} ms")
    for line in wrong[:20] + sorted(reasons)[:20]:
        print(f"  {line}", file=sys.stderr)
    sys.exit(1 if wrong else 0)


main()
