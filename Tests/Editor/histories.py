"""Random histories of edits: what the server shows equals what `eaves check` reports on the same bytes.

    histories.py PROGRAM COUNT SEED FOLDER…

Each folder is copied; the copy is edited as a person and a disk would: text inserted and deleted in open files, files
opened, closed, saved, made, renamed and removed, rule documents, eaves.yml and the baseline changed. After every edit
the diagnostics of the whole workspace are compared with a check of a second copy that holds the same bytes.
Prints the median and the 95th percentile of the answers, memory, and the processor time of an idle second.
"""

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from urllib.parse import unquote

from client import Client

PIECES = [
    "let a = 1\n", "}", "{", "\n", "// 🚢 a comment\n", "/* 🛟", "*/", '"', '"""\n', "import SwiftUI\n",
    "struct Probe: View { let store: ProbeRepository }\n", "protocol ProbeRepository {}\n", "\r\n", "é", "👨‍👩‍👧",
    "extension Probe { func go() { URLSession.shared } }\n", "// eaves:allow view-no-any-view -- 🚢\n", "#if DEBUG\n",
    "#endif\n", "class ProbeViewModel: ObservableObject { @Published var a = 1 }\n", "func f() { AnyView(Text(\"\")) }\n",
]
CONFIGURATIONS = [
    "eaves: 1\nprofile: clean-mvvm\n", "eaves: 1\nprofile: base\n", "eaves: 1\nprofile: modular-mvvm-c\n",
    "eaves: 1\nprofile: clean-mvvm\nroles:\n  repository:\n    - name: \"*Store\"\n", "eaves: 1\nprofle: x\n",
    "eaves: 1\nprofile: clean-mvvm\nexclude: [\"**/Probe*\"]\n",
    "eaves: 1\nprofile: clean-mvvm\nrules: [ProbeRules]\n", "eaves: 1\nprofile: none\nrules: [ProbeRules]\n",
    "eaves: 1\nprofile: clean-mvvm\noff:\n  - rule: view-no-any-view\n    reason: for now\n",
]
DOCUMENT = """---
title: No Probes
impact: HIGH
impactDescription: a probe is a probe
---

## No Probes

**Check:**

```yaml
for: %s
never:
  %s: "%s"
```

**Incorrect:**

```swift
struct Probe: View { let a: Thing }
```
"""


def document(chance):
    return DOCUMENT % (
        chance.choice(["view", "type", "viewModel", "vew"]), chance.choice(["holds", "mentions", "name", "hlds"]),
        chance.choice(["*Probe*", "*Store", "Text", "*"]))


