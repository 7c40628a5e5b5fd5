"""The attacks: what a stranger's branch can bring, one function each."""

import os
import subprocess

CASES = []

VIEW = """import SwiftUI
import SwiftData
struct TripList: View {
    @Environment(\\.modelContext) private var context
    var body: some View { Text("a") }
}
"""
CONFIG = "eaves: 1\nprofile: clean-mvvm\n"
RULE = """---
title: No Store in Views
impact: HIGH
impactDescription: a view can be shown without a store
tags: layer
---

## No Store in Views

**Check:**

```yaml
for: view
never:
  holds: "*Store"
```

**Incorrect (the view keeps the store):**

```swift
struct Berths: View {
  let store: BerthStore // ✗
}
```

**Correct (the view keeps what it shows):**

```swift
struct Berths: View {
  let names: [String]
}
```
"""


def attack(function):
    CASES.append((function.__name__.replace("_", "-"), function))
    return function


def project(case, config=CONFIG):
    case.write("Sources/TripList.swift", VIEW)
    case.write("eaves.yml", config)


# MARK: What is written


def refused_output(case, output, before=None, tells=()):
    project(case, CONFIG + f"output: {output}\n")
    if before:
        before(case)
    case.commit()
    case.eaves("check", status=2, says=["eaves.yml:3:", *tells])


@attack
def output_above_the_project(case):
    refused_output(case, "../outside/report.txt")


@attack
def output_over_a_file_beside(case):
    refused_output(case, "../outside/secret.txt")


@attack
def output_over_a_source(case):
    refused_output(case, "Sources/TripList.swift")


@attack
def output_over_the_configuration(case):
    refused_output(case, "eaves.yml")


@attack
def output_at_an_absolute_place(case):
    refused_output(case, f'"{case.outside}/report.json"')


@attack
def output_with_steps_back(case):
    refused_output(case, "Sources/../../outside/report.txt")


@attack
def output_through_a_link(case):
    refused_output(case, "report.txt", lambda c: c.link("report.txt", "../outside/secret.txt"))


@attack
def output_through_a_link_that_leads_nowhere(case):
    refused_output(case, "report.txt", lambda c: c.link("report.txt", "../outside/new.txt"))


@attack
def output_through_a_linked_folder(case):
    refused_output(case, "Reports/report.txt", lambda c: c.link("Reports", "../outside"))


@attack
def output_through_a_link_inside(case):
    refused_output(case, "report.txt", lambda c: c.link("report.txt", "Sources/TripList.swift"))


@attack
def output_into_git(case):
    refused_output(case, ".git/config")


@attack
def output_into_git_hooks(case):
    refused_output(case, ".git/hooks/pre-commit")


@attack
def output_into_git_spelt_otherwise(case):
    refused_output(case, ".GIT/hooks/pre-commit")


@attack
def output_to_a_device(case):
    refused_output(case, "/dev/stdout")


@attack
def output_over_a_hard_link(case):
    # A hard link cannot be committed, but a report must never be written into a file that has other names.
    project(case, CONFIG + "output: report.txt\nfail-on: never\n")
    os.link(case.outside / "secret.txt", case.root / "report.txt")
    case.eaves("check", status=2)


@attack
def output_over_a_script_that_begins_like_a_report(case):
    refused_output(
        case, "tool.sh", lambda c: c.write("tool.sh", "#!/bin/sh\n# no findings in 1 file\nchecked: 1 rule\nrm -rf /\n"))


@attack
def output_over_notes(case):
    refused_output(case, "NOTES.md", lambda c: c.write("NOTES.md", "# Notes\n"))


@attack
def output_over_another_json(case):
    refused_output(case, "package.json\nformat: json", lambda c: c.write("package.json", '{ "name": "x" }\n'))


@attack
def a_report_may_replace_a_report(case):
    project(case, CONFIG + "output: report.json\nformat: json\nfail-on: never\n")
    case.commit()
    case.eaves("check", status=0, writes=["report.json"])
    case.eaves("check", status=0, writes=["report.json"])


@attack
def every_format_knows_its_own_reports(case):
    for name in "text json sarif xcode github gitlab junit checkstyle markdown agent".split():
        project(case, CONFIG + f"output: report\nformat: {name}\nfail-on: never\n")
        case.commit()
        case.eaves("check", status=0, writes=["report"], env={"GITHUB_STEP_SUMMARY": ""})
        case.eaves("check", status=0, writes=["report"], env={"GITHUB_STEP_SUMMARY": ""})


@attack
def a_flag_may_replace_any_plain_file(case):
    project(case, CONFIG + "fail-on: never\n")
    case.eaves("check", "--output", "../outside/report.txt", status=0, writes=[case.outside / "report.txt"])


@attack
def a_flag_follows_no_link_below_the_root(case):
    project(case, CONFIG + "fail-on: never\n")
    case.link("report.txt", "../outside/secret.txt")
    case.link("Reports", "../outside")
    case.link("dangling.txt", "../outside/new.txt")
    for place in ("report.txt", "Reports/report.txt", "dangling.txt"):
        case.eaves("check", "--output", place, status=2)
        case.eaves("graph", "--output", place, status=2)
        case.eaves("report", "--output", place, status=2)
    case.link("eaves-report.html", "../outside/secret.txt")
    case.eaves("report", status=2)


@attack
def a_baseline_above_the_project(case):
    project(case, CONFIG + "baseline: ../outside/base.json\n")
    case.commit()
    case.eaves("baseline", "write", status=2)
    case.eaves("check", status=2)


@attack
def a_baseline_over_a_source(case):
    project(case, CONFIG + "baseline: Sources/TripList.swift\n")
    case.commit()
    case.eaves("baseline", "write", "--force", status=2)
    case.eaves("baseline", "update", status=2)


@attack
def a_baseline_through_a_link(case):
    project(case, CONFIG)
    case.link("eaves-baseline.json", "../outside/secret.txt")
    case.eaves("baseline", "write", "--force", status=2)
    case.eaves("baseline", "update", status=2)
    case.eaves("baseline", "show", status=2)
    case.eaves("check", status=2)


@attack
def a_baseline_through_a_link_that_leads_nowhere(case):
    project(case, CONFIG)
    case.link("eaves-baseline.json", "../outside/base.json")
    for words in (["baseline", "write"], ["baseline", "write", "--force"], ["init", "--force"]):
        case.eaves(*words, status=2)


@attack
def init_through_links(case):
    case.write("Sources/TripList.swift", VIEW)
    case.link("eaves.yml", "../outside/secret.txt")
    case.eaves("init", status=2)
    case.eaves("init", "--force", status=2)


@attack
def init_through_a_link_that_leads_nowhere(case):
    case.write("Sources/TripList.swift", VIEW)
    case.link("eaves.yml", "../outside/eaves.yml")
    case.eaves("init", status=2)
    case.eaves("init", "--force", status=2)


@attack
def init_with_a_linked_baseline(case):
    case.write("Sources/TripList.swift", VIEW)
    case.link("eaves-baseline.json", "../outside/base.json")
    case.eaves("init", "--profile", "clean-mvvm", status=2)
    case.eaves("init", "--force", "--profile", "clean-mvvm", status=2)


@attack
def flags_that_widen_are_no_keys(case):
    for key in ("follow: true", 'root: ".."', "config: ../outside/secret.txt", "watch: true",
                "stdin-path: Sources/A.swift", "force: true", "grow: true"):
        project(case, CONFIG + key + "\n")
        case.eaves("check", status=2, says=["eaves.yml:3:1"])


@attack
def a_nested_configuration_says_nothing_of_output(case):
    project(case)
    case.write("Sources/Trips/eaves.yml", "eaves: 1\noutput: ../../../outside/report.txt\n")
    case.eaves("check", status=2)


