"""Runs every attack of `cases.py` under strace and asserts that nothing happened but the check.

What is asserted of every run, whatever its case says besides:
- nothing is written but what the case allows: no file is opened for writing, made, renamed, linked or removed;
- no process is started but git, with arguments from a closed list;
- no socket is opened;
- nothing of the folder beside the project is opened (it holds the canaries), unless the case allows it;
- what lies there, and every file of the project, has the same bytes as before;
- no canary's text and no character that commands a terminal is printed;
- the run ends within its time, with one of the statuses that the case expects.
"""

import hashlib
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import unicodedata

CANARY = "CANARY-7c1f"
CALLS = (
    "execve,execveat,open,openat,openat2,creat,rename,renameat,renameat2,unlink,unlinkat,rmdir,mkdir,mkdirat,"
    "symlink,symlinkat,link,linkat,truncate,chmod,fchmodat,chown,fchownat,mknod,mknodat,utimensat,socket,connect"
)
#: What git may be asked for: all of it reads.
GIT_WORDS = {
    "version", "rev-parse", "merge-base", "ls-tree", "ls-files", "cat-file", "for-each-ref", "diff-tree", "diff-index", "config",
    "rev-list", "hash-object", "diff", "diff-files",
}
#: What must stand among the arguments of every question to git but the one for its version.
GIT_NEEDS = {"safe.bareRepository=explicit", "core.fsmonitor=false", "core.hooksPath=/dev/null"}
SECONDS = 60


class Failure(Exception):
    pass