class History:
    def __init__(self, program, folder, seed):
        self.chance = random.Random(seed)
        self.program = program
        self.work = tempfile.mkdtemp(prefix="eaves-history-")
        self.disk, self.mirror = self.work + "/a", self.work + "/b"
        shutil.copytree(folder, self.disk, symlinks=True, ignore=shutil.ignore_patterns(".git", ".build", "*.png", "*.pdf"))
        self.put_disk("eaves.yml", CONFIGURATIONS[0].encode())
        self.put_disk("ProbeRules/probe.md", document(self.chance).encode())
        shutil.copytree(self.disk, self.mirror, symlinks=True)
        self.client = Client(program, self.disk)
        self.open, self.version = {}, 0
        # What a client shows: the diagnostics of each file, and the name that the server gave them.
        self.results, self.items = {}, {}
        # Seconds from a change to its answer, by what was changed.
        self.times = {"texts": [], "rest": []}

    def put_disk(self, path, text):
        self.put(self.disk, path, text)

    @staticmethod
    def put(root, path, text):
        os.makedirs(os.path.dirname(f"{root}/{path}"), exist_ok=True)
        with open(f"{root}/{path}", "wb") as file:
            file.write(text)

    def files(self, ending):
        found = []
        for folder, folders, names in os.walk(self.disk):
            folders[:] = [name for name in folders if not name.startswith(".")]
            found += [os.path.relpath(f"{folder}/{name}", self.disk) for name in names if name.endswith(ending)]
        return sorted(found)

    def sync(self, path):
        """The mirror holds what the server is to see."""
        if path in self.open:
            self.put(self.mirror, path, self.open[path].encode())
        elif os.path.exists(f"{self.disk}/{path}"):
            self.put(self.mirror, path, open(f"{self.disk}/{path}", "rb").read())
        elif os.path.exists(f"{self.mirror}/{path}"):
            os.remove(f"{self.mirror}/{path}")

    def text(self, path):
        try:
            return open(f"{self.disk}/{path}", "rb").read().decode()
        except UnicodeDecodeError:
            return None

    def held(self, path):
        return {"uri": self.client.uri(path), "version": self.version, "languageId": "swift"}

    # What a person does.

    def open_file(self, path):
        text = self.text(path)
        if text is None or path in self.open or any(ord(letter) > 0x7E and letter in "\u2028\u2029\x0b\x0c\x85" for letter in text):
            return
        self.open[path] = text
        self.client.notify("textDocument/didOpen", {"textDocument": {**self.held(path), "text": text}})

    def edit(self, path):
        text = self.open[path]
        start = self.chance.randrange(len(text) + 1)
        end = min(len(text), start + self.chance.choice([0, 0, 0, 1, 5, 200]))
        piece = self.chance.choice(PIECES)
        # Between the two halves of a line break no editor has a place.
        while 0 < start < len(text) and text[start - 1] == "\r":
            start -= 1
        while end < len(text) and text[end - 1:end] == "\r":
            end += 1
        end = max(start, end)
        change = {"range": {"start": self.position(text, start), "end": self.position(text, end)}, "text": piece}
        self.open[path] = text[:start] + piece + text[end:]
        if self.chance.random() < 0.1:
            change = {"text": self.open[path]}
        self.version += 1
        self.client.notify("textDocument/didChange", {"textDocument": self.held(path), "contentChanges": [change]})

    @staticmethod
    def position(text, index):
        before = text[:index].replace("\r\n", "\n").replace("\r", "\n")
        return {"line": before.count("\n"), "character": len(before.rsplit("\n", 1)[-1].encode())}

    def close_file(self, path):
        del self.open[path]
        self.client.notify("textDocument/didClose", {"textDocument": {"uri": self.client.uri(path)}})

    def save(self, path):
        self.put_disk(path, self.open[path].encode())
        self.client.notify("textDocument/didSave", {"textDocument": {"uri": self.client.uri(path)}})

    def rewrite(self, path, text):
        """A page gets another text, where it is: in the editor, or on disk; some are opened first."""
        if path in self.open:
            self.open[path] = text
            self.client.notify(
                "textDocument/didChange", {"textDocument": self.held(path), "contentChanges": [{"text": text}]})
        elif self.chance.random() < 0.3:
            self.open_file(path)
        else:
            self.put_disk(path, text.encode())
            self.seen()

    def seen(self):
        self.client.notify("workspace/didChangeWatchedFiles", {"changes": []})

    def step(self):
        swift, kind = self.files(".swift"), self.chance.random()
        changed = "rest"
        opened = sorted(self.open)
        code = [path for path in opened if path.endswith(".swift")]
        if kind < 0.60 and code:
            path, changed = self.chance.choice(code), "texts"
            self.edit(path)
        elif kind < 0.72:
            path = self.chance.choice(swift)
            self.open_file(path)
        elif kind < 0.76 and opened:
            path = self.chance.choice(opened)
            self.close_file(path)
        elif kind < 0.80 and opened:
            path = self.chance.choice(opened)
            self.save(path)
        elif kind < 0.83:
            path = f"Probe{self.chance.randrange(9)}.swift"
            if path in self.open:
                return
            self.put_disk(path, "".join(self.chance.choices(PIECES, k=5)).encode())
            self.seen()
        elif kind < 0.85:
            path = self.chance.choice(swift)
            if path in self.open or len(swift) < 5:
                return
            os.remove(f"{self.disk}/{path}")
            self.seen()
        elif kind < 0.87:
            path, to = self.chance.choice(swift), f"Renamed{self.chance.randrange(9)}.swift"
            if path in self.open or to in self.open:
                return
            os.replace(f"{self.disk}/{path}", f"{self.disk}/{to}")
            self.sync(to)
            self.seen()
        elif kind < 0.91:
            path = "eaves.yml"
            self.rewrite(path, self.chance.choice(CONFIGURATIONS))
        elif kind < 0.95:
            path = "ProbeRules/probe.md"
            self.rewrite(path, document(self.chance))
        elif kind < 0.97:
            path = "eaves-baseline.json"
            if path in self.open:
                return
            if os.path.exists(f"{self.mirror}/{path}"):
                os.remove(f"{self.disk}/{path}")
            else:
                subprocess.run(
                    [self.program, "baseline", "write", "--root", self.mirror], capture_output=True, cwd=self.mirror)
                if not os.path.exists(f"{self.mirror}/{path}"):
                    return
                shutil.copy(f"{self.mirror}/{path}", f"{self.disk}/{path}")
            self.seen()
        elif code:
            # An editor sends several changes at once.
            path, changed = self.chance.choice(code), "texts"
            for _ in range(5):
                self.edit(path)
        else:
            return
        self.sync(path)
        self.compare(changed)

    # What is compared.

    def shown(self, changed):
        known = [{"uri": uri, "value": result} for uri, result in self.results.items()]
        begin = time.monotonic()
        report = self.client.request("workspace/diagnostic", {"previousResultIds": known})
        self.times[changed].append(time.monotonic() - begin)
        for entry in report["items"]:
            self.results[entry["uri"]] = entry["resultId"]
            if entry["kind"] == "full":
                self.items[entry["uri"]] = entry["items"]
        found = []
        for uri, items in self.items.items():
            # As the editor spells it where it holds the file, percent-encoded elsewhere.
            path = unquote(uri[len(self.client.uri("")) + 1:])
            for item in items:
                if "code" not in item:
                    continue
                start, end = item["range"]["start"], item["range"]["end"]
                found.append((path, start["line"] + 1, start["character"] + 1, end["line"] + 1, end["character"] + 1,
                              item["code"], told(item["message"].split("\n")[0])))
        return sorted(found)

    def reported(self):
        run = subprocess.run(
            [self.program, "check", "--root", self.mirror, "--format", "json", "--fail-on", "never"],
            capture_output=True, cwd=self.mirror)
        if run.returncode == 2:
            return []
        findings = json.loads(run.stdout)["findings"]
        return sorted(
            (f["path"], f["line"], f["column"], f["endLine"], f["endColumn"], f["rule"], told(f["message"]))
            for f in findings if not f["baselined"] and f["suppressed"] is None)

    def compare(self, changed):
        shown, reported = self.shown(changed), self.reported()
        if shown != reported:
            missing = [r for r in reported if r not in shown]
            more = [s for s in shown if s not in reported]
            print(f"DIFFERENT: {len(missing)} missing, {len(more)} more; kept in {self.work}")
            for row in missing[:3]:
                print("  missing", row)
            for row in more[:3]:
                print("  more   ", row)
            sys.exit(1)

    def end(self):
        before = self.client.processor_seconds()
        time.sleep(1)
        idle = self.client.processor_seconds() - before
        now, peak = self.client.memory()
        self.client.close()
        shutil.rmtree(self.work)
        return idle, now, peak


def main():
    program, count, seed, folders = os.path.abspath(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:]
    for folder in folders:
        history = History(program, folder, seed)
        history.compare("rest")
        cold = history.times["rest"].pop()
        while sum(map(len, history.times.values())) < count // len(folders):
            history.step()
        idle, now, peak = history.end()
        print(
            f"{os.path.basename(folder.rstrip('/'))}: {described(history.times)}; every report equal; first"
            f" {cold * 1000:.0f} ms; {now:.0f} MiB, peak {peak:.0f} MiB; idle {idle:.2f} s CPU in a second")


def described(times):
    """What edits of each kind took: texts as they are typed; all that is left, disk and configuration, too."""
    return "; ".join(
        f"{len(taken)} edits of {kind}, median {at(taken, 0.5):.1f} ms, p95 {at(taken, 0.95):.1f} ms"
        for kind, taken in times.items() if taken)


def told(message):
    """A message without its title; what joins half an emoji is shown to people as what stands for nothing."""
    return message.rsplit(": ", 1)[-1].replace("\u200d", "\ufffd")


def at(times, share):
    return sorted(times)[int(len(times) * share)] * 1000


main()