@attack
def a_nested_project_says_nothing_from_above(case):
    project(case, CONFIG + "fail-on: never\n")
    case.write("Sources/Trips/eaves.yml", "eaves: 1\nprofile: base\noutput: ../../../outside/report.txt\n")
    case.write("Sources/Trips/A.swift", "struct A {}\n")
    case.eaves("check", status=0)


# MARK: What is read


@attack
def a_link_to_a_file_beside(case):
    project(case, CONFIG + "fail-on: never\n")
    case.link("Sources/Secret.swift", "../../outside/Secret.swift")
    case.commit()
    case.eaves("check", status=0, says=["Sources/Secret.swift"])
    case.eaves("check", "--strict", status=1)
    case.eaves("why", "Hidden", status={0, 1, 2})


@attack
def a_link_to_a_folder_beside(case):
    project(case, CONFIG + "fail-on: never\n")
    case.link("Sources/More", "../../outside/folder")
    case.commit()
    case.eaves("check", status=0, says=["Sources/More"])


@attack
def links_are_followed_where_the_caller_says_so(case):
    project(case, CONFIG + "fail-on: never\n")
    case.link("Sources/More", "../../outside/folder")
    case.eaves("check", "--follow", status=0, says=["2 views"], opens=[case.outside / "folder"])


@attack
def links_to_the_system(case):
    project(case, CONFIG + "fail-on: never\n")
    case.link("Sources/Passwords.swift", "/etc/passwd")
    case.link("Sources/Me.swift", "/proc/self/environ")
    case.link("Sources/Disk", "/")
    case.link("Sources/Zero.swift", "/dev/zero")
    case.eaves("check", status=0, says=["Passwords.swift", "Me.swift", "Zero.swift"], hides=["root:x", "PATH="])
    case.eaves("check", "--format", "json", status=0, hides=["root:x", "PATH="])


@attack
def a_chain_of_links(case):
    project(case, CONFIG + "fail-on: never\n")
    case.link("Sources/A.swift", "B.swift")
    case.link("Sources/B.swift", "../Links/C.swift")
    case.link("Links", "../outside")
    case.eaves("check", status=0)


@attack
def links_that_lead_to_themselves(case):
    project(case, CONFIG + "fail-on: never\n")
    case.link("Sources/A.swift", "A.swift")
    case.link("Sources/Loop", "../Sources")
    case.link("Sources/Up", "..")
    case.eaves("check", status=0)


@attack
def a_linked_ignore_file(case):
    project(case, CONFIG + "fail-on: never\n")
    case.link(".gitignore", "../outside/secret.txt")
    case.link("Sources/.gitignore", "/etc/passwd")
    case.eaves("check", status=0)


@attack
def a_linked_configuration(case):
    case.write("Sources/TripList.swift", VIEW)
    case.link("eaves.yml", "../outside/secret.txt")
    case.commit()
    for words in (["check"], ["rules"], ["config"], ["survey"], ["validate"], ["graph"], ["digest"]):
        case.eaves(*words, status={0, 2})
    case.eaves("check", status=2)


@attack
def a_linked_digest(case):
    project(case)
    case.link("AGENTS.md", "../outside/secret.txt")
    case.link("linked", "../outside")
    case.link("NULL.md", "/dev/zero")
    case.commit()
    for place in ("AGENTS.md", "linked/secret.txt", "NULL.md"):
        case.eaves("digest", "--check", place, status=2)
        case.eaves("digest", "--output", place, status=2)


@attack
def a_digest_that_commands(case):
    project(case)
    names = "".join(f"### HIGH: T (`{name}`)\n" for name in ("\x1b[2J", "::error::x", "\u202ex", "##[error]x"))
    case.write("AGENTS.md", "<!-- eaves:digest -->\n" + names + "<!-- /eaves:digest -->\n")
    case.eaves("digest", "--check", "AGENTS.md", status=1)


@attack
def a_linked_nested_configuration(case):
    project(case, CONFIG + "fail-on: never\n")
    case.link("Sources/eaves.yml", "../../outside/secret.txt")
    case.eaves("check", status={0, 2})


@attack
def a_linked_manifest(case):
    project(case, CONFIG + "fail-on: never\n")
    case.link("Package.swift", "../outside/Secret.swift")
    case.link("App.xcodeproj/project.pbxproj", "../../outside/secret.txt")
    case.link("App.xcconfig", "../outside/secret.txt")
    case.eaves("check", status=0)


@attack
def rules_of_the_whole_disk(case):
    project(case, CONFIG + "rules: [/]\n")
    case.eaves("check", status=2, says=["eaves.yml:3:9"])


@attack
def rules_beside_the_project(case):
    project(case, CONFIG + "rules: [../outside/rules]\n")
    case.commit()
    case.eaves("check", status=2, says=["eaves.yml:3:9"])


@attack
def rules_through_a_link(case):
    project(case, CONFIG + "rules: [Rules]\n")
    case.link("Rules", "../outside/rules")
    case.eaves("check", status=2)


@attack
def a_linked_document(case):
    project(case, CONFIG + "rules: [Rules]\nfail-on: never\n")
    case.write("Rules/own.md", RULE)
    case.link("Rules/foreign.md", "../../outside/rules/foreign.md")
    case.link("Rules/own.yml", "../../outside/secret.txt")
    case.eaves("check", status={0, 2})


@attack
def checks_beside_the_project(case):
    project(case, CONFIG + "checks: ../outside/rules\n")
    case.eaves("check", status=2, says=["eaves.yml:3:9"])


@attack
def a_baseline_beside_the_project(case):
    project(case, CONFIG + "baseline: ../outside/secret.txt\n")
    case.eaves("check", status=2, says=["eaves.yml:3:11"])


@attack
def rules_of_a_monorepo(case):
    case.write("Shared/Rules/no-store.md", RULE)
    case.write("App/eaves.yml", "eaves: 1\nprofile: none\nrules: [../Shared/Rules]\nfail-on: never\n")
    case.write("App/TripList.swift", VIEW)
    case.commit()
    case.eaves("check", "App", status=0, says=["1 rule"])


@attack
def the_configuration_of_the_base(case):
    base = case.outside / "base"
    (base / "Rules").mkdir(parents=True)
    (base / "Rules" / "no-store.md").write_text(RULE)
    (base / "eaves.yml").write_text("eaves: 1\nprofile: none\nrules: [Rules]\nfail-on: never\n")
    case.write("Sources/TripList.swift", "import SwiftUI\nstruct A: View { let store: TripStore }\n")
    case.write("eaves.yml", CONFIG + "off:\n  - rule: no-store\n    reason: mine\n")
    case.eaves("check", "--config", base / "eaves.yml", "--root", ".", status=0, says=["1 finding"], opens=[base])


@attack
def globs_lead_nowhere_else(case):
    project(case, CONFIG + 'include: ["/**", "**"]\nfail-on: never\n')
    case.eaves("check", status=0, says=["in 1 file"])
    project(case, CONFIG + 'include: ["../outside/**"]\n')
    case.eaves("check", status=2, says=["eaves.yml:3:"])
    project(case, CONFIG + 'modules:\n  - name: Out\n    path: "../outside/**"\n')
    case.eaves("check", status=2, says=["eaves.yml:5:"])


@attack
def a_pipe_is_never_waited_for(case):
    project(case, CONFIG + "fail-on: never\n")
    os.mkfifo(case.root / "Sources" / "Pipe.swift")
    os.mkfifo(case.root / ".gitignore")
    case.eaves("check", status=0, says=["Pipe.swift"])


# MARK: What git is asked


def with_history(case, config=CONFIG + "diff: HEAD\nfail-on: never\n"):
    project(case, config)
    case.commit()
    case.write("Sources/TripList.swift", VIEW + "// changed\n")


