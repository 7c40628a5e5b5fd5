"""Random graphs, a line each: `graphs.py COUNT SEED`.

A line is the number of nodes and the arrows with their weights: `3 0>1:40 1>2:40 2>0:2`.
"""

import random
import sys


def graph(dice):
    """Few nodes with many arrows, more nodes with fewer: what another solves exactly in moments."""
    nodes = dice.randint(2, 26)
    pairs = [(a, b) for a in range(nodes) for b in range(nodes) if a != b]
    dice.shuffle(pairs)
    most = len(pairs) if nodes <= 12 else min(len(pairs), 7 * nodes if nodes <= 18 else 5 * nodes)
    heaviest = dice.choice([1, 9, 100])
    arrows = pairs[: dice.randint(nodes, max(nodes, most))]
    return f"{nodes} " + " ".join(f"{a}>{b}:{dice.randint(1, heaviest)}" for a, b in arrows)


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    dice = random.Random(seed)
    for _ in range(count):
        print(graph(dice))


main()
