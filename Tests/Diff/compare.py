"""Compares what `eaves diff` says of merges with a comparison of two checkouts: see README.md."""

import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

from merges import Repository, git
from sides import Side

EAVES = os.environ["EAVES"]
COUNT, SEED = int(os.environ.get("COUNT", 40)), os.environ.get("SEED", "1")
LISTS = {
    "modules": ("name", "kind"), "dependencies": ("from", "to"), "imports": ("from", "to"),
    "thirdPartyImports": ("from", "to"),
}


def asked(folder, commit, kept):
    """What Eaves says, and how many seconds it takes."""
    start = time.perf_counter()
    command = [EAVES, "diff", commit, "--format", "json", "--root", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    seconds = time.perf_counter() - start
    if done.returncode:
        return None, seconds, done.stderr.strip()[-300:]
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text(done.stdout)
    return json.loads(done.stdout), seconds, ""


def expected(before, after, name):
    """For each direction: what must be there, and what may be there."""
    sure = [side.third_party if name == "thirdPartyImports" else getattr(side, name) for side in (before, after)]
    every = [s | (side.open_imports if name == "imports" else set()) for s, side in zip(sure, (before, after))]
    return {"added": (sure[1] - every[0], every[1] - sure[0]), "removed": (sure[0] - every[1], every[0] - sure[1])}


def difference(said, before, after):
    """Lines for what Eaves says and the checkouts do not, and the reverse; the numbers of changes by kind."""
    lines, counts = [], {}
    for name, parts in LISTS.items():
        for direction, (must, may) in expected(before, after, name).items():
            ours = {tuple(item[p] for p in parts) for item in said[name][direction]}
            counts[f"{name} {direction}"] = len(must)
            lines += [f"{name} {direction}: missing {' '.join(i)}" for i in sorted(must - ours)]
            lines += [f"{name} {direction}: too much {' '.join(i)}" for i in sorted(ours - may)]
    return lines, counts


def compare_merge(repository, merge, work):
    """What came of one merge; None where objects are missing."""
    if not repository.check_out(merge):
        return None
    parent = git(repository.clone, "rev-parse", merge + "^1").strip()
    before, after = Side(repository.before, work), Side(repository.after, work)
    kept = work / "results" / repository.name / f"{merge}.json"
    said, seconds, problem = asked(repository.after, parent, kept)
    row = {"merge": merge, "seconds": round(seconds, 3), "unread": before.unread + after.unread}
    if said is None:
        return {**row, "lines": [f"eaves fails: {problem}"], "counts": {}}
    lines, counts = difference(said, before, after)
    return {**row, "lines": lines, "counts": counts, "open": len(before.open_imports | after.open_imports)}


def compare(repository, work):
    rows, skipped = [], 0
    for merge in repository.chosen(COUNT, SEED):
        row = compare_merge(repository, merge, work)
        if row is None:
            skipped += 1
            continue
        rows.append(row)
        for line in row["lines"]:
            print(f"{repository.name} {merge[:12]}: {line}", flush=True)
        for page in sorted(set(row["unread"])):
            print(f"{repository.name} {merge[:12]}: not read by the script: {page}", flush=True)
        if len(rows) == COUNT:
            break
    (work / "results" / f"{repository.name}.json").write_text(json.dumps(rows, indent=1))
    return rows, skipped


def table(results):
    kinds = [f"{name} {direction}" for name in LISTS for direction in ("added", "removed")]
    yield "| repository | merges | " + " | ".join(kinds) + " | equal | unequal | skipped | median s | maximum s |"
    yield "|---" * (len(kinds) + 7) + "|"
    for name, (rows, skipped) in results.items():
        if not rows:
            continue
        sums = [str(sum(r["counts"].get(k, 0) for r in rows)) for k in kinds]
        unequal = sum(bool(r["lines"]) for r in rows)
        times = [r["seconds"] for r in rows]
        yield (
            f"| {name} | {len(rows)} | " + " | ".join(sums) + f" | {len(rows) - unequal} | {unequal} | {skipped} | "
            f"{statistics.median(times):.2f} | {max(times):.2f} |")


def main():
    work, results = Path(sys.argv[1]).resolve(), {}
    for source in sys.argv[2:]:
        repository = Repository(source, work)
        results[repository.name] = compare(repository, work)
        print(*table({repository.name: results[repository.name]}), sep="\n", flush=True)
    print(*table(results), sep="\n")
    return any(row["lines"] for rows, _ in results.values() for row in rows)


if __name__ == "__main__":
    sys.exit(main())