@attack
def a_bare_repository_among_the_files(case):
    evil = case.program_that_tells()
    case.write("Sources/TripList.swift", VIEW)
    case.write(".gitattributes", "* filter=x diff=x\n")
    case.write("eaves.yml", CONFIG + "diff: HEAD\nfail-on: never\n")
    bare = case.root
    case.git("init", "-q", "--bare", "inner.git")
    subprocess.run(["sh", "-c", f"mv inner.git/* . && rmdir inner.git"], cwd=bare, check=True)
    with open(bare / "config", "a") as config:
        config.write(f'[core]\n\tbare = false\n\tworktree = .\n\tfsmonitor = {evil}\n[filter "x"]\n\tclean = {evil}\n')
    case.eaves("check", status=2)


@attack
def a_bare_repository_in_a_folder(case):
    evil = case.program_that_tells()
    project(case)
    case.commit()
    case.git("init", "-q", "--bare", "Sources/inner")
    case.write("Sources/inner/A.swift", "struct A {}\n")
    case.write("Sources/inner/eaves.yml", CONFIG + "diff: HEAD\n")
    with open(case.root / "Sources/inner/config", "a") as config:
        config.write(f"[core]\n\tbare = false\n\tworktree = .\n\tfsmonitor = {evil}\n")
    case.eaves("check", "Sources/inner", status={0, 1, 2})
    case.eaves("check", folder=case.root / "Sources/inner", status={0, 1, 2})


@attack
def filters(case):
    evil = case.program_that_tells()
    with_history(case)
    case.write(".gitattributes", "* filter=x diff=x merge=x\n")
    for key in ("filter.x.clean", "filter.x.smudge", "filter.x.process", "diff.x.command", "diff.x.textconv",
                "merge.x.driver"):
        case.git("config", key, evil)
    case.git("config", "filter.x.required", "true")
    (case.base / "started").unlink(missing_ok=True)
    case.eaves("check", status=0, says=["since HEAD"])
    case.eaves("check", "--diff", "HEAD", status=0, says=["since HEAD"])


@attack
def a_filter_of_an_odd_name(case):
    evil = case.program_that_tells()
    with_history(case)
    name = "x.y=z\n"
    case.write(".gitattributes", "*.swift filter=a.b.c\n")
    with open(case.root / ".git/config", "a") as config:
        config.write(f'[filter "a.b.c"]\n\tclean = {evil}\n[FILTER "a.b.c"]\n\tprocess = {evil}\n')
    (case.base / "started").unlink(missing_ok=True)
    case.eaves("check", status=0, says=["since HEAD"])


@attack
def filters_of_an_included_configuration(case):
    evil = case.program_that_tells()
    with_history(case)
    case.write(".gitattributes", "* filter=x diff=x\n")
    case.write("shared.gitconfig", f'[filter "x"]\n\tclean = {evil}\n[diff "x"]\n\ttextconv = {evil}\n')
    case.git("config", "include.path", "../shared.gitconfig")
    case.eaves("check", status=0, says=["since HEAD"])


@attack
def programs_of_the_configuration(case):
    evil = case.program_that_tells()
    with_history(case)
    os.makedirs(case.root / "hooks", exist_ok=True)
    for hook in ("post-index-change", "fsmonitor-watchman", "reference-transaction", "pre-auto-gc"):
        case.write(f"hooks/{hook}", open(evil).read())
        (case.root / "hooks" / hook).chmod(0o755)
    for key in ("core.fsmonitor", "core.pager", "pager.diff", "diff.external", "core.sshCommand", "core.editor",
                "credential.helper", "core.askPass", "core.gitProxy", "gpg.program", "core.alternateRefsCommand"):
        case.git("config", key, evil)
    for word in ("diff", "rev-parse", "ls-files", "ls-tree", "cat-file", "merge-base"):
        case.git("config", f"alias.{word}", f"!{evil}")
    case.git("config", "core.hooksPath", str(case.root / "hooks"))
    case.git("config", "maintenance.auto", "true")
    case.git("config", "gc.auto", "1")
    case.git("config", "core.untrackedCache", "true")
    case.git("config", "core.splitIndex", "true")
    os.utime(case.root / "Sources/TripList.swift")
    (case.base / "started").unlink(missing_ok=True)
    case.eaves("check", status=0, says=["since HEAD"])


@attack
def a_work_tree_elsewhere(case):
    with_history(case)
    case.git("config", "core.worktree", str(case.outside))
    case.eaves("check", status={0, 2})


@attack
def a_repository_of_the_environment(case):
    evil = case.program_that_tells()
    with_history(case)
    other = case.outside / "other"
    other.mkdir()
    (other / "A.swift").write_text("struct A {}\n")
    case.commit(other)
    case.eaves("check", status=0, says=["since HEAD"], env={
        "GIT_DIR": str(other / ".git"), "GIT_WORK_TREE": str(other), "GIT_INDEX_FILE": str(other / ".git/index"),
        "GIT_EXTERNAL_DIFF": evil, "GIT_PAGER": evil, "GIT_SSH_COMMAND": evil, "GIT_CONFIG_COUNT": "1",
        "GIT_CONFIG_KEY_0": "core.fsmonitor", "GIT_CONFIG_VALUE_0": evil, "GIT_TRACE": str(case.outside / "t"),
        "GIT_CONFIG_PARAMETERS": f"'core.pager={evil}'", "GIT_EXEC_PATH": str(case.outside),
        "GIT_TRACE2_EVENT": str(case.outside / "t2"), "GIT_OBJECT_DIRECTORY": str(other / ".git/objects")})


@attack
def a_git_in_the_project(case):
    with_history(case)
    evil = case.program_that_tells("git")
    case.write("git", open(evil).read())
    (case.root / "git").chmod(0o755)
    for path in (f".:{os.environ['PATH']}", f":{os.environ['PATH']}", f"{case.root}:{os.environ['PATH']}"):
        case.eaves("check", status={0, 2}, env={"PATH": path})


@attack
def revisions_that_are_flags(case):
    for value in ("--output=../outside/x", "-O../outside/x", "--no-index", "HEAD --output=x", "^HEAD", "HEAD:eaves.yml",
                  "-h", "--upload-pack=x", "@{upstream}", "HEAD...HEAD~0...x", ":/x", "HEAD^{/x}"):
        with_history(case, CONFIG + f'diff: "{value}"\nfail-on: never\n')
        case.eaves("check", status={0, 2})


@attack
def a_partial_clone_fetches_nothing(case):
    origin = case.outside / "origin"
    origin.mkdir()
    (origin / "A.swift").write_text("struct A {}\n")
    case.commit(origin)
    (origin / "A.swift").write_text("struct A { let b: Int }\n")
    case.commit(origin)
    case.git("config", "uploadpack.allowFilter", "true", folder=origin)
    case.git("clone", "-q", "--filter=blob:none", f"file://{origin}", "clone", folder=case.base)
    clone = case.base / "clone"
    (clone / "eaves.yml").write_text(CONFIG + "diff: HEAD~1\nfail-on: never\n")
    case.eaves("check", folder=clone, status=2, opens=[])
    (clone / "eaves.yml").write_text(CONFIG + "diff: HEAD\nfail-on: never\n")
    case.eaves("check", folder=clone, status={0, 2}, opens=[])


@attack
def a_partial_clone_of_an_odd_transport(case):
    evil = case.program_that_tells()
    with_history(case)
    case.git("config", "remote.origin.url", f"ext::{evil}")
    case.git("config", "remote.origin.promisor", "true")
    case.git("config", "extensions.partialClone", "origin")
    case.git("config", "protocol.ext.allow", "always")
    for folder, _, files in os.walk(case.root / ".git/objects"):
        for name in files:
            if len(name) == 38:
                os.chmod(os.path.join(folder, name), 0o644)
    blob = case.git("rev-parse", "HEAD:Sources/TripList.swift")
    (case.root / ".git/objects" / blob[:2] / blob[2:]).unlink()
    case.eaves("check", status={0, 2})