class Case:
    """A stranger's project in a folder of its own, with canaries beside it."""

    def __init__(self, program, name):
        self.program, self.name = program, name
        self.base = pathlib.Path(os.path.realpath(tempfile.mkdtemp(prefix="attack-")))
        self.root = self.base / "project"
        self.outside = self.base / "outside"
        self.root.mkdir()
        self.outside.mkdir()
        (self.outside / "secret.txt").write_text(f"eaves: 1\n{CANARY}: [\n")
        (self.outside / "Secret.swift").write_text(f"struct {CANARY.replace('-', '_')}: View {{}}\n")
        (self.outside / "folder").mkdir()
        (self.outside / "folder" / "Hidden.swift").write_text("import SwiftUI\nstruct Hidden: View {}\n")
        (self.outside / "rules").mkdir()
        (self.outside / "rules" / "foreign.md").write_text(f"# {CANARY}\n")
        self.runs = 0

    # MARK: Making

    def write(self, path, text):
        place = self.root / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(text if isinstance(text, bytes) else text.encode())

    def link(self, path, target):
        place = self.root / path
        place.parent.mkdir(parents=True, exist_ok=True)
        os.symlink(target, place)

    def git(self, *words, folder=None, env=None):
        settings = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "protocol.file.allow=always"]
        clean = {k: v for k, v in os.environ.items() if not k.startswith("GIT_")}
        return subprocess.run(
            ["git", *settings, *words], cwd=folder or self.root, check=True, capture_output=True, text=True,
            env={**clean, "GIT_CONFIG_GLOBAL": "/dev/null", **(env or {})}).stdout.strip()

    def commit(self, folder=None):
        folder = folder or self.root
        if not (folder / ".git").exists():
            self.git("init", "-q", "-b", "main", folder=folder)
        self.git("add", "-A", "-f", folder=folder)
        self.git("commit", "-q", "--allow-empty", "-m", "x", folder=folder)

    def program_that_tells(self, name="evil"):
        """A program that leaves a trace when it is started."""
        place = self.outside / name
        place.write_text(f"#!/bin/sh\necho started >>'{self.base}/started'\ncat\n")
        place.chmod(0o755)
        return str(place)

    # MARK: Running

    def snapshot(self):
        found = {}
        for folder, folders, files in os.walk(self.base):
            for name in files + [f for f in folders if os.path.islink(os.path.join(folder, f))]:
                place = os.path.join(folder, name)
                if place == str(self.base / "trace") or not (os.path.islink(place) or os.path.isfile(place)):
                    continue
                try:
                    found[place] = ("link " + os.readlink(place)) if os.path.islink(place) else (
                        "huge" if os.path.getsize(place) > 1 << 26
                        else hashlib.sha256(open(place, "rb").read()).hexdigest())
                except OSError as error:
                    found[place] = str(error)
        return found

    def eaves(self, *words, status, says=(), writes=(), opens=(), folder=None, env=None, limit=None, hides=(),
              tells=False, input=None, during=None, largest=None):
        """Runs the program in the project's folder.

        status: the statuses that are right. says: texts that must be printed. hides: texts that must not.
        writes: paths that may change. opens: paths outside that may be opened. tells: another program's start is
        meant. input: what is said on standard input. during: a shell command that runs beside the program, again and
        again. largest: how many blocks of 1,024 bytes a file may have.
        """
        self.runs += 1
        before = self.snapshot()
        trace = self.base / "trace"
        command = ["strace", "-f", "-qq", "-y", "-s", "65536", "-e", f"trace={CALLS}", "-o", str(trace), self.program,
                   *[str(word) for word in words]]
        if limit is not None:
            command = ["sh", "-c", f'ulimit -n {limit}; exec "$@"', "sh", *command]
        self.has_shell, self.shell = largest is not None, f'ulimit -f {largest}; exec "$@"'
        if self.has_shell:
            # strace writes its trace, and may not be held to this.
            command[-1 - len(words):] = ["sh", "-c", self.shell, "sh", *command[-1 - len(words):]]
        clean = {k: v for k, v in os.environ.items() if not k.startswith("GIT_")}
        beside = during and subprocess.Popen(["sh", "-c", f"while :; do {during}; done"], cwd=self.base,
                                             stderr=subprocess.DEVNULL, start_new_session=True)
        try:
            given = {"input": input.encode()} if input is not None else {"stdin": subprocess.DEVNULL}
            done = subprocess.run(
                command, cwd=folder or self.root, capture_output=True, timeout=SECONDS,
                env={**clean, **(env or {})}, **given)
        except subprocess.TimeoutExpired:
            raise Failure(f"does not end within {SECONDS} s")
        finally:
            if beside:
                os.killpg(beside.pid, signal.SIGKILL)
                beside.wait()
        out, err = done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")
        said = out + err
        allowed = [str(self.root / path) if not str(path).startswith("/") else str(path) for path in writes]
        if done.returncode not in (status if isinstance(status, (set, tuple)) else {status}):
            raise Failure(f"status {done.returncode}, not {status}\n{said[:1500]}")
        for text in says:
            if text not in said:
                raise Failure(f"does not say {text!r}\n{said[:1500]}")
        for text in [CANARY, CANARY.replace("-", "_"), *hides]:
            if text in said:
                raise Failure(f"says {text!r}\n{said[:1500]}")
        harmless(said, "github" in words)
        self.judge_changes(before, self.snapshot(), allowed)
        self.judge_trace(trace.read_text(errors="replace"), allowed, [str(path) for path in opens])
        if not tells and (self.base / "started").exists():
            raise Failure("another program was started")
        return out, err

    def judge_changes(self, before, after, allowed):
        for place in sorted(set(before) | set(after)):
            if before.get(place) != after.get(place) and place not in allowed:
                raise Failure(f"{place} has changed")

    def judge_trace(self, trace, allowed, opens):
        git = 0
        for line in trace.splitlines():
            match = re.match(r"(\d+) +(\w+)\((.*)", line)
            if not match or "= -1 E" in line:
                continue
            call, rest = match.group(2), match.group(3)
            if call in ("execve", "execveat"):
                git += self.judge_start(rest)
            elif call in ("socket", "connect"):
                raise Failure(f"opens a socket: {line}")
            elif call in ("open", "openat", "openat2", "creat"):
                place = self.places(rest)[0]
                if re.search(r"O_WRONLY|O_RDWR|O_CREAT|O_TRUNC", rest) or call == "creat":
                    if place not in ("/dev/null", "/dev/tty") and not self.is_draft(place, allowed):
                        raise Failure(f"opens for writing: {line[:300]}")
                elif "O_PATH" not in rest and place.startswith(str(self.outside) + "/") and not any(
                        place == path or place.startswith(path + "/") for path in opens):
                    raise Failure(f"reads outside: {line[:300]}")
            elif not all(self.is_draft(place, allowed) for place in self.places(rest)):
                raise Failure(f"changes the disk: {line[:300]}")

    def places(self, rest):
        """The paths of a call, each read from the folder whose descriptor stands before it."""
        found = re.findall(r'(?:(?:\d+|AT_FDCWD)(?:<((?:[^>\\]|\\.)*)>)?, )?"((?:[^"\\]|\\.)*)"', rest)
        return [os.path.normpath(os.path.join(unescape(folder) or str(self.root), unescape(path)))
                for folder, path in found]

    def judge_start(self, rest):
        words = strings(rest.split("], ")[0])
        program, arguments = words[0], words[1:]
        if program == self.program or program.endswith("/strace"):
            return 0
        if self.has_shell and program.endswith("/sh") and arguments[1:3] == ["-c", self.shell]:
            return 0
        if os.path.basename(program) != "git" or program.startswith(str(self.base)):
            raise Failure(f"starts {program} {arguments}")
        settings = {arguments[i + 1] for i in range(len(arguments) - 1) if arguments[i] == "-c"}
        plain, skip = [], False
        for word in arguments[1:]:
            if skip:
                skip = False
            elif word in ("-c", "-C", "--attr-source", "--git-dir", "--work-tree"):
                skip = True
            elif not word.startswith("-"):
                plain.append(word)
        if not plain and "--version" in arguments:
            return 1
        if not plain or plain[0] not in GIT_WORDS:
            raise Failure(f"asks git for {arguments}")
        if plain[0] != "version" and not GIT_NEEDS <= settings:
            raise Failure(f"asks git without {sorted(GIT_NEEDS - settings)}: {arguments}")
        return 1

    @staticmethod
    def is_draft(place, allowed):
        """The file itself, or the draft beside it that becomes it."""
        for path in allowed:
            folder, name = os.path.split(path)
            if place == path or (place.startswith(f"{folder}/.{name}.") and place.endswith(".draft")):
                return True
        return False

    def close(self):
        shutil.rmtree(self.base, ignore_errors=True)


