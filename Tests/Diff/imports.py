"""The modules that a Swift file imports, read from its text."""

import functools
import re

OPENING = re.compile(r'/\*|//|(#*)("""|")|(#+)/|\n')
NESTED = re.compile(r"/\*|\*/")
KINDS = "struct|class|enum|protocol|typealias|func|let|var|actor"
IMPORT = re.compile(
    r"(?:^|[;\n])[ \t]*"
    r"(?:@\w+(?:\([^)]*\))?\s+)*"
    r"(?:(?:public|package|internal|private|fileprivate)\s+)?"
    r"(?:@\w+(?:\([^)]*\))?\s+)*"
    rf"import[ \t]+(?:(?:{KINDS})[ \t]+)?`?([^\W\d]\w*)")


def after_comment(text, at):
    """Where a comment of `/*` ends; it may hold others."""
    depth = 1
    while depth:
        found = NESTED.search(text, at)
        if found is None:
            return len(text)
        depth += 1 if found[0] == "/*" else -1
        at = found.end()
    return at


def after_string(text, at, hashes, quotes):
    """Where a string ends that began before `at`. What is put into it may hold strings."""
    part = re.compile(rf'\\{hashes}\(|\\{hashes}.|{quotes}{hashes}' + ("" if quotes == '"""' else r"|\n"), re.S)
    while True:
        found = part.search(text, at)
        if found is None:
            return len(text)
        at = found.end()
        if found[0].endswith("("):
            at = after_value(text, at)
        elif not found[0].startswith("\\"):
            return at


def after_value(text, at):
    """Where the parenthesis closes that opened before `at`."""
    depth, part = 1, re.compile(r'[()]|/\*|//[^\n]*|(#*)("""|")')
    while depth:
        found = part.search(text, at)
        if found is None:
            return len(text)
        at = found.end()
        if found[2]:
            at = after_string(text, at, found[1], found[2])
        elif found[0] == "/*":
            at = after_comment(text, at)
        elif found[0] in "()":
            depth += 1 if found[0] == "(" else -1
    return at


def bare(text):
    """The text without comments, strings and regular expressions in `#/…/#`."""
    kept, at = [], 0
    while True:
        found = OPENING.search(text, at)
        if found is None:
            return "".join(kept) + text[at:]
        kept.append(text[at:found.start()])
        at = found.end()
        if found[0] == "/*":
            at = after_comment(text, at)
            kept.append(" ")
        elif found[0] == "//":
            end = text.find("\n", at)
            at = len(text) if end < 0 else end
        elif found[2]:
            at = after_string(text, at, found[1], found[2])
            kept.append('""')
        elif found[3]:
            end = text.find("/" + found[3], at)
            at = len(text) if end < 0 else end + 1 + len(found[3])
        else:
            kept.append("\n")


@functools.lru_cache(maxsize=None)
def imports(content):
    """Of the bytes of a file: names of modules, whatever conditions they stand under."""
    text = content.decode(errors="replace").replace("\r\n", "\n").removeprefix("\ufeff")
    return frozenset(IMPORT.findall(bare(text)))