def with_submodule(case, config=CONFIG + "diff: HEAD\nfail-on: never\n"):
    library = case.outside / "library"
    library.mkdir()
    (library / "Library.swift").write_text("import SwiftUI\nstruct Library: View {}\n")
    case.commit(library)
    project(case, config)
    case.commit()
    case.git("submodule", "add", "-q", str(library), "Library")
    case.commit()


@attack
def programs_of_a_submodule(case):
    evil = case.program_that_tells()
    with_submodule(case)
    place = case.root / ".git/modules/Library"
    with open(place / "config", "a") as config:
        config.write(f'[diff]\n\texternal = {evil}\n[core]\n\tfsmonitor = {evil}\n[filter "x"]\n\tclean = {evil}\n')
    case.write("Library/.gitattributes", "* filter=x diff=x\n")
    case.write("Library/Library.swift", "import SwiftUI\nstruct Library: View { let a: Int }\n")
    (case.base / "started").unlink(missing_ok=True)
    case.eaves("check", status=0, says=["since HEAD"])


@attack
def a_submodule_whose_commit_is_gone(case):
    with_submodule(case)
    for path, text in (("Library/Library.swift", "import SwiftUI\nimport SwiftData\nstruct L: View { let c: ModelContext }\n"),):
        case.write(path, text)
    library = case.root / "Library"
    case.git("checkout", "-q", "--orphan", "new", folder=library)
    case.commit(library)
    case.git("branch", "-q", "-D", "main", folder=library)
    for name in ("refs/remotes/origin/main", "refs/remotes/origin/HEAD"):
        subprocess.run(["git", "update-ref", "-d", name], cwd=library, capture_output=True)
    subprocess.run(["git", "reflog", "expire", "--expire=now", "--all"], cwd=library, capture_output=True)
    subprocess.run(["git", "gc", "-q", "--prune=now"], cwd=library, capture_output=True)
    case.eaves("check", status=0, says=["Library/Library.swift", "Library"], hides=["no findings"])


@attack
def a_submodule_that_is_not_there(case):
    with_submodule(case)
    case.git("submodule", "deinit", "-q", "-f", "Library")
    case.eaves("check", status=0, says=["no findings"])


@attack
def a_submodule_without_its_repository(case):
    with_submodule(case)
    case.write("Library/Library.swift", "import SwiftUI\nimport SwiftData\nstruct L: View { let c: ModelContext }\n")
    (case.root / "Library/.git").unlink()
    case.eaves("check", status=0, says=["Library/Library.swift"])


@attack
def a_submodule_that_leads_elsewhere(case):
    evil = case.program_that_tells()
    with_submodule(case)
    other = case.outside / "other"
    other.mkdir()
    case.commit(other)
    with open(other / ".git/config", "a") as config:
        config.write(f"[core]\n\tfsmonitor = {evil}\n\tworktree = {case.outside}\n")
    case.write("Library/.git", f"gitdir: {other}/.git\n")
    case.eaves("check", status={0, 2}, opens=[other])


# MARK: What is printed

NAMES = [
    "::error::x.swift", "::stop-commands::x.swift", "a\x1b]0;title\x07.swift", "a\x1b[2J.swift", "line\nbreak.swift",
    "line\r::error::x.swift", "a\u202eb.swift", "a\u200eb.swift", "a\u061cb.swift", "a\u2028b.swift",
    "a\u2066b.swift", "<script>.swift", "a&b\"c'.swift", "##[error]x.swift", "@everyone.swift", "a|b.swift",
    "a\u0085b.swift", "a\x7fb.swift", "e\u0301\u202e.swift", "]]>.swift",
]


@attack
def names_that_command(case):
    project(case, CONFIG + "fail-on: never\n")
    for name in NAMES:
        case.write(f"Sources/{name}", VIEW.replace("TripList", "T" + str(NAMES.index(name))))
    for form in "text json sarif xcode github gitlab junit checkstyle markdown agent".split():
        case.eaves("check", "--format", form, status=0)
    case.eaves("graph", status=0)
    case.eaves("graph", "--format", "dot", status=0)
    case.eaves("graph", "--format", "svg", status=0)
    case.eaves("report", "--output", "-", status=0)
    case.eaves("survey", status=0)
    case.eaves("digest", status=0)
    for name in NAMES:
        case.eaves("check", f"Sources/{name}", "--root", ".", status=0)
        case.eaves("facts", f"Sources/{name}", status=0)
        case.eaves("explain", f"Sources/{name}:4", status={0, 2})
        case.eaves("rules", "--for", f"Sources/{name}", status={0, 2})
        case.eaves("config", "--for", f"Sources/{name}", status={0, 2})


@attack
def words_that_command(case):
    evil = '\\e]0;x\\a::error::x\u202e'
    for key in ("profile", "diff", "only", "skip", "rules", "checks", "baseline", "format", "fail-on"):
        project(case, f'eaves: 1\n{key}: "::error::x\u202e\u200e\x1b[2J"\n')
        case.eaves("check", status=2)
        project(case, f'eaves: 1\n"::error::\x1b{key}\u202e": 1\n')
        case.eaves("check", status=2)
    project(case)
    for word in ("::error::x", "\x1b[2J", "\u202ex", "a\nb"):
        for words in (["check", word], ["check", "--profile", word], ["why", word], ["explain", word],
                      ["check", "--diff", word], ["check", "--only", word], ["facts", word], ["help", word],
                      [word], [f"--{word}"], ["rules", "new", word], ["validate", word], ["baseline", word]):
            case.eaves(*words, status={0, 1, 2})


@attack
def identifiers_that_command(case):
    project(case, CONFIG + "fail-on: never\n")
    case.write("Sources/A.swift", "import SwiftUI\nimport SwiftData\nstruct `::error::\u202e x`: View {\n"
               "  let `a\u200eb`: ModelContext\n  let c: ModelContext // \x1b[2J \u202e\n}\n::error::x\n")
    for form in "text json sarif xcode github gitlab junit checkstyle markdown agent".split():
        case.eaves("check", "--format", form, status=0)
    case.eaves("facts", "Sources/A.swift", status=0)
    case.eaves("facts", "Sources/A.swift", "--json", status=0)


@attack
def documents_that_command(case):
    project(case, "eaves: 1\nprofile: none\nrules: [Rules]\nfail-on: never\n")
    case.write("Sources/B.swift", "import SwiftUI\nstruct B: View { let store: AStore }\n")
    case.write("Rules/::error::x\u202e.md", RULE.replace("No Store", "\x1b[2J\u202e::error::No Store"))
    for form in "text json sarif xcode github gitlab junit checkstyle markdown agent".split():
        case.eaves("check", "--format", form, status={0, 2})
    for words in (["rules"], ["validate"], ["validate", "Rules"], ["baseline", "show"]):
        case.eaves(*words, status={0, 1, 2})


# MARK: What is not looked at


@attack
def an_ignore_file_hides_no_tracked_file(case):
    project(case, CONFIG)
    case.write(".gitignore", "*\n")
    case.commit()
    case.eaves("check", status=1, says=["Sources/TripList.swift:4"])


@attack
def exclusions_are_counted(case):
    project(case, CONFIG + 'exclude: ["Sources/TripList.swift"]\n')
    case.write("Sources/B.swift", "struct B {}\n")
    case.commit()
    case.eaves("check", status=0, says=["1 excluded"])


@attack
def no_rule_is_no_green_run(case):
    project(case, "eaves: 1\nprofile: none\n")
    case.eaves("check", status=2)


