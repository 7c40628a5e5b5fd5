"""Merges of a repository, chosen by a seed, each checked out twice: before and after."""

import os
import random
import re
import subprocess

MANIFEST = re.compile(r"(^|/)(Package\.swift|project\.pbxproj|project\.yml)$")
# Older merges are left out.
LATEST = 1000
PAGES = ["*.swift", "*project.pbxproj", "*project.yml"]
# Lines of manifests that say which targets there are and what they need, and not which files they have.
DECLARES = re.compile(
    r"PBXNativeTarget|PBXTargetDependency|SwiftPackageProductDependency|in Frameworks|\.package\(|\.product\("
    r"|[tT]arget\(|^[-+]\s+\"\w+\",|[-+] *- (target|package|framework|sdk):|^[-+]  \w+:$")
# Neither code nor pages: not checked out, as large files are missing from some copies.
NEITHER = """*.xcassets/ *.xcframework/ *.framework/ *.bundle/ *.a *.png *.jpg *.jpeg *.gif *.pdf *.svg *.ttf *.otf
    *.mp3 *.mp4 *.m4a *.mov *.wav *.caf *.gpx *.zip *.sqlite *.strings *.xcstrings *.storyboard *.xib""".split()
IMPORTS = re.compile(r"^[-+]\s*(?:@\w+\s+)*import\s+(\w+)\s*$")

def git(folder, *words, check=True):
    done = subprocess.run(["git", "-C", str(folder), *words], capture_output=True, text=True, errors="replace")
    if done.returncode and check:
        raise RuntimeError(f"git {words[0]}: {done.stderr.strip()[-200:]}")
    return done.stdout


class Repository:
    """A clone that shares the objects of a repository, with two worktrees of what is code or says how to build it."""

    def __init__(self, source, work):
        self.source = os.path.realpath(source)
        self.name = next(p for p in reversed(self.source.split("/")) if p not in ("repo", ".git")).split("+")[-1]
        self.clone = work / "clones" / self.name
        if not self.clone.exists():
            subprocess.run(
                ["git", "clone", "--quiet", "--shared", "--no-checkout", self.source, str(self.clone)], check=True)
        self.before, self.after = (work / "checkouts" / self.name / side for side in ("before", "after"))
        self.without_objects = 0

    def candidates(self):
        """What each merge changes, newest first: "declares" targets or needs, "imports" a name that a folder has, or
        "other"; those that change no Swift file, manifest or project are left out."""
        found = {}
        for merge in git(self.clone, "rev-list", "--merges", "--first-parent", "HEAD", check=False).split()[:LATEST]:
            try:
                page = git(self.clone, "diff", "-U0", "--no-renames", merge + "^1", merge, "--", *PAGES)
                folders = git(self.clone, "ls-tree", "-r", "-d", "--name-only", merge)
            except RuntimeError:
                self.without_objects += 1
                continue
            if page and has_swift(self.clone, merge + "^1"):
                found[merge] = what_changes(page, {os.path.basename(f) for f in folders.splitlines()})
        return found

    def chosen(self, count, seed):
        """Merges in the order of the seed: half of them declare, a quarter import, as long as there are such; all the
        others follow, for those that cannot be checked out."""
        dice = random.Random(f"{seed} {self.name}")
        found = self.candidates()
        order = list(found)
        dice.shuffle(order)
        first = [m for m in order if found[m] == "declares"][: count // 2]
        first += [m for m in order if found[m] == "imports"][: count // 4]
        return first + [m for m in order if m not in set(first)]

    def check_out(self, merge):
        """Whether both sides are there in full."""
        try:
            for folder, commit in ((self.before, merge + "^1"), (self.after, merge)):
                if not folder.exists():
                    git(self.clone, "worktree", "add", "--quiet", "--no-checkout", "--detach", str(folder), commit)
                    git(folder, "sparse-checkout", "set", "--no-cone", "/*", *("!" + p for p in NEITHER))
                git(folder, "checkout", "--quiet", "--force", "--detach", commit)
                git(folder, "clean", "-ffdxq")
        except RuntimeError:
            return False
        return True


def has_swift(clone, commit):
    names = git(clone, "ls-tree", "-r", "--name-only", commit).splitlines()
    return any(n.endswith(".swift") and not n.endswith("Package.swift") for n in names)


def what_changes(page, folders):
    """By the text of a diff."""
    kind, is_manifest = "other", False
    for line in page.splitlines():
        if line.startswith(("+++ ", "--- ")):
            # Of a file that is gone the second line names none.
            is_manifest = bool(MANIFEST.search(line)) or is_manifest and line == "+++ /dev/null"
        elif is_manifest and DECLARES.search(line):
            return "declares"
        elif (found := IMPORTS.match(line)) and found[1] in folders:
            kind = "imports"
    return kind
