"""Cuts beside a file of graphs against the lightest ones, by igraph's integer programme: `compare.py GRAPHS`.

Where a cut says that it is exact it must weigh what igraph's does; where it says by how much it may be too heavy it
must be no heavier than that, and no lighter than igraph's. Fails where one does not keep its word.
"""

import re
import sys
import time

import igraph

# Knots up to which Eaves promises to be exact.
EXACT = 16


def read(line):
    words = line.split()
    arrows = [tuple(map(int, re.split("[>:]", word))) for word in words[1:]]
    return int(words[0]), arrows


def main():
    path = sys.argv[1]
    graphs = open(path).read().splitlines()
    cuts = [tuple(map(int, line.split())) for line in open(path + ".cuts").read().splitlines()]
    if len(graphs) != len(cuts):
        sys.exit(f"{len(graphs)} graphs, but {len(cuts)} cuts")
    exact = rough = lightest = wrong = 0
    most_above = most_slack = 0
    start = time.time()
    for line, (weight, slack) in zip(graphs, cuts):
        nodes, arrows = read(line)
        graph = igraph.Graph(nodes, [arrow[:2] for arrow in arrows], directed=True)
        weights = [arrow[2] for arrow in arrows]
        least = sum(weights[edge] for edge in graph.feedback_arc_set(weights=weights, method="ip"))
        knot = max(len(part) for part in graph.connected_components(mode="strong"))
        keeps = least <= weight <= least + slack and (knot > EXACT or slack == 0)
        if not keeps:
            wrong += 1
            print(f"WRONG: {weight}, {slack} too many at most, and {least} is enough: {line}")
        if knot <= EXACT:
            exact += 1
        else:
            rough += 1
            lightest += weight == least
            most_above = max(most_above, weight - least)
            most_slack = max(most_slack, slack)
    seconds = time.time() - start
    print(
        f"{len(graphs)} graphs: {exact} of knots up to {EXACT} nodes as light as igraph's; of {rough} larger ones "
        f"{lightest} too, the others at most {most_above} heavier (they say at most {most_slack}); "
        f"{wrong} wrong; igraph took {seconds:.0f} s"
    )
    sys.exit(1 if wrong else 0)


main()