@attack
def every_rule_off_is_no_green_run(case):
    out = subprocess.run([case.program, "rules", "--profile", "clean-mvvm", "--root", str(case.root)],
                         capture_output=True, text=True).stdout
    import re
    ids = sorted(set(re.findall(r"\b[a-z]+(?:-[a-z]+)+\b", out)))
    known = [i for i in ids if os.path.exists(f"Rules/{i}.md")]
    assert len(known) > 10, known
    project(case, CONFIG + "off:\n" + "".join(f"  - rule: {i}\n    reason: mine\n" for i in known))
    case.eaves("check", status=2)


@attack
def few_descriptors(case):
    project(case, CONFIG)
    for number in range(200):
        case.write(f"Sources/F{number}/A.swift", VIEW.replace("TripList", f"V{number}"))
    for limit in (8, 12, 20, 64):
        out, err = case.eaves("check", "--jobs", "8", status={1, 2}, limit=limit)
        if "findings in 201 files" not in out and "descriptors" not in err and "open files" not in err:
            from attack import Failure
            raise Failure(f"with {limit} descriptors: {out[-300:]} {err}")


@attack
def allowances_cover_what_they_say(case):
    project(case, CONFIG)
    case.write("Sources/TripList.swift", VIEW.replace(
        "struct TripList", "let a = 1 // eaves:allow layer-view-no-data-access -- mine\nstruct TripList"))
    case.eaves("check", status=1, says=["`TripList` accesses the database through"])
    for reason in ("", " -- ", " -- \u00a0", " -- \u200b", " -- …", " -- -"):
        case.write("Sources/TripList.swift", VIEW.replace(
            "struct TripList", f"// eaves:allow layer-view-no-data-access{reason}\nstruct TripList"))
        case.eaves("check", status=1, says=["`TripList` accesses the database through", "gives no reason"])
    case.write("Sources/TripList.swift", VIEW.replace(
        "struct TripList", "// // eaves:allow layer-view-no-data-access -- mine\nstruct TripList"))
    case.eaves("check", status=1, says=["`TripList` accesses the database through"])


# MARK: How long it takes


@attack
def a_huge_configuration(case):
    project(case)
    with open(case.root / "eaves.yml", "wb") as file:
        file.truncate(3 << 30)
    case.eaves("check", status=2)


@attack
def a_huge_glob(case):
    project(case, CONFIG + 'exclude: ["' + "**/*a" * 1_000_000 + '"]\nfail-on: never\n')
    case.eaves("check", status={0, 2})


@attack
def globs_that_branch(case):
    project(case, CONFIG + 'exclude: ["' + "**/*a*" * 200 + 'b", "' + "*a" * 2000 + 'b"]\nfail-on: never\n')
    case.write("a" * 200 + ".swift", "struct A {}\n")
    case.write("/".join(["a" * 20] * 40) + "/a.swift", "struct A {}\n")
    case.write(".gitignore", "**/" * 500 + "*a*a*a*a*a*a*a*b\n" + "*a" * 100 + "b\n")
    case.eaves("check", status={0, 2})


@attack
def deep_pages(case):
    for text in ("a: " + "[" * 100_000, "".join(" " * n + "a:\n" for n in range(3000)), "- " * 100_000):
        project(case, text)
        case.eaves("check", status=2)
    project(case, CONFIG + "fail-on: never\n")
    case.write("eaves-baseline.json", "[" * 200_000)
    case.eaves("check", status=2)
    case.write("eaves-baseline.json", '{"a": ' * 100_000)
    case.eaves("check", status=2)


@attack
def deep_code(case):
    project(case, CONFIG + "fail-on: never\n")
    case.write("Sources/A.swift", "struct A: View { var body: some View " + "{ a " * 100_000)
    case.write("Sources/B.swift", "let a = " + "(" * 200_000)
    case.write("Sources/C.swift", "let a: " + "[" * 200_000)
    case.write("Sources/D.swift", "struct A { " * 20_000)
    case.write("Sources/E.swift", '"\\(' * 50_000)
    case.eaves("check", status=0)
    case.eaves("facts", "Sources/D.swift", status=0)


@attack
def one_long_line(case):
    project(case, CONFIG + "fail-on: never\n")
    case.write("Sources/A.swift", "import SwiftUI; import SwiftData; struct A: View { "
               + "let c: ModelContext; ?? § " * 20_000 + "}")
    case.eaves("check", status=0)
    case.eaves("check", "--format", "sarif", status=0)


# MARK: Pages from which projects are made


MODULES = "eaves: 1\nprofile: modular-mvvm-c\nfail-on: never\n"


def modules(case, pages, names=("Sources/TripList.swift",)):
    """Pages that declare modules, asked for by `check` and by `facts`; what facts say comes back."""
    project(case, MODULES)
    for name in names:
        case.write(name, VIEW)
    for path, text in pages.items():
        case.write(path, text)
    case.commit()
    case.eaves("check", status=0)
    return case.eaves("facts", "--modules", status=0)[0]


@attack
def blueprints_that_lead_out(case):
    (case.outside / "Out.xcconfig").write_text("PRODUCT_NAME = canary-of-settings\n")
    spec = ("include: [../outside/secret.txt, /etc/passwd]\nconfigFiles:\n  Debug: ../outside/Out.xcconfig\n"
            "targets:\n  A:\n    type: framework\n    sources: [../outside, /etc, Sources/../.., ~/x]\n")
    said = modules(case, {"project.yml": spec})
    assert " A, 0 files" in said, said
    assert said.count("does not lie below the root") >= 4 and "canary-of-settings" not in said, said


@attack
def blueprints_that_are_links(case):
    (case.outside / "page").write_text("targets:\n  Secret:\n    type: framework\n    sources: [.]\n")
    (case.outside / "build").write_text('swift_library(name = "Secret", srcs = ["a.swift"])\n')
    project(case, MODULES)
    case.link("project.yml", "../outside/page")
    case.link("a/BUILD", "../../outside/build")
    case.link("b/BUILD.bazel", "/dev/zero")
    case.link("c/project.yml", "project.yml")
    os.mkfifo(case.root / "BUILD")
    case.eaves("check", status=0, says=["project.yml:1:1: not understood", "BUILD:1:1: not understood"])
    case.eaves("facts", "--modules", status=0, hides=["Secret"])


@attack
def blueprints_that_would_start_something(case):
    evil = case.program_that_tells()
    spec = (f"options:\n  preGenCommand: {evil}\n  postGenCommand: {evil}\ntargets:\n  A:\n    type: framework\n"
            f"    sources: [Sources]\n    preBuildScripts:\n      - script: {evil}\n")
    tuist = ("import ProjectDescription\nimport Foundation\nlet started = try! Process.run(URL(fileURLWithPath: "
             f'"{evil}"), arguments: [])\nlet project = Project(name: "T", targets: [])\n')
    build = f'genrule(name = "g", cmd = "{evil}", outs = ["x.swift"])\nswift_library(name = "B", srcs = [":g"])\n'
    modules(case, {"project.yml": spec, "T/Project.swift": tuist, "T/Tuist/Config.swift": tuist, "BUILD": build})