def strings(text):
    return [unescape(part) for part in re.findall(r'"((?:[^"\\]|\\.)*)"', text)]


def unescape(text):
    return re.sub(r"\\(x[0-9a-f]{2}|[0-7]{1,3}|.)", unescaped, text)


def unescaped(match):
    text = match.group(1)
    if text[0] == "x":
        return chr(int(text[1:], 16))
    if text[0].isdigit():
        return chr(int(text, 8))
    return {"n": "\n", "t": "\t", "r": "\r", "v": "\v", "f": "\f"}.get(text, text)


def harmless(said, is_github):
    for line in said.split("\n"):
        if line.startswith("::") and not is_github:
            raise Failure(f"a line is a command of a workflow: {line[:200]!r}")
        for scalar in line:
            category = unicodedata.category(scalar)
            if category in ("Cc", "Zl", "Zp", "Cs") and scalar != "\t":
                raise Failure(f"prints U+{ord(scalar):04X}: {line[:200]!r}")
            if scalar in "\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069":
                raise Failure(f"prints U+{ord(scalar):04X}: {line[:200]!r}")


def main():
    program, wanted = sys.argv[1], sys.argv[2:]
    # Cases throw this module's failures.
    sys.modules["attack"] = sys.modules["__main__"]
    from cases import CASES
    names = [name for name, _ in CASES]
    assert len(set(names)) == len(names), "two cases of one name"
    unknown = [name for name in wanted if name not in names]
    if unknown:
        sys.exit(f"no case is called {', '.join(unknown)}")
    failed, runs, count = [], 0, 0
    for name, attack in CASES:
        if wanted and name not in wanted:
            continue
        count += 1
        case = Case(program, name)
        try:
            attack(case)
            if case.runs == 0:
                raise Failure("has run nothing")
        except (Failure, subprocess.CalledProcessError) as failure:
            failed.append(name)
            print(f"FAILED {name}: {failure}", flush=True)
        finally:
            runs += case.runs
            case.close()
    print(f"{count - len(failed)} attacks held, {len(failed)} got through; {runs} runs watched")
    sys.exit(1 if failed or count == 0 else 0)


if __name__ == "__main__":
    main()
