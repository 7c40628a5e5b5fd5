"""Crossings of our pictures against those of Graphviz, on random graphs of modules.

    crossings.py WORK
"""

import os
import pathlib
import random
import re
import shutil
import subprocess
import sys

work = pathlib.Path(sys.argv[1])
eaves = os.environ["EAVES"]
GRAPHS = int(os.environ.get("EAVES_GRAPHS", "200"))
BAR = 1.15


def graph(seed):
    """Modules in layers that mostly look down, as those of applications do."""
    dice = random.Random(seed)
    nodes = dice.randint(6, 24)
    layers = sorted(dice.randrange(0, max(3, nodes // 4)) for _ in range(nodes))
    edges = set()
    for _ in range(int(nodes * dice.uniform(1.0, 2.2))):
        one, other = dice.sample(range(nodes), 2)
        if layers[one] > layers[other]:
            one, other = other, one
        if layers[one] != layers[other] and (layers[other] - layers[one] <= 2 or dice.random() < 0.3):
            edges.add((one, other))
    return nodes, sorted(edges)


def ours(nodes, edges, folder):
    """The routes that `eaves graph --format svg` draws."""
    shutil.rmtree(folder, ignore_errors=True)
    for node in range(nodes):
        place = folder / "Sources" / f"M{node}"
        place.mkdir(parents=True)
        uses = "".join(f"  let a{other}: T{other}\n" for one, other in edges if one == node)
        (place / "T.swift").write_text(f"struct T{node} {{\n{uses}}}\n")
    done = subprocess.run([eaves, "graph", "--root", str(folder), "--format", "svg", "--profile", "none"],
                          capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"eaves graph: {done.stderr}")
    routes = []
    for path in re.findall(r'<g class="arrow [^>]*>.*?<path d="([^"]*)"', done.stdout):
        routes.append(sampled(path))
    return routes


def sampled(path):
    """Points along a path of SVG that knows M, L and C."""
    tokens = re.findall(r"[MLC]|-?\d+(?:\.\d+)?", path)
    points, at, index = [], (0.0, 0.0), 0
    while index < len(tokens):
        command = tokens[index]
        index += 1
        if command == "C":
            n = [float(token) for token in tokens[index:index + 6]]
            index += 6
            points += bezier(at, (n[0], n[1]), (n[2], n[3]), (n[4], n[5]))
            at = (n[4], n[5])
        else:
            at = (float(tokens[index]), float(tokens[index + 1]))
            index += 2
            points.append(at)
    return points


def bezier(a, b, c, d, steps=12):
    points = []
    for step in range(1, steps + 1):
        t = step / steps
        u = 1 - t
        points.append(tuple(
            u**3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t**3 * d[k] for k in (0, 1)))
    return points


def dots(nodes, edges):
    """The routes of `dot`, with boxes as large as ours."""
    text = "digraph {\n node [shape=box width=1.6 height=0.64 fixedsize=true]\n"
    text += "".join(f" {node};\n" for node in range(nodes))
    text += "".join(f" {one} -> {other};\n" for one, other in edges) + "}\n"
    done = subprocess.run(["dot", "-Tplain"], input=text, capture_output=True, text=True, check=True)
    routes = []
    for line in done.stdout.splitlines():
        words = line.split()
        if words[0] != "edge":
            continue
        count = int(words[3])
        n = [float(word) * 100 for word in words[4:4 + 2 * count]]
        control = list(zip(n[0::2], n[1::2]))
        points = [control[0]]
        for index in range(0, len(control) - 3, 3):
            points += bezier(*control[index:index + 4])
        routes.append(points)
    return routes


def crossings(routes):
    count = 0
    boxes = [(min(x for x, _ in r), max(x for x, _ in r), min(y for _, y in r), max(y for _, y in r)) for r in routes]
    for i, one in enumerate(routes):
        for j in range(i + 1, len(routes)):
            a, b = boxes[i], boxes[j]
            if a[1] < b[0] or b[1] < a[0] or a[3] < b[2] or b[3] < a[2]:
                continue
            count += between(one, routes[j])
    return count


def between(one, other):
    count = 0
    for p, q in zip(one, one[1:]):
        for r, s in zip(other, other[1:]):
            if max(p[0], q[0]) < min(r[0], s[0]) or max(r[0], s[0]) < min(p[0], q[0]):
                continue
            if side(p, q, r) * side(p, q, s) < 0 and side(r, s, p) * side(r, s, q) < 0:
                count += 1
    return count


def side(p, q, r):
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def main():
    if not shutil.which("dot"):
        print("crossings: not compared, there is no `dot` here")
        return 0
    mine = theirs = 0
    for seed in range(GRAPHS):
        nodes, edges = graph(seed)
        routes = ours(nodes, edges, work / "graph")
        if len(routes) != len(edges):
            sys.exit(f"graph {seed}: {len(edges)} edges, {len(routes)} arrows")
        mine += crossings(routes)
        theirs += crossings(dots(nodes, edges))
    ratio = mine / max(1, theirs)
    print(f"crossings on {GRAPHS} graphs: {mine}, dot {theirs}, ratio {ratio:.2f} (bar {BAR})")
    return 1 if ratio > BAR else 0


sys.exit(main())