@attack
def blueprints_without_end(case):
    targets = "targets:\n"
    specs = [
        targets + "  a: " + "{" * 1_900_000, targets + "  a:\n    sources: [" + "a, " * 200_000 + "a]\n",
        targets + "".join(f"  t{n}: {{type: tool}}\n" for n in range(80_000)),
        targets + "".join(" " * (n + 1) + "a:\n" for n in range(1_500)),
        targets + "  a: &a [x]\n" + "".join(f"  b{n}: &b{n} [*b{n - 1}, *b{n - 1}]\n" for n in range(1, 40_000)),
        "targetTemplates:\n" + "".join(
            f"  T{n}:\n    templates: [{', '.join(f'T{(n + m) % 300}' for m in range(300))}]\n" for n in range(300))
        + targets + "".join(f"  t{n}:\n    type: tool\n    templates: [T0]\n" for n in range(3_000)),
        "settings:\n  PRODUCT_NAME: $(A0)\n" + "".join(
            f"  A{n}: $(A{(n + 1) % 50})$(A{(n + 7) % 50})\n" for n in range(50))
        + targets + "".join(f"  t{n}:\n    type: tool\n" for n in range(3_000)),
        targets.encode() + b"  a\xff\xfe:\n    type: \x80\n" + b"\0" * 1_000_000,
        targets + "# " + "x" * 3_000_000,
    ]
    for text in specs:
        modules(case, {"project.yml": text})
    (case.root / "project.yml").unlink()
    for text in ("[" * 100_000, 'let a = "PRODUCT_NAME"\n' * 100_000, "Project(" * 20_000):
        modules(case, {"Project.swift": "import ProjectDescription\nlet project = Project(targets: " + text})


# MARK: Evidence that is taken away


SCREEN = "layer-view-no-data-access"


def fetching(extra=""):
    return ("import SwiftUI\nstruct TripScreen: View {\n    let session: URLSession\n"
            "    var body: some View { Text(\"a\").task { _ = try? await session.data(from: url) } }\n}\n" + extra)


@attack
def a_name_that_is_declared_where_nothing_compiles(case):
    for condition in ("NEVER", "os(Linux)", "!canImport(Darwin)", "false"):
        project(case)
        case.write("Sources/TripScreen.swift", fetching())
        case.write("Sources/Shim.swift", f"#if {condition}\nstruct URLSession {{}}\nstruct ModelContext {{}}\n#endif\n")
        case.eaves("check", status=1, says=["TripScreen.swift:3", "TripList.swift:4"])


@attack
def a_role_that_is_taken_away_where_nothing_compiles(case):
    project(case)
    case.write("Sources/Trips.swift", "protocol TripRepository {}\nfinal class LiveTripRepository: TripRepository {}\n")
    case.write("Sources/TripScreen.swift", "import SwiftUI\nstruct TripScreen: View {\n"
               "    let trips: LiveTripRepository\n    var body: some View { Text(\"a\") }\n}\n")
    case.write("Sources/Shim.swift", "#if NEVER\nextension LiveTripRepository: Codable {}\n#endif\n")
    case.eaves("check", status=1, says=["TripScreen.swift:3"])


@attack
def a_view_that_is_a_preview_where_nothing_compiles(case):
    project(case)
    case.write("Sources/Shim.swift", "#if NEVER\nextension TripList: PreviewProvider {}\n#endif\n")
    case.eaves("check", status=1, says=["TripList.swift:4"])


# MARK: Changes whose effect stands elsewhere


@attack
def a_change_that_breaks_another_file(case):
    project(case)
    case.write("Sources/TripList.swift", "import SwiftUI\nstruct TripList: Screen {\n    let trips: TripRepository\n"
               "    var body: some View { Text(\"a\") }\n}\n")
    case.write("Sources/Trips.swift", "protocol TripRepository {}\nprotocol Screen {}\n")
    case.commit()
    case.write("Sources/Trips.swift", "import SwiftUI\nprotocol TripRepository {}\nprotocol Screen: View {}\n")
    case.commit()
    case.eaves("check", "--diff", "HEAD~1", status=1, says=["TripList.swift:3"])


@attack
def a_change_of_the_configuration(case):
    for name, text in (("eaves.yml", CONFIG + "words:\n  network: [Fetcher]\n"),
                       ("Rules/no-store.md", RULE), ("eaves-baseline.json", None)):
        project(case, CONFIG + ("rules: [Rules]\n" if name.startswith("Rules") else ""))
        case.write("Sources/TripList.swift", CLEAN)
        case.write("Rules/no-store.md", RULE.replace("MEDIUM", "LOW") + "\nMore words.\n")
        case.commit()
        case.write("Sources/TripList.swift", VIEW)
        if text is None:
            subprocess.run([case.program, "baseline", "write", "--profile", "base"], cwd=case.root, check=True,
                           capture_output=True)
        else:
            case.write(name, text)
        case.commit()
        case.eaves("check", "--diff", "HEAD~1", status=1, says=["TripList.swift:4"])
        (case.root / "eaves-baseline.json").unlink(missing_ok=True)


@attack
def an_entry_that_comes_with_its_violation(case):
    project(case)
    case.write("Sources/TripList.swift", CLEAN)
    case.commit()
    case.write("Sources/TripList.swift", VIEW)
    subprocess.run([case.program, "baseline", "write"], cwd=case.root, check=True, capture_output=True)
    case.commit()
    case.eaves("check", "--diff", "HEAD~1", status=1, says=["TripList.swift:4"])


CLEAN = "import SwiftUI\nstruct TripList: View { var body: some View { Text(\"\") } }\n"
ALLOWED = VIEW.replace("    @Environment", "    // eaves:allow layer-view-no-data-access -- mine\n    @Environment")


@attack
def an_allowance_for_an_older_finding(case):
    project(case)
    case.commit()
    case.write("Sources/TripList.swift", ALLOWED)
    case.commit()
    case.eaves("check", "--diff", "HEAD~1", status=0, says=["since HEAD~1"])
    case.eaves("diff", "HEAD~1", "--fail-on-weakened", status=1, says=["TripList.swift:5"])


@attack
def what_is_fixed_elsewhere_pays_for_nothing(case):
    project(case)
    case.write("Sources/Home.swift", CLEAN.replace("TripList", "Home"))
    case.commit()
    case.write("Sources/TripList.swift", CLEAN)
    case.write("Sources/Home.swift", VIEW.replace("TripList", "Home"))
    case.commit()
    case.eaves("check", "--diff", "HEAD~1", status=1, says=["Home.swift:4"])


@attack
def a_comment_above_an_attribute_that_moves(case):
    project(case)
    case.write("Sources/TripList.swift", ALLOWED.replace("    @Environment", "    @available(iOS 17, *)\n    @Environment"))
    case.write("Sources/Home.swift", CLEAN.replace("TripList", "Home"))
    case.commit()
    moved = ALLOWED.replace("    @Environment", "    @available(iOS 17, *)\n    @Environment").replace("TripList", "Home")
    case.write("Sources/TripList.swift", CLEAN)
    case.write("Sources/Home.swift", moved)
    case.commit()
    case.eaves("check", "--diff", "HEAD~1", status=1, says=["Home.swift:"])
    case.eaves("diff", "HEAD~1", "--fail-on-weakened", status=1, says=["weakened"])


@attack
def a_file_in_place_of_the_rules(case):
    project(case, CONFIG + "rules: [Rules]\n")
    case.write("Rules/no-store.md", RULE)
    case.commit()
    case.git("mv", "Rules", "Rulez")
    case.write("Rules", "no folder\n")
    case.write("eaves.yml", CONFIG + "rules: [Rulez]\noff:\n  - rule: layer-view-no-data-access\n    reason: mine\n")
    case.commit()
    case.eaves("diff", "HEAD~1", "--fail-on-weakened", status=1, says=["weakened"])


@attack
def a_configuration_that_moves_the_root(case):
    project(case, "eaves: 1\nprofile: clean-mvvm\n")
    case.commit()
    case.write("Sources/eaves.yml", "eaves: 1\nprofile: none\n")
    case.eaves("diff", "HEAD", "--fail-on-weakened", status=2, says=["the root of the project was"],
               folder=case.root / "Sources")
    (case.root / "Sources/eaves.yml").unlink()
    case.eaves("diff", "HEAD", "--fail-on-weakened", status=0, folder=case.root / "Sources")


