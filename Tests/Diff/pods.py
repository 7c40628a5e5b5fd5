"""What a Podfile lists for its targets, read from its text."""

import re

OPENING = re.compile(r"^(?:if|unless|case|while|until|for|begin)\b|\bdo\b\s*(?:\|[^|]*\|)?\s*$")
NAMED = re.compile(r"""^(?:abstract_)?target[\s(]*["']([^"']+)["']""")
POD = re.compile(r"""^pod[\s(]+["']([^"']+)["']""")


def pods(text):
    """Pairs of a target and a pod; what stands in no target is of "Podfile", and a function counts where it is called."""
    found, functions, open_blocks = set(), {}, []
    for line in (re.sub(r"#.*", "", written).strip() for written in text.splitlines()):
        target, pod, function = NAMED.match(line), POD.match(line), re.match(r"def\s+(\w+)", line)
        added = {pod[1]} if pod else functions.get(line.removesuffix("()"), set())
        owner = next((block for block in reversed(open_blocks) if block), ("target", "Podfile"))
        if owner[0] == "function":
            functions[owner[1]] |= added
        else:
            found |= {(owner[1], name) for name in added}
        if target:
            open_blocks.append(("target", target[1]))
        elif function:
            functions[function[1]] = set()
            open_blocks.append(("function", function[1]))
        elif not pod and OPENING.search(line):
            open_blocks.append(None)
        elif line == "end" and open_blocks:
            open_blocks.pop()
    return found
