"""Plays the shell steps of action.yml: see .ci/action."""

import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import yaml

program = sys.argv[1]
action = yaml.safe_load(open("action.yml"))
steps = {step["name"]: step for step in action["runs"]["steps"]}
work = pathlib.Path(tempfile.mkdtemp())
failed = 0


def play(step, variables, path=None, runner="Linux-X64"):
    """What a step says, its status and its outputs; its variables are those of action.yml and no others."""
    known = {"GITHUB_OUTPUT", "RUNNER_TEMP", "RUNNER_OS", "RUNNER_ARCH"}
    declared = set(steps[step].get("env", {}))
    assert set(variables) <= declared, (step, set(variables) - declared)
    assert "${{" not in steps[step]["run"], f"{step}: an input stands in the script itself"
    out = work / "output"
    out.write_text("")
    env = {name: "" for name in declared} | variables
    env |= {
        "GITHUB_OUTPUT": str(out), "RUNNER_TEMP": str(work),
        "RUNNER_OS": runner.split("-")[0], "RUNNER_ARCH": runner.split("-")[1],
        "PATH": (path + ":" if path else "") + os.environ["PATH"],
    }
    assert known <= set(env)
    run = subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", steps[step]["run"]], env=env,
        capture_output=True, text=True, cwd=work)
    outputs = dict(line.split("=", 1) for line in out.read_text().splitlines())
    return run.returncode, run.stdout + run.stderr, outputs


def expect(what, holds, said=""):
    global failed
    if not holds:
        failed += 1
        print(f"failed: {what}\n{said}", file=sys.stderr)


# A program that prints its words, one a line.
echo = work / "echo"
echo.write_text('#!/bin/sh\nfor word in "$@"; do printf "<%s>\\n" "$word"; done\n')
echo.chmod(0o755)
hostile = "$(touch owned)\n; touch owned\n*\n--only\na b\n`touch owned`"
status, said, outputs = play("Check", {"PROGRAM": str(echo), "ROOT": "a b; touch owned", "ARGUMENTS": hostile})
words = ["check", "--root=a b; touch owned", *hostile.split("\n"), "--format", "github"]
expect("words are taken as they stand", said == "".join(f"<{word}>\n" for word in words), said)
expect("nothing is run", not (work / "owned").exists())
expect("the status is told", status == 0 and outputs == {"status": "0"}, str(outputs))

# The program itself, on the demo with findings: SARIF is written, annotations are printed, the status is theirs.
shutil.copytree("Fixtures/Harbor", work / "harbor")
inputs = {"PROGRAM": program, "ROOT": "harbor", "SARIF": "report.sarif", "FAIL_ON": "HIGH"}
status, said, outputs = play("Check", inputs)
expect("findings fail the step", status == 1 and outputs == {"status": "1"}, said)
expect("annotations stand beside SARIF", said.count("::error file=") > 0, said)
expect("SARIF is written", (work / "report.sarif").exists() and '"2.1.0"' in (work / "report.sarif").read_text())
status, said, outputs = play("Check", inputs | {"PROFILE": "nonsense"})
expect("what cannot run ends with 2", status == 2 and outputs == {"status": "2"}, said)

# What a change does to the architecture goes to the summary; a weakened check fails the step where that is asked for.
repository = work / "repository"
(repository / "App").mkdir(parents=True)
(repository / "eaves.yml").write_text("eaves: 1\nprofile: clean-mvvm\n")
view = "import SwiftUI\nimport SwiftData\nstruct TripList: View {\n  @Query var trips: [Trip]\n}\n"
(repository / "App" / "TripList.swift").write_text(view)
for words in (["init", "-q"], ["add", "-A"], ["-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-qm", "a"]):
    subprocess.run(["git", "-C", str(repository), *words], check=True)
(repository / "eaves.yml").write_text("eaves: 1\nprofile: clean-mvvm\nexclude: [App]\n")
(repository / "Trip.swift").write_text("struct Trip {}\n")
inputs = {"PROGRAM": program, "ROOT": "repository", "DIFF": "HEAD"}
status, said, outputs = play("Check", inputs)
expect("what a change does is shown", "## Eaves: what this change does to the architecture" in said, said)
expect("a weakened check alone fails nothing", status == 0 and outputs == {"status": "0"}, said)
status, said, outputs = play("Check", inputs | {"WEAKENED": "true"})
expect("a weakened check fails the step where that is asked for", status == 1 and outputs == {"status": "1"}, said)
status, said, outputs = play("Check", inputs | {"WEAKENED": "true", "DIFF": "nowhere"})
expect("what cannot be compared ends with 2", status == 2 and outputs == {"status": "2"}, said)

for wrong in ({"DIFF": ""}, {"PROFILE": "mvvm"}, {"CONFIG": "eaves.yml"}):
    status, said, _ = play("Check", inputs | {"WEAKENED": "true"} | wrong)
    expect(f"fail-on-weakened with {wrong} is refused", status == 2 and "::error::fail-on-weakened" in said, said)

# A release is named by version and checksum, or not taken.
sum = "0" * 64
for version, checksum, right in [
    ("0.1.0", sum, True), ("", sum, False), ("0.1.0", "", False), ("0.1.0", "abc", False),
    ("../../x", sum, False), ("0.1.0\n", sum, False),
]:
    status, said, _ = play("Find the place of the program", {"VERSION": version, "CHECKSUM": checksum})
    expect(f"version {version!r}, checksum {checksum!r}", (status == 0) == right, said)

# What is fetched is held against its checksum before it is unpacked.
archive = work / "archive.tar.gz"
(work / "eaves").write_text("#!/bin/sh\necho released\n")
(work / "eaves").chmod(0o755)
subprocess.run(["tar", "-czf", archive, "-C", work, "eaves"], check=True)
(work / "bin").mkdir()
curl = work / "bin/curl"
curl.write_text(f'#!/bin/sh\nwhile [ "$1" != --output ]; do shift; done\necho "$3" >{work}/address\ncp {archive} "$2"\n')
curl.chmod(0o755)
place = {"REPOSITORY": "OWNER/eaves", "SERVER": "https://example.test", "VERSION": "0.1.0", "FOLDER": str(work / "taken")}
right = hashlib.sha256(archive.read_bytes()).hexdigest()
take, tools = "Take the released program", str(work / "bin")
status, said, _ = play(take, place | {"CHECKSUM": sum}, tools)
expect("another archive is not unpacked", status != 0 and not (work / "taken/eaves").exists(), said)
expect("its checksum is named", right in said and "::error" in said, said)
for runner, platform in [
    ("Linux-X64", "x86_64-linux"), ("Linux-ARM64", "aarch64-linux"),
    ("macOS-ARM64", "universal-macos"), ("macOS-X64", "universal-macos"),
]:
    shutil.rmtree(work / "taken")
    status, said, _ = play(take, place | {"CHECKSUM": right}, tools, runner)
    expect(f"the archive is unpacked on {runner}", status == 0 and (work / "taken/eaves").exists(), said)
    address = f"https://example.test/OWNER/eaves/releases/download/0.1.0/eaves-0.1.0-{platform}.tar.gz\n"
    expect(f"it is the one for {runner}", (work / "address").read_text() == address)
status, said, _ = play(take, place | {"CHECKSUM": right}, tools, "Windows-X64")
expect("other runners are told to build", status == 2 and "build: true" in said, said)

shutil.rmtree(work)
if failed:
    sys.exit(1)
print("the action takes words as they stand, releases by their checksum, and annotates beside SARIF")