@attack
def a_folder_that_becomes_a_repository(case):
    project(case)
    case.commit()
    case.git("rm", "-rq", "--cached", "Sources")
    case.git("init", "-q", "-b", "main", folder=case.root / "Sources")
    case.git("add", "-A", folder=case.root / "Sources")
    case.git("commit", "-qm", "mine", folder=case.root / "Sources")
    case.eaves("diff", "HEAD", "--root", "Sources", status=2, says=["lies in another repository"])


@attack
def code_among_the_documents(case):
    project(case, CONFIG + "rules: [Rules]\n")
    case.write("Rules/no-store.md", RULE)
    case.write("Rules/Home.swift", CLEAN.replace("TripList", "Home"))
    case.commit()
    case.write("Rules/Home.swift", CLEAN.replace("{ var", "{ let store: TripStore; var").replace("TripList", "Home"))
    case.write("Rules/no-store.md", RULE.replace("HIGH", "LOW"))
    case.eaves("diff", "HEAD", "--fail-on-weakened", status=1, says=["weakened"])


@attack
def a_link_that_is_called_like_a_configuration(case):
    case.write("Root/eaves.yml", CONFIG)
    case.write("Root/A.swift", CLEAN)
    case.write("Shared/Home.swift", VIEW.replace("TripList", "Home"))
    case.commit()
    case.link("Root/Ext/eaves.yml", "../../Shared")
    case.write("Root/eaves.yml", CONFIG + "off:\n  - rule: layer-view-no-data-access\n    reason: mine\n")
    case.eaves("diff", "HEAD", "--root", "Root", "--fail-on-weakened", status=1, says=["weakened"])


@attack
def a_configuration_that_applied_nowhere(case):
    case.write("Root/eaves.yml", CONFIG + "fail-on: HIGH\n")
    case.write("Root/A.swift", CLEAN)
    case.write("Shared/Home.swift", "import SwiftUI\nstruct Home: View { var body: some View { AnyView(Text(\"\")) } }\n")
    case.write("Shared/eaves.yml", "impact:\n  - rule: view-no-any-view\n    level: CRITICAL\n")
    case.commit()
    case.link("Root/B", "../Shared")
    (case.root / "Shared/eaves.yml").unlink()
    case.eaves("diff", "HEAD", "--root", "Root", "--fail-on-weakened", status=1, says=["weakened"])


@attack
def rules_behind_two_links(case):
    project(case, CONFIG + "rules: [Rules]\n")
    case.write("Rules/README.md", "# Rules\n")
    case.write("kit/more/no-store.md", RULE)
    case.write("Sources/Home.swift", CLEAN.replace("{ var", "{ let store: TripStore; var"))
    case.link("kit/deep", "more")
    case.link("Rules/shared", "../kit/deep")
    case.commit()
    case.write("kit/more/no-store.md", RULE.replace("HIGH", "LOW"))
    case.eaves("diff", "HEAD", "--fail-on-weakened", status=1, says=["weakened"])


@attack
def links_without_end(case):
    project(case)
    for number in range(400):
        case.write(f"Pack/{number}/eaves.yml", "off: []\n")
        case.link(f"Links/{number}", "../Pack")
    case.commit()
    case.write("eaves.yml", CONFIG + "fail-on: HIGH\n")
    case.eaves("diff", "HEAD", status={0, 1, 2})


@attack
def a_long_chain_of_calls(case):
    project(case)
    case.commit()
    chain = "".join("enum C%d { static func go() { %s } }\n" % (
        i, "C%d.go()" % (i + 1) if i < 999 else "_ = URLSession.shared") for i in range(1000))
    case.write("Sources/Chain.swift", "import Foundation\n" + chain)
    case.eaves("diff", "HEAD", status=0)


@attack
def a_breach_that_comes_with_its_allowance(case):
    project(case)
    case.write("Sources/TripList.swift", CLEAN)
    case.commit()
    case.write("Sources/TripList.swift", ALLOWED)
    case.commit()
    case.eaves("check", "--diff", "HEAD~1", status=1, says=["TripList.swift:5"])


# MARK: Names and places that exempt


PACKAGE = ('// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: "P", targets: '
           '[.target(name: "App", path: "App")])\n')


@attack
def production_code_that_is_called_tests(case):
    for path in ("App/TripListTests.swift", "App/Tests/TripList.swift", "App/Tests/Deep/TripList.swift",
                 "App/Specs/TripList.swift", "App/TripListSpec.swift", "App/TestSupport/TripList.swift"):
        case.write("Package.swift", PACKAGE)
        case.write("eaves.yml", CONFIG)
        case.write(path, VIEW)
        case.eaves("check", status=1, says=[f"{path}:4"])
        (case.root / path).unlink()


@attack
def production_code_that_is_called_a_mock(case):
    for old, new in (("TripList", "MockTripList"), ("TripList", "TripListStub"), ("TripList", "TripListSpy"),
                     ("TripList", "TripListPreviews")):
        case.write("Package.swift", PACKAGE)
        case.write("eaves.yml", CONFIG)
        case.write("App/A.swift", VIEW.replace(old, new))
        case.write("App/B.swift", "import SwiftUI\nstruct Row: View { var body: some View { Text(\"a\") } }\n")
        out, err = case.eaves("check", status={0, 1})
        if "A.swift:4" not in out:
            case.eaves("coverage", status=0, says=[new])


@attack
def look_alikes_of_the_sdk(case):
    case.write("Package.swift", PACKAGE)
    case.write("eaves.yml", CONFIG)
    case.write("App/A.swift", VIEW)
    case.write("App/B.swift", "import SwiftUI\nprotocol UITripView {}\nextension TripList: UITripView {}\n"
               "extension View { func defaultAppStorage(_ a: Int) -> some View { self } }\n"
               "protocol PreviewProvider {}\nextension TripList: PreviewProvider {}\n")
    out, err = case.eaves("check", status={0, 1})
    if "A.swift:4" not in out:
        case.eaves("coverage", status=0, says=["TripList"])


# MARK: Green without a check


@attack
def a_least_impact_that_leaves_no_rule(case):
    for page in ("eaves: 1\nprofile: vanilla-mv\nmin-impact: CRITICAL\n", CONFIG + "min-impact: CRITICAL\n"):
        project(case, page)
        case.eaves("check", status=2)


@attack
def roles_that_exempt_a_view(case):
    for role in ("test", "preview", "mock"):
        project(case, CONFIG + f"roles:\n  {role}:\n    - name: TripList\n")
        case.write("Sources/B.swift", "import SwiftUI\nstruct Row: View { var body: some View { Text(\"a\") } }\n")
        case.eaves("check", "--strict", status=1, says=["TripList"])
        out, err = case.eaves("check", status={0, 1})
        if "TripList.swift:4" not in out and "exempt" not in out:
            from attack import Failure
            raise Failure(f"a role {role} exempts in silence\n{out}")


# MARK: Globs against names


@attack
def many_globs_against_many_names(case):
    count = 8_000
    globs = "".join(f'    - "*Gone{n}x*"\n    - "*Gone{n}*z*"\n    - "?one{n}*"\n' for n in range(count))
    project(case, CONFIG + "fail-on: never\nwords:\n  network:\n" + globs)
    case.write("Sources/Names.swift", "".join(
        f"class Alpha{n}Beta {{ let x: Gamma{n}Delta; func f() {{ Omega{n}Psi.go() }} }}\n" for n in range(count)))
    case.eaves("check", status=0)


# MARK: What editors and agents say


def framed(*messages):
    import json
    texts = [json.dumps({"jsonrpc": "2.0", **message}) for message in messages]
    return "".join(f"Content-Length: {len(text)}\r\n\r\n{text}" for text in texts)


@attack
def positions_beyond_all_numbers(case):
    project(case)
    uri = f"file://{case.root}/Sources/TripList.swift"
    document = {"uri": uri}
    for number in (2**63 - 1, 2**63, -(2**63), 2**31, 10**300):
        far = {"line": number, "character": number}
        span = {"start": far, "end": far}
        talk = [{"id": 1, "method": "initialize", "params": {"rootUri": f"file://{case.root}", "capabilities": {}}},
                {"method": "initialized", "params": {}},
                {"method": "textDocument/didOpen", "params": {"textDocument": {"uri": uri, "text": VIEW}}},
                {"method": "textDocument/didChange", "params": {
                    "textDocument": document, "contentChanges": [{"range": span, "text": "x"}]}}]
        talk += [{"id": 2 + n, "method": f"textDocument/{name}", "params": {
            "textDocument": document, "position": far, "range": span, "context": {"diagnostics": []}}}
            for n, name in enumerate(("hover", "completion", "codeAction"))]
        talk += [{"id": 8, "method": "workspace/executeCommand", "params": {
            "command": "eaves.explain", "arguments": [uri, number]}},
            {"id": 9, "method": "shutdown"}, {"method": "exit"}]
        said = " ".join(said_by_server(case, framed(*talk)))
        for name in range(1, 10):
            if f'"id":{name},' not in said and name not in (5, 6, 7):
                from attack import Failure
                raise Failure(f"no answer {name} to {number}\n{said[-800:]}")


def said_by_server(case, text):
    # Frames end in CR LF, which no other output may hold.
    case.runs += 1
    done = subprocess.run([case.program, "lsp"], cwd=case.root, input=text.encode(), capture_output=True, timeout=60)
    if done.returncode != 0:
        from attack import Failure
        raise Failure(f"status {done.returncode}\n{done.stderr.decode(errors='replace')[:800]}")
    return done.stdout.decode().split("\r\n")


@attack
def a_hook_that_is_led_out(case):
    import json
    case.write("Sources/TripList.swift", VIEW)
    case.link("Out", "../outside")
    case.link("Sources/Secret.swift", "../../outside/Secret.swift")
    (case.outside / "eaves.yml").write_text(CONFIG)
    for path in ("Out/Secret.swift", "Sources/Secret.swift"):
        event = {"hook_event_name": "PostToolUse", "tool_name": "Edit", "cwd": str(case.root),
                 "tool_input": {"file_path": f"{case.root}/{path}"}}
        case.eaves("hook", status=1, says=["through a link"], input=json.dumps(event))


# MARK: Without a repository


@attack
def links_out_of_a_project_without_git(case):
    case.write("Sources/TripList.swift", VIEW)
    case.link("Out", "../outside")
    case.link("Sources/Secret.swift", "../../outside/Secret.swift")
    for words in (["init", "Out"], ["init", "--root", "Out", "--force"], ["baseline", "write", "--root", "Out"],
                  ["baseline", "write", "--baseline", "Out/b.json"], ["facts", "Out/Secret.swift"],
                  ["facts", "Sources/Secret.swift"], ["check", "Out"], ["survey", "Out"]):
        case.eaves(*words, status=2)
    allow = ["allow", "layer-view-no-data-access", "--reason", "x", "Out", "--profile", "clean-mvvm"]
    case.eaves(*allow, status=0, says=["nothing to allow"])
    (case.outside / "eaves.yml").write_text("eaves: 1\n")
    case.eaves(*allow, status=2)


@attack
def a_folder_that_is_swapped_for_a_link(case):
    for n in range(300):
        case.write(f"Sub/A{n}.swift", VIEW.replace("TripList", f"V{n}"))
    swap = ("mv project/Sub project/Real; ln -s ../outside project/Sub; rm project/Sub; mv project/Real project/Sub")
    for words in (["init", "Sub", "--force", "--profile", "clean-mvvm"],
                  ["baseline", "write", "--force", "--root", "Sub", "--profile", "clean-mvvm"]):
        for _ in range(8):
            try:
                case.eaves(*words, status={0, 1, 2}, during=swap, opens=[case.outside],
                           writes=[f"{folder}/{name}" for folder in ("Sub", "Real")
                                   for name in ("eaves.yml", "eaves-baseline.json")]
                           + [f"{folder}/A{n}.swift" for folder in ("Sub", "Real") for n in range(300)]
                           + ["Sub"])
            finally:
                if (case.root / "Sub").is_symlink():
                    (case.root / "Sub").unlink()
                if (case.root / "Real").exists():
                    os.rename(case.root / "Real", case.root / "Sub")


@attack
def a_file_that_may_not_grow(case):
    project(case, CONFIG + "fail-on: never\n")
    case.eaves("check", "--output", "r.txt", status=2, writes=["r.txt"], largest=0)
    (case.root / "eaves.yml").unlink()
    case.eaves("init", "--profile", "clean-mvvm", status=2, writes=["eaves.yml", "eaves-baseline.json"], largest=0)
    left = sorted(os.listdir(case.root))
    if left != ["Sources"]:
        from attack import Failure
        raise Failure(f"leaves {left}")


@attack
def a_reader_that_goes(case):
    project(case)
    for words in (["check"], ["check", "--format", "json"], ["help"], ["explain", "--language"]):
        case.runs += 1
        reading, writing = os.pipe()
        os.close(reading)
        try:
            done = subprocess.run([case.program, *words], cwd=case.root, stdout=writing, stderr=subprocess.PIPE)
        finally:
            os.close(writing)
        if done.returncode != 0:
            from attack import Failure
            raise Failure(f"status {done.returncode} of {words}\n{done.stderr[:500]}")


# MARK: Documents that others draw


@attack
def a_document_that_holds_markup(case):
    import json
    project(case, "eaves: 1\nprofile: none\nrules: [Rules]\n")
    tricks = ["<img src=x onerror=alert(1)>", "[a](javascript:alert(1))", "[a]( JaVaScRiPt:alert(1))",
              "[a](java&#115;cript:alert(1))", "[a]: javascript:alert(1)", "![a](https://evil.example/x.png)",
              "`` ` `` <script>", "| `a | <script> ` |", "    ```\n<script>\n    ```", "- ```\n  a\n  ```\n<script>"]
    case.write("Rules/no-store-in-views.md", RULE + "\n" + "\n\n".join(tricks) + "\n")
    out, err = case.eaves("check", "--format", "sarif", status={0, 1})
    help = json.loads(out)["runs"][0]["tool"]["driver"]["rules"][0]["help"]["markdown"]
    code = False
    for line in help.split("\n"):
        if line.startswith("```"):
            code = not code
        if not code and ("<" in line.replace("`` ` `` <", "") or "](j" in line or "]( J" in line or "]:" in line):
            from attack import Failure
            raise Failure(f"draws {line!r}")


# MARK: Files of Xcode


@attack
def swift_under_another_name(case):
    project(case)
    case.write("Sources/Hidden.txt", VIEW.replace("TripList", "Hidden"))
    case.write("App.xcodeproj/project.pbxproj", """// !$*UTF8*$!
{ objects = {
  A = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
  G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
  F = { isa = PBXFileReference; explicitFileType = sourcecode.swift; path = Sources/Hidden.txt; sourceTree = "<group>"; };
  B = { isa = PBXBuildFile; fileRef = F; };
  S = { isa = PBXSourcesBuildPhase; files = (B); };
  T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); buildConfigurationList = L; };
  L = { isa = XCConfigurationList; buildConfigurations = (C); };
  C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
}; rootObject = A; }
""")
    out, err = case.eaves("check", status={0, 1})
    if "Hidden.txt" not in out:
        case.eaves("coverage", status=0, says=["Hidden.txt"])
